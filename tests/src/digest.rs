//! What the database holds, to compare it with what it held before.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Column, Row};

/// The rows that a statement finds, each as text.
pub async fn rows(connection: &mut AnyConnection, statement: &'static str) -> Vec<String> {
    let found = sqlx::query(statement).fetch_all(connection).await;
    found.expect("the rows").iter().map(|row| format!("{statement}: {}", text(row))).collect()
}

fn text(row: &AnyRow) -> String {
    let column = |index: usize| {
        let number = row.try_get::<Option<i64>, _>(index).map(|it| format!("{it:?}"));
        number.unwrap_or_else(|_| format!("{:?}", row.get::<Option<String>, _>(index)))
    };
    let columns = row.columns().iter().map(|it| format!("{}={}", it.name(), column(it.ordinal())));
    columns.collect::<Vec<_>>().join(" ")
}
