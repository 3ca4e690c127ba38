//! Background jobs: a job is inserted in the transaction of what causes it, claimed by a lease, and
//! deleted when it is done, so that several processes share the work and survive each other.

mod enqueue;

use std::time::Duration;

use secrecy::SecretString;
use serde::{Deserialize, Serialize};
use sqlx::any::AnyArguments;
use sqlx::query::{Query, QueryAs};
use sqlx::{Any, AnyConnection, FromRow};

pub(super) use self::enqueue::{NewJob, enqueue_in};
use super::types::JobKind;
use super::writer::Change;
use super::{Store, StoreError};
use crate::clock::millis;
use crate::config::Shards;
use crate::ids::{ChallengeId, ChannelId, GameId, GuildId, MessageId, OfferId};

/// For how long a claimed job is its worker's alone: longer than a first response and its lookup take.
/// Long searches renew a shorter lease, so that another process goes on soon after a kill.
pub const fn lease(kind: JobKind) -> Duration {
    Duration::from_secs(match kind {
        JobKind::EngineMove | JobKind::ReviewGame => 10,
        _ => 60,
    })
}

/// What names a job. `subject_id` and `seq` depend on the kind; see docs/database.md.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromRow)]
pub struct JobKey {
    pub kind: JobKind,
    pub subject_id: i64,
    pub seq: i64,
}

impl JobKey {
    pub const fn game(kind: JobKind, game: GameId, seq: i64) -> Self {
        Self { kind, subject_id: game.0.cast_signed(), seq }
    }

    pub const fn board((game, seq): (GameId, i64)) -> Self {
        Self::game(JobKind::RenderBoard, game, seq)
    }

    pub const fn offer(offer: OfferId) -> Self {
        Self { kind: JobKind::UpdateOffer, subject_id: offer.0.cast_signed(), seq: 0 }
    }

    pub const fn challenge(challenge: ChallengeId) -> Self {
        Self { kind: JobKind::ExpireChallenge, subject_id: challenge.0.cast_signed(), seq: 0 }
    }

    pub const fn puzzle(guild: GuildId) -> Self {
        Self { kind: JobKind::PostDailyPuzzle, subject_id: guild.0.cast_signed(), seq: 0 }
    }
}

/// What a job is to be done with, stored as JSON. Not `Debug`, since it holds a token.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct JobPayload {
    /// The message that is to be edited; none for a new one.
    pub message_id: Option<MessageId>,
    /// Of a board that shows the engine's reply: the entry that is replied to. It replaces the board
    /// after that, wherever it is shown.
    pub replies_to_seq: Option<i64>,
    pub token: Option<TokenPayload>,
}

/// The token of an interaction, which lives for 15 minutes from `issued_at` (Unix milliseconds) on.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TokenPayload {
    token: String,
    pub issued_at: i64,
}

impl TokenPayload {
    pub fn new(token: &str, issued_at: i64) -> Self {
        Self { token: token.to_owned(), issued_at }
    }

    pub fn secret(&self) -> SecretString {
        self.token.as_str().into()
    }
}

impl From<TokenPayload> for JobPayload {
    fn from(token: TokenPayload) -> Self {
        Self { token: Some(token), ..Self::default() }
    }
}

impl From<MessageId> for JobPayload {
    fn from(message: MessageId) -> Self {
        Self { message_id: Some(message), ..Self::default() }
    }
}

#[derive(Clone, PartialEq, Eq, FromRow)]
pub struct Job {
    pub kind: JobKind,
    pub subject_id: i64,
    pub seq: i64,
    /// None for a challenge and a guild.
    pub game_id: Option<GameId>,
    pub channel_id: ChannelId,
    /// How many attempts have begun.
    pub attempts: i64,
    /// From when it is counted how long it fails, in Unix milliseconds.
    pub first_attempt_at: i64,
    pub payload: JobPayload,
}

