//! What the bot asks of Discord: each request by its route.

use async_trait::async_trait;
use secrecy::{ExposeSecret, SecretString};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use serenity::all::{
    ChannelId as Channel, ChannelType, CreateAttachment, CreateInteractionResponse,
    CreateInteractionResponseMessage, EditThread, MessageFlags, MessageId as Message,
};
use serenity::http::LightMethod::{Delete, Patch, Post, Put};
use serenity::http::{Request, Route};

use super::registered_ids::RegisteredIds;
use super::rest::{Object, Rest, get, unreadable, with_body};
use super::{files, message, threads};
use crate::avatar::Avatar;
use crate::ids::{ChannelId, GuildId, InteractionId, MessageId, UserId};
use crate::ui::{
    self, Answer, AttachedFile, Audience, DownloadError, Location, Messenger, MessengerError,
    Posted, Reply, ThreadName,
};

impl Rest {
    /// Gives the first response to an interaction; returns the id of the message that it became, where
    /// it became one and Discord says so.
    pub(super) async fn respond(
        &self,
        id: InteractionId,
        token: &SecretString,
        answer: &Answer,
        is_user_install: bool,
    ) -> Result<Option<MessageId>, MessengerError> {
        let sent = self.send_message(|ids| {
            // serenity's own method wants no body, and so cannot tell the message's id.
            let params = vec![("with_response", "true".to_owned())];
            Ok(answer_callback(id, token, answer, is_user_install, ids)?.params(Some(params)))
        });
        let response: Option<CallbackResponse> = sent.await?.read();
        let message = response.and_then(|response| response.resource?.message);
        match answer {
            Answer::Message(reply) => id_if_public(message, reply),
            _ => Ok(message.map(|message| MessageId(message.id.get()))),
        }
    }

    /// The same where nobody wants to know which message it became: Discord tells nothing of it.
    pub(super) async fn respond_only(
        &self,
        id: InteractionId,
        token: &SecretString,
        answer: &Answer,
    ) -> Result<(), MessengerError> {
        self.send(answer_callback(id, token, answer, false, &self.registered_ids())?)
            .await
            .map(drop)
    }

    /// Tells Discord that the response to a component or modal, or to a command, takes longer. That of a
    /// command will be ephemeral.
    pub(super) async fn defer(
        &self,
        id: InteractionId,
        token: &SecretString,
        has_message: bool,
    ) -> Result<(), MessengerError> {
        let response = if has_message {
            CreateInteractionResponse::Acknowledge
        } else {
            let message = CreateInteractionResponseMessage::new().ephemeral(true);
            CreateInteractionResponse::Defer(message)
        };
        self.send(callback(id, token, &response, None)?).await.map(drop)
    }

    /// Deletes the message that answered an interaction, where it is still there.
    pub(super) async fn delete_original(&self, token: &SecretString) -> Result<(), MessengerError> {
        match self.send(Request::new(self.original_response(token), Delete)).await {
            Err(error) if error.is_missing_message() => Ok(()),
            deleted => deleted.map(drop),
        }
    }

    /// Offers these commands, and no others, in one guild or in all; notes their ids.
    pub(super) async fn register(
        &self,
        guild: Option<GuildId>,
        commands: &impl Serialize,
    ) -> Result<(), MessengerError> {
        let body = self.send(with_body(Put, self.commands(guild), commands, None)?).await?;
        self.update_ids(|ids| ids.note_commands(&body.json().unwrap_or_default()));
        Ok(())
    }

    /// Asks which commands are offered, in one guild or in all, and notes their ids; whether all of the
    /// bot's are there.
    pub(super) async fn fetch_commands(
        &self,
        guild: Option<GuildId>,
    ) -> Result<bool, MessengerError> {
        let body = self.send(get(self.commands(guild))).await?;
        self.update_ids(|ids| ids.note_commands(&body.json().unwrap_or_default()));
        let ids = self.registered_ids();
        Ok(ui::specs().iter().all(|it| ids.commands.contains_key(it.name)))
    }

