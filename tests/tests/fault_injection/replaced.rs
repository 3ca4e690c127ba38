//! A database whose file is taken away or replaced while the bot runs: nothing more is written to
//! what nobody will ever read again, and the bot ends and says why.

use std::path::Path;

use bot::StartError;
use tests::database::beside;
use tests::game::to;
use tests::{Database, PATIENCE, World};
use tokio::time::timeout;

fn take_away(path: &Path) {
    std::fs::remove_file(path).expect("it is there");
}

fn replace(path: &Path) {
    let copy = path.with_extension("copy");
    std::fs::copy(path, &copy).expect("a copy");
    std::fs::rename(&copy, path).expect("it is replaced");
}

/// Checks that the bot ends where one of its files is changed: the database, SQLite's log of what is not in it
/// yet, or the index of that.
async fn ends(change: fn(&Path)) {
    for suffix in ["", "-wal", "-shm"] {
        ends_by(change, suffix).await;
    }
}

async fn ends_by(change: fn(&Path), suffix: &str) {
    let database = Database::sqlite();
    let path = beside(&database.file().expect("a file"), suffix);
    let world = World::builder().database(database).start().await;
    let (ada, boris) = world.two();
    ada.asks("challenge", to(boris, "chess")).await;

    change(&path);
    let refused = ada.asks_privately("challenge", to(boris, "totem")).await;
    assert!(refused.content.contains("Something went wrong"), "{}", refused.content);
    match world.ended().await {
        StartError::Config(why) => {
            let why = why.to_string();
            assert!(why.contains("another one is in its place"), "{why}");
        }
        error => panic!("{error}"),
    }
    timeout(PATIENCE, world.stop_bot()).await.expect("it stops");
}

#[tokio::test]
async fn a_file_that_is_taken_away_ends_the_bot() {
    ends(take_away).await;
}

#[tokio::test]
async fn a_file_that_is_replaced_ends_the_bot() {
    ends(replace).await;
}
