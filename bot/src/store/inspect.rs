//! A database that is looked at and not changed: one connection, and all of it as it was at one
//! moment, whatever a running program writes meanwhile.

mod ratings;
mod schema;
mod soundness;

use secrecy::{ExposeSecret, SecretString};
use sqlx::{AnyConnection, Connection, Executor, Row};

pub use self::ratings::RatingFlaw;
pub use self::schema::Schema;
use self::schema::migrations;
pub use self::soundness::Unsound;
use super::connections::{PATIENCE, close, is_sqlite};
use super::open::{problem, unusable};
use super::rows::{EntryRow, GameRow, id, read_entry, stored};
use super::{StoreError, games};
use crate::config::ConfigError;
use crate::ids::GameId;

/// A database that is looked at.
pub struct Inspection {
    connection: AnyConnection,
}

/// What is stored of a game, to be held against its log.
pub struct KeptGame {
    /// Its id.
    pub id: GameId,
    /// Its row, where that can be read.
    pub row: Result<GameRow, StoreError>,
    /// Its log, in order.
    pub entries: Vec<EntryRow>,
    /// What it counts for, if anything: `rated`, `friendly` or `often`.
    pub counts: Option<String>,
    /// Whether it has a clock.
    pub has_clock: bool,
}

impl Inspection {
    /// Opens a database to be looked at; nothing is made that is missing.
    ///
    /// # Errors
    ///
    /// Says in one line why it cannot be read, without its address, which may hold a password.
    pub async fn open(url: &SecretString) -> Result<Self, ConfigError> {
        sqlx::any::install_default_drivers();
        let url = if_there(url.expose_secret());
        let mut connection =
            match tokio::time::timeout(PATIENCE, AnyConnection::connect(&url)).await {
                Ok(Ok(connection)) => connection,
                Ok(Err(cause)) => return Err(unusable("cannot be opened", &cause)),
                Err(_) => return Err(problem("names a database that does not answer".to_owned())),
            };
        let begin = if is_sqlite(&connection) {
            "PRAGMA query_only = ON; BEGIN"
        } else {
            "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
        };
        let begun = connection.execute(sqlx::raw_sql(begin)).await;
        begun.map_err(|cause| unusable("cannot be read", &cause))?;
        let mut inspection = Self { connection };
        // All is seen from here on as it is now; and a file may be no database at all.
        let read = migrations(&mut inspection.connection).await;
        read.map_err(|cause| unusable("holds no games of this program's", &cause))?;
        Ok(inspection)
    }

    /// How its tables stand to those that this program knows.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn schema(&mut self) -> Result<Schema, StoreError> {
        Ok(Schema::of(&mut self.connection).await?)
    }

    /// The games after this one, so many at most, in order.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn games_after(
        &mut self,
        last: GameId,
        limit: i64,
    ) -> Result<Vec<KeptGame>, StoreError> {
        let rows = games::after(&mut self.connection, last, limit).await?;
        let mut kept: Vec<KeptGame> = rows
            .into_iter()
            .map(|(id, row)| KeptGame {
                id,
                row: row.map_err(StoreError::from),
                entries: Vec::new(),
                counts: None,
                has_clock: false,
            })
            .collect();
        let Some(until) = kept.last().map(|game| game.id) else {
            return Ok(kept);
        };
        self.add_logs(&mut kept, last, until).await?;
        self.add_counts(&mut kept, last, until).await?;
        Ok(kept)
    }

    async fn add_logs(
        &mut self,
        kept: &mut [KeptGame],
        last: GameId,
        until: GameId,
    ) -> Result<(), StoreError> {
        let rows = sqlx::query(
            "SELECT game, ply, kind, detail, seat, created FROM entries WHERE game > $1 AND game <= \
             $2 ORDER BY game, ply",
        )
        .bind(stored(last.0))
        .bind(stored(until.0))
        .fetch_all(&mut self.connection)
        .await?;
        for row in &rows {
            if let Some(game) = find(kept, GameId(id(row, "game")?)) {
                game.entries.push(read_entry(row)?);
            }
        }
        Ok(())
    }

    async fn add_counts(
        &mut self,
        kept: &mut [KeptGame],
        last: GameId,
        until: GameId,
    ) -> Result<(), StoreError> {
        let rows = sqlx::query(
            "SELECT games.id, results.rated, clocks.game AS clock FROM games LEFT JOIN results ON \
             results.game = games.id LEFT JOIN clocks ON clocks.game = games.id WHERE games.id > $1 \
             AND games.id <= $2",
        )
        .bind(stored(last.0))
        .bind(stored(until.0))
        .fetch_all(&mut self.connection)
        .await?;
        for row in &rows {
            if let Some(game) = find(kept, GameId(id(row, "id")?)) {
                game.counts = row.try_get("rated")?;
                game.has_clock = row.try_get::<Option<i64>, _>("clock")?.is_some();
            }
        }
        Ok(())
    }

    /// When the first game ended whose result was written down, in Unix milliseconds; earlier ones
    /// were not.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn first_result(&mut self) -> Result<Option<i64>, StoreError> {
        let first = sqlx::query_scalar("SELECT MIN(ended) FROM results");
        Ok(first.fetch_one(&mut self.connection).await?)
    }

    /// When a program last said that it is alive, in Unix milliseconds.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn last_heartbeat(&mut self) -> Result<Option<i64>, StoreError> {
        let last = sqlx::query_scalar("SELECT MAX(at) FROM heartbeats");
        Ok(last.fetch_one(&mut self.connection).await?)
    }

    /// The connection that looks.
    pub(super) fn connection(&mut self) -> &mut AnyConnection {
        &mut self.connection
    }

    /// Ends looking.
    pub async fn close(self) {
        close(self.connection).await;
    }
}

/// The game with this id, of some in order.
fn find(kept: &mut [KeptGame], id: GameId) -> Option<&mut KeptGame> {
    let at = kept.binary_search_by_key(&id, |game| game.id).ok()?;
    kept.get_mut(at)
}

/// The address by which a SQLite file is opened where it is there, whatever the address says. Not
/// to be read only: then SQLite would leave files beside it, made by whoever looked.
pub(super) fn if_there(url: &str) -> String {
    if !url.starts_with("sqlite:") {
        return url.to_owned();
    }
    let (file, options) = url.split_once('?').unwrap_or((url, ""));
    let others = options.split('&').filter(|it| !it.is_empty() && !it.starts_with("mode="));
    let options: Vec<&str> = others.chain(["mode=rw"]).collect();
    format!("{file}?{}", options.join("&"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_file_is_made_whatever_its_address_says() {
        for (given, opened) in [
            ("sqlite://a.db", "sqlite://a.db?mode=rw"),
            ("sqlite://a.db?mode=rwc", "sqlite://a.db?mode=rw"),
            ("sqlite://a.db?cache=shared&mode=ro", "sqlite://a.db?cache=shared&mode=rw"),
            ("postgres://h/x?sslmode=require", "postgres://h/x?sslmode=require"),
        ] {
            assert_eq!(if_there(given), opened);
        }
    }
}
