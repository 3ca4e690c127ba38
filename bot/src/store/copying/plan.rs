//! What tables there are, with their columns, in an order in which they can be filled.

use sqlx::{AnyConnection, Connection, Row};

use super::rows::{Digest, digest};
use crate::store::StoreError;
use crate::store::open::MIGRATOR;

/// All tables, those that others refer to first.
pub(in crate::store) struct Plan(Vec<Table>);

/// A table.
pub(in crate::store) struct Table {
    /// Its name.
    pub(in crate::store) name: String,
    /// Its columns.
    pub(in crate::store) columns: Vec<Column>,
    /// What it holds in a new database.
    pub(super) fresh: Digest,
}

/// A column of a table.
pub(in crate::store) struct Column {
    /// Its name.
    pub(in crate::store) name: String,
    /// Whether it holds text, and not numbers.
    pub(super) is_text: bool,
}

const COLUMNS: &str = "SELECT m.name, c.name, c.type FROM sqlite_master m JOIN \
     pragma_table_info(m.name) c WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' AND m.name <> \
     '_sqlx_migrations' ORDER BY m.name, c.cid";

const REFERENCES: &str = "SELECT m.name, f.\"table\" FROM sqlite_master m JOIN \
     pragma_foreign_key_list(m.name) f WHERE m.type = 'table'";

impl Plan {
    /// Makes it from a new database in memory.
    pub(in crate::store) async fn make() -> Result<Self, StoreError> {
        let mut model = AnyConnection::connect("sqlite::memory:").await?;
        MIGRATOR.run(&mut model).await.map_err(|error| sqlx::Error::Migrate(Box::new(error)))?;
        let mut tables = columns(&mut model).await?;
        for table in &mut tables {
            table.fresh = digest(&mut model, table).await?;
        }
        let references = references(&mut model).await?;
        Ok(Self(in_order(tables, &references)))
    }

    /// The tables in order.
    pub(in crate::store) fn tables(&self) -> &[Table] {
        &self.0
    }

    /// Whether there is one with this name.
    pub(super) fn has(&self, name: &str) -> bool {
        self.0.iter().any(|table| table.name == name)
    }

    /// The statement by which PostgreSQL begins a transaction in which nobody else writes.
    pub(super) fn locked(&self) -> String {
        let names: Vec<String> = self.0.iter().map(|table| quoted(&table.name)).collect();
        format!("BEGIN; LOCK TABLE {} IN EXCLUSIVE MODE", names.join(", "))
    }
}

impl Table {
    /// The statement that reads all of it.
    pub(super) fn selecting(&self) -> String {
        format!("SELECT {} FROM {}", self.listed(), quoted(&self.name))
    }

    /// The statement that writes so many rows.
    pub(super) fn inserting(&self, rows: usize) -> String {
        let width = self.columns.len();
        let row = |at: usize| {
            let places: Vec<String> =
                (1..=width).map(|it| format!("${}", at * width + it)).collect();
            format!("({})", places.join(", "))
        };
        let rows: Vec<String> = (0..rows).map(row).collect();
        let (name, columns) = (quoted(&self.name), self.listed());
        format!("INSERT INTO {name} ({columns}) VALUES {}", rows.join(", "))
    }

    /// The statement that empties it.
    pub(super) fn clearing(&self) -> String {
        format!("DELETE FROM {}", quoted(&self.name))
    }

    fn listed(&self) -> String {
        let names: Vec<String> = self.columns.iter().map(|it| quoted(&it.name)).collect();
        names.join(", ")
    }
}

fn quoted(name: &str) -> String {
    format!("\"{name}\"")
}

async fn columns(model: &mut AnyConnection) -> Result<Vec<Table>, sqlx::Error> {
    let mut tables: Vec<Table> = Vec::new();
    for row in sqlx::query(COLUMNS).fetch_all(model).await? {
        let (table, name, kind): (String, String, String) =
            (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
        let column = Column { name, is_text: kind == "TEXT" };
        match tables.last_mut().filter(|last| last.name == table) {
            Some(last) => last.columns.push(column),
            None => {
                let (columns, fresh) = (vec![column], Digest::default());
                tables.push(Table { name: table, columns, fresh });
            }
        }
    }
    Ok(tables)
}

/// Which table refers to which other one.
async fn references(model: &mut AnyConnection) -> Result<Vec<(String, String)>, sqlx::Error> {
    let rows = sqlx::query(REFERENCES).fetch_all(model).await?;
    rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
}

/// The same tables, each after those that it refers to.
fn in_order(mut left: Vec<Table>, references: &[(String, String)]) -> Vec<Table> {
    let mut ordered: Vec<Table> = Vec::new();
    while !left.is_empty() {
        let waits = |table: &Table| {
            let others = references.iter().filter(|(name, _)| *name == table.name);
            let is_left = |it: &str| left.iter().any(|other| other.name == it);
            others.map(|(_, other)| other).any(|it| *it != table.name && is_left(it))
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
        let plan = Plan::make().await.unwrap();
        let names: Vec<&str> = plan.tables().iter().map(|it| it.name.as_str()).collect();
        let at = |name: &str| names.iter().position(|it| *it == name).unwrap();
        for table in ["entries", "clocks", "jobs", "offers", "results", "rated_games", "reviews"] {
            assert!(at("games") < at(table), "{names:?}");
        }
        assert!(plan.has("heartbeats") && !plan.has("_sqlx_migrations"));
        let games = &plan.tables()[at("games")];
        let texts = games.columns.iter().filter(|it| it.is_text).map(|it| it.name.as_str());
        let texts: Vec<&str> = texts.collect();
        assert_eq!(texts, ["origin", "variant", "start", "secret", "result", "next", "language"]);
    }
}
