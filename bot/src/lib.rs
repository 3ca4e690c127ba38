//! Eightfold: a Discord bot for chess with an eightfold die.
//!
//! # Layout
//!
//! - [`config`] and [`log`]: the environment, the command line, the log
//! - [`discord`]: the only place that speaks serenity's gateway and HTTP
//! - [`app`]: what a person asks, and the parts that answer it
//! - [`commands`] and [`components`]: one file for each slash command, one for each kind of button
//! - [`challenge`], [`table`] and [`record`]: a challenge, a game at a channel, and what happened in it
//! - [`attraction`]: what a turn draws together before its move
//! - [`announce`] and [`pictures`]: the message and the picture of a board
//! - [`messenger`]: what the bot says, and the ways in which it can be said
//! - [`outbox`]: boards that have still to be shown
//! - [`dice`] and [`free_roll`]: the game's dice, and dice for fun
//! - [`settings`]: how pictures look: what people and servers have chosen
//! - [`store`]: every SQL statement
//! - [`try_out`]: the bot against the playground
//! - [`error`] and [`ids`]: what goes wrong, and what things are called

pub mod announce;
pub mod app;
pub mod attraction;
pub mod challenge;
pub mod commands;
pub mod components;
pub mod config;
pub mod dice;
pub mod discord;
pub mod error;
pub mod free_roll;
pub mod ids;
pub mod log;
pub mod messenger;
pub mod outbox;
pub mod pictures;
pub mod record;
pub mod settings;
pub mod store;
pub mod table;
pub mod try_out;

pub use discord::{Bot, StartError};

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
