//! A messenger that knows where the bot is a guest: there it may answer, and asks for nothing by its
//! own token. Each such request would be refused, and count toward a ban.

use std::sync::Arc;

use async_trait::async_trait;
use secrecy::SecretString;

use super::messenger::{DownloadError, Messenger, MessengerError, Posted};
use super::reply::Reply;
use super::request::{Attached, Place};
use crate::ids::{ChannelId, MessageId, UserId};
use crate::store::Store;

/// The same messenger, refusing by itself what Discord would refuse to a guest.
pub struct Invited {
    messenger: Arc<dyn Messenger>,
    store: Store,
}

impl Invited {
    /// This messenger, with where the bot is a guest.
    pub fn new(messenger: Arc<dyn Messenger>, store: Store) -> Self {
        Self { messenger, store }
    }

    /// Checks that the bot is no guest at a channel.
    async fn check(&self, channel: ChannelId) -> Result<(), MessengerError> {
        match self.store.is_guest(channel).await {
            Ok(false) => Ok(()),
            Ok(true) => Err(MessengerError::guest()),
            Err(error) => Err(MessengerError::Unclear(error.to_string())),
        }
    }
}

#[async_trait]
impl Messenger for Invited {
    async fn post(
        &self,
        channel: ChannelId,
        reply: &Reply,
        nonce: &str,
    ) -> Result<Option<MessageId>, MessengerError> {
        self.check(channel).await?;
        self.messenger.post(channel, reply, nonce).await
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
        self.check(channel).await?;
        self.messenger.edit(channel, message, reply).await
    }

    async fn is_gone(&self, channel: ChannelId) -> bool {
        self.messenger.is_gone(channel).await
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
        self.check(channel).await?;
        self.messenger.take_buttons_off(channel, message).await
    }

    async fn open_thread(
        &self,
        place: &Place,
        name: &str,
        opening: &str,
    ) -> Result<ChannelId, MessengerError> {
        self.check(place.channel).await?;
        self.messenger.open_thread(place, name, opening).await
    }

    fn own_id(&self) -> Option<UserId> {
        self.messenger.own_id()
    }

    async fn download(&self, file: &Attached, most: usize) -> Result<Vec<u8>, DownloadError> {
        self.messenger.download(file, most).await
    }

    async fn archive_thread(&self, thread: ChannelId) -> Result<(), MessengerError> {
        self.check(thread).await?;
        self.messenger.archive_thread(thread).await
    }
}
