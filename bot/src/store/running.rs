//! Lists: which games run, and which challenges wait.

use rules::ByColor;
use sqlx::Row;
use sqlx::any::AnyRow;

use super::rows::{SeatRow, id, optional_id, read_challenge, read_seats, stored};
use super::{ChallengeRow, Store, StoreError};
use crate::ids::{ChannelId, GameId, GuildId, MessageId, UserId};

/// A game that runs, as lists tell it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedRow {
    /// Its id.
    pub game: GameId,
    /// Where it is played.
    pub channel: ChannelId,
    /// The server of that channel, if it is in one.
    pub server: Option<GuildId>,
    /// The game's id in the rules.
    pub variant: String,
    /// Who plays.
    pub seats: ByColor<SeatRow>,
    /// `white` or `black`: who acts next.
    pub next: Option<String>,
    /// The message of the newest board that is shown, where it is known.
    pub message: Option<MessageId>,
    /// When the last entry was written, or the game began, in Unix milliseconds.
    pub since: i64,
    /// By when who is next has to act, in Unix milliseconds; none without a clock that runs.
    pub deadline: Option<i64>,
}

/// A challenge that waits for an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WaitingRow {
    /// The challenge.
    pub challenge: ChallengeRow,
    /// The server of its channel, if that is in one.
    pub server: Option<GuildId>,
    /// When it was made, in Unix milliseconds.
    pub since: i64,
}

/// The statement that lists running games.
macro_rules! listed {
    ($which:literal) => {
        concat!(
            "SELECT id, channel, variant, white, white_level, black, black_level, next, \
             board_message, COALESCE((SELECT created FROM entries WHERE game = games.id ORDER BY \
             ply DESC LIMIT 1), started) AS since, (SELECT deadline FROM clocks WHERE game = \
             games.id) AS deadline, guild, (SELECT server FROM guests WHERE guests.channel = \
             games.channel) AS server FROM games WHERE result IS NULL ",
            $which
        )
    };
}

impl Store {
    /// The games of a person that run in a server, or outside servers, where nothing happened for
    /// longest first.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn running_of(
        &self,
        user: UserId,
        guild: Option<GuildId>,
    ) -> Result<Vec<ListedRow>, StoreError> {
        // By the sum SQLite does not look through all games of the server for those of one person.
        let statement = listed!(
            "AND COALESCE(guild, 0) + 0 = $1 AND (white = $2 OR black = $2) ORDER BY since, id"
        );
        let mut reader = self.readers.lend().await?;
        let rows = sqlx::query(statement).bind(or_none(guild)).bind(stored(user.0));
        let rows = rows.fetch_all(&mut *reader).await?;
        reader.give_back();
        Ok(rows.iter().map(read_listed).collect::<Result<_, _>>()?)
    }

    /// The newest games of others that run in a server, at most `limit`, and how many there are.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn running_of_others(
        &self,
        user: UserId,
        guild: GuildId,
        limit: i64,
    ) -> Result<(Vec<ListedRow>, usize), StoreError> {
        let others = "SELECT COUNT(*) FROM games WHERE result IS NULL AND COALESCE(guild, 0) = $1 AND \
                      COALESCE(white, 0) <> $2 AND COALESCE(black, 0) <> $2";
        let statement = listed!(
            "AND COALESCE(guild, 0) = $1 AND COALESCE(white, 0) <> $2 AND COALESCE(black, 0) <> $2 \
             ORDER BY id DESC LIMIT $3"
        );
        let mut reader = self.readers.lend().await?;
        let count = sqlx::query_scalar(others).bind(stored(guild.0)).bind(stored(user.0));
        let count: i64 = count.fetch_one(&mut *reader).await?;
        let rows = sqlx::query(statement).bind(stored(guild.0)).bind(stored(user.0)).bind(limit);
        let rows = rows.fetch_all(&mut *reader).await?;
        reader.give_back();
        let listed = rows.iter().map(read_listed).collect::<Result<_, _>>()?;
        Ok((listed, usize::try_from(count).unwrap_or_default()))
    }

    /// The open challenges of a server that this person has made or may accept, the newest first,
    /// at most `limit`; or those outside servers, where what anybody may accept is seen at its
    /// `channel` alone.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn waiting_challenges(
        &self,
        user: UserId,
        (guild, channel): (Option<GuildId>, Option<ChannelId>),
        limit: i64,
    ) -> Result<Vec<WaitingRow>, StoreError> {
        let mut reader = self.readers.lend().await?;
        let rows = sqlx::query(
            "SELECT id, guild, channel, challenger, name, opponent, variant, color, thread, pace, \
             rated, start, language, state, message, created, (SELECT server FROM guests WHERE \
             guests.channel = challenges.channel) AS server FROM challenges WHERE state = 'open' \
             AND COALESCE(guild, 0) = $1 AND (challenger = $2 OR opponent = $2 OR (opponent IS NULL \
             AND (guild IS NOT NULL OR channel = $3))) ORDER BY id DESC LIMIT $4",
        );
        let rows =
            rows.bind(or_none(guild)).bind(stored(user.0)).bind(channel.map(|it| stored(it.0)));
        let rows = rows.bind(limit);
        let rows = rows.fetch_all(&mut *reader).await?;
        reader.give_back();
        let read = |row: &AnyRow| -> Result<WaitingRow, sqlx::Error> {
            let (challenge, since) = (read_challenge(row)?, row.try_get("created")?);
            let server = challenge.guild.or(optional_id(row, "server")?.map(GuildId));
            Ok(WaitingRow { challenge, server, since })
        };
        Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
    }
}

/// A server as it is compared; 0 outside servers.
fn or_none(guild: Option<GuildId>) -> i64 {
    guild.map_or(0, |guild| stored(guild.0))
}

fn read_listed(row: &AnyRow) -> Result<ListedRow, sqlx::Error> {
    Ok(ListedRow {
        game: GameId(id(row, "id")?),
        channel: ChannelId(id(row, "channel")?),
        server: optional_id(row, "guild")?.or(optional_id(row, "server")?).map(GuildId),
        variant: row.try_get("variant")?,
        seats: read_seats(row)?,
        next: row.try_get("next")?,
        message: optional_id(row, "board_message")?.map(MessageId),
        since: row.try_get("since")?,
        deadline: row.try_get("deadline")?,
    })
}
