//! Why a text names no single legal action: the facts, and their English for programs.

mod castling;
mod die;
mod gravitatur;
mod king;
mod moves;
mod start;
mod totem;

use std::fmt;

pub use castling::CastlingReason;
pub use die::{DieReason, NoRoll};
pub use gravitatur::{GravitaturReason, Places};
pub use king::KingReason;
pub use moves::MoveReason;
pub use start::{Line, StartReason};
pub use totem::TotemReason;

use crate::shown::in_one_line;
use crate::variants::by_id;
use crate::{Action, Color, Draw, End, Role, Square, Variant, Victory};

/// How many names a list gives before it counts the rest.
pub const SHOWN: usize = 8;

/// How many characters of what a person typed are shown back.
const QUOTED: usize = 40;

/// Why a text that has the form of an action names no single legal one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The game is over, in this way.
    Over(End),
    /// The board has no such square.
    NoSquare(Square),
    /// Something about the die.
    Die(DieReason),
    /// Something about Totems, the Null, or a decision about its roll.
    Totem(TotemReason),
    /// Something about the Gravitatur.
    Gravitatur(GravitaturReason),
    /// Something about castling.
    Castling(CastlingReason),
    /// No piece starts where the text has one start.
    Start(StartReason),
    /// The king would not be safe.
    King(KingReason),
    /// Something else about a move.
    Move(MoveReason),
}

impl Reason {
    pub(super) fn english(&self, typed: &Typed) -> String {
        match self {
            Self::Over(end) => {
                format!("the game is over by {}: there is nothing left to play", over_by(*end))
            }
            Self::NoSquare(square) => format!("the board has no square {square}"),
            Self::Die(reason) => reason.english(),
            Self::Totem(reason) => reason.english(),
            Self::Gravitatur(reason) => reason.english(typed),
            Self::Castling(reason) => reason.english(),
            Self::Start(reason) => reason.english(),
            Self::King(reason) => reason.english(typed),
            Self::Move(reason) => reason.english(typed),
        }
    }
}

macro_rules! from_reason {
    ($($reason:ident => $variant:ident),*) => {
        $(impl From<$reason> for Reason {
            fn from(reason: $reason) -> Self {
                Self::$variant(reason)
            }
        })*
    };
}
from_reason!(
    DieReason => Die,
    TotemReason => Totem,
    GravitaturReason => Gravitatur,
    CastlingReason => Castling,
    StartReason => Start,
    KingReason => King,
    MoveReason => Move
);

/// What a text that has the form of no action would have had to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// There is no text at all.
    Empty,
    /// A die is due first.
    RollFirst,
    /// A decision about a roll is due first.
    DecideFirst {
        /// Who decides.
        by: Color,
        /// Whether the roll may be accepted as well.
        may_accept: bool,
    },
    /// The game is over.
    Over,
    /// An action such as these.
    Action(Choices),
}

impl Unreadable {
    pub(super) fn english(&self, typed: &Typed) -> String {
        match self {
            Self::Empty => "there is nothing to read: write a move".to_owned(),
            Self::RollFirst => format!("{typed} cannot be read, and a die is due: roll it first"),
            &Self::DecideFirst { by, may_accept } => {
                format!("{typed} cannot be read; {}", totem::decide_first(by, may_accept))
            }
            Self::Over => format!("{typed} cannot be read as a move, and the game is over"),
            Self::Action(examples) => {
                let squares = examples.actions.first().map(ToString::to_string);
                format!(
                    "{typed} cannot be read as a move; write one like {examples}, or as squares \
                     like `{}`",
                    squares.unwrap_or_default()
                )
            }
        }
    }
}

/// What a person typed, shortened and cleaned so that it fits one line of an answer. `Display`
/// puts it between backticks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Typed(String);

impl Typed {
    /// The text as it is shown.
    pub(super) fn new(text: &str) -> Self {
        let spaced = text.replace('`', "'").replace(char::is_control, " ");
        let shown = in_one_line(&spaced);
        let mut letters = shown.trim().chars();
        let shown: String = letters.by_ref().take(QUOTED).collect();
        let more = if letters.next().is_some() { "…" } else { "" };
        Self(format!("{shown}{more}"))
    }

    /// Whether nothing was typed.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The text without backticks.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Typed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}`", self.0)
    }
}

/// What somebody typed, between backticks and fit for one line of an answer.
pub(crate) fn quote(text: &str) -> String {
    Typed::new(text).to_string()
}

/// Legal actions that an answer names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choices {
    /// All of them, in the order of their text.
    pub actions: Vec<Action>,
    /// The notation of the first [`SHOWN`], without the die.
    pub notations: Vec<String>,
}

impl Choices {
    /// How many have no notation here.
    pub fn more(&self) -> usize {
        self.actions.len() - self.notations.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.actions.is_empty()
    }
}

impl fmt::Display for Choices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = self.notations.iter().map(|notation| format!("`{notation}`"));
        f.write_str(&counted(names, self.more()))
    }
}

/// Names with commas, and how many more there are.
fn counted(names: impl Iterator<Item = String>, more: usize) -> String {
    let shown = names.collect::<Vec<_>>().join(", ");
    if more == 0 { shown } else { format!("{shown} and {more} more") }
}

/// By what a game is over.
fn over_by(end: End) -> &'static str {
    match end {
        End::Win { by: Victory::Checkmate, .. } => "checkmate",
        End::Win { by: Victory::Null, .. } | End::Draw(Draw::Null) => "the Null",
        End::Draw(_) => "stalemate",
    }
}

/// The name of the game with this id.
fn name_of(id: &'static str) -> &'static str {
    by_id(id).map_or(id, Variant::name)
}

/// A piece's name with its article.
fn a(role: Role) -> String {
    let name = role.name();
    let article = if name.starts_with(['A', 'E', 'I', 'O']) { "an" } else { "a" };
    format!("{article} {name}")
}

/// A side's name at the head of a sentence.
fn side(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}
