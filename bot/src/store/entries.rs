//! The entries of games' logs.

use super::games::lock;
use super::jobs::NewJob;
use super::limited::AnyConnection;
use super::rows::{JobKind, NewBoard, NewEntry, TokenRow, read_board, stored};
use super::statement::{self, Statement};
use super::{Store, StoreError, Written, clocks, followers, guests, offers, results, threads};
use crate::ids::{GameId, MessageId};

impl Store {
    /// Writes an entry with what follows from it: the game's result and what it counts for, who is
    /// next, what the engine has to do, and what becomes of the offers and the boards. Returns the
    /// message to edit the board into; none if that is sent as a new message.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn add_entry(
        &self,
        new: &NewEntry<'_>,
    ) -> Result<Written<Option<MessageId>>, StoreError> {
        let mut transaction = self.writer.begin().await?;
        let written = write(&mut transaction, new, self.clock.now()).await?;
        let Written::Done((due, message)) = written else {
            transaction.roll_back().await?;
            return Ok(Written::Duplicate);
        };
        transaction.commit().await?;
        if due {
            self.due.notify_one();
        }
        Ok(Written::Done(message))
    }
}

/// Writes an entry with what follows from it; whether something is due by that which nobody does
/// who writes it, and the message to edit the board into, if there is one. A duplicate may have written a
/// part of it, which is to be rolled back.
async fn write(
    connection: &mut AnyConnection,
    new: &NewEntry<'_>,
    now: i64,
) -> Result<Written<(bool, Option<MessageId>)>, StoreError> {
    if !insert(connection, new).await? {
        return Ok(Written::Duplicate);
    }
    let place = (new.game, new.entry.ply);
    let mut message = match new.board {
        NewBoard::Owed { message, .. } => message,
        NewBoard::Unchanged | NewBoard::Answers { .. } => None,
    };
    if new.time.is_some() || new.accepts.is_some() || message.is_some() {
        // Before anything is looked for that the entry makes void.
        let shown = lock(connection, new.game).await?;
        // If a later message shows the same board, this one is about to lose its buttons.
        message = message.filter(|it| shown.is_none_or(|shown| shown <= (new.entry.ply - 1, *it)));
    }
    let timed = match &new.time {
        Some(time) => clocks::turn(connection, place, time, now).await?,
        None => Written::Done(false),
    };
    let Written::Done(soon) = timed else {
        return Ok(Written::Duplicate);
    };
    if offers::close_accepted(connection, new.accepts, now).await? == Written::Duplicate {
        return Ok(Written::Duplicate);
    }
    let lapsed = change(connection, new, message, now).await?;
    let offers = lapsed || new.accepts.is_some();
    if offers {
        offers::owe_edits(connection, new.game, new.accepts, now).await?;
    }
    // Last of all: whoever ends another game waits for this one from here on.
    if let Some(result) = &new.counts {
        results::settle(connection, new.game, result, now).await?;
    }
    let mut followed = false;
    if new.result.is_some() {
        followed = followers::owe_telling(connection, place, now).await?;
        threads::owe_archiving(connection, place, now).await?;
    }
    Ok(Written::Done((offers || soon || followed, message)))
}

/// Writes the game's result, if it has one with the entry, and who is next; lets its offers lapse;
/// inserts the jobs of the engine and of the board, which is edited into `message` if there is one, and
/// deletes those of older entries. Where the bot is a guest, the token of a deleted job is kept. Returns
/// whether an offer has lapsed.
async fn change(
    connection: &mut AnyConnection,
    new: &NewEntry<'_>,
    message: Option<MessageId>,
    now: i64,
) -> Result<bool, StoreError> {
    let place = (new.game, new.entry.ply);
    let kept = match new.guest {
        true => guests::kept_token(connection, new.game).await?,
        false => None,
    };
    // The game first: whoever makes an offer locks it, too.
    let mut statements = vec![
        Statement::new("UPDATE games SET result = $1, next = $2 WHERE id = $3")
            .text(new.result)
            .text(new.next)
            .number(stored(new.game.0)),
        offers::lapse(new.game),
        strike_older(place, matches!(new.board, NewBoard::Owed { .. })),
    ];
    if new.engine {
        let token = token_of(new.board).filter(|_| new.guest);
        statements.push(NewJob::engine(place, token).statement(now));
    }
    if let NewBoard::Owed { token, .. } = new.board {
        statements.push(NewJob::board(place, token, message).statement(now));
    }
    let changed = statement::run(connection, statements).await?;
    if new.engine {
        guests::keep_token(connection, (JobKind::Engine, place.0, place.1), kept.as_ref()).await?;
    }
    if let NewBoard::Answers { act, anew } = new.board {
        answer(connection, place, (act, anew), now).await?;
        guests::keep_token(connection, (JobKind::Board, place.0, place.1), kept.as_ref()).await?;
    }
    Ok(changed.get(1).is_some_and(|lapsed| *lapsed > 0))
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

/// Strikes what the engine was to do after older entries, and the boards after them where another one
/// is owed in their place.
fn strike_older((game, ply): (GameId, i64), boards: bool) -> Statement<'static> {
    let kind = if boards { JobKind::Board } else { JobKind::Engine };
    Statement::new("DELETE FROM jobs WHERE kind IN ('engine', $1) AND game = $2 AND ply < $3")
        .text(Some(kind.name()))
        .number(stored(game.0))
        .number(ply)
}

/// Owes the board with the engine's answer to the entry `act`. While the board after that is still
/// owed, this one is owed in its place, and whoever shows that one goes first; once it is shown,
/// its message becomes this one, unless it is to be shown `anew`.
async fn answer(
    connection: &mut AnyConnection,
    (game, ply): (GameId, i64),
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
    let board = NewJob::board((game, ply), None, message);
    NewJob { leased: false, ..board }.owe(connection, now).await
}
