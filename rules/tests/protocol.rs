//! The arbiter's protocol, through its process.

use crate::support::{ARBITER, Program};

const D8_START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1 ?";

#[test]
fn variants_are_listed() {
    let mut arbiter = Program::start(ARBITER);
    let ids: Vec<&str> = rules::variants::VARIANTS.iter().map(|variant| variant.id()).collect();
    assert_eq!(arbiter.ask("variants"), ids.join(" "));
}

#[test]
fn a_game_is_set_up_and_played() {
    let mut arbiter = Program::start(ARBITER);
    assert_eq!(
        arbiter.ask("position chess startpos moves e2e4 e7e5"),
        "ok rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2"
    );
    assert_eq!(
        arbiter.ask("play g1f3"),
        "ok rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"
    );
    assert_eq!(arbiter.ask("outcome"), "ongoing");
    assert_eq!(arbiter.ask("claim"), "no");
    assert_eq!(arbiter.ask("notation b8c6"), "Nc6");
    assert_eq!(arbiter.ask("read Nc6"), "b8c6");
    assert_eq!(arbiter.ask("perft 0"), "1");
    assert_eq!(arbiter.ask("perft 1"), "29");
}

#[test]
fn the_die_is_an_action() {
    let mut arbiter = Program::start(ARBITER);
    assert_eq!(arbiter.ask("position superpermutation-d8 startpos"), format!("ok {D8_START}"));
    assert_eq!(arbiter.ask("legal"), "r1 r2 r3 r4 r5 r6 r7 r8");
    assert_eq!(arbiter.ask("divide 2"), "r1:4 r2:3 r3:4 r4:3 r5:2 r6:4 r7:3 r8:4");
    assert_eq!(arbiter.ask("read (3)"), "r3");
    assert_eq!(arbiter.ask("notation r3"), "(3)");
    assert_eq!(arbiter.ask("play r3"), format!("ok {}", D8_START.replace('?', "3")));
    assert_eq!(arbiter.ask("legal"), "b1c3 c2c3 c2c4 e1c1");
    assert_eq!(arbiter.ask("divide 1"), "b1c3:1 c2c3:1 c2c4:1 e1c1:1");
    assert_eq!(arbiter.ask("read (3) Ke1-c1"), "e1c1");
}

#[test]
fn the_placement_is_part_of_an_action() {
    let mut arbiter = Program::start(ARBITER);
    arbiter.obeyed("position gravitatur startpos");
    assert!(arbiter.ask("divide 1").starts_with("@a3/a2a3:1 @a3/b1a3:1 "));
    assert!(arbiter.ask("play @d4").starts_with("error "));
    assert!(arbiter.ask("play @d4/g1f3").starts_with("ok rnbkqbnr/1pp1pp1p/"));
    let mate_in_two = "3r1bkr/2p4p/4np2/5P1P/8/1B6/8/6KR w - - 0 1";
    arbiter.obeyed(&format!("position gravitatur fen {mate_in_two} moves @c8 g8g7 @c8/h5h6"));
    assert_eq!(arbiter.ask("outcome"), "white checkmate");
}

#[test]
fn positions_by_fen_and_moves_from_there() {
    let mut arbiter = Program::start(ARBITER);
    assert_eq!(
        arbiter.ask("position chess fen 7k/8/8/8/8/8/8/KQ6 w - - 0 1 moves b1b7"),
        "ok 7k/1Q6/8/8/8/8/8/K7 b - - 1 1"
    );
    assert_eq!(arbiter.ask("legal"), "h8g8");
    arbiter.obeyed("position chess fen 7k/5Q2/7K/8/8/8/8/8 b - - 1 1");
    assert_eq!(arbiter.ask("outcome"), "draw stalemate");
    assert_eq!(arbiter.ask("legal"), "");
    assert_eq!(arbiter.ask("perft 3"), "0");
    assert_eq!(arbiter.ask("divide 2"), "");
    arbiter.obeyed("position chess fen 7k/6Q1/7K/8/8/8/8/8 b - - 1 1");
    assert_eq!(arbiter.ask("outcome"), "white checkmate");
    arbiter.obeyed("position chess fen 7k/8/7K/8/8/8/8/8 b - - 1 1");
    assert_eq!(arbiter.ask("outcome"), "draw material");
    assert_eq!(arbiter.ask("legal"), "h8g8");
    arbiter.obeyed("play h8g8");
}

