//! Holds what positions are said to be worth against what comes of them: the engine plays against
//! itself, and by tenths of the worth the mean result is told. Each game counts with its mirror image,
//! in which the sides are exchanged: neither side has what the other has not.
//!
//! `cargo run --release -p engine-tools --bin calibrate -- --game ID` ends with a table for `NOTES.md`,
//! and fails where what came is farther than 0.05 from what was said in any tenth.

#![allow(clippy::print_stderr, clippy::print_stdout)]

// Two are the matches' too, one the fit's.
#[allow(dead_code, reason = "a match has more to draw")]
#[path = "../match/chance.rs"]
mod chance;
#[path = "../../games.rs"]
mod games;
#[path = "../match/opening.rs"]
mod opening;
mod selfplay;
mod table;

use std::process::ExitCode;

use clap::Parser;

/// How far what came may be from what was said.
const CLOSE: f64 = 0.05;

/// Tells how well the engine knows what positions are worth.
#[derive(Parser)]
#[command(name = "calibrate")]
struct Options {
    /// The game's id.
    #[arg(long)]
    game: String,
    /// How many games are played.
    #[arg(long, default_value_t = 400)]
    games: u64,
    /// Positions looked at for each position that is judged or played.
    #[arg(long, default_value_t = 5000)]
    nodes: u64,
    /// How many random turns an opening has, give or take two.
    #[arg(long, default_value_t = 6)]
    opening: u32,
    /// Threads that play.
    #[arg(long, default_value_t = 1)]
    jobs: u64,
    /// Where each position's game, worth and result are written.
    #[arg(long)]
    samples: Option<std::path::PathBuf>,
    /// What openings and dice come from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn main() -> ExitCode {
    let options = Options::parse();
    let variant = games::variant(&options.game);
    let samples = selfplay::play(variant, &options);
    let Options { game, games, nodes, .. } = &options;
    println!("{game}: {games} games, {nodes} nodes, {} positions", samples.len());
    if let Some(path) = &options.samples {
        let lines = samples.iter().map(|it| format!("{} {} {}\n", it.game, it.worth, it.result));
        std::fs::write(path, lines.collect::<String>()).expect("a file that can be written");
    }
    let table = table::Table::of(&samples);
    print!("{table}");
    let farthest = table.farthest();
    if farthest > CLOSE {
        eprintln!("a tenth is off by {farthest:.3}, more than {CLOSE}");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}
