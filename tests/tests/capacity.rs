//! What stored games cost, as it is measured: that the games are sound and the figures are printed.

use tests::process::{Program, Said};
use tests::rows::{EntryRow, GameRow};
use tests::{Database, replay};

fn capacity(arguments: &[&str]) -> Said {
    Program::new(env!("CARGO_BIN_EXE_capacity")).arguments(arguments).ends()
}

#[tokio::test]
async fn a_small_stock_is_sound_and_measured() {
    let database = Database::sqlite();
    let size = ["--games", "60", "--active", "20", "--starts", "2"];
    let brief = ["--overload", "0", "--rest", "1"];
    let said = capacity(&[&["--database", &database.url()], size.as_slice(), &brief].concat());
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

    let games = database.all::<GameRow>().await;
    let running = games.iter().filter(|it| it.result.is_none()).count();
    assert!(running > 10, "{running}: some have ended by the act");
    assert_eq!(games.len(), 60);
    for game in games {
        let id = game.game_id;
        let log = database.log(id.cast_unsigned()).await;
        let replayed = replay::replay(&game.variant, None, &log).expect("a sound log");
        assert_eq!((replayed.result, replayed.next), (game.result, game.side_to_act), "game {id}");
    }
    let is_act = |it: &EntryRow| it.interaction_id.is_some_and(|by| by > 4_611_686_018_427);
    let entries = database.all::<EntryRow>().await;
    let touched = entries.iter().filter(|it| it.game_id <= 20 && is_act(it)).count();
    assert!(touched >= 20, "{touched} entries by acts");
}

#[test]
fn bad_options_are_told_in_words() {
    let cases = [
        (["--database", "mysql://localhost/x"], "neither sqlite://FILE"),
        (["--minutes", "2"], "3.."),
    ];
    for (arguments, told) in cases {
        capacity(&arguments).check_failed(told);
    }
}
