//! Which message shows the newest board of a game, and what follows from that.

use sqlx::{AnyConnection, FromRow};

use super::GameStore;
use crate::ids::{ChannelId, GameId, MessageId};
use crate::store::StoreError;
use crate::store::jobs;

/// What is to be known of a game when a board of it is shown.
#[derive(FromRow)]
struct ShownBoard {
    channel_id: ChannelId,
    /// The message of the board that was the newest until then.
    previous_message_id: Option<MessageId>,
    /// The message that says that a deadline has passed, if the game has gone on since.
    overdue_message_id: Option<MessageId>,
}

impl GameStore<'_> {
    /// Notes that the board after an entry is shown in `message`, and completes its job if
    /// `completes_job`: a board that replaces it is then to run in that message. Returns the messages
    /// whose buttons are out of date by that: that of the board before, or the board's own if a newer one
    /// is shown already; and the one that said that a deadline had passed.
    pub async fn board_shown(
        &self,
        board @ (game, seq): (GameId, i64),
        message: MessageId,
        completes_job: bool,
    ) -> Result<Vec<(ChannelId, MessageId)>, StoreError> {
        let noting = self.0.write(async |connection| {
            // Both lock the game, as a new entry does.
            let (shown, is_newest) = match replace(connection, board, message).await? {
                Some(shown) => (shown, true),
                None => match lock(connection, board).await? {
                    Some(shown) => (shown, false),
                    // The start of the game was undone.
                    None => return Ok((Vec::new(), false)),
                },
            };
            if shown.overdue_message_id.is_some() {
                let clear = "UPDATE clocks SET overdue_message_id = NULL WHERE game_id = $1";
                sqlx::query(clear).bind(game).execute(&mut *connection).await?;
            }
            let pending = match completes_job {
                true => jobs::complete_board(connection, board).await?,
                false => jobs::boards(game).fetch_all(&mut *connection).await?,
            };
            let now = self.0.clock.now();
            let is_reply_released =
                jobs::release_reply(connection, &pending, seq, Some(message), now).await?;
            // A message that shows the newest board, or is to show a later one, keeps its buttons.
            let (newest, other) = match is_newest {
                true => (Some(message), shown.previous_message_id),
                false => (shown.previous_message_id, Some(message)),
            };
            let later = pending.iter().filter(|it| it.seq > seq);
            let next = later.filter_map(|it| it.payload.message_id).max();
            let other = other.filter(|it| ![newest, next].contains(&Some(*it)));
            let stale = other.into_iter().chain(shown.overdue_message_id);
            let stale = stale.map(|message| (shown.channel_id, message)).collect();
            Ok((stale, is_reply_released))
        });
        let (stale, is_reply_released) = noting.await?;
        if is_reply_released {
            self.0.wake_worker();
        }
        Ok(stale)
    }
}

/// Notes that `message` shows the newest board; none, and nothing is changed, if another one does. Of two
/// messages that show the same board, the later one counts.
async fn replace(
    connection: &mut AnyConnection,
    (game, seq): (GameId, i64),
    message: MessageId,
) -> Result<Option<ShownBoard>, StoreError> {
    let replace = sqlx::query_as(
        "UPDATE games
        SET previous_message_id = board_message_id, board_seq = $2, board_message_id = $3
        WHERE game_id = $1
            AND (board_seq IS NULL
                OR board_seq < $2
                OR (board_seq = $2 AND board_message_id <= $3))
        RETURNING channel_id, previous_message_id, (
            SELECT overdue_message_id
            FROM clocks
            WHERE clocks.game_id = games.game_id AND overdue_seq < $2
        ) AS overdue_message_id",
    );
    Ok(replace.bind(game).bind(seq).bind(message).fetch_optional(connection).await?)
}

/// Locks a game of which another message shows the newest board.
async fn lock(
    connection: &mut AnyConnection,
    (game, seq): (GameId, i64),
) -> Result<Option<ShownBoard>, StoreError> {
    let lock = sqlx::query_as(
        "UPDATE games
        SET board_seq = board_seq
        WHERE game_id = $1
        RETURNING channel_id, board_message_id AS previous_message_id, (
            SELECT overdue_message_id
            FROM clocks
            WHERE clocks.game_id = games.game_id AND overdue_seq < $2
        ) AS overdue_message_id",
    );
    Ok(lock.bind(game).bind(seq).fetch_optional(connection).await?)
}
