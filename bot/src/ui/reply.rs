//! What the bot says.

use std::sync::Arc;

use render::Portrait;
use rules::ByColor;

use crate::game::{BoardId, GameState};
use crate::ids::{ChallengeId, ChannelId, GameId, OfferId, UserId};
use crate::ui::{ComponentId, Emoji, Error, Picture};
use crate::worker_pool::QueueSlot;

/// Who sees a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// All who see the channel.
    Public,
    /// The person who asked, alone.
    Ephemeral,
}

/// A file below a message: its picture, or one to be kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct File {
    /// Its name; the ending says what it is.
    pub name: String,
    /// What is in it.
    pub bytes: Vec<u8>,
    /// The same in words, at most 1,024 characters.
    pub alt: String,
}

/// How a button looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// What most people want.
    Primary,
    /// Something else.
    Secondary,
    /// Agreement.
    Success,
    /// Something that cannot be taken back.
    Danger,
}

/// A button.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Button {
    /// What it says, at most 80 characters.
    pub label: String,
    /// What a click on it sends back, at most 100 characters.
    pub custom_id: String,
    /// What is shown before the label, where Discord has it.
    pub emoji: Option<Emoji>,
    /// How it looks.
    pub style: Style,
    /// Whether it can be clicked.
    pub enabled: bool,
}

impl Button {
    /// A button that can be clicked.
    pub fn new(label: &str, click: &ComponentId, style: Style) -> Self {
        let (label, custom_id) = (label.to_owned(), click.to_string());
        Self { label, custom_id, emoji: None, style, enabled: true }
    }

    /// The same with an emoji.
    #[must_use]
    pub fn with_emoji(self, emoji: impl Into<Option<Emoji>>) -> Self {
        Self { emoji: emoji.into(), ..self }
    }
}

/// A choice in a menu, or a suggestion while typing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// What it says, at most 100 characters.
    pub label: String,
    /// What it means, at most 100 characters.
    pub value: String,
    /// A second line, at most 100 characters.
    pub description: Option<String>,
    /// What is shown before it in a menu, where Discord has it.
    pub emoji: Option<Emoji>,
}

impl Choice {
    /// The same with an emoji.
    #[must_use]
    pub fn with_emoji(self, emoji: impl Into<Option<Emoji>>) -> Self {
        Self { emoji: emoji.into(), ..self }
    }
}

/// A row below a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Row {
    /// At most 5 buttons.
    Buttons(Vec<Button>),
    /// A menu from which one choice is taken.
    Menu {
        /// What a choice from it sends back, at most 100 characters.
        custom_id: String,
        /// What it says while nothing is chosen, at most 150 characters.
        placeholder: String,
        /// 1 to 25 choices.
        choices: Vec<Choice>,
    },
    /// A menu from which one or more choices are taken.
    MultiSelect {
        /// What a choice from it sends back, at most 100 characters.
        custom_id: String,
        /// What it says while nothing is chosen, at most 150 characters.
        placeholder: String,
        /// 1 to 25 choices.
        choices: Vec<Choice>,
    },
    /// A menu of the server's text channels from which one is taken, or none.
    Channel {
        /// What a choice from it sends back, at most 100 characters.
        custom_id: String,
        /// What it says while nothing is chosen, at most 150 characters.
        placeholder: String,
        /// What is chosen already.
        chosen: Option<ChannelId>,
    },
    /// A menu of the server's channels from which up to 25 are taken, or none.
    Channels {
        /// What a choice from it sends back, at most 100 characters.
        custom_id: String,
        /// What it says while nothing is chosen, at most 150 characters.
        placeholder: String,
        /// What is chosen already.
        chosen: Vec<ChannelId>,
    },
}

