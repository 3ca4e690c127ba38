//! `eightfold check`, `backup` and `copy`.

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};

use tests::Database;
use tests::process::Said;

use crate::program::{TOKEN, eightfold, world};
use crate::stored::{current, old, run, run_with, serve};

/// What `check` says of a database that is sound.
const SOUND: &str = "3 games looked at, all is well";

/// Checks that the program ended so, and that each line has these words.
fn check_lines(said: &Said, code: i32, words: &[&str]) {
    assert_eq!((said.code, said.err.as_str()), (Some(code), ""), "{said:?}");
    assert_eq!(said.out.lines().count(), words.len(), "{said:?}");
    for (line, words) in said.out.lines().zip(words) {
        assert!(line.contains(words), "{words:?} is not in {said:?}");
    }
}

/// Checks that `check` finds a database sound.
fn check_sound(database: &Database) {
    check_lines(&run(database, &["check"]), 0, &[SOUND]);
}

/// Checks what `check` finds after these statements, and how many games it looked at.
async fn check_finds(database: &Database, breaks: &str, findings: &[&str], looked_at: &str) {
    database.execute(breaks).await;
    let plural = if findings.len() == 1 { "" } else { "s" };
    let summary = format!("{looked_at}, {} finding{plural}", findings.len());
    check_lines(&run(database, &["check"]), 1, &[findings, &[&summary]].concat());
}

/// Runs `eightfold copy`.
fn copy(from: &Database, to: &Database) -> Said {
    run(from, &["copy", &from.url(), &to.url()])
}

/// Where a file is that may still have to be made.
fn path(database: &Database) -> PathBuf {
    database.file().expect("a file")
}

/// The files in a folder, by their names.
fn files(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let entries = fs::read_dir(folder).expect("the folder");
    let paths = entries.map(|entry| entry.expect("a file").path());
    let mut files: Vec<_> = paths.map(|it| (it.clone(), fs::read(it).expect("a file"))).collect();
    files.sort_unstable();
    files
}

/// Who may do what with a file.
fn mode(path: &Path) -> u32 {
    path.metadata().expect("a file").permissions().mode() & 0o777
}

