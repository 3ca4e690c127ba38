//! Games, without their logs.

use super::challenges::{close, next_id};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use super::jobs::{NewJob, release};
use super::rows::{
    ClickedOffer, GameRow, NewGame, SeatRow, id, optional_id, read_board, read_game, stored,
};
use super::writer::Transaction;
use super::{Accepted, Store, StoreError, Written, clocks, offers};
use crate::ids::{ChallengeId, ChannelId, GameId, MessageId, UserId};

/// What became of a game that is to begin once: a rematch, or one against the engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Begun {
    /// It has begun.
    Game(GameId),
    /// It began from the same command, message or game before.
    Duplicate,
    /// The offer of it is not open any more.
    NotOpen,
    /// Another game runs at the channel.
    Busy,
    /// The person has enough of them.
    TooMany,
}

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

/// The statement that reads games.
macro_rules! games {
    ($which:literal) => {
        concat!(
            "SELECT id, guild, channel, (SELECT COUNT(*) FROM guests WHERE guests.channel = \
             games.channel) AS guest, language, variant, start, white, white_level, black, black_level, \
             rated, secret, result, next, started, pace, (SELECT deadline FROM clocks WHERE game = \
             games.id) AS deadline, (SELECT paused FROM clocks WHERE game = games.id) AS paused, \
             (SELECT spare FROM clocks WHERE game = games.id) AS spare, CASE origin WHEN \
             'challenge' THEN (SELECT challenger \
             FROM challenges WHERE challenges.id = origin_id) WHEN 'rematch' THEN (SELECT CASE \
             seat WHEN 'white' THEN before.white ELSE before.black END FROM offers JOIN games AS \
             before ON before.id = offers.game WHERE offers.game = games.origin_id AND offers.kind \
             = 'rematch' AND offers.state = 'accepted') END AS challenger FROM games ",
            $which
        )
    };
}

