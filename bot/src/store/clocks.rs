//! The clocks of games with a time limit: deadlines, and the jobs that belong to them.

use std::time::Duration;

use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection};

use super::games::{self, GameStore};
use super::jobs::{JobKey, NewJob};
use super::offers::{self, ClickedOffer};
use super::types::JobKind;
use super::writer::Change;
use super::{NewClock, StoreError, WriteOutcome};
use crate::clock::millis;
use crate::ids::{GameId, MessageId};

/// How long a player has to choose what becomes of an opponent who is overdue, until the game ends.
const CLAIM_TIMEOUT: Duration = Duration::from_secs(3 * 24 * 60 * 60);

/// Workers are notified of a job that is to run sooner than this: they look by themselves so often.
const SOON: Duration = Duration::from_secs(60);

/// The reminder comes when one of so many equal parts of the turn's time is left.
const REMINDER_FRACTION: i64 = 5;

impl GameStore<'_> {
    /// Replaces a deadline's job by the next one: after the reminder to notify that the deadline has
    /// passed, after that to end the game. Whether it was still there, for this deadline (Unix
    /// milliseconds).
    pub async fn next_stage(
        &self,
        key: JobKey,
        game: GameId,
        deadline: i64,
    ) -> Result<bool, StoreError> {
        let (next, run_at) = match key.kind {
            JobKind::Remind => (JobKind::NotifyOverdue, deadline),
            // The other player has that long to choose, however late they were notified.
            _ => {
                let from = self.0.clock.now().max(deadline);
                (JobKind::ForfeitOnTime, from.saturating_add(millis(CLAIM_TIMEOUT)))
            }
        };
        let replace = sqlx::query(
            "UPDATE jobs
            SET kind = $4, run_at = $5, first_attempt_at = $5, leased_until = 0, attempts = 0
            WHERE kind = $1 AND subject_id = $2 AND seq = $3
                AND EXISTS (SELECT 1 FROM clocks WHERE game_id = $6 AND deadline_at = $7)",
        );
        let replace = replace.bind(key.kind).bind(key.subject_id).bind(key.seq).bind(next);
        let replace = replace.bind(run_at).bind(game).bind(deadline);
        Ok(self.0.execute(replace).await? == 1)
    }

    /// Whether a game's deadline is still this one, in Unix milliseconds.
    pub async fn has_deadline(&self, game: GameId, deadline: i64) -> Result<bool, StoreError> {
        let query = sqlx::query("SELECT 1 FROM clocks WHERE game_id = $1 AND deadline_at = $2");
        self.0.exists(query.bind(game).bind(deadline)).await
    }

    /// Notes which message says that a deadline has passed, while the entry `seq` is the last one;
    /// whether it is still the deadline.
    pub async fn overdue_shown(
        &self,
        (game, seq): (GameId, i64),
        deadline: i64,
        message: MessageId,
    ) -> Result<bool, StoreError> {
        let note = sqlx::query(
            "UPDATE clocks
            SET overdue_message_id = $1, overdue_seq = $2
            WHERE game_id = $3 AND deadline_at = $4",
        );
        let note = note.bind(message).bind(seq).bind(game).bind(deadline);
        Ok(self.0.execute(note).await? == 1)
    }

    /// Deletes the jobs of a game's deadline, unless its clock runs by now.
    pub async fn delete_deadline_jobs(&self, game: GameId) -> Result<(), StoreError> {
        let delete = sqlx::query(
            "DELETE FROM jobs
            WHERE game_id = $1 AND kind IN ('reminder', 'late', 'flag') AND NOT EXISTS (
                SELECT 1 FROM clocks WHERE game_id = $1 AND deadline_at IS NOT NULL
            )",
        );
        self.0.execute(delete.bind(game)).await.map(drop)
    }

    /// Moves the deadline after an entry, unless it is another one by now or the game has gone on. The
    /// board that shows it is to be edited.
    pub async fn move_deadline(
        &self,
        (game, seq): (GameId, i64),
        before: i64,
        deadline: i64,
    ) -> Result<WriteOutcome<()>, StoreError> {
        let change = sqlx::query(
            "UPDATE clocks
            SET deadline_at = $1, overdue_message_id = NULL
            WHERE game_id = $2 AND deadline_at = $3
                AND $4 = (SELECT COALESCE(MAX(seq), 0) FROM game_entries WHERE game_id = $2)",
        );
        let change = change.bind(deadline).bind(game).bind(before).bind(seq);
        self.change_clock((game, seq), self.0.clock.now(), change, async |connection| {
            delete_jobs(connection, game).await?;
            let overdue = NewJob::at(JobKind::NotifyOverdue, (game, seq), deadline);
            overdue.enqueue(connection).await.map(WriteOutcome::Applied)
        })
        .await
    }

    /// Stops the clock after an entry, by accepting an offer where both players want it, unless the game
    /// has gone on or ended. The board that shows it is to be edited, and replaces the message which
    /// says that the deadline has passed.
    pub async fn stop_clock(
        &self,
        (game, seq): (GameId, i64),
        accepts: Option<ClickedOffer>,
    ) -> Result<WriteOutcome<()>, StoreError> {
        let now = self.0.clock.now();
        // The overdue message becomes older than the board that shows the stopped clock.
        let change = sqlx::query(
            "UPDATE clocks
            SET deadline_at = NULL, paused_at = $1, overdue_seq = $3 - 1
            WHERE game_id = $2 AND deadline_at IS NOT NULL
                AND $3 = (SELECT COALESCE(MAX(seq), 0) FROM game_entries WHERE game_id = $2)",
        );
        let change = change.bind(now).bind(game).bind(seq);
        self.change_clock((game, seq), now, change, async |connection| {
            if offers::close_all(connection, game, accepts, false, now).await?
                == WriteOutcome::AlreadyApplied
            {
                return Ok(WriteOutcome::AlreadyApplied);
            }
            delete_jobs(connection, game).await.map(WriteOutcome::Applied)
        })
        .await
    }

    /// Resumes a clock that is paused after an entry, until `deadline` (Unix milliseconds), with
    /// `move_time_ms` for a turn. The board that shows it is to be edited.
    pub async fn resume_clock(
        &self,
        (game, seq): (GameId, i64),
        (deadline, move_time_ms): (i64, i64),
    ) -> Result<WriteOutcome<()>, StoreError> {
        let now = self.0.clock.now();
        let change = sqlx::query(
            "UPDATE clocks
            SET deadline_at = $1, paused_at = NULL
            WHERE game_id = $2 AND paused_at IS NOT NULL
                AND $3 = (SELECT COALESCE(MAX(seq), 0) FROM game_entries WHERE game_id = $2)",
        );
        let change = change.bind(deadline).bind(game).bind(seq);
        self.change_clock((game, seq), now, change, async |connection| {
            enqueue_first(connection, (game, seq), (deadline, move_time_ms), now).await?;
            Ok(WriteOutcome::Applied(()))
        })
        .await
    }

    /// Runs a statement that changes the clock of a game, and what belongs to it; both or neither. The
    /// board after the entry `seq` is edited then.
    async fn change_clock(
        &self,
        (game, seq): (GameId, i64),
        now: i64,
        change: Query<'_, Any, AnyArguments>,
        then: impl AsyncFnOnce(&mut AnyConnection) -> Result<WriteOutcome<()>, StoreError>,
    ) -> Result<WriteOutcome<()>, StoreError> {
        self.0
            .write_jobs(async |connection| {
                games::lock(connection, game).await?;
                if change.execute(&mut *connection).await?.rows_affected() == 0
                    || then(connection).await? == WriteOutcome::AlreadyApplied
                {
                    return Ok(Change::RollBack(WriteOutcome::AlreadyApplied));
                }
                enqueue_edit(connection, (game, seq), now).await?;
                Ok(Change::Commit(WriteOutcome::Applied(())))
            })
            .await
    }
}

