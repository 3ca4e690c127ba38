//! The bot's database: a file of its own, or a database of its own on PostgreSQL.

use std::path::{Path, PathBuf};

use sqlx::{Any, AnyConnection, AssertSqlSafe, Connection, Decode, Executor, Row, Type};
use tempfile::TempDir;

use crate::{TcpProxy, replay};

/// The variable with the address of a PostgreSQL server on which databases can be made. Where it
/// is set, the stories are told there, else on SQLite.
pub const POSTGRES: &str = "EIGHTFOLD_TEST_POSTGRES";

/// What [`Database::scalar`] can read.
pub trait Scalar: for<'r> Decode<'r, Any> + Type<Any> + Send + Unpin {}

impl<T: for<'r> Decode<'r, Any> + Type<Any> + Send + Unpin> Scalar for T {}

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

    /// The values of the only column that a statement selects.
    pub async fn scalars<T: Scalar>(&self, sql: impl Into<String>) -> Vec<T> {
        let (sql, mut connection) = (sql.into(), self.connect().await);
        let found = sqlx::query_scalar(AssertSqlSafe(sql.clone())).fetch_all(&mut connection).await;
        drop(connection.close().await);
        found.unwrap_or_else(|error| panic!("{error}: {sql}"))
    }

    /// The only value that a statement selects.
    pub async fn scalar<T: Scalar>(&self, sql: impl Into<String>) -> T {
        let sql = sql.into();
        let mut found = self.scalars(sql.clone()).await;
        assert_eq!(found.len(), 1, "{sql}");
        found.remove(0)
    }

    /// Runs statements that change it.
    pub async fn execute(&self, sql: impl Into<String>) {
        let (sql, mut connection) = (sql.into(), self.connect().await);
        let done = connection.execute(sqlx::raw_sql(AssertSqlSafe(sql.clone()))).await;
        done.unwrap_or_else(|error| panic!("{error}: {sql}"));
        drop(connection.close().await);
    }

    /// The dumps that earlier versions have left, on a server or in a file, the oldest first.
    pub fn dumps(on_server: bool) -> Vec<PathBuf> {
        let kind = if on_server { "postgres" } else { "sqlite" };
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("dumps").join(kind);
        let files = std::fs::read_dir(folder).expect("dumps");
        let mut dumps: Vec<PathBuf> = files.map(|it| it.expect("a dump").path()).collect();
        dumps.sort_unstable();
        dumps
    }

    /// Makes a file of it, where it is one, that holds nothing.
    pub fn make(&self) {
        if let Some(file) = self.file() {
            std::fs::write(file, "").expect("a file");
        }
    }

    /// Fills an empty one with what a dump holds.
    pub async fn load(&self, dump: &Path) {
        self.make();
        self.execute(std::fs::read_to_string(dump).expect("a dump")).await;
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
        self.hold_rows("entries", "NEW.interaction IS NULL AND NEW.detail NOT LIKE 'r_'").await;
    }

    /// Lets the engine's turns be written again.
    pub async fn let_engine_go(&self) {
        self.let_rows_go("entries").await;
    }

    /// Lets nobody write a review: each try fails.
    pub async fn hold_reviews(&self) {
        self.hold_rows("reviews", "NEW.game = NEW.game").await;
    }

    /// Lets reviews be written again.
    pub async fn let_reviews_go(&self) {
        self.let_rows_go("reviews").await;
    }

    /// Lets nobody write a new row of a table of which this holds.
    async fn hold_rows(&self, table: &str, condition: &str) {
        let trigger = format!("CREATE TRIGGER held BEFORE INSERT ON {table}");
        let statements = match self {
            Self::Sqlite(_) => {
                format!("{trigger} WHEN {condition} BEGIN SELECT RAISE(ABORT, 'held'); END")
            }
            Self::Postgres { .. } => format!(
                "CREATE FUNCTION held() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'held'; END $$ \
                 LANGUAGE plpgsql; {trigger} FOR EACH ROW WHEN ({condition}) EXECUTE FUNCTION held()"
            ),
        };
        self.execute(statements).await;
    }

    async fn let_rows_go(&self, table: &str) {
        self.execute(match self {
            Self::Sqlite(_) => "DROP TRIGGER held".to_owned(),
            Self::Postgres { .. } => format!("DROP TRIGGER held ON {table}; DROP FUNCTION held"),
        })
        .await;
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
