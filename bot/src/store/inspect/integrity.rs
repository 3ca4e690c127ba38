//! Whether a database is whole: as a file, and in what its rows say of one another.

use std::collections::HashSet;

use thiserror::Error;

use super::Inspection;
use crate::store::transfer::plan::{Table, TablePlan};
use crate::store::types::from_json;
use crate::store::{JobPayload, StoreError, StoredSettings};
use sqlx::error::BoxDynError;

/// What is wrong with a database as a file, or with what its rows say of one another.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum IntegrityIssue {
    /// The file is damaged; in SQLite's words.
    #[error("the file is damaged: {0}")]
    Damaged(String),
    /// A table is missing, or columns of it.
    #[error("the table {0} is missing, or a part of it")]
    Missing(String),
    /// The newest board of a running game was never shown, and will not be.
    #[error("the newest board of game {0} is neither shown nor owed")]
    LostBoard(i64),
    /// Rows contradict one another, in a sentence.
    #[error("{0}")]
    Contradiction(String),
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

/// Rows whose parents are missing, as SQLite finds them; a server refuses to make any.
const ORPHANS: &str = r#"
    SELECT "table" || ' refers to rows of ' || parent || ' that are not there: ' || COUNT(*)
    FROM pragma_foreign_key_check
    GROUP BY "table", parent
    ORDER BY "table", parent"#;

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

/// What rows say that others contradict, in sentences.
const CONTRADICTIONS: [&str; 10] = [
    "SELECT 'the lock ' || column1 || ' is missing'
    FROM (VALUES ('liveness'), ('puzzles'), ('results')) AS needed
    WHERE column1 NOT IN (SELECT name FROM locks)
    ORDER BY column1",
    "SELECT 'the counter of ' || column1 || ' is missing'
    FROM (VALUES ('challenge'), ('file'), ('game'), ('offer')) AS needed
    WHERE column1 NOT IN (SELECT kind FROM id_sequences)
    ORDER BY column1",
    "SELECT 'game ' || game_id || ' is shown beyond its log'
    FROM games
    WHERE board_seq > (SELECT COUNT(*) FROM game_entries WHERE game_id = games.game_id)
    ORDER BY game_id",
    "SELECT 'the counter of ' || kind || ' is ' || last_id || ', and ' || highest || ' was given out'
    FROM (
        SELECT kind, last_id, CASE kind
            WHEN 'challenge' THEN (SELECT MAX(challenge_id) FROM challenges)
            WHEN 'game' THEN (SELECT MAX(game_id) FROM games)
            WHEN 'offer' THEN (SELECT MAX(offer_id) FROM offers)
            WHEN 'file' THEN (SELECT MAX(file_id) FROM files)
        END AS highest
        FROM id_sequences
    ) AS sequences
    WHERE highest > last_id
    ORDER BY kind",
    "SELECT 'game ' || game_id || ' waits for the engine, which has no job'
    FROM games
    WHERE result IS NULL
        AND CASE side_to_act
            WHEN 'white' THEN white_level WHEN 'black' THEN black_level
        END IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM jobs WHERE kind = 'engine' AND game_id = games.game_id)
    ORDER BY game_id",
    "SELECT 'the clock of game ' || game_id || ' runs, and its deadline has no job'
    FROM games
    WHERE result IS NULL
        AND EXISTS (SELECT 1 FROM clocks WHERE game_id = games.game_id AND deadline_at IS NOT NULL)
        AND NOT EXISTS (
            SELECT 1
            FROM jobs
            WHERE kind IN ('reminder', 'late', 'flag') AND game_id = games.game_id
        )
    ORDER BY game_id",
    "SELECT 'game ' || game_id || ' has a job too many for its deadline'
    FROM jobs
    WHERE kind IN ('reminder', 'late', 'flag')
    GROUP BY game_id
    HAVING COUNT(*) > (
        SELECT COUNT(*)
        FROM clocks JOIN games ON games.game_id = clocks.game_id
        WHERE clocks.game_id = jobs.game_id AND deadline_at IS NOT NULL AND result IS NULL
    )
    ORDER BY game_id",
    "SELECT 'challenge ' || challenge_id || ' is open, and has no job to let it expire'
    FROM challenges
    WHERE state = 'open'
        AND NOT EXISTS (SELECT 1 FROM jobs WHERE kind = 'challenge' AND subject_id = challenge_id)
    ORDER BY challenge_id",
    "SELECT 'offer ' || offer_id || ' is open, and its game has gone on'
    FROM offers
    WHERE state IN ('open', 'accepting')
        AND seq <> (SELECT COUNT(*) FROM game_entries WHERE game_id = offers.game_id)
    ORDER BY offer_id",
    "SELECT 'game ' || game_id || ' has ended, and its followers have no job to be told'
    FROM games
    WHERE result IS NOT NULL
        AND EXISTS (SELECT 1 FROM followers WHERE game_id = games.game_id)
        AND NOT EXISTS (SELECT 1 FROM jobs WHERE kind = 'followers' AND game_id = games.game_id)
    ORDER BY game_id",
];

