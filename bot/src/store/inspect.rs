//! A database that is looked at and not changed: one connection, and all of it as it was at one
//! moment, whatever a running process writes meanwhile.

mod integrity;
mod schema;

use secrecy::{ExposeSecret, SecretString};
use sqlx::{AnyConnection, Connection, Executor, FromRow};

pub use self::integrity::IntegrityIssue;
pub use self::schema::Schema;
use super::open::{open_existing, unreadable, unusable};
use super::pool::is_sqlite;
use super::{EntryRow, GameRow, RatingOutcome, StoreError, games};
use crate::config::ConfigError;
use crate::ids::GameId;

pub struct Inspection {
    pub(super) connection: AnyConnection,
    is_sqlite: bool,
}

/// What is stored of a game, to be compared with its log.
pub struct StoredGame {
    pub id: GameId,
    /// Its row, if that can be read.
    pub row: Result<GameRow, StoreError>,
    /// Its log, in order.
    pub entries: Vec<EntryRow>,
    /// What it counts for, if it has a result that counts.
    pub counts: Option<RatingOutcome>,
    /// Whether it has a clock.
    pub has_clock: bool,
}

impl Inspection {
    /// Opens a database to look at it; nothing that is missing is created.
    ///
    /// # Errors
    ///
    /// Says in one line why it cannot be read, without its address, which may hold a password.
    pub async fn open(url: &SecretString) -> Result<Self, ConfigError> {
        let is_sqlite = is_sqlite(url.expose_secret());
        let mut connection = open_existing(url.expose_secret()).await?;
        let begin = match is_sqlite {
            true => "PRAGMA query_only = ON; BEGIN",
            false => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        };
        let begun = connection.execute(sqlx::raw_sql(begin)).await;
        begun.map_err(|cause| unusable("cannot be read", &cause))?;
        // From here on all is seen as it is now; and a file may be no database at all.
        let read = Schema::of(&mut connection).await;
        read.map_err(|cause| unreadable(&cause))?;
        Ok(Self { connection, is_sqlite })
    }

    /// How its tables relate to those that this program makes.
    pub async fn schema(&mut self) -> Result<Schema, StoreError> {
        Ok(Schema::of(&mut self.connection).await?)
    }

    /// The games after this one, at most `limit`, in order.
    pub async fn games_after(
        &mut self,
        last: GameId,
        limit: i64,
    ) -> Result<Vec<StoredGame>, StoreError> {
        let rows = games::by_ids_after(&mut self.connection, last, limit).await?;
        let stored = rows.into_iter().map(|(id, row)| {
            let row = row.map_err(StoreError::from);
            StoredGame { id, row, entries: Vec::new(), counts: None, has_clock: false }
        });
        let mut stored: Vec<StoredGame> = stored.collect();
        let Some(newest) = stored.last().map(|game| game.id) else {
            return Ok(stored);
        };
        let query = sqlx::query_as(
            "SELECT game_id, seq, kind, detail, side, created_at
            FROM game_entries
            WHERE game_id > $1 AND game_id <= $2
            ORDER BY game_id, seq",
        );
        let query = query.bind(last).bind(newest);
        for LogRow { game_id, entry } in query.fetch_all(&mut self.connection).await? {
            if let Some(game) = find(&mut stored, game_id) {
                game.entries.push(entry);
            }
        }
        let query = sqlx::query_as::<_, (GameId, Option<RatingOutcome>, Option<GameId>)>(
            "SELECT games.game_id, results.rating, clocks.game_id
            FROM games
            LEFT JOIN results ON results.game_id = games.game_id
            LEFT JOIN clocks ON clocks.game_id = games.game_id
            WHERE games.game_id > $1 AND games.game_id <= $2",
        );
        let query = query.bind(last).bind(newest);
        for (game_id, counts, clock) in query.fetch_all(&mut self.connection).await? {
            if let Some(game) = find(&mut stored, game_id) {
                (game.counts, game.has_clock) = (counts, clock.is_some());
            }
        }
        Ok(stored)
    }

    /// When a process last wrote a heartbeat, in Unix milliseconds.
    pub async fn last_heartbeat(&mut self) -> Result<Option<i64>, StoreError> {
        let query = sqlx::query_scalar("SELECT MAX(last_seen_at) FROM heartbeats");
        Ok(query.fetch_one(&mut self.connection).await?)
    }

    pub async fn close(self) {
        drop(self.connection.close().await);
    }
}

#[derive(FromRow)]
struct LogRow {
    game_id: GameId,
    #[sqlx(flatten)]
    entry: EntryRow,
}

/// The game with this id, of some in order.
fn find(stored: &mut [StoredGame], id: GameId) -> Option<&mut StoredGame> {
    let at = stored.binary_search_by_key(&id, |game| game.id).ok()?;
    stored.get_mut(at)
}
