//! The load driver, as it is started: that its games are played, and what it says of bad options.

use tests::process::{Program, Said};

fn loadtest(arguments: &[&str]) -> Said {
    Program::new(env!("CARGO_BIN_EXE_loadtest")).arguments(arguments).ends()
}

/// What a driver that has done all prints.
fn printed(arguments: &[&str]) -> String {
    let said = loadtest(arguments);
    assert_eq!(said.code, Some(0), "{said:?}");
    said.out
}

/// What a driver that has done all prints below its heading: of each rate the numbers, and the last
/// lines.
fn told(arguments: &[&str], rates: usize) -> (Vec<Vec<f64>>, Vec<String>) {
    let out = printed(arguments);
    let mut lines = out.lines().skip(2);
    let number = |it: &str| it.parse().unwrap_or_else(|_| panic!("{it} is no number: {out}"));
    let numbers = lines.by_ref().take(rates);
    let numbers = numbers.map(|line| line.split_whitespace().map(number).collect()).collect();
    (numbers, lines.map(str::to_owned).collect())
}

#[test]
fn every_step_of_a_gentle_rate_comes_through() {
    let arguments = ["--rates", "10,20", "--seconds", "2", "--games", "20", "--seed", "7"];
    let (rates, last) = told(&arguments, 2);
    assert_eq!(last, Vec::<String>::new());
    for (line, rate) in rates.iter().zip([10.0, 20.0]) {
        let (done, others) = (line[1], [line[0], line[2], line[3], line[4]]);
        assert_eq!(others, [rate, 0.0, 0.0, 0.0], "{line:?}");
        // The last may come after the span, which then counts as longer.
        assert!(done <= rate && done > 0.39 * rate, "{line:?}");
        let times = [&line[5..8], &line[8..11]];
        for times in times {
            assert!(times[0] > 0.0 && times.is_sorted(), "{line:?}");
        }
        let (cost, memory) = (line[12], &line[13..15]);
        assert!(cost > 0.0 && memory[0] > 1.0 && memory.is_sorted(), "{line:?}");
        assert_eq!(line.len(), 18, "{line:?}");
    }
}

#[test]
fn beyond_the_knee_it_goes_on_to_twice_that() {
    let arguments = ["--knee", "--rates", "1,2", "--seconds", "3", "--games", "20"];
    let (rates, last) = told(&arguments, 4);
    let asked: Vec<f64> = rates.iter().map(|line| line[0]).collect();
    assert_eq!(asked, [1.0, 2.0, 3.0, 4.0]);
    let [last] = last.as_slice() else { panic!("{last:?}") };
    let (begin, end) = ("The knee is at 2 a second, the most that came through ", " % of that.");
    assert!(last.starts_with(begin) && last.ends_with(end), "{last}");
    assert!(last.contains("; beyond it, up to twice the knee, at least "), "{last}");
}

#[test]
fn steps_are_told_for_which_no_game_is_free() {
    let arguments = ["--rates", "1000", "--seconds", "1", "--games", "1"];
    let (rates, last) = told(&arguments, 1);
    let [line] = last.as_slice() else { panic!("{last:?}") };
    let unasked = line.strip_prefix("Steps at 1000 a second for which no game was free: ");
    let unasked = unasked.and_then(|it| it.strip_suffix(" (see --games)")).expect(line);
    let unasked: f64 = unasked.parse().expect("a number");
    let (done, others) = (rates[0][1], &rates[0][2..5]);
    assert_eq!(others, [0.0, 0.0, 0.0], "{rates:?}");
    assert!(done > 0.0 && unasked + done <= 1000.0 && unasked > 500.0, "{rates:?} {line}");
}

#[test]
fn games_against_eightfold_are_played_beside() {
    let engines = ["--engines", "4", "--level", "1", "--pause", "50"];
    let gentle = ["--rates", "5", "--seconds", "4", "--games", "20"];
    let out = printed(&[gentle.as_slice(), &engines].concat());
    let line = out.lines().last().unwrap_or_default();
    let answers = line.strip_prefix("4 games against Eightfold (level 1) beside: ");
    let answers = answers.and_then(|it| it.strip_suffix(" answers")).expect(&out);
    assert!(answers.parse::<u64>().is_ok_and(|answers| answers >= 4), "{out}");
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
        loadtest(arguments).check_failed(told);
    }
}
