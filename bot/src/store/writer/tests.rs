//! What is written and what is not, by one change and by several that share a commit.

use sqlx::{AnyConnection, Executor};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use super::Change;
use crate::store::tests::{address, open};
use crate::store::{Store, StoreError};

const COUNT: &str = "UPDATE id_sequences SET last_id = last_id + 1 WHERE kind = 'game'";

/// How a change ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum BatchEnd {
    Commit,
    RollBack,
    Fail,
    /// As if SQLite had rolled back by itself, which it does on a full disk.
    RollBackAll,
}

impl BatchEnd {
    async fn make(self, connection: &mut AnyConnection) -> Result<Change<()>, StoreError> {
        match self {
            Self::Commit => Ok(Change::Commit(())),
            Self::RollBack => Ok(Change::RollBack(())),
            Self::Fail => {
                connection.execute("INSERT INTO nowhere VALUES (1)").await?;
                Ok(Change::Commit(()))
            }
            Self::RollBackAll => {
                connection.execute("ROLLBACK").await?;
                Ok(Change::Commit(()))
            }
        }
    }
}

/// A change that counts, and then waits to be told how to end.
struct Pending {
    counted: Option<oneshot::Receiver<()>>,
    end: oneshot::Sender<BatchEnd>,
    written: JoinHandle<Result<(), StoreError>>,
}

impl Pending {
    /// Begins one. It is in line to write once this returns.
    async fn begin(store: &Store) -> Self {
        let (has_counted, counted) = oneshot::channel();
        let (end, ends) = oneshot::channel::<BatchEnd>();
        let store = store.clone();
        let written = tokio::spawn(async move {
            let change = async move |connection: &mut AnyConnection| {
                connection.execute(COUNT).await?;
                has_counted.send(()).ok();
                ends.await.unwrap().make(connection).await
            };
            store.write_if(change).await
        });
        tokio::task::yield_now().await;
        Self { counted: Some(counted), end, written }
    }

    /// Waits until it has counted.
    async fn until_counted(&mut self) {
        self.counted.take().unwrap().await.unwrap();
    }

    /// Lets it end, and returns what will say whether it is written.
    fn finish(self, end: BatchEnd) -> JoinHandle<Result<(), StoreError>> {
        self.end.send(end).unwrap();
        self.written
    }

    /// Lets it end; whether it is written.
    async fn end(self, end: BatchEnd) -> bool {
        self.finish(end).await.unwrap().is_ok()
    }

    /// Cancels it.
    async fn cancel(self) {
        self.written.abort();
        self.written.await.unwrap_err();
    }
}

/// Counts, and ends so; whether it is written.
async fn count(store: &Store, end: BatchEnd) -> bool {
    Pending::begin(store).await.end(end).await
}

async fn counted(store: &Store) -> i64 {
    let read = store.read(async |connection| {
        let count = sqlx::query_scalar("SELECT last_id FROM id_sequences WHERE kind = 'game'");
        Ok(count.fetch_one(connection).await?)
    });
    read.await.unwrap()
}

/// A store with a leader that has counted and is committing, and with followers that waited for it. The
/// first of these has counted in its batch.
async fn batch<const FOLLOWERS: usize>(
    folder: &TempDir,
) -> (Store, JoinHandle<Result<(), StoreError>>, [Pending; FOLLOWERS]) {
    let store = open(&address(folder)).await.unwrap();
    let mut leader = Pending::begin(&store).await;
    leader.until_counted().await;
    let mut followers = Vec::new();
    for _ in 0..FOLLOWERS {
        followers.push(Pending::begin(&store).await);
    }
    let committing = leader.finish(BatchEnd::Commit);
    followers[0].until_counted().await;
    assert_eq!(counted(&store).await, 0, "nothing is committed before all have ended");
    (store, committing, followers.try_into().ok().unwrap())
}

#[tokio::test]
async fn what_is_not_committed_leaves_no_trace() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&address(&folder)).await.unwrap();
    let mut cancelled = Pending::begin(&store).await;
    cancelled.until_counted().await;
    cancelled.cancel().await;
    assert!(count(&store, BatchEnd::RollBack).await);
    assert!(!count(&store, BatchEnd::Fail).await);
    assert!(!count(&store, BatchEnd::RollBackAll).await);
    assert_eq!(counted(&store).await, 0);
    assert!(count(&store, BatchEnd::Commit).await);
    assert_eq!(counted(&store).await, 1);
}

