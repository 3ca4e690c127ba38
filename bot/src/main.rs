//! `eightfold`: connects to Discord, or plays Discord itself with `eightfold playground`.

use std::process::ExitCode;
use std::sync::Arc;

use bot::config::{Cli, Command, Config, ConfigError, read_dotenv};
use bot::dice::FairDice;
use bot::{Bot, StartError, try_out};
use clap::Parser;
use tracing_subscriber::EnvFilter;

/// What is logged where `RUST_LOG` does not say.
const LOG: &str = "info,serenity=warn,sqlx=warn";

#[tokio::main]
async fn main() -> ExitCode {
    let ended = run().await;
    match ended {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let code = if matches!(error, StartError::Config(_)) {
                2
            } else {
                1
            };
            complain(&error);
            ExitCode::from(code)
        }
    }
}

async fn run() -> Result<(), StartError> {
    read_dotenv()?;
    let cli = Cli::parse();
    tracing_subscriber::fmt()
        .with_env_filter(log_filter()?)
        .with_writer(std::io::stderr)
        .init();
    if let Some(Command::Playground(args)) = cli.command {
        return try_out::run(args).await;
    }
    let mut bot = Bot::start(&Config::from_cli(cli)?, Arc::new(FairDice)).await?;
    tokio::select! {
        ended = bot.wait() => return ended,
        () = bot::interrupted() => {}
    }
    bot.stop().await;
    Ok(())
}

/// What is logged, by `RUST_LOG`.
fn log_filter() -> Result<EnvFilter, ConfigError> {
    let wanted = std::env::var("RUST_LOG").unwrap_or_default();
    let wanted = if wanted.trim().is_empty() {
        LOG
    } else {
        wanted.as_str()
    };
    EnvFilter::try_new(wanted)
        .map_err(|_| ConfigError::new("RUST_LOG", "is not a filter such as info or bot=debug,info"))
}

/// The one line that says why the program ended.
#[allow(clippy::print_stderr)] // The log may be filtered; this line is for whoever started us.
fn complain(error: &StartError) {
    eprintln!("eightfold: {error}");
}
