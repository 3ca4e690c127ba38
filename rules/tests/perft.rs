//! Counts of action sequences, from the file `perft.txt` of each game.
//!
//! A line is a FEN and, after semicolons, counts by depth. The workspace's profile optimizes this
//! crate in every build.

use std::ops::RangeBounds;

use rules::perft::perft;
use rules::variants::{self, VARIANTS};
use rules::{Game, Variant};

use crate::support::game_file;

/// The largest count for which a test does not take long.
const QUICK: u64 = 50_000_000;

/// Checks the counts of one game's table that are within these bounds; how many those are.
fn check(variant: &'static dyn Variant, bounds: impl RangeBounds<u64>) -> usize {
    let table = game_file(variant, "perft.txt");
    let mut checked = 0;
    for line in table.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let mut fields = line.split(';').map(str::trim);
        let game = Game::from_fen(variant, fields.next().unwrap()).unwrap();
        for (depth, count) in (1..).zip(fields) {
            let count: u64 = count.parse().unwrap();
            if bounds.contains(&count) {
                assert_eq!(
                    perft(variant, game.position(), depth),
                    count,
                    "{line} at depth {depth}"
                );
                checked += 1;
            }
        }
    }
    checked
}

/// Checks the counts of a game's table that do not take long.
fn check_quick(id: &str) {
    assert_ne!(check(variants::by_id(id).unwrap(), ..=QUICK), 0);
}

#[test]
fn each_game_is_counted() {
    let ids = VARIANTS.iter().map(|variant| variant.id());
    assert!(ids.eq(["chess", "gravitatur", "superpermutation-d8", "totem"]), "by the tests below");
}

#[test]
fn counts_of_chess_are_those_of_the_table() {
    check_quick("chess");
}

#[test]
fn counts_of_superpermutation_d8_are_those_of_the_table() {
    check_quick("superpermutation-d8");
}

#[test]
fn counts_of_totem_are_those_of_the_table() {
    check_quick("totem");
}

#[test]
fn counts_of_gravitatur_are_those_of_the_table() {
    check_quick("gravitatur");
}

#[test]
#[ignore = "a billion leaves, counted once a night"]
fn large_counts_are_those_of_the_tables() {
    let checked: usize = VARIANTS.iter().map(|variant| check(*variant, QUICK + 1..)).sum();
    assert_ne!(checked, 0);
}
