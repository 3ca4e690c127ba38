//! Who may show an offer anew, and who may begin what it proposes: one of all who try it at once.
//! `created` says since when somebody does; who was killed meanwhile is not waited for.

use super::super::jobs::lease;
use super::super::rows::{JobKind, stored};
use super::super::{Store, StoreError, Written};
use crate::clock::millis;
use crate::ids::{InteractionId, OfferId};

/// Whoever began with an offer at this time or before has come to an end, or never will.
pub(super) fn stale(now: i64) -> i64 {
    now.saturating_sub(millis(lease(JobKind::Offers)))
}

impl Store {
    /// Makes an open offer a command's or click's to show, unless it has become another's a short
    /// while ago.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn renew_offer(
        &self,
        offer: OfferId,
        interaction: InteractionId,
    ) -> Result<Written<()>, StoreError> {
        let (mut transaction, now) = (self.writer.begin().await?, self.clock.now());
        let renewed = sqlx::query(
            "UPDATE offers SET created = $1, interaction = $2 WHERE id = $3 AND state = 'open' AND \
             (interaction = $2 OR created <= $4)",
        )
        .bind(now)
        .bind(stored(interaction.0))
        .bind(stored(offer.0))
        .bind(stale(now))
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(Written::once(renewed.rows_affected()))
    }

    /// Begins to accept an open offer, which nobody else answers meanwhile.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn claim_offer(&self, offer: OfferId) -> Result<Written<()>, StoreError> {
        let (mut transaction, now) = (self.writer.begin().await?, self.clock.now());
        let claimed = sqlx::query(
            "UPDATE offers SET state = 'accepting', created = $1 WHERE id = $2 AND (state = 'open' \
             OR (state = 'accepting' AND created <= $3))",
        )
        .bind(now)
        .bind(stored(offer.0))
        .bind(stale(now))
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(Written::once(claimed.rows_affected()))
    }

    /// Opens an offer again whose acceptance has come to nothing.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn release_offer(&self, offer: OfferId) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin().await?;
        sqlx::query("UPDATE offers SET state = 'open' WHERE id = $1 AND state = 'accepting'")
            .bind(stored(offer.0))
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await
    }
}
