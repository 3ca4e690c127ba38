//! Eightfold: a Discord bot for chess with an eightfold die.
//!
//! # Layout
//!
//! The rooms, each of which knows only those after it:
//!
//! - `discord`: the only room that speaks Discord's wire
//! - [`jobs`]: boards that have still to be shown
//! - [`ui`]: what people ask, and what they are shown
//! - [`game`]: a game at a table: its log, its seats, its dice
//! - [`store`]: every SQL statement
//!
//! Beside them: [`Bot`], which sees them all, [`config`] and [`log`] (environment, command line, log),
//! `try_out` (the bot against the playground, behind the feature `playground`), [`clock`], [`error`]
//! and [`ids`].

mod bot;
pub mod clock;
pub mod config;
mod discord;
pub mod error;
pub mod game;
pub mod ids;
pub mod jobs;
pub mod log;
pub mod store;
#[cfg(feature = "playground")]
pub mod try_out;
pub mod ui;

pub use bot::{Bot, StartError, clear_commands};

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
