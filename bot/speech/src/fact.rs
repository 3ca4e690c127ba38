//! Facts that sentences tell.

use std::borrow::Cow;

use fluent_bundle::FluentValue;
use fluent_bundle::types::FluentType;
use rules::{Color, MoveNumber, Piece, Role, Square};

use crate::locale_bundle::Nouns;

/// A fact that a sentence tells. How a piece or a list is said, the sentence chooses:
/// `PIECE($piece, form: "the")`, `LIST($pieces, form: "a")`.
#[derive(Clone, PartialEq, Debug)]
pub enum Fact {
    /// Told as it is: a name, a mention, notation, a square, or a word that a sentence chooses by.
    Text(String),
    /// A number, which chooses a plural.
    Number(i64),
    /// The number of a move, told as `move-number` in `nouns.ftl` has it.
    MoveNumber(MoveNumber),
    /// Pieces of one kind.
    Pieces(Pieces),
    /// Several facts, told one after the other.
    List(Vec<Fact>),
}

/// Pieces of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pieces {
    /// What they are.
    pub role: Role,
    /// Whose they are; none where that goes without saying.
    pub color: Option<Color>,
    /// How many.
    pub count: usize,
}

impl Pieces {
    /// The message that names them in `nouns.ftl`.
    pub(crate) const fn key(self) -> &'static str {
        match self.role {
            Role::Pawn => "pawn",
            Role::Knight => "knight",
            Role::Bishop => "bishop",
            Role::Rook => "rook",
            Role::Queen => "queen",
            Role::King => "king",
            Role::Totem => "totem",
            Role::SpiritKing => "spirit-king",
            Role::AscendedKing => "ascended-king",
        }
    }
}

impl Fact {
    /// So many pieces of a kind, whoever's they are.
    pub fn pieces(role: Role, count: usize) -> Self {
        Self::Pieces(Pieces { role, color: None, count })
    }

    /// The letter of a file, counted from 0.
    pub(crate) fn file(file: u8) -> Self {
        Self::Text(Square::new(file, 0).file_letter().to_string())
    }

    /// As Fluent wants it; how numbers of moves are told, the language's nouns say.
    pub(crate) fn value(&self, nouns: &Nouns) -> FluentValue<'static> {
        match self {
            Self::Text(text) => text.clone().into(),
            Self::Number(number) => (*number).into(),
            Self::MoveNumber(number) => nouns.move_number(*number).into(),
            Self::Pieces(_) | Self::List(_) => FluentValue::Custom(Box::new(self.clone())),
        }
    }
}

/// Fluent carries it from a sentence's facts to the function that says it.
impl FluentType for Fact {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        Cow::Borrowed("")
    }

    fn as_string_threadsafe(
        &self,
        _: &intl_memoizer::concurrent::IntlLangMemoizer,
    ) -> Cow<'static, str> {
        Cow::Borrowed("")
    }
}

impl From<String> for Fact {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Fact {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<Square> for Fact {
    fn from(square: Square) -> Self {
        Self::Text(square.to_string())
    }
}

impl From<MoveNumber> for Fact {
    fn from(number: MoveNumber) -> Self {
        Self::MoveNumber(number)
    }
}

/// The same, or 0 where there is none: at the start.
impl From<Option<MoveNumber>> for Fact {
    fn from(number: Option<MoveNumber>) -> Self {
        number.map_or(Self::Number(0), Self::from)
    }
}

/// `white` or `black`, for a sentence to choose by.
impl From<Color> for Fact {
    fn from(color: Color) -> Self {
        Self::Text(color.name().to_owned())
    }
}

/// `yes` or `no`, for a sentence to choose by.
impl From<bool> for Fact {
    fn from(yes: bool) -> Self {
        Self::Text(if yes { "yes" } else { "no" }.to_owned())
    }
}

impl From<i64> for Fact {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<u8> for Fact {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<usize> for Fact {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<Role> for Fact {
    fn from(role: Role) -> Self {
        Self::pieces(role, 1)
    }
}

impl From<Piece> for Fact {
    fn from(Piece { color, role }: Piece) -> Self {
        Self::Pieces(Pieces { role, color: Some(color), count: 1 })
    }
}

impl<T: Into<Fact>> FromIterator<T> for Fact {
    fn from_iter<I: IntoIterator<Item = T>>(facts: I) -> Self {
        Self::List(facts.into_iter().map(Into::into).collect())
    }
}
