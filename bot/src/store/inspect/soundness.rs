//! Whether a database is whole: as a file, and in what its rows say of one another.

use std::collections::HashSet;
use std::fmt;

use sqlx::Row;
use sqlx::any::AnyRow;

use super::Inspection;
use crate::ids::GameId;
use crate::store::StoreError;
use crate::store::connections::is_sqlite;
use crate::store::copying::plan::{Plan, Table};
use crate::store::rows::id;

/// What is wrong with a database, whatever its games are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unsound {
    /// The file is damaged; in SQLite's words.
    Damaged(String),
    /// A table is not there, or columns of it.
    Missing(String),
    /// Rows of one table refer to rows of another that are not there.
    Orphans {
        /// The table.
        table: String,
        /// The other one.
        parent: String,
        /// How many rows.
        number: i64,
    },
    /// A number was given out that would be given out again.
    Counter {
        /// Of what.
        kind: String,
        /// The last one, as it is written down.
        last: i64,
        /// The highest that there is.
        highest: i64,
    },
    /// The engine is next in a running game, and will not act.
    IdleEngine(GameId),
    /// The clock of a running game runs, and nobody will attend to its deadline.
    IdleClock(GameId),
    /// The newest board of a running game was never shown, and will not be.
    LostBoard(GameId),
}

impl fmt::Display for Unsound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Damaged(what) => write!(f, "the file is damaged: {what}"),
            Self::Missing(table) => write!(f, "the table {table} is missing, or a part of it"),
            Self::Orphans { table, parent, number } => {
                write!(f, "{table} refers to rows of {parent} that are not there: {number}")
            }
            Self::Counter { kind, last, highest } => {
                write!(f, "the counter of {kind} is {last}, and {highest} was given out")
            }
            Self::IdleEngine(game) => {
                write!(f, "game {game} waits for the engine, which has no job")
            }
            Self::IdleClock(game) => {
                write!(f, "the clock of game {game} runs, and its deadline has no job")
            }
            Self::LostBoard(game) => {
                write!(f, "the newest board of game {game} is neither shown nor owed")
            }
        }
    }
}

/// Every column, after its table: of SQLite, and of PostgreSQL.
const COLUMNS: (&str, &str) = (
    "SELECT m.name || '.' || c.name FROM sqlite_master m JOIN pragma_table_info(m.name) c WHERE \
     m.type = 'table'",
    "SELECT CAST(table_name || '.' || column_name AS TEXT) FROM information_schema.columns WHERE \
     table_schema = CURRENT_SCHEMA()",
);

/// Counters that are behind what was given out.
const COUNTERS: &str = "SELECT kind, last, highest FROM (SELECT kind, last, CASE kind WHEN 'game' \
     THEN (SELECT MAX(id) FROM games) WHEN 'challenge' THEN (SELECT MAX(id) FROM challenges) WHEN \
     'offer' THEN (SELECT MAX(id) FROM offers) WHEN 'result' THEN (SELECT MAX(number) FROM results) \
     WHEN 'file' THEN (SELECT MAX(id) FROM files) END AS highest FROM counters) AS counted WHERE \
     highest > last ORDER BY kind";

/// Whether the engine has the seat that is next.
macro_rules! engine_is_next {
    () => {
        "CASE next WHEN 'white' THEN white IS NULL AND white_level IS NOT NULL ELSE black IS NULL \
         AND black_level IS NOT NULL END"
    };
}

/// Running games in which the engine is next and has nothing to do.
const IDLE: &str = concat!(
    "SELECT id FROM games WHERE result IS NULL AND next IS NOT NULL AND ",
    engine_is_next!(),
    " AND NOT EXISTS (SELECT 1 FROM jobs WHERE kind = 'engine' AND game = games.id) ORDER BY id"
);

