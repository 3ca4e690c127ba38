//! Claims on open offers: one caller at a time may show an offer anew, or begin what it offers. A claim
//! counts from `claimed_at` and ends by itself, since its process may have been killed.

use super::Offers;
use crate::clock::millis;
use crate::ids::{InteractionId, OfferId};
use crate::store::jobs::lease;
use crate::store::types::JobKind;
use crate::store::{StoreError, WriteOutcome};

/// A claim from this time or before has ended.
pub(super) fn stale(now: i64) -> i64 {
    now.saturating_sub(millis(lease(JobKind::UpdateOffer)))
}

impl Offers<'_> {
    /// Lets a command or click show an open offer, unless another one has begun to a short while ago.
    pub async fn renew(
        &self,
        offer: OfferId,
        interaction: InteractionId,
    ) -> Result<WriteOutcome<()>, StoreError> {
        let now = self.0.clock.now();
        let renew = sqlx::query(
            "UPDATE offers
            SET claimed_at = $1, interaction_id = $2
            WHERE offer_id = $3 AND state = 'open' AND (interaction_id = $2 OR claimed_at <= $4)",
        );
        let renew = renew.bind(now).bind(interaction).bind(offer).bind(stale(now));
        self.0.execute(renew).await.map(WriteOutcome::of_row)
    }

    /// Begins to accept an open offer, which nobody else answers meanwhile.
    pub async fn claim(&self, offer: OfferId) -> Result<WriteOutcome<()>, StoreError> {
        let now = self.0.clock.now();
        let claim = sqlx::query(
            "UPDATE offers
            SET state = 'accepting', claimed_at = $1
            WHERE offer_id = $2
                AND (state = 'open' OR (state = 'accepting' AND claimed_at <= $3))",
        );
        let claim = claim.bind(now).bind(offer).bind(stale(now));
        self.0.execute(claim).await.map(WriteOutcome::of_row)
    }

    /// Opens an offer again whose acceptance has come to nothing.
    pub async fn release(&self, offer: OfferId) -> Result<(), StoreError> {
        let release = sqlx::query(
            "UPDATE offers
            SET state = 'open'
            WHERE offer_id = $1 AND state = 'accepting'",
        );
        self.0.execute(release.bind(offer)).await.map(drop)
    }
}
