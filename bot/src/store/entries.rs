//! The entries of games' logs.

use super::jobs::NewJob;
use super::limited::AnyConnection;
use super::rows::{
    EntryRow, JobKind, NewBoard, NewEntry, TokenRow, read_board, read_entry, stored,
};
use super::{Store, StoreError, Written, clocks, followers, guests, offers, results, threads};
use crate::ids::{ChannelId, GameId};

impl Store {
    /// A game's log, in order.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn entries(&self, game: GameId) -> Result<Vec<EntryRow>, StoreError> {
        let mut reader = self.readers.lend().await?;
        let rows = sqlx::query(
            "SELECT ply, kind, detail, seat, created FROM entries WHERE game = $1 ORDER BY ply",
        )
        .bind(stored(game.0))
        .fetch_all(&mut *reader)
        .await?;
        reader.give_back();
        Ok(rows.iter().map(read_entry).collect::<Result<_, _>>()?)
    }

    /// Writes an entry with what follows from it: the game's result and what it counts for, who is
    /// next, what the engine has to do, and what becomes of the offers and the boards.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn add_entry(&self, new: &NewEntry<'_>) -> Result<Written<()>, StoreError> {
        let mut transaction = self.writer.begin().await?;
        let Written::Done(due) = write(&mut transaction, new, self.clock.now()).await? else {
            transaction.roll_back().await?;
            return Ok(Written::Duplicate);
        };
        transaction.commit().await?;
        if due {
            self.due.notify_one();
        }
        Ok(Written::Done(()))
    }
}

/// Writes an entry with what follows from it; whether something is due by that which nobody does
/// who writes it. A duplicate may have written a part of it, which is to be rolled back.
async fn write(
    connection: &mut AnyConnection,
    new: &NewEntry<'_>,
    now: i64,
) -> Result<Written<bool>, StoreError> {
    if !insert(connection, new).await? {
        return Ok(Written::Duplicate);
    }
    let place = (new.game, new.entry.ply);
    note_next(connection, new).await?;
    let timed = match &new.time {
        Some(time) => clocks::turn(connection, place, new.channel, time, now).await?,
        None => Written::Done(false),
    };
    let Written::Done(soon) = timed else {
        return Ok(Written::Duplicate);
    };
    let table = (new.game, new.channel);
    let closed = offers::close_all(connection, table, new.accepts, now).await?;
    let Written::Done(offers) = closed else {
        return Ok(Written::Duplicate);
    };
    owe(connection, new, now).await?;
    // Last of all: whoever ends another game waits for this one from here on.
    if let Some(result) = &new.counts {
        results::settle(connection, new.game, result, now).await?;
    }
    let mut followed = false;
    if new.result.is_some() {
        followed = followers::owe_telling(connection, place, new.channel, now).await?;
        threads::owe_archiving(connection, place, new.channel, now).await?;
    }
    Ok(Written::Done(offers || soon || followed))
}

/// Writes the game's result, if it has one with the entry, and who is next.
async fn note_next(connection: &mut AnyConnection, new: &NewEntry<'_>) -> Result<(), StoreError> {
    sqlx::query("UPDATE games SET result = $1, next = $2 WHERE id = $3")
        .bind(new.result)
        .bind(new.next)
        .bind(stored(new.game.0))
        .execute(connection)
        .await?;
    Ok(())
}

/// Owes what the engine has to do after an entry, and the board; what was owed before is struck.
/// Where the bot is a guest, the token of what is struck goes on.
async fn owe(
    connection: &mut AnyConnection,
    new: &NewEntry<'_>,
    now: i64,
) -> Result<(), StoreError> {
    let (place, channel) = ((new.game, new.entry.ply), new.channel);
    let kept = match new.guest {
        true => guests::kept_token(connection, new.game).await?,
        false => None,
    };
    strike_older(connection, JobKind::Engine, place).await?;
    if new.engine {
        let token = token_of(new.board).filter(|_| new.guest);
        NewJob::engine(place, channel, token).owe(connection, now).await?;
        let job = (JobKind::Engine, place.0, place.1);
        guests::keep_token(connection, job, kept.as_ref()).await?;
    }
    match new.board {
        NewBoard::Owed { token, message } => {
            strike_older(connection, JobKind::Board, place).await?;
            NewJob::board(place, channel, token, message).owe(connection, now).await
        }
        NewBoard::Unchanged => Ok(()),
        NewBoard::Answers { act, anew } => {
            answer(connection, place, channel, (act, anew), now).await?;
            let job = (JobKind::Board, place.0, place.1);
            guests::keep_token(connection, job, kept.as_ref()).await
        }
    }
}

/// The token by which the board can be shown, if one is.
fn token_of(board: NewBoard<'_>) -> Option<TokenRow<'_>> {
    match board {
        NewBoard::Owed { token, .. } => token,
        NewBoard::Unchanged | NewBoard::Answers { .. } => None,
    }
}

/// Writes the entry itself; whether nobody was faster.
async fn insert(connection: &mut AnyConnection, new: &NewEntry<'_>) -> Result<bool, StoreError> {
    let written = sqlx::query(
        "INSERT INTO entries (game, ply, kind, detail, seat, interaction, created) VALUES \
         ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
    )
    .bind(stored(new.game.0))
    .bind(new.entry.ply)
    .bind(&new.entry.kind)
    .bind(&new.entry.detail)
    .bind(&new.entry.seat)
    .bind(new.interaction.map(|it| stored(it.0)))
    .bind(new.entry.created)
    .execute(connection)
    .await?;
    Ok(written.rows_affected() > 0)
}

/// Strikes what was to be done after older entries.
async fn strike_older(
    connection: &mut AnyConnection,
    kind: JobKind,
    (game, ply): (GameId, i64),
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM jobs WHERE kind = $1 AND game = $2 AND ply < $3")
        .bind(kind.name())
        .bind(stored(game.0))
        .bind(ply)
        .execute(connection)
        .await?;
    Ok(())
}

/// Owes the board with the engine's answer to the entry `act`. While the board after that is still
/// owed, this one is owed in its place, and whoever shows that one goes first; once it is shown,
/// its message becomes this one, unless it is to be shown `anew`.
async fn answer(
    connection: &mut AnyConnection,
    (game, ply): (GameId, i64),
    channel: ChannelId,
    (act, anew): (i64, bool),
    now: i64,
) -> Result<(), StoreError> {
    let moved = sqlx::query(
        "UPDATE jobs SET ply = $1, act = $2 WHERE kind = 'board' AND game = $3 AND ply = $4",
    )
    .bind(ply)
    .bind(Some(act).filter(|_| !anew))
    .bind(stored(game.0))
    .bind(act)
    .execute(&mut *connection)
    .await?;
    if moved.rows_affected() > 0 {
        return Ok(());
    }
    let row = sqlx::query("SELECT board_ply, board_message FROM games WHERE id = $1")
        .bind(stored(game.0))
        .fetch_one(&mut *connection)
        .await?;
    // All that comes after the act is the engine's, and its message is the act's.
    let shown = read_board(&row)?.filter(|(shown, _)| *shown >= act && !anew);
    let message = shown.map(|(_, message)| message);
    let board = NewJob::board((game, ply), channel, None, message);
    NewJob { leased: false, ..board }.owe(connection, now).await
}