pub(super) async fn start(
    connection: &mut AnyConnection,
    game: GameId,
    move_time_ms: i64,
    now: i64,
) -> Result<(), StoreError> {
    let deadline = now.saturating_add(move_time_ms);
    let insert = sqlx::query(
        "INSERT INTO clocks (game_id, guild_id, deadline_at)
        SELECT game_id, guild_id, $2
        FROM games
        WHERE game_id = $1",
    );
    insert.bind(game).bind(deadline).execute(&mut *connection).await?;
    enqueue_first(connection, (game, 0), (deadline, move_time_ms), now).await.map(drop)
}

/// Gives the side to act after an entry the whole time of a turn again, if the clock runs.
pub(super) async fn restart(
    connection: &mut AnyConnection,
    place @ (game, _): (GameId, i64),
    now: i64,
) -> Result<(), StoreError> {
    let restart = sqlx::query_scalar(
        "UPDATE clocks
        SET deadline_at = $1 + (SELECT move_time_ms FROM games WHERE game_id = $2),
            overdue_message_id = NULL
        WHERE game_id = $2 AND deadline_at IS NOT NULL
        RETURNING deadline_at",
    );
    let restarted = restart.bind(now).bind(game).fetch_optional(&mut *connection).await?;
    let Some(deadline) = restarted else { return Ok(()) };
    delete_jobs(connection, game).await?;
    enqueue_first(connection, place, (deadline, deadline - now), now).await.map(drop)
}

