//! What is wrong about the Gravitatur's placement.

use super::{Choices, SHOWN, Typed, counted, name_of, side};
use crate::{Piece, Square};

/// What is wrong about the Gravitatur's placement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GravitaturReason {
    /// The game has no Gravitatur.
    NotInGame {
        /// The game's id.
        game: &'static str,
    },
    /// In check the Gravitatur is not used.
    InCheck {
        /// Where the king stands.
        king: Square,
        /// What is legal.
        choices: Choices,
    },
    /// The square is not empty.
    Occupied {
        /// The square.
        at: Square,
        /// What stands there.
        piece: Piece,
        /// Where it can go.
        places: Places,
    },
    /// The placement would leave the mover's own king in check.
    ExposesKing {
        /// The square.
        at: Square,
        /// Where the king stands then.
        king: Square,
        /// Where it can go.
        places: Places,
    },
    /// After the placement the mover would have no legal move.
    NoMoveAfter {
        /// The square.
        at: Square,
        /// Where it can go.
        places: Places,
    },
    /// The placement gives check and so ends the turn, but a move is named after it.
    EndsTurn {
        /// The square.
        at: Square,
        /// The turn without a move.
        turn: Choices,
    },
    /// No move is named after the placement.
    MoveMissing {
        /// The square.
        at: Square,
        /// The turns with that placement.
        choices: Choices,
    },
    /// A move is named without a placement, and can follow several.
    SquareMissing {
        /// The turns that are meant, perhaps.
        choices: Choices,
    },
    /// A move is named without a placement, and can follow none.
    FollowsNone {
        /// A legal turn.
        example: Choices,
    },
}

/// Where the legal turns place the Gravitatur.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Places {
    /// On one of these squares, in the order of their names.
    On(Vec<Square>),
    /// Nowhere: the legal turns are moves alone.
    Nowhere(Choices),
}

impl GravitaturReason {
    pub(super) fn english(&self, typed: &Typed) -> String {
        match self {
            Self::NotInGame { game } => {
                format!("there is no Gravitatur in {}: write the move alone", name_of(game))
            }
            Self::InCheck { king, choices } => format!(
                "the king on {king} is in check, so you move without the Gravitatur: {choices}"
            ),
            Self::Occupied { at, piece, places } => format!(
                "the Gravitatur needs an empty square, and on {at} stands {}'s {}; {}",
                side(piece.color),
                piece.role.name(),
                places.english()
            ),
            Self::ExposesKing { at, king, places } => format!(
                "the Gravitatur on {at} would leave your king in check on {king}; {}",
                places.english()
            ),
            Self::NoMoveAfter { at, places } => format!(
                "with the Gravitatur on {at} you would have no legal move; {}",
                places.english()
            ),
            Self::EndsTurn { at, turn } => format!(
                "the Gravitatur on {at} gives check, which ends the turn: write {turn} alone"
            ),
            Self::MoveMissing { at, choices } => {
                format!("after the Gravitatur on {at} comes a move: {choices}")
            }
            Self::SquareMissing { choices } => {
                format!("say where the Gravitatur goes before the move: {choices}")
            }
            Self::FollowsNone { example } => format!(
                "wherever the Gravitatur goes, {typed} cannot follow; write its square and then a \
                 move, such as {example}"
            ),
        }
    }
}

impl Places {
    fn english(&self) -> String {
        match self {
            Self::On(squares) => {
                let names = squares.iter().take(SHOWN).map(ToString::to_string);
                let more = squares.len().saturating_sub(SHOWN);
                format!("it can go to {}", counted(names, more))
            }
            Self::Nowhere(choices) => format!("you move without it now: {choices}"),
        }
    }
}
