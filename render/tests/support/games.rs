//! Games and positions that tell something.

#![allow(dead_code, reason = "each test binary uses a part of this")]
#![allow(clippy::unwrap_used, reason = "a helper that fails fails its test")]
#![allow(unreachable_pub, reason = "a module of tests has no public interface")]

use rules::variants::by_id;
use rules::{Action, Game, Square};
use scene::Scene;

/// The demonstration game up to the pawn that climbs to its promotion and to a check.
pub const DEMONSTRATION: &str = "r2 b2b4 r8 a7a5 r3 c2c4 r3 f7f5 r1 d1a4 r4 e7e5 r7 g2g4 r3 d8f6 \
    r8 h2h4 r1 h7h5 r4 a5d5 r7 e8b8 r6 g1f3 r5 e8d6 r4 f3d4 b8a7 r8 e1h1 r6 c7c5 r4 d2d3 r1 h8h6 \
    h1g1 r2 g7g5 r5 e2e3 r8 a4a3q r3";

/// How many actions of the demonstration game lead to the queen's climb and Black's roll of 4.
pub const QUEEN_CLIMBED: usize = 11;
/// How many lead to the teleport of Black's king.
pub const TELEPORTED: usize = 24;
/// How many lead to the knight's climb over three pieces to a check.
pub const KNIGHT_CHECKS: usize = 30;

/// Gravitatur: a piece in sight of d4 in every direction.
pub const EIGHT_WAYS: &str = "r2q3k/p1p3bp/8/8/N5n1/8/PP3B1P/3RK3 w - - 0 1";
/// Totem: the Null leaves the e-file to a rook and a king, whose owner has a Totem.
pub const OPENED_FILE: &str =
    "3q1kb1r/pp1ppp1pp/2p1r1p2/6n2/404/2N6/3P1PB2/PPP3PPP/T2QK3R w - - 3 12 0 ? - -";
/// Totem: a 5 takes the Null over the edge onto a pawn.
pub const NULL_AT_EDGE: &str =
    "rnb2k3/pppppn2r/5p20/5B3/6pPp/RbQP1P2P/1P1t2P2/1B2P4/1N2PK1NR b Kq - 6 20 0 ? - -";
/// Totem: a 5 takes the Null onto White's Totem, and a bishop stands on its home.
pub const TOTEM_AWAY: &str =
    "rnbqtkbnr/pppp1pppp/9/4pT3/404/9/9/PPPPPPPPP/RN1QBKBNR b KQkq - 1 5 0 ? - -";
/// Totem: the same with White's king at the Totem's home.
pub const KING_AT_HOME: &str =
    "rnbqtkbnr/pppp1pppp/9/4pT3/404/9/9/PPPPPPPPP/RNBQK1BNR b kq - 1 5 0 ? - -";
/// Totem: an 8 takes the Null over the edge onto Black's Ascended King.
pub const ASCENDED_AT_EDGE: &str =
    "ab5p1/2pn2b2/9/2P4p1/4t3P/1p1NQ1B1p/3P3Nr/b3A4/08 w - - 16 23 0 ? - -";
/// Totem: after this turn a 3 takes Black's king, a 4 the queen, and a 5 sends White's Totem home
/// onto a bishop.
pub const DANGERS: &str =
    "rnb1tb1nr/pppp1pppp/9/3kqT3/404/9/9/PPPPPPPPP/RN1QBKBNR w - - 1 5 2 - - -";

pub fn game(id: &str, actions: &str) -> Game {
    from_fen(id, by_id(id).unwrap().info().start_fen, actions)
}

pub fn from_fen(id: &str, fen: &str, actions: &str) -> Game {
    let mut game = Game::from_fen(by_id(id).unwrap(), fen).unwrap();
    for action in actions.split_whitespace() {
        game.play(action.parse().unwrap()).unwrap();
    }
    game
}

/// The demonstration game after some of its actions.
pub fn demonstration(actions: usize) -> Game {
    let actions: Vec<&str> = DEMONSTRATION.split_whitespace().take(actions).collect();
    game("superpermutation-d8", &actions.join(" "))
}

/// A game of Gravitatur Chess as the side to move sees it, with the Gravitatur placed on a square.
pub fn placed(game: &Game, at: &str) -> Scene {
    let at = square(at);
    let places =
        |action: &Action| matches!(*action, Action::PlaceGravitatur { square: on, .. } if on == at);
    let action = game.legal_actions().iter().copied().find(places).unwrap();
    let events = game.variant().events(game.position(), action);
    Scene::of_game(game, game.position().turn).with_attraction(&events)
}

pub fn square(name: &str) -> Square {
    name.parse().unwrap()
}
