//! Games that users gave as files, the newest few of each.

use super::{Store, StoreError, next_id};
use crate::ids::{FileId, UserId};

const MAX_FILES: i64 = 5;

pub struct FileStore<'a>(pub(super) &'a Store);

impl FileStore<'_> {
    /// Keeps a game that a user gave, as JSON, and deletes the oldest ones that are too many.
    pub async fn add(&self, user: UserId, game: &str) -> Result<FileId, StoreError> {
        self.0
            .write(async |connection| {
                let file = FileId(next_id(connection, "file").await?);
                let insert =
                    sqlx::query("INSERT INTO files (file_id, user_id, game) VALUES ($1, $2, $3)");
                insert.bind(file).bind(user).bind(game).execute(&mut *connection).await?;
                let delete = sqlx::query(
                    "DELETE FROM files
                    WHERE user_id = $1 AND file_id NOT IN (
                        SELECT file_id FROM files WHERE user_id = $1 ORDER BY file_id DESC LIMIT $2
                    )",
                );
                delete.bind(user).bind(MAX_FILES).execute(connection).await?;
                Ok(file)
            })
            .await
    }

    /// Returns a game that a user gave; none if it is not kept any more, or another user gave it.
    pub async fn find(&self, file: FileId, user: UserId) -> Result<Option<String>, StoreError> {
        let query = sqlx::query_as("SELECT game FROM files WHERE file_id = $1 AND user_id = $2");
        Ok(self.0.optional(query.bind(file).bind(user)).await?.map(|(game,)| game))
    }
}
