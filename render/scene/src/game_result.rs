//! How a game has ended.

use rules::{Color, Draw, End, Victory};

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

impl From<End> for GameResult {
    fn from(end: End) -> Self {
        let (winner, reason) = match end {
            End::Win { winner, by: Victory::Checkmate } => (Some(winner), Reason::Checkmate),
            End::Win { winner, by: Victory::Null } => (Some(winner), Reason::Null),
            End::Win { winner, by: Victory::Goal } => (Some(winner), Reason::Other),
            End::Draw(Draw::Stalemate) => (None, Reason::Stalemate),
            End::Draw(Draw::Material) => (None, Reason::Material),
            End::Draw(Draw::Repetition) => (None, Reason::Repetition),
            End::Draw(Draw::Moves) => (None, Reason::Moves),
            End::Draw(Draw::Null) => (None, Reason::Null),
        };
        Self { winner, reason }
    }
}
