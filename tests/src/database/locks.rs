//! What keeps others from a database: locks, and connections that are ended.

use std::time::Duration;

use sqlx::{AnyConnection, Connection, Executor};
use tokio::time::timeout;

use super::Database;
use crate::PATIENCE;

/// Nobody else can write while one of these is held: a file, the tables of games, and those of all that
/// people do.
const LOCK_FILE: &str = "BEGIN IMMEDIATE";
const LOCK_GAMES: &str = "BEGIN; LOCK TABLE games, game_entries, jobs";
const LOCK_TABLES: &str = "
    BEGIN;
    LOCK TABLE challenges, games, game_entries, offers, jobs, id_sequences, locks, user_settings,
        guild_settings, puzzle_channels
    IN EXCLUSIVE MODE";

/// Makes a server wait for a lock of ours amid the making of the tables.
const WAIT_AMID_TABLES: &str = "
    CREATE FUNCTION waits() RETURNS event_trigger
    AS $$ BEGIN PERFORM pg_advisory_xact_lock_shared(1); END $$ LANGUAGE plpgsql;
    CREATE EVENT TRIGGER waits ON ddl_command_end
    WHEN TAG IN ('CREATE INDEX') EXECUTE FUNCTION waits()";
const LOCK_MAKING: &str = "BEGIN; SELECT pg_advisory_xact_lock(1)";

/// Whether somebody waits for it.
const IS_MAKING_HELD: &str = "
    SELECT COUNT(*)
    FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE locktype = 'advisory' AND mode = 'ShareLock' AND NOT granted
        AND datname = current_database()";

/// Ends all other connections to this database of PostgreSQL.
const END_CONNECTIONS: &str = "
    SELECT COUNT(pg_terminate_backend(pid))
    FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()";

/// A transaction, during which nobody else can write. Once this is dropped it is rolled back, whenever
/// that is noticed.
pub struct WriteLock(AnyConnection);

impl WriteLock {
    /// The connection of the transaction.
    pub fn connection(&mut self) -> &mut AnyConnection {
        &mut self.0
    }

    /// Commits what was written on the connection.
    pub async fn commit(self) {
        self.end("COMMIT").await;
    }

    /// Rolls the transaction back.
    pub async fn release(self) {
        self.end("ROLLBACK").await;
    }

    async fn end(self, how: &'static str) {
        self.try_end(how).await.expect("it was held");
    }

    /// The same for games and their jobs alone, on a connection that may fail.
    pub async fn on_games(connection: AnyConnection) -> Result<Self, sqlx::Error> {
        let on_server = connection.backend_name() == "PostgreSQL";
        Self::on(connection, if on_server { LOCK_GAMES } else { LOCK_FILE }).await
    }

    /// Rolls the transaction back, as far as the connection is there.
    pub async fn try_release(self) -> Result<(), sqlx::Error> {
        self.try_end("ROLLBACK").await
    }

    async fn on(mut connection: AnyConnection, how: &'static str) -> Result<Self, sqlx::Error> {
        connection.execute(sqlx::raw_sql(how)).await?;
        Ok(Self(connection))
    }

    async fn try_end(mut self, how: &'static str) -> Result<(), sqlx::Error> {
        self.0.execute(how).await?;
        self.0.close().await
    }
}

impl Database {
    /// Lets nobody else write.
    pub async fn hold(&self) -> WriteLock {
        let statement = match self {
            Self::Sqlite(_) => LOCK_FILE,
            Self::Postgres { .. } => LOCK_TABLES,
        };
        self.hold_by(statement).await
    }

    /// Lets nobody else write a challenge, on a server.
    pub async fn hold_challenges(&self) -> WriteLock {
        self.hold_by("BEGIN; LOCK TABLE challenges IN EXCLUSIVE MODE").await
    }

    /// Lets nobody else write the first game, on a server.
    pub async fn hold_first_game(&self) -> WriteLock {
        self.hold_by("BEGIN; SELECT 1 FROM games WHERE game_id = 1 FOR UPDATE").await
    }

    /// Lets nobody make all of the tables of an empty database on a server.
    pub async fn hold_making(&self) -> WriteLock {
        self.execute(WAIT_AMID_TABLES).await;
        self.hold_by(LOCK_MAKING).await
    }

    /// Waits until somebody has made some of them.
    pub async fn until_making_is_held(&self) {
        let is_held = async || {
            let count = sqlx::query_scalar::<_, i64>(IS_MAKING_HELD);
            self.with(async |connection| count.fetch_one(connection).await).await > 0
        };
        let held = async {
            while !is_held().await {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(PATIENCE, held).await.expect("somebody makes tables");
    }

    /// Lets all of the tables be made again.
    pub async fn let_making_go(&self) {
        self.execute("DROP EVENT TRIGGER waits; DROP FUNCTION waits").await;
    }

    async fn hold_by(&self, statement: &'static str) -> WriteLock {
        WriteLock::on(self.connect().await, statement).await.expect("nobody writes")
    }

    /// Whether somebody waits for a lock of a server.
    pub async fn is_waited_for(&self) -> bool {
        let waits = "SELECT COUNT(*) FROM pg_locks WHERE NOT granted";
        let count: i64 = self
            .with(async |connection| sqlx::query_scalar(waits).fetch_one(connection).await)
            .await;
        count > 0
    }

    /// Ends all other connections to a database on a server; how many there were.
    pub async fn end_connections(&self) -> i64 {
        self.with(async |connection| end_connections(connection).await).await
    }

    /// Has a server let nobody into the database any more.
    pub async fn shut(&self) {
        let mut inside = self.connect().await;
        self.on_server("ALTER DATABASE", "ALLOW_CONNECTIONS false").await;
        end_connections(&mut inside).await.expect("all others are gone");
    }

    /// Has the server let everybody in again.
    pub async fn open(&self) {
        self.on_server("ALTER DATABASE", "ALLOW_CONNECTIONS true").await;
    }

    /// What the server says that it is.
    pub async fn server_version(&self) -> String {
        let version = sqlx::query_scalar("SELECT version()");
        self.with(async |connection| version.fetch_one(connection).await).await
    }
}

/// Ends all other connections to the same database on a server; how many there were.
pub async fn end_connections(connection: &mut AnyConnection) -> Result<i64, sqlx::Error> {
    sqlx::query_scalar(END_CONNECTIONS).fetch_one(connection).await
}
