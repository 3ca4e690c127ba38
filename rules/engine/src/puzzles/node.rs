//! A solution, step by step.

use rules::{Action, Color};

/// What answers a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Node {
    /// An action, and what answers each reply to it, in the order of their text; no replies where
    /// none matter any more.
    Action {
        /// What to play.
        action: Action,
        /// What answers each reply.
        replies: Vec<(Action, Node)>,
    },
    /// Numbers of the die.
    Faces {
        /// Each number that does it, with every action that mates on it; with none where the roll
        /// itself ends the game.
        faces: Vec<(u8, Vec<Action>)>,
        /// The side that loses, where that is asked.
        against: Option<Color>,
    },
}

impl Node {
    /// How many turns of the solver it takes at most.
    pub fn turns(&self) -> u32 {
        match self {
            Self::Action { replies, .. } => {
                1 + replies.iter().map(|(_, node)| node.turns()).max().unwrap_or(0)
            }
            Self::Faces { .. } => 1,
        }
    }

    /// The action to begin with, where one is asked for.
    pub const fn action(&self) -> Option<Action> {
        match self {
            Self::Action { action, .. } => Some(*action),
            Self::Faces { .. } => None,
        }
    }

    /// The numbers, where they are asked for, each with every action that mates on it.
    pub fn faces(&self) -> Option<&[(u8, Vec<Action>)]> {
        match self {
            Self::Action { .. } => None,
            Self::Faces { faces, .. } => Some(faces),
        }
    }

    /// The reply after which most is still to be done, with what answers it: most turns, then fewest
    /// numbers; of equal ones the first.
    pub fn hardest_reply(&self) -> Option<(Action, &Self)> {
        let Self::Action { replies, .. } = self else {
            return None;
        };
        let work = |node: &Self| match node {
            Self::Action { .. } => (node.turns(), 8),
            Self::Faces { faces, .. } => (1, 8 - faces.len().min(8)),
        };
        let mut most: Option<&(Action, Self)> = None;
        for reply in replies {
            if most.is_none_or(|known| work(&reply.1) > work(&known.1)) {
                most = Some(reply);
            }
        }
        most.map(|(action, node)| (*action, node))
    }
}
