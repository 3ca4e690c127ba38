//! Fits the evaluation of a game to self-play: `cargo run --release -p engine-tools --bin tune -- --help`.

#![allow(clippy::print_stderr, clippy::print_stdout)]

use clap::Parser;
use engine_tools::tuning::{FitOptions, PlayOptions, fit, play};

/// Fits evaluation weights and a network to games that the engine plays against itself.
#[derive(Parser)]
#[command(name = "tune")]
enum Command {
    /// Plays the games, and prints their quiet positions.
    Play(PlayOptions),
    /// Fits to printed positions.
    Fit(FitOptions),
}

fn main() -> anyhow::Result<()> {
    match Command::parse() {
        Command::Play(options) => play(&options).iter().for_each(|lines| print!("{lines}")),
        Command::Fit(options) => fit(&options, |epoch, error, kept| {
            eprintln!("epoch {epoch}: {error:.5}, kept {kept:.5}");
        })?,
    }
    Ok(())
}
