//! Fits the evaluation weights of a game to self-play:
//! `cargo run --release -p engine-tools --bin tune -- --game ID > weights.txt`.

#![allow(clippy::print_stderr, clippy::print_stdout)]

use clap::Parser;
use engine::evaluation::Weights;
use engine_tools::tuning::{TuningOptions, fit, samples};

fn main() {
    let options = TuningOptions::parse();
    let samples = samples(&options);
    eprintln!("{} positions", samples.len());
    let weights = Weights::of(options.game);
    let report = |round, error, kept| eprintln!("round {round}: {error:.5}, kept {kept:.5}");
    print!("{}", fit(&weights, &samples, options.hold, options.rounds, report).text());
}
