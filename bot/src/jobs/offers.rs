//! What players have proposed to each other and is not open any more shows what became of it.

use std::time::Duration;

use super::{Jobs, LONGEST_PAUSE, pause_after};
use crate::clock::millis;
use crate::game::Offer;
use crate::ids::{MessageId, OfferId};
use crate::store::{JobKind, JobRow, NEVER};
use crate::ui::{Error, MessengerError};

/// When an edit that failed is tried again.
enum Again {
    /// After this time.
    Later(Duration),
    /// Once somebody does something there.
    WhenWoken,
}

impl Jobs {
    /// Notes where the buttons of an offer stand; where they stood before, they are taken off.
    pub(super) async fn offer_shown(
        &self,
        offer: OfferId,
        message: MessageId,
    ) -> Result<(), Error> {
        if let Some(stale) = self.app.store.offer_shown(offer, message).await? {
            self.take_buttons_off(stale).await;
        }
        Ok(())
    }

    /// Notes that a message shows what became of an offer.
    pub async fn offer_told(&self, offer: OfferId, message: MessageId) {
        if let Err(error) = self.app.store.offer_told(offer, message).await {
            // Its lease ends, and then a worker edits it once more.
            tracing::error!(%offer, %error, "an edit stays owed");
        }
    }

    /// Has a worker edit the message of an offer now, which the click that answered it could not
    /// do.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn offer_untold(&self, offer: OfferId) -> Result<(), Error> {
        let game = self.app.tables.offer(offer).await?.game;
        let job = (JobKind::Offers, game, offer.0.cast_signed());
        self.app.store.put_off_job(job, self.clock().now()).await?;
        self.shared.alarm.notify_one();
        Ok(())
    }

    /// Edits the message of an offer to what became of it, or tries again later, unless this try
    /// `is_last`.
    pub(super) async fn tell_answer(&self, job: &JobRow, is_last: bool) {
        let (game, offer) = (job.game, OfferId(job.ply.cast_unsigned()));
        let Some(message) = job.message else {
            return;
        };
        let again = match self.edit_offer(job, offer, message).await {
            Ok(None) => return self.offer_told(offer, message).await,
            Ok(Some(again)) => again,
            Err(error) => {
                tracing::error!(%game, %offer, %error, "an offer cannot be shown");
                Again::Later(pause_after(job.tries))
            }
        };
        let due = match again {
            Again::Later(_) if is_last => {
                tracing::error!(%game, %offer, "an offer is given up after a day");
                return self.offer_told(offer, message).await;
            }
            Again::Later(pause) => self.clock().now().saturating_add(millis(pause)),
            Again::WhenWoken => NEVER,
        };
        self.put_job_off((JobKind::Offers, game, job.ply), due).await;
    }

    /// Edits it; when to try again, where that is to be done.
    async fn edit_offer(
        &self,
        job: &JobRow,
        offer: OfferId,
        message: MessageId,
    ) -> Result<Option<Again>, Error> {
        let Some(row) = self.app.store.offer(offer).await? else {
            return Ok(None);
        };
        let record = self.app.tables.game(job.game).await?;
        if record.is_guest() {
            // A click on it says so, and takes its buttons off.
            return Ok(None);
        }
        let reply = self.app.offer(&record, &Offer::try_from(&row)?).await?;
        let Err(error) = self.app.messenger.edit(job.channel, message, &reply).await else {
            return Ok(None);
        };
        tracing::warn!(game = %job.game, %offer, %error, "an offer does not show what became of it");
        Ok(match error {
            error if stays(&error) => None,
            MessengerError::Refused { status: 403 | 404, .. } => Some(Again::WhenWoken),
            MessengerError::Refused { .. } => Some(Again::Later(LONGEST_PAUSE)),
            error => Some(Again::Later(error.wait(pause_after(job.tries)))),
        })
    }
}

/// Whether a message can never say it: there is none, or its thread is locked. One that is only
/// archived was woken for the edit.
fn stays(error: &MessengerError) -> bool {
    error.is_missing_channel() || error.is_missing_message() || error.is_archived()
}
