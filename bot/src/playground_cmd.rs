//! `eightfold playground`: the stand-in for Discord and the bot against it, in one process.

use std::io::{ErrorKind, Write};
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;

use playground::Playground;
use tokio::net::TcpListener;

use crate::config::{Config, ConfigError, PlaygroundArgs};
use crate::game::FairDice;
use crate::{Bot, StartError, interrupted};

/// Runs both until the program is interrupted; prints the page's address when it can be opened.
///
/// # Errors
///
/// Fails where the port is taken or the database cannot be used.
pub async fn run(args: PlaygroundArgs) -> Result<(), StartError> {
    let other = |error: &dyn std::fmt::Display| StartError::Other(error.to_string());
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, args.port)).await.map_err(|error| {
        ConfigError::new("--port", format!("{} is not to be had: {error}", args.port))
    })?;
    let playground = Playground::start(listener).map_err(|error| other(&error))?;
    let folder = tempfile::tempdir().map_err(|error| other(&error))?;
    let temporary = || format!("sqlite://{}", folder.path().join("playground.db").display());
    let database = args.database.unwrap_or_else(temporary);
    let option = |error: ConfigError| match error.is_of("DATABASE_URL") {
        true => error.given_as("--database"),
        false => error,
    };
    let config =
        Config::local(playground.base_url(), &playground.token(), database).map_err(option)?;
    let config = config.with_cdn(playground.base_url());
    let config = Config { metrics: metrics().await?, ..config };
    let config = match playground.channels().first() {
        Some(first) => config.greeting_in(first.id.get()),
        None => config,
    };
    let started = Bot::start(&config, Arc::new(FairDice)).await;
    let mut bot = started.map_err(|error| match error {
        StartError::Config(error) => option(error).into(),
        error => error,
    })?;
    let line = format!("Playground: {}/\n", playground.base_url());
    std::io::stdout().write_all(line.as_bytes()).map_err(|error| other(&error))?;
    let ended = tokio::select! {
        ended = bot.wait() => ended,
        () = interrupted() => Ok(()),
    };
    bot.stop().await;
    playground.shutdown().await;
    ended
}

/// Where health and metrics are served: nowhere if another program has that address, such as the bot
/// whose `.env` this is. Whatever else is wrong with it, the start says.
async fn metrics() -> Result<Option<SocketAddr>, ConfigError> {
    let Some(listen) = Config::metrics_from_env()? else {
        return Ok(None);
    };
    match TcpListener::bind(listen).await {
        Err(error) if error.kind() == ErrorKind::AddrInUse => {
            tracing::warn!(%listen, "METRICS_LISTEN is not to be had, so there are no metrics");
            Ok(None)
        }
        _ => Ok(Some(listen)),
    }
}
