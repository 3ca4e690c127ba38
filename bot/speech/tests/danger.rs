//! What the Null's next roll would cost, told in English.

#![allow(clippy::unwrap_used, reason = "a helper that fails fails its test")]

use rules::Game;
use speech::Language;
use speech::danger::dangers;

/// What is told where White moves next, after a roll that is due.
fn told(placement: &str) -> String {
    at(&format!("{placement} w - - 7 30 0 ? - -"))
}

fn at(fen: &str) -> String {
    let totem = rules::variants::by_id("totem").unwrap();
    dangers(Language::English, &Game::from_fen(totem, fen).unwrap())
}

#[test]
fn the_worst_comes_first_and_three_are_the_most() {
    let fen = "rnb1tb1nr/pppp1pppp/9/3kqT3/404/5R3/9/PPPPPPPPP/RN1QBKBN1 w - - 1 5 2 - - -";
    assert_eq!(
        at(fen),
        "On a 3 the Null takes Black's king. On a 4 the Null takes Black's queen on e6. On a 7 the \
         Null takes White's rook on f4."
    );
}

#[test]
fn numbers_that_do_the_same_share_a_sentence() {
    assert_eq!(
        told("4r3k/9/9/9/404/9/9/9/4K4"),
        "On a 1, a 2, a 3, a 5, a 6 or a 7 the Null puts White in check, and White loses."
    );
    assert_eq!(
        at("4r3k/9/9/9/404/9/9/9/T3K4 b - - 7 30 0 ? - -"),
        "On a 1, a 2, a 3, a 5, a 6 or a 7 White is put in check and has to give up the Totem to \
         prevent it."
    );
}

#[test]
fn each_end_is_told() {
    assert_eq!(
        told("9/9/9/3T5/404/9/9/9/4k3K"),
        "On a 3 White's Totem is sent home to e1 and strikes the black king."
    );
    assert_eq!(
        told("8k/9/9/3A5/404/9/9/9/9"),
        "On a 3 White's Ascended King becomes a king again, and White loses, having no Totem."
    );
    assert_eq!(
        told("8k/9/9/9/30T4/9/9/9/4K4"),
        "On a 6 the Null comes back on e5 and removes White's Spirit King: a draw."
    );
    assert_eq!(told("1r6k/9/9/9/9/9/08/9/K7r"), "On an 8 White is checkmated.");
    assert_eq!(told("1r6k/9/9/9/9/9/08/9/K8"), "On an 8 White has no legal turn left: a draw.");
    let both = told("4r4/9/9/9/R303k/9/9/9/4K4");
    let draw = "On a 1, a 3, a 5 or a 7 the Null puts both sides in check: a draw.";
    assert!(both.contains(draw), "{both}");
}

#[test]
fn each_loss_is_told() {
    assert_eq!(
        told("8k/9/9/3T5/404/9/9/9/4B3K"),
        "On a 3 White's Totem is sent home to e1 and strikes the white bishop."
    );
    assert_eq!(
        told("8k/9/9/3T5/404/9/9/9/4K4"),
        "On a 3 White's Totem is sent home to e1, and the white king there goes to d6 as a Spirit \
         King."
    );
    assert_eq!(
        told("8k/9/9/9/4q4/9/9/404/4T2K1"),
        "On an 8 the Null comes back on e5 and removes Black's queen."
    );
    assert_eq!(
        told("8k/9/9/3A5/404/9/9/9/T8"),
        "On a 3 White's Ascended King becomes a king again, and White loses the Totem."
    );
}

#[test]
fn nothing_is_told_where_nothing_hurts() {
    assert_eq!(told("8k/9/9/9/404/9/9/9/8K"), "");
    assert_eq!(at("8k/9/9/3q5/404/9/9/9/8K w - - 7 30 1 - - -"), "");
    let chess = Game::new(rules::variants::by_id("chess").unwrap());
    assert_eq!(dangers(Language::English, &chess), "");
}

/// A draw by moves ends a game without the board showing it.
#[test]
fn nothing_is_told_of_a_game_that_is_over() {
    assert_eq!(at("8k/9/9/3q5/404/9/9/9/8K w - - 150 90 2 - - -"), "");
    assert_ne!(at("8k/9/9/3q5/404/9/9/9/8K w - - 149 90 2 - - -"), "");
}
