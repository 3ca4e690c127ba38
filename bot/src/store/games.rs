//! Games with their logs.

mod lists;
mod move_to_channel;
mod rows;
mod shown;
mod start;
mod undo_start;

use sqlx::any::AnyArguments;
use sqlx::query::QueryAs;
use sqlx::{Any, AnyConnection, AssertSqlSafe, FromRow, Row};

pub use self::lists::{ActiveGame, ListedGame};
pub use self::rows::{ClockRow, GameRow, NewClock, PlayerRow};
pub use self::start::{NewGame, StartOutcome};
pub use self::undo_start::Reopened;
use super::{EntryRow, Store, StoreError};
use crate::ids::{ChannelId, GameId, UserId};

pub struct GameStore<'a>(pub(super) &'a Store);

/// A game with its log, both as they were at one moment.
pub type LoggedGame = (GameRow, Vec<EntryRow>);

/// A game, and how many entries it had when it was read.
#[derive(FromRow)]
struct Snapshot {
    #[sqlx(flatten)]
    game: GameRow,
    last_seq: i64,
}

type SelectGames = QueryAs<'static, Any, Snapshot, AnyArguments>;

/// Reads games; `WHERE` and what comes after it are missing. Who made the accepted offer of a rematch
/// counts as its challenger.
const SELECT: &str = "
    SELECT games.game_id, games.challenge_id, games.guild_id, games.channel_id, language, variant, start_fen,
        white_id, white_level, black_id, black_level, move_time_ms, is_rated, dice_secret,
        started_at, result, side_to_act, deadline_at, paused_at, previous_remaining_ms,
        (
            SELECT COUNT(*)
            FROM user_install_channels
            WHERE user_install_channels.channel_id = games.channel_id
        ) AS is_user_install,
        COALESCE(
            (
                SELECT challenger_id
                FROM challenges
                WHERE challenges.challenge_id = games.challenge_id
            ),
            (
                SELECT CASE offers.side
                    WHEN 'white' THEN previous.white_id
                    ELSE previous.black_id
                END
                FROM offers
                JOIN games AS previous ON previous.game_id = offers.game_id
                WHERE offers.game_id = games.rematch_of_game_id
                    AND offers.kind = 'rematch' AND offers.state = 'accepted'
            )
        ) AS challenger_id,
        (
            SELECT COALESCE(MAX(seq), 0)
            FROM game_entries
            WHERE game_entries.game_id = games.game_id
        ) AS last_seq
    FROM games
    LEFT JOIN clocks ON clocks.game_id = games.game_id";

/// The running game in channel $1, or else the last one there. One that was moved there may be older than
/// one that has ended there.
const IN_CHANNEL: &str = "
    WHERE games.game_id = COALESCE(
        (SELECT game_id FROM games WHERE channel_id = $1 AND result IS NULL),
        (SELECT MAX(game_id) FROM games WHERE channel_id = $1)
    )";

impl GameStore<'_> {
    /// Returns the game with this id, and its log.
    pub async fn logged(&self, game: GameId) -> Result<Option<LoggedGame>, StoreError> {
        let select = select("WHERE games.game_id = $1");
        Ok(self.with_logs(select.bind(game)).await?.pop())
    }

    /// Returns the running game in a channel, or else the last one that ended there, and its log.
    pub async fn logged_in(&self, channel: ChannelId) -> Result<Option<LoggedGame>, StoreError> {
        Ok(self.with_logs(select(IN_CHANNEL).bind(channel)).await?.pop())
    }

    /// Returns the running game in a channel, or else the last one that ended there.
    pub async fn in_channel(&self, channel: ChannelId) -> Result<Option<GameRow>, StoreError> {
        let found = self.0.optional(select(IN_CHANNEL).bind(channel)).await?;
        Ok(found.map(|it| it.game))
    }

    /// Returns the games that a user is playing with other users, wherever that is, and their logs.
    pub async fn running_with_people(&self, user: UserId) -> Result<Vec<LoggedGame>, StoreError> {
        let select = select(
            "WHERE result IS NULL AND (white_id = $1 OR black_id = $1)
                AND white_level IS NULL AND black_level IS NULL
            ORDER BY games.game_id",
        );
        self.with_logs(select.bind(user)).await
    }

    /// Reads games and their logs. Entries are never changed or deleted, so those up to the last one that
    /// was there when a game was read are the log of that moment, whatever was written since. No
    /// transaction is needed for that, which on PostgreSQL would have to be one of a stricter isolation
    /// level.
    async fn with_logs(&self, select: SelectGames) -> Result<Vec<LoggedGame>, StoreError> {
        self.0
            .read(async |connection| {
                let mut games = Vec::new();
                for Snapshot { game, last_seq } in select.fetch_all(&mut *connection).await? {
                    let log = sqlx::query_as(
                        "SELECT seq, kind, detail, side, created_at
                        FROM game_entries
                        WHERE game_id = $1 AND seq <= $2
                        ORDER BY seq",
                    );
                    let log = log.bind(game.game_id).bind(last_seq);
                    games.push((game, log.fetch_all(&mut *connection).await?));
                }
                Ok(games)
            })
            .await
    }
}

/// Reads games; `filter` is what comes after the joins.
fn select(filter: &str) -> SelectGames {
    sqlx::query_as(AssertSqlSafe(format!("{SELECT}\n{filter}")))
}

/// Returns the games after this one, `limit` at most, in order; each as far as its row can be read.
pub(super) async fn by_ids_after(
    connection: &mut AnyConnection,
    last: GameId,
    limit: i64,
) -> Result<Vec<(GameId, Result<GameRow, sqlx::Error>)>, StoreError> {
    let filter = "WHERE games.game_id > $1 ORDER BY games.game_id LIMIT $2";
    let select = sqlx::query(AssertSqlSafe(format!("{SELECT}\n{filter}")));
    let rows = select.bind(last).bind(limit).fetch_all(connection).await?;
    let read = |row| Ok((Row::try_get(row, "game_id")?, GameRow::from_row(row)));
    rows.iter().map(read).collect()
}

/// Locks a game against those who write its entries, offers and followers or start its rematch, until
/// the transaction ends.
pub(super) async fn lock(connection: &mut AnyConnection, game: GameId) -> Result<(), StoreError> {
    let lock = sqlx::query("UPDATE games SET side_to_act = side_to_act WHERE game_id = $1");
    lock.bind(game).execute(connection).await?;
    Ok(())
}
