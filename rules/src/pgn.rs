//! PGN: whole games as text.
//!
//! Chess is written as every chess program reads it; the other games in the same form, with the tag
//! `Variant`, and what is neither a move nor a result as comments: `{d8: 5}`, `{accept}`.

mod game_result;
mod play;
mod read;
mod scan;
mod termination;
mod write;

use thiserror::Error;

use crate::Game;
use crate::fen::FenError;
use crate::notation::IllegalInput;

pub use game_result::GameResult;
pub use read::{read, read_in};
pub use termination::Termination;
pub use write::write;

/// How many actions a game has at most that is read.
pub const MAX_ACTIONS: usize = 3000;

/// A game that was read, with its tags.
#[derive(Clone)]
pub struct Pgn {
    /// Name and value of each tag, in order.
    pub tags: Vec<(String, String)>,
    /// The game as it was played on the board.
    pub game: Game,
    /// What it came to, by its tag or after the last move; [`GameResult::Open`] where the text does not say.
    pub score: GameResult,
    /// How it ended, by its tag.
    pub termination: Termination,
}

impl Pgn {
    /// The value of the tag with this name, in letters of either case.
    pub fn tag(&self, name: &str) -> Option<&str> {
        tag(&self.tags, name)
    }
}

fn tag<'a>(tags: &'a [(String, String)], name: &str) -> Option<&'a str> {
    tags.iter().find(|(tag, _)| tag.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
}

/// Why a text is no game. `Display` puts it into English for programs.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PgnError {
    /// It has no tag at all.
    #[error("a game begins with tags such as [White \"Ada\"]")]
    NoTags,
    /// A comment or variation does not end.
    #[error("what is opened on line {line} is not closed")]
    Unclosed {
        /// Where it begins.
        line: usize,
    },
    /// What closes a variation, where none is open.
    #[error("line {line} closes a variation that is not open")]
    Unopened {
        /// Where it stands.
        line: usize,
    },
    /// A word is neither a turn nor a number, remark or result that belongs there.
    #[error("line {line}: {word} is no turn")]
    Word {
        /// Where it stands.
        line: usize,
        /// The word between backticks, shortened.
        word: String,
    },
    /// The tag `Result` says nothing that is known.
    #[error("the result is said to be {said}; it is 1-0, 0-1, 1/2-1/2 or *")]
    Result {
        /// The value between backticks, shortened.
        said: String,
    },
    /// The tag `Result` says something else than what stands after the last move.
    #[error("the tag Result says something else than the result after the last move")]
    TwoResults,
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
        error: Box<IllegalInput>,
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
    #[error("more than {MAX_ACTIONS} turns and rolls")]
    Long,
}
