//! Statements that wait for one another's results no more than they have to.
//!
//! In SQLite a thread of its own does what a connection is asked, and to wake it, and to be woken by
//! it, costs more than most statements. So several that depend on no results go there in one text;
//! PostgreSQL takes one at a time.

use std::borrow::Cow;

use futures_util::TryStreamExt;
use sqlx::{AssertSqlSafe, Either};

use super::StoreError;
use super::limited::AnyConnection;

/// A statement with its values, that returns no rows.
pub(super) struct Statement<'a> {
    text: &'static str,
    values: Vec<Value<'a>>,
}

/// What is bound to a placeholder.
enum Value<'a> {
    Number(Option<i64>),
    Text(Option<Cow<'a, str>>),
}

impl<'a> Statement<'a> {
    /// A statement whose placeholders are `$1`, `$2` and so on, in any order and as often as it likes.
    pub(super) fn new(text: &'static str) -> Self {
        Self { text, values: Vec::new() }
    }

    /// The same with a number for the next placeholder.
    pub(super) fn number(mut self, number: impl Into<Option<i64>>) -> Self {
        self.values.push(Value::Number(number.into()));
        self
    }

    /// The same with a text for the next placeholder.
    pub(super) fn text(mut self, text: Option<&'a str>) -> Self {
        self.values.push(Value::Text(text.map(Cow::Borrowed)));
        self
    }
}

/// Runs statements one after the other; how many rows each has changed.
///
/// # Errors
///
/// Fails where one of them does. Those before it are done.
pub(super) async fn run(
    connection: &mut AnyConnection,
    statements: Vec<Statement<'_>>,
) -> Result<Vec<u64>, StoreError> {
    let mut changed = Vec::with_capacity(statements.len());
    if connection.is_sqlite() {
        let (text, values) = joined(statements);
        changed.extend(ask(connection, text, values).await?);
    } else {
        for Statement { text, values } in statements {
            changed.extend(ask(connection, text.to_owned(), values).await?);
        }
    }
    Ok(changed)
}

async fn ask(
    connection: &mut AnyConnection,
    text: String,
    values: Vec<Value<'_>>,
) -> Result<Vec<u64>, StoreError> {
    // Made of literals of this room alone.
    let mut query = sqlx::query(AssertSqlSafe(text));
    for value in values {
        query = match value {
            Value::Number(number) => query.bind(number),
            Value::Text(text) => query.bind(text.map(Cow::into_owned)),
        };
    }
    #[allow(deprecated)] // Since SQLite alone takes several at once, which is what this is for.
    let results = query.fetch_many(connection);
    let changed = results.try_filter_map(async |result| {
        Ok(match result {
            Either::Left(done) => Some(done.rows_affected()),
            Either::Right(_) => None,
        })
    });
    Ok(changed.try_collect().await?)
}

/// All in one text, with placeholders that count through.
fn joined(statements: Vec<Statement<'_>>) -> (String, Vec<Value<'_>>) {
    let (mut text, mut all) = (String::new(), Vec::new());
    for statement in statements {
        if !text.is_empty() {
            text.push(';');
        }
        let mut parts = statement.text.split('$');
        text.extend(parts.next());
        for part in parts {
            let end = part.find(|c: char| !c.is_ascii_digit()).unwrap_or(part.len());
            let (number, rest) = part.split_at(end);
            let number: usize = number.parse().unwrap_or_default();
            text.push_str(&format!("${}{rest}", number + all.len()));
        }
        all.extend(statement.values);
    }
    (text, all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placeholders_count_through() {
        let first = Statement::new("UPDATE a SET b = $2, c = $2 WHERE d = $1").number(1).number(2);
        let second = Statement::new("DELETE FROM a WHERE b = $1 AND c = $12").text(Some("x"));
        let (text, values) = joined(vec![first, second]);
        assert_eq!(
            text,
            "UPDATE a SET b = $2, c = $2 WHERE d = $1;DELETE FROM a WHERE b = $3 AND c = $14"
        );
        assert_eq!(values.len(), 3);
    }
}
