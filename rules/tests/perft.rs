//! Counts of action sequences, from the tables in `perft/`, one for each game.
//!
//! A line is a FEN and, after semicolons, counts by depth. Counts above [`LIMIT`] are for release
//! builds with `--ignored`.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod support;

use rules::perft::perft;
use rules::variants::VARIANTS;
use rules::{Game, Variant};

/// The largest count that every run checks.
const LIMIT: u64 = 6_000_000;

#[test]
fn counts_are_those_of_the_tables() {
    check_all(|count| count <= LIMIT);
}

#[test]
#[ignore = "takes minutes without optimization"]
fn great_counts_are_those_of_the_tables() {
    check_all(|count| count > LIMIT);
}

fn check_all(wanted: impl Fn(u64) -> bool) {
    for variant in VARIANTS {
        let path = format!(
            "{}/tests/perft/{}.txt",
            env!("CARGO_MANIFEST_DIR"),
            variant.id()
        );
        let table = std::fs::read_to_string(&path).unwrap_or_else(|_| panic!("no {path}"));
        for line in table
            .lines()
            .filter(|line| !line.is_empty() && !line.starts_with('#'))
        {
            check(*variant, line, &wanted);
        }
    }
}

fn check(variant: &'static dyn Variant, line: &str, wanted: &impl Fn(u64) -> bool) {
    let mut fields = line.split(';').map(str::trim);
    let game = Game::from_fen(variant, fields.next().unwrap()).unwrap();
    for (depth, count) in (1..).zip(fields) {
        let count = count.parse().unwrap();
        if wanted(count) {
            assert_eq!(
                perft(variant, game.position(), depth),
                count,
                "{line} at depth {depth}"
            );
        }
    }
}
