//! The storm, as it is started: a short one finds nothing, and each kind of damage is found.

use std::process::{Command, Output};

use tests::audit::keeps_too_many;

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
fn a_short_storm_over_http_loses_nothing() {
    let (is_well, out) = told(&["--kills", "5", "--seed", "9", "--http"]);
    assert!(is_well, "{out}");
    assert!(out.starts_with("storm on SQLite over HTTP, seed 9\n"), "{out}");
    assert_eq!((number(&out, "kills"), number(&out, "files replaced")), (5, 1));
    assert!(number(&out, "confirmed acts") > 0, "{out}");
}

/// Has a storm with so many kills, spoils this, and looks for each of these findings. What is spoiled
/// may by chance be excused, by a fault just there: then another storm is had.
fn finds(kills: &str, spoils: &str, findings: &[&str]) {
    let mut out = String::new();
    for _ in 0..3 {
        let told = told(&["--kills", kills, "--spoil", spoils]);
        assert!(!told.0, "{}", told.1);
        out = told.1;
        let is_found = |finding: &&str| {
            out.lines().any(|it| it.starts_with("FINDING ") && it.contains(finding))
        };
        if findings.iter().all(is_found) {
            return;
        }
    }
    panic!("not all of {findings:?}: {out}");
}

#[test]
fn a_log_that_is_spoiled_is_found() {
    finds("1", "entry,next,die", &["was confirmed", "is stored", "its proof says"]);
}

#[test]
fn what_people_were_told_and_is_not_there_is_found() {
    let findings = ["its challenge is there 0", "its game is there 0", "its outcome is there 0"];
    finds("1", "confirmed", &findings);
}

#[test]
fn a_board_or_a_job_that_is_lost_is_found() {
    let findings =
        ["neither shown nor owed", "jobs wait for its deadline", "a reminder was sent 2 times"];
    finds("1", "board,job,reminder", &findings);
}

#[test]
fn boards_that_should_not_be_are_found() {
    let findings = [
        "is shown 4 times",
        "a board of game 999999 was shown, which is not there",
        "a board after entry 9999, which is not there",
        "an end was shown, and none is stored",
        "its board says \"Something else.\"",
        "its old board (Some(0)) keeps its buttons",
        "offer 999998 is over, and keeps its buttons",
    ];
    finds("1", "twice,stranger,early,end,words,old,offered", &findings);
}

#[test]
fn what_is_left_undone_is_found() {
    let findings = [
        "the board after entry -1 is owed",
        " ms ago",
        "the job review is left undone",
        "the offer of a draw after entry -1 is open",
    ];
    finds("1", "owed,late,undone,offer", &findings);
}

#[test]
fn who_waits_in_vain_is_found() {
    let findings = [
        "Eightfold is next, and does not know",
        "has ended, and its followers do not know",
        "is rated, and has changed no rating",
    ];
    finds("1", "engine,follower,rated", &findings);
}

#[test]
fn results_that_are_counted_wrongly_are_found() {
    let findings = [
        "counted: false",
        "is stored, None follows",
        "it has changed 1 ratings",
        "does not follow",
        "has rated games and no rating",
    ];
    finds("1", "result,rating,change", &findings);
}

#[test]
fn a_secret_that_is_logged_and_a_game_that_a_migration_loses_are_found() {
    let findings = ["the log tells the secret of a game's dice", "entries 0 are left"];
    finds("5", "log,migration", &findings);
}

#[test]
fn a_token_that_is_logged_while_migrating_is_found() {
    finds("5", "token", &["a line of the log tells a secret: the token is "]);
}

#[test]
fn a_panic_and_a_board_that_says_something_else_are_found() {
    let findings = ["the bot panicked: thread 'main' panicked at ", " and as \"Once more: "];
    finds("1", "panic,said", &findings);
}

#[test]
fn a_pause_that_is_none_and_challenges_that_do_not_lapse_are_found() {
    let findings = [
        "Agreed(999997) was confirmed, and its outcome is there 0 times",
        "should have lapsed",
        "is lapsed, and its message is to say so",
    ];
    finds("1", "pause,lapse", &findings);
    finds("1", "lapsed", &["has lapsed, and can be accepted"]);
}

#[test]
fn a_storm_in_which_hardly_anybody_is_told_what_they_did_is_found() {
    finds("3", "untold", &["entries made by people only 0 were confirmed"]);
}

#[test]
fn too_many_old_boards_that_keep_their_buttons_are_found() {
    assert!(!keeps_too_many(199, 199), "of few boards all may");
    assert!(!keeps_too_many(80, 200));
    assert!(keeps_too_many(81, 200));
    assert!(!keeps_too_many(1145, 7353) && !keeps_too_many(1004, 5032), "as in real storms");
}

#[test]
fn a_bot_that_does_not_notice_that_its_file_is_replaced_is_found() {
    // The gateway may by chance end the bot first.
    let (is_well, out) = told(&["--kills", "3", "--http", "--spoil", "unnoticed"]);
    assert!(!is_well, "{out}");
    assert!(out.contains("FINDING it goes on 15 s after its file was replaced"), "{out}");
}

#[test]
fn what_a_file_that_is_replaced_loses_is_found() {
    finds("3", "copy", &["was confirmed"]);
}

#[test]
fn a_bot_that_hears_over_the_gateway_instead_is_found() {
    let (is_well, out) = told(&["--kills", "1", "--http", "--spoil", "gateway"]);
    assert!(!is_well, "{out}");
    assert!(out.contains("FINDING it hears over HTTP, and has asked "), "{out}");
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