impl Store {
    /// Accepts an open challenge: writes the game and the board that it owes.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn add_game(
        &self,
        challenge: ChallengeId,
        new: &NewGame<'_>,
    ) -> Result<Accepted, StoreError> {
        let mut transaction = self.writer.begin().await?;
        if close(&mut transaction, challenge, "accepted").await? == Written::Duplicate {
            transaction.roll_back().await?;
            return Ok(Accepted::NotOpen);
        }
        let origin = ("challenge", challenge.0);
        match begin(&mut transaction, origin, new, self.clock.now()).await? {
            Some(game) => {
                transaction.commit().await?;
                Ok(Accepted::Game(game))
            }
            None => {
                transaction.roll_back().await?;
                Ok(Accepted::Busy)
            }
        }
    }

    /// Begins a game of a person against the engine by a command or click of theirs: writes the game
    /// and what it owes, unless `most` such games of theirs are running.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn add_engine_game(
        &self,
        origin: u64,
        (user, most): (UserId, usize),
        new: &NewGame<'_>,
    ) -> Result<Begun, StoreError> {
        let mut transaction = self.writer.begin().await?;
        let (origin, now) = (("engine", origin), self.clock.now());
        let begun = begin_once(&mut transaction, origin, Some((user, most)), new, now).await?;
        end(transaction, begun).await
    }

    /// Begins the rematch of an ended game, which was played at a channel: writes the game and what
    /// it owes, and accepts an offer. `limited` is the person who may have so many games against the
    /// engine.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn add_rematch(
        &self,
        before: (GameId, ChannelId),
        accepts: Option<ClickedOffer>,
        limited: Option<(UserId, usize)>,
        new: &NewGame<'_>,
    ) -> Result<Begun, StoreError> {
        let mut transaction = self.writer.begin().await?;
        // Nobody asks for it meanwhile.
        offers::lock(&mut transaction, before.0).await?;
        let (origin, now) = (("rematch", before.0.0), self.clock.now());
        let mut begun = begin_once(&mut transaction, origin, limited, new, now).await?;
        if matches!(begun, Begun::Game(_))
            && offers::close_all(&mut transaction, before, accepts, now).await?
                == Written::Duplicate
        {
            begun = Begun::NotOpen;
        }
        let begun = end(transaction, begun).await?;
        self.due.notify_one();
        Ok(begun)
    }

    /// The games of a person against the engine that are running, the oldest first.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn running_against_engine(
        &self,
        user: UserId,
    ) -> Result<Vec<RunningRow>, StoreError> {
        let mut reader = self.readers.lend().await?;
        let running = running(&mut reader, user).await?;
        reader.give_back();
        Ok(running)
    }

    /// Whether a game against the engine has begun from this command or message.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn has_begun(&self, origin: u64) -> Result<bool, StoreError> {
        self.is_begun(("engine", origin)).await
    }

    /// Whether the rematch of this game has begun.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn has_rematch(&self, game: GameId) -> Result<bool, StoreError> {
        self.is_begun(("rematch", game.0)).await
    }

    async fn is_begun(&self, origin: (&str, u64)) -> Result<bool, StoreError> {
        let mut reader = self.readers.lend().await?;
        let begun = is_begun(&mut reader, origin).await?;
        reader.give_back();
        Ok(begun)
    }

    /// The game with this id.
    ///
    /// # Errors
    ///
    /// Fails where the database does, or the row was never written so.
    pub async fn game(&self, game: GameId) -> Result<Option<GameRow>, StoreError> {
        self.find_game(games!("WHERE id = $1"), game.0).await
    }

    /// The running game at a channel, or else the last one that ended there.
    ///
    /// # Errors
    ///
    /// Fails where the database does, or the row was never written so.
    pub async fn game_at(&self, channel: ChannelId) -> Result<Option<GameRow>, StoreError> {
        // The running game is the newest: none begins where one runs.
        self.find_game(games!("WHERE channel = $1 ORDER BY id DESC LIMIT 1"), channel.0).await
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
        // Locks the game first, as a new entry does, so that a newer board stays.
        let row = sqlx::query(
            "UPDATE games SET board_ply = board_ply WHERE id = $1 \
             RETURNING channel, board_ply, board_message, (SELECT late_message FROM clocks WHERE \
             game = games.id AND late_ply < $2) AS late_message",
        )
        .bind(stored(game.0))
        .bind(ply)
        .fetch_one(&mut *transaction)
        .await?;
        let (channel, before) = (ChannelId(id(&row, "channel")?), read_board(&row)?);
        let late = optional_id(&row, "late_message")?.map(MessageId);
        if late.is_some() {
            clocks::forget_late(&mut transaction, game).await?;
        }
        if strike {
            super::jobs::strike(&mut transaction, (game, ply)).await?;
        }
        let now = self.clock.now();
        let goes_on = release(&mut transaction, (game, ply), Some(message), now).await?;
        // Of two messages that show the same board, the later one counts.
        let is_newest = before.is_none_or(|newest| newest <= (ply, message));
        if is_newest {
            sqlx::query("UPDATE games SET board_ply = $1, board_message = $2 WHERE id = $3")
                .bind(ply)
                .bind(stored(message.0))
                .bind(stored(game.0))
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
        let old = before.map(|(_, old)| old);
        // A message that shows the newest board, or has become it, keeps its buttons.
        let stale = if is_newest {
            old.filter(|old| *old != message)
        } else {
            Some(message).filter(|late| old != Some(*late))
        };
        Ok(Shown { channel, stale: stale.into_iter().chain(late).collect(), goes_on })
    }
}

/// Ends a transaction in which a game began, or did not.
async fn end(transaction: Transaction, begun: Begun) -> Result<Begun, StoreError> {
    match begun {
        Begun::Game(_) => transaction.commit().await?,
        _ => transaction.roll_back().await?,
    }
    Ok(begun)
}

