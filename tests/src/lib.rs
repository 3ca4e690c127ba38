//! The test kit of the end-to-end tests, of `bot/tests` and of the programs in `src/bin`: the bot's
//! own code against the Discord simulator, over real sockets.
//!
//! Whatever does not go as the test expects panics and says why.
//!
//! # Layout
//!
//! - [`World`]: a Discord simulator, a bot, a database; the bot can be stopped and started again
//! - [`Database`]: a file of the story's own, or a database on PostgreSQL
//! - [`PostgresServer`]: a PostgreSQL server of a story's own, which can be stopped and started
//! - [`Person`]: what a person does: commands, buttons by their text, menus by their values
//! - [`GameDriver`]: a game under way, and the boards that were shown of it
//! - [`VerifiedGame`]: a game played by every way that there is, each board held against the rules
//! - [`EngineGame`]: a game of one person against the engine
//! - [`TcpProxy`]: a proxy between the bot and a server, which can fail
//! - [`Held`]: a database that the bot waits for, so that its answers are late
//! - [`rows`]: the rows of the bot's tables, to look at and to change
//! - [`dice`]: dice that fall as a story wants them
//! - [`game`], [`paths`]: what most stories begin with, and where the bot asks what
//! - [`permissions`]: what the bot may do in a channel
//! - [`says`], [`begins_with`]: what a message says
//! - [`log`]: what the program logs, and who asks to write
//! - [`picture`]: what a board's message must be, and how its picture looks
//! - [`process`]: programs as processes; [`program`]: what the programs of `src/bin` share
//! - [`usage`]: what a process takes of the machine
//! - [`replay`]: a game as it follows from its log
//! - [`audit`]: what must hold of everything that was ever stored and shown
//! - [`puzzles`]: puzzles as the files hold them, and somebody who solves them
//! - [`stored`]: what is played for a database that somebody then goes on with
//! - [`outside`]: what the bot may do where it is no member
//! - [`wire`]: every request of the bot against Discord's own description of its API
//! - [`browser`]: the page, in a real browser

pub mod audit;
pub mod browser;
pub mod database;
pub mod dice;
mod engine_game;
mod forged;
pub mod game;
mod game_driver;
mod held;
pub mod log;
pub mod offers;
pub mod outside;
pub mod paths;
pub mod permissions;
mod person;
pub mod picture;
mod postgres;
pub mod process;
pub mod program;
mod proxy;
pub mod puzzles;
pub mod replay;
pub mod rows;
pub mod stored;
mod text;
pub mod usage;
mod verified_game;
mod waiting;
pub mod window;
pub mod wire;
mod world;

use std::time::Duration;

pub use database::{Database, POSTGRES};
pub use engine_game::{EngineGame, against, check_public, good_action};
pub use game_driver::{GameDriver, board_of};
pub use held::{DEFER_AFTER, Held};
pub use person::{Person, choices, refusal, spelled};
pub use postgres::{PostgresServer, Stop};
pub use proxy::TcpProxy;
pub use text::{begins_with, says};
pub use verified_game::{VerifiedGame, steps, undiced};
pub use waiting::LEASE;
pub use world::{START, Transport, World, WorldBuilder};

/// The emergency limit of every wait: far more than anything takes, also on a busy machine, and more than
/// the time after which the bot gives a request up.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// Says that a test is not run here, and why.
#[allow(clippy::print_stderr)] // What is skipped must be seen; `--nocapture` shows it.
pub fn skip(required: &str, why: &str) {
    assert!(std::env::var(required).as_deref() != Ok("1"), "{required}=1, but {why}");
    eprintln!("skipped: {why}");
}
