//! The threads of games that have ended are archived, once a rematch is unlikely.

use super::{Jobs, pause_after};
use crate::clock::millis;
use crate::store::{JobKind, JobRow};
use crate::ui::{Error, MessengerError};

impl Jobs {
    /// Archives the thread of a game, or tries again later.
    pub(super) async fn archive(&self, job: &JobRow) {
        let Err(error) = self.try_to_archive(job).await else {
            return;
        };
        tracing::warn!(game = %job.game, %error, "a thread is not archived");
        let due = self.clock().now().saturating_add(millis(pause_after(job.tries)));
        self.put_job_off((JobKind::Thread, job.game, job.ply), due).await;
    }

    async fn try_to_archive(&self, job: &JobRow) -> Result<(), Error> {
        let newest = self.app.store.game_at(job.channel).await?;
        // Where another game came after it, that one owes the same at its own end.
        if newest.is_some_and(|newest| newest.id == job.game) {
            match self.app.messenger.archive_thread(job.channel).await {
                // It is locked, gone, or archived already: that is somebody else's to change.
                Ok(()) | Err(MessengerError::Refused { .. }) => {}
                Err(error) => return Err(error.into()),
            }
        }
        self.give_thread_up(job).await
    }

    /// Lets a thread stay as it is.
    pub(super) async fn give_thread_up(&self, job: &JobRow) -> Result<(), Error> {
        Ok(self.app.store.strike_thread(job.game).await?)
    }
}
