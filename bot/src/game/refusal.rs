//! What somebody asked for and cannot have: the sentence that tells them, and for code that asks,
//! why.

use rules::fen::{FenError, FenPart};
use rules::notation::IllegalInput;
use rules::{Action, Variant};
use speech::{Argument, Fact, Language, Message, reading};

use super::BoardId;
use crate::ids::{ChannelId, GameId};

/// Why something that somebody asked for is not done. Nothing was changed.
#[derive(Clone, PartialEq, Debug)]
pub struct Refusal {
    /// What they are told; [`Reason::Unread`] has further words behind it.
    message: Option<Message>,
    /// Why, as far as code asks.
    pub reason: Reason,
}

/// Why something is refused, as far as it makes a difference to what is done then.
#[derive(Clone, PartialEq, Debug)]
pub enum Reason {
    /// It makes none.
    Other,
    /// No game is, or was, played in the channel.
    NoGame,
    /// Others play this game.
    NotSeated,
    /// The game has ended.
    Ended,
    /// What was clicked is out of date.
    OutOfDate,
    /// The same was done before, or somebody else was faster.
    Duplicate,
    /// Too many people ask the engine just now.
    EngineBusy,
    /// A text names no legal action.
    Unread(Box<IllegalInput>),
    /// They play enough games against the engine: these.
    TooManyAgainstEngine(Vec<RunningGame>),
}

/// A game that is running somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RunningGame {
    /// Its newest board.
    pub board: BoardId,
    /// Where it is played.
    pub channel: ChannelId,
}

impl From<Message> for Refusal {
    fn from(message: Message) -> Self {
        Self { message: Some(message), reason: Reason::Other }
    }
}

impl Refusal {
    /// A refusal by the sentence with this key.
    pub const fn new(key: &'static str) -> Self {
        Self { message: Some(Message::new(key)), reason: Reason::Other }
    }

    /// The same about a game, which the sentence names.
    pub fn of_game(key: &'static str, game: GameId) -> Self {
        // A number that is an id and no count.
        Self::new(key).with("game", game.to_string())
    }

    /// The same with something that the sentence tells.
    #[must_use]
    pub fn with(self, name: &'static str, argument: impl Into<Argument>) -> Self {
        Self { message: self.message.map(|message| message.with(name, argument)), ..self }
    }

    /// A refusal since the game has ended.
    pub fn ended(game: GameId) -> Self {
        Self::of_game("refused-ended", game).because(Reason::Ended)
    }

    /// A refusal since others play the game.
    pub fn not_seated(game: GameId) -> Self {
        Self::of_game("refused-not-seated", game).because(Reason::NotSeated)
    }

    /// The same for a reason that code asks for.
    #[must_use]
    pub fn because(self, reason: Reason) -> Self {
        Self { reason, ..self }
    }

    /// The same was done before, or somebody else was faster.
    pub fn duplicate() -> Self {
        Self::new("refused-duplicate").because(Reason::Duplicate)
    }

    /// The action is not legal.
    pub fn illegal(action: Action) -> Self {
        Self::new("refused-illegal").with("action", action.to_string())
    }

    /// A typed text names no legal action.
    pub fn unread(error: IllegalInput) -> Self {
        Self { message: None, reason: Reason::Unread(Box::new(error)) }
    }

    /// A text is no position of a game.
    pub fn no_position(variant: &dyn Variant, error: &FenError) -> Self {
        Self::new("position-refused")
            .about(error)
            .with("game", Argument::Game(variant.id().to_owned()))
            .with("fen", format!("`{}`", variant.info().start_fen))
    }

    /// The same with what is wrong with a position.
    #[must_use]
    pub fn about(self, error: &FenError) -> Self {
        match error.castling() {
            Some((king, rook)) => self.with("part", "right").with("king", king).with("rook", rook),
            None => self.with("part", part(error.part())),
        }
    }

    /// Whether what was clicked is out of date, and its buttons with it.
    pub fn is_of_the_past(&self) -> bool {
        matches!(self.reason, Reason::OutOfDate | Reason::Ended)
    }

    /// What is told.
    pub fn format(&self, language: Language) -> String {
        let message = self.message.as_ref().map(|message| message.format(language));
        let mistake = match &self.reason {
            Reason::Unread(error) => Some(reading::input_error(language, error)),
            _ => None,
        };
        [message, mistake].into_iter().flatten().collect::<Vec<_>>().join(" ")
    }
}

/// The wrong part of a position, for a sentence to choose by.
const fn part(part: FenPart) -> &'static str {
    match part {
        FenPart::Fields => "fields",
        FenPart::Placement => "placement",
        FenPart::Turn => "turn",
        FenPart::Castling => "castling",
        FenPart::EnPassant => "passing",
        FenPart::Halfmove => "clock",
        FenPart::Fullmove => "moves",
        FenPart::Die => "die",
        FenPart::Null => "null",
        FenPart::Kings => "kings",
        FenPart::Counts => "counts",
        FenPart::Rank => "rank",
        FenPart::Check => "check",
    }
}

/// Channels that a sentence names.
pub fn mentions(channels: impl IntoIterator<Item = ChannelId>) -> Fact {
    channels.into_iter().map(|channel| format!("<#{channel}>")).collect()
}
