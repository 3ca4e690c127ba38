//! `eightfold check`, `backup` and `copy`.

use crate::kept::{Kept, Said, server, stop};
use crate::program::{PATIENCE, TOKEN, folder, playground};

/// Checks that the program ended so, with so many findings or another single line of its summary.
fn check_found(said: &Said, code: i32, lines: &[&str]) {
    assert_eq!((said.code, said.err.as_str()), (Some(code), ""), "{said:?}");
    assert_eq!(said.out.len(), lines.len(), "{said:?}");
    for (line, words) in said.out.iter().zip(lines) {
        assert!(line.contains(words), "{words:?} is not in {said:?}");
    }
}

/// Checks that the program refused with one line that says this.
fn check_refused(said: &Said, code: i32, words: &[&str]) {
    assert_eq!((said.code, said.err.lines().count()), (Some(code), 1), "{said:?}");
    assert!(!said.err.contains(TOKEN), "{said:?}");
    for word in words {
        assert!(said.err.contains(word), "{word:?} is not in {said:?}");
    }
}

/// The files of a database, by their names.
fn files(kept: &Kept) -> Vec<(std::ffi::OsString, Vec<u8>)> {
    let entries = std::fs::read_dir(kept.folder.path()).expect("the folder");
    let read = |entry: std::fs::DirEntry| {
        (entry.file_name(), std::fs::read(entry.path()).expect("a file"))
    };
    let mut files: Vec<_> = entries.map(|entry| read(entry.expect("a file"))).collect();
    files.sort_unstable();
    files
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_as_the_bot_leaves_it_is_sound_and_looking_changes_nothing() {
    let kept = Kept::new().await;
    let before = files(&kept);
    check_found(&kept.program(&["check"]), 0, &["3 games looked at, all is well"]);
    assert!(files(&kept) == before, "not even a file beside the database is left");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_older_database_is_said_to_be_one_and_is_not_brought_up_to_date() {
    let kept = Kept::old().await;
    for _ in 0..2 {
        let lines = ["the database is of schema 11", "No game was looked at, 1 finding"];
        check_found(&kept.program(&["check"]), 1, &lines);
    }
    kept.sql("UPDATE _sqlx_migrations SET version = 9000 WHERE version = 11").await;
    check_found(&kept.program(&["check"]), 1, &["made by a later version", "1 finding"]);
    // The bot and a copy say the same.
    let (playground, said) =
        (playground().await, "the database is of schema 9000, made by a later");
    let token = playground.token();
    let variables = [("DISCORD_TOKEN", &*token), ("DISCORD_PROXY", playground.base_url())];
    check_refused(&kept.program_with(&[], &variables), 2, &["DATABASE_URL", said]);
    let other = Kept::file();
    check_refused(&kept.program(&["copy", &kept.url, &other.url]), 2, &["FROM", said]);
}

/// Has the other side act next.
const NEXT: &str = "UPDATE games SET next = CASE next WHEN 'white' THEN 'black' ELSE 'white' END \
                    WHERE id = 2";

/// What breaks a database, what is said then, and what mends it.
const BROKEN: [(&str, &[&str], &str); 19] = [
    (NEXT, &["game 2: result and next are"], NEXT),
    (
        "UPDATE games SET result = 'draw' WHERE id = 2",
        &["game 2: result and next are"],
        "UPDATE games SET result = NULL WHERE id = 2",
    ),
    (
        "UPDATE entries SET ply = 9 WHERE game = 2 AND ply = 3",
        &["game 2 has no entry 3"],
        "UPDATE entries SET ply = 3 WHERE game = 2 AND ply = 9",
    ),
    (
        "UPDATE entries SET detail = 'e2e9' WHERE game = 2 AND ply = 2",
        &["game 2 cannot be replayed"],
        "UPDATE entries SET detail = 'e2e4' WHERE game = 2 AND ply = 2",
    ),
    (
        "UPDATE entries SET detail = 'r6' WHERE game = 2 AND ply = 3",
        &["roll 2 of game 2 is not the one that its secret proves"],
        "UPDATE entries SET detail = 'r5' WHERE game = 2 AND ply = 3",
    ),
    (
        "UPDATE games SET variant = 'checkers' WHERE id = 2",
        &["game 2 cannot be replayed"],
        "UPDATE games SET variant = 'superpermutation-d8' WHERE id = 2",
    ),
    (
        "UPDATE clocks SET credit = deadline, deadline = NULL WHERE game = 3",
        &["game 3 is running with a pace, and has neither"],
        "UPDATE clocks SET deadline = credit, paused = 1 WHERE game = 3",
    ),
    ("SELECT 1", &["game 3 is paused and has a deadline"], "UPDATE clocks SET paused = NULL"),
    (
        "UPDATE clocks SET credit = deadline, deadline = (SELECT MAX(created) FROM entries WHERE \
         game = 3) + 259199999 WHERE game = 3",
        &["game 3 has a deadline before the one that follows from its log"],
        "UPDATE clocks SET deadline = credit WHERE game = 3",
    ),
    (
        "UPDATE jobs SET kind = 'thread' WHERE kind = 'reminder' AND game = 3",
        &["the clock of game 3 runs, and its deadline has no job"],
        "UPDATE jobs SET kind = 'reminder' WHERE kind = 'thread' AND game = 3",
    ),
    (
        "INSERT INTO clocks (game, deadline, credit) VALUES (1, 5, 0)",
        &["game 1 has a clock and no pace"],
        "DELETE FROM clocks WHERE game = 1",
    ),
    (
        "UPDATE rated_games SET rating = rating + 1 WHERE person = 4194304",
        &["the rating of 4194304 in chess"],
        "UPDATE rated_games SET rating = rating - 1 WHERE person = 4194304",
    ),
    (
        "UPDATE ratings SET games = 2 WHERE person = 8388608",
        &["the rating of 8388608 in chess"],
        "UPDATE ratings SET games = 1 WHERE person = 8388608",
    ),
    (
        "UPDATE results SET rated = 'friendly'",
        &["game 1 is not counted once"],
        "UPDATE results SET rated = 'rated'",
    ),
    (
        "UPDATE counters SET last = 2 WHERE kind = 'game'",
        &["the counter of game is 2, and 3 was given out"],
        "UPDATE counters SET last = 3 WHERE kind = 'game'",
    ),
    (
        "UPDATE counters SET last = 0 WHERE kind = 'result'",
        &["the counter of result is 0, and 1 was given out"],
        "UPDATE counters SET last = 1 WHERE kind = 'result'",
    ),
    (
        "UPDATE games SET black = NULL, black_level = 3 WHERE id = 2",
        &["game 2 waits for the engine, which has no job"],
        "UPDATE games SET black = 8388608, black_level = NULL WHERE id = 2",
    ),
    (
        "UPDATE games SET board_ply = 2 WHERE id = 2",
        &["the newest board of game 2 is neither shown nor owed"],
        "UPDATE games SET board_ply = 3 WHERE id = 2",
    ),
    // Nothing mends that.
    (
        "DELETE FROM rated_games WHERE person = 8388608; UPDATE results SET game = 2",
        &[
            "game 1 has ended and was not counted",
            "game 2 is running and was counted",
            "game 1 is not counted once",
            "game 2 is not counted once",
            "the rating of 8388608 in chess",
        ],
        "SELECT 1",
    ),
];

#[tokio::test(flavor = "multi_thread")]
async fn whatever_does_not_follow_is_found() {
    let kept = Kept::new().await;
    for (breaks, lines, mends) in BROKEN {
        kept.sql(breaks).await;
        let summary = match lines.len() {
            1 => "3 games looked at, 1 finding".to_owned(),
            found => format!("3 games looked at, {found} findings"),
        };
        let said = kept.program(&["check"]);
        check_found(&said, 1, &[lines, &[&summary]].concat());
        kept.sql(mends).await;
    }
}

/// What damages a file, and what is said then.
const DAMAGED: [(&str, &[&str]); 2] = [
    (
        "PRAGMA foreign_keys = OFF; INSERT INTO followers (game, person, since) VALUES (77, 1, 1), \
         (78, 1, 1)",
        &["followers refers to rows of games that are not there: 2"],
    ),
    (
        "DELETE FROM followers; PRAGMA writable_schema = ON; UPDATE sqlite_master SET sql = 'CREATE \
         INDEX games_at_channel ON games (id, channel)' WHERE name = 'games_at_channel'",
        &["missing from index games_at_channel"; 3],
    ),
];

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_file_is_said_to_be_one_and_not_looked_at_any_further() {
    let kept = Kept::new().await;
    if !kept.is_file() {
        return;
    }
    for (damages, lines) in DAMAGED {
        kept.sql(damages).await;
        let found = if lines.len() == 1 { "1 finding".to_owned() } else { "3 findings".to_owned() };
        let summary = format!("No game was looked at, {found}");
        check_found(&kept.program(&["check"]), 1, &[lines, &[&summary]].concat());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_wrong_setting_is_a_finding() {
    let kept = Kept::new().await;
    let said = kept.program_with(&["check"], &[("DISCORD_GUILD", "chess"), ("DISCORD_PROXY", "x")]);
    let lines = ["DISCORD_TOKEN is missing", "DISCORD_GUILD is", "DISCORD_PROXY is", "3 findings"];
    check_found(&said, 1, &lines);
}

#[test]
fn where_nothing_can_be_looked_at_that_is_said_and_nothing_is_made() {
    let kept = Kept::file();
    check_refused(&kept.program(&["check"]), 2, &["DATABASE_URL", "cannot be opened"]);
    assert!(!kept.path().exists(), "no file is made");
    std::fs::write(kept.path(), "").expect("a file");
    check_refused(&kept.program(&["check"]), 2, &["DATABASE_URL", "holds no games"]);
    std::fs::write(kept.path(), "no database at all, ".repeat(100)).expect("a file");
    check_refused(&kept.program(&["check"]), 2, &["DATABASE_URL"]);
    let nobody = [("DATABASE_URL", "postgres://me:pa55word@127.0.0.1:1/games")];
    for url in [nobody[0].1, "mysql://root:pa55word@h/x"] {
        let kept = Kept { folder: folder(), url: url.to_owned() };
        let said = kept.program(&["check"]);
        check_refused(&said, 2, &["DATABASE_URL"]);
        assert!(!said.err.contains("pa55word"), "{said:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_database_is_sound_and_its_backup_is_made_and_only_its_owner_may_read_it() {
    let kept = Kept::new().await;
    let playground = playground().await;
    let mut running = kept.run(&playground);
    assert!(playground.wait_until_ready(PATIENCE).await, "it does not connect");
    check_found(&kept.program(&["check"]), 0, &["3 games looked at, all is well"]);
    let said = kept.program(&["backup", "copy.db"]);
    if !kept.is_file() {
        check_refused(&said, 2, &["DATABASE_URL", "pg_dump --format=custom --file='copy.db'"]);
        return;
    }
    check_found(&said, 0, &["copy.db holds all of the database now"]);
    let file = kept.folder.path().join("copy.db");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = file.metadata().expect("the file").permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    let made = std::fs::read(&file).expect("the file");
    check_refused(&kept.program(&["backup", "copy.db"]), 2, &["FILE copy.db exists already"]);
    assert_eq!(std::fs::read(&file).expect("the file"), made, "it is left as it is");
    check_refused(&kept.program(&["backup", "no/copy.db"]), 2, &["FILE no/copy.db cannot be made"]);
    stop(&mut running);
    // The copy is a database of its own, and sound.
    let copy = Kept { folder: folder(), url: format!("sqlite://{}", file.display()) };
    check_found(&copy.program(&["check"]), 0, &["3 games looked at, all is well"]);
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn only_its_owner_may_read_a_database_that_the_bot_or_a_copy_makes() {
    use std::os::unix::fs::PermissionsExt;
    let (kept, playground) = (Kept::file(), playground().await);
    let mut running = kept.run(&playground);
    assert!(playground.wait_until_ready(PATIENCE).await, "it does not connect");
    let modes = |kept: &Kept| -> Vec<u32> {
        let entries = std::fs::read_dir(kept.folder.path()).expect("the folder");
        let mode = |entry: std::fs::DirEntry| entry.metadata().expect("it").permissions().mode();
        entries.map(|entry| mode(entry.expect("a file")) & 0o777).collect()
    };
    let made = modes(&kept);
    assert!(made.len() == 3 && made.iter().all(|mode| *mode == 0o600), "{made:?}");
    stop(&mut running);
    let copy = Kept::file();
    rest(&kept).await;
    assert_eq!(kept.program(&["copy", &kept.url, &copy.url]).code, Some(0));
    assert_eq!(modes(&copy).first(), Some(&0o600));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_has_its_name_once_it_is_whole() {
    let kept = Kept::file();
    std::fs::write(kept.path(), "").expect("a file");
    let said = kept.program(&["backup", "copy.db"]);
    check_refused(&said, 2, &["DATABASE_URL", "holds no games"]);
    assert_eq!(files(&kept).len(), 1, "nothing was made");
    let kept = Kept::new().await;
    if !kept.is_file() {
        return;
    }
    // As one leaves it that was killed.
    let part = kept.folder.path().join("copy.db.part");
    std::fs::write(&part, "half").expect("a file");
    let said = kept.program(&["backup", "copy.db"]);
    check_refused(&said, 2, &["FILE copy.db.part exists already"]);
    assert_eq!(std::fs::read(&part).expect("the file"), b"half");
    std::fs::remove_file(&part).expect("the file");
    assert_eq!(kept.program(&["backup", "copy.db"]).code, Some(0));
    assert!(!part.exists(), "only the copy is left");
}

/// Lets a database look as if nobody had run on it for long.
async fn rest(kept: &Kept) {
    kept.sql("UPDATE heartbeats SET at = at - 61000").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_is_copied_to_the_other_kind_and_back() {
    let kept = Kept::new().await;
    rest(&kept).await;
    // From PostgreSQL to a file and back, or from file to file.
    let (first, second) = (Kept::file(), Kept::empty().await);
    let there = kept.program(&["copy", &kept.url, &first.url]);
    assert_eq!((there.code, there.err.as_str()), (Some(0), ""), "{there:?}");
    assert!(there.out.iter().any(|line| line.starts_with("games 3 ")), "{there:?}");
    let back = kept.program(&["copy", &first.url, &second.url]);
    assert_eq!(there.out, back.out);
    for copy in [&first, &second] {
        check_found(&copy.program(&["check"]), 0, &["3 games looked at, all is well"]);
    }
    // The bot goes on with it.
    let playground = playground().await;
    let mut running = second.run(&playground);
    assert!(playground.wait_until_ready(PATIENCE).await, "it does not connect");
    stop(&mut running);
    check_found(&second.program(&["check"]), 0, &["3 games looked at, all is well"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_runs_is_not_copied_and_what_holds_something_is_not_written_to() {
    let (kept, full, other) = (Kept::new().await, Kept::new().await, Kept::empty().await);
    let said = kept.program(&["copy", &kept.url, &other.url]);
    check_refused(&said, 2, &["FROM names a database on which the bot runs", "stop it"]);
    rest(&kept).await;
    let said = kept.program(&["copy", &kept.url, &full.url]);
    check_refused(&said, 2, &["TO names a database that is not empty"]);
    check_found(&full.program(&["check"]), 0, &["3 games looked at, all is well"]);
    let old = Kept::old().await;
    check_refused(&kept.program(&["copy", &kept.url, &old.url]), 2, &["TO", "not empty"]);
    check_refused(&kept.program(&["copy", &old.url, &other.url]), 2, &["FROM", "of schema 11"]);
    let foreign = Kept::empty().await;
    if foreign.is_file() {
        std::fs::write(foreign.path(), "").expect("a file");
    }
    foreign.sql("CREATE TABLE letters (id BIGINT)").await;
    check_refused(&kept.program(&["copy", &kept.url, &foreign.url]), 2, &["TO", "not empty"]);
    assert_eq!(foreign.number("SELECT COUNT(*) FROM letters").await, 0);
    check_refused(&kept.program(&["copy", "games.db", &other.url]), 2, &["FROM is neither"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_that_fails_leaves_nothing_and_can_be_made_again() {
    let (kept, other) = (Kept::new().await, Kept::file());
    rest(&kept).await;
    std::fs::write(other.path(), "").expect("a file");
    // An empty database of this version is as good as none.
    let playground = playground().await;
    let mut running = other.run(&playground);
    assert!(playground.wait_until_ready(PATIENCE).await, "it does not connect");
    stop(&mut running);
    other
        .sql(
            "DELETE FROM heartbeats; DELETE FROM outages; DELETE FROM identifies; UPDATE counters \
             SET last = 0 WHERE kind = 'life'",
        )
        .await;
    other
        .sql(
            "CREATE TRIGGER held BEFORE INSERT ON ratings BEGIN SELECT RAISE(ABORT, 'held'); END; \
             CREATE TRIGGER lost AFTER INSERT ON games WHEN NEW.id = 1 BEGIN UPDATE games SET \
             channel = 7 WHERE id = 1; END",
        )
        .await;
    check_refused(&kept.program(&["copy", &kept.url, &other.url]), 1, &["games", "not the same"]);
    other.sql("DROP TRIGGER lost").await;
    check_refused(&kept.program(&["copy", &kept.url, &other.url]), 1, &["held"]);
    assert_eq!(other.number("SELECT COUNT(*) FROM games").await, 0);
    other.sql("DROP TRIGGER held").await;
    assert_eq!(kept.program(&["copy", &kept.url, &other.url]).code, Some(0));
}

#[test]
fn these_are_told_on_postgresql_where_that_is_asked_for() {
    let required = std::env::var("EIGHTFOLD_REQUIRE_POSTGRES").is_ok_and(|it| it == "1");
    assert!(!required || server().is_some(), "no PostgreSQL is there");
}
