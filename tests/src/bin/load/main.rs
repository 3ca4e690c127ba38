//! The load driver: many games at once over the wire, at rising rates, and what comes through.
//!
//! The stand-in for Discord runs in this process, and the bot in a child of its own, so that its
//! memory and its processor time are its own. The child is this same program, which then does what
//! `eightfold` does; `--bot` measures another build against the same stand-in.
//!
//! # Layout
//!
//! - `options`: the command line; `error`: what may go wrong
//! - `process`: what the bot's process takes of the machine
//! - `boards`: which board is the newest in each channel
//! - `table`: a game, and how a step of it is made
//! - `engines`: games against Eightfold beside those that are measured
//! - `stage`: one rate, for some seconds; `figures`: what came of it

mod boards;
mod engines;
mod error;
mod figures;
mod options;
mod process;
mod stage;
mod table;

use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use ::tests::process::{BotProcess, be_the_bot};
use clap::Parser;
use playground::{Options, Playground};
use sqlx::{AnyConnection, Connection};
use tempfile::TempDir;
use tokio::net::TcpListener;

use crate::engines::Engines;
use crate::error::LoadError;
use crate::figures::HEADING;
use crate::options::{Cli, Role};
use crate::stage::Hall;

/// How long the boards that are owed may take to be shown before the next rate begins.
const SETTLING: Duration = Duration::from_secs(30);

#[tokio::main]
async fn main() -> ExitCode {
    let cli = Cli::parse();
    let done = match cli.role {
        Some(Role::Bot) => be_the_bot().await.map_err(|error| LoadError::Bot(error.to_string())),
        None => drive(&cli).await,
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            complain(&error);
            ExitCode::FAILURE
        }
    }
}

/// Starts everything, and prints a line for each rate.
async fn drive(cli: &Cli) -> Result<(), LoadError> {
    sqlx::any::install_default_drivers();
    let listener = TcpListener::bind("127.0.0.1:0").await.map_err(LoadError::Port)?;
    // Discord's rates would be the knee.
    let identify_every = Duration::ZERO;
    let options = Options { rate_limits: false, identify_every, ..Options::default() };
    let playground = Playground::start_with(listener, options);
    let playground = Arc::new(playground.map_err(|error| LoadError::StandIn(error.to_string()))?);
    let folder = temporary()?;
    let url = cli.database.clone().unwrap_or_else(|| in_folder(&folder));
    let filter = std::env::var("RUST_LOG").unwrap_or_else(|_| "error".to_owned());
    let mut bot = BotProcess::start(cli.bot.as_deref(), &playground, &url, (&filter, false))?;
    bot.wait_until_ready(&playground).await?;
    let mut database = AnyConnection::connect(&url).await.map_err(LoadError::Database)?;
    let pause = Duration::from_millis(cli.pause);
    let engines = Engines::seat(&playground, (cli.engines, cli.level), pause, cli.seed);
    let mut hall = Hall::new(playground, cli.games, cli.seed);
    say(HEADING)?;
    for rate in &cli.rates {
        hall.fill().await?;
        engines.let_go(true);
        let figures = hall.run(*rate, cli.seconds, &mut bot, &mut database).await?;
        engines.let_go(false);
        say(&figures.to_string())?;
        settle(&mut database).await;
    }
    engines.tell().into_iter().chain(hall.explain()).try_for_each(|line| say(&line))
}

/// A folder beside this program, which is on a disk: `/tmp` may be in memory, and the bot waits
/// for its turns to reach the disk.
fn temporary() -> Result<TempDir, LoadError> {
    let program = std::env::current_exe().map_err(LoadError::Folder)?;
    let folder = program.parent().unwrap_or(&program);
    tempfile::tempdir_in(folder).map_err(LoadError::Folder)
}

fn in_folder(folder: &TempDir) -> String {
    format!("sqlite://{}/games.db", folder.path().display())
}

/// How many boards are owed; none where the database has no such table, as with older builds.
async fn owed(database: &mut AnyConnection) -> Option<i64> {
    let owed = sqlx::query_scalar("SELECT COUNT(*) FROM jobs").fetch_one(database).await;
    owed.ok()
}

/// Waits until no board is owed, within reason.
async fn settle(database: &mut AnyConnection) {
    let settled = async {
        while owed(database).await.is_some_and(|owed| owed > 0) {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    drop(tokio::time::timeout(SETTLING, settled).await);
}

fn say(line: &str) -> Result<(), LoadError> {
    let mut out = std::io::stdout();
    writeln!(out, "{line}").and_then(|()| out.flush()).map_err(LoadError::Output)
}

#[allow(clippy::print_stderr)] // The one line that says why the program ended.
fn complain(error: &LoadError) {
    eprintln!("load: {error}");
}
