//! The command line.

use std::path::PathBuf;

use clap::{Parser, value_parser};
use tests::program::Role;

/// Has people play all games against the bot while it is killed and everything around it fails, and
/// then holds what is stored, shown and told against each other. Exit code 1 where anything does not
/// fit.
#[derive(Debug, Parser)]
#[command(name = "chaos")]
pub(crate) struct Cli {
    /// How often the bot is killed
    #[arg(long, default_value_t = 20, value_parser = value_parser!(u32).range(1..=10_000))]
    pub(crate) kills: u32,
    /// A PostgreSQL server on which databases can be made: postgres://USER:PASSWORD@HOST [default:
    /// temporary SQLite files]
    #[arg(long, value_name = "URL", value_parser = server)]
    pub(crate) database: Option<String>,
    /// The bot hears over HTTP, at an endpoint, instead of over the gateway
    #[arg(long)]
    pub(crate) http: bool,
    /// Where every choice begins; when things happen is the machine's [default: a random one]
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    /// At how many tables people play
    #[arg(long, default_value_t = 16, value_parser = value_parser!(u32).range(1..=1_000))]
    pub(crate) tables: u32,
    /// A file for the warnings and errors that the bot logs
    #[arg(long, value_name = "FILE")]
    pub(crate) log: Option<PathBuf>,
    /// Lets something go wrong that has to be found
    #[arg(long = "spoil", value_name = "SPOIL", hide = true, value_delimiter = ',')]
    pub(crate) mutations: Vec<Mutation>,
    /// What this process is.
    #[command(subcommand)]
    pub(crate) role: Option<Role>,
}

/// What goes wrong on purpose, to see that it is found. What is stored and shown is mutated in
/// `tests/tests/chaos/audit.rs`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum Mutation {
    /// A secret of the dice is logged.
    Secret,
    /// The bot's token is logged.
    Token,
    /// The bot panics.
    Panic,
    /// The bot's file is not replaced where it should be, so that nothing is noticed.
    Unnoticed,
    /// The bot hears over the gateway where it should over HTTP.
    Gateway,
}

/// Checks what kind of server is meant.
fn server(url: &str) -> Result<String, String> {
    let rest = ["postgres://", "postgresql://"].iter().find_map(|it| url.strip_prefix(it));
    match rest {
        Some(rest) if !rest.trim_end_matches('/').contains('/') => Ok(url.to_owned()),
        _ => Err("not a server, postgres://USER:PASSWORD@HOST without a database".to_owned()),
    }
}
