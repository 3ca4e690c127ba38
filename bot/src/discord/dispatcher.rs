//! What is made of what is heard, over the gateway or over HTTP alike.

use std::sync::Arc;

use serenity::all::{ApplicationId, UserId};
use tokio::sync::Notify;
use tokio_util::task::TaskTracker;

use super::concurrency_limiter::ConcurrencyLimiter;
use super::dedup::InteractionDedup;
use super::interaction::Received;
use super::responder::Responder;
use super::rest::Rest;
use crate::health::Health;
use crate::jobs::Jobs;
use crate::store::Store;

/// Whom to tell of what is heard.
pub(crate) struct Dispatcher {
    /// Told when the bot is known to Discord.
    pub(crate) ready: Arc<Notify>,
    /// Are told which shards hear what people do.
    pub(crate) jobs: Jobs,
    /// Where it is kept whose turn it is to identify.
    pub(crate) store: Store,
    /// Answers what people ask.
    pub(crate) responder: Arc<Responder>,
    /// Learns which application the bot is.
    pub(crate) rest: Arc<Rest>,
    /// The answers under way.
    pub(crate) tasks: TaskTracker,
    /// Learns which shards are connected.
    pub(crate) health: Arc<Health>,
    /// Notices what is said twice.
    pub(crate) dedup: InteractionDedup,
    /// Keeps in order who asks, and turns away whom nobody could answer in time.
    pub(crate) concurrency_limiter: ConcurrencyLimiter,
}

impl Dispatcher {
    /// Notes which application and which user the bot is: it can be asked from now on.
    pub(super) fn ready(&self, application: ApplicationId, user: UserId, name: &str) {
        self.rest.set_user(user.get());
        self.rest.set_application_id(application);
        tracing::info!(bot = name, "connected");
        self.ready.notify_one();
    }

    /// Answers an interaction, beside whatever else is being answered.
    pub(super) fn interaction(&self, received: &Received) {
        let read = received.read();
        let id = match &read {
            Ok(request) => request.as_ref().map(|request| request.id),
            Err(unreadable) => unreadable.id,
        };
        if id.is_some_and(|id| !self.dedup.is_new(id.0)) {
            tracing::debug!("an interaction is heard twice");
            return;
        }
        let responder = Arc::clone(&self.responder);
        match read {
            Ok(Some(request)) => {
                drop(self.tasks.spawn(responder.handle(request, self.concurrency_limiter.queue())));
            }
            Ok(None) => {}
            Err(unreadable) => {
                drop(self.tasks.spawn(async move { responder.refuse(&unreadable).await }));
            }
        }
    }
}
