//! About the Gravitatur's placement.

use rules::notation::reason::{GravitaturReason, Places, Typed};

use super::{code, list, side, squares};

/// What is wrong about the Gravitatur's placement.
pub(super) fn gravitatur(typed: &Typed, reason: &GravitaturReason) -> String {
    match reason {
        GravitaturReason::NotInGame { game } => {
            format!("there is no Gravitatur in {game}: write the move alone")
        }
        GravitaturReason::InCheck { king, choices } => format!(
            "the king on {king} is in check, so you move without the Gravitatur: {}",
            list(choices)
        ),
        GravitaturReason::Occupied { at, piece, places } => format!(
            "the Gravitatur needs an empty square, and on {at} stands {}'s {}; {}",
            side(piece.color),
            piece.role.name(),
            where_to(places)
        ),
        GravitaturReason::ExposesKing { at, king, places } => format!(
            "the Gravitatur on {at} would leave your king in check on {king}; {}",
            where_to(places)
        ),
        GravitaturReason::NoMoveAfter { at, places } => format!(
            "with the Gravitatur on {at} you would have no legal move; {}",
            where_to(places)
        ),
        GravitaturReason::EndsTurn { at, turn } => format!(
            "the Gravitatur on {at} gives check, which ends the turn: write {} alone",
            list(turn)
        ),
        GravitaturReason::MoveMissing { at, choices } => {
            format!("after the Gravitatur on {at} comes a move: {}", list(choices))
        }
        GravitaturReason::SquareMissing { choices } => {
            format!("say where the Gravitatur goes before the move: {}", list(choices))
        }
        GravitaturReason::FollowsNone { example } => format!(
            "wherever the Gravitatur goes, {} cannot follow; write its square and then a move, \
             such as {}",
            code(typed),
            list(example)
        ),
    }
}

/// Where the Gravitatur can go.
fn where_to(places: &Places) -> String {
    match places {
        Places::On(places) => format!("it can go to {}", squares(places)),
        Places::Nowhere(choices) => format!("you move without it now: {}", list(choices)),
    }
}
