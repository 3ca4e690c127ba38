//! Games, without their logs.

mod begin;
mod moved;
mod shown;
mod unbegun;

use sqlx::Row;
use sqlx::any::AnyRow;

pub use self::begin::Begun;
pub use self::unbegun::Reopened;
use super::limited::AnyConnection;
use super::rows::{EntryRow, GameRow, id, read_board, read_game, read_log, stored};
use super::{Store, StoreError};
use crate::ids::{ChannelId, GameId, MessageId, UserId};

/// A game that is running.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RunningRow {
    /// Its id.
    pub game: GameId,
    /// How many entries it has.
    pub ply: i64,
    /// Where it is played.
    pub channel: ChannelId,
}

/// The statement that reads games, and more of each.
macro_rules! games {
    ($which:expr) => {
        games!("", $which)
    };
    ($more:literal, $which:expr) => {
        concat!(
            "SELECT ",
            $more,
            "id, guild, channel, (SELECT COUNT(*) FROM guests WHERE guests.channel = \
             games.channel) AS guest, language, variant, start, white, white_level, black, \
             black_level, rated, secret, result, next, started, pace, deadline, paused, spare, CASE \
             origin WHEN 'challenge' THEN (SELECT challenger FROM challenges WHERE challenges.id = \
             origin_id) WHEN 'rematch' THEN (SELECT CASE seat WHEN 'white' THEN before.white ELSE \
             before.black END FROM offers JOIN games AS before ON before.id = offers.game WHERE \
             offers.game = games.origin_id AND offers.kind = 'rematch' AND offers.state = \
             'accepted') END AS challenger FROM games LEFT JOIN clocks ON clocks.game = games.id ",
            $which
        )
    };
}

/// The same with the log in one text, a line for each entry. All rows of a log come one by one, and
/// whoever waits for them is woken for each.
macro_rules! logged {
    ($which:expr) => {
        games!(
            "(SELECT string_agg(ply || ' ' || created || ' ' || COALESCE(seat, '-') || ' ' || kind || \
             ' ' || detail, '\n' ORDER BY ply) FROM entries WHERE entries.game = games.id) AS log, ",
            $which
        )
    };
}

/// The game that runs at a channel, $1, or the last one there: one that has moved there may be older than
/// one that has ended there.
macro_rules! at_channel {
    () => {
        "WHERE id = COALESCE((SELECT id FROM games WHERE channel = $1 AND result IS NULL), (SELECT \
         MAX(id) FROM games WHERE channel = $1))"
    };
}

/// A game with its log, both as they were at one moment.
pub type LoggedGame = (GameRow, Vec<EntryRow>);

impl Store {
    /// The game with this id, and its log.
    ///
    /// # Errors
    ///
    /// Fails where the database does, or a row was never written so.
    pub async fn logged_game(&self, game: GameId) -> Result<Option<LoggedGame>, StoreError> {
        self.find_logged(logged!("WHERE id = $1"), game.0).await
    }

    /// The running game at a channel, or else the last one that ended there, and its log.
    ///
    /// # Errors
    ///
    /// Fails where the database does, or a row was never written so.
    pub async fn logged_game_at(
        &self,
        channel: ChannelId,
    ) -> Result<Option<LoggedGame>, StoreError> {
        self.find_logged(logged!(at_channel!()), channel.0).await
    }

    async fn find_logged(
        &self,
        statement: &'static str,
        key: u64,
    ) -> Result<Option<LoggedGame>, StoreError> {
        let mut reader = self.readers.lend().await?;
        let row = sqlx::query(statement).bind(stored(key)).fetch_optional(&mut *reader).await?;
        reader.give_back();
        Ok(row.as_ref().map(read_logged).transpose()?)
    }

    /// The running game at a channel, or else the last one that ended there.
    ///
    /// # Errors
    ///
    /// Fails where the database does, or the row was never written so.
    pub async fn game_at(&self, channel: ChannelId) -> Result<Option<GameRow>, StoreError> {
        self.find_game(games!(at_channel!()), channel.0).await
    }

    /// The games that a person is playing with other people, wherever that is, and their logs.
    ///
    /// # Errors
    ///
    /// Fails where the database does, or a row was never written so.
    pub async fn running_with_people(&self, user: UserId) -> Result<Vec<LoggedGame>, StoreError> {
        let statement = logged!(
            "WHERE result IS NULL AND (white = $1 OR black = $1) AND white_level IS NULL AND \
             black_level IS NULL ORDER BY id"
        );
        let mut reader = self.readers.lend().await?;
        let rows = sqlx::query(statement).bind(stored(user.0)).fetch_all(&mut *reader).await?;
        reader.give_back();
        Ok(rows.iter().map(read_logged).collect::<Result<_, _>>()?)
    }

    async fn find_game(
        &self,
        statement: &'static str,
        key: u64,
    ) -> Result<Option<GameRow>, StoreError> {
        let mut reader = self.readers.lend().await?;
        let row = sqlx::query(statement).bind(stored(key)).fetch_optional(&mut *reader).await?;
        reader.give_back();
        Ok(row.as_ref().map(read_game).transpose()?)
    }
}

/// The games after this one, so many at most, in order; each as far as its row can be read.
pub(super) async fn after(
    connection: &mut sqlx::AnyConnection,
    last: GameId,
    limit: i64,
) -> Result<Vec<(GameId, Result<GameRow, sqlx::Error>)>, StoreError> {
    let rows = sqlx::query(games!("WHERE id > $1 ORDER BY id LIMIT $2"))
        .bind(stored(last.0))
        .bind(limit)
        .fetch_all(connection)
        .await?;
    let read = |row: &AnyRow| Ok((GameId(id(row, "id")?), read_game(row)));
    Ok(rows.iter().map(read).collect::<Result<_, sqlx::Error>>()?)
}

fn read_logged(row: &AnyRow) -> Result<LoggedGame, sqlx::Error> {
    let log: Option<String> = row.try_get("log")?;
    Ok((read_game(row)?, read_log(log.as_deref().unwrap_or_default())?))
}

pub(super) fn read_running(row: &AnyRow) -> Result<RunningRow, sqlx::Error> {
    let (game, channel) = (GameId(id(row, "id")?), ChannelId(id(row, "channel")?));
    Ok(RunningRow { game, ply: row.try_get("ply")?, channel })
}

/// Locks a game against those who write its entries, offers and followers or begin its rematch,
/// until the transaction ends. Returns ply and message of the newest board that is noted as shown.
pub(super) async fn lock(
    connection: &mut AnyConnection,
    game: GameId,
) -> Result<Option<(i64, MessageId)>, StoreError> {
    let lock = "UPDATE games SET next = next WHERE id = $1 RETURNING board_ply, board_message";
    let row = sqlx::query(lock).bind(stored(game.0)).fetch_optional(connection).await?;
    Ok(row.as_ref().map(read_board).transpose()?.flatten())
}
