//! What is still to be done.

use std::time::Duration;

use super::heartbeats::number;
use super::limited::AnyConnection;
use super::rows::{JobKey, JobKind, JobRow, TokenRow, read_job, read_job_kind, stored};
use super::statement::{self, Statement};
use super::{Store, StoreError};
use crate::clock::millis;
use crate::config::Shards;
use crate::ids::{ChannelId, GameId, MessageId};

/// When a job is due that rests until somebody wakes it.
pub const NEVER: i64 = i64::MAX;

/// For how long a job is its worker's alone: longer than a first answer and its lookup take. Who
/// lets the engine think renews that meanwhile, so that another goes on soon after a kill.
pub const fn lease(kind: JobKind) -> Duration {
    Duration::from_secs(match kind {
        JobKind::Engine | JobKind::Review => 10,
        _ => 60,
    })
}

/// Whether a job is no deadline's, or its game is of shards $4 to $5 of $3.
macro_rules! mine {
    () => {
        concat!(
            "(kind NOT IN ('reminder', 'late', 'flag') OR ($3 = 1 AND $5 = 0) OR ",
            number!("jobs.game"),
            " % $3 BETWEEN $4 AND $5)"
        )
    };
}

/// The shards whose deadlines are attended to, as they are bound: of how many, from and to.
fn bounds(shards: Option<Shards>) -> [i64; 3] {
    // There is no shard from 1 to -1.
    shards.map_or([1, 1, -1], |it| [it.total().into(), it.first().into(), it.last().into()])
}

/// The columns that are read.
macro_rules! columns {
    () => {
        "kind, game, ply, act, channel, tries, since, message, token, token_time"
    };
}

