//! A database whose file is taken away or replaced while the bot runs: nothing more is written to
//! what nobody will ever read again, and the bot ends and says why.

use std::path::{Path, PathBuf};

use bot::StartError;
use tests::game::to;
use tests::{Database, PATIENCE, World};
use tokio::time::timeout;

/// What happens to the file.
type Change = fn(&PathBuf);

/// A file that SQLite keeps beside the database: the log of what is not in it yet, and the index of that.
fn beside(path: &Path, suffix: &str) -> PathBuf {
    PathBuf::from(format!("{}{suffix}", path.display()))
}

fn take_away(path: &Path) {
    std::fs::remove_file(path).expect("it is there");
}

fn replace(path: &Path) {
    let copy = path.with_extension("copy");
    std::fs::copy(path, &copy).expect("a copy");
    std::fs::rename(&copy, path).expect("it is replaced");
}

async fn ends(change: Change) {
    let database = Database::sqlite();
    let path = database.file().expect("a file");
    let world = World::builder().database(database).start().await;
    let (ada, boris) = world.two();
    ada.asks("challenge", to(boris, "chess")).await;

    change(&path);
    let refused = ada.asks_privately("challenge", to(boris, "totem")).await;
    assert!(refused.content.contains("went wrong on my side"), "{}", refused.content);
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
    ends(|path| take_away(path)).await;
    ends(|path| take_away(&beside(path, "-wal"))).await;
    ends(|path| take_away(&beside(path, "-shm"))).await;
}

#[tokio::test]
async fn a_file_that_is_replaced_ends_the_bot() {
    ends(|path| replace(path)).await;
    ends(|path| replace(&beside(path, "-wal"))).await;
    ends(|path| replace(&beside(path, "-shm"))).await;
}
