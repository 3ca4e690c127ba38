//! A messenger that knows where the bot is a user install, or may not see the channel: there it may
//! answer, and asks for nothing by its own token. Each such request would be refused, and count
//! toward a ban.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use quick_cache::sync::Cache;
use secrecy::SecretString;

use crate::avatar::Avatar;
use crate::clock::millis;
use crate::ids::{ChannelId, MessageId, UserId};
use crate::store::Store;
use crate::ui::{
    AttachedFile, DownloadError, Location, Messenger, MessengerError, Posted, Reply, ThreadName,
};

/// How many channels are remembered that the bot may not see.
const CLOSED: usize = 10_000;

/// For how long: what the bot may see can change without anything that it hears of.
const CLOSED_FOR: Duration = Duration::from_secs(60 * 60);

/// The same messenger, refusing by itself what Discord would refuse to a user install, and in a
/// channel that the bot may not see: there it tries again once it hears from there that it may, or
/// after a while.
pub struct GuildOnlyMessenger {
    messenger: Arc<dyn Messenger>,
    store: Store,
    /// The channels that the bot may not see, each with when that was learnt, in Unix milliseconds.
    closed: Cache<ChannelId, i64>,
}

impl GuildOnlyMessenger {
    /// This messenger, with where the bot is a user install.
    pub fn new(messenger: Arc<dyn Messenger>, store: Store) -> Self {
        Self { messenger, store, closed: Cache::new(CLOSED) }
    }

    /// Asks for something at a channel where the bot is no user install and that it may see, as far
    /// as it knows.
    async fn at<T>(
        &self,
        channel: ChannelId,
        interaction: impl Future<Output = Result<T, MessengerError>> + Send,
    ) -> Result<T, MessengerError> {
        match self.store.channels().is_user_install(channel).await {
            Ok(false) if !self.is_closed(channel) => {}
            Ok(_) => return Err(MessengerError::no_access()),
            Err(error) => return Err(MessengerError::NotAsked(error.to_string())),
        }
        let done = interaction.await;
        if done.as_ref().is_err_and(MessengerError::is_no_access) {
            self.close(channel);
        }
        done
    }

    fn close(&self, channel: ChannelId) {
        self.closed.insert(channel, self.store.clock().now());
    }

    fn is_closed(&self, channel: ChannelId) -> bool {
        let now = self.store.clock().now();
        let fresh = |since: i64| now.saturating_sub(since) < millis(CLOSED_FOR);
        self.closed.get(&channel).is_some_and(fresh)
    }
}

#[async_trait]
impl Messenger for GuildOnlyMessenger {
    async fn post(
        &self,
        channel: ChannelId,
        reply: &Reply,
        nonce: &str,
    ) -> Result<Option<MessageId>, MessengerError> {
        self.at(channel, self.messenger.post(channel, reply, nonce)).await
    }

    async fn follow_up(
        &self,
        token: &SecretString,
        reply: &Reply,
    ) -> Result<Option<MessageId>, MessengerError> {
        self.messenger.follow_up(token, reply).await
    }

    async fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        reply: &Reply,
    ) -> Result<(), MessengerError> {
        self.at(channel, self.messenger.edit(channel, message, reply)).await
    }

    async fn is_deleted(&self, channel: ChannelId) -> Result<bool, MessengerError> {
        self.at(channel, self.messenger.is_deleted(channel)).await
    }

    async fn delete_by_token(
        &self,
        token: &SecretString,
        message: MessageId,
    ) -> Result<(), MessengerError> {
        self.messenger.delete_by_token(token, message).await
    }

    async fn edit_original(
        &self,
        token: &SecretString,
        reply: &Reply,
    ) -> Result<(), MessengerError> {
        self.messenger.edit_original(token, reply).await
    }

    async fn edit_by(
        &self,
        token: &SecretString,
        message: MessageId,
        reply: &Reply,
    ) -> Result<(), MessengerError> {
        self.messenger.edit_by(token, message, reply).await
    }

    async fn original(&self, token: &SecretString) -> Result<Posted, MessengerError> {
        self.messenger.original(token).await
    }

    async fn take_buttons_off(
        &self,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<(), MessengerError> {
        self.at(channel, self.messenger.take_buttons_off(channel, message)).await
    }

    async fn open_thread(
        &self,
        location: &Location,
        name: &ThreadName,
    ) -> Result<ChannelId, MessengerError> {
        self.at(location.channel, self.messenger.open_thread(location, name)).await
    }

    fn heard(&self, channel: ChannelId, sees_it: bool) {
        if sees_it {
            self.closed.remove(&channel);
        } else {
            self.close(channel);
        }
    }

    fn own_id(&self) -> Option<UserId> {
        self.messenger.own_id()
    }

    async fn download(&self, file: &AttachedFile, most: usize) -> Result<Vec<u8>, DownloadError> {
        self.messenger.download(file, most).await
    }

    async fn avatar(&self, avatar: Avatar) -> Result<Vec<u8>, DownloadError> {
        self.messenger.avatar(avatar).await
    }

    async fn archive_thread(&self, thread: ChannelId) -> Result<(), MessengerError> {
        self.at(thread, self.messenger.archive_thread(thread)).await
    }
}