impl Job {
    pub fn key(&self) -> JobKey {
        JobKey { kind: self.kind, subject_id: self.subject_id, seq: self.seq }
    }

    /// The id of what it is about.
    pub fn subject(&self) -> u64 {
        self.subject_id.cast_unsigned()
    }
}

/// A job that is to run. What it is to be done with is read when it is claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromRow)]
pub struct DueJob {
    #[sqlx(flatten)]
    pub key: JobKey,
    pub channel_id: ChannelId,
}

/// How many jobs of a kind wait, without those that are parked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromRow)]
pub struct JobBacklog {
    pub kind: JobKind,
    pub count: i64,
    /// When the first of them was to run, or was attempted first, in Unix milliseconds.
    pub since: i64,
}

pub struct JobStore<'a>(pub(super) &'a Store);

impl JobStore<'_> {
    /// The jobs that are to run and nobody's: at most `limit` of each kind, so that no kind keeps
    /// another one waiting; kind by kind, the oldest first. Of deadlines only those of `deadlines`.
    pub async fn due(
        &self,
        limit: i64,
        deadlines: Option<Shards>,
    ) -> Result<Vec<DueJob>, StoreError> {
        let [shard_count, first, last] = shard_range(deadlines);
        let query = sqlx::query_as(
            "SELECT kind, subject_id, seq, channel_id
            FROM (
                SELECT jobs.*, ROW_NUMBER() OVER (
                    PARTITION BY kind ORDER BY run_at, subject_id, seq
                ) AS place
                FROM jobs
                WHERE run_at <= $1 AND leased_until <= $1
                    AND (kind NOT IN ('reminder', 'late', 'flag')
                        OR COALESCE(guild_id, 0) / 4194304 % $3 BETWEEN $4 AND $5)
            ) AS ranked
            WHERE place <= $2
            ORDER BY run_at, subject_id, seq",
        )
        .bind(self.0.clock.now())
        .bind(limit)
        .bind(shard_count)
        .bind(first)
        .bind(last);
        let mut due: Vec<DueJob> = self.0.all(query).await?;
        due.sort_by_key(|job| job.key.kind);
        Ok(due)
    }

    /// When the next job that is not due at `now` is to run and nobody's, in Unix milliseconds; none if
    /// there is none but parked ones. Of deadlines only those of `deadlines`.
    pub async fn next_run_at(
        &self,
        now: i64,
        deadlines: Option<Shards>,
    ) -> Result<Option<i64>, StoreError> {
        let [shard_count, first, last] = shard_range(deadlines);
        // In two halves, each by an index: those that are free, and the few that are leased.
        let query = sqlx::query_scalar(
            "SELECT MIN(at)
            FROM (
                SELECT MIN(run_at) AS at
                FROM jobs
                WHERE run_at > $4 AND leased_until <= run_at
                    AND (kind NOT IN ('reminder', 'late', 'flag')
                        OR COALESCE(guild_id, 0) / 4194304 % $1 BETWEEN $2 AND $3)
                UNION ALL
                SELECT MIN(leased_until)
                FROM jobs
                WHERE leased_until > 0 AND leased_until > $4 AND leased_until > run_at
                    AND (kind NOT IN ('reminder', 'late', 'flag')
                        OR COALESCE(guild_id, 0) / 4194304 % $1 BETWEEN $2 AND $3)
            ) AS next",
        );
        self.0.scalar(query.bind(shard_count).bind(first).bind(last).bind(now)).await
    }

    /// Claims a job that is to run, for [`lease`], and returns it as it is by now; none if it is
    /// somebody's already or is not to run any more, or if another version wrote it and it cannot be read:
    /// that one rests until its lease ends.
    pub async fn claim(&self, key: JobKey) -> Result<Option<Job>, StoreError> {
        let now = self.0.clock.now();
        let claim = sqlx::query(
            "UPDATE jobs
            SET leased_until = $4, attempts = attempts + 1
            WHERE kind = $1 AND subject_id = $2 AND seq = $3
                AND run_at <= $5 AND leased_until <= $5
            RETURNING kind, subject_id, seq, game_id, channel_id, attempts, first_attempt_at, payload",
        );
        let claim = claim.bind(key.kind).bind(key.subject_id).bind(key.seq);
        let claim = claim.bind(now + millis(lease(key.kind))).bind(now);
        let claimed = self.0.write(async |it| Ok(claim.fetch_optional(it).await?)).await?;
        Ok(claimed.and_then(|row| {
            let JobKey { kind, subject_id, seq } = key;
            let unreadable = |error: &sqlx::Error| {
                tracing::error!(kind = kind.name(), subject_id, seq, %error, "a job cannot be read");
            };
            Job::from_row(&row).inspect_err(unreadable).ok()
        }))
    }

    /// Renews the lease of a job's present holder, for [`lease`].
    pub async fn renew_lease(&self, key: JobKey) -> Result<(), StoreError> {
        let now = self.0.clock.now();
        let renew = keyed(
            key,
            "UPDATE jobs
            SET leased_until = $4
            WHERE kind = $1 AND subject_id = $2 AND seq = $3 AND run_at <= $5",
        );
        self.0.execute(renew.bind(now + millis(lease(key.kind))).bind(now)).await.map(drop)
    }

    /// Releases a job and sets `run_at` (Unix milliseconds); none parks it. Does nothing if the job has
    /// left `channel`, if there is one. If the board with the engine's reply has replaced this one, that
    /// one is rescheduled.
    pub async fn reschedule(
        &self,
        mut key: JobKey,
        channel: Option<ChannelId>,
        run_at: Option<i64>,
    ) -> Result<(), StoreError> {
        self.0
            .write_jobs(async |connection| {
                if key.kind == JobKind::RenderBoard {
                    let game = GameId(key.subject_id.cast_unsigned());
                    let boards = boards(game).fetch_all(&mut *connection).await?;
                    key = board_of(&boards, key.seq).map_or(key, Job::key);
                }
                let reschedule = keyed(
                    key,
                    "UPDATE jobs
                    SET run_at = $4, leased_until = 0
                    WHERE kind = $1 AND subject_id = $2 AND seq = $3
                        AND ($5 IS NULL OR channel_id = $5)",
                );
                reschedule.bind(run_at).bind(channel).execute(connection).await?;
                Ok(Change::Commit(()))
            })
            .await
    }

    /// Lets a job that is done for now run again at `run_at` (Unix milliseconds), as if it had never been
    /// attempted, unless it was moved to another channel meanwhile.
    pub async fn run_anew(
        &self,
        key: JobKey,
        channel: ChannelId,
        run_at: i64,
    ) -> Result<(), StoreError> {
        let run = keyed(
            key,
            "UPDATE jobs
            SET run_at = $5, first_attempt_at = $5, attempts = 0, leased_until = 0
            WHERE kind = $1 AND subject_id = $2 AND seq = $3 AND channel_id = $4",
        );
        self.0.execute(run.bind(channel).bind(run_at)).await?;
        self.0.wake_worker();
        Ok(())
    }

    /// Deletes a job that is done or given up, unless it was moved away from `channel`, if there is one,
    /// meanwhile.
    pub async fn complete(
        &self,
        key: JobKey,
        channel: Option<ChannelId>,
    ) -> Result<(), StoreError> {
        self.0.write(async |connection| complete(connection, key, channel).await).await
    }

    /// Call after the system clock was set back: see [`clock_set_back`].
    pub async fn clock_set_back(&self) -> Result<(), StoreError> {
        let now = self.0.clock.now();
        self.0.write_jobs(async |it| clock_set_back(it, now).await.map(Change::Commit)).await
    }

    /// Unparks what is parked in a channel: it is to run now, as if it had never been attempted.
    pub async fn unpark(&self, channel: ChannelId) -> Result<(), StoreError> {
        let unpark = sqlx::query(
            "UPDATE jobs
            SET run_at = $2, first_attempt_at = $2, attempts = 0
            WHERE channel_id = $1 AND run_at IS NULL",
        );
        if self.0.execute(unpark.bind(channel).bind(self.0.clock.now())).await? > 0 {
            self.0.wake_worker();
        }
        Ok(())
    }

    pub async fn parked_boards(
        &self,
        channel: ChannelId,
    ) -> Result<Vec<(GameId, i64)>, StoreError> {
        let query = sqlx::query_as(
            "SELECT game_id, seq
            FROM jobs
            WHERE channel_id = $1 AND run_at IS NULL AND kind = 'board'
            ORDER BY game_id, seq",
        );
        self.0.all(query.bind(channel)).await
    }

    /// Lets a parked board be shown as a new message by another interaction, as if it had never been
    /// attempted; whether it was still parked. It is leased to the caller.
    pub async fn unpark_board(
        &self,
        board: (GameId, i64),
        token: TokenPayload,
    ) -> Result<bool, StoreError> {
        let now = self.0.clock.now();
        let unpark = keyed(
            JobKey::board(board),
            "UPDATE jobs
            SET payload = $4, run_at = $5, first_attempt_at = $5, attempts = 0, leased_until = $6
            WHERE kind = $1 AND subject_id = $2 AND seq = $3 AND run_at IS NULL",
        );
        let leased_until = now.saturating_add(millis(lease(JobKind::RenderBoard)));
        let unpark = unpark.bind(JobPayload::from(token)).bind(now).bind(leased_until);
        Ok(self.0.execute(unpark).await? == 1)
    }

    /// The job that shows the board after an entry, or the one with the engine's reply that replaces it.
    pub async fn board(&self, (game, seq): (GameId, i64)) -> Result<Option<Job>, StoreError> {
        let boards = self.0.all(boards(game)).await?;
        Ok(board_of(&boards, seq).cloned())
    }

    /// Whether a board of a game is pending.
    pub async fn has_board(&self, game: GameId) -> Result<bool, StoreError> {
        Ok(!self.0.all(boards(game)).await?.is_empty())
    }

    /// Deletes a board whose message is not known, or that can never be shown. One that replaces it is
    /// then to run.
    pub async fn complete_board(&self, board: (GameId, i64)) -> Result<(), StoreError> {
        let now = self.0.clock.now();
        let completing = self.0.write(async |connection| {
            let boards = complete_board(connection, board).await?;
            release_reply(connection, &boards, board.1, None, now).await
        });
        if completing.await? {
            self.0.wake_worker();
        }
        Ok(())
    }

    /// How many jobs wait, by kind, without those that are parked.
    pub async fn backlog(&self) -> Result<Vec<JobBacklog>, StoreError> {
        let query = sqlx::query(
            "SELECT kind, COUNT(*) AS count, MIN(
                CASE WHEN attempts > 0 AND first_attempt_at < run_at THEN first_attempt_at
                ELSE run_at END
            ) AS since
            FROM jobs
            WHERE run_at IS NOT NULL
            GROUP BY kind",
        );
        let rows = self.0.read(async |connection| Ok(query.fetch_all(connection).await?)).await?;
        Ok(rows.iter().filter_map(|row| JobBacklog::from_row(row).ok()).collect())
    }
}