/// Lets a database look as if nobody had run on it for long.
async fn rest(database: &Database) {
    database.execute("UPDATE heartbeats SET at = at - 61000").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_as_the_bot_leaves_it_is_sound_and_looking_changes_nothing() {
    let (database, elsewhere) = (current().await, tempfile::tempdir().expect("a folder"));
    let folder = match &database {
        Database::Sqlite(folder) => folder,
        Database::Postgres { .. } => &elsewhere,
    };
    let before = files(folder.path());
    let program = eightfold().on(&database).in_folder(folder.path()).arguments(&["check"]);
    let said = program.set([("RUST_LOG", "error"), ("DISCORD_TOKEN", TOKEN)]).ends();
    check_lines(&said, 0, &[SOUND]);
    assert!(files(folder.path()) == before, "no file is left where it is started");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_older_database_is_said_to_be_one_and_is_not_brought_up_to_date() {
    let database = old().await;
    for _ in 0..2 {
        let findings = ["the database is of schema 11"];
        check_finds(&database, "SELECT 1", &findings, "No game was looked at").await;
    }
    let later = "UPDATE _sqlx_migrations SET version = 9000 WHERE version = 11";
    check_finds(&database, later, &["made by a later version"], "No game was looked at").await;
    // The bot and a copy say the same.
    let (world, said) = (world().await, "the database is of schema 9000, made by a later");
    let token = world.playground.token();
    let variables = [("DISCORD_TOKEN", &*token), ("DISCORD_PROXY", world.playground.base_url())];
    run_with(&database, &[], &variables).check_refused(2, &["DATABASE_URL", said]);
    copy(&database, &Database::sqlite()).check_refused(2, &["FROM", said]);
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
    let database = current().await;
    for (breaks, findings, mends) in BROKEN {
        check_finds(&database, breaks, findings, "3 games looked at").await;
        database.execute(mends).await;
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

/// A table is missing, and then a column too; of neither anything is known by the games.
const MISSING: [(&str, &[&str]); 2] = [
    ("DROP TABLE luck", &["the table luck is missing, or a part of it"]),
    (
        "ALTER TABLE settings DROP COLUMN pings",
        &[
            "the table luck is missing, or a part of it",
            "the table settings is missing, or a part of it",
        ],
    ),
];

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_database_is_said_to_be_one_and_not_looked_at_any_further() {
    for damages in [DAMAGED, MISSING] {
        let database = current().await;
        if damages == DAMAGED && database.file().is_none() {
            continue;
        }
        for (damages, findings) in damages {
            check_finds(&database, damages, findings, "No game was looked at").await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_wrong_setting_is_a_finding() {
    let wrong = [("DISCORD_GUILD", "chess"), ("DISCORD_PROXY", "x")];
    let said = run_with(&current().await, &["check"], &wrong);
    let lines = ["DISCORD_TOKEN is missing", "DISCORD_GUILD is", "DISCORD_PROXY is", "3 findings"];
    check_lines(&said, 1, &lines);
}

#[test]
fn where_nothing_can_be_looked_at_that_is_said_and_nothing_is_made() {
    let database = Database::sqlite();
    run(&database, &["check"]).check_refused(2, &["DATABASE_URL", "cannot be opened"]);
    assert!(!path(&database).exists(), "no file is made");
    fs::write(path(&database), "").expect("a file");
    run(&database, &["check"]).check_refused(2, &["DATABASE_URL", "holds no games"]);
    fs::write(path(&database), "no database at all, ".repeat(100)).expect("a file");
    run(&database, &["check"]).check_refused(2, &["DATABASE_URL"]);
    for url in ["postgres://me:pa55word@127.0.0.1:1/games", "mysql://root:pa55word@h/x"] {
        let variables = [("DISCORD_TOKEN", TOKEN), ("DATABASE_URL", url)];
        let said = run_with(&Database::sqlite(), &["check"], &variables);
        said.check_refused(2, &["DATABASE_URL"]);
        assert!(!said.err.contains("pa55word"), "{said:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_database_is_sound_and_a_backup_of_it_is_made_once() {
    let (world, bot) = serve(current().await).await;
    let database = &world.database;
    check_sound(database);
    let said = run(database, &["backup", "copy.db"]);
    let Some(file) = database.file() else {
        let command = "pg_dump --format=custom --file='copy.db'";
        return said.check_refused(2, &["DATABASE_URL", command]);
    };
    check_lines(&said, 0, &["copy.db holds all of the database now"]);
    let made = file.with_file_name("copy.db");
    assert_eq!(mode(&made), 0o600);
    let before = fs::read(&made).expect("the file");
    let again = run(database, &["backup", "copy.db"]);
    again.check_refused(2, &["FILE copy.db exists already"]);
    assert_eq!(fs::read(&made).expect("the file"), before, "it is left as it is");
    let nowhere = run(database, &["backup", "no/copy.db"]);
    nowhere.check_refused(2, &["FILE no/copy.db cannot be made"]);
    bot.stop().await;
    // The copy is a database of its own, and sound.
    let copy = Database::sqlite();
    fs::rename(made, path(&copy)).expect("the copy");
    check_sound(&copy);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_its_owner_may_read_a_database_that_the_bot_or_a_copy_makes() {
    let (world, bot) = serve(Database::sqlite()).await;
    let database = &world.database;
    let made = files(path(database).parent().expect("a folder"));
    assert!(made.len() == 3 && made.iter().all(|(path, _)| mode(path) == 0o600), "{made:?}");
    bot.stop().await;
    rest(database).await;
    let (first, second) = (Database::sqlite(), Database::sqlite());
    // At the end of a link, too.
    let elsewhere = path(&second).with_file_name("made.db");
    symlink(&elsewhere, path(&second)).expect("a link");
    for (to, made) in [(&first, path(&first)), (&second, elsewhere)] {
        let said = copy(database, to);
        assert_eq!(said.code, Some(0), "{said:?}");
        assert_eq!(mode(&made), 0o600);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_has_its_name_once_it_is_whole() {
    let database = Database::sqlite();
    database.make();
    let said = run(&database, &["backup", "copy.db"]);
    said.check_refused(2, &["DATABASE_URL", "holds no games"]);
    let here = path(&database);
    let made = files(here.parent().expect("a folder"));
    assert_eq!(made.len(), 1, "nothing was made");
    let database = current().await;
    let Some(file) = database.file() else { return };
    // As one leaves it that was killed.
    let part = file.with_file_name("copy.db.part");
    fs::write(&part, "half").expect("a file");
    let said = run(&database, &["backup", "copy.db"]);
    said.check_refused(2, &["FILE copy.db.part exists already"]);
    assert_eq!(fs::read(&part).expect("the file"), b"half");
    fs::remove_file(&part).expect("the file");
    assert_eq!(run(&database, &["backup", "copy.db"]).code, Some(0));
    assert!(!part.exists(), "only the copy is left");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_is_copied_to_the_other_kind_and_back() {
    let database = current().await;
    rest(&database).await;
    // From PostgreSQL to a file and back, or from file to file.
    let (first, second) = (Database::sqlite(), Database::new().await);
    let there = copy(&database, &first);
    assert_eq!((there.code, there.err.as_str()), (Some(0), ""), "{there:?}");
    assert!(there.out.lines().any(|line| line.starts_with("games 3 ")), "{there:?}");
    assert_eq!(there.out, copy(&first, &second).out);
    check_sound(&first);
    check_sound(&second);
    // The bot goes on with it.
    let (world, bot) = serve(second).await;
    bot.stop().await;
    check_sound(&world.database);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_runs_is_not_copied_and_what_holds_something_is_not_written_to() {
    let (database, full, other) = (current().await, current().await, Database::new().await);
    let running = ["FROM names a database on which the bot runs", "stop it"];
    copy(&database, &other).check_refused(2, &running);
    rest(&database).await;
    copy(&database, &full).check_refused(2, &["TO names a database that is not empty"]);
    check_sound(&full);
    let old = old().await;
    copy(&database, &old).check_refused(2, &["TO", "not empty"]);
    copy(&old, &other).check_refused(2, &["FROM", "of schema 11"]);
    let foreign = Database::new().await;
    foreign.make();
    foreign.execute("CREATE TABLE letters (id BIGINT)").await;
    copy(&database, &foreign).check_refused(2, &["TO", "not empty"]);
    assert_eq!(foreign.scalar::<i64>("SELECT COUNT(*) FROM letters").await, 0);
    let none = run(&database, &["copy", "games.db", &other.url()]);
    none.check_refused(2, &["FROM is neither"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_that_fails_leaves_nothing_and_can_be_made_again() {
    let database = current().await;
    rest(&database).await;
    // An empty database of this version is as good as none.
    let (world, bot) = serve(Database::sqlite()).await;
    bot.stop().await;
    let other = world.database;
    other
        .execute(
            "DELETE FROM heartbeats; DELETE FROM outages; DELETE FROM identifies; UPDATE counters \
             SET last = 0 WHERE kind = 'life'; CREATE TRIGGER held BEFORE INSERT ON ratings BEGIN \
             SELECT RAISE(ABORT, 'held'); END; CREATE TRIGGER lost AFTER INSERT ON games WHEN NEW.id \
             = 1 BEGIN UPDATE games SET channel = 7 WHERE id = 1; END",
        )
        .await;
    copy(&database, &other).check_refused(1, &["games", "not the same"]);
    other.execute("DROP TRIGGER lost").await;
    copy(&database, &other).check_refused(1, &["held"]);
    assert_eq!(other.scalar::<i64>("SELECT COUNT(*) FROM games").await, 0);
    other.execute("DROP TRIGGER held").await;
    assert_eq!(copy(&database, &other).code, Some(0));
}
