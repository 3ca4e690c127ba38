//! Every mate in one is found, in d8 for every number, and every one in two: on random positions of
//! each game, compared with all that is legal, tried out.

use std::collections::BTreeSet;

use engine::player::Player;
use rules::protocol::Session;
use rules::{Action, Color, Game, Outcome, Phase, Position, Variant, variants};

use crate::support::{Answers, Best, Numbers, read_odds};

/// How many positions of each game.
const POSITIONS: usize = 500;
/// In how many of them at least there is a mate in one.
const MATES: usize = 40;

/// The actions that win at once for `side`, whatever is rolled and decided after them.
fn winning(arbiter: &mut Session, id: &str, fen: &str, side: &str) -> BTreeSet<String> {
    arbiter.obeyed(&format!("position {id} fen {fen}"));
    let legal = arbiter.obeyed("legal");
    let wins = |action: &&str| wins(arbiter, id, fen, action, side);
    legal.split_whitespace().filter(wins).map(str::to_owned).collect()
}

/// Whether `actions`, after which nobody makes a turn of free will, win for `side`.
fn wins(arbiter: &mut Session, id: &str, fen: &str, actions: &str, side: &str) -> bool {
    let reached = arbiter.obeyed(&format!("position {id} fen {fen} moves {actions}"));
    let outcome = arbiter.obeyed("outcome");
    if outcome != "ongoing" {
        return outcome.starts_with(side);
    }
    // A roll or a decision follows: all that may come of it must win.
    let phase = reached.split(' ').nth(8).unwrap_or_default();
    if id != "totem" || !phase.starts_with(['?', '!']) {
        return false;
    }
    let next = arbiter.obeyed("legal");
    next.split(' ').all(|next| wins(arbiter, id, fen, &format!("{actions} {next}"), side))
}

/// The colour of the side to move.
fn mover(fen: &str) -> &'static str {
    if fen.split(' ').nth(1) == Some("w") { "white" } else { "black" }
}

/// A position in which somebody makes a turn or, in d8, rolls for one; by random play or, every
/// other time, a random ending.
fn position(id: &str, numbers: &mut Numbers) -> String {
    let mut arbiter = Session::default();
    loop {
        let reached = if numbers.below(2) == 0 {
            played(&mut arbiter, id, numbers)
        } else {
            arbiter.ask(&format!("position {id} fen {}", ending(id, numbers)))
        };
        let Some(fen) = reached.strip_prefix("ok ") else {
            continue;
        };
        let awaited = id == "totem" && [" ? ", " !"].iter().any(|phase| fen.contains(phase));
        if !awaited && arbiter.obeyed("outcome") == "ongoing" {
            return fen.to_owned();
        }
    }
}

/// What a random game has come to.
fn played(arbiter: &mut Session, id: &str, numbers: &mut Numbers) -> String {
    let mut reached = arbiter.obeyed(&format!("position {id} startpos"));
    for _ in 0..numbers.below(120) {
        let legal = arbiter.obeyed("legal");
        let actions: Vec<&str> = legal.split_whitespace().collect();
        let Some(action) = numbers.pick(&actions) else {
            break;
        };
        reached = arbiter.obeyed(&format!("play {action}"));
    }
    reached
}

/// A few strong pieces against a king at the edge, which may be no position of the game.
fn ending(id: &str, numbers: &mut Numbers) -> String {
    let side = if id == "totem" { 9 } else { 8 };
    let mut board = vec!['1'; side * side];
    let last = board.len() - 1;
    let edge =
        [0, last, side - 1, last + 1 - side, numbers.below(side), last - numbers.below(side)];
    board[numbers.pick(&edge).unwrap()] = 'k';
    let mut pieces = vec!['K', 'Q', 'R', ['Q', 'R', 'N', 'B', 'P'][numbers.below(5)]];
    pieces.extend(["", "p", "pp", "rp", "ppn"][numbers.below(5)].chars());
    if id == "totem" {
        pieces.extend(["0", "0T", "0t", "0Tt"][numbers.below(4)].chars());
    }
    for piece in pieces {
        let free: Vec<usize> = (0..board.len()).filter(|&square| board[square] == '1').collect();
        board[numbers.pick(&free).unwrap()] = piece;
    }
    let turned = numbers.below(2) == 1;
    if turned {
        board.iter_mut().for_each(|letter| *letter = swapped(*letter));
    }
    let ranks: Vec<String> = board.chunks(side).map(|rank| rank.iter().collect()).collect();
    let turn = if turned { 'b' } else { 'w' };
    let rest = match id {
        "superpermutation-d8" => " ?".to_owned(),
        "totem" => format!(" {} - - -", numbers.below(3)),
        _ => String::new(),
    };
    format!("{} {turn} - - 0 1{rest}", counted(&ranks.join("/")))
}

