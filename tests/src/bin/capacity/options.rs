//! The command line.

use std::path::PathBuf;

use clap::{Parser, value_parser};
use tests::program::{Role, database};

/// Fills a database with games and prints what they cost the bot: how long it takes to start, and
/// how much memory it has; with --minutes, whether that stays so.
#[derive(Debug, Parser)]
#[command(name = "capacity")]
pub(crate) struct Cli {
    /// An empty database: sqlite://FILE or postgres://USER:PASSWORD@HOST/NAME [default: a temporary
    /// SQLite file on disk]
    #[arg(long, value_name = "URL", value_parser = database)]
    pub(crate) database: Option<String>,
    /// How many games are stored
    #[arg(long, default_value_t = 100_000, value_parser = value_parser!(u32).range(1..=10_000_000))]
    pub(crate) games: u32,
    /// How many of them are still played; in each, somebody acts before the memory is measured
    #[arg(long, default_value_t = 10_000, value_parser = value_parser!(u32).range(0..=100_000))]
    pub(crate) active: u32,
    /// How often the bot is started to measure how long that takes
    #[arg(long, default_value_t = 5, value_parser = value_parser!(u32).range(0..=1_000))]
    pub(crate) starts: u32,
    /// For how many seconds the bot is asked for more than it can do; 0: not at all
    #[arg(long, default_value_t = 20)]
    pub(crate) overload: u64,
    /// How many seconds after the acts, and again after the overload, the memory is judged
    #[arg(long, default_value_t = 60)]
    pub(crate) rest: u64,
    /// For how many minutes the bot then has a moderate load; the last third of them is compared
    /// with the one before
    #[arg(long, value_parser = value_parser!(u32).range(3..))]
    pub(crate) minutes: Option<u32>,
    /// How many acts a second that load is
    #[arg(long, default_value_t = 40, value_parser = value_parser!(u32).range(1..=1_000))]
    pub(crate) rate: u32,
    /// Where the choice of moves begins
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Another build of `eightfold` to be measured [default: the one in this program]
    #[arg(long, value_name = "PROGRAM")]
    pub(crate) bot: Option<PathBuf>,
    /// What this process is.
    #[command(subcommand)]
    pub(crate) role: Option<Role>,
}
