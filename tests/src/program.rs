//! What the programs have in common that start the bot as a process of its own: that process is the
//! same program, run once more with the argument `bot`, so that whoever measures or kills the bot
//! needs no other build.

use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use bot::config::Config;
use bot::{Bot, FairDice, StartError};
use clap::Subcommand;
use tempfile::TempDir;
use tikv_jemallocator::Jemalloc;

/// The bot's own, so that what is measured here holds for it.
#[global_allocator]
static ALLOCATOR: Jemalloc = Jemalloc;

/// What a child process of such a program is.
#[derive(Clone, Copy, Debug, Subcommand)]
pub enum Role {
    /// The bot, configured by its environment.
    #[command(hide = true)]
    Bot,
}

/// Is the bot, or else what the program itself does, which tells whether all is well: then the exit
/// code is 0.
pub fn run<E: Display>(
    name: &str,
    role: Option<Role>,
    drive: impl FnOnce() -> Result<bool, E>,
) -> ExitCode {
    let done = match role {
        Some(Role::Bot) => be_the_bot().map(|()| true).map_err(|error| format!("the bot: {error}")),
        None => drive().map_err(|error| error.to_string()),
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(why) => {
            complain(name, &why);
            ExitCode::FAILURE
        }
    }
}

/// Does what `eightfold` does, until it is killed. One that is started again and again does not
/// wait before it identifies, as it would at Discord.
fn be_the_bot() -> Result<(), StartError> {
    bot::log::start()?;
    let config = Config::from_env()?.identifying_every(Duration::ZERO);
    bot::block_on(async {
        let mut bot = Bot::start(&config, Arc::new(FairDice)).await?;
        let ended = bot.wait().await;
        bot.stop().await;
        ended
    })
    .flatten()
}

/// Checks on a command line what kind of database is meant.
///
/// # Errors
///
/// Fails, with what would work, where it is none that the bot has.
pub fn database(url: &str) -> Result<String, String> {
    let known = ["sqlite:", "postgres://", "postgresql://"];
    if known.iter().any(|scheme| url.starts_with(scheme)) {
        return Ok(url.to_owned());
    }
    Err("neither sqlite://FILE nor postgres://USER:PASSWORD@HOST/NAME".to_owned())
}

/// A folder beside this program, which is on a disk: `/tmp` may be in memory, and the bot waits
/// for its turns to reach the disk.
///
/// # Errors
///
/// If it cannot be made.
pub fn temporary() -> io::Result<TempDir> {
    let program = std::env::current_exe()?;
    tempfile::tempdir_in(program.parent().unwrap_or(&program))
}

/// The address of a database in a folder.
pub fn in_folder(folder: &TempDir) -> String {
    format!("sqlite://{}/games.db", folder.path().display())
}

/// Prints a line at once.
///
/// # Errors
///
/// If it does not arrive.
pub fn say(line: &str) -> io::Result<()> {
    let mut out = io::stdout();
    writeln!(out, "{line}").and_then(|()| out.flush())
}

#[allow(clippy::print_stderr)] // The one line that says why the program ended.
fn complain(name: &str, why: &str) {
    eprintln!("{name}: {why}");
}