fn swapped(letter: char) -> char {
    if letter.is_ascii_uppercase() {
        letter.to_ascii_lowercase()
    } else {
        letter.to_ascii_uppercase()
    }
}

/// A board with its empty squares, which are ones, counted.
fn counted(board: &str) -> String {
    (2..=9).rev().fold(board.to_owned(), |board, empty| {
        board.replace(&"1".repeat(empty), &empty.to_string())
    })
}

/// Asks for the best turn of a position, which must win if and only if one wins; whether one does.
fn check_turn(arbiter: &mut Session, player: &mut Player, id: &str, fen: &str) -> bool {
    let wanted = winning(arbiter, id, fen, mover(fen));
    player.obeyed(&format!("position {id} fen {fen}"));
    let best = Best::read(&player.obeyed("go depth 1"));
    assert_eq!(best.score == "#1", !wanted.is_empty(), "{id} {fen}: {best:?}, {wanted:?}");
    assert!(wanted.is_empty() || wanted.contains(&best.action), "{id} {fen}: {best:?}, {wanted:?}");
    !wanted.is_empty()
}

/// Asks for the odds of a position of d8, which must mark the numbers that mate; whether any does.
fn check_odds(arbiter: &mut Session, player: &mut Player, id: &str, fen: &str) -> bool {
    let unrolled = fen.strip_suffix('?').unwrap();
    player.obeyed(&format!("position {id} fen {fen}"));
    let odds = read_odds(&player.obeyed("odds depth 1"));
    let mut any = false;
    for (number, face) in (1..).zip(odds) {
        let wanted = winning(arbiter, id, &format!("{unrolled}{number}"), mover(fen));
        any |= !wanted.is_empty();
        assert_eq!(face.wins, !wanted.is_empty(), "{fen}: {number}: {face:?}, {wanted:?}");
        if face.wins {
            assert!(wanted.contains(&face.action.unwrap()), "{fen}: {number}: {wanted:?}");
            assert!(face.value > 0.9999, "{fen}: {number}");
        }
    }
    any
}

fn check(id: &str) {
    let (mut arbiter, mut player) = (Session::default(), Player::default());
    let mut numbers = Numbers::new(31);
    let mut mates = 0;
    for _ in 0..POSITIONS {
        let fen = position(id, &mut numbers);
        let mate = match fen.strip_suffix(" ?") {
            Some(unrolled) => {
                let number = numbers.below(8) + 1;
                check_turn(&mut arbiter, &mut player, id, &format!("{unrolled} {number}"));
                check_odds(&mut arbiter, &mut player, id, &fen)
            }
            None => check_turn(&mut arbiter, &mut player, id, &fen),
        };
        mates += usize::from(mate);
    }
    assert!(mates >= MATES, "only {mates} positions of {id} have a mate in one");
}

/// Whether `side` wins in at most so many turns of its own, whatever is rolled and answered.
fn wins_within(variant: &dyn Variant, position: &Position, side: Color, turns: u32) -> bool {
    if let Some(end) = variant.end(position) {
        return matches!(end, Outcome::Win { winner, .. } if winner == side);
    }
    let own = position.side_to_act() == side && !position.is_roll_due();
    let makes_turn = own && !matches!(position.phase, Phase::AnswerRoll { .. });
    if makes_turn && turns == 0 {
        return false;
    }
    let turns = turns - u32::from(makes_turn);
    let mut legal = Vec::new();
    variant.legal_actions(position, &mut legal);
    let wins = |action| wins_within(variant, &variant.play(position, action), side, turns);
    if own { legal.into_iter().any(wins) } else { legal.into_iter().all(wins) }
}

/// How many positions are looked at for forced wins in two turns.
const DEEP_POSITIONS: usize = 500;

/// In how many positions wins are proved.
const PROVED_POSITIONS: usize = 300;

