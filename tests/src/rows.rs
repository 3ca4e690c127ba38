//! The rows of the bot's tables, as tests read and change them. A column is named once, as a field in
//! `tables`; which rows are meant is said in Rust.
//!
//! A change is made row by row, and only what differs is written: tests make it where nothing else
//! changes the same columns. Functions that return an error fail where the database does.

mod tables;
mod time;

use std::fmt::Debug;

use playground::Id;
use serde::Serialize;
use serde_json::{Map, Value};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Executor, FromRow, Row as _};

pub use self::tables::*;
pub use self::time::{age_challenge, archive_earlier, take_time};

/// How many rows one statement inserts at most.
const ROWS: usize = 500;

/// A row of a table.
pub trait Row: for<'r> FromRow<'r, AnyRow> + Serialize + Clone + Send + Unpin {
    /// The table.
    const TABLE: &'static str;
    /// The columns that identify a row, by which rows are in order.
    const KEY: &'static [&'static str];
}

impl GameRow {
    /// The same, but for where its boards are shown, which is noted whenever one is.
    #[must_use]
    pub fn without_board(self) -> Self {
        Self { board_seq: None, board_message_id: None, previous_message_id: None, ..self }
    }
}

impl JobRow {
    /// Whether it belongs to a deadline.
    pub fn is_of_deadline(&self) -> bool {
        ["reminder", "late", "flag"].contains(&self.kind.as_str())
    }

    /// Whether it waits for a deadline or a day, and is not to be done as soon as can be.
    pub fn waits_for_a_time(&self) -> bool {
        self.is_of_deadline() || ["thread", "challenge", "puzzle"].contains(&self.kind.as_str())
    }
}

/// An id of Discord as it is stored.
pub fn stored(id: Id) -> i64 {
    id.get().cast_signed()
}

/// All rows of a table, in the order of what identifies them.
pub async fn all<R: Row>(connection: &mut AnyConnection) -> Result<Vec<R>, sqlx::Error> {
    let (table, key) = (R::TABLE, R::KEY.join(", "));
    let select = format!("SELECT * FROM {table} ORDER BY {key}");
    sqlx::query_as(AssertSqlSafe(select)).fetch_all(connection).await
}

/// The rows of a table as texts, each after the table's name: what `of` makes of a row, if anything.
pub async fn texts<R: Row, T: Debug>(
    connection: &mut AnyConnection,
    of: impl Fn(R) -> Option<T>,
) -> Result<Vec<String>, sqlx::Error> {
    let table = R::TABLE;
    let mut texts = Vec::new();
    let select = format!("SELECT * FROM {table} ORDER BY {}", R::KEY.join(", "));
    for row in sqlx::query(AssertSqlSafe(select)).fetch_all(connection).await? {
        let fields = R::from_row(&row)?;
        assert_eq!(
            columns(&fields).len(),
            row.columns().len(),
            "each column of {table} is a field"
        );
        texts.extend(of(fields).map(|it| format!("{table}: {it:?}")));
    }
    Ok(texts)
}

/// The log of a game, oldest first.
pub async fn log(connection: &mut AnyConnection, game: i64) -> Result<Vec<EntryRow>, sqlx::Error> {
    let log = "SELECT * FROM game_entries WHERE game_id = $1 ORDER BY seq";
    sqlx::query_as(log).bind(game).fetch_all(connection).await
}

/// Inserts rows.
pub async fn insert<R: Row>(connection: &mut AnyConnection, rows: &[R]) -> Result<(), sqlx::Error> {
    for rows in rows.chunks(ROWS) {
        let rows: Vec<Map<String, Value>> = rows.iter().map(columns).collect();
        let names: Vec<&str> = rows[0].keys().map(String::as_str).collect();
        let values: Vec<String> = rows.iter().map(|row| format!("({})", literals(row))).collect();
        let (table, names, values) = (R::TABLE, names.join(", "), values.join(", "));
        let insert = format!("INSERT INTO {table} ({names}) VALUES {values}");
        connection.execute(AssertSqlSafe(insert)).await?;
    }
    Ok(())
}

/// Changes each row as `change` does; those that differ then, before and after it.
pub async fn change<R: Row>(
    connection: &mut AnyConnection,
    mut change: impl FnMut(&mut R),
) -> Result<Vec<(R, R)>, sqlx::Error> {
    let mut changed = Vec::new();
    for before in all::<R>(connection).await? {
        let mut after = before.clone();
        change(&mut after);
        if update(connection, &before, &after).await? {
            changed.push((before, after));
        }
    }
    Ok(changed)
}

/// Makes one row of another, by writing what differs; whether anything does.
pub async fn update<R: Row>(
    connection: &mut AnyConnection,
    before: &R,
    after: &R,
) -> Result<bool, sqlx::Error> {
    let (before, after) = (columns(before), columns(after));
    let differing = after.iter().filter(|(name, value)| before[*name] != **value);
    let set: Vec<String> =
        differing.map(|(name, value)| format!("{name} = {}", literal(value))).collect();
    if set.is_empty() {
        return Ok(false);
    }
    let (table, set, row) = (R::TABLE, set.join(", "), identity::<R>(&before));
    connection.execute(AssertSqlSafe(format!("UPDATE {table} SET {set} WHERE {row}"))).await?;
    Ok(true)
}

/// Deletes the rows that `is_it` is true of; how many there are.
pub async fn delete<R: Row>(
    connection: &mut AnyConnection,
    is_it: impl Fn(&R) -> bool,
) -> Result<usize, sqlx::Error> {
    let mut rows = all::<R>(connection).await?;
    rows.retain(is_it);
    for row in &rows {
        let (table, row) = (R::TABLE, identity::<R>(&columns(row)));
        connection.execute(AssertSqlSafe(format!("DELETE FROM {table} WHERE {row}"))).await?;
    }
    Ok(rows.len())
}

/// The columns of a row, by their names.
fn columns<R: Row>(row: &R) -> Map<String, Value> {
    match serde_json::to_value(row) {
        Ok(Value::Object(columns)) => columns,
        other => panic!("{other:?} is no row"),
    }
}

/// What holds of a row alone.
fn identity<R: Row>(columns: &Map<String, Value>) -> String {
    let is_it = R::KEY.iter().map(|name| format!("{name} = {}", literal(&columns[*name])));
    is_it.collect::<Vec<_>>().join(" AND ")
}

fn literals(columns: &Map<String, Value>) -> String {
    columns.values().map(literal).collect::<Vec<_>>().join(", ")
}

/// A value in SQL.
fn literal(value: &Value) -> String {
    match value {
        Value::String(text) => format!("'{}'", text.replace('\'', "''")),
        number_or_null => number_or_null.to_string(),
    }
}
