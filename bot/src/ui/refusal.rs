//! What somebody asked for and cannot have, where the words are needed in several places; and why
//! no thread can be opened.

use speech::{Argument, Message};

use super::text::escape_markdown;
pub use crate::game::{Reason, Refusal};
use crate::ui::Permissions;

/// The button or menu is not one of ours, any more.
pub(super) const UNKNOWN_BUTTON: Refusal = Refusal::new("refused-unknown-button");

/// The command is not one of ours, any more.
pub(super) const UNKNOWN_COMMAND: Refusal = Refusal::new("refused-unknown-command");

/// The puzzle is not among ours any more.
pub(super) const PUZZLE_GONE: Refusal = Refusal::new("refused-puzzle-gone");

/// A lesson has no such task or answer any more.
pub(super) const LESSON_GONE: Refusal = Refusal::new("refused-lesson-gone");

/// Nobody else would see it: members of this server may use external apps for themselves alone.
pub(super) const UNSEEN: Refusal = Refusal::new("outside-refused-unseen");

/// Too many ask for the same just now.
pub(super) const BUSY: Refusal = Refusal::new("refused-busy");

/// An option is none of its values.
pub(super) fn bad_option(option: &'static str, values: &[&str]) -> Refusal {
    let values = values.iter().map(|value| Argument::from(format!("`{value}`")));
    Refusal::new("refused-bad-option")
        .with("option", option)
        .with("values", Argument::List(values.collect()))
}

/// Why no thread can be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoThread {
    /// Outside servers none is opened.
    Outside,
    /// There are none in this kind of channel.
    NotHere,
    /// The bot lacks these permissions; none where Discord does not say which.
    Lacks(Permissions),
    /// The server has as many open threads as it may have.
    TooMany,
    /// Posts there need a tag, and the bot may set none of them.
    Tag,
    /// Something else, in Discord's words.
    Said(String),
}

/// What a thread was to be opened for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ThreadFor {
    /// A game that somebody wants to play in one.
    Game,
    /// A game that cannot be played here, where another one runs.
    GameElsewhere,
    /// The same for a rematch.
    Rematch,
}

impl NoThread {
    /// Whether somebody can grant what is missing.
    pub(super) const fn is_missing_permission(&self) -> bool {
        matches!(self, Self::Lacks(_))
    }

    /// Whether the place is none for threads at all.
    pub(super) const fn is_of_the_place(&self) -> bool {
        matches!(self, Self::Outside | Self::NotHere)
    }

    /// That it is why something cannot be done.
    pub(super) fn refuse(&self, what: ThreadFor) -> Refusal {
        let key = match (self, what) {
            (Self::Outside, ThreadFor::Rematch) => "outside-refused-rematch",
            (Self::Outside, _) => "outside-refused-thread",
            (Self::NotHere, ThreadFor::Rematch) => "offer-refused-no-threads-for-rematch",
            (Self::NotHere, _) => "challenge-refused-no-threads-here",
            (_, ThreadFor::Game) => return self.because_of("refused-no-thread").into(),
            (_, ThreadFor::GameElsewhere) => {
                return self.because_of("refused-no-thread-busy").into();
            }
            (_, ThreadFor::Rematch) => return self.because_of("refused-no-thread-rematch").into(),
        };
        Refusal::new(key)
    }

    /// A sentence that tells the reason.
    pub(super) fn because_of(&self, key: &'static str) -> Message {
        let reason = match self {
            Self::Outside | Self::NotHere => Message::new("no-thread-unknown"),
            Self::Lacks(missing) if missing.is_empty() => Message::new("no-thread-unknown"),
            Self::Lacks(missing) => Message::new("no-thread-lacks").with("missing", missing.list()),
            Self::TooMany => Message::new("no-thread-many"),
            Self::Tag => Message::new("no-thread-tag"),
            Self::Said(words) => {
                Message::new("no-thread-said").with("words", escape_markdown(words))
            }
        };
        Message::new(key).with("reason", Argument::Message(reason))
    }
}
