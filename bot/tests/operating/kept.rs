//! A database as the bot leaves it: with a rated game that has ended, one that goes on, and one
//! with a pace.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::Instant;

use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor};
use tempfile::TempDir;

use crate::program::{PATIENCE, Running, TOKEN, eightfold, ended, folder, playground};

/// The variable with the address of a PostgreSQL server on which databases can be made.
const POSTGRES: &str = "EIGHTFOLD_TEST_POSTGRES";

/// The newest dump that an earlier version has left.
const DUMP: &str = "0011.sql";

/// Its dice fell as they were told to: gives the game that has rolled a secret that proves them.
const PROVES_ITS_DICE: &str = "UPDATE games SET secret = \
     '6c6c6c6c6c6c6c6c6c6c6c6c6c6c6c6c6c6c6c6c6c6c6c6c6c6c6c6c6c6c6c6c' WHERE id = 2";

/// The address of the PostgreSQL server, if there is one.
pub(crate) fn server() -> Option<String> {
    std::env::var(POSTGRES).ok().map(|it| it.trim_end_matches('/').to_owned())
}

/// A database, and the folder from which the program is started.
pub(crate) struct Kept {
    pub(crate) folder: TempDir,
    pub(crate) url: String,
}

impl Kept {
    /// An empty one, on the server where there is one; else a file that is still to be made.
    pub(crate) async fn empty() -> Self {
        sqlx::any::install_default_drivers();
        let Some(server) = server() else {
            return Self::file();
        };
        let name = format!("operating_{:016x}", rand::random::<u64>());
        let mut connection =
            AnyConnection::connect(&format!("{server}/postgres")).await.expect("the server");
        let made = format!("CREATE DATABASE {name}");
        connection.execute(sqlx::raw_sql(AssertSqlSafe(made))).await.expect("a database");
        Self { folder: folder(), url: format!("{server}/{name}") }
    }

    /// A file that is still to be made.
    pub(crate) fn file() -> Self {
        sqlx::any::install_default_drivers();
        let folder = folder();
        let url = format!("sqlite://{}/games.db", folder.path().display());
        Self { folder, url }
    }

    /// Lets nobody else write until the connection is closed.
    pub(crate) async fn hold(&self) -> AnyConnection {
        let mut connection = AnyConnection::connect(&self.url).await.expect("the database");
        let held = match self.is_file() {
            true => "BEGIN IMMEDIATE",
            false => "BEGIN; LOCK TABLE counters IN EXCLUSIVE MODE",
        };
        connection.execute(sqlx::raw_sql(held)).await.expect("nobody writes");
        connection
    }

    /// What an earlier version has left.
    pub(crate) async fn old() -> Self {
        let kept = Self::empty().await;
        let kind = if kept.is_file() { "sqlite" } else { "postgres" };
        let dumps = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/dumps");
        let dump = std::fs::read_to_string(dumps.join(kind).join(DUMP)).expect("a dump");
        if kept.is_file() {
            std::fs::write(kept.path(), "").expect("a file");
        }
        kept.sql(&dump).await;
        kept.sql(PROVES_ITS_DICE).await;
        kept
    }

    /// The same after this version has run on it, and was stopped.
    pub(crate) async fn new() -> Self {
        let kept = Self::old().await;
        let (playground, before) = (playground().await, kept.beats().await);
        let mut running = kept.run(&playground);
        assert!(playground.wait_until_ready(PATIENCE).await, "it does not connect");
        // It says that it is alive, and is at it then.
        let start = Instant::now();
        while kept.beats().await == before {
            assert!(start.elapsed() < PATIENCE, "it does not live");
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
        stop(&mut running);
        kept
    }

    /// The sum of the times at which processes were alive for the last time.
    async fn beats(&self) -> i64 {
        self.number("SELECT CAST(COALESCE(SUM(at), 0) AS BIGINT) FROM heartbeats").await
    }

    /// Whether it is a file.
    pub(crate) fn is_file(&self) -> bool {
        self.url.starts_with("sqlite:")
    }

    /// Where the file is.
    pub(crate) fn path(&self) -> PathBuf {
        self.folder.path().join("games.db")
    }

    /// Runs statements.
    pub(crate) async fn sql(&self, statements: &str) {
        let mut connection = AnyConnection::connect(&self.url).await.expect("the database");
        let run = connection.execute(sqlx::raw_sql(AssertSqlSafe(statements.to_owned()))).await;
        run.unwrap_or_else(|error| panic!("{error}: {statements}"));
        drop(connection.close().await);
    }

    /// What a statement counts.
    pub(crate) async fn number(&self, statement: &str) -> i64 {
        let mut connection = AnyConnection::connect(&self.url).await.expect("the database");
        let query = sqlx::query_scalar(AssertSqlSafe(statement.to_owned()));
        let number = query.fetch_one(&mut connection).await.expect("a number");
        drop(connection.close().await);
        number
    }

    /// The bot on it, against a playground.
    pub(crate) fn run(&self, playground: &playground::Playground) -> Running {
        let token = playground.token();
        let variables = [
            ("DISCORD_TOKEN", token.as_str()),
            ("DISCORD_PROXY", playground.base_url()),
            ("DATABASE_URL", &self.url),
            ("RUST_LOG", "off"),
        ];
        let mut command = eightfold(&self.folder, &variables);
        Running(command.spawn().expect("the binary"))
    }

    /// Runs the program with these arguments, a good token and this database, and ends.
    pub(crate) fn program(&self, arguments: &[&str]) -> Said {
        self.program_with(arguments, &[("DISCORD_TOKEN", TOKEN)])
    }

    /// The same with these variables.
    pub(crate) fn program_with(&self, arguments: &[&str], variables: &[(&str, &str)]) -> Said {
        let mut command = eightfold(&self.folder, variables);
        // On a busy machine the log might tell of slow statements.
        command.env("DATABASE_URL", &self.url).env("RUST_LOG", "error").args(arguments);
        said(ended(command))
    }
}

/// What the program said, and how it ended.
#[derive(Debug)]
pub(crate) struct Said {
    pub(crate) code: Option<i32>,
    pub(crate) out: Vec<String>,
    pub(crate) err: String,
}

pub(crate) fn said(output: Output) -> Said {
    let text = |bytes| String::from_utf8(bytes).expect("a text");
    let out = text(output.stdout).lines().map(str::to_owned).collect();
    Said { code: output.status.code(), out, err: text(output.stderr) }
}

/// Asks the program to end, and waits until it has.
pub(crate) fn stop(running: &mut Running) {
    let asked = Command::new("kill").arg(running.0.id().to_string()).status();
    assert!(asked.expect("kill").success());
    let start = Instant::now();
    while running.0.try_wait().expect("a child").is_none() {
        assert!(start.elapsed() < PATIENCE, "it does not end");
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
}
