//! The time of games with a pace: deadlines, and the jobs that belong to them.

use std::time::Duration;

use sqlx::Row;

use super::jobs::NewJob;
use super::limited::AnyConnection;
use super::rows::{ClickedOffer, JobKey, JobKind, NewTime, read_board, stored};
use super::{Store, StoreError, Written, games, offers};
use crate::clock::millis;
use crate::ids::{GameId, MessageId};

/// For how long somebody who is late may be left waiting for what the other chooses.
const UNCLAIMED: Duration = Duration::from_secs(3 * 24 * 60 * 60);

/// A job that is due sooner than this is told of at once: whoever does the jobs looks by itself so
/// often.
const SOON: Duration = Duration::from_secs(60);

/// The jobs of a deadline, in a list of SQL's.
macro_rules! kinds {
    () => {
        "('reminder', 'late', 'flag')"
    };
}

/// After what share of a turn's time its player is reminded: when one of so many parts is left.
const SHARES: i64 = 5;

impl Store {
    /// Puts what is due next in the place of a job of a deadline that is done, or about to be:
    /// after the reminder, to tell that it has passed; after that, to end the game. Whether it was
    /// still to be done.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn pass_deadline_on(
        &self,
        (kind, game, ply): JobKey,
        deadline: i64,
    ) -> Result<bool, StoreError> {
        let (next, due) = match kind {
            JobKind::Reminder => (JobKind::Late, deadline),
            // The other one has that long to choose, however late they were told.
            _ => (JobKind::Flag, self.clock.now().max(deadline).saturating_add(millis(UNCLAIMED))),
        };
        let mut transaction = self.writer.begin().await?;
        let done = sqlx::query(
            "UPDATE jobs SET kind = $1, due = $2, since = $2, lease = 0, tries = 0 WHERE kind = $3 \
             AND game = $4 AND ply = $5 AND EXISTS (SELECT 1 FROM clocks WHERE game = $4 AND \
             deadline = $6)",
        )
        .bind(next.name())
        .bind(due)
        .bind(kind.name())
        .bind(stored(game.0))
        .bind(ply)
        .bind(deadline)
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(done.rows_affected() == 1)
    }

    /// Whether a game's deadline is still this one, in Unix milliseconds.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn has_deadline(&self, game: GameId, deadline: i64) -> Result<bool, StoreError> {
        let mut reader = self.readers.lend().await?;
        let found: i64 =
            sqlx::query_scalar("SELECT COUNT(*) FROM clocks WHERE game = $1 AND deadline = $2")
                .bind(stored(game.0))
                .bind(deadline)
                .fetch_one(&mut *reader)
                .await?;
        reader.give_back();
        Ok(found > 0)
    }

    /// Notes which message tells that a deadline has passed, while the entry `ply` is the last one;
    /// whether it is still the deadline.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn late_shown(
        &self,
        (game, ply): (GameId, i64),
        deadline: i64,
        message: MessageId,
    ) -> Result<bool, StoreError> {
        let mut transaction = self.writer.begin().await?;
        let noted = sqlx::query(
            "UPDATE clocks SET late_message = $1, late_ply = $2 WHERE game = $3 AND deadline = $4",
        )
        .bind(stored(message.0))
        .bind(ply)
        .bind(stored(game.0))
        .bind(deadline)
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(noted.rows_affected() == 1)
    }

    /// Strikes the job of a game's deadline.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn strike_deadline(&self, game: GameId) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin().await?;
        strike(&mut transaction, game).await?;
        transaction.commit().await
    }

    /// Moves the deadline after an entry, unless it is another one by now or the game has gone on.
    /// The board that shows it is to be edited.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn move_deadline(
        &self,
        (game, ply): (GameId, i64),
        before: i64,
        deadline: i64,
    ) -> Result<Written<()>, StoreError> {
        let mut transaction = self.writer.begin().await?;
        games::lock(&mut transaction, game).await?;
        let moved = sqlx::query(
            "UPDATE clocks SET deadline = $1, late_message = NULL WHERE game = $2 AND deadline = $3 \
             AND $4 = (SELECT COALESCE(MAX(ply), 0) FROM entries WHERE game = $2)",
        )
        .bind(deadline)
        .bind(stored(game.0))
        .bind(before)
        .bind(ply)
        .execute(&mut *transaction)
        .await?;
        if moved.rows_affected() == 0 {
            transaction.roll_back().await?;
            return Ok(Written::Duplicate);
        }
        strike(&mut transaction, game).await?;
        owe(&mut transaction, (JobKind::Late, game, ply), deadline).await?;
        owe_edit(&mut transaction, (game, ply), self.clock.now()).await?;
        transaction.commit().await?;
        self.due.notify_one();
        Ok(Written::Done(()))
    }

    /// Stops the clock after an entry, by accepting an offer where both want it, unless the game has gone
    /// on or ended. The board that shows it is to be edited, and with that what tells that somebody is late is
    /// over.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn stop_clock(
        &self,
        (game, ply): (GameId, i64),
        accepts: Option<ClickedOffer>,
    ) -> Result<Written<()>, StoreError> {
        let (mut transaction, now) = (self.writer.begin().await?, self.clock.now());
        games::lock(&mut transaction, game).await?;
        let stopped = sqlx::query(
            "UPDATE clocks SET deadline = NULL, paused = $1, late_ply = -1 WHERE game = $2 AND \
             deadline IS NOT NULL AND $3 = (SELECT COALESCE(MAX(ply), 0) FROM entries WHERE game = $2)",
        )
        .bind(now)
        .bind(stored(game.0))
        .bind(ply)
        .execute(&mut *transaction)
        .await?;
        let accepted = match accepts {
            Some(offer) => offers::accept(&mut transaction, game, offer, now).await?,
            None => Written::Done(()),
        };
        if stopped.rows_affected() == 0 || accepted == Written::Duplicate {
            transaction.roll_back().await?;
            return Ok(Written::Duplicate);
        }
        strike(&mut transaction, game).await?;
        owe_edit(&mut transaction, (game, ply), now).await?;
        transaction.commit().await?;
        self.due.notify_one();
        Ok(Written::Done(()))
    }

    /// Lets a clock run again that stands after an entry, until `deadline` (Unix milliseconds),
    /// with a pace in milliseconds. The board that shows it is to be edited.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn run_clock(
        &self,
        (game, ply): (GameId, i64),
        (deadline, pace): (i64, i64),
    ) -> Result<Written<()>, StoreError> {
        let (mut transaction, now) = (self.writer.begin().await?, self.clock.now());
        games::lock(&mut transaction, game).await?;
        let runs = sqlx::query(
            "UPDATE clocks SET deadline = $1, paused = NULL WHERE game = $2 AND paused IS NOT NULL \
             AND $3 = (SELECT COALESCE(MAX(ply), 0) FROM entries WHERE game = $2)",
        )
        .bind(deadline)
        .bind(stored(game.0))
        .bind(ply)
        .execute(&mut *transaction)
        .await?;
        if runs.rows_affected() == 0 {
            transaction.roll_back().await?;
            return Ok(Written::Duplicate);
        }
        remind(&mut transaction, (game, ply), (deadline, pace), now).await?;
        owe_edit(&mut transaction, (game, ply), now).await?;
        transaction.commit().await?;
        self.due.notify_one();
        Ok(Written::Done(()))
    }
}