#[test]
fn what_cannot_be_obeyed_is_an_error() {
    let mut arbiter = Program::start(ARBITER);
    for line in ["legal", "play e2e4", "outcome", "claim", "perft 1", "divide 1", "read e4"] {
        assert!(arbiter.ask(line).starts_with("error "), "{line}");
    }
    let start = arbiter.obeyed("position chess startpos");
    for line in [
        "",
        "   ",
        "hello",
        "quit now",
        "variants all",
        "legal moves",
        "outcome of it",
        "claim it",
        "position",
        "position chess",
        "position checkers startpos",
        "position chess startpos e2e4",
        "position chess fen",
        "position chess fen 8/8/8/8/8/8/8/8 w - - 0 1",
        "position chess startpos moves e2e5",
        "position chess startpos moves e2e4 e2e4",
        "position chess startpos moves e2e4 nonsense",
        "play",
        "play e2e5",
        "play r3",
        "play e2e4 e7e5",
        "play \u{e9}\u{e9}",
        "perft",
        "perft -1",
        "perft +1",
        "perft 1 2",
        "perft 99999999999999999999999999",
        "perft 1000000",
        "divide",
        "divide 0",
        "divide x",
        "notation",
        "notation e2e5",
        "notation Nf3",
        "read",
        "read Nd2",
        "read \u{1f600}",
    ] {
        let answer = arbiter.ask(line);
        let reason = answer.strip_prefix("error ").unwrap_or_else(|| panic!("{line}: {answer}"));
        assert!(!reason.trim().is_empty(), "{line}");
        assert_eq!(arbiter.ask("legal").split(' ').count(), 20, "{line} changed something");
    }
    assert_eq!(arbiter.ask("position chess startpos"), start);
}

#[test]
fn all_that_a_text_may_mean_is_named() {
    let mut arbiter = Program::start(ARBITER);
    arbiter.obeyed("position gravitatur startpos");
    let legal = arbiter.ask("legal");
    // The pawn may be drawn to e3 before it moves.
    let means_e4 = |it: &&str| it.ends_with("/e2e4") || it.ends_with("/e3e4");
    let wanted: Vec<&str> = legal.split(' ').filter(means_e4).collect();
    let answer = arbiter.ask("read e4");
    let (reason, candidates) = answer.split_once(" candidates=").unwrap();
    assert!(reason.starts_with("error mistake-"), "{reason}");
    assert!(wanted.len() > 8, "{}", wanted.len());
    assert_eq!(candidates.split(' ').collect::<Vec<_>>(), wanted);
}

#[test]
fn lines_may_end_as_they_like() {
    let mut arbiter = Program::start(ARBITER);
    assert!(arbiter.ask_bytes(b"position chess startpos\r\n").starts_with("ok "));
    assert_eq!(arbiter.ask_bytes(b"  perft   2 \t\r\n"), "400");
    assert!(arbiter.ask_bytes(b"read \xff\xfe\n").starts_with("error "));
    assert!(arbiter.ask_bytes(b"\x00\n").starts_with("error "));
    let long = format!("read {}", "x".repeat(100_000));
    assert!(arbiter.ask(&long).len() < 300);
    assert_eq!(arbiter.finish(b"perft 1\nperft 2"), ["20", "400"]);
}

#[test]
fn quitting_answers_nothing() {
    assert_eq!(Program::start(ARBITER).finish(b"perft 1\nquit\nvariants\n").len(), 1);
}
