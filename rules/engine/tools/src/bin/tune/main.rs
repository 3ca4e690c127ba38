//! Fits the weights of a game to games that the engine plays against itself.
//!
//! `cargo run --release -p engine-tools --bin tune -- --game ID > weights.txt`, and `weights.txt` is then
//! copied to `rules/engine/weights/ID.txt`: written there at once, it would empty the weights that the
//! fit begins from.
//!
//! A fit that looks better need not play better: its weights are taken where a match says so (see
//! `NOTES.md`).

#![allow(clippy::print_stderr, clippy::print_stdout)]

// The calibration's too.
#[path = "../../games.rs"]
mod games;
mod regression;
mod selfplay;

use clap::Parser;
use engine::evaluation::Weights;

/// Fits the weights of a game.
#[derive(Parser)]
struct Options {
    /// The game's id.
    #[arg(long)]
    game: String,
    /// How many games are played.
    #[arg(long, default_value_t = 3000)]
    games: u64,
    /// Positions looked at for each turn.
    #[arg(long, default_value_t = 800)]
    nodes: u64,
    /// How much of what is learnt comes from later positions, from 0 to 1.
    #[arg(long, default_value_t = 0.9)]
    lambda: f64,
    /// How strongly weights are held to what they were.
    #[arg(long, default_value_t = 2e-6)]
    hold: f64,
    /// How often all positions are gone through.
    #[arg(long, default_value_t = 300)]
    rounds: usize,
    /// Threads that play.
    #[arg(long, default_value_t = 2)]
    jobs: u64,
    /// What the openings, dice and blunders come from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn main() {
    let options = Options::parse();
    let variant = games::variant(&options.game);
    let samples = selfplay::play(variant, &options);
    eprintln!("{} positions", samples.len());
    let weights = regression::fit(&Weights::of(variant), &samples, options.hold, options.rounds);
    print!("{}", weights.text());
}