/// A position of Totem Chess in which a roll is due or, every other time, a decision on one.
fn awaited(id: &str, numbers: &mut Numbers) -> String {
    let mut arbiter = Session::default();
    let decided = numbers.below(2) == 0;
    loop {
        let ending = ending(id, numbers);
        let fields: Vec<&str> = ending.split(' ').take(6).collect();
        let mut reached = arbiter.ask(&format!("position {id} fen {} 0 ? - -", fields.join(" ")));
        if decided && reached.starts_with("ok ") {
            reached = arbiter.obeyed(&format!("play r{}", numbers.below(8) + 1));
        }
        if let Some(fen) = reached.strip_prefix("ok ")
            && fen.contains(if decided { " !" } else { " ? " })
            && arbiter.obeyed("outcome") == "ongoing"
        {
            return fen.to_owned();
        }
    }
}

/// What `prove` says of wins in one turn and in two is what trying everything says, where somebody
/// acts and where a roll is due.
fn check_proofs(id: &str, least: usize, position: fn(&str, &mut Numbers) -> String) {
    let variant = variants::by_id(id).unwrap();
    let mut player = Player::default();
    let mut numbers = Numbers::new(33);
    let mut proved = 0;
    for _ in 0..PROVED_POSITIONS {
        let fen = position(id, &mut numbers);
        let game = Game::from_fen(variant, &fen).unwrap();
        let due = game.position().is_roll_due();
        let side = if due { game.position().turn } else { game.position().side_to_act() };
        player.obeyed(&format!("position {id} fen {fen}"));
        for turns in 1..=2 {
            let wins = wins_within(variant, game.position(), side, turns);
            let told = player.obeyed(&format!("prove {turns}"));
            let (said, action) = told.split_once(' ').unwrap_or((&told, ""));
            assert_eq!(said == "yes", wins, "{id} {fen}: {turns}: {told}");
            proved += usize::from(wins && turns == 2);
            assert_eq!(action.is_empty(), !wins || due, "{told}");
            if let Ok(action) = action.parse::<Action>() {
                let next = variant.play(game.position(), action);
                let left = turns - u32::from(action.is_turn());
                assert!(wins_within(variant, &next, side, left), "{id} {fen}: {told}");
            }
        }
    }
    assert!(proved >= least, "only {proved} wins in two turns of {id} were proved");
}

#[test]
fn wins_are_proved_in_each_game() {
    // Trying everything takes too long in Gravitatur.
    for (id, least) in [("chess", 20), ("superpermutation-d8", 1), ("totem", 20)] {
        check_proofs(id, least, position);
    }
}

#[test]
fn wins_are_proved_where_the_null_is_rolled_for_and_where_a_roll_is_decided_on() {
    check_proofs("totem", 20, awaited);
}

/// A win in two turns is found three turns ahead, and only where there is one; there is one in
/// `least` of the positions or more.
fn check_two(id: &str, least: usize) {
    let variant = variants::by_id(id).unwrap();
    let mut player = Player::default();
    let mut numbers = Numbers::new(32);
    let mut found = 0;
    for _ in 0..DEEP_POSITIONS {
        let fen = position(id, &mut numbers);
        let fen = fen.strip_suffix('?').map_or(fen.clone(), |rest| format!("{rest}4"));
        let game = Game::from_fen(variant, &fen).unwrap();
        let side = game.position().turn;
        let shortest = (1..=2).find(|turns| wins_within(variant, game.position(), side, *turns));
        player.obeyed(&format!("position {id} fen {fen}"));
        let best = Best::read(&player.obeyed("go depth 3"));
        let told = ["#1", "#2"].iter().position(|score| *score == best.score);
        assert_eq!(told.map(|index| index as u32 + 1), shortest, "{id} {fen}: {best:?}");
        found += usize::from(shortest == Some(2));
    }
    assert!(found >= least, "only {found} positions of {id} have a mate in two");
}

#[test]
fn chess_in_two() {
    check_two("chess", 10);
}

#[test]
fn superpermutation_d8_in_two() {
    check_two("superpermutation-d8", 0);
}

#[test]
fn totem_in_two() {
    check_two("totem", 10);
}

#[test]
fn chess() {
    check("chess");
}

#[test]
fn gravitatur() {
    check("gravitatur");
}

#[test]
fn superpermutation_d8() {
    check("superpermutation-d8");
}

#[test]
fn totem() {
    check("totem");
}
