//! Games that people gave in files, and how people are called in those that they get.

use super::challenges::next_id;
use super::rows::stored;
use super::{Store, StoreError};
use crate::ids::{FileId, UserId};

/// How many files of a person are kept.
const KEPT: i64 = 5;

impl Store {
    /// Keeps a game that a person gave, and strikes those that are too many.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn add_file(&self, person: UserId, game: &str) -> Result<FileId, StoreError> {
        let mut transaction = self.writer.begin().await?;
        let file = next_id(&mut transaction, "file").await?;
        sqlx::query("INSERT INTO files (id, person, game, created) VALUES ($1, $2, $3, $4)")
            .bind(stored(file))
            .bind(stored(person.0))
            .bind(game)
            .bind(self.clock.now())
            .execute(&mut *transaction)
            .await?;
        sqlx::query(
            "DELETE FROM files WHERE person = $1 AND id NOT IN (SELECT id FROM files WHERE \
             person = $2 ORDER BY id DESC LIMIT $3)",
        )
        .bind(stored(person.0))
        .bind(stored(person.0))
        .bind(KEPT)
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(FileId(file))
    }

    /// A game that this person gave; none where it is not kept any more.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn file(&self, file: FileId, person: UserId) -> Result<Option<String>, StoreError> {
        let mut reader = self.readers.lend().await?;
        let game = sqlx::query_scalar("SELECT game FROM files WHERE id = $1 AND person = $2")
            .bind(stored(file.0))
            .bind(stored(person.0))
            .fetch_optional(&mut *reader)
            .await?;
        reader.give_back();
        Ok(game)
    }

    /// How a person was called when they last made a challenge; none where they never did.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn name_of(&self, person: UserId) -> Result<Option<String>, StoreError> {
        let mut reader = self.readers.lend().await?;
        let name = sqlx::query_scalar(
            "SELECT name FROM challenges WHERE challenger = $1 ORDER BY id DESC LIMIT 1",
        )
        .bind(stored(person.0))
        .fetch_optional(&mut *reader)
        .await?;
        reader.give_back();
        Ok(name)
    }
}
