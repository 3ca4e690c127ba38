//! Every SQL statement: challenges, games, their records, and the boards still to be shown.
//!
//! Each change is one transaction that writes before it reads, so that two processes on one SQLite
//! file wait for each other and do not fail.

mod rows;

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use secrecy::{ExposeSecret, SecretString};
use sqlx::any::AnyPoolOptions;
use sqlx::{AnyConnection, AnyPool, Connection, Executor};

pub use self::rows::{Challenge, GameRow, NewChallenge, NewGame, Owed, Turn};
use self::rows::{id, read_challenge, read_game, read_owed, read_turn, stored};
use crate::config::ConfigError;
use crate::error::Error;
use crate::ids::{ChallengeId, ChannelId, GameId, MessageId};

/// How many connections are held.
const CONNECTIONS: u32 = 4;

/// How long a connection is waited for.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long to wait before a migration that failed is tried again.
const SECOND_MIGRATION: Duration = Duration::from_millis(500);

/// What became of something that only one may do first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Written<T> {
    /// It was done.
    Done(T),
    /// Somebody, or the same click delivered twice, came first; nothing was changed.
    Late,
}

/// What became of an acceptance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Accepted {
    /// The game has begun.
    Game(GameId),
    /// The challenge was answered before.
    NotOpen,
    /// Another game runs at the channel.
    Busy,
}

/// A handle to the database; clones share it.
#[derive(Clone)]
pub struct Store {
    pool: AnyPool,
}

/// The time in Unix milliseconds.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

