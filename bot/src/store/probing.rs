//! How the database is, and how much is still to be done in it.

use sqlx::Row;

use super::rows::JobKind;
use super::{NEVER, Store, StoreError};

/// What is still to be done of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OwedRow {
    /// The kind.
    pub kind: JobKind,
    /// How many, but for those that rest.
    pub number: i64,
    /// When the first of them is due or, where it was tried in vain, first was, in Unix milliseconds.
    pub first: i64,
}

impl Store {
    /// Tries to write and to read, and changes nothing.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn probe(&self) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin().await?;
        // Of no row, so that nobody ever waits for it.
        sqlx::query("UPDATE counters SET last = last WHERE kind = ''")
            .execute(&mut *transaction)
            .await?;
        transaction.roll_back().await?;
        let mut reader = self.readers.lend().await?;
        sqlx::query("SELECT 1").execute(&mut *reader).await?;
        reader.give_back();
        Ok(())
    }

    /// What is still to be done, by kind.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn owed(&self) -> Result<Vec<OwedRow>, StoreError> {
        let mut reader = self.readers.lend().await?;
        let rows = sqlx::query(
            "SELECT kind, COUNT(*) AS number, MIN(CASE WHEN tries > 0 AND since < due THEN since ELSE \
             due END) AS first FROM jobs WHERE due < $1 GROUP BY kind",
        )
        .bind(NEVER)
        .fetch_all(&mut *reader)
        .await?;
        reader.give_back();
        let mut owed = Vec::new();
        for row in &rows {
            if let Some(kind) = super::rows::read_job_kind(row)? {
                owed.push(OwedRow {
                    kind,
                    number: row.try_get("number")?,
                    first: row.try_get("first")?,
                });
            }
        }
        Ok(owed)
    }
}
