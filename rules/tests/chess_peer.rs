//! Chess beside shakmaty: the same legal moves and the same positions, in random games.

use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position};

use crate::support::{self, Numbers};

#[test]
fn random_games_agree() {
    for seed in 0..300 {
        let mut numbers = Numbers::new(seed);
        let mut game = rules::Game::new(support::variant("chess"));
        let mut peer = Chess::default();
        for _ in 0..250 {
            assert_eq!(support::legal(&game), legal(&peer), "{}", game.fen());
            let fen = Fen::from_position(&peer, EnPassantMode::Always).to_string();
            assert_eq!(game.fen(), fen);
            assert_eq!(game.variant().end(game.position()), end(&peer), "{fen}");
            let Some(action) = numbers.pick(game.legal_actions()) else {
                break;
            };
            peer.play_unchecked(uci(action).to_move(&peer).unwrap());
            game.play(action).unwrap();
        }
    }
}

#[test]
fn san_agrees() {
    for seed in 0..60 {
        let game = support::random_game(support::variant("chess"), seed, 40 + seed as usize);
        let fen: Fen = game.fen().parse().unwrap();
        let peer: Chess = fen.into_position(CastlingMode::Standard).unwrap();
        for &action in game.legal_actions() {
            let played = uci(action).to_move(&peer).unwrap();
            let san = shakmaty::san::SanPlus::from_move(peer.clone(), played).to_string();
            assert_eq!(game.notation(action), san, "{}", game.fen());
        }
    }
}

fn uci(action: rules::Action) -> UciMove {
    action.to_string().parse().unwrap()
}

fn legal(peer: &Chess) -> Vec<String> {
    let name = |m: &shakmaty::Move| m.to_uci(CastlingMode::Standard).to_string();
    let mut moves: Vec<String> = peer.legal_moves().iter().map(name).collect();
    moves.sort();
    moves
}

fn end(peer: &Chess) -> Option<rules::Outcome> {
    let winner = |color: shakmaty::Color| color.fold_wb(rules::Color::White, rules::Color::Black);
    if peer.is_checkmate() {
        Some(rules::Outcome::Win { winner: winner(!peer.turn()), by: rules::WinReason::Checkmate })
    } else if peer.is_stalemate() {
        Some(rules::Outcome::Draw(rules::DrawReason::Stalemate))
    } else if peer.is_insufficient_material() {
        Some(rules::Outcome::Draw(rules::DrawReason::Material))
    } else {
        None
    }
}