impl Store {
    /// Opens the database, makes it if it is a file that is missing, and brings it up to date.
    ///
    /// # Errors
    ///
    /// Says in one line why it cannot be used, without its address, which may hold a password.
    pub async fn open(url: &SecretString) -> Result<Self, ConfigError> {
        sqlx::any::install_default_drivers();
        let error = |problem: String| ConfigError::new("DATABASE_URL", problem);
        let url = made_if_missing(url.expose_secret());
        // A pool would go on trying, and not say why; so one connection is tried before it.
        match tokio::time::timeout(PATIENCE, try_out(&url)).await {
            Ok(Ok(())) => {}
            Ok(Err(cause)) => return Err(error(format!("cannot be used: {}", one_line(&cause)))),
            Err(_) => return Err(error("names a database that does not answer".to_owned())),
        }
        let pool = AnyPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE)
            .after_connect(|connection, _| Box::pin(async move { prepare(connection).await }))
            .connect(&url)
            .await
            .map_err(|cause| error(format!("cannot be opened: {}", one_line(&cause))))?;
        if migrate(&pool).await.is_err() {
            // SQLite's migrator takes no lock: another process may be at it. Then the second
            // time finds the work done.
            tokio::time::sleep(SECOND_MIGRATION).await;
            let again = migrate(&pool).await;
            again.map_err(|cause| {
                error(format!("cannot be brought up to date: {}", one_line(&cause)))
            })?;
        }
        Ok(Self { pool })
    }

    /// Closes every connection.
    pub async fn close(&self) {
        self.pool.close().await;
    }

    /// Writes a new, open challenge and returns its id.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn add_challenge(
        &self,
        new: &NewChallenge<'_>,
    ) -> Result<Written<ChallengeId>, Error> {
        let mut transaction = self.pool.begin().await?;
        let challenge = next_id(&mut transaction, "challenge").await?;
        let written = sqlx::query(
            "INSERT INTO challenges (id, guild, channel, challenger, name, opponent, variant, \
             color, thread, state, interaction, created) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, \
             $9, 'open', $10, $11)",
        )
        .bind(stored(challenge))
        .bind(stored(new.guild.0))
        .bind(stored(new.channel.0))
        .bind(stored(new.challenger.0))
        .bind(new.name)
        .bind(new.opponent.map(|user| stored(user.0)))
        .bind(new.variant)
        .bind(new.color)
        .bind(i64::from(new.thread))
        .bind(stored(new.interaction.0))
        .bind(now())
        .execute(&mut *transaction)
        .await;
        if late(written)? == Written::Late {
            return Ok(Written::Late);
        }
        transaction.commit().await?;
        Ok(Written::Done(ChallengeId(challenge)))
    }

    /// The challenge with this id.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn challenge(&self, challenge: ChallengeId) -> Result<Option<Challenge>, Error> {
        let row = sqlx::query(
            "SELECT id, guild, channel, challenger, name, opponent, variant, color, thread, state \
             FROM challenges WHERE id = $1",
        )
        .bind(stored(challenge.0))
        .fetch_optional(&self.pool)
        .await?;
        Ok(row.as_ref().map(read_challenge).transpose()?)
    }

    /// Ends an open challenge without a game: `state` is `declined` or `withdrawn`.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn close_challenge(
        &self,
        challenge: ChallengeId,
        state: &str,
    ) -> Result<Written<()>, Error> {
        let mut connection = self.pool.acquire().await?;
        close(&mut connection, challenge, state).await
    }

    /// Accepts an open challenge: writes the game and the board that it owes.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn add_game(&self, new: &NewGame<'_>) -> Result<Accepted, Error> {
        let mut transaction = self.pool.begin().await?;
        if close(&mut transaction, new.challenge.id, "accepted").await? == Written::Late {
            return Ok(Accepted::NotOpen);
        }
        let game = next_id(&mut transaction, "game").await?;
        let written = sqlx::query(
            "INSERT INTO games (id, challenge, guild, channel, variant, white, black, secret, \
             started) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        )
        .bind(stored(game))
        .bind(stored(new.challenge.id.0))
        .bind(stored(new.challenge.guild.0))
        .bind(stored(new.channel.0))
        .bind(&new.challenge.variant)
        .bind(stored(new.white.0))
        .bind(stored(new.black.0))
        .bind(new.secret.reveal())
        .bind(now())
        .execute(&mut *transaction)
        .await;
        if late(written)? == Written::Late {
            return Ok(Accepted::Busy);
        }
        owe(&mut transaction, GameId(game), 0, new.token).await?;
        transaction.commit().await?;
        Ok(Accepted::Game(GameId(game)))
    }

    /// The game with this id.
    ///
    /// # Errors
    ///
    /// Fails where the database does, or the row is not one that we wrote.
    pub async fn game(&self, game: GameId) -> Result<Option<GameRow>, Error> {
        let row = sqlx::query(
            "SELECT id, channel, variant, white, black, secret, ended, board_seq, board_message \
             FROM games WHERE id = $1",
        )
        .bind(stored(game.0))
        .fetch_optional(&self.pool)
        .await?;
        row.as_ref().map(read_game).transpose()
    }

    /// The running game at a channel, or else the last one that ended there.
    ///
    /// # Errors
    ///
    /// Fails where the database does, or the row is not one that we wrote.
    pub async fn game_at(&self, channel: ChannelId) -> Result<Option<GameRow>, Error> {
        let row = sqlx::query(
            "SELECT id, channel, variant, white, black, secret, ended, board_seq, board_message \
             FROM games WHERE channel = $1 ORDER BY COALESCE(ended, 0) > 0, id DESC LIMIT 1",
        )
        .bind(stored(channel.0))
        .fetch_optional(&self.pool)
        .await?;
        row.as_ref().map(read_game).transpose()
    }

    /// A game's record, in order.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn turns(&self, game: GameId) -> Result<Vec<Turn>, Error> {
        let rows = sqlx::query(
            "SELECT seq, player, kind, action, interaction FROM turns WHERE game = $1 ORDER BY seq",
        )
        .bind(stored(game.0))
        .fetch_all(&self.pool)
        .await?;
        Ok(rows.iter().map(read_turn).collect::<Result<_, _>>()?)
    }

    /// Writes one turn and the board that it owes; `ends` says that the game is over with it.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn add_turn(
        &self,
        game: GameId,
        turn: &Turn,
        ends: bool,
        token: Option<&str>,
    ) -> Result<Written<()>, Error> {
        let mut transaction = self.pool.begin().await?;
        let written = sqlx::query(
            "INSERT INTO turns (game, seq, player, kind, action, interaction, created) VALUES \
             ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(stored(game.0))
        .bind(turn.seq)
        .bind(stored(turn.player.0))
        .bind(&turn.kind)
        .bind(&turn.action)
        .bind(stored(turn.interaction.0))
        .bind(now())
        .execute(&mut *transaction)
        .await;
        if late(written)? == Written::Late {
            return Ok(Written::Late);
        }
        if ends {
            sqlx::query("UPDATE games SET ended = $1 WHERE id = $2")
                .bind(now())
                .bind(stored(game.0))
                .execute(&mut *transaction)
                .await?;
        }
        owe(&mut transaction, game, turn.seq, token).await?;
        transaction.commit().await?;
        Ok(Written::Done(()))
    }

    /// Every board still to be shown that was written before `before` (Unix milliseconds).
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn owed(&self, before: i64) -> Result<Vec<Owed>, Error> {
        let rows = sqlx::query(
            "SELECT game, seq, token, created FROM outbox WHERE created < $1 ORDER BY game, seq",
        )
        .bind(before)
        .fetch_all(&self.pool)
        .await?;
        Ok(rows.iter().map(read_owed).collect::<Result<_, _>>()?)
    }

    /// One board still to be shown.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn owed_board(&self, game: GameId, seq: i64) -> Result<Option<Owed>, Error> {
        let row = sqlx::query(
            "SELECT game, seq, token, created FROM outbox WHERE game = $1 AND seq = $2",
        )
        .bind(stored(game.0))
        .bind(seq)
        .fetch_optional(&self.pool)
        .await?;
        Ok(row.as_ref().map(read_owed).transpose()?)
    }

    /// Notes that a board will not come as the answer to an interaction.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn forget_token(&self, game: GameId, seq: i64) -> Result<(), Error> {
        sqlx::query("UPDATE outbox SET token = NULL WHERE game = $1 AND seq = $2")
            .bind(stored(game.0))
            .bind(seq)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Strikes a board that has been shown, or never can be.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn strike(&self, game: GameId, seq: i64) -> Result<(), Error> {
        sqlx::query("DELETE FROM outbox WHERE game = $1 AND seq = $2")
            .bind(stored(game.0))
            .bind(seq)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Notes the message of the newest board. An older board changes nothing and is answered
    /// `Late`.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn set_board(
        &self,
        game: GameId,
        seq: i64,
        message: MessageId,
    ) -> Result<Written<()>, Error> {
        let done = sqlx::query(
            "UPDATE games SET board_seq = $1, board_message = $2 WHERE id = $3 AND \
             (board_seq IS NULL OR board_seq <= $1)",
        )
        .bind(seq)
        .bind(stored(message.0))
        .bind(stored(game.0))
        .execute(&self.pool)
        .await?;
        Ok(if done.rows_affected() == 1 { Written::Done(()) } else { Written::Late })
    }
}

