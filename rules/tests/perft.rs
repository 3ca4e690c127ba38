//! Counts of action sequences, from the tables in `perft/`, one for each game.
//!
//! A line is a FEN and, after semicolons, counts by depth: some 750 million leaves in all, which
//! the workspace's profile, optimizing this crate in every build, counts in seconds.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod support;

use rules::perft::perft;
use rules::variants::VARIANTS;
use rules::{Game, Variant};

#[test]
fn counts_are_those_of_the_tables() {
    for variant in VARIANTS {
        let path = format!("{}/tests/perft/{}.txt", env!("CARGO_MANIFEST_DIR"), variant.id());
        let table = std::fs::read_to_string(&path).unwrap_or_else(|_| panic!("no {path}"));
        for line in table.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            check(*variant, line);
        }
    }
}

fn check(variant: &'static dyn Variant, line: &str) {
    let mut fields = line.split(';').map(str::trim);
    let game = Game::from_fen(variant, fields.next().unwrap()).unwrap();
    for (depth, count) in (1..).zip(fields) {
        let count: u64 = count.parse().unwrap();
        let counted = perft(variant, game.position(), depth);
        assert_eq!(counted, count, "{line} at depth {depth}");
    }
}
