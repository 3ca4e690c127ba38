//! The steps by which a person chooses an action.

use std::fmt;

use rules::{Action, Color, Move, Role, Square};

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

    /// Where it stands among its like: as `side` sees the board, the nearest ranks first and each from
    /// the left; of what a pawn becomes, the strongest first.
    pub(in crate::ui) fn order(self, side: Color) -> [i8; 2] {
        let strongest = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
        let seen = |from_white: u8| {
            let from_white = from_white.cast_signed();
            if side == Color::White { from_white } else { -from_white }
        };
        match self {
            Self::Promotion(role) => {
                let nth = strongest.iter().position(|it| *it == role);
                [nth.and_then(|it| i8::try_from(it).ok()).unwrap_or(i8::MAX), 0]
            }
            Self::File(file) | Self::PieceFile(file) => [0, seen(file)],
            Self::Place(square) | Self::From(square) | Self::To(square) => {
                [seen(square.rank()), seen(square.file())]
            }
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