#[tokio::test]
async fn followers_are_committed_at_once_with_their_leader() {
    let folder = tempfile::tempdir().unwrap();
    let (store, leader, [first, mut second]) = batch(&folder).await;
    let first = first.finish(BatchEnd::Commit);
    second.until_counted().await;
    assert_eq!(counted(&store).await, 0);
    assert!(!leader.is_finished() && !first.is_finished(), "nobody returns before the commit");
    assert!(second.end(BatchEnd::Commit).await);
    assert_eq!(counted(&store).await, 3);
    leader.await.unwrap().unwrap();
    first.await.unwrap().unwrap();
}

#[tokio::test]
async fn a_follower_that_rolls_back_or_fails_leaves_the_others_alone() {
    for (end, returns) in [(BatchEnd::RollBack, true), (BatchEnd::Fail, false)] {
        let folder = tempfile::tempdir().unwrap();
        let (store, leader, [first, second]) = batch(&folder).await;
        let first = first.finish(end);
        assert!(second.end(BatchEnd::Commit).await);
        assert_eq!(first.await.unwrap().is_ok(), returns);
        leader.await.unwrap().unwrap();
        assert_eq!(counted(&store).await, 2);
    }
}

#[tokio::test]
async fn a_follower_that_is_cancelled_leaves_the_others_alone() {
    // The next one rolls it back, or else the leader.
    let folder = tempfile::tempdir().unwrap();
    let (store, leader, [first, second]) = batch(&folder).await;
    first.cancel().await;
    assert!(second.end(BatchEnd::Commit).await);
    leader.await.unwrap().unwrap();
    assert_eq!(counted(&store).await, 2);
    let folder = tempfile::tempdir().unwrap();
    let (store, leader, [first]) = batch(&folder).await;
    first.cancel().await;
    leader.await.unwrap().unwrap();
    assert_eq!(counted(&store).await, 1);
}

#[tokio::test]
async fn if_sqlite_rolls_back_all_of_a_batch_all_of_it_fails() {
    let folder = tempfile::tempdir().unwrap();
    let (store, leader, [first, mut second]) = batch(&folder).await;
    let first = first.finish(BatchEnd::Commit);
    second.until_counted().await;
    assert!(!second.end(BatchEnd::RollBackAll).await);
    assert!(first.await.unwrap().is_err() && leader.await.unwrap().is_err());
    assert_eq!(counted(&store).await, 0);
    assert!(count(&store, BatchEnd::Commit).await);
    assert_eq!(counted(&store).await, 1);
}

#[tokio::test]
async fn a_leader_whose_batch_has_failed_leaves_the_next_batch_alone() {
    let folder = tempfile::tempdir().unwrap();
    let (store, failed, [first, mut leader]) = batch(&folder).await;
    // In line before the failed leader, who commits next.
    assert!(!first.end(BatchEnd::RollBackAll).await);
    leader.until_counted().await;
    let leader = leader.finish(BatchEnd::Commit);
    assert!(matches!(failed.await.unwrap(), Err(StoreError::Shared)));
    leader.await.unwrap().unwrap();
    assert_eq!(counted(&store).await, 1);
}

#[tokio::test]
async fn a_leader_that_is_cancelled_while_it_commits_takes_nobody_along() {
    let folder = tempfile::tempdir().unwrap();
    let (store, leader, [follower]) = batch(&folder).await;
    leader.abort();
    leader.await.unwrap_err();
    assert!(follower.end(BatchEnd::Commit).await);
    assert_eq!(counted(&store).await, 2);
}

#[tokio::test]
async fn closing_waits_for_the_commit() {
    let folder = tempfile::tempdir().unwrap();
    let (store, leader, [follower]) = batch(&folder).await;
    let writer = store.writer.clone();
    let closing = tokio::spawn(async move { writer.pool.close().await });
    tokio::task::yield_now().await;
    assert!(!closing.is_finished());
    assert!(follower.end(BatchEnd::Commit).await);
    leader.await.unwrap().unwrap();
    closing.await.unwrap();
    assert_eq!(counted(&store).await, 2);
}