/// Writes a game that begins once from there, unless its channel is busy or the person has more games
/// against the engine with it than they may.
async fn begin_once(
    connection: &mut AnyConnection,
    origin: (&str, u64),
    limited: Option<(UserId, usize)>,
    new: &NewGame<'_>,
    now: i64,
) -> Result<Begun, StoreError> {
    // Whoever begins another one waits here, so nothing comes between the write and the look.
    let Some(game) = begin(connection, origin, new, now).await? else {
        let begun = is_begun(connection, origin).await?;
        return Ok(if begun { Begun::Duplicate } else { Begun::Busy });
    };
    match limited {
        Some((user, most)) if running(connection, user).await?.len() > most => Ok(Begun::TooMany),
        _ => Ok(Begun::Game(game)),
    }
}

/// Writes a game and what it owes; none where another one runs at its channel, or the same was begun
/// before.
async fn begin(
    connection: &mut AnyConnection,
    (origin, origin_id): (&str, u64),
    new: &NewGame<'_>,
    now: i64,
) -> Result<Option<GameId>, StoreError> {
    let game = GameId(next_id(connection, "game").await?);
    let [white, black] = [new.white, new.black];
    let written = sqlx::query(
        "INSERT INTO games (id, origin, origin_id, guild, channel, variant, start, white, \
         white_level, black, black_level, pace, rated, secret, started, next, language) VALUES \
         ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) ON CONFLICT \
         DO NOTHING",
    )
    .bind(stored(game.0))
    .bind(origin)
    .bind(stored(origin_id))
    .bind(new.guild.map(|guild| stored(guild.0)))
    .bind(stored(new.channel.0))
    .bind(new.variant)
    .bind(new.start)
    .bind(white.person())
    .bind(white.level())
    .bind(black.person())
    .bind(black.level())
    .bind(new.pace)
    .bind(i64::from(new.rated))
    .bind(new.secret)
    .bind(now)
    .bind(new.next)
    .bind(new.language)
    .execute(&mut *connection)
    .await?;
    if written.rows_affected() == 0 {
        return Ok(None);
    }
    NewJob::board((game, 0), new.channel, new.token, None).owe(connection, now).await?;
    if new.engine {
        let token = new.token.filter(|_| new.guest);
        NewJob::engine((game, 0), new.channel, token).owe(connection, now).await?;
    }
    if let Some(pace) = new.pace {
        clocks::start(connection, (game, new.channel), pace, now).await?;
    }
    Ok(Some(game))
}

/// The games of a person against the engine that are running, the oldest first.
async fn running(
    connection: &mut AnyConnection,
    user: UserId,
) -> Result<Vec<RunningRow>, StoreError> {
    let rows = sqlx::query(
        "SELECT id, channel, (SELECT COALESCE(MAX(ply), 0) FROM entries WHERE game = games.id) \
         AS ply FROM games WHERE result IS NULL AND ((white = $1 AND black IS NULL) OR \
         (black = $1 AND white IS NULL)) ORDER BY id",
    );
    let rows = rows.bind(stored(user.0)).fetch_all(connection).await?;
    Ok(rows.iter().map(read_running).collect::<Result<_, _>>()?)
}

pub(super) fn read_running(row: &AnyRow) -> Result<RunningRow, sqlx::Error> {
    let (game, channel) = (GameId(id(row, "id")?), ChannelId(id(row, "channel")?));
    Ok(RunningRow { game, ply: row.try_get("ply")?, channel })
}

/// Whether a game has begun from there.
async fn is_begun(
    connection: &mut AnyConnection,
    (origin, origin_id): (&str, u64),
) -> Result<bool, StoreError> {
    let begun: i64 =
        sqlx::query_scalar("SELECT COUNT(*) FROM games WHERE origin = $1 AND origin_id = $2")
            .bind(origin)
            .bind(stored(origin_id))
            .fetch_one(connection)
            .await?;
    Ok(begun > 0)
}

impl SeatRow {
    fn person(self) -> Option<i64> {
        match self {
            Self::Person(user) => Some(stored(user.0)),
            Self::Engine(_) => None,
        }
    }

    fn level(self) -> Option<i64> {
        match self {
            Self::Person(_) => None,
            Self::Engine(level) => Some(level),
        }
    }
}