impl Store {
    /// The jobs that are due and nobody's, at most `limit` of each kind, so that none of them keeps
    /// another one waiting: kind by kind, the oldest first. Of deadlines only those of `deadlines`.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn due_jobs(
        &self,
        limit: i64,
        deadlines: Option<Shards>,
    ) -> Result<Vec<(JobKind, JobRow)>, StoreError> {
        let [total, first, last] = bounds(deadlines);
        let mut reader = self.readers.lend().await?;
        let rows = sqlx::query(concat!(
            "SELECT ",
            columns!(),
            " FROM (SELECT jobs.*, ROW_NUMBER() OVER (PARTITION BY kind ORDER BY due, game, ply) AS \
             place FROM jobs WHERE due <= $1 AND lease <= $1 AND ",
            mine!(),
            ") AS ranked WHERE place <= $2 ORDER BY due, game, ply"
        ))
        .bind(self.clock.now())
        .bind(limit)
        .bind(total)
        .bind(first)
        .bind(last)
        .fetch_all(&mut *reader)
        .await?;
        reader.give_back();
        let mut due = Vec::with_capacity(rows.len());
        for row in &rows {
            if let Some(kind) = read_job_kind(row)? {
                due.push((kind, read_job(row)?));
            }
        }
        due.sort_by_key(|(kind, _)| *kind);
        Ok(due)
    }

    /// When the next job is due and nobody's, in Unix milliseconds; none where all rest. Of deadlines
    /// only those of `deadlines`.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn next_due(&self, deadlines: Option<Shards>) -> Result<Option<i64>, StoreError> {
        let [total, first, last] = bounds(deadlines);
        let mut reader = self.readers.lend().await?;
        // $2 is where it is in `due_jobs`, for their common part.
        let next: Option<i64> = sqlx::query_scalar(concat!(
            "SELECT MIN(CASE WHEN due > lease THEN due ELSE lease END) FROM jobs WHERE due < $1 AND \
             due < $2 AND ",
            mine!()
        ))
        .bind(NEVER)
        .bind(NEVER)
        .bind(total)
        .bind(first)
        .bind(last)
        .fetch_one(&mut *reader)
        .await?;
        reader.give_back();
        Ok(next)
    }

    /// Takes a job that is due and nobody's, for [`lease`]; whether it still was nobody's.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn claim_job(&self, job: JobKey) -> Result<bool, StoreError> {
        let now = self.clock.now();
        let done = self
            .change_job(
                "UPDATE jobs SET lease = $4, tries = tries + 1 WHERE kind = $1 AND game = $2 AND \
                 ply = $3 AND due <= $5 AND lease <= $5",
                job,
                [now + millis(lease(job.0)), now],
            )
            .await?;
        Ok(done == 1)
    }

    /// Leases a job anew to whoever has it, for [`lease`].
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn renew_lease(&self, job: JobKey) -> Result<(), StoreError> {
        let now = self.clock.now();
        let statement = "UPDATE jobs SET lease = $4 WHERE kind = $1 AND game = $2 AND ply = $3 \
                         AND due <= $5";
        self.change_job(statement, job, [now + millis(lease(job.0)), now]).await.map(drop)
    }

    /// Gives a job back, or the board that has come to replace it, to be done at `due` (Unix
    /// milliseconds).
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn put_off_job(&self, job: JobKey, due: i64) -> Result<(), StoreError> {
        let statement = "UPDATE jobs SET due = $4, lease = $5 WHERE kind = $1 AND game = $2 AND \
                         (ply = $3 OR act = $3)";
        self.change_job(statement, job, [due, 0]).await.map(drop)
    }

    /// Lets what is to be tried again by a clock that was set back be due now, and nobody's a lease from
    /// now. However many processes do so, whoever is at something stays at it. Deadlines are those of
    /// the time that people see.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn let_jobs_be_due(&self) -> Result<(), StoreError> {
        let now = self.clock.now();
        let mut transaction = self.writer.begin().await?;
        sqlx::query(
            "UPDATE jobs SET due = CASE WHEN due > $1 THEN $1 ELSE due END, lease = CASE WHEN lease \
             > $2 THEN $2 ELSE lease END WHERE kind NOT IN ('reminder', 'late', 'flag', 'thread') \
             AND due < $3 AND (due > $1 OR lease > $2)",
        )
        .bind(now)
        .bind(now.saturating_add(millis(lease(JobKind::Board))))
        .bind(NEVER)
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await
    }

    /// Wakes what rests in a channel, puzzles too: it is due now, as if it had never been tried.
    /// Whether anything rested.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn wake(&self, channel: ChannelId) -> Result<bool, StoreError> {
        let mut reader = self.readers.lend().await?;
        let resting: i64 = sqlx::query_scalar(
            "SELECT (SELECT COUNT(*) FROM jobs WHERE channel = $1 AND due = $2) + (SELECT COUNT(*) \
             FROM puzzle_channels WHERE channel = $1 AND due = $2)",
        )
        .bind(stored(channel.0))
        .bind(NEVER)
        .fetch_one(&mut *reader)
        .await?;
        reader.give_back();
        if resting == 0 {
            return Ok(false);
        }
        let mut transaction = self.writer.begin().await?;
        for wake in [
            "UPDATE jobs SET due = $3, since = $3, tries = 0 WHERE channel = $1 AND due = $2",
            "UPDATE puzzle_channels SET due = $3, tries = 0 WHERE channel = $1 AND due = $2",
        ] {
            sqlx::query(wake)
                .bind(stored(channel.0))
                .bind(NEVER)
                .bind(self.clock.now())
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
        Ok(true)
    }

    /// One board that is still to be shown, or the one with the engine's answer that replaces it.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn owed_board(
        &self,
        (game, ply): (GameId, i64),
    ) -> Result<Option<JobRow>, StoreError> {
        let mut reader = self.readers.lend().await?;
        let row = sqlx::query(concat!(
            "SELECT ",
            columns!(),
            " FROM jobs WHERE kind = 'board' AND game = $1 AND (ply = $2 OR act = $2) ORDER BY ply \
             LIMIT 1"
        ))
        .bind(stored(game.0))
        .bind(ply)
        .fetch_optional(&mut *reader)
        .await?;
        reader.give_back();
        Ok(row.as_ref().map(read_job).transpose()?)
    }

    /// Strikes a board that was to be shown in a channel that is gone, unless its game goes on elsewhere.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn strike_board_at(
        &self,
        (game, ply): (GameId, i64),
        channel: ChannelId,
    ) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin().await?;
        sqlx::query(
            "DELETE FROM jobs WHERE kind = 'board' AND game = $1 AND ply = $2 AND channel = $3",
        )
        .bind(stored(game.0))
        .bind(ply)
        .bind(stored(channel.0))
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await
    }

    /// Strikes a board that is shown nobody knows where, or never can be. Whether one that replaces
    /// it is due by that.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn strike_board(&self, board: (GameId, i64)) -> Result<bool, StoreError> {
        let mut transaction = self.writer.begin().await?;
        statement::run(&mut transaction, vec![strike(board)]).await?;
        let goes_on = release(&mut transaction, board, None, self.clock.now()).await?;
        transaction.commit().await?;
        Ok(goes_on)
    }

    async fn change_job(
        &self,
        statement: &'static str,
        (kind, game, ply): JobKey,
        values: [i64; 2],
    ) -> Result<u64, StoreError> {
        let mut transaction = self.writer.begin().await?;
        let done = sqlx::query(statement)
            .bind(kind.name())
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
pub(super) fn strike((game, ply): (GameId, i64)) -> Statement<'static> {
    let strike = "DELETE FROM jobs WHERE kind = 'board' AND game = $1 AND ply = $2";
    Statement::new(strike).number(stored(game.0)).number(ply)
}

