//! What a rolled number means.

use crate::{Bitboard, BoardSize, Phase, Position, Square, Variant};

/// What a rolled number asks for or leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum RollEffect {
    /// The turn must land on this file, counted from 0.
    File(u8),
    /// The Null steps in a direction.
    Step {
        /// Which way, as White sees the board.
        direction: Direction,
        /// The square that it reaches, perhaps across an edge of the board.
        to: Square,
    },
}

impl RollEffect {
    /// The squares that the number points at.
    pub fn squares(self, board_size: BoardSize) -> Bitboard {
        match self {
            Self::File(file) => board_size.file(file),
            Self::Step { to, .. } => Bitboard::of(to),
        }
    }
}

/// Whether the turn must land where the number that the die shows points at. Where no legal move
/// lands there it need not; none where the die shows no number.
pub fn roll_binds(variant: &dyn Variant, position: &Position) -> Option<bool> {
    let Phase::MoveWithRoll(number) = position.phase else {
        return None;
    };
    let meaning = variant.roll_effect(position, number, position.turn)?;
    let squares = meaning.squares(variant.features().board_size);
    let mut actions = Vec::new();
    variant.legal_actions(position, &mut actions);
    Some(actions.iter().any(|it| it.as_move().is_some_and(|mv| squares.contains(mv.to))))
}

/// One of the eight ways in which the Null steps, as White sees the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Direction {
    /// Toward `a` and rank 1.
    DownLeft,
    /// Toward `a`.
    Left,
    /// Toward `a` and the last rank.
    UpLeft,
    /// Toward the last rank.
    Up,
    /// Toward the last file and the last rank.
    UpRight,
    /// Toward the last file.
    Right,
    /// Toward the last file and rank 1.
    DownRight,
    /// Toward rank 1.
    Down,
}

impl Direction {
    /// Every direction, in the order of the numbers that stand for them.
    pub const ALL: [Self; 8] = [
        Self::DownLeft,
        Self::Left,
        Self::UpLeft,
        Self::Up,
        Self::UpRight,
        Self::Right,
        Self::DownRight,
        Self::Down,
    ];

    /// The direction that a number from 1 to 8 stands for.
    pub fn of_number(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number).checked_sub(1)?).copied()
    }

    /// How many files to the right and how many ranks up one step goes.
    pub const fn step(self) -> (i8, i8) {
        match self {
            Self::DownLeft => (-1, -1),
            Self::Left => (-1, 0),
            Self::UpLeft => (-1, 1),
            Self::Up => (0, 1),
            Self::UpRight => (1, 1),
            Self::Right => (1, 0),
            Self::DownRight => (1, -1),
            Self::Down => (0, -1),
        }
    }
}
