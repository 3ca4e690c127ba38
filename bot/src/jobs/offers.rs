//! The message of an offer that is not open any more shows what became of it.

use super::Jobs;
use super::boards::is_forbidden;
use super::worker::JobOutcome;
use crate::game::Offer;
use crate::ids::{MessageId, OfferId};
use crate::store::{Job, JobKey};
use crate::ui::Error;

impl Jobs {
    /// Notes that a message shows what became of an offer.
    pub async fn offer_updated(&self, offer: OfferId, message: MessageId) {
        if let Err(error) = self.app.store.offers().updated(offer, message).await {
            // Once its lease ends, a worker edits the message again.
            tracing::error!(%offer, %error, "an edit stays pending");
        }
    }

    /// Has a worker edit the message of an offer now, which the click that answered it could not do.
    pub async fn update_offer(&self, offer: OfferId) {
        self.reschedule(JobKey::offer(offer), Some(self.clock().now())).await;
    }

    pub(super) async fn update_offer_message(&self, job: &Job) -> Result<JobOutcome, Error> {
        let offer = OfferId(job.subject());
        let row = self.app.store.offers().find(offer).await?;
        let Some((row, message)) = row.zip(job.payload.message_id) else {
            return Ok(JobOutcome::Done);
        };
        let state = self.app.games.game(row.game_id).await?;
        if state.is_user_install() {
            // A click on it says so, and takes its buttons off.
            return Ok(JobOutcome::Done);
        }
        let reply = self.app.offer(&state, &Offer::from(row)).await?;
        let Err(error) = self.app.messenger.edit(job.channel_id, message, &reply).await else {
            return Ok(JobOutcome::Done);
        };
        // There is no such message, or its thread is locked: one that is only archived was woken.
        let is_gone = error.is_missing_channel() || error.is_missing_message();
        let is_final = is_gone || error.is_archived();
        if !is_final && !is_forbidden(&error) {
            return Err(error.into());
        }
        tracing::warn!(game = %state.id(), %offer, %error, "an offer does not show what became of it");
        Ok(if is_final { JobOutcome::Done } else { JobOutcome::Parked })
    }
}