    /// Where commands are, of one guild or of all.
    fn commands(&self, guild: Option<GuildId>) -> Route<'static> {
        let application_id = self.application_id();
        match guild {
            Some(guild) => Route::GuildCommands { application_id, guild_id: guild.into() },
            None => Route::Commands { application_id },
        }
    }

    /// Takes the buttons off the message that was clicked, or that answered an interaction.
    pub(super) async fn strip_original(&self, token: &SecretString) -> Result<(), MessengerError> {
        let route = self.original_response(token);
        self.send(with_body(Patch, route, &message::without_components(), None)?).await.map(drop)
    }

    /// What Discord says of the bot's application.
    pub(super) async fn application(&self) -> Result<Value, MessengerError> {
        self.send(get(Route::Oauth2ApplicationCurrent)).await?.json()
    }

    /// The bot's own user, as Discord knows it.
    pub(super) async fn current_user(&self) -> Result<Value, MessengerError> {
        self.send(get(Route::UserMe)).await?.json()
    }

    /// The kind of a channel, where Discord says it.
    pub(super) async fn channel_type(
        &self,
        channel: ChannelId,
    ) -> Result<Option<ChannelType>, MessengerError> {
        let body = self.channel(channel).await?;
        Ok(ChannelType::deserialize(&body["type"]).ok())
    }

    /// A channel as Discord describes it; nothing where that cannot be read.
    pub(super) async fn channel(&self, channel: ChannelId) -> Result<Value, MessengerError> {
        let body = self.send(get(Route::Channel { channel_id: channel.into() })).await?;
        Ok(body.json().unwrap_or_default())
    }

    /// Whether an edit failed because it is in an archived thread, and that is unarchived now. A locked
    /// one is left as it is.
    async fn try_unarchive(&self, channel: ChannelId, edited: &Result<(), MessengerError>) -> bool {
        if !edited.as_ref().is_err_and(MessengerError::is_archived) {
            return false;
        }
        let unarchived = self.set_archived(channel, false).await;
        if let Err(error) = &unarchived {
            tracing::debug!(%channel, %error, "a thread stays archived");
        }
        unarchived.is_ok()
    }

    async fn set_archived(&self, thread: ChannelId, archived: bool) -> Result<(), MessengerError> {
        let route = Route::Channel { channel_id: thread.into() };
        let edit = EditThread::new().archived(archived);
        self.send(with_body(Patch, route, &edit, None)?).await.map(drop)
    }

    fn original_response<'a>(&self, token: &'a SecretString) -> Route<'a> {
        Route::WebhookOriginalInteractionResponse {
            application_id: self.application_id(),
            token: token.expose_secret(),
        }
    }

    /// Makes a message of an interaction into this reply.
    async fn edit_at(&self, route: Route<'_>, reply: &Reply) -> Result<(), MessengerError> {
        let edit = |ids: &_| {
            let edit = message::edit_by_interaction(reply, ids);
            with_body(Patch, route, &edit, message::file(reply))
        };
        self.send_message(edit).await.map(drop)
    }
}

/// A first response to an interaction, as it is sent.
fn answer_callback<'a>(
    id: InteractionId,
    token: &'a SecretString,
    answer: &Answer,
    is_user_install: bool,
    ids: &RegisteredIds,
) -> Result<Request<'a>, MessengerError> {
    match message::response(answer, is_user_install, ids) {
        Some(response) => callback(id, token, &response, message::response_file(answer)),
        // serenity's builder of a message update always takes the picture away.
        None => callback(id, token, &json!({ "type": 7, "data": { "components": [] } }), None),
    }
}

/// The same from serenity's builder, or from what stands for one.
fn callback<'a>(
    id: InteractionId,
    token: &'a SecretString,
    response: &impl Serialize,
    file: Option<CreateAttachment>,
) -> Result<Request<'a>, MessengerError> {
    let token = token.expose_secret();
    let route = Route::InteractionResponse { interaction_id: id.into(), token };
    with_body(Post, route, response, file)
}

/// Where a message in a channel is.
fn channel_message(channel: ChannelId, message: MessageId) -> Route<'static> {
    Route::ChannelMessage { channel_id: Channel::from(channel), message_id: Message::from(message) }
}

/// What Discord says to a first response: what became of it.
#[derive(Deserialize)]
struct CallbackResponse {
    resource: Option<Resource>,
}

/// The same, where it became a message or changed one.
#[derive(Deserialize)]
struct Resource {
    message: Option<Object>,
}

/// The id of the message that a reply became, where that is known.
///
/// # Errors
///
/// [`MessengerError::Unseen`] where all were to see it, and Discord shows it to who asked alone.
fn id_if_public(
    message: Option<Object>,
    reply: &Reply,
) -> Result<Option<MessageId>, MessengerError> {
    match message {
        Some(message) if is_private(message.flags) && reply.audience == Audience::Public => {
            Err(MessengerError::Unseen(MessageId(message.id.get())))
        }
        message => Ok(message.map(|message| MessageId(message.id.get()))),
    }
}