/// Documents, after what they are of.
const USER_SETTINGS: &str = "
    SELECT 'the settings of user ' || user_id, data FROM user_settings ORDER BY user_id";
const GUILD_SETTINGS: &str = "
    SELECT 'the settings of server ' || guild_id, data FROM guild_settings ORDER BY guild_id";
const PAYLOADS: &str = "
    SELECT 'the job ' || kind || ' of ' || subject_id || ', ' || seq, payload
    FROM jobs
    ORDER BY kind, subject_id, seq";

/// Games with a result though they have none, rated games without a row for each player (a deleted
/// user has none), and such rows of games that are not rated.
const COUNTED: &str = "
    SELECT 'game ' || game_id
        || ' is not counted once for each of its players, as its result says'
    FROM (
        SELECT results.game_id
        FROM results JOIN games ON games.game_id = results.game_id
        WHERE COALESCE(games.result, 'aborted') = 'aborted'
            OR rating = 'rated' AND (
                SELECT COUNT(*) FROM rated_games WHERE rated_games.game_id = results.game_id
            ) <> CASE WHEN COALESCE(white_id, white_level) IS NULL THEN 0 ELSE 1 END
                + CASE WHEN COALESCE(black_id, black_level) IS NULL THEN 0 ELSE 1 END
        UNION
        SELECT game_id
        FROM rated_games
        WHERE NOT EXISTS (
            SELECT 1 FROM results WHERE results.game_id = rated_games.game_id AND rating = 'rated'
        )
    ) AS miscounted
    ORDER BY game_id";

/// Users whose rating has another number of games than it says, or is not what the last of them has made
/// of it; users with rated games and without a rating; and games that do not follow one another.
const RATINGS: &str = "
    SELECT 'the rating of ' || user_id || ' in ' || variant || ' in the server ' || guild_id
        || ' does not follow from its games'
    FROM (
        SELECT guild_id, variant, user_id
        FROM ratings
        WHERE games <> (
                SELECT COUNT(*)
                FROM rated_games AS game
                WHERE game.guild_id = ratings.guild_id AND game.variant = ratings.variant
                    AND game.user_id = ratings.user_id
            )
            OR NOT EXISTS (
                SELECT 1
                FROM rated_games AS game
                WHERE game.guild_id = ratings.guild_id AND game.variant = ratings.variant
                    AND game.user_id = ratings.user_id AND game.number = ratings.games
                    AND game.rating = ratings.rating AND game.deviation = ratings.deviation
                    AND game.volatility = ratings.volatility
            )
        UNION
        SELECT guild_id, variant, user_id
        FROM rated_games AS game
        WHERE NOT EXISTS (
                SELECT 1
                FROM ratings
                WHERE game.guild_id = ratings.guild_id AND game.variant = ratings.variant
                    AND game.user_id = ratings.user_id
            )
            OR EXISTS (
                SELECT 1
                FROM rated_games AS next
                WHERE next.guild_id = game.guild_id AND next.variant = game.variant
                    AND next.user_id = game.user_id AND next.number = game.number + 1
                    AND next.rating_before <> game.rating
            )
    ) AS wrong
    ORDER BY guild_id, variant, user_id";

