//! Which texts are positions of Totem, by the arbiter's list of refusals.

use super::super::{Board, EMPTY, Square, letter_of, name, plus};
use super::moves::{advanced_to, in_check};
use super::{SIZE, State};

type Verdict = Result<(), String>;

const MAX_COUNT: u32 = 2_000_000_000;

fn demand(holds: bool, reason: &str) -> Verdict {
    if holds { Ok(()) } else { Err(reason.to_owned()) }
}

/// Whether a text is a position of the game, or else why not.
pub(crate) fn is_valid(fen: &str) -> Verdict {
    let fields: Vec<&str> = fen.split(' ').collect();
    demand(fields.len() == 10, "not ten fields")?;
    check_placement(fields[0])?;
    demand(["w", "b"].contains(&fields[1]), "side to move")?;
    check_castling(fields[2])?;
    check_squares(fields[3])?;
    check_count(fields[4], 0, MAX_COUNT)?;
    check_count(fields[5], 1, MAX_COUNT)?;
    check_count(fields[6], 0, 2)?;
    demand(["-", "?", "!w", "!b"].contains(&fields[7]), "phase")?;
    check_barred(fields[8])?;
    check_undo(fields[9])?;
    check_meaning(&State::read(fen), fen)
}

fn check_placement(text: &str) -> Verdict {
    let rows: Vec<&str> = text.split('/').collect();
    demand(rows.len() == SIZE as usize, "ranks")?;
    for row in rows {
        demand(row.chars().all(|c| "PNBRQKTSApnbrqktsa0123456789".contains(c)), "letters")?;
        let width = |c: char| c.to_digit(10).filter(|empty| *empty > 0).unwrap_or(1);
        demand(row.chars().map(width).sum::<u32>() == SIZE as u32, "width of a rank")?;
    }
    demand(Board::read(SIZE, text).write() == text, "counts that should be one")
}

fn check_castling(text: &str) -> Verdict {
    let ordered: String = "KQkq".chars().filter(|right| text.contains(*right)).collect();
    demand(text == "-" || !text.is_empty() && text == ordered, "castling")
}

/// An en passant field by its form: names of squares.
fn check_squares(text: &str) -> Verdict {
    let pairs = text.as_bytes().chunks(2);
    let named = pairs.into_iter().all(|pair| {
        matches!(pair, [file, rank]
            if (b'a'..=b'i').contains(file) && (b'1'..=b'9').contains(rank))
    });
    demand(text == "-" || !text.is_empty() && named, "en passant squares")
}

fn check_count(text: &str, least: u32, most: u32) -> Verdict {
    let number = text.parse::<u32>().ok().filter(|number| number.to_string() == text);
    demand(number.is_some_and(|number| (least..=most).contains(&number)), "a number")
}

fn check_barred(text: &str) -> Verdict {
    demand(["-", "w", "b", "wb"].contains(&text), "barred")
}

fn check_undo(text: &str) -> Verdict {
    if text == "-" {
        return Ok(());
    }
    let fields: Vec<&str> = text.split(',').collect();
    demand(fields.len() == 5, "fields of undo")?;
    check_placement(fields[0])?;
    check_castling(fields[1])?;
    check_squares(fields[2])?;
    check_count(fields[3], 0, MAX_COUNT)?;
    check_barred(fields[4])
}

fn check_meaning(state: &State, fen: &str) -> Verdict {
    check_pieces(state)?;
    let mut kept = state.clone();
    kept.drop_rights();
    demand(kept.castling == state.castling, "a right without king or rook at home")?;
    let decides = state.phase == if state.white { "!b" } else { "!w" };
    let checked = in_check(&state.board, !state.white);
    demand(decides || !checked, "the player not to move is in check")?;
    let settled = state.phase == "-" && state.undo == "-";
    demand(settled || state.plies == 0, "a count where a roll is owed or was just made")?;
    demand(state.phase != "?" || state.undo == "-", "undo before the roll")?;
    demand(!state.phase.starts_with('!') || state.undo != "-", "a decision without undo")?;
    if state.undo == "-" { check_passed_over(state) } else { check_roll(state, fen) }
}

fn check_pieces(state: &State) -> Verdict {
    let board = &state.board;
    demand(board.all("0").len() == 1, "not one Null")?;
    for white in [true, false] {
        let last = if white { SIZE - 1 } else { 0 };
        let count = |letters: &str| board.all(letters).len();
        demand(count(if white { "KSA" } else { "ksa" }) == 1, "not one royal")?;
        let totems = count(if white { "T" } else { "t" });
        demand(totems <= 1, "two Totems")?;
        demand(totems == 0 || !state.is_barred(white), "a barred side with a Totem")?;
        let on_rank = |kind: char, ranks: &[i32]| {
            let stand = |(_, rank): &Square| ranks.contains(rank);
            board.all(&letter_of(kind, white).to_string()).iter().any(stand)
        };
        demand(!on_rank('p', &[last]), "a pawn on its last rank")?;
        demand(!on_rank('s', &[0, SIZE - 1]), "a Spirit King on the first or last rank")?;
    }
    Ok(())
}

/// The en passant squares are those that a pawn of the side not to move has just passed over,
/// where no roll has changed the board since.
fn check_passed_over(state: &State) -> Verdict {
    let targets = state.targets();
    if targets.is_empty() {
        return Ok(());
    }
    let (second, ahead) = if state.white { (SIZE - 2, -1) } else { (1, 1) };
    let board = &state.board;
    let whose = |kind: char| letter_of(kind, !state.white);
    let start = (targets[0].0, second);
    let steps = 1..=targets.len() as i32;
    let wanted: String = steps.map(|step| name(plus(start, (0, step * ahead)))).collect();
    demand(targets.len() <= 2 && wanted == state.en_passant, "not squares that a pawn passes")?;
    demand(board.at(advanced_to(&targets)) == whose('p'), "no pawn that advanced")?;
    let free = |at: &Square| board.at(*at) == EMPTY || board.at(*at) == whose('t');
    demand(targets.iter().all(free), "a pawn cannot have passed there")?;
    let swapped = [whose('t'), whose('a')].contains(&board.at(start));
    demand(swapped || board.at(start) == EMPTY, "a pawn cannot have come from there")
}

/// The position before the roll is one, and some number rolled there gives this one, or asks the
/// player to move, who then accepts.
fn check_roll(state: &State, fen: &str) -> Verdict {
    let before = state.before_roll().unwrap().write();
    is_valid(&before)?;
    let accepted = state.phase == "-";
    let asking = State { phase: if state.white { "!w" } else { "!b" }.to_owned(), ..state.clone() };
    let asked = asking.write();
    let gives = |after: &String| after == fen || accepted && *after == asked;
    demand(super::legal(&before).values().any(gives), "no roll gives this position")
}
