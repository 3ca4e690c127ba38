//! The tables and their columns, in an order in which they can be filled.

use sqlx::{AnyConnection, Connection};

use super::rows::{Digest, digest};
use crate::store::StoreError;
use crate::store::open::MIGRATOR;

/// All tables, in the order in which migrations make them: those that others refer to first. A table that
/// refers to itself needs no order: its keys are checked at the end of a transaction.
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
    ORDER BY tables.rowid, columns.cid";

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
        Ok(Self(tables))
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.0.iter().any(|table| table.name == name)
    }
}

impl Table {
    /// The statement that reads all values as text.
    pub(super) fn select(&self) -> String {
        let columns = self.columns.iter().map(|it| format!("CAST({} AS TEXT)", it.name));
        format!("SELECT {} FROM {}", columns.collect::<Vec<_>>().join(", "), self.name)
    }

    /// The statement that writes so many rows.
    pub(super) fn insert(&self, rows: usize) -> String {
        let width = self.columns.len();
        let row = |at: usize| {
            let value = |(place, column): (usize, &Column)| {
                let kind = if column.is_text { "TEXT" } else { "BIGINT" };
                format!("CAST(${} AS {kind})", at * width + place + 1)
            };
            let values: Vec<String> = self.columns.iter().enumerate().map(value).collect();
            format!("({})", values.join(", "))
        };
        let names: Vec<&str> = self.columns.iter().map(|it| it.name.as_str()).collect();
        let (names, rows) = (names.join(", "), (0..rows).map(row).collect::<Vec<_>>().join(", "));
        format!("INSERT INTO {} ({names}) VALUES {rows}", self.name)
    }
}