/// Running games whose clock runs, with nothing to do at its deadline: to remind, to tell that it has
/// passed, or to end the game, each of which takes the place of the one before.
const UNWATCHED: &str = "SELECT id FROM games WHERE result IS NULL AND EXISTS (SELECT 1 FROM clocks \
     WHERE game = games.id AND deadline IS NOT NULL) AND NOT EXISTS (SELECT 1 FROM jobs WHERE kind \
     IN ('reminder', 'late', 'flag') AND game = games.id) ORDER BY id";

/// Running games that wait for a person who was not shown where they stand. Where the bot is a guest
/// it may not know what it has shown.
const LOST: &str = concat!(
    "SELECT id FROM games WHERE result IS NULL AND next IS NOT NULL AND NOT ",
    engine_is_next!(),
    " AND COALESCE(board_ply, -1) < (SELECT COUNT(*) FROM entries WHERE game = games.id) AND NOT \
     EXISTS (SELECT 1 FROM jobs WHERE kind = 'board' AND game = games.id) AND NOT EXISTS (SELECT 1 \
     FROM guests WHERE guests.channel = games.channel) ORDER BY id"
);

impl Inspection {
    /// What is damaged of a file; a server looks after that by itself.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn damage(&mut self) -> Result<Vec<Unsound>, StoreError> {
        if !is_sqlite(self.connection()) {
            return Ok(Vec::new());
        }
        let said = sqlx::query_scalar::<_, String>("PRAGMA integrity_check");
        let said = said.fetch_all(self.connection()).await?;
        let mut damage: Vec<Unsound> =
            said.into_iter().filter(|it| it != "ok").map(Unsound::Damaged).collect();
        let orphans = sqlx::query(
            "SELECT \"table\" AS child, parent, COUNT(*) AS number FROM pragma_foreign_key_check \
             GROUP BY 1, 2 ORDER BY 1, 2",
        );
        for row in &orphans.fetch_all(self.connection()).await? {
            let (table, parent) = (row.try_get("child")?, row.try_get("parent")?);
            damage.push(Unsound::Orphans { table, parent, number: row.try_get("number")? });
        }
        Ok(damage)
    }

    /// The tables of this program's that are not all there, as after half a restore.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn missing(&mut self) -> Result<Vec<Unsound>, StoreError> {
        let columns = if is_sqlite(self.connection()) { COLUMNS.0 } else { COLUMNS.1 };
        let there: Vec<String> = sqlx::query_scalar(columns).fetch_all(self.connection()).await?;
        let there: HashSet<String> = there.into_iter().collect();
        let plan = Plan::make().await?;
        let is_whole = |table: &&Table| {
            let mut columns = table.columns.iter();
            columns.all(|column| there.contains(&format!("{}.{}", table.name, column.name)))
        };
        let missing = plan.tables().iter().filter(|table| !is_whole(table));
        Ok(missing.map(|table| Unsound::Missing(table.name.clone())).collect())
    }

    /// What rows say of one another that cannot be.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn contradictions(&mut self) -> Result<Vec<Unsound>, StoreError> {
        let mut found = Vec::new();
        for row in &sqlx::query(COUNTERS).fetch_all(self.connection()).await? {
            let (kind, last) = (row.try_get("kind")?, row.try_get("last")?);
            found.push(Unsound::Counter { kind, last, highest: row.try_get("highest")? });
        }
        for (statement, unsound) in [
            (IDLE, Unsound::IdleEngine as fn(GameId) -> Unsound),
            (UNWATCHED, Unsound::IdleClock as fn(GameId) -> Unsound),
            (LOST, Unsound::LostBoard as fn(GameId) -> Unsound),
        ] {
            let games = sqlx::query(statement).fetch_all(self.connection()).await?;
            let read = |row: &AnyRow| Ok(unsound(GameId(id(row, "id")?)));
            let games: Result<Vec<_>, sqlx::Error> = games.iter().map(read).collect();
            found.extend(games?);
        }
        Ok(found)
    }
}
