//! A game: a start, the actions played, and what only their history decides.

use std::fmt;

use thiserror::Error;

use crate::fen::FenError;
use crate::notation::ReadError;
use crate::variants::Variant;
use crate::{Action, Color, Position};

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum End {
    /// One side has won.
    Win {
        /// Who has.
        winner: Color,
        /// How.
        by: Victory,
    },
    /// Nobody has won.
    Draw(Draw),
}

/// How a game is won on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Victory {
    /// The loser's king is in check and cannot be saved.
    Checkmate,
}

/// How a game is drawn on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Draw {
    /// The side to move has no legal action and is not in check.
    Stalemate,
    /// Neither side can ever mate.
    Material,
    /// The same position came five times, or three times and was claimed.
    Repetition,
    /// 75 turns each without a capture or pawn move, or 50 and it was claimed.
    Moves,
}

/// Why the player to move may claim a draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Claim {
    /// The position has come three times.
    Repetition,
    /// 50 turns each without a capture or pawn move.
    Moves,
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Win {
                winner,
                by: Victory::Checkmate,
            } => write!(f, "{winner} checkmate"),
            Self::Draw(Draw::Stalemate) => f.write_str("draw stalemate"),
            Self::Draw(Draw::Material) => f.write_str("draw material"),
            Self::Draw(Draw::Repetition) => f.write_str("draw repetition"),
            Self::Draw(Draw::Moves) => f.write_str("draw moves"),
        }
    }
}

/// An action that is not legal in the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("{0} is not legal here")]
pub struct IllegalAction(pub Action);

/// A game in progress or ended.
#[derive(Clone)]
pub struct Game {
    variant: &'static dyn Variant,
    /// The start and the position after each action.
    positions: Vec<Position>,
    actions: Vec<Action>,
}

impl Game {
    /// A game from the variant's start.
    pub fn new(variant: &'static dyn Variant) -> Self {
        Self::from_fen(variant, variant.start_fen()).expect("every variant's start is a position")
    }

    /// A game from a position; its history begins there.
    ///
    /// # Errors
    ///
    /// Returns what is wrong where `fen` is no position of the variant.
    pub fn from_fen(variant: &'static dyn Variant, fen: &str) -> Result<Self, FenError> {
        let start = crate::fen::parse(variant, fen)?;
        Ok(Self {
            variant,
            positions: vec![start],
            actions: Vec::new(),
        })
    }

    /// Which game it is.
    pub fn variant(&self) -> &'static dyn Variant {
        self.variant
    }

    /// The present position.
    pub fn position(&self) -> &Position {
        self.positions.last().expect("a game has its start")
    }

    /// The start and the position after each action.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The actions played.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// The present position as FEN.
    pub fn fen(&self) -> String {
        crate::fen::write(self.variant, self.position())
    }

    /// Every action legal in the present position, in the order of their text. Draws by material,
    /// repetition and moves do not end the list; mate and stalemate do.
    pub fn legal_actions(&self) -> Vec<Action> {
        todo!()
    }

    /// Plays a legal action.
    ///
    /// # Errors
    ///
    /// Refuses an action that is not legal, and changes nothing.
    pub fn play(&mut self, _action: Action) -> Result<(), IllegalAction> {
        todo!()
    }

    /// Takes the last action back and returns it.
    pub fn takeback(&mut self) -> Option<Action> {
        todo!()
    }

    /// How the game has ended, if it has.
    pub fn end(&self) -> Option<End> {
        todo!()
    }

    /// Why the player to move may claim a draw now, if they may.
    pub fn claim(&self) -> Option<Claim> {
        todo!()
    }

    /// The notation of a legal action for people.
    pub fn notation(&self, action: Action) -> String {
        self.variant.notation(self.position(), action)
    }

    /// The legal action that `text` means.
    ///
    /// # Errors
    ///
    /// Says what is wrong, and names the candidates, where `text` does not name exactly one.
    pub fn read(&self, text: &str) -> Result<Action, ReadError> {
        crate::notation::read(self.variant, self.position(), text)
    }
}
