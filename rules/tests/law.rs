//! The law and its sample answers stand in this repository, and are those of the project.

#![allow(clippy::unwrap_used, clippy::print_stderr, reason = "a test may panic and say so")]

use std::path::{Path, PathBuf};

use rules::variants::VARIANTS;

/// The folder beside this repository from which the law was taken.
const ORIGINAL: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared");

/// Checks that a file of this crate says what its original does, where that is present.
fn assert_same(copy: &str, original: &str) {
    let copied = std::fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join(copy)).unwrap();
    assert!(!copied.is_empty(), "rules/{copy} is empty");
    let original = PathBuf::from(ORIGINAL).join(original);
    if original.exists() {
        let same = std::fs::read(&original).unwrap() == copied;
        assert!(same, "rules/{copy} differs from {}", original.display());
    } else {
        eprintln!("not compared: there is no {}", original.display());
    }
}

#[test]
fn the_law_is_that_of_the_project() {
    assert_same("RULES.md", "RULES.md");
}

#[test]
fn every_game_has_the_sample_answers_of_the_project() {
    for variant in VARIANTS {
        let ours = format!("src/variants/{}/vectors.jsonl", variant.info().folder());
        assert_same(&ours, &format!("vectors/{}.jsonl", variant.id()));
    }
}