/// Makes the board due that replaces this one, which is shown in `message` as far as that is known;
/// whether there is one.
pub(super) async fn release(
    connection: &mut AnyConnection,
    (game, ply): (GameId, i64),
    message: Option<MessageId>,
    now: i64,
) -> Result<bool, StoreError> {
    let done = sqlx::query(
        "UPDATE jobs SET message = $1, due = $2, lease = 0 WHERE kind = 'board' AND game = $3 AND \
         act = $4 AND message IS NULL",
    )
    .bind(message.map(|it| stored(it.0)))
    .bind(now)
    .bind(stored(game.0))
    .bind(ply)
    .execute(connection)
    .await?;
    Ok(done.rows_affected() > 0)
}

/// A job that is to be written. Its channel is read from the game as it is written: the game may have moved
/// since it was read.
pub(super) struct NewJob<'a> {
    pub(super) key: JobKey,
    pub(super) token: Option<TokenRow<'a>>,
    pub(super) message: Option<MessageId>,
    pub(super) act: Option<i64>,
    /// Whether it is leased to whoever writes it, who is about to do it.
    pub(super) leased: bool,
}

impl<'a> NewJob<'a> {
    /// A board that is owed, as a new message or in an old one.
    pub(super) const fn board(
        (game, ply): (GameId, i64),
        token: Option<TokenRow<'a>>,
        message: Option<MessageId>,
    ) -> Self {
        let key = (JobKind::Board, game, ply);
        Self { key, token, message, act: None, leased: true }
    }

    /// What the engine has to do. Where nothing else can show its answer, `token` can.
    pub(super) const fn engine((game, ply): (GameId, i64), token: Option<TokenRow<'a>>) -> Self {
        let key = (JobKind::Engine, game, ply);
        Self { key, token, message: None, act: None, leased: true }
    }

    /// Writes that it is to be done.
    pub(super) async fn owe(
        self,
        connection: &mut AnyConnection,
        now: i64,
    ) -> Result<(), StoreError> {
        statement::run(connection, vec![self.statement(now)]).await.map(drop)
    }

    /// What writes that it is to be done.
    pub(super) fn statement(self, now: i64) -> Statement<'a> {
        let (kind, game, ply) = self.key;
        Statement::new(
            "INSERT INTO jobs (kind, game, ply, channel, due, tries, since, lease, message, \
             interaction, token, token_time, act) VALUES ($1, $2, $3, (SELECT channel FROM games \
             WHERE id = $2), $4, 0, $4, $5, $6, $7, $8, $9, $10)",
        )
        .text(Some(kind.name()))
        .number(stored(game.0))
        .number(ply)
        .number(now)
        .number(if self.leased { now + millis(lease(kind)) } else { 0 })
        .number(self.message.map(|it| stored(it.0)))
        .number(self.token.map(|it| stored(it.interaction.0)))
        .text(self.token.map(|it| it.token))
        .number(self.token.map(|_| now))
        .number(self.act)
    }
}
