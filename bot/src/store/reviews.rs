//! How ended games went, as far as that was asked for.

use super::rows::{JobKind, stored};
use super::{Store, StoreError};
use crate::ids::{ChannelId, GameId};

/// What became of asking for a review.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReviewAsked {
    /// It is to be made now, or was before.
    Owed,
    /// Too many others are to be made first; nothing was changed.
    TooMany,
}

impl Store {
    /// The review of a game; none where it was not made.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn review(&self, game: GameId) -> Result<Option<String>, StoreError> {
        let mut reader = self.readers.lend().await?;
        let review = sqlx::query_scalar("SELECT review FROM reviews WHERE game = $1")
            .bind(stored(game.0))
            .fetch_optional(&mut *reader)
            .await?;
        reader.give_back();
        Ok(review)
    }

    /// Writes that the review of a game is to be made, unless that is written, or `most` others are
    /// to be made first.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn owe_review(
        &self,
        (game, channel): (GameId, ChannelId),
        most: i64,
    ) -> Result<ReviewAsked, StoreError> {
        let mut reader = self.readers.lend().await?;
        let others: i64 =
            sqlx::query_scalar("SELECT COUNT(*) FROM jobs WHERE kind = 'review' AND game <> $1")
                .bind(stored(game.0))
                .fetch_one(&mut *reader)
                .await?;
        reader.give_back();
        if others >= most {
            return Ok(ReviewAsked::TooMany);
        }
        let mut transaction = self.writer.begin().await?;
        sqlx::query(
            "INSERT INTO jobs (kind, game, ply, channel, due, tries, since, lease) VALUES ($1, $2, \
             0, $3, $4, 0, $4, 0) ON CONFLICT DO NOTHING",
        )
        .bind(JobKind::Review.name())
        .bind(stored(game.0))
        .bind(stored(channel.0))
        .bind(self.clock.now())
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        self.due.notify_one();
        Ok(ReviewAsked::Owed)
    }

    /// Keeps the review of a game in place of any before: it is owed no more.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn add_review(
        &self,
        game: GameId,
        nodes: u64,
        review: &str,
    ) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin().await?;
        sqlx::query(
            "INSERT INTO reviews (game, nodes, review, created) VALUES ($1, $2, $3, $4) ON CONFLICT \
             (game) DO UPDATE SET nodes = excluded.nodes, review = excluded.review, created = \
             excluded.created",
        )
        .bind(stored(game.0))
        .bind(stored(nodes))
        .bind(review)
        .bind(self.clock.now())
        .execute(&mut *transaction)
        .await?;
        strike_review(&mut transaction, game).await?;
        transaction.commit().await
    }

    /// Strikes the review of a game from what is owed: it cannot be made.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn give_review_up(&self, game: GameId) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin().await?;
        strike_review(&mut transaction, game).await?;
        transaction.commit().await
    }
}

async fn strike_review(
    connection: &mut super::limited::AnyConnection,
    game: GameId,
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM jobs WHERE kind = $1 AND game = $2")
        .bind(JobKind::Review.name())
        .bind(stored(game.0))
        .execute(connection)
        .await?;
    Ok(())
}
