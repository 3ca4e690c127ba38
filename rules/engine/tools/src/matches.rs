//! Matches between two players.
//!
//! Games come in pairs, from one balanced random opening, with the same dice and colours exchanged.
//! Each pair is a line of the log, and a later run of the same match goes on from there.
//!
//! # Layout
//!
//! - [`PlayerSpec`]: what plays a side, as text; [`Player`]: the same, started: this build's engine,
//!   the `baseline` or a `program` of its own
//! - `game`: one game; `runner`: pairs shared out to threads
//! - `log`: the file that they are written to; `report`: what they come to, in words

mod baseline;
mod game;
mod log;
mod player;
mod program;
mod report;
mod runner;
mod spec;

pub use self::log::{Log, Match, Pair};
pub use self::player::Player;
pub use self::report::{Report, summary};
pub use self::runner::{MatchOptions, run};
pub use self::spec::PlayerSpec;