/// Writes what an entry makes of a game's clock, unless the deadline is not the one that was expected.
/// Whether a job is to run soon.
pub(super) async fn advance(
    connection: &mut AnyConnection,
    (game, seq): (GameId, i64),
    new: &NewClock,
    now: i64,
) -> Result<WriteOutcome<bool>, StoreError> {
    if !new.moved {
        // What others have made of the clock meanwhile stays.
        let keep = sqlx::query(
            "UPDATE clocks
            SET overdue_seq = $1
            WHERE game_id = $2 AND overdue_message_id IS NOT NULL",
        );
        keep.bind(seq).bind(game).execute(connection).await?;
        return Ok(WriteOutcome::Applied(false));
    }
    let change = sqlx::query(
        "UPDATE clocks
        SET deadline_at = $1, paused_at = $2, previous_remaining_ms = $3
        WHERE game_id = $4 AND ($5 IS NULL OR deadline_at = $5)",
    );
    let clock = new.clock;
    let change = change.bind(clock.deadline_at).bind(clock.paused_at);
    let change = change.bind(clock.previous_remaining_ms).bind(game).bind(new.after);
    if change.execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok(WriteOutcome::AlreadyApplied);
    }
    delete_jobs(connection, game).await?;
    let Some(deadline) = clock.deadline_at else {
        return Ok(WriteOutcome::Applied(false));
    };
    let limits = (deadline, clock.move_time_ms);
    enqueue_first(connection, (game, seq), limits, now).await.map(WriteOutcome::Applied)
}

async fn delete_jobs(connection: &mut AnyConnection, game: GameId) -> Result<(), StoreError> {
    let delete = sqlx::query(
        "DELETE FROM jobs
        WHERE game_id = $1 AND kind IN ('reminder', 'late', 'flag')",
    );
    delete.bind(game).execute(connection).await?;
    Ok(())
}

/// Enqueues the first job of a deadline: the reminder or, where it is too late for that, the one after
/// it. Whether it is to run soon.
async fn enqueue_first(
    connection: &mut AnyConnection,
    place: (GameId, i64),
    (deadline, move_time_ms): (i64, i64),
    now: i64,
) -> Result<bool, StoreError> {
    let reminder_at = deadline.saturating_sub(move_time_ms / REMINDER_FRACTION);
    let (kind, run_at) = if reminder_at > now {
        (JobKind::Remind, reminder_at)
    } else {
        (JobKind::NotifyOverdue, deadline)
    };
    NewJob::at(kind, place, run_at).enqueue(connection).await?;
    Ok(run_at.saturating_sub(now) <= millis(SOON))
}

/// Enqueues an edit of the board after an entry, where its message is known and it has no job.
async fn enqueue_edit(
    connection: &mut AnyConnection,
    (game, seq): (GameId, i64),
    now: i64,
) -> Result<(), StoreError> {
    let query = sqlx::query_scalar(
        "SELECT board_message_id
        FROM games
        WHERE game_id = $1 AND board_seq = $2
            AND NOT EXISTS (SELECT 1 FROM jobs WHERE kind = 'board' AND subject_id = $1 AND seq = $2)",
    );
    let shown = query.bind(game).bind(seq).fetch_optional(&mut *connection).await?;
    let Some(message): Option<MessageId> = shown else { return Ok(()) };
    let edit = NewJob::at(JobKind::RenderBoard, (game, seq), now).with(message);
    edit.enqueue(connection).await
}