impl Inspection {
    /// What is damaged of a file; a server looks after that by itself.
    pub async fn damage(&mut self) -> Result<Vec<IntegrityIssue>, StoreError> {
        if !self.is_sqlite {
            return Ok(Vec::new());
        }
        let check = sqlx::query_scalar("PRAGMA integrity_check");
        let mut damage: Vec<String> = check.fetch_all(&mut self.connection).await?;
        damage.retain(|it| it != "ok");
        let mut issues: Vec<_> = damage.into_iter().map(IntegrityIssue::Damaged).collect();
        issues.extend(self.find(ORPHANS).await?);
        Ok(issues)
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

    /// What rows say of one another that cannot be, and what cannot be read; `setting` finds
    /// the name of a setting of which the value cannot be read.
    pub async fn contradictions(
        &mut self,
        setting: fn(&StoredSettings) -> Option<&'static str>,
    ) -> Result<Vec<IntegrityIssue>, StoreError> {
        let mut issues = Vec::new();
        for query in CONTRADICTIONS {
            issues.extend(self.find(query).await?);
        }
        issues.extend(self.unreadable_settings(USER_SETTINGS, setting).await?);
        issues.extend(self.unreadable_settings(GUILD_SETTINGS, setting).await?);
        issues.extend(self.unreadable(PAYLOADS, from_json::<JobPayload>).await?);
        let lost = sqlx::query_scalar(LOST_BOARDS).fetch_all(&mut self.connection).await?;
        issues.extend(lost.into_iter().map(IntegrityIssue::LostBoard));
        Ok(issues)
    }

    /// The ratings that are not what the rated games have made of them, each counted once.
    pub async fn wrong_ratings(&mut self) -> Result<Vec<IntegrityIssue>, StoreError> {
        let mut issues = self.find(COUNTED).await?;
        issues.extend(self.find(RATINGS).await?);
        Ok(issues)
    }

    /// Makes an issue of each document of settings that cannot be read.
    async fn unreadable_settings(
        &mut self,
        query: &'static str,
        setting: fn(&StoredSettings) -> Option<&'static str>,
    ) -> Result<Vec<IntegrityIssue>, StoreError> {
        let read = |document: &str| {
            let settings: StoredSettings = from_json(document)?;
            match setting(&settings) {
                Some(name) => Err(format!("{name} has a value of another type").into()),
                None => Ok(settings),
            }
        };
        self.unreadable(query, read).await
    }

    /// Makes an issue of each document that cannot be read.
    async fn unreadable<T>(
        &mut self,
        query: &'static str,
        read: impl Fn(&str) -> Result<T, BoxDynError>,
    ) -> Result<Vec<IntegrityIssue>, StoreError> {
        let documents: Vec<(String, String)> =
            sqlx::query_as(query).fetch_all(&mut self.connection).await?;
        let issue = |(what, document): (String, String)| {
            let error = read(&document).err()?;
            Some(IntegrityIssue::Contradiction(format!("{what} cannot be read: {error}")))
        };
        Ok(documents.into_iter().filter_map(issue).collect())
    }

    /// Makes an issue of each sentence that a statement finds.
    async fn find(&mut self, query: &'static str) -> Result<Vec<IntegrityIssue>, StoreError> {
        let sentences = sqlx::query_scalar(query).fetch_all(&mut self.connection).await?;
        Ok(sentences.into_iter().map(IntegrityIssue::Contradiction).collect())
    }
}
