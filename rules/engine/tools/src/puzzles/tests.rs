//! What is a puzzle, and that the kept ones are found again.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::collections::BTreeMap;

use engine::puzzles::Kind;
use rules::variants::{self, VARIANTS};
use rules::{Action, Game};
use serde_json::Value;

use super::selection::Sort;
use super::{Puzzle, demonstration};

/// How many of each sort are proved again; a mate in three takes its time.
const PROVED: usize = 40;
const PROVED_IN_THREE: usize = 8;

fn find(id: &str, fen: &str, kind: Kind) -> Option<Puzzle> {
    Puzzle::find(&Game::from_fen(variants::by_id(id).unwrap(), fen).unwrap(), kind)
}

/// How many own turns a solution takes.
fn turns(node: &Value) -> u32 {
    let replies = node["replies"].as_object();
    1 + replies.and_then(|replies| replies.values().map(turns).max()).unwrap_or(0)
}

#[test]
fn those_of_a_sample_are_found_anew() {
    for variant in VARIANTS {
        let (id, folder) = (variant.id(), variant.info().folder());
        let path =
            format!("{}/../../src/variants/{folder}/puzzles.jsonl", env!("CARGO_MANIFEST_DIR"));
        let file = std::fs::read_to_string(path).unwrap();
        let mut sorts: BTreeMap<Sort, Vec<(&str, Value)>> = BTreeMap::new();
        for line in file.lines() {
            let puzzle: Value = serde_json::from_str(line).unwrap();
            let solution = &puzzle["solution"];
            let kind = puzzle["kind"].as_str().unwrap().parse().unwrap();
            let sort = (kind, turns(solution), solution.get("faces").is_some());
            sorts.entry(sort).or_default().push((line, puzzle));
        }
        for ((kind, turns, _), puzzles) in sorts {
            let count = if turns == 3 { PROVED_IN_THREE } else { PROVED };
            for (line, puzzle) in puzzles.iter().step_by(puzzles.len().div_ceil(count)) {
                let found = find(id, puzzle["fen"].as_str().unwrap(), kind).unwrap();
                assert_eq!(found.to_string(), *line);
                assert_eq!(found.solution.turns(), turns, "{line}");
            }
        }
    }
}

/// Asserts that a position is no puzzle of a kind.
#[track_caller]
fn assert_none(id: &str, fen: &str, kind: Kind) {
    let found = find(id, fen, kind).map(|puzzle| puzzle.to_string());
    assert_eq!(found, None, "{id} {fen}");
}

#[test]
fn no_start_is_a_puzzle() {
    for variant in VARIANTS {
        for kind in Kind::ALL {
            assert_none(variant.id(), variant.info().start_fen, kind);
        }
    }
}

#[test]
fn what_has_two_answers_is_no_puzzle() {
    // Either rook mates, and a pawn that becomes a queen or a rook.
    assert_none("chess", "7k/8/6K1/8/8/8/R7/1R6 w - - 0 1", Kind::Mate);
    assert_none("gravitatur", "7k/8/6K1/8/8/8/8/RR6 w - - 0 1", Kind::Mate);
    assert_none("totem", "8k/9/7K1/9/404/9/9/R8/1R7 w - - 0 1 0 - - -", Kind::Mate);
    let id = "superpermutation-d8";
    assert_none(id, "7k/P7/6K1/8/8/8/8/8 w - - 0 1 1", Kind::Number);
    let numbers = find(id, "7k/8/6K1/8/8/8/R7/1R6 w - - 0 1 ?", Kind::Numbers).unwrap();
    let numbers = numbers.to_string();
    assert!(numbers.contains(r#""solution":{"faces":{"1":["a2a8"],"2":["b1b8"]}}"#), "{numbers}");
}

#[test]
fn what_came_before_does_not_count() {
    let variant = variants::by_id("superpermutation-d8").unwrap();
    let numbers = demonstration::puzzles(variant);
    let mut game = Game::from_fen(variant, &numbers[0].fen).unwrap();
    let fresh = Puzzle::find(&game, Kind::Number).map(|puzzle| puzzle.to_string());
    assert_eq!(fresh, None, "a roll is due");
    game.play(Action::Roll(1)).unwrap();
    let played = Puzzle::find(&game, Kind::Number).unwrap().to_string();
    let found = find(variant.id(), &game.fen(), Kind::Number).map(|puzzle| puzzle.to_string());
    assert_eq!(found, Some(played));
}
