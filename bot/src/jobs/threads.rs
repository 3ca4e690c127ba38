//! The threads of games that have ended are archived, once a rematch is unlikely.

use super::worker::JobOutcome;
use super::{Jobs, game_of};
use crate::store::Job;
use crate::ui::{Error, MessengerError};

impl Jobs {
    /// Archives the thread of a game. If another game came after it, the end of that has a job of its own.
    pub(super) async fn archive_thread(&self, job: &Job) -> Result<JobOutcome, Error> {
        let newest = self.app.store.games().in_channel(job.channel_id).await?;
        if newest.is_none_or(|newest| newest.game_id != game_of(job)) {
            return Ok(JobOutcome::Done);
        }
        match self.app.messenger.archive_thread(job.channel_id).await {
            // A thread that is locked, gone, or archived already stays as it is.
            Ok(()) | Err(MessengerError::Refused { .. }) => Ok(JobOutcome::Done),
            Err(error) => Err(error.into()),
        }
    }
}