/// A message.
#[derive(Clone)]
pub struct Reply {
    /// Who sees it.
    pub audience: Audience,
    /// The text, in Discord's Markdown, at most 2,000 characters. It may have marks of emoji.
    pub text: String,
    /// The people whom it pings; the text mentions each of them.
    pub mentions: Vec<UserId>,
    /// The picture below the text, until it is drawn; then it is `file`.
    pub picture: Option<Picture>,
    /// The file below the text.
    pub file: Option<File>,
    /// At most 5 rows below the picture.
    pub rows: Vec<Row>,
}

impl Reply {
    /// A text that all see.
    pub fn public(text: impl Into<String>) -> Self {
        Self {
            audience: Audience::Public,
            text: text.into(),
            mentions: Vec::new(),
            picture: None,
            file: None,
            rows: Vec::new(),
        }
    }

    /// A text for the person who asked.
    pub fn private(text: impl Into<String>) -> Self {
        Self { audience: Audience::Ephemeral, ..Self::public(text) }
    }

    /// The same for the person who asked.
    #[must_use]
    pub fn made_private(self) -> Self {
        Self { audience: Audience::Ephemeral, ..self }
    }

    /// The same, pinging `people`.
    #[must_use]
    pub fn mentioning(mut self, people: impl IntoIterator<Item = UserId>) -> Self {
        self.mentions.extend(people);
        self.mentions.sort_unstable();
        self.mentions.dedup();
        self
    }

    /// The same, pinging nobody.
    #[must_use]
    pub fn without_pings(self) -> Self {
        Self { mentions: Vec::new(), ..self }
    }

    /// The same, pinging none of these people.
    #[must_use]
    pub fn without_pings_for(mut self, people: &[UserId]) -> Self {
        self.mentions.retain(|it| !people.contains(it));
        self
    }

    /// The same with a picture.
    #[must_use]
    pub fn with_picture(mut self, picture: Picture) -> Self {
        self.picture = Some(picture);
        self
    }

    /// The same with the players of this game in its picture.
    #[must_use]
    pub(super) fn with_players(mut self, state: &GameState) -> Self {
        self.picture = self.picture.map(|picture| picture.with_players(state));
        self
    }

    /// The same with these portraits of players in its picture.
    #[must_use]
    pub(super) fn with_portraits(mut self, portraits: ByColor<Option<Portrait>>) -> Self {
        self.picture = self.picture.map(|picture| picture.with_portraits(portraits));
        self
    }

    /// The same with its picture drawn. Fails if that does.
    pub(super) fn drawn(mut self) -> Result<Self, Error> {
        if let Some(picture) = self.picture.take() {
            self.file = Some(picture.draw()?);
        }
        Ok(self)
    }

    /// The same with a file.
    #[must_use]
    pub fn with_file(mut self, file: File) -> Self {
        self.file = Some(file);
        self
    }

    /// The same with a further row.
    #[must_use]
    pub fn with_row(mut self, row: Row) -> Self {
        self.rows.push(row);
        self
    }
}

/// A form with one line to fill in, before the person who clicked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Modal {
    /// What it sends back with what was typed, at most 100 characters.
    pub custom_id: String,
    /// What stands above it, at most 45 characters.
    pub title: String,
    /// What stands above the line, at most 45 characters.
    pub label: String,
    /// What stands in the line while it is empty, at most 100 characters.
    pub hint: String,
    /// How many characters the line takes.
    pub max_length: u16,
}

/// The first answer to an interaction.
#[derive(Clone)]
pub enum Answer {
    /// A new message.
    Message(Reply),
    /// The clicked message, changed: text, picture and rows become these, no picture takes the old
    /// one away.
    Update(Reply),
    /// The clicked message as it is, without its buttons and menus.
    TakeButtonsOff,
    /// Suggestions while typing, at most 25.
    Choices(Vec<Choice>),
    /// A form that opens; only the first answer in time can be one.
    Form(Modal),
}

