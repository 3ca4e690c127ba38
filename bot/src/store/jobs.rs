//! What is still to be done.

use std::time::Duration;

use sqlx::AnyConnection;

use super::rows::{JobRow, TokenRow, read_job, stored};
use super::{Store, StoreError};
use crate::clock::millis;
use crate::ids::{ChannelId, GameId, MessageId};

/// For how long a job is its worker's alone: longer than a first answer and its lookup take.
pub const LEASE: Duration = Duration::from_secs(60);

/// When a job is due that rests until somebody wakes it.
pub const NEVER: i64 = i64::MAX;

/// The statement that reads jobs.
macro_rules! jobs {
    ($which:literal) => {
        concat!(
            "SELECT game, ply, channel, tries, since, message, token, token_time FROM jobs ",
            $which
        )
    };
}

impl Store {
    /// The jobs that are due and nobody's, the oldest first, at most `limit` of them.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn due_jobs(&self, limit: i64) -> Result<Vec<JobRow>, StoreError> {
        let mut reader = self.readers.lend().await?;
        let rows = sqlx::query(jobs!(
            "WHERE kind = 'board' AND due <= $1 AND lease <= $1 ORDER BY due, game, ply LIMIT $2"
        ))
        .bind(self.clock.now())
        .bind(limit)
        .fetch_all(&mut *reader)
        .await?;
        reader.give_back();
        Ok(rows.iter().map(read_job).collect::<Result<_, _>>()?)
    }

    /// When the next job is due and nobody's, in Unix milliseconds; none where all rest.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn next_due(&self) -> Result<Option<i64>, StoreError> {
        let mut reader = self.readers.lend().await?;
        let next: Option<i64> = sqlx::query_scalar(
            "SELECT MIN(CASE WHEN due > lease THEN due ELSE lease END) FROM jobs \
             WHERE kind = 'board' AND due < $1",
        )
        .bind(NEVER)
        .fetch_one(&mut *reader)
        .await?;
        reader.give_back();
        Ok(next)
    }

    /// Takes a job that is due and nobody's, for [`LEASE`]; whether it still was nobody's.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn claim_job(&self, board: (GameId, i64)) -> Result<bool, StoreError> {
        let now = self.clock.now();
        let done = self
            .change_job(
                "UPDATE jobs SET lease = $3, tries = tries + 1 WHERE kind = 'board' AND \
                 game = $1 AND ply = $2 AND due <= $4 AND lease <= $4",
                board,
                [now + millis(LEASE), now],
            )
            .await?;
        Ok(done == 1)
    }

    /// Leases a board anew to whoever has it, for [`LEASE`].
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn renew_lease(&self, board: (GameId, i64)) -> Result<(), StoreError> {
        let now = self.clock.now();
        let statement = "UPDATE jobs SET lease = $3 WHERE kind = 'board' AND game = $1 AND \
                         ply = $2 AND due <= $4";
        self.change_job(statement, board, [now + millis(LEASE), now]).await.map(drop)
    }

    /// Gives a job back, to be done at `due` (Unix milliseconds).
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn put_off_job(&self, board: (GameId, i64), due: i64) -> Result<(), StoreError> {
        let statement = "UPDATE jobs SET due = $3, lease = $4 WHERE kind = 'board' AND game = $1 \
                         AND ply = $2";
        self.change_job(statement, board, [due, 0]).await.map(drop)
    }

    /// Wakes what rests in a channel: it is due now, as if it had never been tried. Whether
    /// anything was.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn wake_jobs(&self, channel: ChannelId) -> Result<bool, StoreError> {
        let mut reader = self.readers.lend().await?;
        let resting: i64 =
            sqlx::query_scalar("SELECT COUNT(*) FROM jobs WHERE channel = $1 AND due = $2")
                .bind(stored(channel.0))
                .bind(NEVER)
                .fetch_one(&mut *reader)
                .await?;
        reader.give_back();
        if resting == 0 {
            return Ok(false);
        }
        let mut transaction = self.writer.begin().await?;
        sqlx::query(
            "UPDATE jobs SET due = $1, since = $1, tries = 0 WHERE channel = $2 AND due = $3",
        )
        .bind(self.clock.now())
        .bind(stored(channel.0))
        .bind(NEVER)
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(true)
    }

    /// One board that is still to be shown.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn owed_board(
        &self,
        (game, ply): (GameId, i64),
    ) -> Result<Option<JobRow>, StoreError> {
        let mut reader = self.readers.lend().await?;
        let row = sqlx::query(jobs!("WHERE kind = 'board' AND game = $1 AND ply = $2"))
            .bind(stored(game.0))
            .bind(ply)
            .fetch_optional(&mut *reader)
            .await?;
        reader.give_back();
        Ok(row.as_ref().map(read_job).transpose()?)
    }

    /// Strikes a board that can never be shown.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn strike_board(&self, board: (GameId, i64)) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin().await?;
        strike(&mut transaction, board).await?;
        transaction.commit().await
    }

    async fn change_job(
        &self,
        statement: &'static str,
        (game, ply): (GameId, i64),
        values: [i64; 2],
    ) -> Result<u64, StoreError> {
        let mut transaction = self.writer.begin().await?;
        let done = sqlx::query(statement)
            .bind(stored(game.0))
            .bind(ply)
            .bind(values[0])
            .bind(values[1])
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(done.rows_affected())
    }
}

/// Strikes a board from what is owed.
pub(super) async fn strike(
    connection: &mut AnyConnection,
    (game, ply): (GameId, i64),
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM jobs WHERE kind = 'board' AND game = $1 AND ply = $2")
        .bind(stored(game.0))
        .bind(ply)
        .execute(connection)
        .await?;
    Ok(())
}

/// Writes that a board is owed, as a new message or in an old one. It is leased to whoever writes
/// it, who is about to show it.
pub(super) async fn owe_board(
    connection: &mut AnyConnection,
    (game, ply): (GameId, i64),
    channel: ChannelId,
    (token, message): (Option<TokenRow<'_>>, Option<MessageId>),
    now: i64,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO jobs (kind, game, ply, channel, due, tries, since, lease, message, \
         interaction, token, token_time) VALUES ('board', $1, $2, $3, $4, 0, $4, $5, $6, $7, $8, $9)",
    )
    .bind(stored(game.0))
    .bind(ply)
    .bind(stored(channel.0))
    .bind(now)
    .bind(now + millis(LEASE))
    .bind(message.map(|it| stored(it.0)))
    .bind(token.map(|it| stored(it.interaction.0)))
    .bind(token.map(|it| it.token))
    .bind(token.map(|_| now))
    .execute(connection)
    .await?;
    Ok(())
}
