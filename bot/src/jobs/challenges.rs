//! Challenges that nobody has answered in a day expire, and their messages say so.

use super::Jobs;
use super::worker::JobOutcome;
use crate::ids::ChallengeId;
use crate::store::Job;
use crate::ui::{Error, MessengerError};

impl Jobs {
    /// Lets a challenge expire, and shows what became of it.
    pub(super) async fn expire_challenge(&self, job: &Job) -> Result<JobOutcome, Error> {
        let challenge = ChallengeId(job.subject());
        let Some(expired) = self.app.store.challenges().expire(challenge).await? else {
            // It was answered, and its job deleted.
            return Ok(JobOutcome::Settled);
        };
        let Some(message) = expired.message_id else {
            return Ok(JobOutcome::Done);
        };
        let reply = self.app.lapsed_challenge(challenge).await?;
        match self.app.messenger.edit(job.channel_id, message, &reply).await {
            // If it cannot be edited, nothing else can be done about it.
            Ok(()) | Err(MessengerError::Refused { .. }) => Ok(JobOutcome::Done),
            Err(error) => Err(error.into()),
        }
    }
}
