//! A position: all that legal turns depend on, in every game.

use crate::{Bitboard, Board, CastlingRights, Color, Outcome, TotemState};

/// What a position waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Phase {
    /// The side to move plays, bound by no die.
    Move,
    /// A die is due, rolled by `by`, who need not be the side to move.
    Roll {
        /// Who rolls.
        by: Color,
    },
    /// The die shows this number, and the side to move plays by it.
    MoveWithRoll(u8),
    /// A roll has put this side in check, and it decides whether to prevent it.
    AnswerRoll {
        /// Who decides.
        by: Color,
    },
    /// The last action has ended the game in a way that the board alone does not show.
    Over(Outcome),
}

/// A position of any game: plain data, cheap to copy. The variant says what it means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Position {
    /// Which piece stands where.
    pub board: Board,
    /// The side that makes the next turn.
    pub turn: Color,
    /// The ways to castle that are not lost.
    pub castling: CastlingRights,
    /// The squares on which a pawn that has just advanced can be taken.
    pub en_passant: Bitboard,
    /// Turns of both sides since the last capture or pawn move.
    pub halfmove: u32,
    /// The number of the move, 1 at the start, one more after each turn of Black's.
    pub fullmove: u32,
    /// What a position waits for.
    pub phase: Phase,
    /// What only Totem Chess keeps; in the other games always the default.
    pub totem: TotemState,
}

// Each move copies it.
const _: () = assert!(size_of::<Position>() <= 256);

impl Position {
    /// The side that acts next: it rolls, decides about a roll, or makes the turn.
    pub fn side_to_act(&self) -> Color {
        match self.phase {
            Phase::Roll { by } | Phase::AnswerRoll { by } => by,
            Phase::Move | Phase::MoveWithRoll(_) | Phase::Over(_) => self.turn,
        }
    }

    /// Whether a die must be rolled next.
    pub fn is_roll_due(&self) -> bool {
        matches!(self.phase, Phase::Roll { .. })
    }

    /// Hands the turn to the other side: clock and move number go on, en passant is gone, and
    /// nothing is rolled. `resets` is whether the turn captured or moved a pawn.
    pub fn pass_turn(&mut self, resets: bool) {
        self.en_passant = Bitboard::EMPTY;
        self.halfmove = if resets { 0 } else { self.halfmove + 1 };
        self.fullmove += u32::from(self.turn == Color::Black);
        self.turn = !self.turn;
        self.phase = Phase::Move;
    }
}
