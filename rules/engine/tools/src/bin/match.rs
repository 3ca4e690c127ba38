//! Plays two players against each other, and says how the matches of a log went:
//! `cargo run --release -p engine-tools --bin match -- --help`.

#![allow(clippy::print_stderr, clippy::print_stdout)]

use std::path::PathBuf;

use clap::Parser;
use engine_tools::matches;

/// Plays matches.
#[derive(Parser)]
#[command(name = "match")]
enum Command {
    Play(Box<matches::MatchOptions>),
    /// Prints a line for each match that was begun in a log, for `NOTES.md`.
    Summary {
        /// The log.
        #[arg(long, value_name = "FILE", default_value = "match.log")]
        log: PathBuf,
    },
}

fn main() -> anyhow::Result<()> {
    match Command::parse() {
        Command::Play(options) => {
            println!("{}", matches::run(&options, |report| eprintln!("{report}"))?);
        }
        Command::Summary { log } => print!("{}", matches::summary(&log)?),
    }
    Ok(())
}
