//! Whether a position would help somebody in a game that they are playing.

use rules::{Game, Phase, Position, Variant};

/// Whether one of these positions is alike to one of a game, or to one that the game can come to by
/// one turn: the same pieces on the same squares, with the same side to move. What else a text says
/// of it makes no difference, and anybody could change that.
pub(super) fn is_similar(game: &Game, asked: &[Position]) -> bool {
    game.positions().iter().any(|position| looks_like_any(position, asked))
        || reachable(game.variant(), game.position(), asked, 1)
}

/// Whether a position has the same pieces on the same squares as one of these, and the same side to
/// move.
fn looks_like_any(position: &Position, asked: &[Position]) -> bool {
    asked.iter().any(|asked| position.board == asked.board && position.turn == asked.turn)
}

/// Whether something alike comes by so many turns at most, with all rolls and decisions before,
/// between and after them.
fn reachable(variant: &dyn Variant, position: &Position, asked: &[Position], turns: u8) -> bool {
    let mut actions = Vec::new();
    variant.legal_actions(position, &mut actions);
    actions.into_iter().any(|action| {
        let Some(left) = turns.checked_sub(u8::from(action.is_turn())) else {
            return false;
        };
        let next = variant.play(position, action);
        // After the last turn, only a roll or a decision can change anything.
        let is_open = matches!(next.phase, Phase::Roll { .. } | Phase::AnswerRoll { .. });
        let goes_on = left > 0 || is_open;
        looks_like_any(&next, asked) || (goes_on && reachable(variant, &next, asked, left))
    })
}
