//! What players have proposed to each other and is not open any more shows what became of it.

use super::{Jobs, pause_after};
use crate::clock::millis;
use crate::game::Offer;
use crate::store::{JobKind, JobRow};
use crate::ui::{Error, MessengerError};

impl Jobs {
    /// Edits the messages of a game's offers that are not open any more, or tries again later.
    pub(super) async fn settle_offers(&self, job: &JobRow) {
        let Err(error) = self.edit_offers(job).await else {
            return;
        };
        tracing::warn!(game = %job.game, %error, "an offer does not show what became of it");
        let due = self.clock().now().saturating_add(millis(pause_after(job.tries)));
        if let Err(error) =
            self.app.store.put_off_job((JobKind::Offers, job.game, job.ply), due).await
        {
            tracing::error!(game = %job.game, %error, "offers are not put off");
        }
    }

    async fn edit_offers(&self, job: &JobRow) -> Result<(), Error> {
        let rows = self.app.store.offers(job.game).await?;
        for row in rows.iter().filter(|row| row.state != "open") {
            let Some(message) = row.message else {
                continue;
            };
            let reply = self.app.offer(&Offer::try_from(row)?).await?;
            match self.app.messenger.edit(job.channel, message, &reply).await {
                // Where it cannot be edited, nothing else could be done about it.
                Ok(()) | Err(MessengerError::Refused { .. }) => {}
                Err(error) => return Err(error.into()),
            }
            self.app.store.offer_settled(job.game, row.id).await?;
        }
        Ok(self.app.store.strike_offers(job.game).await?)
    }

    /// Strikes the job after all, where it was tried for too long.
    pub(super) async fn give_offers_up(&self, job: &JobRow) -> Result<(), Error> {
        for row in self.app.store.offers(job.game).await?.iter().filter(|row| row.state != "open") {
            self.app.store.offer_settled(job.game, row.id).await?;
        }
        Ok(())
    }
}
