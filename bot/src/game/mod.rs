//! A game at a table: its log, its seats, its dice, and who may act when; and the engine, which has a
//! seat at some. Nothing of Discord, no sentences, no SQL.

mod agreement;
mod answering;
mod asking;
mod challenge;
mod checking;
mod dice;
mod ending;
mod entry;
mod error;
mod file;
mod free_roll;
mod guards;
mod hint;
mod leaderboard;
mod leaving;
mod luck;
mod odds;
mod offer;
mod opponent;
mod pace;
mod pause;
mod player;
mod profile;
pub mod puzzle;
mod rating;
mod record;
mod refusal;
mod rematch;
mod review;
mod running;
#[cfg(test)]
pub(crate) mod samples;
mod start;
mod tables;
mod thinkers;
mod time;
mod versus;

pub use self::challenge::{Challenge, ChallengeState, ColorChoice, Lapsed, Terms, ThreadChoice};
pub use self::checking::{Flaw, flaws};
pub use self::dice::{Dice, FairDice, NoRandomness, Secret};
pub use self::ending::Ending;
pub use self::entry::{AbortReason, Entry, GameResult, Logged};
pub use self::error::Error;
pub use self::file::{
    EntryFault, FileRefusal, FromFile, MOST_BYTES, Proof, json as file_json, read as read_file,
    text as file_text,
};
pub use self::free_roll::{FreeRoll, FreeRollError, Rolled};
pub use self::hint::{Chance, Hint};
pub use self::leaderboard::{Leaderboard, Ranked};
pub use self::luck::Roll;
pub use self::odds::{Chosen, Odds, OddsOf, OddsRefusal, Prospect};
pub use self::offer::{Offer, OfferKind, OfferRefusal, OfferState, Proposed};
pub use self::opponent::Opponent;
pub use self::pace::{Pace, Unit};
pub use self::pause::Pausing;
pub use self::player::Player;
pub use self::profile::{History, Played, Profile, Rival, Tally};
pub use self::rating::{Outcome, Rating, RatingChange};
pub use self::record::{BoardRef, Record};
pub use self::refusal::{ChallengeRefusal, Duty, Refusal, RunningGame};
pub use self::rematch::{Agreement, Rematch};
pub use self::review::{Moment, REVIEWS_AT_ONCE, Review, Reviewed, Step, own as own_value};
pub use self::running::{Lists, Running, Scope};
pub use self::start::Start;
pub use self::tables::{Cause, Tables};
pub use self::thinkers::{NoThought, Thinkers, Urgency};
pub use self::time::{Time, TimeRefusal};
pub use self::versus::Versus;
