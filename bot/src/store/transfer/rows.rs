//! Rows as they are read, digested and written.

use futures_util::{Stream, StreamExt, TryStreamExt};
use sha2::{Digest as _, Sha256};
use sqlx::{AnyConnection, AssertSqlSafe, Row};

use super::plan::Table;

/// The values of a row, also numbers as text.
pub(super) type Values = Vec<Option<String>>;

/// A digest of rows that does not depend on their order: databases sort text differently.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Digest {
    pub(super) rows: u64,
    sum: [u8; 32],
}

impl Digest {
    pub(super) fn add(&mut self, row: &[Option<String>]) {
        let mut hash = Sha256::new();
        for value in row {
            hash.update([value.is_some().into()]);
            if let Some(text) = value {
                hash.update((text.len() as u64).to_le_bytes());
                hash.update(text);
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
    table: &Table,
) -> impl Stream<Item = sqlx::Result<Values>> + Unpin + use<'a> {
    let rows = sqlx::query(AssertSqlSafe(table.select())).fetch(connection);
    rows.map(|row| row.and_then(|row| (0..row.len()).map(|at| row.try_get(at)).collect()))
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
    rows: Vec<Values>,
) -> sqlx::Result<()> {
    let insert = sqlx::query(AssertSqlSafe(table.insert(rows.len())));
    let insert = rows.into_iter().flatten().fold(insert, sqlx::query::Query::bind);
    insert.execute(connection).await.map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn digest(rows: &[&[Option<&str>]]) -> Digest {
        let mut sum = Digest::default();
        for row in rows {
            sum.add(&row.iter().map(|it| it.map(str::to_owned)).collect::<Values>());
        }
        sum
    }

    #[test]
    fn the_order_of_rows_does_not_matter_and_all_else_does() {
        let (one, two) = ([Some("1"), Some("ab")], [Some("2"), None]);
        let both = digest(&[&one, &two]);
        assert_eq!(both, digest(&[&two, &one]));
        for other in [
            digest(&[&one]),
            digest(&[&one, &[Some("3"), None]]),
            digest(&[&one, &[Some("2"), Some("")]]),
            digest(&[&[Some("1"), Some("a")], &two]),
        ] {
            assert_ne!(both, other);
        }
        let [one, two] = [[Some("a"), Some("bc")], [Some("ab"), Some("c")]];
        assert_ne!(digest(&[&one]), digest(&[&two]));
    }
}
