//! The tables and their columns, in an order in which they can be filled.

use sqlx::{AnyConnection, Connection};

use super::rows::{Digest, digest};
use crate::store::StoreError;
use crate::store::open::MIGRATOR;

/// All tables, those that others refer to first.
pub(in crate::store) struct TablePlan(pub(in crate::store) Vec<Table>);

pub(in crate::store) struct Table {
    pub(in crate::store) name: String,
    pub(in crate::store) columns: Vec<Column>,
    /// What it holds in a new database.
    pub(super) fresh: Digest,
}

pub(in crate::store) struct Column {
    pub(in crate::store) name: String,
    /// Whether it holds text, and not numbers.
    pub(super) is_text: bool,
}

const COLUMNS: &str = "
    SELECT tables.name, columns.name, columns.type
    FROM sqlite_master AS tables JOIN pragma_table_info(tables.name) AS columns
    WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'
        AND tables.name <> '_sqlx_migrations'
    ORDER BY tables.name, columns.cid";

/// A table that refers to itself needs no order: its keys are checked at the end of a transaction.
const REFERENCES: &str = r#"
    SELECT tables.name, keys."table"
    FROM sqlite_master AS tables JOIN pragma_foreign_key_list(tables.name) AS keys
    WHERE tables.type = 'table' AND tables.name <> keys."table""#;

impl TablePlan {
    /// As it is in a new database in memory.
    pub(in crate::store) async fn make() -> Result<Self, StoreError> {
        let mut model = AnyConnection::connect("sqlite::memory:").await?;
        MIGRATOR.run(&mut model).await.map_err(|error| sqlx::Error::Migrate(Box::new(error)))?;
        let mut tables: Vec<Table> = Vec::new();
        let columns: Vec<(String, String, String)> =
            sqlx::query_as(COLUMNS).fetch_all(&mut model).await?;
        for (table, name, kind) in columns {
            let column = Column { name, is_text: kind == "TEXT" };
            match tables.last_mut().filter(|last| last.name == table) {
                Some(last) => last.columns.push(column),
                None => {
                    let fresh = Digest::default();
                    tables.push(Table { name: table, columns: vec![column], fresh });
                }
            }
        }
        for table in &mut tables {
            table.fresh = digest(&mut model, table).await?;
        }
        let references: Vec<(String, String)> =
            sqlx::query_as(REFERENCES).fetch_all(&mut model).await?;
        Ok(Self(in_order(tables, &references)))
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.0.iter().any(|table| table.name == name)
    }
}

impl Table {
    pub(super) fn select(&self) -> String {
        format!("SELECT {} FROM {}", self.listed(), self.name)
    }

    /// The statement that writes so many rows.
    pub(super) fn insert(&self, rows: usize) -> String {
        let width = self.columns.len();
        let row = |at: usize| {
            let places = (1..=width).map(|it| format!("${}", at * width + it));
            format!("({})", places.collect::<Vec<_>>().join(", "))
        };
        let rows: Vec<String> = (0..rows).map(row).collect();
        format!("INSERT INTO {} ({}) VALUES {}", self.name, self.listed(), rows.join(", "))
    }

    fn listed(&self) -> String {
        let names: Vec<&str> = self.columns.iter().map(|it| it.name.as_str()).collect();
        names.join(", ")
    }
}

/// The same tables, each after those that it refers to.
fn in_order(mut left: Vec<Table>, references: &[(String, String)]) -> Vec<Table> {
    let mut ordered: Vec<Table> = Vec::new();
    while !left.is_empty() {
        let waits = |table: &Table| {
            let mut parents = references.iter().filter(|(name, _)| *name == table.name);
            parents.any(|(_, parent)| left.iter().any(|other| other.name == *parent))
        };
        // Tables that refer to each other in a circle are taken as they come.
        let at = left.iter().position(|table| !waits(table)).unwrap_or_default();
        ordered.push(left.remove(at));
    }
    ordered
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn every_table_comes_after_those_that_it_refers_to() {
        sqlx::any::install_default_drivers();
        let plan = TablePlan::make().await.unwrap();
        let names: Vec<&str> = plan.0.iter().map(|it| it.name.as_str()).collect();
        let at = |name: &str| names.iter().position(|it| *it == name).unwrap();
        for table in
            ["game_entries", "clocks", "jobs", "offers", "results", "rated_games", "reviews"]
        {
            assert!(at("games") < at(table), "{names:?}");
        }
        assert!(at("challenges") < at("games"), "{names:?}");
        assert!(plan.has("heartbeats") && !plan.has("_sqlx_migrations"));
        let games = &plan.0[at("games")];
        let texts = games.columns.iter().filter(|it| it.is_text).map(|it| it.name.as_str());
        let texts: Vec<&str> = texts.collect();
        let columns = ["language", "variant", "start_fen", "dice_secret", "result", "side_to_act"];
        assert_eq!(texts, columns);
    }
}
