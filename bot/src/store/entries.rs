//! The entries of games' logs, and what is written with one.

use rules::Color;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, FromRow, Row};

use super::jobs::NewJob;
use super::writer::Change;
use super::{
    ClickedOffer, GameStore, JobKind, JobPayload, NewClock, NewResult, Side, StoreError,
    TokenPayload, WriteOutcome, channels, clocks, followers, offers, results,
};
use crate::ids::{GameId, InteractionId, MessageId};

/// One entry of a game's log.
#[derive(Clone, Debug, PartialEq, Eq, FromRow)]
pub struct EntryRow {
    pub seq: i64,
    pub kind: String,
    pub detail: String,
    pub side: Option<Side>,
    pub created_at: i64,
}

/// What a new entry is made of, with what follows from it.
#[derive(Clone)]
pub struct NewEntry<'a> {
    pub game: GameId,
    /// Whether the bot is a user install there, and can only respond.
    pub is_user_install: bool,
    pub entry: &'a EntryRow,
    /// The interaction that causes it; none for the clock and the engine.
    pub interaction: Option<InteractionId>,
    /// The game's result, if the entry ends it.
    pub result: Option<&'a str>,
    /// What that counts for, if it does.
    pub rated_result: Option<NewResult<'a>>,
    pub side_to_act: Option<Color>,
    /// Whether that side is the engine.
    pub is_engine_next: bool,
    /// The offer that it accepts, if it does; all others expire with it.
    pub accepts: Option<ClickedOffer>,
    /// What becomes of its clock, if it has one.
    pub clock: Option<NewClock>,
    pub board: BoardChange<'a>,
}

/// What becomes of a game's boards with a new entry.
#[derive(Clone, Copy)]
pub enum BoardChange<'a> {
    /// The board after it is to be shown, and those before no more.
    Render {
        /// The token of the interaction that is responded to with it, if one is.
        token: Option<&'a str>,
        /// The message that is edited into it; none for a new one.
        message: Option<MessageId>,
    },
    /// They stay as they are: the engine goes on.
    Keep,
    /// The board after the entry that the engine has replied to becomes this one.
    EngineReply {
        /// The number of that entry.
        to_seq: i64,
        /// Whether it is shown as a new message all the same.
        as_new_message: bool,
    },
}

/// What follows from an entry that is written.
struct EntryEffects {
    /// Whether a job is to run soon that is not leased to this process.
    has_jobs: bool,
    /// The message to edit the board into.
    message: Option<MessageId>,
}

impl GameStore<'_> {
    /// Writes an entry with what follows from it: the game's result and what it counts for, the side to
    /// act, the clock, the engine's job, and what becomes of offers and boards. Returns the message to
    /// edit the board into; none if that is sent as a new message.
    pub async fn add_entry(
        &self,
        new: &NewEntry<'_>,
    ) -> Result<WriteOutcome<Option<MessageId>>, StoreError> {
        let writing = self.0.write_if(async |connection| {
            let effects = write(connection, new, self.0.clock.now()).await?;
            Ok(Change::commit_if(effects.is_some(), effects))
        });
        let Some(EntryEffects { has_jobs, message }) = writing.await? else {
            return Ok(WriteOutcome::AlreadyApplied);
        };
        if has_jobs {
            self.0.wake_worker();
        }
        Ok(WriteOutcome::Applied(message))
    }
}

