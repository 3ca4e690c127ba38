//! Interactions: what a person did, and what the bot has answered so far.

use std::time::Instant;

use serde::Serialize;
use serde_json::Value;
use tokio::sync::oneshot;

use crate::invocation_context::IntegrationOwners;
use crate::message::Message;
use crate::modal::Modal;
use crate::sim_state::random_hex;
use crate::snowflake::Id;

/// What a person did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Command,
    Component,
    Autocomplete,
    Modal,
}

impl Kind {
    /// Discord's number for it.
    pub(crate) fn number(self) -> u8 {
        match self {
            Self::Command => 2,
            Self::Component => 3,
            Self::Autocomplete => 4,
            Self::Modal => 5,
        }
    }
}

/// Whether the first answer has come.
#[derive(Debug)]
pub(crate) enum State {
    Waiting(oneshot::Sender<Answer>),
    Answered,
    Expired,
}

/// One interaction.
#[derive(Debug)]
pub(crate) struct Interaction {
    pub(crate) id: Id,
    pub(crate) token: String,
    pub(crate) kind: Kind,
    pub(crate) user: Id,
    pub(crate) channel: Id,
    /// By whose installation of the app.
    pub(crate) owners: IntegrationOwners,
    /// The command's name.
    pub(crate) command: Option<String>,
    /// Whom the command was run on.
    pub(crate) target: Option<Id>,
    /// The type of the option that is being completed.
    pub(crate) focused: u64,
    /// The message with the component.
    pub(crate) message: Option<Id>,
    /// Of a modal that was sent back: the interaction that it answered.
    pub(crate) opened_by: Option<Id>,
    /// The modal that answered it, until that was sent back and answered.
    pub(crate) modal: Option<Modal>,
    pub(crate) since: Instant,
    pub(crate) state: State,
    /// What `@original` means.
    pub(crate) original: Option<Id>,
    /// Every message made with this token.
    pub(crate) made: Vec<Id>,
    /// How many of them are follow-ups.
    pub(crate) follow_ups: usize,
}

impl Interaction {
    /// Whether its token may touch the message.
    pub(crate) fn may_touch(&self, message: Id) -> bool {
        self.made.contains(&message) || self.message == Some(message)
    }

    pub(crate) fn is_answered(&self) -> bool {
        matches!(self.state, State::Answered)
    }

    /// Nobody waits for its first answer any more.
    pub(crate) fn expire(&mut self) {
        if matches!(self.state, State::Waiting(_)) {
            self.state = State::Expired;
        }
    }
}

/// The token of an interaction. Nobody but the stand-in looks into it.
pub(crate) fn token(id: Id) -> String {
    format!("{id}-{}", random_hex(32))
}

/// The interaction that a token belongs to, if it is a token.
pub(crate) fn id_in(token: &str) -> Option<Id> {
    token.split_once('-')?.0.parse().ok()
}

/// One suggestion of an autocomplete.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// What the person reads.
    pub name: String,
    /// What is sent.
    pub value: Value,
}

/// The bot's first answer, as the person sees it.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "answer", rename_all = "snake_case")]
pub enum Answer {
    /// A message (type 4), for everybody or for this person alone.
    Message {
        /// The message.
        message: Message,
    },
    /// "Thinking" (type 5); the message is filled later.
    Thinking {
        /// The message to be filled.
        message: Message,
    },
    /// The clicked message was changed (type 7).
    Updated {
        /// As it stands now.
        message: Message,
    },
    /// The click was taken up; an edit may follow (type 6).
    Acknowledged,
    /// Suggestions (type 8).
    Choices {
        /// At most 25.
        choices: Vec<Choice>,
    },
    /// A form to be filled in and sent back (type 9), by
    /// [`Playground::submit_modal`](crate::Playground::submit_modal).
    Modal {
        /// The form.
        modal: Modal,
    },
    /// "The application did not respond".
    Silence,
}

/// What became of an act.
#[derive(Clone, Debug, Serialize)]
pub struct Outcome {
    /// The interaction's id.
    pub interaction: Id,
    /// The bot's first answer.
    #[serde(flatten)]
    pub answer: Answer,
}

impl Outcome {
    /// The message that the first answer made or changed.
    pub fn message(&self) -> Option<&Message> {
        match &self.answer {
            Answer::Message { message }
            | Answer::Thinking { message }
            | Answer::Updated { message } => Some(message),
            _ => None,
        }
    }

    /// A copy of the message that the first answer made or changed.
    ///
    /// # Panics
    ///
    /// If it is something else than a message.
    pub fn shown(&self) -> Message {
        self.message().unwrap_or_else(|| panic!("not a message: {self:?}")).clone()
    }

    /// The modal that the first answer opened.
    pub fn modal(&self) -> Option<&Modal> {
        match &self.answer {
            Answer::Modal { modal } => Some(modal),
            _ => None,
        }
    }

    /// Whether the answer is a message for this person alone.
    pub fn is_private(&self) -> bool {
        self.message().is_some_and(|message| message.only_for.is_some())
    }

    /// The text of the message, or nothing.
    pub fn content(&self) -> &str {
        self.message().map_or("", |message| &message.content)
    }
}
