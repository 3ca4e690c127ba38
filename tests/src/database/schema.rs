//! Tables and columns as such, whatever they mean: which there are, where something is, and what is
//! spoiled of them.

use sqlx::{AssertSqlSafe, Executor};

use super::Database;
use crate::rows::{self, Row};

/// A column of a table.
#[derive(Clone, PartialEq, Eq, Debug, sqlx::FromRow)]
struct Column {
    of: String,
    name: String,
    kind: String,
}

impl Database {
    /// The names of all tables.
    pub async fn tables(&self) -> Vec<String> {
        let mut tables: Vec<String> = self.columns().await.into_iter().map(|it| it.of).collect();
        tables.dedup();
        tables
    }

    /// The columns with numbers or texts, in the order of their tables.
    async fn columns(&self) -> Vec<Column> {
        let columns = match self {
            Self::Sqlite(_) => {
                "SELECT m.name AS of, p.name AS name, LOWER(p.type) AS kind
                FROM sqlite_master m JOIN pragma_table_info(m.name) p
                WHERE m.type = 'table' AND p.type IN ('BIGINT', 'TEXT')
                ORDER BY m.name, p.cid"
            }
            Self::Postgres { .. } => {
                "SELECT CAST(table_name AS TEXT) AS of, CAST(column_name AS TEXT) AS name,
                    CAST(data_type AS TEXT) AS kind
                FROM information_schema.columns
                WHERE table_schema = 'public' AND data_type IN ('bigint', 'text')
                ORDER BY table_name, ordinal_position"
            }
        };
        self.with(async |connection| sqlx::query_as(columns).fetch_all(connection).await).await
    }

    /// Where the database holds this number or name, also within texts: columns with their tables.
    pub async fn places_of(&self, id: i64, name: &str) -> Vec<String> {
        let (columns, mut found) = (self.columns().await, Vec::new());
        assert!(columns.len() > 90, "{} columns", columns.len());
        for Column { of, name: column, kind } in &columns {
            let sought = match kind.as_str() {
                "bigint" => format!("{column} = {id}"),
                _ => format!("{column} = '{name}' OR {column} LIKE '%{id}%'"),
            };
            if self.count_of(of, &sought).await > 0 {
                found.push(format!("{of}.{column}"));
            }
        }
        found.sort();
        found
    }

    /// How many rows of a table this holds of.
    pub(super) async fn count_of(&self, table: &str, condition: &str) -> i64 {
        let count = AssertSqlSafe(format!("SELECT COUNT(*) FROM {table} WHERE {condition}"));
        self.with(async |connection| sqlx::query_scalar(count).fetch_one(connection).await).await
    }

    /// Takes a table away, until it is [put back](Self::put_back).
    pub async fn take_away<R: Row>(&self) {
        self.execute(format!("ALTER TABLE {0} RENAME TO {0}_away", R::TABLE)).await;
    }

    /// Puts a table back that was taken away.
    pub async fn put_back<R: Row>(&self) {
        self.execute(format!("ALTER TABLE {0}_away RENAME TO {0}", R::TABLE)).await;
    }

    /// Drops a table.
    pub async fn drop_table<R: Row>(&self) {
        self.execute(format!("DROP TABLE {}", R::TABLE)).await;
    }

    /// Drops the last column of a table.
    pub async fn drop_column<R: Row>(&self) {
        let mut columns = self.columns().await.into_iter().filter(|it| it.of == R::TABLE);
        let Column { of, name, .. } = columns.next_back().expect("a column");
        self.execute(format!("ALTER TABLE {of} DROP COLUMN {name}")).await;
    }

    /// Inserts rows into a file, though what they refer to is not there.
    pub async fn insert_orphans<R: Row>(&self, rows: &[R]) {
        self.with(async |connection| {
            connection.execute("PRAGMA foreign_keys = OFF").await?;
            rows::insert(connection, rows).await
        })
        .await;
    }

    /// Has a file take the index of the games of a channel for one of other columns.
    pub async fn damage_index(&self) {
        self.execute(
            "PRAGMA writable_schema = ON;
            UPDATE sqlite_master
            SET sql = 'CREATE INDEX games_of_channel ON games (game_id, channel_id)'
            WHERE name = 'games_of_channel'",
        )
        .await;
    }

    /// A table that is none of the bot's.
    pub async fn make_foreign_table(&self) {
        self.make();
        self.execute("CREATE TABLE letters (id BIGINT)").await;
    }

    /// Whether that table is there, and nothing in it.
    pub async fn has_foreign_table_alone(&self) -> bool {
        self.tables().await == ["letters"] && self.count_of("letters", "TRUE").await == 0
    }
}
