//! What a game has and what it lacks, beside plain chess.

use crate::{BoardSize, Role};

/// What a game has and what it lacks. A game states what differs from [`Features::CHESS`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Features {
    /// The shape of the board.
    pub board_size: BoardSize,
    /// The kinds of piece that can stand on the board.
    pub roles: &'static [Role],
    /// The kinds of piece that capture.
    pub captors: &'static [Role],
    /// Whether kings castle.
    pub castling: bool,
    /// Whether a die is rolled.
    pub die: bool,
    /// Whether the Gravitatur is placed before a move.
    pub gravitatur: bool,
    /// Whether the Null stands on the board.
    pub null: bool,
    /// The id of the message that tells of a win by a goal that the game alone has; empty where it has
    /// none.
    pub goal: &'static str,
}

impl Features {
    /// Those of plain chess.
    pub const CHESS: Self = Self {
        board_size: BoardSize::EIGHT,
        roles: &Role::ORTHODOX,
        captors: &Role::ALL,
        castling: true,
        die: false,
        gravitatur: false,
        null: false,
        goal: "",
    };

    /// Whether pieces of this kind can stand on the board.
    pub fn has(&self, role: Role) -> bool {
        self.roles.contains(&role)
    }

    /// Whether pieces of this kind capture.
    pub fn can_capture(&self, role: Role) -> bool {
        self.captors.contains(&role)
    }
}
