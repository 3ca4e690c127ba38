//! What people may type in Totem Chess, and what programs are told if it names nothing.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod support;

use rules::Game;
use support::game;

const START: &str = "rnbqtkbnr/ppppppppp/9/9/404/9/9/PPPPPPPPP/RNBQTKBNR w KQkq - 0 1 0 - - -";

/// White's Totem on c3 and bishop on f6, in reach of one another.
const SWAPS: &str = "4k4/9/9/5B3/08/9/2T6/9/4K4 w - - 0 9 1 - - -";

/// White has just moved, and rolls.
const OWED: &str = "4k4/9/9/9/404/9/9/9/3TK4 b - - 0 9 0 ? - -";

fn totem(fen: &str) -> Game {
    game("totem", fen)
}

#[track_caller]
fn assert_reads(fen: &str, text: &str, action: &str) {
    let read = totem(fen).read(text).map(|action| action.to_string());
    assert_eq!(read.as_deref(), Ok(action), "{text}");
}

#[track_caller]
fn assert_refused(fen: &str, text: &str, reasons: &[&str]) {
    let error = totem(fen).read(text).unwrap_err().to_string();
    for reason in reasons {
        assert!(error.contains(reason), "{text}: {error}");
    }
}

#[test]
fn a_swap_is_named_by_both_pieces_in_many_ways() {
    for text in ["Tf6<>Bc3", "tf6<>bc3", "T f6 <> B c3", "Tf6<->c3", "f6↔c3", "Tf6", "c3f6"] {
        assert_reads(SWAPS, text, "c3f6");
    }
    assert_reads(SWAPS, "Bc3<>Tf6", "f6c3");
    // With the squares before the swap, where nothing is meant with those after it.
    assert_reads(SWAPS, "Tc3<>Bf6", "c3f6");
    assert_reads(SWAPS, "Bc3", "f6c3");
}

#[test]
fn a_sacrifice_is_a_t_with_parentheses_or_without() {
    for text in ["(t)", "t", " (T) ", "12. t", "(t)!", "Sacrifice"] {
        assert_reads(START, text, "t");
    }
    assert_refused(START, "T", &["cannot be read as a move"]);
    assert_refused(START, "(t)0", &["no roll to undo", "right after"]);
    assert_refused(OWED, "(t)", &["die", "White rolls it first"]);
    let without = "4k4/9/9/9/404/9/9/9/4K4 w - - 0 9 1 - - -";
    assert_refused(without, "(t)", &["White has no Totem to give up"]);
    let pinned = "4k4/4r4/9/9/08/9/9/4T4/4K4 w - - 0 9 1 - - -";
    assert_refused(pinned, "t", &["would leave the king in check"]);
}

#[test]
fn a_roll_may_say_where_the_null_steps() {
    for text in ["5", "r5", "(5)", "(5) 0f6", "(5)0F6", "(5) 0xf6"] {
        assert_reads(OWED, text, "r5");
    }
    assert_refused(OWED, "(5) 0f4", &["a 5 brings the Null to f6, not to f4"]);
    assert_refused(START, "(5) 0f6", &["after every third turn"]);
}

#[test]
fn a_decision_comes_before_a_turn() {
    let mut game = totem("4tk3/9/9/5r3/9/9/503/9/4TK3 w - - 4 30 0 ? - -");
    support::play(&mut game, "r2");
    for (text, action) in
        [("prevent", "prevent"), ("(t)-", "prevent"), ("(-)", "accept"), ("Accept", "accept")]
    {
        assert_eq!(game.read(text).unwrap().to_string(), action);
    }
    for text in ["Kg1", "(t)", "t0"] {
        let error = game.read(text).unwrap_err().to_string();
        assert_eq!(error, "White decides about the roll first: `prevent` or `accept`");
    }
    assert_refused(START, "prevent", &["no roll to decide about"]);
    assert_refused(START, "(-)", &["no roll to decide about"]);
}

#[test]
fn who_must_prevent_is_told_so() {
    let game = totem(
        "6r2/8r/5k02/1n2S1PN1/1p2T4/9/3p3n1/6p1p/9 w - - 0 44 0 !b b \
         t5r2/8r/50a2/1n2S1PN1/1p2T4/9/3p3n1/6p1p/9,-,-,0,-",
    );
    let error = game.read("Sd5").unwrap_err().to_string();
    assert!(error.contains("Black is in check after the roll and must `prevent` it"), "{error}");
}

#[test]
fn what_forbids_a_swap_or_a_long_step_is_said() {
    let pinned = "4k4/9/9/7b1/08/5R3/5T3/3K5/9 w - - 0 9 1 - - -";
    assert_refused(pinned, "Rf3<>Tf4", &["the rook on f4 is pinned", "land on its Totem"]);
    let checked = "4k4/9/9/9/08/9/A3r4/9/9 w - - 0 9 1 - - -";
    assert_refused(checked, "Aa6", &["an Ascended King in check moves one square only, not to a6"]);
    let exposed = "4k4/4r4/9/9/08/4R4/9/9/4K4 w - - 0 9 1 - - -";
    assert_refused(exposed, "Rd4", &["would leave the king in check"]);
}

#[test]
fn an_ended_game_says_by_what() {
    let mut game = totem("5k3/9/2q6/9/4K4/404/9/4T4/4r4 w - - 0 40 1 - - -");
    support::play(&mut game, "e2e4");
    let error = game.read("Kd5").unwrap_err().to_string();
    assert!(error.contains("the game is over by the Null"), "{error}");
}

#[test]
fn the_other_games_know_no_totem() {
    for id in ["chess", "gravitatur", "superpermutation-d8"] {
        let variant = support::variant(id);
        let game = Game::new(variant);
        for text in ["Te4", "(t)", "prevent", "Tf6<>Bc3", "(5) 0f6"] {
            assert!(game.read(text).is_err(), "{id} {text}");
        }
    }
    let error = game("chess", support::variant("chess").start_fen()).read("prevent").unwrap_err();
    assert!(error.to_string().contains("there is no Totem in Chess"), "{error}");
}

#[test]
fn a_capital_letter_of_a_piece_names_no_pawn() {
    let pawn = "6k2/9/9/9/1p105/P8/9/9/A8 w - - 0 1 0 - - -";
    assert_reads(pawn, "axb5", "a4b5");
    for text in ["Axb5", "Aa5"] {
        assert_refused(pawn, text, &["Ascended King"]);
    }
    assert_reads(pawn, "A5", "a4a5");
    assert_reads(pawn, "A4A5", "a4a5");
}

#[test]
fn a_swap_with_another_piece_than_stands_there_is_told() {
    assert_refused(SWAPS, "Tf6<>Nc3", &["no swap of that kind", "`Tf6<>Bc3`"]);
}

#[test]
fn no_roll_is_due_in_check_for_another_reason() {
    let checked = "4k4/9/9/9/404/9/9/9/r3KT3 w - - 0 1 0 - - -";
    assert_refused(checked, "r3", &["after every third turn"]);
    assert_refused(checked, "(5) Ke2", &["after every third turn", "leave it out"]);
}

#[test]
fn every_text_is_answered_by_the_decision_that_is_due() {
    let mut game = totem("3tk4/9/9/9/404/9/4R4/9/4K4 w - - 4 30 0 ? - -");
    support::play(&mut game, "r2");
    for text in ["accept", "(-)", "r4", "foo", "Kd8"] {
        let error = game.read(text).unwrap_err().to_string();
        assert!(error.contains("must `prevent` it"), "{text}: {error}");
    }
}
