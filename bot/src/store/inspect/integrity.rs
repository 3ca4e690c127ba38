//! Whether a database is whole: as a file, and in what its rows say of one another.

use std::collections::HashSet;

use sqlx::FromRow;
use sqlx::any::AnyRow;
use thiserror::Error;

use super::Inspection;
use crate::ids::{GuildId, UserId};
use crate::store::StoreError;
use crate::store::transfer::plan::{Table, TablePlan};

/// What is wrong with a database as a file, or with what its rows say of one another.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum IntegrityIssue {
    /// The file is damaged; in SQLite's words.
    #[error("the file is damaged: {0}")]
    Damaged(String),
    /// A table is missing, or columns of it.
    #[error("the table {0} is missing, or a part of it")]
    Missing(String),
    /// Rows of a table refer to rows of another that are missing: the tables, and how many rows.
    #[error("{0} refers to rows of {1} that are not there: {2}")]
    Orphans(String, String, i64),
    /// An id was given out that would be given out again: of what, the last id that is noted, and the
    /// highest there is.
    #[error("the counter of {0} is {1}, and {2} was given out")]
    Sequence(String, i64, i64),
    /// A row contradicts others: what it is of, its id, and how.
    #[error("{0} {1} {2}")]
    Contradiction(&'static str, i64, &'static str),
    /// A user's rating does not follow from their rated games: the guild, the variant and the user.
    #[error("the rating of {2} in {1} in the server {0} does not follow from its games")]
    Rating(GuildId, String, UserId),
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
        END AS highest
        FROM id_sequences
    ) AS sequences
    WHERE highest > last_id
    ORDER BY kind";

/// What rows may say that others contradict: what they are of, how they contradict them, and their ids.
const CONTRADICTIONS: [(&str, &str, &str); 7] = [
    (
        "game",
        "waits for the engine, which has no job",
        "SELECT game_id
        FROM games
        WHERE result IS NULL
            AND CASE side_to_act
                WHEN 'white' THEN white_level WHEN 'black' THEN black_level
            END IS NOT NULL
            AND NOT EXISTS (SELECT 1 FROM jobs WHERE kind = 'engine' AND game_id = games.game_id)
        ORDER BY game_id",
    ),
    (
        "the clock of game",
        "runs, and its deadline has no job",
        "SELECT game_id
        FROM games
        WHERE result IS NULL
            AND EXISTS (
                SELECT 1 FROM clocks WHERE game_id = games.game_id AND deadline_at IS NOT NULL
            )
            AND NOT EXISTS (
                SELECT 1
                FROM jobs
                WHERE kind IN ('reminder', 'late', 'flag') AND game_id = games.game_id
            )
        ORDER BY game_id",
    ),
    (
        "game",
        "has a job too many for its deadline",
        "SELECT game_id
        FROM jobs
        WHERE kind IN ('reminder', 'late', 'flag')
        GROUP BY game_id
        HAVING COUNT(*) > (
            SELECT COUNT(*)
            FROM clocks JOIN games ON games.game_id = clocks.game_id
            WHERE clocks.game_id = jobs.game_id AND deadline_at IS NOT NULL AND result IS NULL
        )
        ORDER BY game_id",
    ),
    (
        // Running games that wait for a user. Where the bot is a user install, it may not know what it has
        // shown.
        IntegrityIssue::LOST_BOARD,
        "is neither shown nor owed",
        "SELECT game_id
        FROM games
        WHERE result IS NULL AND side_to_act IS NOT NULL
            AND CASE side_to_act WHEN 'white' THEN white_level ELSE black_level END IS NULL
            AND COALESCE(board_seq, -1) < (
                SELECT COUNT(*) FROM game_entries WHERE game_id = games.game_id
            )
            AND NOT EXISTS (SELECT 1 FROM jobs WHERE kind = 'board' AND game_id = games.game_id)
            AND NOT EXISTS (SELECT 1 FROM user_install_channels WHERE channel_id = games.channel_id)
        ORDER BY game_id",
    ),
    (
        "challenge",
        "is open, and has no job to let it expire",
        "SELECT challenge_id
        FROM challenges
        WHERE state = 'open'
            AND NOT EXISTS (SELECT 1 FROM jobs WHERE kind = 'challenge' AND subject_id = challenge_id)
        ORDER BY challenge_id",
    ),
    (
        "offer",
        "is open, and its game has gone on",
        "SELECT offer_id
        FROM offers
        WHERE state IN ('open', 'accepting')
            AND seq <> (SELECT COUNT(*) FROM game_entries WHERE game_id = offers.game_id)
        ORDER BY offer_id",
    ),
    (
        "game",
        "has ended, and its followers have no job to be told",
        "SELECT game_id
        FROM games
        WHERE result IS NOT NULL
            AND EXISTS (SELECT 1 FROM followers WHERE game_id = games.game_id)
            AND NOT EXISTS (SELECT 1 FROM jobs WHERE kind = 'followers' AND game_id = games.game_id)
        ORDER BY game_id",
    ),
];

