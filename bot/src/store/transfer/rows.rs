//! Rows as they are read, digested and written.

use futures_util::{Stream, StreamExt, TryStreamExt};
use sha2::{Digest as _, Sha256};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Row};

use super::plan::{Column, Table};

#[derive(Clone)]
pub(super) enum Value {
    Number(Option<i64>),
    Text(Option<String>),
}

/// A digest of rows that does not depend on their order: databases sort text differently.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Digest {
    pub(super) rows: u64,
    sum: [u8; 32],
}

impl Digest {
    pub(super) fn add(&mut self, row: &[Value]) {
        let mut hash = Sha256::new();
        for value in row {
            match value {
                Value::Number(None) | Value::Text(None) => hash.update([0]),
                Value::Number(Some(number)) => {
                    hash.update([1]);
                    hash.update(number.to_le_bytes());
                }
                Value::Text(Some(text)) => {
                    hash.update([2]);
                    hash.update((text.len() as u64).to_le_bytes());
                    hash.update(text);
                }
            }
        }
        self.rows += 1;
        let sums = self.sum.iter_mut().zip(hash.finalize());
        sums.for_each(|(sum, byte)| *sum ^= byte);
    }

    /// Enough of it to tell two apart, as hex digits.
    pub(super) fn text(&self) -> String {
        hex::encode(&self.sum[..8])
    }
}

/// Reads all rows of a table.
pub(super) fn read<'a>(
    connection: &'a mut AnyConnection,
    table: &'a Table,
) -> impl Stream<Item = Result<Vec<Value>, sqlx::Error>> + Unpin {
    let value = |row: &AnyRow, (at, column): (usize, &Column)| match column.is_text {
        true => row.try_get(at).map(Value::Text),
        false => row.try_get(at).map(Value::Number),
    };
    let rows = sqlx::query(AssertSqlSafe(table.select())).fetch(connection);
    let columns = || table.columns.iter().enumerate();
    rows.map(move |row| row.and_then(|row| columns().map(|column| value(&row, column)).collect()))
}

pub(super) async fn digest(connection: &mut AnyConnection, table: &Table) -> sqlx::Result<Digest> {
    let mut sum = Digest::default();
    let mut rows = read(connection, table);
    while let Some(row) = rows.try_next().await? {
        sum.add(&row);
    }
    Ok(sum)
}

pub(super) async fn insert(
    connection: &mut AnyConnection,
    table: &Table,
    rows: Vec<Vec<Value>>,
) -> sqlx::Result<()> {
    let mut query = sqlx::query(AssertSqlSafe(table.insert(rows.len())));
    for value in rows.into_iter().flatten() {
        query = match value {
            Value::Number(number) => query.bind(number),
            Value::Text(text) => query.bind(text),
        };
    }
    query.execute(connection).await.map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn digest(rows: &[&[Value]]) -> Digest {
        let mut sum = Digest::default();
        rows.iter().for_each(|row| sum.add(row));
        sum
    }

    #[test]
    fn the_order_of_rows_does_not_matter_and_all_else_does() {
        let text = |text: &str| Value::Text(Some(text.to_owned()));
        let number = |number| Value::Number(Some(number));
        let (one, two) = ([number(1), text("ab")], [number(2), Value::Text(None)]);
        let both = digest(&[&one, &two]);
        assert_eq!(both, digest(&[&two, &one]));
        for other in [
            digest(&[&one]),
            digest(&[&one, &[number(3), Value::Text(None)]]),
            digest(&[&one, &[number(2), text("")]]),
            digest(&[&[number(1), text("a")], &two]),
        ] {
            assert_ne!(both, other);
        }
        assert_ne!(digest(&[&[text("a"), text("bc")]]), digest(&[&[text("ab"), text("c")]]));
    }
}
