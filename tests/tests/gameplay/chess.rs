//! Chess over the wire, to its mate: castling, en passant and a promotion on the way.

use rules::Color;
use tests::{VerifiedGame, World};

/// White captures en passant, castles, promotes by a capture, and mates.
const GAME: &str = "e2e4 d7d5 e4e5 f7f5 e5f6 g8h6 f6g7 e8d7 g1f3 d7c6 f1b5 c6b6 e1g1 b8c6 g7h8q \
                    a7a5 h8d4 b6b5 d1e2";

#[tokio::test]
async fn a_game_is_played_to_its_mate() {
    let world = World::new().await;
    let mut game = VerifiedGame::begin(&world, "chess").await;
    game.acts(GAME).await;
    game.check_end(&game.win(Color::White)).await;
    world.finish().await;
}