/// Games with a result though they have none, rated games without a row for each player (a deleted
/// user has none), and such rows of games that are not rated.
const COUNTED: &str = "
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
    ORDER BY 1";

/// Users whose rating has another number of games than it says, or is not what the last of them has made
/// of it; users with rated games and without a rating; and games that do not follow one another.
const RATINGS: &str = "
    SELECT guild_id, variant, user_id
    FROM ratings
    WHERE games <> (
            SELECT COUNT(*)
            FROM rated_games
            WHERE rated_games.guild_id = ratings.guild_id AND rated_games.variant = ratings.variant
                AND rated_games.user_id = ratings.user_id
        )
        OR NOT EXISTS (
            SELECT 1
            FROM rated_games
            WHERE rated_games.guild_id = ratings.guild_id AND rated_games.variant = ratings.variant
                AND rated_games.user_id = ratings.user_id AND number = ratings.games
                AND rated_games.rating = ratings.rating
                AND rated_games.deviation = ratings.deviation
                AND rated_games.volatility = ratings.volatility
        )
    UNION
    SELECT guild_id, variant, user_id
    FROM rated_games
    WHERE NOT EXISTS (
        SELECT 1
        FROM ratings
        WHERE rated_games.guild_id = ratings.guild_id AND rated_games.variant = ratings.variant
            AND rated_games.user_id = ratings.user_id
    )
    UNION
    SELECT game.guild_id, game.variant, game.user_id
    FROM rated_games AS game JOIN rated_games AS next ON next.guild_id = game.guild_id
        AND next.variant = game.variant AND next.user_id = game.user_id
        AND next.number = game.number + 1
    WHERE next.rating_before <> game.rating
    ORDER BY 1, 2, 3";

impl IntegrityIssue {
    /// What is contradicted where the newest board of a running game was never shown, and will not be.
    pub const LOST_BOARD: &str = "the newest board of game";
}

impl Inspection {
    /// What is damaged of a file; a server looks after that by itself.
    pub async fn damage(&mut self) -> Result<Vec<IntegrityIssue>, StoreError> {
        if !self.is_sqlite {
            return Ok(Vec::new());
        }
        let check = sqlx::query_scalar("PRAGMA integrity_check");
        let mut damage: Vec<String> = check.fetch_all(&mut self.connection).await?;
        damage.retain(|it| it != "ok");
        let orphan = |(table, parent, rows)| IntegrityIssue::Orphans(table, parent, rows);
        let orphans = self.find(ORPHANS, orphan).await?;
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
        let behind = |(kind, last_id, highest)| IntegrityIssue::Sequence(kind, last_id, highest);
        let mut issues = self.find(SEQUENCES, behind).await?;
        for (of, how, rows) in CONTRADICTIONS {
            let issue = |(id,)| IntegrityIssue::Contradiction(of, id, how);
            issues.extend(self.find(rows, issue).await?);
        }
        Ok(issues)
    }

    /// The ratings that are not what the rated games have made of them, each counted once.
    pub async fn wrong_ratings(&mut self) -> Result<Vec<IntegrityIssue>, StoreError> {
        let how = "is not counted once for each of its players, as its result says";
        let counted = |(game,)| IntegrityIssue::Contradiction("game", game, how);
        let mut issues = self.find(COUNTED, counted).await?;
        let rating = |(guild, variant, user)| IntegrityIssue::Rating(guild, variant, user);
        issues.extend(self.find(RATINGS, rating).await?);
        Ok(issues)
    }

    /// Makes an issue of each row that a statement finds.
    async fn find<R>(
        &mut self,
        query: &'static str,
        issue: impl Fn(R) -> IntegrityIssue,
    ) -> Result<Vec<IntegrityIssue>, StoreError>
    where
        R: for<'r> FromRow<'r, AnyRow> + Send + Unpin,
    {
        let rows = sqlx::query_as(query).fetch_all(&mut self.connection).await?;
        Ok(rows.into_iter().map(issue).collect())
    }
}
