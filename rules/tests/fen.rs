//! Positions as text: what is refused, and why.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod support;

use rules::fen;

use support::{assert_accepted, assert_refused};

const D8: &str = "superpermutation-d8";

#[test]
fn chess_refuses_what_is_no_position() {
    for (text, reason) in [
        ("", "at least 6 fields"),
        ("8/8/8/8/8/8/8/K1k5", "at least 6 fields"),
        ("8/8/8/8/8/8/8/K1k5 w - - 0", "at least 6 fields"),
        ("8/8/8/8/8/8/8/K1k5 w - - 0 1 ?", "after the six fields"),
        ("8/8/8/8/8/8/K1k5 w - - 0 1", "8 ranks"),
        ("8/8/8/8/8/8/8/8/K1k5 w - - 0 1", "8 ranks"),
        ("9/8/8/8/8/8/8/K1k5 w - - 0 1", "rank 8"),
        ("7/8/8/8/8/8/8/K1k5 w - - 0 1", "rank 8"),
        ("8/8/8/8/8/8/8/K1k5p w - - 0 1", "rank 1"),
        ("8/8/8/8/8/8/8/K1k55555555555555555555555555555555555 w - - 0 1", "rank 1"),
        ("8/8/8/8/8/8/0/K1k5 w - - 0 1", "'0' is no piece"),
        ("8/8/8/44/8/8/8/K1k5 w - - 0 1", "is written"),
        ("8/8/8/8/8/8/8/K1k4t w - - 0 1", "'t'"),
        ("8/8/8/8/8/8/8/K1k4\u{e9} w - - 0 1", "'\u{e9}'"),
        ("8/8/8/8/8/8/8/2k5 w - - 0 1", "white must have exactly one king"),
        ("8/8/8/8/8/8/8/K1k1k3 w - - 0 1", "black must have exactly one king"),
        ("P7/8/8/8/8/8/8/K1k5 w - - 0 1", "last rank"),
        ("p7/8/8/8/8/8/8/K1k5 w - - 0 1", "first rank"),
        ("8/8/8/8/8/8/8/K1k4p w - - 0 1", "last rank"),
        ("8/8/8/8/8/8/8/K1k4P w - - 0 1", "first rank"),
        ("8/8/8/8/8/8/8/K1k4R w - - 0 1", "in check"),
        ("8/8/8/8/8/8/8/Kk6 w - - 0 1", "in check"),
        ("8/8/8/8/8/8/8/K1k5 W - - 0 1", "`w` or `b`"),
        ("8/8/8/8/8/8/8/K1k5 white - - 0 1", "`w` or `b`"),
        ("4k3/8/8/8/8/8/8/4K2R w Q - 0 1", "rook on a1"),
        ("4k3/8/8/8/8/8/8/3K3R w K - 0 1", "king on e1"),
        ("4k3/8/8/8/8/8/8/4K2R w k - 0 1", "rook on h8"),
        ("4k3/8/8/8/8/8/8/4K2r w K - 0 1", "rook on h1"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w kqKQ - 0 1", "is written `KQkq`"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KK - 0 1", "is written `K`"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w HA - 0 1", "castling"),
        ("4k3/8/8/8/8/8/8/4K2R w \u{e9} - 0 1", "castling"),
        ("4k3/8/8/8/4P3/8/8/4K3 b - e4 0 1", "e4"),
        ("4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1", "e3"),
        ("4k3/8/8/8/8/8/8/4K3 b - e3 0 1", "e3"),
        ("4k3/8/8/8/4P3/8/4R3/3K4 b - e3 0 1", "e3"),
        ("4k3/8/8/8/4P3/4N3/8/4K3 b - e3 0 1", "e3"),
        ("4k3/8/8/4P3/8/8/8/4K3 b - e4 0 1", "e4"),
        ("4k3/8/8/8/4p3/8/8/4K3 b - e3 0 1", "e3"),
        ("4k3/8/8/8/P3P3/8/8/4K3 b - a3e3 0 1", "just have passed"),
        ("4k3/8/8/8/4P3/8/8/4K3 b - e 0 1", "en passant"),
        ("4k3/8/8/8/4P3/8/8/4K3 b - i3 0 1", "en passant"),
        ("4k3/8/8/8/4P3/8/8/4K3 b - \u{e9} 0 1", "en passant"),
        ("4k3/8/8/8/4P3/8/8/4K3 b - e3e3 0 1", "is written `e3`"),
        ("8/8/8/8/8/8/8/K1k5 w - - -1 1", "halfmove clock"),
        ("8/8/8/8/8/8/8/K1k5 w - - +1 1", "halfmove clock"),
        ("8/8/8/8/8/8/8/K1k5 w - - x 1", "halfmove clock"),
        ("8/8/8/8/8/8/8/K1k5 w - - 4294967295 1", "halfmove clock"),
        ("8/8/8/8/8/8/8/K1k5 w - - 99999999999999999999 1", "halfmove clock"),
        ("8/8/8/8/8/8/8/K1k5 w - - 00 1", "is written `0`"),
        ("8/8/8/8/8/8/8/K1k5 w - - 0 0", "move number"),
        ("8/8/8/8/8/8/8/K1k5 w - - 0 4294967296", "move number"),
        ("8/8/8/8/8/8/8/K1k5 w - - 0 1.5", "move number"),
    ] {
        assert_refused("chess", text, reason);
    }
}

#[test]
fn the_game_with_the_die_refuses_what_is_no_position() {
    for (text, reason) in [
        ("8/8/8/8/8/8/8/K1k5 w - - 0 1", "the die"),
        ("8/8/8/8/8/8/8/K1k5 w - - 0 1 ? ?", "the die"),
        ("8/8/8/8/8/8/8/K1k5 w - - 0 1 0", "die field"),
        ("8/8/8/8/8/8/8/K1k5 w - - 0 1 9", "die field"),
        ("8/8/8/8/8/8/8/K1k5 w - - 0 1 10", "die field"),
        ("8/8/8/8/8/8/8/K1k5 w - - 0 1 \u{665}", "die field"),
        ("4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1 ?", "no castling"),
        ("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1 ?", "no en passant"),
        ("P7/8/8/8/8/8/8/K1k5 w - - 0 1 ?", "last rank"),
        ("8/8/8/8/8/8/8/K1k4p w - - 0 1 ?", "last rank"),
        ("8/8/8/8/8/8/8/2k5 w - - 0 1 ?", "exactly one king"),
        ("8/8/8/8/8/8/8/K1k4R w - - 0 1 ?", "in check"),
        ("8/8/8/8/8/8/8/K2k3R w - - 0 1 -", "in check"),
        ("7k/8/8/8/8/8/8/K6r w - - 0 1 ?", "must be `-`"),
        ("7k/8/8/8/8/8/8/K6r w - - 0 1 3", "must be `-`"),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1 3", "must be `?`"),
    ] {
        assert_refused(D8, text, reason);
    }
}

#[test]
fn gravitatur_refuses_what_is_no_position() {
    for (text, reason) in [
        ("8/8/8/8/8/8/8/K1k5 w - - 0 1 ?", "after the six fields"),
        ("4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1", "no castling"),
        ("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", "no en passant"),
        ("P7/8/8/8/8/8/8/K1k5 w - - 0 1", "last rank"),
        ("8/8/8/8/8/8/8/K1k4P w - - 0 1", "first rank"),
        ("8/8/8/8/8/8/8/2k5 w - - 0 1", "exactly one king"),
        ("8/8/8/8/8/8/8/K1k4R w - - 0 1", "in check"),
        ("8/8/8/8/8/8/T7/K1k5 w - - 0 1", "'T'"),
    ] {
        assert_refused("gravitatur", text, reason);
    }
    assert_accepted("gravitatur", support::variant("gravitatur").start_fen());
}

#[test]
fn positions_round_trip() {
    for text in [
        "8/8/8/8/8/8/8/K1k5 w - - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R b Qk - 12 34",
        "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1",
        "4k3/8/8/4p3/8/8/8/4K3 w - e6 0 1",
        "QQQQk3/8/8/8/8/8/8/4K3 b - - 999999 999999",
    ] {
        assert_accepted("chess", text);
    }
    for text in [
        "8/8/8/8/8/8/8/K1k5 w - - 0 1 ?",
        "8/8/8/8/8/8/8/K1k5 w - - 0 1 8",
        "8/8/8/8/8/8/8/K1k5 w - - 0 1 -",
        "p6k/8/8/8/8/8/8/K6P w - - 0 1 ?",
        "7k/8/8/8/8/8/8/K6r w - - 0 1 -",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1 ?",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1 -",
    ] {
        assert_accepted(D8, text);
    }
}

#[test]
fn white_space_between_fields_is_free() {
    let variant = support::variant("chess");
    let text = " 8/8/8/8/8/8/8/K1k5\tw  - - 0 1 \r\n";
    let position = fen::parse(variant, text).unwrap();
    assert_eq!(fen::write(variant, &position), "8/8/8/8/8/8/8/K1k5 w - - 0 1");
}

#[test]
fn clocks_at_their_limit_go_on() {
    let mut game = support::game("chess", "4k3/8/8/8/8/8/8/4K3 b - - 999999 999999");
    support::play(&mut game, "e8d8");
    assert!(game.fen().ends_with(" 1000000 1000000"));
    assert_eq!(support::game("chess", &game.fen()).fen(), game.fen());
}
