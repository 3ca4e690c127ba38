//! Whether a database is whole: as a file, and in what its rows say of one another.

use std::collections::HashSet;
use std::fmt;

use super::Inspection;
use crate::ids::GameId;
use crate::store::StoreError;
use crate::store::transfer::plan::{Table, TablePlan};

/// What is wrong with a database, whatever its games are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum IntegrityIssue {
    /// The file is damaged; in SQLite's words.
    Damaged(String),
    /// A table is missing, or columns of it.
    Missing(String),
    /// Rows of one table refer to rows of another that are missing.
    Orphans {
        /// The table.
        table: String,
        /// The other one.
        parent: String,
        /// How many rows.
        count: i64,
    },
    /// An id was given out that would be given out again.
    Sequence {
        /// Of what.
        kind: String,
        /// The last one, as it is noted.
        last_id: i64,
        /// The highest that there is.
        highest: i64,
    },
    /// The engine is to act in a running game, and will not.
    IdleEngine(GameId),
    /// The clock of a running game runs, and nothing will happen at its deadline.
    IdleClock(GameId),
    /// The newest board of a running game was never shown, and will not be.
    LostBoard(GameId),
}

impl fmt::Display for IntegrityIssue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Damaged(what) => write!(f, "the file is damaged: {what}"),
            Self::Missing(table) => write!(f, "the table {table} is missing, or a part of it"),
            Self::Orphans { table, parent, count } => {
                write!(f, "{table} refers to rows of {parent} that are not there: {count}")
            }
            Self::Sequence { kind, last_id, highest } => {
                write!(f, "the counter of {kind} is {last_id}, and {highest} was given out")
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

/// Every column, after its table.
const SQLITE_COLUMNS: &str = "
    SELECT tables.name || '.' || columns.name
    FROM sqlite_master AS tables JOIN pragma_table_info(tables.name) AS columns
    WHERE tables.type = 'table'";
const POSTGRES_COLUMNS: &str = "
    SELECT CAST(table_name || '.' || column_name AS TEXT)
    FROM information_schema.columns
    WHERE table_schema = current_schema()";

/// Rows whose parents are missing.
const ORPHANS: &str = r#"
    SELECT "table", parent, COUNT(*)
    FROM pragma_foreign_key_check
    GROUP BY "table", parent
    ORDER BY "table", parent"#;

/// Sequences that are behind what was given out.
const SEQUENCES: &str = "
    SELECT kind, last_id, highest
    FROM (
        SELECT kind, last_id, CASE kind
            WHEN 'challenge' THEN (SELECT MAX(challenge_id) FROM challenges)
            WHEN 'game' THEN (SELECT MAX(game_id) FROM games)
            WHEN 'offer' THEN (SELECT MAX(offer_id) FROM offers)
            WHEN 'file' THEN (SELECT MAX(file_id) FROM files)
            WHEN 'result' THEN (SELECT MAX(number) FROM results)
        END AS highest
        FROM id_sequences
    ) AS sequences
    WHERE highest > last_id
    ORDER BY kind";

/// Running games in which the engine is to act and has no job.
const IDLE_ENGINES: &str = "
    SELECT game_id
    FROM games
    WHERE result IS NULL
        AND CASE side_to_act WHEN 'white' THEN white_level WHEN 'black' THEN black_level END IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM jobs WHERE kind = 'engine' AND game_id = games.game_id)
    ORDER BY game_id";

/// Running games whose clock runs, without a job for its deadline: to remind, to tell that it has
/// passed, or to end the game, each of which takes the place of the one before.
const IDLE_CLOCKS: &str = "
    SELECT game_id
    FROM games
    WHERE result IS NULL
        AND EXISTS (SELECT 1 FROM clocks WHERE game_id = games.game_id AND deadline_at IS NOT NULL)
        AND NOT EXISTS (
            SELECT 1 FROM jobs WHERE kind IN ('reminder', 'late', 'flag') AND game_id = games.game_id
        )
    ORDER BY game_id";

/// Running games that wait for a user who was not shown where they stand. Where the bot is a user
/// install, it may not know what it has shown.
const LOST_BOARDS: &str = "
    SELECT game_id
    FROM games
    WHERE result IS NULL AND side_to_act IS NOT NULL
        AND CASE side_to_act WHEN 'white' THEN white_level ELSE black_level END IS NULL
        AND COALESCE(board_seq, -1) < (
            SELECT COUNT(*) FROM game_entries WHERE game_id = games.game_id
        )
        AND NOT EXISTS (SELECT 1 FROM jobs WHERE kind = 'board' AND game_id = games.game_id)
        AND NOT EXISTS (SELECT 1 FROM user_install_channels WHERE channel_id = games.channel_id)
    ORDER BY game_id";

impl Inspection {
    /// What is damaged of a file; a server looks after that by itself.
    pub async fn damage(&mut self) -> Result<Vec<IntegrityIssue>, StoreError> {
        if !self.is_sqlite {
            return Ok(Vec::new());
        }
        let check = sqlx::query_scalar("PRAGMA integrity_check");
        let mut damage: Vec<String> = check.fetch_all(&mut self.connection).await?;
        damage.retain(|it| it != "ok");
        let orphans: Vec<(String, String, i64)> =
            sqlx::query_as(ORPHANS).fetch_all(&mut self.connection).await?;
        let orphan = |(table, parent, count)| IntegrityIssue::Orphans { table, parent, count };
        let orphans = orphans.into_iter().map(orphan);
        Ok(damage.into_iter().map(IntegrityIssue::Damaged).chain(orphans).collect())
    }

    /// The tables of this program that are missing or lack columns, as after half a restore.
    pub async fn missing(&mut self) -> Result<Vec<IntegrityIssue>, StoreError> {
        let columns = if self.is_sqlite { SQLITE_COLUMNS } else { POSTGRES_COLUMNS };
        let found: Vec<String> =
            sqlx::query_scalar(columns).fetch_all(&mut self.connection).await?;
        let found: HashSet<String> = found.into_iter().collect();
        let is_whole = |table: &&Table| {
            let mut columns = table.columns.iter();
            columns.all(|column| found.contains(&format!("{}.{}", table.name, column.name)))
        };
        let plan = TablePlan::make().await?;
        let missing = plan.0.iter().filter(|table| !is_whole(table));
        Ok(missing.map(|table| IntegrityIssue::Missing(table.name.clone())).collect())
    }

    /// What rows say of one another that cannot be.
    pub async fn contradictions(&mut self) -> Result<Vec<IntegrityIssue>, StoreError> {
        let sequences: Vec<(String, i64, i64)> =
            sqlx::query_as(SEQUENCES).fetch_all(&mut self.connection).await?;
        let behind = |(kind, last_id, highest)| IntegrityIssue::Sequence { kind, last_id, highest };
        let mut issues: Vec<IntegrityIssue> = sequences.into_iter().map(behind).collect();
        for (query, issue) in [
            (IDLE_ENGINES, IntegrityIssue::IdleEngine as fn(GameId) -> IntegrityIssue),
            (IDLE_CLOCKS, IntegrityIssue::IdleClock),
            (LOST_BOARDS, IntegrityIssue::LostBoard),
        ] {
            let query = sqlx::query_scalar(query);
            let games: Vec<GameId> = query.fetch_all(&mut self.connection).await?;
            issues.extend(games.into_iter().map(issue));
        }
        Ok(issues)
    }
}
