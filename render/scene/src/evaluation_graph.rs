//! How a game went, turn by turn.

use rules::{ByColor, Color, MoveNumber};

use crate::portrait::Portrait;

/// What one roll, decision or turn did. All values are White's.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GraphStep {
    /// Who acted.
    pub by: Color,
    /// The number of the move that it belongs to.
    pub move_number: MoveNumber,
    /// What the game was worth after it, from 0 to 1.
    pub value: f64,
    /// By how much it changed that.
    pub change: Change,
}

/// By how much something changed what a game was worth, and what it was.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Change {
    /// A roll.
    Luck(f64),
    /// A turn or decision.
    Play(f64),
}

impl Change {
    /// By how much it was by luck.
    pub const fn luck(self) -> f64 {
        match self {
            Self::Luck(by) => by,
            Self::Play(_) => 0.0,
        }
    }

    /// By how much it was by play.
    pub const fn play(self) -> f64 {
        match self {
            Self::Luck(_) => 0.0,
            Self::Play(by) => by,
        }
    }
}

impl GraphStep {
    /// How dear it was for who acted.
    pub fn cost(&self) -> Option<MistakeLevel> {
        let play = self.change.play();
        let loss = if self.by == Color::White { -play } else { play };
        MistakeLevel::ALL.into_iter().rev().find(|cost| loss >= cost.least())
    }
}

/// A turn that cost something.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum MistakeLevel {
    /// 0.05 or more.
    Small,
    /// 0.10 or more.
    Middle,
    /// 0.20 or more.
    Large,
}

impl MistakeLevel {
    /// Every cost, the least first.
    pub const ALL: [Self; 3] = [Self::Small, Self::Middle, Self::Large];

    /// What such a turn costs at least.
    pub const fn least(self) -> f64 {
        match self {
            Self::Small => 0.05,
            Self::Middle => 0.1,
            Self::Large => 0.2,
        }
    }
}

/// How a game went.
#[derive(Clone, PartialEq, Debug)]
pub struct EvaluationGraph {
    /// What the game was worth to White at its start, from 0 to 1.
    pub start: f64,
    /// What was done, the first one first.
    pub steps: Vec<GraphStep>,
    /// What the game came to for White.
    pub result: f64,
    /// Whether it has dice.
    pub dice: bool,
    /// Who played each side, where that is shown.
    pub portraits: ByColor<Option<Portrait>>,
}
