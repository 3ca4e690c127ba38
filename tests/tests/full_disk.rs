//! A full disk: what cannot be stored is refused and not shown, and once there is room again all
//! goes on, shown and stored.
//!
//! The disk is a small one in memory. It is mounted in a namespace of this test's own, so that it
//! goes with the test, whatever becomes of it.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use playground::Outcome;
use serde_json::json;
use tests::game::{GAME, begin};
use tests::{Database, Person, World, begins_with, says, skip};

/// Where the small disk is; set in the process that tells the story.
const DISK: &str = "EIGHTFOLD_SMALL_DISK";

/// As root, and as anybody else.
const NAMESPACES: [&str; 2] = ["-m", "-Urm"];

/// Mounts the disk, and becomes what follows.
const MOUNTED: &str = "mount -t tmpfs -o size=4m none \"$0\" && exec \"$@\"";

/// A command to be run where a small disk is mounted at `at`.
fn on_small_disk(namespace: &str, at: &Path, program: &Path) -> Command {
    let mut command = Command::new("unshare");
    command.args([namespace, "sh", "-c", MOUNTED]).arg(at).arg(program);
    command
}

#[test]
fn turns_are_neither_lost_nor_only_shown_where_the_disk_is_full() {
    if let Some(disk) = std::env::var_os(DISK) {
        let runtime = tokio::runtime::Runtime::new().expect("a runtime");
        return runtime.block_on(story(&PathBuf::from(disk)));
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let works = |namespace: &&&str| {
        let mut tried = on_small_disk(namespace, folder.path(), Path::new("true"));
        tried.stderr(Stdio::null()).status().is_ok_and(|it| it.success())
    };
    let Some(namespace) = NAMESPACES.iter().find(works) else {
        return skip("EIGHTFOLD_REQUIRE_FULL_DISK", "no small disk can be mounted here");
    };
    let program = std::env::current_exe().expect("this test");
    let mut told = on_small_disk(namespace, folder.path(), &program);
    let told = told.arg("--nocapture").env(DISK, folder.path()).status();
    assert!(told.expect("unshare").success(), "the story on the small disk failed");
}

/// Writes a file until nothing more fits.
fn fill(disk: &Path) -> PathBuf {
    let path = disk.join("filler");
    let mut file = File::create(&path).expect("a file");
    while file.write_all(&[0; 4096]).is_ok() {}
    // A page that was begun has some room yet.
    while file.write_all(&[0]).is_ok() {}
    path
}

/// Checks that what was done is refused as a fault of ours, and that it is not said whose.
fn went_wrong(person: Person<'_>, outcome: &Outcome) {
    assert_eq!(outcome.shown().only_for, Some(person.id), "{outcome:?}");
    says(outcome, "went wrong (error `");
    let text = outcome.content().to_lowercase().replacen("(error `", "", 1);
    for word in ["database", "table", "sql", "error"] {
        assert!(!text.contains(word), "{word} is in {text}");
    }
}

async fn story(disk: &Path) {
    let database = tempfile::tempdir_in(disk).expect("a folder on the small disk");
    let database = Database::Sqlite(database);
    let world = World::builder().database(database).fixed_dice(5).start().await;
    let game = begin(&world, GAME).await;
    let (ada, boris) = (game.white, game.black);
    game.plays(0, &["r"]).await;
    game.noted(1).await;
    world.settle().await;

    let filler = fill(disk);
    for turn in ["e2e4", "e2e3", "e2e4"] {
        went_wrong(ada, &ada.types(turn).await);
    }
    assert!(game.boards(2).is_empty(), "what was not stored is not shown");
    assert_eq!(game.actions().await, ["r5"]);
    std::fs::remove_file(filler).expect("the filler");

    game.plays(1, &["e2e4", "r"]).await;
    // By a connection of our own, and by a bot that remembers nothing.
    assert_eq!(game.actions().await, ["r5", "e2e4", "r5"]);
    world.settle().await;
    world.restart_bot().await;
    let again = ada.command("board", json!({})).await;
    begins_with(&again, &format!("{}, your move.", boris.mention()));
    game.plays(3, &["d7d5"]).await;
    assert_eq!(game.actions().await, ["r5", "e2e4", "r5", "d7d5"]);
    world.finish().await;
}
