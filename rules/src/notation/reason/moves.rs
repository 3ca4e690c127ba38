//! What is wrong about a move.

use super::{Choices, Typed, a, name_of};
use crate::{Role, Square};

/// What is wrong about a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MoveReason {
    /// It is not said what the pawn becomes.
    PromotionMissing {
        /// The moves that are meant, perhaps.
        choices: Choices,
    },
    /// Several moves fit.
    Several {
        /// Which.
        choices: Choices,
    },
    /// This kind of piece never captures in the game.
    CannotCapture {
        /// The kind of piece.
        piece: Role,
        /// The game's id.
        game: &'static str,
    },
    /// Only the square of a pawn's capture is named, not the file that the pawn comes from.
    FileMissing {
        /// The captures.
        choices: Choices,
    },
    /// The piece named swaps with another one than the text says, or does not swap.
    NoSuchSwap {
        /// What it can do.
        choices: Choices,
    },
    /// The move named captures nothing.
    CapturesNothing {
        /// The move as it is written.
        choices: Choices,
    },
    /// The pawn cannot become what the text says.
    NoSuchPromotion {
        /// What it can become, the highest first.
        roles: Vec<Role>,
        /// The moves.
        choices: Choices,
    },
    /// The move named promotes no pawn.
    NoPromotion {
        /// The move as it is written.
        choices: Choices,
    },
    /// The pieces that can be meant do not reach the square, king and die aside.
    OutOfReach {
        /// The kind of piece.
        piece: Role,
        /// Where it stands, if there is only one.
        from: Option<Square>,
        /// The square, if one is named.
        to: Option<Square>,
        /// What the pieces that can be meant play, or else what is legal.
        choices: Choices,
        /// Whether `choices` are of the pieces that can be meant.
        theirs: bool,
    },
}

impl MoveReason {
    pub(super) fn english(&self, typed: &Typed) -> String {
        match self {
            Self::PromotionMissing { choices } => {
                format!("say what the pawn becomes: {choices}")
            }
            Self::Several { choices } => format!("{typed} can mean several moves: {choices}"),
            Self::CannotCapture { piece, game } => {
                format!("{} cannot capture in {}", a(*piece), name_of(game))
            }
            Self::FileMissing { choices } => {
                format!("a pawn that captures names its file: {choices}")
            }
            Self::NoSuchSwap { choices } => {
                format!("{typed} is no swap of that kind: write {choices}")
            }
            Self::CapturesNothing { choices } => {
                format!("{typed} would capture nothing: write {choices}")
            }
            Self::NoSuchPromotion { roles, choices } => {
                format!("a pawn becomes {}: {choices}", promotions(roles))
            }
            Self::NoPromotion { choices } => {
                format!("only a pawn that reaches its last rank promotes: write {choices}")
            }
            Self::OutOfReach { piece, from, to, choices, theirs } => {
                let name = piece.name();
                let (cannot_go, can_play) = match from {
                    Some(from) => (format!("the {name} on {from} cannot go"), "it can play".into()),
                    None => (format!("no {name} can go"), format!("{name}s can play")),
                };
                let to = to.map(|square| format!(" to {square}")).unwrap_or_default();
                let can_play = if *theirs { &can_play } else { "you can play" };
                format!("{cannot_go}{to}; {can_play} {choices}")
            }
        }
    }
}

/// What pawns become, as in `a queen, rook or knight`.
fn promotions(roles: &[Role]) -> String {
    match roles {
        [first, .., last] => {
            let others = roles[1..roles.len() - 1].iter().map(|role| format!(", {}", role.name()));
            format!("{}{} or {}", a(*first), others.collect::<String>(), last.name())
        }
        [only] => a(*only),
        [] => String::new(),
    }
}