/// Caps `run_at` at `now` and `leased_until` at a lease from now, so that no job waits for a clock that
/// was ahead. Safe to call from several processes; running work keeps its lease. Deadlines and archiving
/// are those of the time that users see.
pub(super) async fn clock_set_back(
    connection: &mut AnyConnection,
    now: i64,
) -> Result<(), StoreError> {
    sqlx::query(
        "UPDATE jobs
        SET run_at = CASE WHEN run_at > $1 THEN $1 ELSE run_at END,
            leased_until = CASE WHEN leased_until > $2 THEN $2 ELSE leased_until END
        WHERE kind NOT IN ('reminder', 'late', 'flag', 'thread', 'challenge', 'puzzle')
            AND (run_at > $1 OR leased_until > $2)",
    )
    .bind(now)
    .bind(now.saturating_add(millis(lease(JobKind::RenderBoard))))
    .execute(connection)
    .await?;
    Ok(())
}

/// The shards whose deadlines are wanted, as they are bound: of how many, the first and the last.
fn shard_range(shards: Option<Shards>) -> [i64; 3] {
    // No shard lies from 1 to -1.
    shards.map_or([1, 1, -1], |it| [it.total().into(), it.first().into(), it.last().into()])
}

/// A statement about a job, whose key it has as its first three parameters.
fn keyed(key: JobKey, sql: &'static str) -> Query<'static, Any, AnyArguments> {
    sqlx::query(sql).bind(key.kind).bind(key.subject_id).bind(key.seq)
}

/// Reads the boards of a game that are to be shown, the oldest first.
pub(super) fn boards(game: GameId) -> QueryAs<'static, Any, Job, AnyArguments> {
    let boards = sqlx::query_as(
        "SELECT kind, subject_id, seq, game_id, channel_id, attempts, first_attempt_at, payload
        FROM jobs
        WHERE kind = 'board' AND subject_id = $1
        ORDER BY seq",
    );
    boards.bind(game)
}

