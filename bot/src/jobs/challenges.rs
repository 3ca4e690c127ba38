//! Challenges that nobody has answered in a day expire, and their messages say so.

use super::Jobs;
use super::worker::JobOutcome;
use crate::ids::ChallengeId;
use crate::store::Job;
use crate::ui::{Error, MessengerError};

impl Jobs {
    pub(super) async fn expire_challenge(&self, job: &Job) -> Result<JobOutcome, Error> {
        let challenge = ChallengeId(job.subject());
        let message = match self.app.store.challenges().expire(challenge).await? {
            Some(Some(message)) => message,
            Some(None) => return Ok(JobOutcome::Done),
            // It was answered, and its job deleted.
            None => return Ok(JobOutcome::Settled),
        };
        let reply = self.app.lapsed_challenge(challenge).await?;
        match self.app.messenger.edit(job.channel_id, message, &reply).await {
            // If it cannot be edited, nothing else can be done about it.
            Ok(()) | Err(MessengerError::Refused { .. }) => Ok(JobOutcome::Done),
            Err(error) => Err(error.into()),
        }
    }
}
