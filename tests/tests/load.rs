//! The load driver, as it is started: that its games are played, and what it says of bad options.

use std::process::{Command, Output};

fn load(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_load"));
    command.args(arguments).output().expect("the driver runs")
}

#[test]
fn every_step_of_a_gentle_rate_comes_through() {
    let output = load(&["--rates", "10,20", "--seconds", "2", "--games", "4", "--seed", "7"]);
    let out = String::from_utf8(output.stdout).expect("a text");
    assert!(output.status.success(), "{out}{}", String::from_utf8_lossy(&output.stderr));
    let lines: Vec<Vec<&str>> = out.lines().map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(lines.len(), 3, "{out}");
    for (line, rate) in lines[1..].iter().zip([10.0, 20.0]) {
        let number = |at: usize| line[at].parse::<f64>().expect("a number");
        assert_eq!((number(0), number(6)), (rate, 0.0), "{out}");
        // On a busy machine the last steps may be shown after the end.
        assert!(number(1) > rate / 2.0 && number(1) <= rate, "{out}");
        assert!(number(2) > 0.0 && number(2) <= number(3) && number(3) <= number(4), "{out}");
    }
}

#[test]
fn games_against_eightfold_are_played_beside() {
    let engines = ["--engines", "4", "--level", "1", "--pause", "50"];
    let gentle = ["--rates", "10", "--seconds", "2", "--games", "2"];
    let output = load(&[gentle.as_slice(), &engines].concat());
    let out = String::from_utf8(output.stdout).expect("a text");
    assert!(output.status.success(), "{out}{}", String::from_utf8_lossy(&output.stderr));
    let line = out.lines().last().unwrap_or_default();
    let answers = line.strip_prefix("4 games against Eightfold (level 1) beside: ");
    let answers = answers.and_then(|it| it.strip_suffix(" answers")).expect(&out);
    assert!(answers.parse::<u64>().is_ok_and(|answers| answers > 4), "{out}");
}

#[test]
fn bad_options_are_told_in_words() {
    let cases: [(&[&str], &str); 6] = [
        (&["--rates", "0"], "--rates"),
        (&["--seconds", "soon"], "--seconds"),
        (&["--level", "9"], "--level"),
        (&["--database", "mysql://root@h/x"], "neither sqlite://FILE nor postgres://"),
        (&["--bot", "/no/such/program"], "/no/such/program cannot be run"),
        (&["--database", "sqlite:///no/such/folder/games.db"], "the bot has ended"),
    ];
    for (arguments, told) in cases {
        let output = load(arguments);
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success(), "{arguments:?}");
        assert!(error.contains(told) && !error.contains("panicked"), "{arguments:?}: {error}");
    }
}
