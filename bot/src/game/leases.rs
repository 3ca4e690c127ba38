//! Leases of the jobs that are done here in the background: the engine's moves and reviews.

use std::time::Duration;

use super::Games;
use crate::clock::millis;
use crate::store::{JobKey, lease};

impl Games {
    /// Does something whose job this process has leased, and renews the lease meanwhile.
    pub(super) async fn with_lease<T>(&self, job: JobKey, work: impl Future<Output = T>) -> T {
        let renewing = async {
            loop {
                self.store().clock().sleep(lease(job.kind) / 2).await;
                if let Err(error) = self.store().jobs().renew_lease(job).await {
                    let (kind, id) = (job.kind.name(), job.subject_id);
                    tracing::error!(kind, id, %error, "a lease is not renewed");
                }
            }
        };
        tokio::select! {
            done = work => done,
            () = renewing => unreachable!("it is renewed for ever"),
        }
    }

    /// Gives a leased job back, to be done after `pause`.
    pub(super) async fn give_back(&self, job: JobKey, pause: Duration) {
        let run_at = self.store().clock().now().saturating_add(millis(pause));
        if let Err(error) = self.store().jobs().reschedule(job, None, Some(run_at)).await {
            let (kind, id) = (job.kind.name(), job.subject_id);
            tracing::error!(kind, id, %error, "a job is not given back");
        }
    }
}
