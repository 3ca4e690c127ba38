//! The command line.

use std::path::PathBuf;

use clap::{Parser, value_parser};
use tests::program::{Role, database};

/// Plays many games at once against the bot, at rising rates, and prints a line for each: how many
/// steps a second came through, and how long the first answers took.
#[derive(Debug, Parser)]
#[command(name = "loadtest")]
pub(crate) struct Cli {
    /// The database: sqlite://FILE or postgres://USER:PASSWORD@HOST/NAME [default: a temporary
    /// SQLite file on disk]
    #[arg(long, value_name = "URL", value_parser = database)]
    pub(crate) database: Option<String>,
    /// Steps a second, one rate after another; a step is a roll, a turn or an offer
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "100,200,300,400,600,800,1000",
        value_parser = value_parser!(u32).range(1..=100_000)
    )]
    pub(crate) rates: Vec<u32>,
    /// Goes through the rates only up to the first that does not come through, and then on from the
    /// last that did, the knee, by quarters of it to twice the knee
    #[arg(long = "knee")]
    pub(crate) saturation: bool,
    /// How long each rate lasts
    #[arg(long, default_value_t = 10, value_parser = value_parser!(u32).range(1..=3600))]
    pub(crate) seconds: u32,
    /// How many games are played at once, each in a channel of its own. A game has one step at a
    /// time: there should be at least two or three times as many as the greatest rate, or steps
    /// find no game that is free, and are not asked of the bot
    #[arg(long, default_value_t = 4000, value_parser = value_parser!(u32).range(1..=10_000))]
    pub(crate) games: u32,
    /// How many games against Eightfold are played beside them
    #[arg(long, default_value_t = 0, value_parser = value_parser!(u32).range(0..=1_000))]
    pub(crate) engines: u32,

    /// How strong Eightfold plays in these
    #[arg(long, default_value_t = 5, value_parser = value_parser!(u8).range(1..=8))]
    pub(crate) level: u8,

    /// How many milliseconds a person in these looks at a board before the next act; 0: as fast as
    /// Eightfold answers. In the other games that is 2000 at 100 steps a second
    #[arg(long, default_value_t = 2000)]
    pub(crate) pause: u64,

    /// Where the choice of moves begins; the dice are the bot's own
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Another build of `eightfold` to be measured [default: the one in this program]
    #[arg(long, value_name = "PROGRAM")]
    pub(crate) bot: Option<PathBuf>,
    /// What this process is.
    #[command(subcommand)]
    pub(crate) role: Option<Role>,
}
