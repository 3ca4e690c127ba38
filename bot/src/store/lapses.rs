//! Challenges that nobody has answered.

use super::rows::{id, optional_id, stored};
use super::{Store, StoreError};
use crate::ids::{ChallengeId, ChannelId, MessageId};

/// A challenge that lapses, or whose message is to say so; or what else became of it, where who was
/// forgotten had made it or was to answer it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LapseRow {
    /// The challenge.
    pub challenge: ChallengeId,
    /// Where it was made.
    pub channel: ChannelId,
    /// The message where its buttons stand; none where nobody knows.
    pub message: Option<MessageId>,
    /// When it was made, in Unix milliseconds.
    pub created: i64,
    /// Since when this is due, in Unix milliseconds.
    pub due: i64,
}

impl Store {
    /// The challenges that lapse by now, the oldest first, at most `limit` of them.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn due_lapses(&self, limit: i64) -> Result<Vec<LapseRow>, StoreError> {
        let mut reader = self.readers.lend().await?;
        let rows = sqlx::query(
            "SELECT id, channel, message, created, due FROM challenges WHERE due <= $1 ORDER BY \
             due LIMIT $2",
        )
        .bind(self.clock.now())
        .bind(limit)
        .fetch_all(&mut *reader)
        .await?;
        reader.give_back();
        let read = |row| -> Result<LapseRow, sqlx::Error> {
            Ok(LapseRow {
                challenge: ChallengeId(id(row, "id")?),
                channel: ChannelId(id(row, "channel")?),
                message: optional_id(row, "message")?.map(MessageId),
                created: sqlx::Row::try_get(row, "created")?,
                due: sqlx::Row::try_get(row, "due")?,
            })
        };
        Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
    }

    /// When the next challenge lapses, in Unix milliseconds; none where none is open.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn next_lapse(&self) -> Result<Option<i64>, StoreError> {
        let mut reader = self.readers.lend().await?;
        let next =
            sqlx::query_scalar("SELECT MIN(due) FROM challenges").fetch_one(&mut *reader).await?;
        reader.give_back();
        Ok(next)
    }

    /// Lets a challenge lapse, and takes it until `until` (Unix milliseconds) to have its message
    /// say so; whether nobody was faster.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn lapse(&self, row: &LapseRow, until: i64) -> Result<bool, StoreError> {
        let mut transaction = self.writer.begin().await?;
        let taken = sqlx::query(
            "UPDATE challenges SET state = CASE state WHEN 'open' THEN 'lapsed' ELSE state END, due \
             = $1 WHERE id = $2 AND due = $3",
        )
        .bind(row.message.map(|_| until))
        .bind(stored(row.challenge.0))
        .bind(row.due)
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(taken.rows_affected() == 1)
    }

    /// Notes that the message of a challenge says that it has lapsed, or never will: nothing more
    /// is to be done.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn lapse_shown(&self, challenge: ChallengeId) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin().await?;
        sqlx::query("UPDATE challenges SET due = NULL WHERE id = $1")
            .bind(stored(challenge.0))
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await
    }
}
