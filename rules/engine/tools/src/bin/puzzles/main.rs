//! Finds puzzles in games that the engine plays against itself, proves them, and writes them to
//! `rules/engine/puzzles/ID.jsonl`: the same ones each time.
//!
//! `cargo run --release -p engine-tools --bin puzzles` makes all files anew.
//!
//! # Layout
//!
//! - `play`: a game, between sides of all strengths
//! - `look`: the puzzles in a game; `demonstration`: in the one that everybody knows
//! - `choose`: those that are kept

#![allow(clippy::print_stderr)]

mod choose;
mod demonstration;
mod look;
mod play;

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use clap::Parser;
use engine::puzzles::Puzzle;
use rules::Variant;
use rules::variants::VARIANTS;

/// Finds puzzles in games that the engine plays against itself.
#[derive(Parser)]
#[command(name = "puzzles")]
struct Options {
    /// Only this game.
    #[arg(long, value_name = "ID")]
    variant: Option<String>,
    /// How many games are played [default: as many as the files were made from].
    #[arg(long, value_name = "N")]
    games: Option<u64>,
    /// How many puzzles of a sort are kept [default: as many as in the files].
    #[arg(long, value_name = "N")]
    most: Option<usize>,
    /// What the games come from.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many games at once.
    #[arg(long, value_name = "N", default_value_t = 2)]
    jobs: u64,
    /// Where the files are written.
    #[arg(long, value_name = "FOLDER", default_value = concat!(env!("CARGO_MANIFEST_DIR"), "/../puzzles"))]
    folder: PathBuf,
}

/// By the game's id: how many games the files were made from, and how many puzzles of a sort are
/// kept.
const EXTENT: [(&str, u64, usize); 4] = [
    ("chess", 1_000, 250),
    ("gravitatur", 1_000, 250),
    ("superpermutation-d8", 3_000, 250),
    ("totem", 3_000, 250),
];

fn main() -> ExitCode {
    let options = Options::parse();
    let asked =
        |variant: &&&dyn Variant| options.variant.as_ref().is_none_or(|id| variant.id() == id);
    let mut made = 0;
    for variant in VARIANTS.iter().filter(asked) {
        if let Err(failure) = make(*variant, &options) {
            eprintln!("error: {failure}");
            return ExitCode::FAILURE;
        }
        made += 1;
    }
    if made == 0 {
        eprintln!("error: there is no such game");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

/// Makes the file of one game.
fn make(variant: &'static dyn Variant, options: &Options) -> std::io::Result<()> {
    let usual = EXTENT.iter().find(|(id, ..)| *id == variant.id());
    let (games, most) = usual.map_or((100, 250), |(_, games, most)| (*games, *most));
    let (games, most) = (options.games.unwrap_or(games), options.most.unwrap_or(most));
    let found = search(variant, games, options);
    let known = demonstration::puzzles(variant);
    let chosen = choose::choose(known, found, most);
    let path = options.folder.join(format!("{}.jsonl", variant.id()));
    let lines: String = chosen.iter().map(|puzzle| format!("{puzzle}\n")).collect();
    fs::write(&path, lines)?;
    eprintln!("{}: {} puzzles from {games} games", path.display(), chosen.len());
    for (sort, count) in choose::counts(&chosen) {
        eprintln!("  {sort}: {count}");
    }
    Ok(())
}

/// The puzzles of each game, the first game first.
fn search(variant: &'static dyn Variant, games: u64, options: &Options) -> Vec<Vec<Puzzle>> {
    let (next, found) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    thread::scope(|scope| {
        for _ in 0..options.jobs.max(1) {
            scope.spawn(|| {
                let mut finder = look::Finder::default();
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= games {
                        break;
                    }
                    let game = play::game(variant, &mut finder.engine, options.seed, index);
                    let puzzles = finder.look(&game);
                    if let Ok(mut found) = found.lock() {
                        found.push((index, puzzles));
                        if found.len() % 100 == 0 {
                            eprintln!("{}: {} games", variant.id(), found.len());
                        }
                    }
                }
            });
        }
    });
    let mut found = found.into_inner().unwrap_or_default();
    found.sort_by_key(|(index, _)| *index);
    found.into_iter().map(|(_, puzzles)| puzzles).collect()
}
