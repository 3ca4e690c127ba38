//! A game: its log, its players, its dice, and who may act when; and the engine, which plays some.
//! No types of Discord and no SQL; what it refuses, it says by the id of a message.

mod active_games;
mod challenge;
mod dice;
mod engine_game;
mod engine_player;
mod engine_pool;
mod entry;
mod error;
mod file;
mod free_roll;
mod game_clock;
mod games;
mod hint;
mod leaderboard;
mod leases;
mod luck;
mod odds;
mod offers;
mod player;
mod profile;
pub mod puzzle;
mod rating;
mod refusal;
mod review;
#[cfg(test)]
pub(crate) mod samples;
mod start_position;
mod state;
mod termination;
mod time_control;
mod turn_checks;
mod undo;
mod user_deletion;
mod venue;
mod verify;

pub use self::active_games::{GameLists, GameSummary, Scope};
pub use self::challenge::{
    Challenge, ChallengeState, ChallengeTerms, Challenges, ColorChoice, ThreadChoice,
};
pub use self::dice::{Dice, FairDice, NoRandomness, Secret};
pub use self::engine_game::EngineGameTerms;
pub use self::engine_player::EnginePlayer;
pub use self::engine_pool::{EngineError, EnginePool, Priority};
pub use self::entry::{AbortReason, Entry, GameResult, LogEntry};
pub use self::error::GameError;
pub use self::file::{
    ImportedGame, MAX_BYTES, Proof, json as file_json, read as read_file, text as file_text,
};
pub use self::free_roll::{FreeRoll, FreeRollError, Rolled};
pub use self::game_clock::GameClock;
pub use self::games::{ActionContext, Games};
pub use self::hint::{Chance, Hint};
pub use self::leaderboard::{Leaderboard, RankedUser};
pub use self::luck::Roll;
pub use self::odds::{BestReply, Candidate, Odds, OddsOf};
pub use self::offers::{
    ClaimedRematch, Offer, OfferAnswer, OfferKind, OfferState, Offers, ProposalOutcome,
};
pub use self::player::Player;
pub use self::profile::{HeadToHead, History, Profile, VariantRecord, WinDrawLoss};
pub use self::rating::Ratings;
pub use self::rating::{RatedResult, Rating, RatingChange};
pub use self::refusal::{Reason, Refusal, RunningGame, mentions};
pub use self::review::{
    Mistake, REVIEWS_AT_ONCE, Review, ReviewStatus, ReviewStep, own as own_value,
};
pub use self::start_position::StartPosition;
pub use self::state::{BoardId, GameState};
pub use self::termination::Termination;
pub use self::time_control::{TimeControl, Unit};
pub use self::venue::Venue;
pub use self::verify::{Inconsistency, verify};
