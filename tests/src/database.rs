//! The bot's database: a file of its own, or a database of its own on PostgreSQL.

use std::path::PathBuf;

use sqlx::{AnyConnection, Connection, Executor, Row};
use tempfile::TempDir;

use crate::replay;

/// The variable with the address of a PostgreSQL server on which databases can be made. Where it
/// is set, the stories are told there, else on SQLite.
pub const POSTGRES: &str = "EIGHTFOLD_TEST_POSTGRES";

/// A database of a story's own.
pub enum Database {
    /// A file in a temporary folder.
    Sqlite(TempDir),
    /// A database on the server at this address, by its name.
    Postgres {
        /// The server's address, without a database.
        server: String,
        /// The database's name.
        name: String,
    },
}

impl Database {
    /// A new, empty one.
    pub async fn new() -> Self {
        sqlx::any::install_default_drivers();
        let Ok(server) = std::env::var(POSTGRES) else {
            return Self::Sqlite(folder());
        };
        Self::on(&server).await
    }

    /// A new, empty one on this PostgreSQL server, whose address names no database.
    pub async fn on(server: &str) -> Self {
        sqlx::any::install_default_drivers();
        let server = server.trim_end_matches('/').to_owned();
        let name = format!("story_{:016x}", rand::random::<u64>());
        let made = Self::Postgres { server, name };
        made.on_server("CREATE DATABASE").await;
        made
    }

    /// A new, empty file, whatever the other stories are told on.
    pub fn sqlite() -> Self {
        sqlx::any::install_default_drivers();
        Self::Sqlite(folder())
    }

    /// Its address.
    pub fn url(&self) -> String {
        match self {
            Self::Sqlite(folder) => format!("sqlite://{}/games.db", folder.path().display()),
            Self::Postgres { server, name } => format!("{server}/{name}"),
        }
    }

    /// Its file, if it is one.
    pub fn file(&self) -> Option<PathBuf> {
        match self {
            Self::Sqlite(folder) => Some(folder.path().join("games.db")),
            Self::Postgres { .. } => None,
        }
    }

    /// A connection of our own.
    pub async fn connect(&self) -> AnyConnection {
        AnyConnection::connect(&self.url()).await.expect("the database")
    }

    /// Lets nobody else write until the connection is closed or rolls back.
    pub async fn hold(&self) -> AnyConnection {
        let mut connection = self.connect().await;
        let statement = match self {
            Self::Sqlite(_) => "BEGIN IMMEDIATE",
            Self::Postgres { .. } => {
                "BEGIN; LOCK TABLE challenges, games, entries, offers, jobs, counters, settings, \
                 puzzle_channels IN EXCLUSIVE MODE"
            }
        };
        connection.execute(statement).await.expect("nobody writes");
        connection
    }

    /// Lets nobody write a turn or decision of the engine's: each try fails. Its rolls are written.
    pub async fn hold_engine(&self) {
        let trigger = match self {
            Self::Sqlite(_) => {
                "CREATE TRIGGER held BEFORE INSERT ON entries \
                 WHEN NEW.interaction IS NULL AND NEW.detail NOT LIKE 'r_' \
                 BEGIN SELECT RAISE(ABORT, 'held'); END"
            }
            Self::Postgres { .. } => {
                "CREATE FUNCTION held() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'held'; END \
                 $$ LANGUAGE plpgsql; \
                 CREATE TRIGGER held BEFORE INSERT ON entries FOR EACH ROW \
                 WHEN (NEW.interaction IS NULL AND NEW.detail NOT LIKE 'r_') \
                 EXECUTE FUNCTION held()"
            }
        };
        self.change(trigger).await;
    }

    /// Lets the engine's turns be written again.
    pub async fn let_engine_go(&self) {
        let statement = match self {
            Self::Sqlite(_) => "DROP TRIGGER held",
            Self::Postgres { .. } => "DROP TRIGGER held ON entries; DROP FUNCTION held",
        };
        self.change(statement).await;
    }

    async fn change(&self, statements: &'static str) {
        let mut connection = self.connect().await;
        connection.execute(sqlx::raw_sql(statements)).await.expect("the database takes it");
        drop(connection.close().await);
    }

    /// Checks what is stored of each game beside its log, by playing the log anew; then a database
    /// on a server is dropped.
    pub async fn check(self) {
        let mut connection = self.connect().await;
        let games = "SELECT id, variant, result, next, start FROM games";
        for row in connection.fetch_all(games).await.expect("the games") {
            let (id, variant): (i64, String) = (row.get(0), row.get(1));
            let stored: (Option<String>, Option<String>) = (row.get(2), row.get(3));
            let start: Option<String> = row.get(4);
            let log = replay::log(&mut connection, id).await.expect("the log");
            let replayed = replay::replay(&variant, start.as_deref(), &log);
            let replayed = replayed.unwrap_or_else(|why| panic!("game {id}: {why}"));
            assert_eq!(stored, (replayed.result, replayed.next), "game {id}");
        }
        drop(connection.close().await);
        self.drop().await;
    }

    /// Drops a database on a server, whoever is connected; a file goes by itself.
    pub async fn drop(self) {
        if let Self::Postgres { server, name } = &self {
            let statement = format!("DROP DATABASE {name} WITH (FORCE)");
            let url = format!("{server}/postgres");
            let mut connection = AnyConnection::connect(&url).await.expect("the server");
            let statement = sqlx::raw_sql(sqlx::AssertSqlSafe(statement));
            connection.execute(statement).await.expect("the database goes");
        }
    }

    async fn on_server(&self, what: &str) {
        let Self::Postgres { server, name } = self else {
            return;
        };
        let mut connection =
            AnyConnection::connect(&format!("{server}/postgres")).await.expect("the server");
        let statement = sqlx::AssertSqlSafe(format!("{what} {name}"));
        connection.execute(sqlx::raw_sql(statement)).await.expect("the database");
    }
}

/// A temporary folder, in memory where that can be had: the bot waits for its database to reach
/// the disk, and a busy disk's delays are not what the stories are about.
fn folder() -> TempDir {
    let in_memory = tempfile::tempdir_in("/dev/shm");
    in_memory.or_else(|_| tempfile::tempdir()).expect("a temporary folder")
}