/// Deletes the job of a board, and returns the others of its game.
pub(super) async fn complete_board(
    connection: &mut AnyConnection,
    (game, seq): (GameId, i64),
) -> Result<Vec<Job>, StoreError> {
    let delete = sqlx::query_scalar(
        "DELETE FROM jobs
        WHERE kind = 'board' AND subject_id = $1 AND seq = $2
        RETURNING (
            SELECT COUNT(*)
            FROM jobs AS others
            WHERE others.kind = 'board' AND others.subject_id = $1 AND others.seq <> $2
        )",
    );
    match delete.bind(game).bind(seq).fetch_optional(&mut *connection).await? {
        Some(0_i64) => Ok(Vec::new()),
        _ => Ok(boards(game).fetch_all(connection).await?),
    }
}

/// The board after an entry, or the one with the engine's reply that replaces it.
fn board_of(boards: &[Job], seq: i64) -> Option<&Job> {
    boards.iter().find(|it| it.seq == seq || it.payload.replies_to_seq == Some(seq))
}

/// Deletes a job, unless it was moved away from `channel`, if there is one.
pub(super) async fn complete(
    connection: &mut AnyConnection,
    key: JobKey,
    channel: Option<ChannelId>,
) -> Result<(), StoreError> {
    let delete = keyed(
        key,
        "DELETE FROM jobs
        WHERE kind = $1 AND subject_id = $2 AND seq = $3 AND ($4 IS NULL OR channel_id = $4)",
    );
    delete.bind(channel).execute(connection).await?;
    Ok(())
}

/// Lets the board with the engine's reply to entry `seq` run. It replaces the board after that entry,
/// shown in `message` if known. Returns whether there is one.
pub(super) async fn release_reply(
    connection: &mut AnyConnection,
    boards: &[Job],
    seq: i64,
    message: Option<MessageId>,
    now: i64,
) -> Result<bool, StoreError> {
    let is_reply =
        |it: &&Job| it.payload.replies_to_seq == Some(seq) && it.payload.message_id.is_none();
    let Some(reply) = boards.iter().find(is_reply) else {
        return Ok(false);
    };
    let release = keyed(
        reply.key(),
        "UPDATE jobs
        SET payload = $4, run_at = $5, leased_until = 0
        WHERE kind = $1 AND subject_id = $2 AND seq = $3",
    );
    let payload = JobPayload { message_id: message, ..reply.payload.clone() };
    release.bind(payload).bind(now).execute(connection).await?;
    Ok(true)
}
