//! `eightfold`: connects to Discord, plays Discord itself with `eightfold playground`, or takes its
//! commands away with `eightfold commands --clear`.

use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;

use bot::config::{Cli, Command, CommandsArgs, Config, read_dotenv};
#[cfg(feature = "playground")]
use bot::try_out;
use bot::{Bot, FairDice, StartError, clear_commands, interrupted, log};
use clap::Parser;

#[tokio::main]
async fn main() -> ExitCode {
    match run().await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            complain(&error);
            ExitCode::from(if matches!(error, StartError::Config(_)) { 2 } else { 1 })
        }
    }
}

async fn run() -> Result<(), StartError> {
    read_dotenv()?;
    let cli = Cli::parse();
    log::start()?;
    match cli.command {
        None => play().await,
        Some(Command::Commands(args)) => clear(args).await,
        #[cfg(feature = "playground")]
        Some(Command::Playground(args)) => try_out::run(args).await,
    }
}

/// Connects to Discord, until the connection ends or somebody ends the program.
async fn play() -> Result<(), StartError> {
    let mut bot = Bot::start(&Config::from_env()?, Arc::new(FairDice)).await?;
    let ended = tokio::select! {
        ended = bot.wait() => ended,
        () = interrupted() => Ok(()),
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
fn complain(error: &StartError) {
    eprintln!("eightfold: {error}");
}
