//! `eightfold`: connects to Discord, plays Discord itself with `eightfold playground`, takes its
//! commands away with `eightfold commands --clear`, or looks after its database.

use std::io::Write;
use std::pin::pin;
use std::process::ExitCode;
use std::sync::Arc;

use bot::config::{Cli, CliCommand, CommandsArgs, Config, read_dotenv};
#[cfg(feature = "playground")]
use bot::playground_cmd;
use bot::{Bot, FairDice, StartError, clear_commands, interrupted, log, operate};
use clap::Parser;
use tikv_jemallocator::Jemalloc;

#[global_allocator]
static ALLOCATOR: Jemalloc = Jemalloc;

fn main() -> ExitCode {
    match bot::block_on(run()).flatten() {
        Ok(code) => code,
        Err(error) => {
            print_error(&error);
            ExitCode::from(if matches!(error, StartError::Config(_)) { 2 } else { 1 })
        }
    }
}

async fn run() -> Result<ExitCode, StartError> {
    let cli = Cli::parse();
    read_dotenv()?;
    log::start()?;
    match cli.command {
        None => play().await?,
        Some(CliCommand::Commands(args)) => clear(args).await?,
        Some(CliCommand::Check) if operate::check().await? > 0 => return Ok(ExitCode::FAILURE),
        Some(CliCommand::Check) => {}
        Some(CliCommand::Backup(args)) => operate::back_up(args).await?,
        Some(CliCommand::Copy(args)) => operate::copy(args).await?,
        #[cfg(feature = "playground")]
        Some(CliCommand::Playground(args)) => playground_cmd::run(args).await?,
    }
    Ok(ExitCode::SUCCESS)
}

/// Connects to Discord, until the connection ends or somebody ends the program.
async fn play() -> Result<(), StartError> {
    let config = Config::from_env()?;
    // A container's first process ignores what it has not asked for, so this is asked for first.
    let mut interrupted = pin!(interrupted());
    let mut bot = tokio::select! {
        biased;
        () = &mut interrupted => return Ok(()),
        started = Bot::start(&config, Arc::new(FairDice)) => started?,
    };
    let ended = tokio::select! {
        ended = bot.wait() => ended,
        () = interrupted => Ok(()),
    };
    bot.stop().await;
    ended
}

/// Takes commands away, and says so.
async fn clear(args: CommandsArgs) -> Result<(), StartError> {
    let guild = args.cleared()?;
    clear_commands(&Config::from_env()?, guild).await?;
    let place = match guild {
        Some(guild) => format!("the server {guild}"),
        None => "all servers".to_owned(),
    };
    let line = format!("The commands of {place} are taken away.\n");
    let written = std::io::stdout().write_all(line.as_bytes());
    written.map_err(|error| StartError::Other(error.to_string()))
}

/// The one line that says why the program ended.
#[allow(clippy::print_stderr)] // The log may be filtered; this line is for whoever started us.
fn print_error(error: &StartError) {
    eprintln!("{}", log::last_line(error));
}