/// Writes an entry with what follows from it; none, which is to be rolled back, if another one was first,
/// or the deadline or offer is another one by now.
async fn write(
    connection: &mut AnyConnection,
    new: &NewEntry<'_>,
    now: i64,
) -> Result<Option<EntryEffects>, StoreError> {
    let board = (new.game, new.entry.seq);
    // This locks the game, as whoever makes an offer does.
    let Some(shown) = update_game(connection, new).await? else {
        return Ok(None);
    };
    let Some(outdated) = insert(connection, new).await? else {
        return Ok(None);
    };
    let message = match new.board {
        BoardChange::Render { message, .. } => message,
        BoardChange::Keep | BoardChange::EngineReply { .. } => None,
    };
    // If a later message shows the same board, this one is about to lose its buttons.
    let message = message.filter(|it| shown.is_none_or(|shown| shown <= (new.entry.seq - 1, *it)));
    let mut has_jobs = false;
    if let Some(clock) = &new.clock {
        match clocks::advance(connection, board, clock, now).await? {
            WriteOutcome::Applied(is_soon) => has_jobs = is_soon,
            WriteOutcome::AlreadyApplied => return Ok(None),
        }
    }
    let has_offers = outdated.offers > 0;
    match offers::close_all(connection, new.game, new.accepts, has_offers, now).await? {
        WriteOutcome::Applied(is_any_closed) => has_jobs |= is_any_closed,
        WriteOutcome::AlreadyApplied => return Ok(None),
    }
    replace_jobs(connection, new, (shown, message), outdated.jobs > 0, now).await?;
    // Last of all: from here on transactions that end other games wait for this one.
    if let Some(result) = &new.rated_result {
        results::write(connection, new.game, result, new.entry.created_at).await?;
    }
    if new.result.is_some() {
        has_jobs |= followers::enqueue_notification(connection, board, now).await?;
        channels::enqueue_archiving(connection, board, now).await?;
    }
    Ok(Some(EntryEffects { has_jobs, message }))
}

/// Notes the game's result and side to act, and returns its newest shown board with the message of that,
/// if any was shown; none if the game is gone, since its start was undone.
async fn update_game(
    connection: &mut AnyConnection,
    new: &NewEntry<'_>,
) -> Result<Option<Option<(i64, MessageId)>>, StoreError> {
    let update = sqlx::query_as::<_, (Option<i64>, Option<MessageId>)>(
        "UPDATE games
        SET result = $1, side_to_act = $2
        WHERE game_id = $3
        RETURNING board_seq, board_message_id",
    );
    let update = update.bind(new.result).bind(new.side_to_act.map(Side)).bind(new.game);
    let updated = update.fetch_optional(connection).await?;
    Ok(updated.map(|(seq, message)| seq.zip(message)))
}

/// How much an entry ends that was there before it, so that nothing is asked for in vain.
#[derive(FromRow)]
struct Outdated {
    /// Open offers, with the one that is accepted.
    offers: i64,
    /// Jobs of the engine and boards.
    jobs: i64,
}

/// Inserts the entry itself, unless another one was first. The game has to be locked, so that what is
/// counted is not out of date.
async fn insert(
    connection: &mut AnyConnection,
    new: &NewEntry<'_>,
) -> Result<Option<Outdated>, StoreError> {
    let insert = sqlx::query_as(
        "INSERT INTO game_entries (game_id, seq, kind, detail, side, interaction_id, created_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7)
        ON CONFLICT DO NOTHING
        RETURNING
            (SELECT COUNT(*) FROM offers WHERE game_id = $1 AND state IN ('open', 'accepting'))
                AS offers,
            (SELECT COUNT(*) FROM jobs WHERE kind IN ('engine', 'board') AND subject_id = $1)
                AS jobs",
    );
    let EntryRow { seq, kind, detail, side, created_at } = new.entry;
    let insert = insert.bind(new.game).bind(seq).bind(kind).bind(detail).bind(side);
    Ok(insert.bind(new.interaction).bind(created_at).fetch_optional(connection).await?)
}

