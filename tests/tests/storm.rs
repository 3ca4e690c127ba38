//! The storm, as it is started: a short one finds nothing, and each kind of damage is found.

use std::process::{Command, Output};

fn storm(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_storm"));
    command.args(arguments).output().expect("the storm runs")
}

/// What it prints, and that it says by its exit code whether all is well.
fn told(arguments: &[&str]) -> (bool, String) {
    let output = storm(arguments);
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
    assert!(out.starts_with("storm on SQLite, seed 8\n"), "{out}");
    assert_eq!((number(&out, "kills"), number(&out, "of them while migrating")), (5, 1));
    for what in ["requests that went wrong", "games", "entries", "dice", "confirmed acts"] {
        assert!(number(&out, what) > 0, "{what}: {out}");
    }
}

#[test]
fn whatever_is_spoiled_is_found() {
    let spoiled = [
        ("entry", "was confirmed"),
        ("next", "is stored"),
        ("die", "its proof says"),
        ("board", "neither shown nor owed"),
        ("twice", "is shown 3 times"),
        ("job", "jobs wait for its deadline"),
        ("reminder", "a reminder was sent 2 times"),
    ];
    for (what, finding) in spoiled {
        let (is_well, out) = told(&["--kills", "1", "--spoil", what]);
        let found = out.lines().any(|it| it.starts_with("FINDING ") && it.contains(finding));
        assert!(!is_well && found, "{what}: {out}");
    }
}

#[test]
fn bad_options_are_told_in_words() {
    let cases: [(&[&str], &str); 3] = [
        (&["--kills", "0"], "--kills"),
        (&["--database", "mysql://root@h"], "not a server"),
        (&["--database", "postgres://u@h/games"], "not a server"),
    ];
    for (arguments, told) in cases {
        let output = storm(arguments);
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success(), "{arguments:?}");
        assert!(error.contains(told) && !error.contains("panicked"), "{arguments:?}: {error}");
    }
}
