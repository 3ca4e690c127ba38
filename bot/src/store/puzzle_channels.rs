//! Where servers have the puzzle of the day posted, and when the next one is due.

use std::time::Duration;

use sqlx::Row;
use sqlx::any::AnyRow;

use super::jobs::NEVER;
use super::rows::{id, stored};
use super::{Store, StoreError};
use crate::clock::millis;
use crate::ids::{ChannelId, GuildId};

/// For how long a puzzle that is to be posted is its worker's alone.
const LEASE: Duration = Duration::from_secs(60);

/// A channel in which the puzzle of the day is posted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PuzzleChannelRow {
    /// The server.
    pub guild: GuildId,
    /// The channel.
    pub channel: ChannelId,
    /// When the next one is due, in Unix milliseconds.
    pub due: i64,
    /// How often that was tried.
    pub tries: i64,
    /// The day of the last one.
    pub posted: Option<i64>,
    /// Whether Discord would not have the last one.
    pub refused: bool,
}

/// The columns that are read.
macro_rules! columns {
    () => {
        "guild, channel, due, tries, posted, refused"
    };
}

impl Store {
    /// Where a server has the puzzle of the day posted, if anywhere.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn puzzle_channel(
        &self,
        guild: GuildId,
    ) -> Result<Option<PuzzleChannelRow>, StoreError> {
        let mut reader = self.readers.lend().await?;
        let row =
            sqlx::query(concat!("SELECT ", columns!(), " FROM puzzle_channels WHERE guild = $1"))
                .bind(stored(guild.0))
                .fetch_optional(&mut *reader)
                .await?;
        reader.give_back();
        Ok(row.as_ref().map(read).transpose()?)
    }

    /// Has the puzzle of the day posted in this channel of a server from `due` on, or nowhere. The
    /// day's is not posted again where it was.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn choose_puzzle_channel(
        &self,
        guild: GuildId,
        channel: Option<(ChannelId, i64)>,
    ) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin().await?;
        let query = match channel {
            Some((channel, due)) => sqlx::query(
                "INSERT INTO puzzle_channels (guild, channel, due, lease, tries, refused) VALUES \
                 ($1, $2, $3, 0, 0, 0) ON CONFLICT (guild) DO UPDATE SET channel = \
                 excluded.channel, due = excluded.due, tries = 0, refused = 0",
            )
            .bind(stored(guild.0))
            .bind(stored(channel.0))
            .bind(due),
            None => {
                sqlx::query("DELETE FROM puzzle_channels WHERE guild = $1").bind(stored(guild.0))
            }
        };
        query.execute(&mut *transaction).await?;
        transaction.commit().await?;
        self.due.notify_one();
        Ok(())
    }

    /// The channels in which a puzzle is due and nobody's, at most `limit` of them.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn due_puzzles(&self, limit: i64) -> Result<Vec<PuzzleChannelRow>, StoreError> {
        let mut reader = self.readers.lend().await?;
        let rows = sqlx::query(concat!(
            "SELECT ",
            columns!(),
            " FROM puzzle_channels WHERE due <= $1 AND lease <= $1 ORDER BY due, guild LIMIT $2"
        ))
        .bind(self.clock.now())
        .bind(limit)
        .fetch_all(&mut *reader)
        .await?;
        reader.give_back();
        Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
    }

    /// When the next puzzle is due and nobody's, in Unix milliseconds; none where all rest.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn next_puzzle(&self) -> Result<Option<i64>, StoreError> {
        let mut reader = self.readers.lend().await?;
        let next = sqlx::query_scalar(
            "SELECT MIN(at) FROM (SELECT * FROM (SELECT due AS at FROM puzzle_channels WHERE due < \
             $1 AND lease <= due ORDER BY due LIMIT 1) AS free UNION ALL SELECT lease FROM \
             puzzle_channels WHERE lease > 0 AND lease > due AND due < $1) AS next",
        )
        .bind(NEVER)
        .fetch_one(&mut *reader)
        .await?;
        reader.give_back();
        Ok(next)
    }

    /// Takes a puzzle that is due for a while; whether it still was nobody's.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn claim_puzzle(&self, row: &PuzzleChannelRow) -> Result<bool, StoreError> {
        let now = self.clock.now();
        let mut transaction = self.writer.begin().await?;
        let taken = sqlx::query(
            "UPDATE puzzle_channels SET lease = $1, tries = tries + 1 WHERE guild = $2 AND channel \
             = $3 AND due = $4 AND lease <= $5",
        )
        .bind(now.saturating_add(millis(LEASE)))
        .bind(stored(row.guild.0))
        .bind(stored(row.channel.0))
        .bind(row.due)
        .bind(now)
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(taken.rows_affected() == 1)
    }

    /// Notes that the puzzle of a day is posted where it was due, and when the next one is (Unix
    /// milliseconds).
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn puzzle_posted(
        &self,
        row: &PuzzleChannelRow,
        day: i64,
        due: i64,
    ) -> Result<(), StoreError> {
        let statement = "UPDATE puzzle_channels SET due = $3, lease = 0, tries = 0, refused = 0, \
                         posted = $4 WHERE guild = $1 AND channel = $2 AND due = $5";
        self.change_puzzle(statement, row, [due, day]).await
    }

    /// Puts a puzzle that was due off until `due` (Unix milliseconds).
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn put_off_puzzle(&self, row: &PuzzleChannelRow, due: i64) -> Result<(), StoreError> {
        let statement = "UPDATE puzzle_channels SET due = $3, lease = 0, tries = $4 WHERE guild = \
                         $1 AND channel = $2 AND due = $5";
        self.change_puzzle(statement, row, [due, row.tries]).await
    }

    /// Lets a puzzle rest that Discord will not have, until somebody wakes it.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn rest_puzzle(&self, row: &PuzzleChannelRow) -> Result<(), StoreError> {
        let statement = "UPDATE puzzle_channels SET due = $3, lease = 0, refused = $4 WHERE guild \
                         = $1 AND channel = $2 AND due = $5";
        self.change_puzzle(statement, row, [NEVER, 1]).await
    }

    /// Posts no puzzle there any more: the channel is gone.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn strike_puzzles(&self, row: &PuzzleChannelRow) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin().await?;
        sqlx::query("DELETE FROM puzzle_channels WHERE guild = $1 AND channel = $2")
            .bind(stored(row.guild.0))
            .bind(stored(row.channel.0))
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await
    }

    async fn change_puzzle(
        &self,
        statement: &'static str,
        row: &PuzzleChannelRow,
        values: [i64; 2],
    ) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin().await?;
        sqlx::query(statement)
            .bind(stored(row.guild.0))
            .bind(stored(row.channel.0))
            .bind(values[0])
            .bind(values[1])
            .bind(row.due)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await
    }
}

