//! What actions did, told in English.

#![allow(clippy::unwrap_used, reason = "a helper that fails fails its test")]

use rules::{ByColor, Game};
use speech::Language;
use speech::account::{Markup, Who, last_action};

/// What is told of the last of these actions, in a game of Ada's against Boris.
fn told(variant: &str, fen: &str, actions: &[&str]) -> String {
    let mut game = Game::from_fen(rules::variants::by_id(variant).unwrap(), fen).unwrap();
    for action in actions {
        game.play(action.parse().unwrap()).unwrap();
    }
    let name = |name: &str| Who::Person(name.to_owned());
    let who = ByColor { white: name("Ada"), black: name("Boris") };
    last_action(Language::English, &game, &who, Markup::Discord)
}

/// What is told of a roll of White's in Totem Chess, on this placement.
fn rolled(placement: &str, number: u8) -> String {
    told("totem", &format!("{placement} b - - 0 2 0 ? - -"), &[&format!("r{number}")])
}

#[test]
fn a_turn_says_who_made_it_and_what_it_did() {
    assert_eq!(
        told("chess", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", &["h1h8"]),
        "Ada played **Rh8+**. Check!"
    );
    assert_eq!(
        told("chess", "4k3/8/8/3n4/4P3/8/8/4K3 w - - 0 1", &["e4d5"]),
        "Ada played **exd5**: the pawn takes the black knight on d5."
    );
}

#[test]
fn the_null_steps_and_takes() {
    assert_eq!(
        rolled("3k5/9/9/3n5/404/9/9/9/5K3", 3),
        "Ada rolled **3**: the Null steps from e5 to d6 and takes the black knight."
    );
    assert_eq!(
        rolled("3k5/9/9/9/9/9/9/9/05K2", 1),
        "Ada rolled **1**: the Null steps from a1 to i9."
    );
}

#[test]
fn a_totem_is_sent_home() {
    assert_eq!(
        rolled("3k5/9/9/3T5/404/9/9/9/4BK3", 3),
        "Ada rolled **3**: the Null steps from e5 to d6. The white Totem is sent home to e1 and \
         strikes the white bishop there."
    );
    assert_eq!(
        rolled("3k5/9/9/9/9/9/3t5/404/4TK3", 8),
        "Ada rolled **8**: the Null steps from e2 to e1. The Totem takes the Null on e1. The Null \
         comes back on e5."
    );
}

#[test]
fn a_royal_piece_takes_other_forms() {
    assert_eq!(
        rolled("3k5/9/9/3T5/404/9/9/9/4K4", 3),
        "Ada rolled **3**: the Null steps from e5 to d6. The white Totem is sent home to e1, and \
         the white king there goes to d6. White's king becomes a Spirit King on d6. The Null comes \
         back on e5."
    );
    assert_eq!(
        told("totem", "6k2/S8/9/9/404/9/9/9/4T4 w - - 0 2 0 - - -", &["a8a9"]),
        "Ada played **Sa9**: White's Spirit King becomes an Ascended King on a9."
    );
    assert_eq!(
        rolled("3k5/9/9/3A5/404/9/9/9/4T4", 3),
        "Ada rolled **3**: the Null steps from e5 to d6, and the white Ascended King there goes to \
         e5. White's Ascended King becomes a king on e5. White's Totem on e1 is lost. White may \
         not promote to a Totem any more."
    );
}

#[test]
fn turns_of_the_totem_are_told() {
    assert_eq!(
        told("totem", "3k5/9/9/9/404/9/2B6/9/2T2K3 w - - 0 2 0 - - -", &["c1c3"]),
        "Ada played **Tc3<>Bc1**: the Totem swaps with the bishop, which is now on c1."
    );
    assert_eq!(
        told("totem", "3k5/9/9/9/404/5T3/9/9/5K3 w - - 0 2 0 - - -", &["f4e5"]),
        "Ada played **Txe5**: the Totem takes the Null on e5. The Null comes back on e5 and \
         removes the white Totem there. White may not promote to a Totem any more."
    );
    assert_eq!(
        told("totem", "3k5/9/9/9/404/9/9/9/4TK3 w - - 0 2 0 - - -", &["t"]),
        "Ada gave up the Totem: from now on a check by the Null loses at once."
    );
}

#[test]
fn a_roll_may_give_check_and_be_decided_on() {
    let shielded = "4k4/9/9/9/t304/9/9/9/3KR4 b - - 0 2 0 ? - -";
    assert_eq!(
        told("totem", shielded, &["r2"]),
        "Ada rolled **2**: the Null steps from e5 to d5. That puts Black in check."
    );
    assert_eq!(
        told("totem", shielded, &["r2", "prevent"]),
        "Boris prevented the roll by giving up the Totem."
    );
    assert_eq!(told("totem", shielded, &["r2", "accept"]), "Boris accepted the roll.");
}

#[test]
fn climbs_and_teleports_are_told() {
    let board = "7k/8/8/p7/8/8/8/3QK3 w - - 0 1 ?";
    assert_eq!(
        told("superpermutation-d8", board, &["r1", "d1a4"]),
        "Ada played **Qd1-a4-a5** on a 1: the queen climbs past a pawn."
    );
    assert_eq!(
        told("superpermutation-d8", board, &["r4", "e1d1"]),
        "Ada played **Ke1-d1** on a 4: the king swaps with the queen, which is now on e1."
    );
    let board = "7k/pp6/p7/P7/8/8/8/3QK3 w - - 0 1 ?";
    assert_eq!(
        told("superpermutation-d8", board, &["r1", "d1a4"]),
        "Ada played **Qd1-a4-a7** on a 1: the queen climbs past three pawns."
    );
    assert_eq!(told("superpermutation-d8", board, &["r2"]), "Ada rolled **2**: the b-file.");
    // What a pawn becomes on the way is told between two parts of the climb.
    let board = "7k/1K6/8/3n4/3p4/3p4/3p4/R7 w - - 0 1 ?";
    assert_eq!(
        told("superpermutation-d8", board, &["r4", "a1d1"]),
        "Ada played **Ra1-d1-d5** on a 4: the rook climbs past a pawn. The pawn on d1 is now a \
         queen. The rook climbs past two pawns and a knight."
    );
}
