//! Finds puzzles, proves them and writes them to `puzzles.jsonl` in the folder of each game, the same
//! ones each time: `cargo run --release -p engine-tools --bin puzzles`.

#![allow(clippy::print_stderr)]

use anyhow::Context;
use clap::Parser;
use engine_tools::puzzles::{PuzzleOptions, counts, find, usual_games};
use rules::variants::VARIANTS;

fn main() -> anyhow::Result<()> {
    let options = PuzzleOptions::parse();
    for &variant in VARIANTS {
        if options.game.is_some_and(|only| only.id() != variant.id()) {
            continue;
        }
        let games = options.games.unwrap_or_else(|| usual_games(variant));
        let puzzles = find(variant, games, &options);
        let folder = options.folder.join(variant.info().folder());
        std::fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
        let path = folder.join("puzzles.jsonl");
        let lines: String = puzzles.iter().map(|puzzle| format!("{puzzle}\n")).collect();
        std::fs::write(&path, lines).with_context(|| path.display().to_string())?;
        eprintln!("{}: {} puzzles from {games} games", path.display(), puzzles.len());
        for (sort, count) in counts(&puzzles) {
            eprintln!("  {sort}: {count}");
        }
    }
    Ok(())
}
