//! The steps by which a person chooses an action.

use std::fmt;

use rules::{Action, Move, Role, Square};

/// One choice on the way to an action; its text is the value in the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::ui) enum PickStep {
    /// The file on which the Gravitatur is placed, counted from 0.
    File(u8),
    /// The square on which it is placed.
    Place(Square),
    /// The file of the piece that moves, where a menu has no room for all of them.
    PieceFile(u8),
    /// The piece that moves, by its square.
    From(Square),
    /// Where it lands.
    To(Square),
    /// What a pawn becomes.
    Promotion(Role),
}

impl PickStep {
    /// The steps of an action; none where it is not chosen so, but has a button.
    pub(in crate::ui) fn all(action: Action) -> Vec<Self> {
        let mut steps = Vec::with_capacity(5);
        if let Some(at) = action.placement() {
            steps.extend([Self::File(at.file()), Self::Place(at)]);
        }
        if let Some(Move { from, to, promotion }) = action.as_move() {
            steps.extend([Self::From(from), Self::To(to)]);
            steps.extend(promotion.map(Self::Promotion));
        }
        steps
    }

    /// Where it stands among its like; of what a pawn becomes, the strongest first.
    pub(in crate::ui) fn rank(self) -> usize {
        let strongest = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
        match self {
            Self::Promotion(role) => {
                strongest.iter().position(|it| *it == role).unwrap_or(strongest.len())
            }
            _ => 0,
        }
    }
}

impl fmt::Display for PickStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::File(file) | Self::PieceFile(file) => write!(f, "{}", file_letter(file)),
            Self::Place(square) | Self::From(square) | Self::To(square) => square.fmt(f),
            Self::Promotion(role) => write!(f, "{}", role.letter().to_ascii_lowercase()),
        }
    }
}

/// The letter of a file, counted from 0.
const fn file_letter(file: u8) -> char {
    Square::new(file, 0).file_letter()
}