fn is_private(flags: MessageFlags) -> bool {
    flags.contains(MessageFlags::EPHEMERAL)
}

#[async_trait]
impl Messenger for Rest {
    async fn post(
        &self,
        channel: ChannelId,
        reply: &Reply,
        nonce: &str,
    ) -> Result<Option<MessageId>, MessengerError> {
        let route = Route::ChannelMessages { channel_id: channel.into() };
        let post = |ids: &_| {
            with_body(Post, route, &message::message(reply, nonce, ids), message::file(reply))
        };
        Ok(self.send_message(post).await?.id().map(MessageId))
    }

    async fn follow_up(
        &self,
        token: &SecretString,
        reply: &Reply,
    ) -> Result<Option<MessageId>, MessengerError> {
        let route = Route::WebhookFollowupMessages {
            application_id: self.application_id(),
            token: token.expose_secret(),
        };
        let post =
            |ids: &_| with_body(Post, route, &message::followup(reply, ids), message::file(reply));
        id_if_public(self.send_message(post).await?.read(), reply)
    }

    async fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        reply: &Reply,
    ) -> Result<(), MessengerError> {
        let route = channel_message(channel, message);
        let edit =
            |ids: &_| with_body(Patch, route, &message::edit(reply, ids), message::file(reply));
        let edited = self.send_message(edit).await.map(drop);
        if self.try_unarchive(channel, &edited).await {
            return self.send_message(edit).await.map(drop);
        }
        edited
    }

    async fn edit_original(
        &self,
        token: &SecretString,
        reply: &Reply,
    ) -> Result<(), MessengerError> {
        self.edit_at(self.original_response(token), reply).await
    }

    async fn edit_by(
        &self,
        token: &SecretString,
        message: MessageId,
        reply: &Reply,
    ) -> Result<(), MessengerError> {
        let route = Route::WebhookFollowupMessage {
            application_id: self.application_id(),
            token: token.expose_secret(),
            message_id: message.into(),
        };
        self.edit_at(route, reply).await
    }

    async fn delete_by_token(
        &self,
        token: &SecretString,
        message: MessageId,
    ) -> Result<(), MessengerError> {
        let route = Route::WebhookFollowupMessage {
            application_id: self.application_id(),
            token: token.expose_secret(),
            message_id: message.into(),
        };
        self.send(Request::new(route, Delete)).await.map(drop)
    }

    async fn original(&self, token: &SecretString) -> Result<Posted, MessengerError> {
        let body = self.send(get(self.original_response(token))).await?;
        let message = body.json()?;
        Ok(Posted {
            id: body.id().map(MessageId).ok_or_else(unreadable)?,
            text: message::without_mentions(message["content"].as_str().unwrap_or_default()),
            files: message["attachments"].as_array().map_or(0, Vec::len),
            private: is_private(MessageFlags::deserialize(&message["flags"]).unwrap_or_default()),
        })
    }

    async fn take_buttons_off(
        &self,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<(), MessengerError> {
        let route = channel_message(channel, message);
        let edit = with_body(Patch, route, &message::without_components(), None)?;
        let edited = self.send(edit.clone()).await.map(drop);
        if self.try_unarchive(channel, &edited).await {
            return self.send(edit).await.map(drop);
        }
        edited
    }

    async fn open_thread(
        &self,
        location: &Location,
        name: &ThreadName,
    ) -> Result<ChannelId, MessengerError> {
        threads::open(self, location, name).await
    }

    async fn is_deleted(&self, channel: ChannelId) -> Result<bool, MessengerError> {
        match self.channel(channel).await {
            Err(error) if error.is_missing_channel() => Ok(true),
            found => found.map(|_| false),
        }
    }

    fn own_id(&self) -> Option<UserId> {
        self.user()
    }

    async fn download(&self, file: &AttachedFile, most: usize) -> Result<Vec<u8>, DownloadError> {
        files::download(self, file, most).await
    }

    async fn avatar(&self, avatar: Avatar) -> Result<Vec<u8>, DownloadError> {
        files::avatar(self, avatar).await
    }

    async fn archive_thread(&self, thread: ChannelId) -> Result<(), MessengerError> {
        self.set_archived(thread, true).await
    }
}
