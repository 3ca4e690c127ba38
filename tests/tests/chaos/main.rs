//! The chaos test, as it is started: a short one finds nothing, and what goes wrong on purpose is
//! found.

mod audit;
mod hearing;

use std::process::{Command, Output};

fn chaos(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_chaos"));
    command.args(arguments).output().expect("the chaos test runs")
}

/// What it prints, and that it says by its exit code whether all is well.
fn told(arguments: &[&str]) -> (bool, String) {
    let output = chaos(arguments);
    let out = String::from_utf8(output.stdout).expect("a text");
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(out.lines().last().is_some_and(|it| it.contains(" findings in ")), "{out}{error}");
    (output.status.success(), out)
}

/// The number before a line of the summary.
fn number(out: &str, what: &str) -> u64 {
    let line =
        out.lines().find_map(|line| line.trim_start().split_once(' ').filter(|it| it.1 == what));
    line.and_then(|(number, _)| number.parse().ok()).unwrap_or_else(|| panic!("{what}: {out}"))
}

#[test]
fn a_short_storm_loses_nothing() {
    let (is_well, out) = told(&["--kills", "5", "--seed", "8"]);
    assert!(is_well, "{out}");
    assert!(out.starts_with("chaos on SQLite, seed 8\n"), "{out}");
    assert_eq!(number(&out, "kills"), 5);
    let log = "lines of log, at every level";
    for what in ["requests that went wrong", log, "games", "entries", "dice", "confirmed acts"] {
        assert!(number(&out, what) > 0, "{what}: {out}");
    }
}

#[test]
fn a_short_storm_over_http_loses_nothing() {
    let (is_well, out) = told(&["--kills", "5", "--seed", "9", "--http"]);
    assert!(is_well, "{out}");
    assert!(out.starts_with("chaos on SQLite over HTTP, seed 9\n"), "{out}");
    assert_eq!((number(&out, "kills"), number(&out, "files replaced")), (5, 1));
    assert!(number(&out, "confirmed acts") > 0, "{out}");
}

/// Runs a chaos test in which something goes wrong on purpose, and looks for each of these findings.
fn finds(arguments: &[&str], findings: &[&str]) {
    let (is_well, out) = told(arguments);
    assert!(!is_well, "{out}");
    for finding in findings {
        let is_it = |line: &str| line.starts_with("FINDING ") && line.contains(finding);
        assert!(out.lines().any(is_it), "{finding}: {out}");
    }
}

#[test]
fn what_goes_wrong_with_logs_is_found() {
    let findings = [
        "the log tells the secret of a game's dice",
        "a line of the log tells a secret: the token is ",
        "the bot panicked: thread 'main' panicked at ",
    ];
    finds(&["--kills", "5", "--spoil", "secret,token,panic"], &findings);
}

#[test]
fn a_bot_that_does_not_notice_that_its_file_is_replaced_is_found() {
    // The gateway may by chance end the bot first.
    let arguments = ["--kills", "3", "--http", "--spoil", "unnoticed"];
    finds(&arguments, &["it goes on 15 s after its file was replaced"]);
}

#[test]
fn a_bot_that_hears_over_the_gateway_instead_is_found() {
    let arguments = ["--kills", "1", "--http", "--spoil", "gateway"];
    finds(&arguments, &["it hears over HTTP, and has asked "]);
}

#[test]
fn bad_options_are_told_in_words() {
    let cases: [(&[&str], &str); 3] = [
        (&["--kills", "0"], "--kills"),
        (&["--database", "mysql://root@h"], "not a server"),
        (&["--database", "postgres://u@h/games"], "not a server"),
    ];
    for (arguments, told) in cases {
        let output = chaos(arguments);
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success(), "{arguments:?}");
        assert!(error.contains(told) && !error.contains("panicked"), "{arguments:?}: {error}");
    }
}
