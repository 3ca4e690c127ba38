//! What stored games cost, as it is measured: that the games are sound and the figures are printed.

use tests::process::{Program, Said};
use tests::{Database, replay};

fn stock(arguments: &[&str]) -> Said {
    Program::new(env!("CARGO_BIN_EXE_stock")).arguments(arguments).ends()
}

#[tokio::test]
async fn a_small_stock_is_sound_and_measured() {
    let database = Database::sqlite();
    let size = ["--games", "60", "--active", "20", "--starts", "2"];
    let brief = ["--overload", "0", "--rest", "1"];
    let said = stock(&[&["--database", &database.url()], size.as_slice(), &brief].concat());
    // Whether it is fast and small is nothing to ask of a busy machine.
    let lines: Vec<&str> = said.out.lines().collect();
    let begins = ["60 games stored, 20 of them in play", "start, from exec to READY handled: "];
    for (line, begin) in lines.iter().zip(begins) {
        assert!(line.starts_with(begin), "{said:?}");
    }
    for begin in ["after an act in each of 20 games", "1 s later: "] {
        let touched = lines.iter().find(|it| it.starts_with(begin));
        assert!(touched.is_some_and(|it| it.contains(" MB, ")), "{said:?}");
    }

    let running: i64 = database.scalar("SELECT COUNT(*) FROM games WHERE result IS NULL").await;
    assert!(running > 10, "{running}: some have ended by the act");
    let mut connection = database.connect().await;
    for game in 1..=60 {
        let row = "SELECT variant, result, next FROM games WHERE id = $1";
        let stored: (String, Option<String>, Option<String>) =
            sqlx::query_as(row).bind(game).fetch_one(&mut connection).await.expect("a game");
        let log = replay::log(&mut connection, game).await.expect("a log");
        let replayed = replay::replay(&stored.0, None, &log).expect("a sound log");
        assert_eq!((replayed.result, replayed.next), (stored.1, stored.2), "game {game}");
    }
    let touched = "SELECT COUNT(*) FROM entries WHERE game <= 20 AND interaction > 4611686018427";
    let touched: i64 = database.scalar(touched).await;
    assert!(touched >= 20, "{touched} entries by acts");
}

#[test]
fn bad_options_are_told_in_words() {
    let cases = [
        (["--database", "mysql://localhost/x"], "neither sqlite://FILE"),
        (["--minutes", "2"], "3.."),
    ];
    for (arguments, told) in cases {
        stock(&arguments).check_failed(told);
    }
}
