//! What each game does in given positions, case by case, and what the independent reading of its
//! law says of every position on the way.
//!
//! A line of `cases/` is a position, actions that are played there after ` > `, if any, and after
//! ` | ` what must be so then:
//!
//! - `= FEN`: the position reached, or the result if the Null has ended the game; `...` stands
//!   for the position before the last roll.
//! - `e2: e3 e4`: how the legal actions that begin so go on, and `.` for one that is complete;
//!   all of them are those of `legal:`.
//! - `barred: a5 a8`: the empty squares where no legal action places the Gravitatur.
//! - `+e2e4 -e2e5`: actions that are legal and others that are not.
//! - `e2e4 is e4`: the notation of an action.
//! - `outcome ongoing`, `claim no`, `white acts`, `in check`, `not in check`.
//!
//! `{KQ}` stands for each of these letters, in a case of its own.

use rules::{Action, DrawClaim, Game, Phase};

use crate::reference::compare::{D8, GRAVITATUR, Reading, TOTEM, compare};
use crate::support;

#[test]
fn chess() {
    support::check_cases("cases/chess.txt", |line| check_line("chess", None, line));
}

#[test]
fn gravitatur() {
    check_file("gravitatur", GRAVITATUR);
}

#[test]
fn superpermutation_d8() {
    check_file("superpermutation-d8", D8);
}

#[test]
fn totem() {
    check_file("totem", TOTEM);
}

#[test]
fn totem_null() {
    check_file("totem-null", TOTEM);
}

fn check_file(name: &str, reading: Reading) {
    let path = format!("cases/{name}.txt");
    support::check_cases(&path, |line| check_line(reading.id, Some(reading), line));
}

/// Checks a line for each letter in its braces.
fn check_line(id: &str, reading: Option<Reading>, line: &str) -> Result<(), String> {
    let Some((_, rest)) = line.split_once('{') else {
        return check(id, reading, line);
    };
    let (letters, _) = rest.split_once('}').ok_or("a brace is not closed")?;
    if letters.is_empty() {
        return Err("braces have letters".to_owned());
    }
    let group = format!("{{{letters}}}");
    letters
        .chars()
        .try_for_each(|letter| check_line(id, reading, &line.replace(&group, &letter.to_string())))
}

fn check(id: &str, reading: Option<Reading>, case: &str) -> Result<(), String> {
    let (played, wanted) = case.split_once(" | ").ok_or("a case has ` | `")?;
    let (fen, actions) = played.split_once(" > ").unwrap_or((played, ""));
    let mut game = Game::from_fen(support::variant(id), fen).map_err(|error| error.to_string())?;
    let read = |game: &Game| reading.map_or(Ok(()), |it| compare(it, game).map(drop));
    read(&game)?;
    for text in actions.split_whitespace() {
        play(&mut game, text)?;
        match game.position().phase {
            Phase::Over(_) => check_over(&mut game, text),
            _ => read(&game)?,
        }
    }
    let found = found(&game, wanted)?;
    if found == wanted { Ok(()) } else { Err(format!("found: {found}")) }
}

fn action(text: &str) -> Result<Action, String> {
    text.parse().map_err(|_| format!("`{text}` is no action"))
}

fn play(game: &mut Game, text: &str) -> Result<(), String> {
    game.play(action(text)?).map_err(|error| format!("`{text}` in {}: {error}", game.fen()))
}

/// When the Null has ended a game nothing more can be done, nor the last action again.
fn check_over(game: &mut Game, last: &str) {
    assert_eq!(support::outcome(game), support::reached(game));
    assert_eq!((game.legal_actions().len(), game.claim()), (0, None));
    assert!(play(game, last).is_err());
}

/// Refuses a start of an action that is barred anyway: who is to move must have a piece there, or
/// the square of a placement must be empty.
fn check_start(game: &Game, start: &str) -> Result<(), String> {
    let (text, wanted) = match start.strip_prefix('@') {
        Some(text) => (text, None),
        None => (start, Some(game.position().turn)),
    };
    let square = text.get(..2).and_then(|text| text.parse().ok());
    let square = square.ok_or_else(|| format!("`{start}` begins with no square"))?;
    let found = game.position().board.piece_at(square).map(|piece| piece.color);
    if found == wanted { Ok(()) } else { Err(format!("`{start}` can never be legal here")) }
}

/// What a game has to say on what is `wanted`, in the same words.
fn found(game: &Game, wanted: &str) -> Result<String, String> {
    let legal = support::legal(game);
    if let Some(reached) = wanted.strip_prefix("= ") {
        let found = support::reached(game);
        return Ok(match (reached.ends_with(" ..."), found.rsplit_once(' ')) {
            (true, Some((rest, before))) if before != "-" => format!("= {rest} ..."),
            _ => format!("= {found}"),
        });
    }
    if wanted.starts_with(['+', '-']) {
        if !game.legal_actions().iter().any(|action| action.is_turn()) {
            return Err("no turn at all is legal".to_owned());
        }
        let signed = |word: &str| {
            let action = action(word.trim_start_matches(['+', '-']))?;
            if word.starts_with('-') && !matches!(action, Action::Sacrifice | Action::Undo) {
                check_start(game, &word[1..])?;
            }
            Ok(format!("{}{action}", if game.is_legal(action) { '+' } else { '-' }))
        };
        return Ok(wanted.split(' ').map(signed).collect::<Result<Vec<_>, String>>()?.join(" "));
    }
    if let Some((text, _)) = wanted.split_once(" is ") {
        let action = action(text)?;
        if !game.is_legal(action) {
            return Err(format!("`{text}` is not legal"));
        }
        return Ok(format!("{text} is {}", game.notation(action)));
    }
    if wanted.starts_with("barred:") {
        let occupied = game.position().board.occupied();
        let placed = |at| game.legal_actions().iter().any(|action| action.placement() == Some(at));
        let squares = game.variant().features().board_size.squares();
        let barred = squares.filter(|&at| !occupied.contains(at) && !placed(at));
        return Ok(format!("barred:{}", barred.map(|at| format!(" {at}")).collect::<String>()));
    }
    if let Some((start, ends)) = wanted.split_once(':') {
        if ends.is_empty() && start != "legal" {
            check_start(game, start)?;
        }
        let begins = if start == "legal" { "" } else { start };
        let ends: String = legal
            .iter()
            .filter_map(|action| action.strip_prefix(begins))
            .map(|end| if end.is_empty() { " .".to_owned() } else { format!(" {end}") })
            .collect();
        return Ok(format!("{start}:{ends}"));
    }
    let position = game.position();
    Ok(match wanted.split(' ').next_back() {
        Some("acts") => format!("{} acts", position.side_to_act().name()),
        Some("check") => match game.variant().king_in_check(position, position.turn) {
            Some(_) => "in check".to_owned(),
            None => "not in check".to_owned(),
        },
        _ if wanted.starts_with("claim ") => match game.claim() {
            Some(DrawClaim::Repetition) => "claim repetition".to_owned(),
            Some(DrawClaim::Moves) => "claim moves".to_owned(),
            None => "claim no".to_owned(),
        },
        _ if wanted.starts_with("outcome ") => format!("outcome {}", support::outcome(game)),
        _ => return Err("no case is written so".to_owned()),
    })
}
