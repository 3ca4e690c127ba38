//! What many stored games cost: how long the bot takes to start, how much memory it has with many
//! games in play and after an overload, and whether that stays so for as long as one likes.
//!
//! A database is made by the bot itself, filled with games of random legal play, and then the bot
//! runs on it as a child of its own, against a stand-in for Discord in this process. The child is
//! this same program, which then does what `eightfold` does; `--bot` measures another build.
//!
//! # Layout
//!
//! - `options`: the command line; `child`: the bot's process
//! - `stored_game`: a game of random legal play; `fill`: the database filled with such
//! - `people`: what people do over the wire; `starts`, `memory`, `soak`: what is measured

mod child;
mod fill;
mod memory;
mod options;
mod people;
mod soak;
mod starts;
mod stored_game;

use std::process::ExitCode;
use std::sync::Arc;

use ::tests::program::{self, ProgramError};
use clap::Parser;
use playground::Options;
use tokio::runtime::Builder;

use crate::options::Cli;
use crate::people::People;

fn main() -> ExitCode {
    let cli = Cli::parse();
    program::run("capacity", cli.role, || {
        program::threads(Builder::new_multi_thread())?.block_on(measure(&cli))
    })
}

/// Fills a database, and prints what it costs; whether all is as it should be.
async fn measure(cli: &Cli) -> Result<bool, ProgramError> {
    sqlx::any::install_default_drivers();
    let folder = program::temporary()?;
    let url = cli.database.clone().unwrap_or_else(|| program::in_folder(&folder));
    let playground = Arc::new(program::playground(Options::default()).await?);
    drop(child::start(cli.bot.as_deref(), &playground, &url).await?);
    let people = fill::fill(cli, &playground, &url).await?;
    let mut is_well = true;
    if cli.starts > 0 {
        // Its server has few channels, as most have.
        let elsewhere = program::playground(Options::default()).await?;
        is_well &= starts::measure(cli, &elsewhere, &url).await?;
    }
    let (mut bot, _) = child::start(cli.bot.as_deref(), &playground, &url).await?;
    bot.wait_until_ready(&playground).await?;
    let people = People::seat(playground, people, cli.seed);
    if cli.active > 0 {
        is_well &= memory::measure(cli, &people, &mut bot).await?;
    }
    if let Some(minutes) = cli.minutes {
        is_well &= soak::measure(cli, minutes, &people, &mut bot).await?;
    }
    Ok(is_well)
}
