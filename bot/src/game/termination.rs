//! How a game ended.

use rules::pgn;
use rules::{Color, DrawClaim, Outcome};

use super::{AbortReason, GameResult};

/// How a game ended: on the board, or by a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Termination {
    /// By the rules.
    Board(Outcome),
    /// A side resigned.
    Resigned {
        /// The other one.
        winner: Color,
    },
    /// Both agreed to a draw.
    Agreed,
    /// A draw was claimed.
    Claimed(DrawClaim),
    /// A side's time ran out.
    TimeForfeit {
        /// That side.
        by: Color,
        /// What that makes of the game.
        result: GameResult,
    },
    /// It was closed without a result.
    Aborted(AbortReason),
    /// Not on the board, as the file says from which the game was read.
    InFile {
        /// What the game came to.
        result: GameResult,
        /// How, as far as the file says.
        how: pgn::Termination,
    },
}

impl Termination {
    /// What the game came to.
    pub fn result(self) -> GameResult {
        match self {
            Self::Board(end) => GameResult::of(end),
            Self::Resigned { winner } => GameResult::Won(winner),
            Self::Agreed | Self::Claimed(_) => GameResult::Drawn,
            Self::TimeForfeit { result, .. } | Self::InFile { result, .. } => result,
            Self::Aborted(_) => GameResult::Aborted,
        }
    }

    /// Who has won, if anybody.
    pub fn winner(self) -> Option<Color> {
        match self.result() {
            GameResult::Won(winner) => Some(winner),
            GameResult::Drawn | GameResult::Aborted => None,
        }
    }
}
