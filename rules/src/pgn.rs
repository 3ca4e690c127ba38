//! PGN: whole games as text.
//!
//! Chess is written as every chess program reads it; the other games in the same form, with the tag
//! `Variant`, and what is neither a move nor a result as comments: `{d8: 5}`, `{accept}`.

mod read;
mod scan;
mod write;

use thiserror::Error;

use crate::fen::FenError;
use crate::notation::ReadError;
use crate::{Color, Game};

pub use read::read;
pub use write::write;

/// How many actions a game has at most that is read.
pub const MOST_ACTIONS: usize = 3000;

/// A game that was read, with its tags.
#[derive(Clone)]
pub struct Pgn {
    /// Name and value of each tag, in order.
    pub tags: Vec<(String, String)>,
    /// The game as it was played on the board.
    pub game: Game,
    /// What it came to; none where the text does not say.
    pub score: Option<Score>,
}

impl Pgn {
    /// The value of the tag with this name.
    pub fn tag(&self, name: &str) -> Option<&str> {
        tag(&self.tags, name)
    }
}

fn tag<'a>(tags: &'a [(String, String)], name: &str) -> Option<&'a str> {
    tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str())
}

/// What a game came to, as PGN says it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// This side has won.
    Win(Color),
    /// Nobody has.
    Draw,
    /// The game still runs, or does not count.
    Open,
}

impl Score {
    const ALL: [Self; 4] =
        [Self::Win(Color::White), Self::Win(Color::Black), Self::Draw, Self::Open];

    /// As it is written.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Win(Color::White) => "1-0",
            Self::Win(Color::Black) => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Open => "*",
        }
    }

    /// What a text says that [`Score::text`] wrote.
    pub fn by_text(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|score| score.text() == text)
    }
}

/// Why a text is no game. `Display` puts it into English for programs.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PgnError {
    /// It has no tag at all.
    #[error("a game begins with tags such as [White \"Ada\"]")]
    NoTags,
    /// A tag is not as it has to be.
    #[error("line {line} is no tag such as [White \"Ada\"]")]
    Tag {
        /// Where it stands.
        line: usize,
    },
    /// A comment or variation does not end.
    #[error("what is opened on line {line} is not closed")]
    Unclosed {
        /// Where it begins.
        line: usize,
    },
    /// No game of ours is called so.
    #[error("no game is called {0}")]
    Variant(String),
    /// The start is no position of the game.
    #[error("the start: {0}")]
    Start(FenError),
    /// A turn is none, or not legal.
    #[error("line {line}: {error}")]
    Turn {
        /// Where it stands.
        line: usize,
        /// What is wrong with it.
        error: Box<ReadError>,
    },
    /// A roll, or a decision on one, is not legal there.
    #[error("line {line}: {{{comment}}} is not possible there")]
    Die {
        /// Where it stands.
        line: usize,
        /// What the comment says.
        comment: String,
    },
    /// Something is played after the end.
    #[error("line {line}: the game is over before")]
    Over {
        /// Where it stands.
        line: usize,
    },
    /// There is more than one game.
    #[error("another game begins on line {line}")]
    Second {
        /// Where the next one begins.
        line: usize,
    },
    /// It is too long.
    #[error("more than {MOST_ACTIONS} turns and rolls")]
    Long,
}