/// Inserts the jobs of the engine and of the board, and deletes those of older entries if there are any.
/// The board is edited into `message`, if there is one; `shown` is the newest that was shown.
async fn replace_jobs(
    connection: &mut AnyConnection,
    new: &NewEntry<'_>,
    (shown, message): (Option<(i64, MessageId)>, Option<MessageId>),
    has_older: bool,
    now: i64,
) -> Result<(), StoreError> {
    let board = (new.game, new.entry.seq);
    let response_token = match new.board {
        BoardChange::Render { token, .. } => token.map(|token| TokenPayload::new(token, now)),
        BoardChange::Keep | BoardChange::EngineReply { .. } => None,
    };
    // A user install can show the engine's reply only with the token of the entry that it replies to:
    // it goes from one job of the engine to the next, and at last to the board.
    let engine_token = match new.is_user_install {
        true => response_token.clone().or(engine_token(connection, new.game).await?),
        false => None,
    };
    if has_older {
        delete_older(connection, board, matches!(new.board, BoardChange::Render { .. })).await?;
    }
    if new.is_engine_next {
        let payload = JobPayload { token: engine_token.clone(), ..JobPayload::default() };
        let engine = NewJob::leased(JobKind::EngineMove, board, now).with(payload);
        engine.enqueue(connection).await?;
    }
    match new.board {
        BoardChange::Keep => {}
        BoardChange::Render { .. } => {
            let payload =
                JobPayload { message_id: message, token: response_token, ..JobPayload::default() };
            let board = NewJob::leased(JobKind::RenderBoard, board, now);
            board.with(payload).enqueue(connection).await?;
        }
        BoardChange::EngineReply { to_seq, as_new_message } => {
            let replies_to_seq = (!as_new_message).then_some(to_seq);
            let replaced = (to_seq, replies_to_seq);
            if !replace_board(connection, board, replaced, engine_token.clone()).await? {
                // All that comes after that entry is the engine's, and has the same message.
                let shown = shown.filter(|(seq, _)| *seq >= to_seq && !as_new_message);
                let message_id = shown.map(|(_, message)| message);
                let payload =
                    JobPayload { message_id, token: engine_token, ..JobPayload::default() };
                let board = NewJob::at(JobKind::RenderBoard, board, now);
                board.with(payload).enqueue(connection).await?;
            }
        }
    }
    Ok(())
}

/// Deletes the engine's jobs after older entries, and the boards after them if another one replaces
/// them.
async fn delete_older(
    connection: &mut AnyConnection,
    (game, seq): (GameId, i64),
    with_boards: bool,
) -> Result<(), StoreError> {
    let kind = if with_boards { JobKind::RenderBoard } else { JobKind::EngineMove };
    let delete = sqlx::query(
        "DELETE FROM jobs
        WHERE kind IN ('engine', $1) AND subject_id = $2 AND seq < $3",
    );
    delete.bind(kind).bind(game).bind(seq).execute(connection).await?;
    Ok(())
}

/// Returns the token of the newest job of the engine that has one.
async fn engine_token(
    connection: &mut AnyConnection,
    game: GameId,
) -> Result<Option<TokenPayload>, StoreError> {
    let payloads = sqlx::query(
        "SELECT payload
        FROM jobs
        WHERE kind = 'engine' AND subject_id = $1
        ORDER BY seq DESC",
    );
    // One that cannot be read is of another version.
    let token = |row: &AnyRow| row.try_get::<JobPayload, _>("payload").ok()?.token;
    Ok(payloads.bind(game).fetch_all(connection).await?.iter().find_map(token))
}

/// Turns the job of the board after `to_seq` into this board's. A process may be showing the old board
/// right now; this one then replaces it. Returns whether there was such a job.
async fn replace_board(
    connection: &mut AnyConnection,
    (game, seq): (GameId, i64),
    (to_seq, replies_to_seq): (i64, Option<i64>),
    token: Option<TokenPayload>,
) -> Result<bool, StoreError> {
    // This locks the job before its payload is changed.
    let replace = sqlx::query_scalar(
        "UPDATE jobs
        SET seq = $1
        WHERE kind = 'board' AND subject_id = $2 AND seq = $3
        RETURNING payload",
    );
    let replace = replace.bind(seq).bind(game).bind(to_seq);
    let replaced: Option<JobPayload> = replace.fetch_optional(&mut *connection).await?;
    let Some(payload) = replaced else {
        return Ok(false);
    };
    let token = payload.token.or(token);
    let payload = JobPayload { replies_to_seq, token, ..payload };
    let update = sqlx::query(
        "UPDATE jobs
        SET payload = $1
        WHERE kind = 'board' AND subject_id = $2 AND seq = $3",
    );
    update.bind(payload).bind(game).bind(seq).execute(connection).await?;
    Ok(true)
}
