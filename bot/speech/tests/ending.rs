//! How games ended on the board, told in English.

#![allow(clippy::unwrap_used, reason = "a helper that fails fails its test")]

use rules::{Color, End, Game};
use speech::{Fact, Language, ending};

/// What is told of a game of Ada's against Boris after the last of these actions.
fn ended(variant: &str, fen: &str, actions: &[&str]) -> String {
    let mut game = Game::from_fen(rules::variants::by_id(variant).unwrap(), fen).unwrap();
    for action in actions {
        game.play(action.parse().unwrap()).unwrap();
    }
    let end = game.end().unwrap();
    let (key, mut facts) = ending::on_board(&game, end);
    let text = |name: &str| Fact::from(name);
    facts.extend([("white", text("Ada")), ("black", text("Boris")), ("turn", text("9"))]);
    if let End::Win { winner, .. } = end {
        let names = if winner == Color::White { ["Ada", "Boris"] } else { ["Boris", "Ada"] };
        facts.extend([("winner", text(names[0])), ("loser", text(names[1]))]);
    }
    Language::English.say(key, &facts)
}

/// The same of a game of Totem Chess that a roll of White's ended.
fn rolled(placement: &str, roll: &str) -> String {
    ended("totem", &format!("{placement} b - - 0 2 0 ? - -"), &[roll])
}

#[test]
fn it_is_told_who_lost_to_the_null_and_why() {
    let told = [
        (
            "9/9/9/3k5/404/9/9/9/4K4",
            "r3",
            "**Ada wins** against Boris: the Null takes Black's king on turn 9.",
        ),
        (
            "9/9/9/3T5/404/9/9/9/K3k4",
            "r3",
            "**Ada wins** against Boris: the Totem, sent home on turn 9, strikes Black's king.",
        ),
        (
            "6k2/9/9/3A5/404/9/9/9/9",
            "r3",
            "**Boris wins** against Ada: on turn 9 the Null meets White's Ascended King, and White \
             has no Totem.",
        ),
        (
            "4k4/9/9/9/404/9/9/9/3KR4",
            "r2",
            "**Ada wins** against Boris: the roll of turn 9 puts Black in check, and Black has no \
             Totem to prevent it.",
        ),
        (
            "4r3k/9/9/9/404/9/9/9/rT2K4",
            "r2",
            "**Boris wins** against Ada: the roll of turn 9 puts White in check, and giving up the \
             Totem would not help.",
        ),
    ];
    for (placement, roll, words) in told {
        assert_eq!(rolled(placement, roll), words);
    }
}

#[test]
fn it_is_told_why_the_null_made_a_draw() {
    assert_eq!(
        rolled("4r4/9/9/9/k303R/9/9/9/4K4", "r3"),
        "**Draw** between Ada and Boris: the roll of turn 9 puts both kings in check, and nobody \
         has a Totem to prevent it."
    );
    assert_eq!(
        ended("totem", "6k2/9/9/2T05/4K4/9/9/9/9 w - - 0 2 0 - - -", &["c6d6"]),
        "**Draw** between Ada and Boris on turn 9: the Null comes back on e5, where White's king \
         stood."
    );
}

#[test]
fn every_other_end_on_the_board_has_its_own_words() {
    let in_chess = |fen: &str, actions: &[&str], words: &str| {
        let told = ended("chess", fen, actions);
        assert!(told.contains(words), "{told}");
    };
    in_chess("7k/5Q2/8/6K1/8/8/8/8 w - - 0 1", &["g5g6"], "stalemate on turn 9.");
    in_chess("7k/8/8/8/8/8/3q4/3K4 w - - 0 1", &["d1d2"], "neither side can mate any more.");
    let there_and_back = ["b1c3", "b8c6", "c3b1", "c6b8"].repeat(4);
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    in_chess(start, &there_and_back, "the same position for the fifth time.");
    in_chess("7k/8/8/8/8/8/R7/K7 w - - 149 200", &["a2b2"], "75 moves each without");
    in_chess(
        "7k/8/6K1/8/8/8/8/R7 w - - 0 1",
        &["a1a8"],
        "**Ada wins** by checkmate against Boris, on turn 9.",
    );
}
