//! What the programs have in common that start the bot as a process of its own: that process is the
//! same program, run once more with the argument `bot`, so that whoever measures or kills the bot
//! needs no other build.

use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use bot::config::Config;
use bot::{Bot, FairDice, StartError};
use clap::Subcommand;
use playground::{ActError, Options, Playground};
use tempfile::TempDir;
use thiserror::Error;
use tikv_jemallocator::Jemalloc;
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};

use crate::process::ProcessError;

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

/// Why a program could not do what it is for.
#[derive(Debug, Error)]
pub enum ProgramError {
    /// The system does not give something.
    #[error("{0}: {1}")]
    System(&'static str, io::Error),
    /// The Discord simulator does not start.
    #[error("the Discord simulator does not start: {0}")]
    Playground(#[from] playground::Error),
    /// There is no bot.
    #[error(transparent)]
    Process(#[from] ProcessError),
    /// The database cannot be used.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// The bot's own check of a database fails.
    #[error("the check: {0}")]
    Check(#[from] StartError),
    /// Somebody cannot do what a game needs.
    #[error("no game begins: {0}")]
    Act(#[from] ActError),
    /// Anything else.
    #[error("{0}")]
    Other(String),
}

/// Is the bot, or else what the program itself does, which tells whether all is well: then the exit
/// code is 0.
pub fn run(
    name: &str,
    role: Option<Role>,
    drive: impl FnOnce() -> Result<bool, ProgramError>,
) -> ExitCode {
    let done = match role {
        Some(Role::Bot) => be_the_bot().map(|()| true).map_err(|error| format!("the bot: {error}")),
        None => drive().map_err(|error| error.to_string()),
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(why) => {
            complain(&format!("{name}: {why}"));
            ExitCode::FAILURE
        }
    }
}

/// Does what `eightfold` does, until it is killed or asked to end. One that is started again and
/// again does not wait before it identifies, as it would at Discord.
fn be_the_bot() -> Result<(), StartError> {
    bot::log::start()?;
    let config = Config::from_env()?.identifying_every(Duration::ZERO);
    bot::block_on(async {
        let mut bot = Bot::start(&config, Arc::new(FairDice)).await?;
        let ended = tokio::select! {
            ended = bot.wait() => ended,
            () = bot::interrupted() => Ok(()),
        };
        bot.stop().await;
        ended
    })
    .flatten()
}

/// Checks on a command line what kind of database is meant.
pub fn database(url: &str) -> Result<String, String> {
    let known = ["sqlite:", "postgres://", "postgresql://"];
    if known.iter().any(|scheme| url.starts_with(scheme)) {
        return Ok(url.to_owned());
    }
    Err("neither sqlite://FILE nor postgres://USER:PASSWORD@HOST/NAME".to_owned())
}

/// A folder beside this program, which is on a disk: `/tmp` may be in memory, and the bot waits
/// for its turns to reach the disk.
pub fn temporary() -> Result<TempDir, ProgramError> {
    let made = std::env::current_exe()
        .and_then(|program| tempfile::tempdir_in(program.parent().unwrap_or(&program)));
    made.map_err(|why| ProgramError::System("no folder for the database", why))
}

/// Threads for what a program does side by side.
pub fn threads(mut builder: Builder) -> Result<Runtime, ProgramError> {
    builder.enable_all().build().map_err(|why| ProgramError::System("no threads", why))
}

/// A Discord simulator, whose rates do not hold the bot up.
pub async fn playground(options: Options) -> Result<Playground, ProgramError> {
    let listener = TcpListener::bind("127.0.0.1:0").await;
    let listener = listener.map_err(|why| ProgramError::System("no free port", why))?;
    let options = Options { rate_limits: false, identify_every: Duration::ZERO, ..options };
    Ok(Playground::start_with(listener, options)?)
}

/// The address of a database in a folder.
pub fn in_folder(folder: &TempDir) -> String {
    format!("sqlite://{}/games.db", folder.path().display())
}

/// Prints a line at once.
pub fn say(line: &str) -> Result<(), ProgramError> {
    let mut out = io::stdout();
    let said = writeln!(out, "{line}").and_then(|()| out.flush());
    said.map_err(|why| ProgramError::System("cannot print", why))
}

/// Says a line where errors are told.
#[allow(clippy::print_stderr)]
pub fn complain(line: &str) {
    eprintln!("{line}");
}