/// How an answer and a board go together; or a challenge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardDelivery {
    /// There is no board.
    Nothing,
    /// The answer is the board that was pending.
    Pending(BoardId),
    /// The answer shows the board once more.
    Again(BoardId),
    /// The board that is pending follows the answer, where that is given.
    Follow(BoardId),
    /// The board that is pending is to be posted in the game's channel, which is another one.
    Apart(BoardId),
    /// The answer, or what follows it, is this challenge, which is withdrawn where nobody sees it.
    Challenge(ChallengeId),
    /// The answer, or what follows it, is this offer, which is withdrawn where nobody sees it.
    Offer(OfferId),
}

impl BoardDelivery {
    /// Whether it is a question that is withdrawn where nobody sees it.
    pub fn is_question(self) -> bool {
        matches!(self, Self::Challenge(_) | Self::Offer(_))
    }
}

/// An answer, and what is to be done once it is given.
#[derive(Clone)]
pub struct Response {
    /// What is answered.
    pub answer: Answer,
    /// The board that goes with it.
    pub delivery: BoardDelivery,
    /// The offer of which the clicked message then shows what became of it.
    pub updates_offer: Option<OfferId>,
    /// A further message for all to see.
    pub follow_up: Option<Reply>,
    /// A last word to who asked, alone.
    pub ephemeral_note: Option<Reply>,
    /// What the answer, a private one, becomes as soon as it is ready.
    pub deferred: Option<Deferred>,
    /// Whether something rested in the channel where it was asked, which is to be woken.
    pub has_parked_jobs: bool,
}

/// What an answer becomes that says that it is being made.
#[derive(Clone)]
pub enum Deferred {
    /// The review of a game, and the slot that its reader has in the queue for its picture.
    Review(GameId, Option<Arc<QueueSlot>>),
}

impl Response {
    /// Whether it says something to who asked alone, and tells of nothing that was done.
    pub fn is_private_word(&self) -> bool {
        let alone = |reply: &Reply| reply.audience == Audience::Ephemeral;
        let words = match &self.answer {
            Answer::Message(reply) => alone(reply) && self.follow_up.is_none(),
            Answer::TakeButtonsOff => self.follow_up.as_ref().is_none_or(alone),
            Answer::Update(_) | Answer::Choices(_) | Answer::Form(_) => false,
        };
        words && self.delivery == BoardDelivery::Nothing && self.updates_offer.is_none()
    }

    /// The same with a board.
    #[must_use]
    pub fn showing(self, delivery: BoardDelivery) -> Self {
        Self { delivery, ..self }
    }

    /// The same where the clicked message then shows what became of this offer.
    #[must_use]
    pub fn telling(self, offer: OfferId) -> Self {
        Self { updates_offer: Some(offer), ..self }
    }

    /// The same with a further message.
    #[must_use]
    pub fn followed_by(self, reply: Reply) -> Self {
        Self { follow_up: Some(reply), ..self }
    }

    /// The same where the answer becomes this later, if anything.
    #[must_use]
    pub fn becoming(self, deferred: Option<Deferred>) -> Self {
        Self { deferred, ..self }
    }

    /// The same with a last word to who asked.
    #[must_use]
    pub fn with_ephemeral_note(self, reply: Reply) -> Self {
        let ephemeral_note = match self.ephemeral_note {
            Some(ephemeral_note) => {
                Reply { text: format!("{}\n{}", ephemeral_note.text, reply.text), ..reply }
            }
            None => reply,
        };
        Self { ephemeral_note: Some(ephemeral_note), ..self }
    }
}

impl From<Answer> for Response {
    fn from(answer: Answer) -> Self {
        let delivery = BoardDelivery::Nothing;
        let (updates_offer, follow_up, ephemeral_note, deferred) = (None, None, None, None);
        Self {
            answer,
            delivery,
            updates_offer,
            follow_up,
            ephemeral_note,
            deferred,
            has_parked_jobs: false,
        }
    }
}

impl From<Reply> for Response {
    fn from(reply: Reply) -> Self {
        Answer::Message(reply).into()
    }
}
