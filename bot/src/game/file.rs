//! Games as files, to be kept and to be read again: text that every chess program takes where the
//! game is chess, with the standing line, end and dice; and JSON with the whole log.

mod check;
mod decode;
mod json;
mod read;
mod stored;
#[cfg(test)]
mod tests;
mod text;

use rules::ByColor;
use rules::fen::FenError;
use rules::notation::ReadError;
use rules::shown::in_one_line;

pub use self::check::EntryFault;
pub use self::json::json;
pub use self::read::read;
pub use self::text::text;

/// How many bytes a file has at most that is read.
pub const MAX_BYTES: usize = 64 * 1024;

/// How long a name is at most that is taken from a file.
const NAME_LENGTH: usize = 64;

/// What a game's file says beside what was played, where the game was read from one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ImportedGame {
    /// How the players are called.
    pub names: ByColor<String>,
    /// Whether it has a number of ours.
    pub numbered: bool,
    /// What it says was promised about the dice.
    pub commitment: Option<String>,
    /// Whether it tells the secret of the dice.
    pub has_secret: bool,
}

/// What becomes of the dice of a game whose file is held against its own proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proof {
    /// The promise and every roll follow from the secret.
    Holds,
    /// The secret is not what was promised.
    WrongSecret,
    /// This roll, counted from 1, does not follow from the secret.
    WrongRoll(usize),
    /// There is no secret, or no number, so nothing can be said.
    None,
}

/// Why a file is not read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FileRefusal {
    /// It is neither of the two forms.
    Unknown,
    /// It is no JSON, or not of the form that is written, from this line on.
    Json(usize),
    /// It was written by a version to come.
    Newer,
    /// A comment or variation that begins on this line does not end.
    Unclosed(usize),
    /// What closes a variation on this line closes none.
    Unopened(usize),
    /// This word on this line, in backticks, is neither a turn nor anything else that belongs there.
    Word(usize, String),
    /// The tag `Result` says this, in backticks, which is no result.
    UnknownResult(String),
    /// No game is called so.
    Variant(String),
    /// The start is no position of the game.
    Start(FenError),
    /// A turn on this line is none, or not legal.
    Turn(usize, Box<ReadError>),
    /// A roll or decision on this line is not possible there.
    Die(usize, String),
    /// On this line something is played after the end.
    Over(usize),
    /// Another game begins on this line.
    Second(usize),
    /// The entry of the log with this number cannot follow, and why.
    Entry(usize, EntryFault),
    /// The end that the tag `Ending` names cannot be, and why.
    Ending(EntryFault),
    /// What this tag or field says makes no sense.
    Field(&'static str),
    /// The result is not what the game came to.
    Result,
    /// The tag `Result` says something else than what stands after the last move.
    TwoResults,
    /// There is too much in it.
    Long,
}

/// The word of files for a kind of entries, by that of the store, and the other way around.
fn translated(kind: &str) -> &str {
    match kind {
        "takeback" => "took_back",
        "took_back" => "takeback",
        "time_forfeit" => "flagged",
        "flagged" => "time_forfeit",
        kind => kind,
    }
}

/// A name as a file gives it, short enough to be shown.
fn name(given: &str) -> String {
    in_one_line(given).trim().chars().take(NAME_LENGTH).collect()
}
