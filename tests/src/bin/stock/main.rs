//! What many stored games cost: how long the bot takes to start, how much memory it has with many
//! games in play and after an overload, and whether that stays so for as long as one likes.
//!
//! A database is made by the bot itself, filled with games of random legal play, and then the bot
//! runs on it as a child of its own, against a stand-in for Discord in this process. The child is
//! this same program, which then does what `eightfold` does; `--bot` measures another build.
//!
//! # Layout
//!
//! - `options`: the command line; `error`: what may go wrong
//! - `child`: the bot's process, and what it takes of the machine
//! - `play`: a game of random legal play; `fill`: the database filled with such
//! - `people`: what people do over the wire; `starts`, `memory`, `soak`: what is measured

mod child;
mod error;
mod fill;
mod memory;
mod options;
mod people;
mod play;
mod soak;
mod starts;

use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use ::tests::program;
use clap::Parser;
use playground::{Options, Playground};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

use crate::child::Child;
use crate::error::StockError;
use crate::options::Cli;
use crate::people::People;

fn main() -> ExitCode {
    let cli = Cli::parse();
    program::run("stock", cli.role, || {
        Runtime::new().map_err(StockError::Runtime)?.block_on(measure(&cli))
    })
}

/// Fills a database, and prints what it costs; whether all is as it should be.
async fn measure(cli: &Cli) -> Result<bool, StockError> {
    sqlx::any::install_default_drivers();
    let folder = program::temporary().map_err(StockError::Folder)?;
    let url = cli.database.clone().unwrap_or_else(|| program::in_folder(&folder));
    let playground = Arc::new(stand_in().await?);
    Child::start(cli.bot.as_deref(), &playground, &url).await?.kill();
    let people = fill::fill(cli, &playground, &url).await?;
    let mut is_well = true;
    if cli.starts > 0 {
        // Its server has few channels, as most have.
        let elsewhere = Arc::new(stand_in().await?);
        is_well &= starts::measure(cli, &elsewhere, &url).await?;
    }
    let mut bot = Child::start(cli.bot.as_deref(), &playground, &url).await?;
    bot.is_known(&playground).await?;
    let people = People::seat(playground, people, cli.seed);
    if cli.active > 0 {
        is_well &= memory::measure(cli, &people, &mut bot).await?;
    }
    if let Some(minutes) = cli.minutes {
        is_well &= soak::measure(cli, minutes, &people, &mut bot).await?;
    }
    bot.kill();
    Ok(is_well)
}

/// A stand-in for Discord whose rates do not hold the bot up.
async fn stand_in() -> Result<Playground, StockError> {
    let listener = TcpListener::bind("127.0.0.1:0").await.map_err(StockError::Port)?;
    let identify_every = Duration::ZERO;
    let options = Options { rate_limits: false, identify_every, ..Options::default() };
    Ok(Playground::start_with(listener, options)?)
}

fn say(line: &str) -> Result<(), StockError> {
    program::say(line).map_err(StockError::Output)
}
