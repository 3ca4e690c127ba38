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

use crate::ids::GameId;
use rules::ByColor;
use rules::sanitize::single_line;

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
    /// Its number among ours, if it has one.
    pub number: Option<GameId>,
    /// When it began, in Unix milliseconds; 0 if the file does not say.
    pub started: i64,
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
    single_line(given).trim().chars().take(NAME_LENGTH).collect()
}
