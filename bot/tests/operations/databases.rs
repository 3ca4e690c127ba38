//! `eightfold check`, `backup` and `copy`.

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};

use tests::Database;
use tests::process::Said;
use tests::rows::{GameRow, HeartbeatRow, IdentifySlotRow};
use tests::stored;

use crate::program::{TOKEN, eightfold, world};
use crate::stored::{run, run_with, serve};

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

/// Checks what `check` finds, and how many games it looks at.
pub(crate) fn check_finds(database: &Database, findings: &[&str], looked_at: &str) {
    let plural = if findings.len() == 1 { "" } else { "s" };
    let summary = format!("{looked_at}, {} finding{plural}", findings.len());
    check_lines(&run(database, &["check"]), 1, &[findings, &[&summary]].concat());
}

/// Checks what `check` finds where it looks at no game.
pub(crate) fn check_finds_at_once(database: &Database, findings: &[&str]) {
    check_finds(database, findings, "No game was looked at");
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
    database.change(|it: &mut HeartbeatRow| it.last_seen_at -= 61_000).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_as_the_bot_leaves_it_is_sound_and_looking_changes_nothing() {
    let (database, elsewhere) = (stored::games().await, tempfile::tempdir().expect("a folder"));
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
    let database = stored::games().await;
    database.forget_migrations().await;
    for _ in 0..2 {
        check_finds_at_once(&database, &["the database is of schema 0"]);
    }
    copy(&database, &Database::sqlite()).check_refused(2, &["FROM", "of schema 0"]);
}

/// Checks that the bot, `copy` and `check` say this of a database, each in one line.
async fn check_is_refused(database: &Database, said: &str) {
    let world = world().await;
    let token = world.playground.token();
    let variables = [("DISCORD_TOKEN", &*token), ("DISCORD_PROXY", world.playground.base_url())];
    run_with(database, &[], &variables).check_refused(2, &["DATABASE_URL", said]);
    copy(database, &Database::sqlite()).check_refused(2, &["FROM", said]);
    check_finds_at_once(database, &[said]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_a_later_version_is_refused() {
    let database = stored::games().await;
    database.migrate_further().await;
    check_is_refused(&database, "the database is of schema 3, made by a later version").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_an_earlier_version_is_refused() {
    for database in [Database::former().await, Database::of_version_0_1().await] {
        let words = "before version 0.2, which this version cannot read: name another one, and take \
                     games along as files, which /export";
        check_is_refused(&database, words).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_wrong_setting_is_a_finding() {
    let wrong = [("DISCORD_GUILD", "chess"), ("DISCORD_PROXY", "x")];
    let said = run_with(&stored::games().await, &["check"], &wrong);
    let lines = ["DISCORD_TOKEN is missing", "DISCORD_GUILD is", "DISCORD_PROXY is", "3 findings"];
    check_lines(&said, 1, &lines);
}

#[test]
fn where_nothing_can_be_looked_at_that_is_said_and_nothing_is_made() {
    let database = Database::sqlite();
    run(&database, &["check"]).check_refused(2, &["DATABASE_URL", "cannot be opened", "not exist"]);
    assert!(!path(&database).exists(), "no file is made");
    fs::write(path(&database), "").expect("a file");
    run(&database, &["check"]).check_refused(2, &["DATABASE_URL", "holds no games yet", "starts"]);
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
    let (world, bot) = serve(stored::games().await).await;
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
    said.check_refused(2, &["DATABASE_URL", "holds no games yet", "starts"]);
    let here = path(&database);
    let made = files(here.parent().expect("a folder"));
    assert_eq!(made.len(), 1, "nothing was made");
    let database = stored::games().await;
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
    let database = stored::games().await;
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
    let (database, full, other) =
        (stored::games().await, stored::games().await, Database::new().await);
    let running = ["FROM names a database on which the bot runs", "stop it"];
    copy(&database, &other).check_refused(2, &running);
    rest(&database).await;
    copy(&database, &full).check_refused(2, &["TO names a database that is not empty"]);
    copy(&database, &database).check_refused(2, &["TO names the same database as FROM"]);
    check_sound(&full);
    full.forget_migrations().await;
    copy(&database, &full).check_refused(2, &["TO", "not empty"]);
    copy(&database, &Database::former().await).check_refused(2, &["TO", "not empty"]);
    let foreign = Database::new().await;
    foreign.make_foreign_table().await;
    copy(&database, &foreign).check_refused(2, &["TO", "not empty"]);
    assert!(foreign.has_foreign_table_alone().await);
    let none = run(&database, &["copy", "games.db", &other.url()]);
    none.check_refused(2, &["FROM is neither"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_that_is_killed_while_it_makes_the_tables_can_be_made_again() {
    let (database, other) = (stored::games().await, Database::new().await);
    if other.file().is_some() {
        return;
    }
    rest(&database).await;
    let held = other.hold_making().await;
    let copying = eightfold().on(&database).set([("DISCORD_TOKEN", TOKEN)]);
    let copying = copying.arguments(&["copy", &database.url(), &other.url()]).start();
    let copying = copying.expect("it starts");
    other.until_making_is_held().await;
    copying.kill();
    other.let_making_go().await;
    held.release().await;
    assert_eq!(copy(&database, &other).code, Some(0));
    check_sound(&other);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_that_fails_leaves_nothing_and_can_be_made_again() {
    let database = stored::games().await;
    rest(&database).await;
    // An empty database of this version is as good as none.
    let (world, bot) = serve(Database::sqlite()).await;
    bot.stop().await;
    let other = world.database;
    other.delete(|_: &HeartbeatRow| true).await;
    other.delete(|_: &IdentifySlotRow| true).await;
    other.hold_ratings().await;
    other.garble_first_game().await;
    copy(&database, &other).check_refused(1, &["games", "not the same"]);
    other.garble_nothing().await;
    copy(&database, &other).check_refused(1, &["held"]);
    assert_eq!(other.count::<GameRow>().await, 0);
    other.let_ratings_go().await;
    assert_eq!(copy(&database, &other).code, Some(0));
}
