//! Reading texts that name no whole turn, but say with what it begins.

use crate::support::game;

const CHESS: &str = "chess";
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const D8_FIVE: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1 5";
const DRAWN: &str = "7k/8/8/1p1p4/6p1/1P3P2/8/K5N1 w - - 0 1";

/// Checks that each of these texts leaves exactly these turns.
#[track_caller]
fn assert_leaves(id: &str, fen: &str, actions: &str, texts: &[&str]) {
    let game = game(id, fen);
    for text in texts {
        assert!(game.read(text).is_err(), "{text} is a whole turn");
        let partial_move =
            game.partial_move(text).unwrap_or_else(|| panic!("{text} is no partial move"));
        let left: Vec<String> = partial_move.actions().iter().map(ToString::to_string).collect();
        assert_eq!(left.join(" "), actions, "{text}");
        assert_eq!(game.partial_move(partial_move.text()), Some(partial_move), "{text}");
    }
}

#[track_caller]
fn assert_no_half(id: &str, fen: &str, texts: &[&str]) {
    let game = game(id, fen);
    for text in texts {
        assert_eq!(game.partial_move(text), None, "{text}");
    }
}

#[test]
fn a_kind_of_piece_leaves_its_moves() {
    let knights = ["N", "n", "knight", " Knight", "KNIGHT", "♘", "1. N", "N!?"];
    assert_leaves(CHESS, START, "b1a3 b1c3 g1f3 g1h3", &knights);
    assert_leaves(CHESS, START, "b1a3 b1c3", &["Nb", "nb", "knight b1", "Nb1", "Nb1-"]);
    assert_leaves(CHESS, START, "g1h3", &["Nh", "knight h3"]);
    let bishops = "4k3/8/8/8/8/8/1B6/4K1B1 w - - 0 1";
    assert_leaves(
        CHESS,
        bishops,
        "b2a1 b2a3 b2c1 b2c3 b2d4 b2e5 b2f6 b2g7 b2h8 g1b6",
        &["Bb", "bb"],
    );
}

#[test]
fn a_square_leaves_the_moves_from_it() {
    assert_leaves(CHESS, START, "e2e3 e2e4", &["e2", "E2", "e2-", "pawn e2", "Pe2"]);
    assert_leaves("superpermutation-d8", D8_FIVE, "e2e3 e2e4", &["e2", "P", "(5) e2"]);
}

#[test]
fn what_a_move_leaves_open_is_left() {
    let knights = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
    assert_leaves(CHESS, knights, "b1d2 f3d2", &["Nd2", "knight d2"]);
    let pawn = "8/4P3/8/8/8/k7/8/K7 w - - 0 1";
    assert_leaves(CHESS, pawn, "e7e8b e7e8n e7e8q e7e8r", &["e8", "e7e8", "e7", "pawn"]);
    let totem = "4T2k1/4P4/9/9/404/9/9/9/5K3 w - - 0 2 0 - - -";
    let promotions = "e9e8b e9e8n e9e8q e9e8r";
    assert_leaves("totem", totem, promotions, &["Te8", "e9e8", "Totem e8", "Te8<>Pe9"]);
}

#[test]
fn a_placement_leaves_what_may_follow_it() {
    let game = game("gravitatur", DRAWN);
    let count =
        |text: &str| game.partial_move(text).map_or(0, |partial_move| partial_move.actions().len());
    let legal = |of: &dyn Fn(&str) -> bool| {
        game.legal_actions().iter().filter(|action| of(&action.to_string())).count()
    };
    for text in ["@d", "G@d", "g@D"] {
        assert_eq!(count(text), legal(&|it| it.starts_with("@d")), "{text}");
    }
    for text in ["@d4", "G@d4", "@d4/", "g@d4-"] {
        assert_eq!(count(text), legal(&|it| it.starts_with("@d4")), "{text}");
    }
    let king = legal(&|it| it.starts_with("@d4/c3"));
    assert!(king > 1, "the king is drawn there");
    for text in ["@d4/K", "@d4 king", "d4/Kc3", "@d4/c3"] {
        assert_eq!(count(text), king, "{text}");
    }
    // The move is said, and the square left to choose.
    let king = legal(&|it| it.ends_with("/a1b1"));
    assert!(king > 1);
    assert_eq!(count("Ka1b1"), king);
}

#[test]
fn what_says_nothing_or_leaves_nothing_is_no_partial_move() {
    let texts =
        ["", " ", "?", "-", "x", "@", "@d", "@d5", "Q", "b", "e4e", "e9", "e2e5", "e7", "e5"];
    assert_no_half(CHESS, START, &texts);
    assert_no_half(
        CHESS,
        START,
        &["O-O", "(5)", "(5) e2", "N N", "queen", "knights", "Nd2", "12."],
    );
    assert_no_half("superpermutation-d8", D8_FIVE, &["N", "r", "r5", "(3) e2", "d2", "d2d4"]);
    assert_no_half("gravitatur", DRAWN, &["@", "@i", "@d9", "@b5", "@d4/Q", "@d/N", "G", "Q"]);
    let roll = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1 ?";
    assert_no_half("superpermutation-d8", roll, &["e2", "N", "e2e4", "5"]);
}
