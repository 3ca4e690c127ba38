//! What is written and what is not, by one transaction and by several that share one.

use sqlx::{Executor, Row};
use tempfile::TempDir;
use tokio::task::JoinHandle;

use super::Transaction;
use crate::store::Store;
use crate::store::tests::{address, open};

#[tokio::test]
async fn what_is_not_committed_leaves_no_trace() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&address(&folder)).await.unwrap();
    let count = "UPDATE counters SET last = last + 1";
    let mut dropped = store.writer.begin().await.unwrap();
    dropped.execute(count).await.unwrap();
    drop(dropped);
    let mut taken_back = store.writer.begin().await.unwrap();
    taken_back.execute(count).await.unwrap();
    taken_back.roll_back().await.unwrap();
    let mut failed = store.writer.begin().await.unwrap();
    failed.execute(count).await.unwrap();
    failed.execute("INSERT INTO nowhere VALUES (1)").await.unwrap_err();
    drop(failed);
    let mut kept = store.writer.begin().await.unwrap();
    kept.execute(count).await.unwrap();
    kept.commit().await.unwrap();
    let mut reader = store.readers.lend().await.unwrap();
    let row = reader.fetch_one("SELECT last FROM counters WHERE kind = 'game'").await.unwrap();
    assert_eq!(row.get::<i64, _>(0), 1);
}

const COUNT: &str = "UPDATE counters SET last = last + 1 WHERE kind = 'game'";

async fn counted(store: &Store) -> i64 {
    let mut reader = store.readers.lend().await.unwrap();
    let row = reader.fetch_one("SELECT last FROM counters WHERE kind = 'game'").await.unwrap();
    reader.give_back();
    row.get(0)
}

/// Somebody who asks for a transaction, and waits for it in line.
async fn waits(store: &Store) -> JoinHandle<Transaction> {
    let writer = store.writer.clone();
    let waiting = tokio::spawn(async move { writer.begin().await.unwrap() });
    tokio::task::yield_now().await;
    waiting
}

/// A store with a transaction that has counted and is being committed, while a second one, which
/// waited for it, has counted too, and a third one waits where there is to be one.
async fn shared(
    folder: &TempDir,
    third: bool,
) -> (Store, JoinHandle<bool>, Transaction, Option<JoinHandle<Transaction>>) {
    let store = open(&address(folder)).await.unwrap();
    let mut first = store.writer.begin().await.unwrap();
    first.execute(COUNT).await.unwrap();
    let second = waits(&store).await;
    let third = if third { Some(waits(&store).await) } else { None };
    let committing = tokio::spawn(async move { first.commit().await.is_ok() });
    let mut second = second.await.unwrap();
    second.execute(COUNT).await.unwrap();
    assert_eq!(counted(&store).await, 0, "neither is committed before both are done");
    (store, committing, second, third)
}

/// Two of them.
async fn two_at_once(folder: &TempDir) -> (Store, JoinHandle<bool>, Transaction) {
    let (store, committing, second, _) = shared(folder, false).await;
    (store, committing, second)
}

/// Three of them, of which the second is being committed too, and the third has done nothing yet.
async fn three_at_once(folder: &TempDir) -> (Store, [JoinHandle<bool>; 2], Transaction) {
    let (store, first, second, third) = shared(folder, true).await;
    let second = tokio::spawn(async move { second.commit().await.is_ok() });
    (store, [first, second], third.unwrap().await.unwrap())
}

#[tokio::test]
async fn transactions_that_wait_for_each_other_are_committed_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let (store, committing, second) = two_at_once(&folder).await;
    second.commit().await.unwrap();
    assert_eq!(counted(&store).await, 2);
    assert!(committing.await.unwrap());
}

#[tokio::test]
async fn what_one_of_them_takes_back_leaves_the_others_alone() {
    let folder = tempfile::tempdir().unwrap();
    let (store, committing, second) = two_at_once(&folder).await;
    second.roll_back().await.unwrap();
    assert_eq!(counted(&store).await, 1);
    assert!(committing.await.unwrap());
}

#[tokio::test]
async fn where_one_of_them_fails_the_others_are_written_all_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let (store, committing, mut second) = two_at_once(&folder).await;
    second.execute("INSERT INTO nowhere VALUES (1)").await.unwrap_err();
    drop(second);
    let mut third = store.writer.begin().await.unwrap();
    third.execute(COUNT).await.unwrap();
    third.commit().await.unwrap();
    assert!(committing.await.unwrap());
    assert_eq!(counted(&store).await, 2);
}

#[tokio::test]
async fn who_wants_nothing_after_all_leaves_the_others_alone() {
    let folder = tempfile::tempdir().unwrap();
    let (store, committing, third) = three_at_once(&folder).await;
    drop(third);
    for committed in committing {
        assert!(committed.await.unwrap());
    }
    assert_eq!(counted(&store).await, 2);
}

#[tokio::test]
async fn whoever_may_have_no_savepoint_takes_back_all_rather_than_what_is_anothers() {
    let folder = tempfile::tempdir().unwrap();
    let (store, committing, mut third) = three_at_once(&folder).await;
    drop(third.fetch_many("SELECT 1"));
    drop(third);
    for committed in committing {
        assert!(!committed.await.unwrap(), "none of it is written, and nobody told so");
    }
    assert_eq!(counted(&store).await, 0);
    let mut next = store.writer.begin().await.unwrap();
    next.execute(COUNT).await.unwrap();
    next.commit().await.unwrap();
    assert_eq!(counted(&store).await, 1);
}

#[tokio::test]
async fn where_all_of_it_is_taken_back_none_is_said_to_be_written() {
    let folder = tempfile::tempdir().unwrap();
    let (store, committing, mut second) = two_at_once(&folder).await;
    // As SQLite does by itself where the disk is full.
    second.execute("ROLLBACK").await.unwrap();
    drop(second);
    // Whoever comes before the first one has heard of it begins anew.
    let mut third = store.writer.begin().await.unwrap();
    third.execute(COUNT).await.unwrap();
    third.commit().await.unwrap();
    assert!(!committing.await.unwrap());
    assert_eq!(counted(&store).await, 1);
}

#[tokio::test]
async fn whoever_is_dropped_while_committing_takes_nobody_along() {
    let folder = tempfile::tempdir().unwrap();
    let (store, committing, second) = two_at_once(&folder).await;
    committing.abort();
    committing.await.unwrap_err();
    second.commit().await.unwrap();
    assert_eq!(counted(&store).await, 2);
}

#[tokio::test]
async fn closing_waits_for_what_is_being_committed() {
    let folder = tempfile::tempdir().unwrap();
    let (store, committing, second) = two_at_once(&folder).await;
    let closing = tokio::spawn({
        let writer = store.writer.clone();
        async move { writer.close().await }
    });
    tokio::task::yield_now().await;
    second.commit().await.unwrap();
    assert!(committing.await.unwrap());
    closing.await.unwrap();
    assert_eq!(counted(&store).await, 2);
}