fn read(row: &AnyRow) -> Result<PuzzleChannelRow, sqlx::Error> {
    Ok(PuzzleChannelRow {
        guild: GuildId(id(row, "guild")?),
        channel: ChannelId(id(row, "channel")?),
        due: row.try_get("due")?,
        tries: row.try_get("tries")?,
        posted: row.try_get("posted")?,
        refused: row.try_get::<i64, _>("refused")? != 0,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Clock;
    use crate::store::tests::new_store;

    const NOW: i64 = 1_800_000_000_000;

    #[tokio::test]
    async fn the_next_puzzle_is_the_first_that_is_due_and_nobodys() {
        let clock = Clock::manual(NOW);
        let (_folder, store) = new_store(clock.clone()).await;
        assert_eq!(store.next_puzzle().await.unwrap(), None);
        for (guild, due) in [(1, NOW), (2, NOW + 90_000), (3, NOW + 30_000)] {
            let at = Some((ChannelId(guild), due));
            store.choose_puzzle_channel(GuildId(guild), at).await.unwrap();
        }
        assert_eq!(store.next_puzzle().await.unwrap(), Some(NOW));
        let due = store.due_puzzles(10).await.unwrap();
        assert!(store.claim_puzzle(&due[0]).await.unwrap());
        assert_eq!(store.next_puzzle().await.unwrap(), Some(NOW + 30_000), "the first is taken");
        // Its lease ends before the last one is due.
        clock.advance(Duration::from_secs(30));
        let due = store.due_puzzles(10).await.unwrap();
        assert_eq!(due.iter().map(|row| row.guild).collect::<Vec<_>>(), [GuildId(3)]);
        store.rest_puzzle(&due[0]).await.unwrap();
        assert_eq!(store.next_puzzle().await.unwrap(), Some(NOW + 60_000));
        clock.advance(Duration::from_secs(30));
        let due = store.due_puzzles(10).await.unwrap();
        store.puzzle_posted(&due[0], 1, NOW + 100_000).await.unwrap();
        assert_eq!(store.next_puzzle().await.unwrap(), Some(NOW + 90_000));
        for guild in [1, 2] {
            store.choose_puzzle_channel(GuildId(guild), None).await.unwrap();
        }
        assert_eq!(store.next_puzzle().await.unwrap(), None, "one that rests is never due");
    }
}
