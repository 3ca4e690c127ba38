//! An action that was played.

use std::sync::OnceLock;

use crate::variants::Variant;
use crate::{Action, Event, Position};

/// An action that was played in a game, with the positions around it. The
/// game computes notation and events when they are first asked for, and keeps them.
#[derive(Clone, Copy)]
pub struct PlayedAction<'a> {
    pub(crate) variant: &'static dyn Variant,
    /// The position in which it was played.
    pub before: &'a Position,
    /// What was played.
    pub action: Action,
    /// The position that it led to.
    pub after: &'a Position,
    pub(crate) cache: &'a ActionCache,
}

impl<'a> PlayedAction<'a> {
    /// The notation for people.
    pub fn notation(&self) -> &'a str {
        self.cache.notation.get_or_init(|| self.variant.notation(self.before, self.action))
    }

    /// What it did on the board, in order.
    pub fn events(&self) -> &'a [Event] {
        self.cache.events.get_or_init(|| self.variant.events(self.before, self.action))
    }
}

/// Notation and events of an action, computed when they are first asked for.
#[derive(Clone, Debug, Default)]
pub(crate) struct ActionCache {
    notation: OnceLock<String>,
    events: OnceLock<Vec<Event>>,
}
