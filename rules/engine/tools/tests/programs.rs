//! Each program does a small piece of its work.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::path::Path;
use std::process::Command;

/// Runs a program in a folder, and returns what it prints.
#[track_caller]
fn run(program: &str, folder: &Path, words: &str) -> String {
    let mut command = Command::new(program);
    let output = command.current_dir(folder).args(words.split(' ')).output().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{words}: {errors}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_match_is_played_and_summed_up() {
    let folder = tempfile::tempdir().unwrap();
    let program = env!("CARGO_BIN_EXE_match");
    let words = "play --game chess --games 2 --first nodes=9 --second";
    let told = run(program, folder.path(), &format!("{words}=random"));
    assert!(told.starts_with("chess: nodes=9 ("), "{told}");
    run(program, folder.path(), &format!("{words}=level=1 --sprt"));
    let rows = run(program, folder.path(), "summary");
    assert_eq!(rows.lines().count(), 2, "{rows}");
    assert!(rows.ends_with(", undecided\n"), "{rows}");
}

#[test]
fn weights_and_a_network_are_tuned_the_same_each_time() {
    let folder = tempfile::tempdir().unwrap();
    let program = env!("CARGO_BIN_EXE_tune");
    let words = "play --game superpermutation-d8 --games 2 --nodes 9 --jobs 1";
    let positions = run(program, folder.path(), words);
    assert!(positions.lines().count() > 20, "{positions}");
    std::fs::write(folder.path().join("positions"), positions).unwrap();
    let [once, again] = [(); 2].map(|()| {
        let words = "fit --game superpermutation-d8 --epochs 2 --folder . positions";
        run(program, folder.path(), words);
        let read = |ending| {
            std::fs::read(folder.path().join(format!("superpermutation-d8.{ending}"))).unwrap()
        };
        (String::from_utf8(read("txt")).unwrap(), read("net"))
    });
    assert_eq!(once, again);
    let weights = engine::evaluation::Weights::parse(&once.0).unwrap();
    weights.with_network(&once.1).unwrap();
}

#[test]
fn expected_results_are_compared() {
    let folder = tempfile::tempdir().unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_calibrate"))
        .current_dir(folder.path())
        .args("--game superpermutation-d8 --games 2 --nodes 9 --samples samples".split(' '))
        .output()
        .unwrap();
    // So few games may well be off.
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(told.contains("squared error"), "{told}");
    let samples = std::fs::read_to_string(folder.path().join("samples")).unwrap();
    assert!(told.contains(&format!("{} positions", samples.lines().count())), "{told}");
}

#[test]
fn puzzles_are_written() {
    let folder = tempfile::tempdir().unwrap();
    let words = "--game superpermutation-d8 --games 1 --folder .";
    run(env!("CARGO_BIN_EXE_puzzles"), folder.path(), words);
    let file = folder.path().join("superpermutation_d8/puzzles.jsonl");
    // Those of the demonstration game are always there.
    assert!(std::fs::read_to_string(file).unwrap().lines().count() >= 8);
}

#[test]
fn reviews_are_checked() {
    let folder = tempfile::tempdir().unwrap();
    let words = "--game totem --games 1 --turns 9";
    let rows = run(env!("CARGO_BIN_EXE_review_check"), folder.path(), words);
    assert!(rows.lines().last().unwrap().starts_with("| totem | 1 |"), "{rows}");
}
