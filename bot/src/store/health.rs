//! Whether the database works.

use super::writer::Change;
use super::{Store, StoreError};

impl Store {
    /// Tries to write and to read, and changes nothing.
    pub async fn probe(&self) -> Result<(), StoreError> {
        self.write_if(async |connection| {
            // No row, so that nobody waits for it.
            let write = sqlx::query("UPDATE id_sequences SET last_id = last_id WHERE kind = ''");
            write.execute(connection).await?;
            Ok(Change::RollBack(()))
        })
        .await?;
        self.exists(sqlx::query("SELECT 1")).await.map(drop)
    }
}