/// Ends an open challenge.
async fn close(
    connection: &mut AnyConnection,
    challenge: ChallengeId,
    state: &str,
) -> Result<Written<()>, Error> {
    let done = sqlx::query("UPDATE challenges SET state = $1 WHERE id = $2 AND state = 'open'")
        .bind(state)
        .bind(stored(challenge.0))
        .execute(connection)
        .await?;
    Ok(if done.rows_affected() == 1 { Written::Done(()) } else { Written::Late })
}

/// Writes that a board is owed.
async fn owe(
    connection: &mut AnyConnection,
    game: GameId,
    seq: i64,
    token: Option<&str>,
) -> Result<(), Error> {
    sqlx::query("INSERT INTO outbox (game, seq, token, created) VALUES ($1, $2, $3, $4)")
        .bind(stored(game.0))
        .bind(seq)
        .bind(token)
        .bind(now())
        .execute(connection)
        .await?;
    Ok(())
}

/// The next number of a kind; whoever asks at the same time waits for this transaction.
async fn next_id(connection: &mut AnyConnection, kind: &str) -> Result<u64, Error> {
    let row = sqlx::query("UPDATE counters SET last = last + 1 WHERE kind = $1 RETURNING last")
        .bind(kind)
        .fetch_one(connection)
        .await?;
    Ok(id(&row, "last")?)
}

/// Turns a broken uniqueness into `Late`.
fn late<T>(written: Result<T, sqlx::Error>) -> Result<Written<()>, Error> {
    match written {
        Ok(_) => Ok(Written::Done(())),
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(Written::Late),
        Err(error) => Err(error.into()),
    }
}

/// Brings the tables up to date.
async fn migrate(pool: &AnyPool) -> Result<(), sqlx::migrate::MigrateError> {
    sqlx::migrate!("../migrations").run(pool).await
}

/// Connects once, and closes the connection again.
async fn try_out(url: &str) -> Result<(), sqlx::Error> {
    let mut connection = AnyConnection::connect(url).await?;
    prepare(&mut connection).await?;
    connection.close().await
}

/// SQLite's settings, made anew on each connection.
async fn prepare(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    if connection.backend_name() == "SQLite" {
        connection
            .execute(
                "PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; \
                 PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;",
            )
            .await?;
    }
    Ok(())
}

/// A SQLite file is made where it is missing, unless the address says otherwise.
fn made_if_missing(url: &str) -> String {
    if !url.starts_with("sqlite:") || url.contains("mode=") {
        url.to_owned()
    } else if url.contains('?') {
        format!("{url}&mode=rwc")
    } else {
        format!("{url}?mode=rwc")
    }
}

fn one_line(error: &impl ToString) -> String {
    error.to_string().split_whitespace().collect::<Vec<_>>().join(" ")
}