/// Starts the time of a new game.
pub(super) async fn start(
    connection: &mut AnyConnection,
    game: GameId,
    pace: i64,
    now: i64,
) -> Result<(), StoreError> {
    let deadline = now.saturating_add(pace);
    sqlx::query("INSERT INTO clocks (game, deadline, credit) VALUES ($1, $2, 0)")
        .bind(stored(game.0))
        .bind(deadline)
        .execute(&mut *connection)
        .await?;
    remind(connection, (game, 0), (deadline, pace), now).await.map(drop)
}

/// Gives who is next all the time of a turn anew, where the clock runs.
pub(super) async fn begin_again(
    connection: &mut AnyConnection,
    game: GameId,
    now: i64,
) -> Result<(), StoreError> {
    let row = sqlx::query(
        "UPDATE clocks SET deadline = $1 + (SELECT pace FROM games WHERE id = $2), late_message = NULL \
         WHERE game = $2 AND deadline IS NOT NULL RETURNING deadline, (SELECT COALESCE(MAX(ply), 0) \
         FROM entries WHERE game = $2) AS ply",
    )
    .bind(now)
    .bind(stored(game.0))
    .fetch_optional(&mut *connection)
    .await?;
    let Some(row) = row else { return Ok(()) };
    let (deadline, ply): (i64, i64) = (row.try_get("deadline")?, row.try_get("ply")?);
    strike(connection, game).await?;
    remind(connection, (game, ply), (deadline, deadline - now), now).await.map(drop)
}

