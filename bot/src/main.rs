//! `eightfold`: connects to Discord, or plays Discord itself with `eightfold playground`.

use std::process::ExitCode;
use std::sync::Arc;

use bot::config::{Cli, Command, Config, read_dotenv};

use bot::{Bot, FairDice, StartError, interrupted, log, try_out};
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
    if let Some(Command::Playground(args)) = cli.command {
        return try_out::run(args).await;
    }
    let mut bot = Bot::start(&Config::from_env()?, Arc::new(FairDice)).await?;
    tokio::select! {
        ended = bot.wait() => return ended,
        () = interrupted() => {}
    }
    bot.stop().await;
    Ok(())
}

/// The one line that says why the program ended.
#[allow(clippy::print_stderr)] // The log may be filtered; this line is for whoever started us.
fn complain(error: &StartError) {
    eprintln!("eightfold: {error}");
}
