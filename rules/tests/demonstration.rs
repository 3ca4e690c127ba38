//! The demonstration game of Superpermutation d8 Chess, through the arbiter's process.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod support;

use support::{ARBITER, Program};

const GAME: &str = include_str!("data/demonstration.txt");

/// A turn of the game as its file has it.
struct Turn {
    die: String,
    action: String,
    notation: String,
}

/// Plays the game, and shows `look` the arbiter before each turn, once the die is rolled, with
/// the number of the move, whether it is Black's, and the turn that follows.
fn replay(mut look: impl FnMut(&mut Program, usize, bool, &Turn)) -> Program {
    let mut arbiter = Program::start(ARBITER);
    let mut fen = arbiter.obeyed("position superpermutation-d8 startpos");
    let mut plies = 0;
    for line in GAME.lines().filter(|line| !line.starts_with('#')) {
        if let Some(die) = line.strip_prefix("set-die ") {
            let (rest, _) = fen.rsplit_once(' ').unwrap();
            let rest = rest.strip_prefix("ok ").unwrap();
            arbiter.obeyed(&format!("position superpermutation-d8 fen {rest} {die}"));
            continue;
        }
        let mut fields = line.splitn(3, ' ').map(str::to_owned);
        let mut next = || fields.next().unwrap();
        let turn = Turn { die: next(), action: next(), notation: next() };
        if turn.die != "-" {
            arbiter.obeyed(&format!("play r{}", turn.die));
        }
        look(&mut arbiter, plies / 2 + 1, plies % 2 == 1, &turn);
        assert_eq!(arbiter.ask("outcome"), "ongoing");
        fen = arbiter.obeyed(&format!("play {}", turn.action));
        plies += 1;
    }
    assert_eq!(plies, 47);
    arbiter
}

#[test]
fn the_game_ends_in_mate() {
    let mut arbiter = replay(|_, _, _, _| ());
    assert_eq!(arbiter.ask("outcome"), "white checkmate");
    assert_eq!(arbiter.ask("legal"), "");
    assert_eq!(arbiter.ask("claim"), "no");
}

#[test]
fn every_turn_is_written_and_read_as_printed() {
    replay(|arbiter, _, _, Turn { action, notation, .. }| {
        assert_eq!(arbiter.ask(&format!("notation {action}")), *notation);
        assert_eq!(arbiter.ask(&format!("read {notation}")), *action);
        let (_, plain) = notation.split_once(' ').unwrap();
        assert_eq!(arbiter.ask(&format!("read {plain}")), *action);
    });
}

#[test]
fn the_die_is_unused_only_after_a_check() {
    let mut checked = false;
    replay(|_, number, _, Turn { die, notation, .. }| {
        let set_by_hand = number == 22 && die == "-";
        assert!(set_by_hand || checked == (die == "-"), "{notation}");
        checked = notation.ends_with('+');
    });
}

#[test]
fn the_annotated_choices_are_all_there_are() {
    let mut seen = 0;
    replay(|arbiter, number, black, _| {
        let wanted = match (number, black) {
            // 8...Ka7 is the only move.
            (8, true) => "b8a7",
            // 15. b6+ leaves Ka6 and Kb8.
            (15, true) => "a7a6 a7b8",
            // 21. a5+ leaves Qa3 and Kb3.
            (21, true) => "a4b3 b2a3",
            _ => return,
        };
        seen += 1;
        assert_eq!(arbiter.ask("legal"), wanted, "move {number}");
    });
    assert_eq!(seen, 3);
}

#[test]
fn after_the_sixteenth_move_white_has_two_ways_out() {
    replay(|arbiter, number, black, _| {
        if (number, black) == (17, false) {
            assert_eq!(arbiter.ask("legal").split(' ').count(), 2);
        }
    });
}

#[test]
fn the_rolls_called_free_are_free() {
    replay(|arbiter, number, black, turn| {
        // 21. a3-a4-a5+ is played although the die asked for the b-file.
        if (number, black) == (21, false) {
            assert_eq!(turn.die, "2");
            let legal = arbiter.ask("legal");
            assert!(legal.split(' ').all(|action| &action[2..3] != "b"), "{legal}");
        }
    });
}

#[test]
fn at_the_twenty_second_move_black_has_what_the_annotator_overlooked() {
    let mut moves = Vec::new();
    let printed = GAME.lines().filter(|line| !line.starts_with('#'));
    for line in printed.take_while(|line| !line.starts_with("set-die")) {
        let (die, rest) = line.split_once(' ').unwrap();
        let (action, _) = rest.split_once(' ').unwrap();
        if die != "-" {
            moves.push(format!("r{die}"));
        }
        moves.push(action.to_owned());
    }
    let mut arbiter = Program::start(ARBITER);
    let moves = moves.join(" ");
    arbiter.obeyed(&format!("position superpermutation-d8 startpos moves {moves} r7"));
    assert_eq!(arbiter.ask("legal"), "b2b1");
}

#[test]
fn at_the_twenty_second_move_the_climb_of_the_rook_would_leave_the_king_in_check() {
    let mut seen = false;
    replay(|arbiter, number, black, turn| {
        if (number, black) == (22, true) {
            seen = true;
            assert_eq!(turn.action, "h4h2");
            let legal = arbiter.ask("legal");
            assert!(legal.contains("h4h2") && legal.contains("b2b1"), "{legal}");
            assert!(!legal.contains("a8b8"), "{legal}");
            let told = arbiter.ask("read Rb8");
            assert!(told.contains("would leave the king in check"), "{told}");
        }
    });
    assert!(seen);
}
