//! Why a text names no single legal action: message ids and arguments, in no language.

use std::error::Error;
use std::fmt;

use crate::sanitize::single_line;
use crate::{Action, Color, Piece, Role, Square};

/// How many characters of a person's text are quoted.
const QUOTED: usize = 40;

/// Why a text names no single legal action, and what can be typed instead, in one to three
/// messages. `Display` writes ids and arguments in one line, for programs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IllegalInput {
    messages: Vec<Message>,
    candidates: Vec<Action>,
}

/// A message: one or two whole sentences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// Its id in the files of each language.
    pub id: &'static str,
    /// Its arguments by their names.
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// The same in every language: the letter of a file, or a word that selects a sentence.
    Text(String),
    /// A text that somebody typed or can type, to be marked as code.
    Code(String),
    /// A number.
    Number(usize),
    /// A square.
    Square(Square),
    /// A side.
    Side(Color),
    /// One piece of either side.
    Role(Role),
    /// Several pieces of a kind.
    Roles(Role),
    /// One piece of a side.
    Piece(Piece),
    /// The game with this id.
    Game(&'static str),
    /// Several arguments, one after the other.
    List(Vec<Arg>),
}

impl IllegalInput {
    /// The messages, in order.
    pub fn messages(&self) -> &[Message] {
        &self.messages
    }

    /// The legal actions that the text may mean, where it leaves only a choice open.
    pub fn candidates(&self) -> &[Action] {
        &self.candidates
    }

    /// The same after another message.
    pub(super) fn after(mut self, message: Message) -> Self {
        self.messages.insert(0, message);
        self
    }

    /// The same for a text that leaves only these actions open.
    pub(super) fn between(mut self, candidates: Vec<Action>) -> Self {
        self.candidates = candidates;
        self
    }

    /// The same about the text that it was before something was made of it.
    pub(crate) fn about(mut self, text: &str) -> Self {
        for (name, arg) in self.messages.iter_mut().flat_map(|message| &mut message.args) {
            if *name == "typed" {
                *arg = Arg::Code(abridged(text));
            }
        }
        self
    }
}

impl Message {
    pub(super) const fn new(id: &'static str) -> Self {
        Self { id, args: Vec::new() }
    }

    pub(super) fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }

    /// The two messages as one answer.
    pub(super) fn then(self, next: Self) -> IllegalInput {
        IllegalInput::from(next).after(self)
    }
}

impl From<Message> for IllegalInput {
    fn from(message: Message) -> Self {
        Self { messages: vec![message], candidates: Vec::new() }
    }
}

impl Arg {
    /// The letter of a file, counted from 0.
    pub(super) fn file(file: u8) -> Self {
        Self::Text(Square::new(file, 0).file_letter().to_string())
    }
}

macro_rules! arg_from {
    ($($type:ty => $case:ident),*) => {
        $(impl From<$type> for Arg {
            fn from(value: $type) -> Self {
                Self::$case(value.into())
            }
        })*
    };
}
arg_from!(
    &str => Text,
    u8 => Number,
    usize => Number,
    Square => Square,
    Color => Side,
    Role => Role,
    Piece => Piece,
    Vec<Arg> => List
);

impl fmt::Display for IllegalInput {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&joined(&self.messages, "; "))
    }
}

impl Error for IllegalInput {}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)?;
        self.args.iter().try_for_each(|(name, arg)| write!(f, " {name}={arg}"))
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => f.write_str(text),
            Self::Code(text) => write!(f, "`{text}`"),
            Self::Number(number) => write!(f, "{number}"),
            Self::Square(square) => write!(f, "{square}"),
            Self::Side(side) => write!(f, "{side}"),
            Self::Role(role) | Self::Roles(role) => write!(f, "{}", role.letter()),
            Self::Piece(piece) => write!(f, "{}", piece.letter()),
            Self::Game(id) => f.write_str(id),
            Self::List(args) => f.write_str(&joined(args, ",")),
        }
    }
}

fn joined(items: &[impl ToString], by: &str) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(by)
}

/// A text that somebody typed in one short line without backticks.
pub(super) fn abridged(text: &str) -> String {
    let spaced = text.replace('`', "'").replace(char::is_control, " ");
    let shown = single_line(&spaced);
    let mut letters = shown.trim().chars();
    let mut abridged: String = letters.by_ref().take(QUOTED).collect();
    if letters.next().is_some() {
        abridged.push('…');
    }
    abridged
}

/// The same between backticks.
pub(crate) fn quote(text: &str) -> String {
    format!("`{}`", abridged(text))
}