/// Writes what becomes of a game's time by an entry, unless another deadline stands than is
/// thought; whether something is due soon.
pub(super) async fn turn(
    connection: &mut AnyConnection,
    (game, ply): (GameId, i64),
    new: &NewTime,
    now: i64,
) -> Result<Written<bool>, StoreError> {
    if !new.moved {
        // What somebody else has made of the clock meanwhile stays.
        sqlx::query("UPDATE clocks SET late_ply = $1 WHERE game = $2 AND late_message IS NOT NULL")
            .bind(ply)
            .bind(stored(game.0))
            .execute(connection)
            .await?;
        return Ok(Written::Done(false));
    }
    let written = sqlx::query(
        "UPDATE clocks SET deadline = $1, paused = $2, spare = $3 WHERE game = $4 AND \
         COALESCE(deadline, 0) = COALESCE($5, deadline, 0)",
    )
    .bind(new.time.deadline)
    .bind(new.time.paused)
    .bind(new.time.spare)
    .bind(stored(game.0))
    .bind(new.after)
    .execute(&mut *connection)
    .await?;
    if written.rows_affected() == 0 {
        return Ok(Written::Duplicate);
    }
    strike(connection, game).await?;
    let Some(deadline) = new.time.deadline else {
        return Ok(Written::Done(false));
    };
    let time = (deadline, new.time.pace);
    Ok(Written::Done(remind(connection, (game, ply), time, now).await?))
}

/// Forgets the message that told of a deadline that has passed.
pub(super) async fn forget_late(
    connection: &mut AnyConnection,
    game: GameId,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE clocks SET late_message = NULL WHERE game = $1")
        .bind(stored(game.0))
        .execute(connection)
        .await?;
    Ok(())
}

/// Strikes the job of a game's deadline.
async fn strike(connection: &mut AnyConnection, game: GameId) -> Result<(), StoreError> {
    sqlx::query(concat!("DELETE FROM jobs WHERE game = $1 AND kind IN ", kinds!()))
        .bind(stored(game.0))
        .execute(connection)
        .await?;
    Ok(())
}

/// Owes the first job of a deadline: the reminder or, where it is too late for that, what comes
/// after; whether it is due soon.
async fn remind(
    connection: &mut AnyConnection,
    (game, ply): (GameId, i64),
    (deadline, pace): (i64, i64),
    now: i64,
) -> Result<bool, StoreError> {
    let reminder = deadline.saturating_sub(pace / SHARES);
    let (kind, due) =
        if reminder > now { (JobKind::Reminder, reminder) } else { (JobKind::Late, deadline) };
    owe(connection, (kind, game, ply), due).await?;
    Ok(due.saturating_sub(now) <= millis(SOON))
}

/// Owes a job of a deadline.
async fn owe(
    connection: &mut AnyConnection,
    (kind, game, ply): JobKey,
    due: i64,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO jobs (kind, game, ply, channel, due, tries, since, lease) SELECT $1, id, \
         $3, channel, $4, 0, $4, 0 FROM games WHERE id = $2",
    )
    .bind(kind.name())
    .bind(stored(game.0))
    .bind(ply)
    .bind(due)
    .execute(connection)
    .await?;
    Ok(())
}

/// Owes an edit of the board after an entry, where it is known which message shows that and nothing
/// else is owed of it.
async fn owe_edit(
    connection: &mut AnyConnection,
    (game, ply): (GameId, i64),
    now: i64,
) -> Result<(), StoreError> {
    let row = sqlx::query(
        "SELECT board_ply, board_message FROM games WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM \
         jobs WHERE kind = 'board' AND game = $1 AND ply = $2)",
    )
    .bind(stored(game.0))
    .bind(ply)
    .fetch_optional(&mut *connection)
    .await?;
    let shown = row.as_ref().map(read_board).transpose()?.flatten();
    let Some((_, message)) = shown.filter(|(shown, _)| *shown == ply) else {
        return Ok(());
    };
    let edit = NewJob::board((game, ply), None, Some(message));
    NewJob { leased: false, ..edit }.owe(connection, now).await
}
