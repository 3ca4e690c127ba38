//! Which message shows the newest board of a game, and what follows from that.

use sqlx::Row;

use crate::ids::{ChannelId, GameId, MessageId};
use crate::store::jobs::{self, release};
use crate::store::limited::AnyConnection;
use crate::store::rows::{id, optional_id, read_board, stored};
use crate::store::statement::{self, Statement};
use crate::store::{Store, StoreError, clocks};

/// What follows from a board that is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shown {
    /// Where the game is played.
    pub channel: ChannelId,
    /// The messages there whose buttons are out of date by that: that of the board before, or the
    /// board's own where a newer one is shown already; and what told that somebody was late.
    pub stale: Vec<MessageId>,
    /// Whether a board is due that replaces it.
    pub goes_on: bool,
}

/// What was shown of a game until then.
struct Before {
    channel: ChannelId,
    /// The newest board, and its message.
    board: Option<(i64, MessageId)>,
    /// The message that told of a deadline which the board has left behind.
    late: Option<MessageId>,
    /// Whether another board may be owed that is to replace this one.
    goes_on: bool,
    /// The message into which a pending job edits a later board, if there is one.
    becomes: Option<MessageId>,
}

impl Store {
    /// Notes that the board after `ply` is shown in `message`, and strikes it from what is owed if
    /// it was: one that replaces it is due in that message.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn board_shown(
        &self,
        (game, ply): (GameId, i64),
        message: MessageId,
        strike: bool,
    ) -> Result<Shown, StoreError> {
        let mut transaction = self.writer.begin().await?;
        let before = look(&mut transaction, (game, ply)).await?;
        if before.late.is_some() {
            clocks::forget_late(&mut transaction, game).await?;
        }
        // Of two messages that show the same board, the later one counts.
        let is_newest = before.board.is_none_or(|newest| newest <= (ply, message));
        let strike = strike.then(|| jobs::strike((game, ply)));
        let note = is_newest.then(|| note((game, ply), message));
        let statements: Vec<Statement<'_>> = strike.into_iter().chain(note).collect();
        if !statements.is_empty() {
            statement::run(&mut transaction, statements).await?;
        }
        let now = self.clock.now();
        let goes_on =
            before.goes_on && release(&mut transaction, (game, ply), Some(message), now).await?;
        transaction.commit().await?;
        let old = before.board.map(|(_, old)| old);
        // A message that shows the newest board, or becomes it, keeps its buttons.
        let (newest, other) = if is_newest { (Some(message), old) } else { (old, Some(message)) };
        let stale = other.filter(|it| ![newest, before.becomes].contains(&Some(*it)));
        let stale = stale.into_iter().chain(before.late).collect();
        Ok(Shown { channel: before.channel, stale, goes_on })
    }
}

/// Looks what is shown of a game. It locks the game first, as a new entry does, so that a newer
/// board stays.
async fn look(
    connection: &mut AnyConnection,
    (game, ply): (GameId, i64),
) -> Result<Before, StoreError> {
    let row = sqlx::query(
        "UPDATE games SET board_ply = board_ply WHERE id = $1 \
         RETURNING channel, board_ply, board_message, (SELECT late_message FROM clocks WHERE \
         game = games.id AND late_ply < $2) AS late_message, (SELECT COUNT(*) FROM jobs WHERE kind = \
         'board' AND game = games.id AND act = $2) AS replacing, (SELECT MAX(message) FROM jobs WHERE \
         kind = 'board' AND game = games.id AND ply > $2) AS becomes",
    )
    .bind(stored(game.0))
    .bind(ply)
    .fetch_one(connection)
    .await?;
    Ok(Before {
        channel: ChannelId(id(&row, "channel")?),
        board: read_board(&row)?,
        late: optional_id(&row, "late_message")?.map(MessageId),
        goes_on: row.try_get::<i64, _>("replacing")? > 0,
        becomes: optional_id(&row, "becomes")?.map(MessageId),
    })
}

/// What notes that this message shows the newest board.
fn note((game, ply): (GameId, i64), message: MessageId) -> Statement<'static> {
    Statement::new("UPDATE games SET board_ply = $1, board_message = $2 WHERE id = $3")
        .number(ply)
        .number(stored(message.0))
        .number(stored(game.0))
}
