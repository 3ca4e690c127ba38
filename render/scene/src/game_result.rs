//! How a game has ended.

use rules::{Color, DrawReason, Outcome, WinReason};

/// How a game has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// Who has won; nobody in a draw.
    pub winner: Option<Color>,
    /// By what.
    pub reason: Reason,
}

/// By what a game has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Checkmate.
    Checkmate,
    /// The Null, for one side or for both.
    Null,
    /// Stalemate.
    Stalemate,
    /// Neither side can mate any more.
    Material,
    /// The same position came too often.
    Repetition,
    /// Too many moves in which nothing changed for good.
    Moves,
    /// A side gave up.
    Resignation,
    /// The players agreed.
    Agreement,
    /// A player claimed it.
    Claim,
    /// Time.
    Time,
    /// It was closed without a result.
    Aborted,
    /// In another way, or nobody says how.
    Other,
}

impl Reason {
    /// Its name in one word: `checkmate`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Checkmate => "checkmate",
            Self::Null => "null",
            Self::Stalemate => "stalemate",
            Self::Material => "material",
            Self::Repetition => "repetition",
            Self::Moves => "moves",
            Self::Resignation => "resignation",
            Self::Agreement => "agreement",
            Self::Claim => "claim",
            Self::Time => "time",
            Self::Aborted => "aborted",
            Self::Other => "other",
        }
    }
}

impl From<Outcome> for GameResult {
    fn from(end: Outcome) -> Self {
        let (winner, reason) = match end {
            Outcome::Win { winner, by: WinReason::Checkmate } => (Some(winner), Reason::Checkmate),
            Outcome::Win { winner, by: WinReason::Null } => (Some(winner), Reason::Null),
            Outcome::Win { winner, by: WinReason::Goal } => (Some(winner), Reason::Other),
            Outcome::Draw(DrawReason::Stalemate) => (None, Reason::Stalemate),
            Outcome::Draw(DrawReason::Material) => (None, Reason::Material),
            Outcome::Draw(DrawReason::Repetition) => (None, Reason::Repetition),
            Outcome::Draw(DrawReason::Moves) => (None, Reason::Moves),
            Outcome::Draw(DrawReason::Null) => (None, Reason::Null),
        };
        Self { winner, reason }
    }
}
