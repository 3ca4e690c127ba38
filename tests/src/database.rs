//! The bot's database: a file of its own, or a database of its own on PostgreSQL.

mod locks;
mod migrations;
mod schema;
mod triggers;

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor};
use tempfile::TempDir;

pub use self::locks::{WriteLock, end_connections};
use crate::rows::{self, ChallengeRow, ClockRow, EntryRow, GameRow, OfferRow, Row};
use crate::{TcpProxy, replay};

/// The variable with the address of a PostgreSQL server on which databases can be made. Where it
/// is set, the stories are told there, else on SQLite.
pub const POSTGRES: &str = "EIGHTFOLD_TEST_POSTGRES";

/// The path of a file that stands beside another one: the same with a suffix, such as SQLite's `-wal`.
pub fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    name.into()
}

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
        made.on_server("CREATE DATABASE", "").await;
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

    /// The same database by way of a proxy before its server; a file has none.
    pub async fn through_proxy(&self) -> Option<(Self, TcpProxy)> {
        let Self::Postgres { server, name } = self else { return None };
        let (user, host) = server.rsplit_once('@').expect("a user and a host");
        let proxy = TcpProxy::new(host).await;
        let server = format!("{user}@{}", proxy.address());
        Some((Self::Postgres { server, name: name.clone() }, proxy))
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

    /// Does something on a connection of its own.
    async fn with<T>(
        &self,
        ask: impl AsyncFnOnce(&mut AnyConnection) -> Result<T, sqlx::Error>,
    ) -> T {
        let mut connection = self.connect().await;
        let answer = ask(&mut connection).await;
        drop(connection.close().await);
        answer.unwrap_or_else(|error| panic!("the database: {error}"))
    }

    /// All rows of a table.
    pub async fn all<R: Row>(&self) -> Vec<R> {
        self.with(async |connection| rows::all(connection).await).await
    }

    /// How many rows a table has.
    pub async fn count<R: Row>(&self) -> usize {
        self.all::<R>().await.len()
    }

    /// Inserts rows.
    pub async fn insert<R: Row>(&self, rows: &[R]) {
        self.with(async |connection| rows::insert(connection, rows).await).await;
    }

    /// Changes each row of a table as `change` does; those that differ then, before and after it.
    pub async fn change<R: Row>(&self, change: impl FnMut(&mut R)) -> Vec<(R, R)> {
        self.with(async |connection| rows::change(connection, change).await).await
    }

    /// Takes a change back.
    pub async fn change_back<R: Row>(&self, changed: &[(R, R)]) {
        for (before, after) in changed {
            self.with(async |connection| rows::update(connection, after, before).await).await;
        }
    }

    /// Deletes the rows of a table that `is_it` is true of; how many there were.
    pub async fn delete<R: Row>(&self, is_it: impl Fn(&R) -> bool) -> usize {
        self.with(async |connection| rows::delete(connection, is_it).await).await
    }

    /// What is stored of a game beside its log.
    pub async fn game(&self, game: u64) -> GameRow {
        let mut games = self.all::<GameRow>().await.into_iter();
        let found = games.find(|it| it.game_id.cast_unsigned() == game);
        found.unwrap_or_else(|| panic!("there is no game {game}"))
    }

    /// The log of a game, oldest first.
    pub async fn log(&self, game: u64) -> Vec<EntryRow> {
        self.with(async |connection| rows::log(connection, game.cast_signed()).await).await
    }

    /// By when the turn of a game is to be made, in Unix milliseconds; none while its clock is stopped.
    pub async fn deadline(&self, game: u64) -> Option<i64> {
        let mut clocks = self.all::<ClockRow>().await.into_iter();
        let found = clocks.find(|it| it.game_id.cast_unsigned() == game);
        found.expect("a clock").deadline_at
    }

    /// The challenges that can be accepted.
    pub async fn open_challenges(&self) -> Vec<ChallengeRow> {
        let mut challenges: Vec<ChallengeRow> = self.all().await;
        challenges.retain(|it| it.state == "open");
        challenges
    }

    /// The offers that can be accepted.
    pub async fn open_offers(&self) -> Vec<OfferRow> {
        let mut offers: Vec<OfferRow> = self.all().await;
        offers.retain(|it| it.state == "open");
        offers
    }

    /// Runs statements.
    async fn execute(&self, sql: impl Into<String>) {
        let statements = sqlx::raw_sql(AssertSqlSafe(sql.into()));
        self.with(async |connection| connection.execute(statements).await).await;
    }

    /// Makes a file of it, where it is one, that holds nothing.
    pub fn make(&self) {
        if let Some(file) = self.file() {
            std::fs::write(file, "").expect("a file");
        }
    }

    /// Checks what is stored of each game beside its log, by playing the log anew; then a database
    /// on a server is dropped.
    pub async fn check(self) {
        let mut connection = self.connect().await;
        for game in rows::all::<GameRow>(&mut connection).await.expect("the games") {
            let log = rows::log(&mut connection, game.game_id).await.expect("the log");
            let replayed = replay::replay(&game.variant, game.start_fen.as_deref(), &log);
            let replayed = replayed.unwrap_or_else(|why| panic!("game {}: {why}", game.game_id));
            let stored = (game.result, game.side_to_act);
            assert_eq!(stored, (replayed.result, replayed.next), "game {}", game.game_id);
        }
        drop(connection.close().await);
        self.drop().await;
    }

    /// Drops a database on a server, whoever is connected; a file goes by itself.
    pub async fn drop(self) {
        self.on_server("DROP DATABASE", "WITH (FORCE)").await;
    }

    /// Has the server do this to the database; a file has none.
    pub async fn on_server(&self, what: &str, how: &str) {
        let Self::Postgres { server, name } = self else {
            return;
        };
        let mut connection =
            AnyConnection::connect(&format!("{server}/postgres")).await.expect("the server");
        let statement = sqlx::raw_sql(AssertSqlSafe(format!("{what} {name} {how}")));
        connection.execute(statement).await.expect("the server takes it");
        drop(connection.close().await);
    }
}

/// A temporary folder, in memory where that can be had: the bot waits for its database to reach
/// the disk, and a busy disk's delays are not what the stories are about.
fn folder() -> TempDir {
    let in_memory = tempfile::tempdir_in("/dev/shm");
    in_memory.or_else(|_| tempfile::tempdir()).expect("a temporary folder")
}
