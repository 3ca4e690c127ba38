//! What stored games cost, as it is measured: that the games are sound and the figures are printed.

use std::process::{Command, Output};

use tempfile::tempdir;

fn stock(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_stock"));
    command.args(arguments).output().expect("it runs")
}

#[tokio::test]
async fn a_small_stock_is_sound_and_measured() {
    let folder = tempdir().expect("a folder");
    let url = format!("sqlite://{}", folder.path().join("games.db").display());
    let size = ["--games", "60", "--active", "20", "--starts", "2"];
    let brief = ["--overload", "0", "--rest", "1"];
    let output = stock(&[&["--database", &url], size.as_slice(), &brief].concat());
    let out = String::from_utf8(output.stdout).expect("a text");
    let error = String::from_utf8_lossy(&output.stderr);
    // Whether it is fast and small is nothing to ask of a busy machine.
    let lines: Vec<&str> = out.lines().collect();
    let begins = ["60 games stored, 20 of them in play", "start, from exec to READY handled: "];
    for (line, begin) in lines.iter().zip(begins) {
        assert!(line.starts_with(begin), "{out}{error}");
    }
    for begin in ["after an act in each of 20 games", "1 s later: "] {
        let touched = lines.iter().find(|it| it.starts_with(begin));
        assert!(touched.is_some_and(|it| it.contains(" MB, ")), "{out}{error}");
    }

    sqlx::any::install_default_drivers();
    let mut connection =
        <sqlx::AnyConnection as sqlx::Connection>::connect(&url).await.expect("the database");
    let count = "SELECT COUNT(*) FROM games WHERE result IS NULL";
    let running: i64 = sqlx::query_scalar(count).fetch_one(&mut connection).await.expect("a count");
    assert!(running > 10, "{running}: some have ended by the act");
    for game in 1..=60 {
        let row = "SELECT variant, result, next FROM games WHERE id = $1";
        let stored: (String, Option<String>, Option<String>) =
            sqlx::query_as(row).bind(game).fetch_one(&mut connection).await.expect("a game");
        let log = tests::replay::log(&mut connection, game).await.expect("a log");
        let replayed = tests::replay::replay(&stored.0, None, &log).expect("a sound log");
        assert_eq!((replayed.result, replayed.next), (stored.1, stored.2), "game {game}");
    }
    let touched = "SELECT COUNT(*) FROM entries WHERE game <= 20 AND interaction > 4611686018427";
    let touched: i64 =
        sqlx::query_scalar(touched).fetch_one(&mut connection).await.expect("a count");
    assert!(touched >= 20, "{touched} entries by acts");
}

#[test]
fn bad_options_are_told_in_words() {
    let cases = [
        (["--database", "mysql://localhost/x"], "neither sqlite://FILE"),
        (["--minutes", "2"], "3.."),
    ];
    for (arguments, told) in cases {
        let output = stock(&arguments);
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && error.contains(told), "{error}");
    }
}
