//! Challenges that nobody has answered in a day: their messages say so.

use super::{DAY, Jobs, LONGEST_PAUSE};
use crate::clock::millis;
use crate::store::{LapseRow, StoreError};
use crate::ui::{Error, MessengerError};

impl Jobs {
    /// Lets what is due lapse, at most so many challenges; whether there may be more.
    pub(super) async fn let_lapse(&self, limit: i64) -> Result<bool, StoreError> {
        let due = self.app.store.due_lapses(limit).await?;
        for row in &due {
            if !self.app.store.lapse(row, self.clock().now() + millis(LONGEST_PAUSE)).await? {
                continue;
            }
            let jobs = self.clone();
            let row = *row;
            self.shared.workers.spawn(async move {
                if let Err(error) = jobs.show_lapse(&row).await {
                    let challenge = row.challenge;
                    tracing::warn!(%challenge, %error, "a challenge does not say that it lapsed");
                }
            });
        }
        Ok(i64::try_from(due.len()).is_ok_and(|found| found == limit))
    }

    async fn show_lapse(&self, row: &LapseRow) -> Result<(), Error> {
        let Some(message) = row.message else {
            return Ok(());
        };
        let reply = self.app.lapsed_challenge(row.challenge).await?;
        let edited = self.app.messenger.edit(row.channel, message, &reply).await;
        let given_up = self.clock().now().saturating_sub(row.created) > 2 * millis(DAY);
        match edited {
            // Where it cannot be edited, nothing else could be done about it.
            Ok(()) | Err(MessengerError::Refused { .. }) => {}
            Err(error) if !given_up => return Err(error.into()),
            Err(error) => {
                tracing::error!(challenge = %row.challenge, %error, "a lapse is given up");
            }
        }
        Ok(self.app.store.lapse_shown(row.challenge).await?)
    }
}
