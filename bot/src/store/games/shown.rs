//! Which message shows the newest board of a game, and what follows from that.

use sqlx::{AnyConnection, FromRow};

use super::Games;
use crate::ids::{ChannelId, GameId, MessageId};
use crate::store::StoreError;
use crate::store::jobs;

/// What was shown of a game until then.
#[derive(FromRow)]
struct Before {
    channel_id: ChannelId,
    /// The entry after which the newest shown board is.
    board_seq: Option<i64>,
    board_message_id: Option<MessageId>,
    /// The message that says that a deadline has passed, if the game has gone on since.
    overdue_message_id: Option<MessageId>,
}

impl Games<'_> {
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
            let Some(before) = lock(connection, board).await? else {
                // The start of the game was undone.
                return Ok((Vec::new(), false));
            };
            if before.overdue_message_id.is_some() {
                let clear = "UPDATE clocks SET overdue_message_id = NULL WHERE game_id = $1";
                sqlx::query(clear).bind(game).execute(&mut *connection).await?;
            }
            let pending = match completes_job {
                true => jobs::complete_board(connection, board).await?,
                false => jobs::boards(game).fetch_all(&mut *connection).await?,
            };
            // Of two messages that show the same board, the later one counts.
            let old = before.board_seq.zip(before.board_message_id);
            let is_newest = old.is_none_or(|old| old <= (seq, message));
            if is_newest {
                let update = sqlx::query(
                    "UPDATE games
                    SET board_seq = $1, board_message_id = $2
                    WHERE game_id = $3",
                );
                update.bind(seq).bind(message).bind(game).execute(&mut *connection).await?;
            }
            let now = self.0.clock.now();
            let is_reply_released =
                jobs::release_reply(connection, &pending, seq, Some(message), now).await?;
            // A message that shows the newest board, or is to show a later one, keeps its buttons.
            let old = old.map(|(_, message)| message);
            let (newest, other) =
                if is_newest { (Some(message), old) } else { (old, Some(message)) };
            let later = pending.iter().filter(|it| it.seq > seq);
            let next = later.filter_map(|it| it.payload.message_id).max();
            let other = other.filter(|it| ![newest, next].contains(&Some(*it)));
            let stale = other.into_iter().chain(before.overdue_message_id);
            let stale = stale.map(|message| (before.channel_id, message)).collect();
            Ok((stale, is_reply_released))
        });
        let (stale, is_reply_released) = noting.await?;
        if is_reply_released {
            self.0.wake_worker();
        }
        Ok(stale)
    }
}

/// Locks a game, as a new entry does, so that a newer board stays, and returns what was shown of it.
async fn lock(
    connection: &mut AnyConnection,
    (game, seq): (GameId, i64),
) -> Result<Option<Before>, StoreError> {
    let lock = sqlx::query_as(
        "UPDATE games
        SET board_seq = board_seq
        WHERE game_id = $1
        RETURNING channel_id, board_seq, board_message_id, (
            SELECT overdue_message_id
            FROM clocks
            WHERE clocks.game_id = games.game_id AND overdue_seq < $2
        ) AS overdue_message_id",
    );
    Ok(lock.bind(game).bind(seq).fetch_optional(connection).await?)
}
