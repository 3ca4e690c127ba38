//! Takes interactions from either transport and has each answered in a task of its own.

use std::sync::Arc;

use serenity::all::{ApplicationId, Message, UserId};
use tokio::sync::Notify;
use tokio_util::task::TaskTracker;

use super::concurrency_limiter::ConcurrencyLimiter;
use super::dedup::InteractionDedup;
use super::interaction::Received;
use super::responder::Responder;
use super::rest::Rest;
use crate::health::Health;
use crate::ids::{self, ChannelId};
use crate::jobs::Jobs;
use crate::store::Store;

/// The parts of the bot that a connection needs.
pub(crate) struct Dispatcher {
    /// Notified when the bot's application and user are known.
    pub(crate) ready: Arc<Notify>,
    /// Told which shards receive interactions.
    pub(crate) jobs: Jobs,
    /// Keeps the slots in which shards may identify.
    pub(crate) store: Store,
    /// Answers interactions.
    pub(crate) responder: Arc<Responder>,
    /// Told which application and user the bot is.
    pub(crate) rest: Arc<Rest>,
    /// The interactions that are being answered.
    pub(crate) tasks: TaskTracker,
    /// Told which shards are connected.
    pub(crate) health: Arc<Health>,
    /// Recognizes interactions that were received before.
    pub(crate) dedup: InteractionDedup,
    /// Lets interactions in, in order; rejects those that could not be answered in time.
    pub(crate) concurrency_limiter: ConcurrencyLimiter,
}

impl Dispatcher {
    /// Notes which application and which user the bot is.
    pub(super) fn ready(&self, application: ApplicationId, user: UserId, name: &str) {
        self.rest.set_user(user.get());
        self.rest.set_application_id(application);
        tracing::info!(bot = name, "connected");
        self.ready.notify_one();
    }

    /// Has an interaction answered, unless it was received before.
    pub(super) fn interaction(&self, received: &Received) {
        let read = received.read();
        let id = match &read {
            Ok(interaction) => interaction.as_ref().map(|interaction| interaction.id),
            Err(unreadable) => unreadable.id,
        };
        if id.is_some_and(|id| !self.dedup.is_new(id.0)) {
            tracing::debug!("an interaction was received twice");
            return;
        }
        let responder = Arc::clone(&self.responder);
        match read {
            Ok(Some(interaction)) => {
                drop(
                    self.tasks
                        .spawn(responder.handle(interaction, self.concurrency_limiter.queue())),
                );
            }
            Ok(None) => {}
            Err(unreadable) => {
                drop(self.tasks.spawn(async move { responder.refuse(&unreadable).await }));
            }
        }
    }

    /// Has a user greeted who writes to the bot in a direct message. What they write is not looked at.
    pub(super) fn direct_message(&self, message: &Message) {
        if message.author.bot || message.guild_id.is_some() {
            return;
        }
        let user = ids::UserId(message.author.id.get());
        let (channel, nonce) = (ChannelId(message.channel_id.get()), message.id.to_string());
        let responder = Arc::clone(&self.responder);
        drop(self.tasks.spawn(async move { responder.greet(user, channel, &nonce).await }));
    }
}
