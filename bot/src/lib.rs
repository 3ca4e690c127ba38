//! Eightfold: a Discord bot for chess with an eightfold die, built on [serenity].
//!
//! # Layout
//!
//! The layers, each of which uses only those after it:
//!
//! - `discord`: Discord, by serenity: gateway or endpoint, interactions in, messages out
//! - `jobs`: what is still to be done, durable
//! - `ui`: what people ask, and what they are shown
//! - `game`: a game: its log, its seats, its dice
//! - `store`: every SQL statement
//!
//! Beside them: [`Bot`], which puts them together, [`config`] and [`log`] (environment, command
//! line, log), [`operate`] (the operator's commands), [`Limits`], [`fuzz_api`]
//! (for tests), `playground_cmd` (the command that runs the bot against the playground, behind the
//! feature `playground`), [`Clock`], the ids, `avatar`
//! (pictures of profiles), `names` (the words for values), `health` and
//! `metrics` (how the running program is), `http_server` (for the endpoint and metrics),
//! `worker_pool` and `in_flight` (work in threads of its own, and what is done once at a time).

// Each layer shows the others what is `pub` in its `mod.rs`; the world sees what is listed here.
#![allow(unreachable_pub)]

use std::num::NonZero;
use std::thread;

use tokio::runtime::Builder;

mod avatar;
mod bot;
mod clock;
pub mod config;
mod discord;
pub mod fuzz_api;
mod game;
mod health;
mod http_server;
mod ids;
mod in_flight;
mod jobs;
mod limits;
pub mod log;
mod metrics;
mod names;
pub mod operate;
#[cfg(feature = "playground")]
pub mod playground_cmd;
mod store;
mod ui;
mod worker_pool;

pub use bot::{Bot, StartError, clear_commands};
pub use clock::Clock;
pub use game::{Dice, FairDice, NoRandomness, Secret};
pub use ids::GameId;
pub use limits::Limits;
pub use ui::{CommandSpec, specs};

/// Runs a future on the bot's threads: half as many as there are processors, since drawing, the
/// database and the engine have threads of their own. More of them would mostly wake one another,
/// which costs a quarter more of the processors at a few hundred boards a second.
///
/// # Errors
///
/// Fails where the system gives no threads.
pub fn block_on<T>(future: impl Future<Output = T>) -> Result<T, StartError> {
    let processors = thread::available_parallelism().map_or(1, NonZero::get);
    let runtime = Builder::new_multi_thread()
        .worker_threads(processors.div_ceil(2))
        // What the threads of the database and the pictures have done comes first: in a crowd it would
        // wait behind all who are turned away.
        .global_queue_interval(1)
        .enable_all()
        .build()
        .map_err(|error| StartError::Other(error.to_string()))?;
    Ok(runtime.block_on(future))
}

/// Waits until the program is asked to end: Ctrl-C, or a service manager's SIGTERM.
pub async fn interrupted() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => return,
                _ = terminate.recv() => return,
            }
        }
    }
    drop(tokio::signal::ctrl_c().await);
}
