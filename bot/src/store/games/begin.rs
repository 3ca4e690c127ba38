//! How games begin: from a challenge, against the engine, as a rematch; each of them once.

use super::{RunningRow, lock, read_running};
use crate::ids::{ChallengeId, GameId, UserId};
use crate::store::challenges::{close, next_id};
use crate::store::jobs::NewJob;
use crate::store::limited::AnyConnection;
use crate::store::rows::{ClickedOffer, NewGame, SeatRow, stored};
use crate::store::writer::Transaction;
use crate::store::{Accepted, Store, StoreError, Written, clocks, offers};

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

    /// Begins a game of a person against the engine by a command or click of theirs: writes the
    /// game and what it owes, unless `most` such games of theirs are running.
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

    /// Begins the rematch of an ended game: writes the game and what it owes, and accepts an offer.
    /// `limited` is the person who may have so many games against the engine.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn add_rematch(
        &self,
        before: GameId,
        accepts: Option<ClickedOffer>,
        limited: Option<(UserId, usize)>,
        new: &NewGame<'_>,
    ) -> Result<Begun, StoreError> {
        let mut transaction = self.writer.begin().await?;
        // Nobody asks for it meanwhile.
        lock(&mut transaction, before).await?;
        let (origin, now) = (("rematch", before.0), self.clock.now());
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
}

/// Ends a transaction in which a game began, or did not.
async fn end(transaction: Transaction, begun: Begun) -> Result<Begun, StoreError> {
    match begun {
        Begun::Game(_) => transaction.commit().await?,
        _ => transaction.roll_back().await?,
    }
    Ok(begun)
}

/// Writes a game that begins once from there, unless its channel is busy or the person has more
/// games against the engine with it than they may.
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

/// Writes a game and what it owes; none where another one runs at its channel, or the same was
/// begun before.
async fn begin(
    connection: &mut AnyConnection,
    origin: (&str, u64),
    new: &NewGame<'_>,
    now: i64,
) -> Result<Option<GameId>, StoreError> {
    let game = GameId(next_id(connection, "game").await?);
    if !insert(connection, game, origin, new, now).await? {
        return Ok(None);
    }
    NewJob::board((game, 0), new.token, None).owe(connection, now).await?;
    if new.engine {
        let token = new.token.filter(|_| new.guest);
        NewJob::engine((game, 0), token).owe(connection, now).await?;
    }
    if let Some(pace) = new.pace {
        clocks::start(connection, game, pace, now).await?;
    }
    Ok(Some(game))
}

/// Writes the game itself; whether its channel is free and it was not begun before.
async fn insert(
    connection: &mut AnyConnection,
    game: GameId,
    (origin, origin_id): (&str, u64),
    new: &NewGame<'_>,
    now: i64,
) -> Result<bool, StoreError> {
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
    .execute(connection)
    .await?;
    Ok(written.rows_affected() > 0)
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
