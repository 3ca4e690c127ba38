//! Compares what the engine expects of positions with what comes of them:
//! `cargo run --release -p engine-tools --bin calibrate -- --game ID`.

#![allow(clippy::print_stderr, clippy::print_stdout)]

use std::process::ExitCode;

use anyhow::Context;
use clap::Parser;
use engine_tools::calibration::{CalibrationOptions, TranspositionTable, samples};

/// The largest difference that is accepted in any tenth.
const MAX_DIFFERENCE: f64 = 0.05;

fn main() -> anyhow::Result<ExitCode> {
    let options = CalibrationOptions::parse();
    let samples = samples(&options);
    let CalibrationOptions { game, games, nodes, .. } = &options;
    println!("{}: {games} games, {nodes} nodes, {} positions", game.id(), samples.len());
    if let Some(path) = &options.samples {
        let lines = samples.iter().map(|it| format!("{} {} {}\n", it.game, it.expected, it.result));
        let written = std::fs::write(path, lines.collect::<String>());
        written.with_context(|| path.display().to_string())?;
    }
    let table = TranspositionTable::of(&samples);
    print!("{table}");
    let difference = table.largest_difference();
    if difference > MAX_DIFFERENCE {
        eprintln!("a tenth is off by {difference:.3}, more than {MAX_DIFFERENCE}");
        return Ok(ExitCode::FAILURE);
    }
    Ok(ExitCode::SUCCESS)
}
