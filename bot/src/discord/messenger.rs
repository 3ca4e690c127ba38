//! What the bot asks of Discord: each request by its route.

use async_trait::async_trait;
use reqwest::Method;
use secrecy::{ExposeSecret, SecretString};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::registered_ids::RegisteredIds;
use super::rest::{Call, File, Object, Rest, unreadable};
use super::{files, message, read, threads};
use crate::ids::{ChannelId, GuildId, InteractionId, MessageId, UserId};
use crate::ui::{self, Attached, DownloadError, Messenger, MessengerError, Place, Posted, Reply};

impl Rest {
    /// Gives the first answer to an interaction; the id of the message that it became, where it
    /// became one and Discord says so.
    pub(super) async fn answer(
        &self,
        id: InteractionId,
        token: &SecretString,
        body: Value,
        files: Vec<File>,
    ) -> Result<Option<MessageId>, MessengerError> {
        let token = token.expose_secret();
        let path = format!("/interactions/{id}/{token}/callback?with_response=true");
        let call = Call::by_interaction(Method::POST, path).with(body).with_files(files);
        let given: Option<Given> = self.send(&call).await?.read();
        Ok(given.and_then(|given| given.resource?.message).map(|message| MessageId(message.id.0)))
    }

    /// The same where nobody wants to know which message it became: Discord tells nothing of it.
    pub(super) async fn answer_only(
        &self,
        id: InteractionId,
        token: &SecretString,
        body: Value,
    ) -> Result<(), MessengerError> {
        let path = format!("/interactions/{id}/{}/callback", token.expose_secret());
        self.send(&Call::by_interaction(Method::POST, path).with(body)).await.map(drop)
    }

    /// Deletes the message that answered an interaction.
    pub(super) async fn delete_original(&self, token: &SecretString) -> Result<(), MessengerError> {
        self.send(&self.of_interaction(Method::DELETE, token, "/messages/@original"))
            .await
            .map(drop)
    }

    /// Offers these commands, and no others, in one server or in all; notes their ids.
    pub(super) async fn register(
        &self,
        guild: Option<GuildId>,
        commands: Value,
    ) -> Result<(), MessengerError> {
        let call = Call::by_bot(Method::PUT, self.commands(guild));
        let said = self.send(&call.with(commands)).await?;
        self.learn(|known| known.note_commands(&said.json().unwrap_or_default()));
        Ok(())
    }

    /// Asks which commands are offered, in one server or in all, and notes their ids; whether there
    /// are any.
    pub(super) async fn learn_commands(
        &self,
        guild: Option<GuildId>,
    ) -> Result<bool, MessengerError> {
        let said = self.send(&Call::by_bot(Method::GET, self.commands(guild))).await?;
        self.learn(|known| known.note_commands(&said.json().unwrap_or_default()));
        let known = self.known();
        Ok(ui::specs().iter().all(|it| known.commands.contains_key(it.name)))
    }

    /// Where commands are, of one server or of all.
    fn commands(&self, guild: Option<GuildId>) -> String {
        let application = self.application();
        match guild {
            Some(guild) => format!("/applications/{application}/guilds/{guild}/commands"),
            None => format!("/applications/{application}/commands"),
        }
    }

    /// Takes the buttons off the message that was clicked, or that answered an interaction.
    pub(super) async fn strip_original(&self, token: &SecretString) -> Result<(), MessengerError> {
        let call = self.of_interaction(Method::PATCH, token, "/messages/@original");
        self.send(&call.with(message::without_buttons())).await.map(drop)
    }

    /// Asks which application the bot is, and notes it.
    pub(super) async fn learn_application(&self) -> Result<(), MessengerError> {
        let path = "/applications/@me".to_owned();
        let said = self.send(&Call::by_bot(Method::GET, path)).await?.json()?;
        self.set_application(read::id(&said["id"]).ok_or_else(unreadable)?);
        Ok(())
    }

    /// The kind of a channel, by Discord's number.
    pub(super) async fn kind_of(&self, channel: ChannelId) -> Result<Option<u64>, MessengerError> {
        let said = self.send(&Call::by_bot(Method::GET, format!("/channels/{channel}"))).await?;
        Ok(said.json().ok().and_then(|said| said["type"].as_u64()))
    }

    /// Sends an edit in a channel. Where that is an archived thread, it is woken first; a locked one
    /// is left as it is.
    async fn edit_awake(&self, channel: ChannelId, call: &Call) -> Result<(), MessengerError> {
        let edited = self.send(call).await;
        if !edited.as_ref().is_err_and(MessengerError::is_archived) {
            return edited.map(drop);
        }
        let wake = Call::by_bot(Method::PATCH, format!("/channels/{channel}"));
        match self.send(&wake.with(json!({ "archived": false }))).await {
            Ok(_) => self.send(call).await.map(drop),
            Err(error) => {
                tracing::debug!(%channel, %error, "a thread stays archived");
                edited.map(drop)
            }
        }
    }

    fn of_interaction(&self, method: Method, token: &SecretString, rest: &str) -> Call {
        let (application, token) = (self.application(), token.expose_secret());
        Call::by_interaction(method, format!("/webhooks/{application}/{token}{rest}"))
    }
}

/// What Discord says to an answer: what became of it.
#[derive(Deserialize)]
struct Given {
    resource: Option<Resource>,
}

/// The same, where it became a message or changed one.
#[derive(Deserialize)]
struct Resource {
    message: Option<Object>,
}

fn with_nonce(reply: &Reply, nonce: &str, known: &RegisteredIds) -> Map<String, Value> {
    let mut body = message::message(reply, known);
    body.insert("nonce".to_owned(), nonce.into());
    body.insert("enforce_nonce".to_owned(), true.into());
    body
}

#[async_trait]
impl Messenger for Rest {
    async fn post(
        &self,
        channel: ChannelId,
        reply: &Reply,
        nonce: &str,
    ) -> Result<Option<MessageId>, MessengerError> {
        let call = Call::by_bot(Method::POST, format!("/channels/{channel}/messages"));
        let call = call.with(with_nonce(reply, nonce, &self.known()));
        let call = call.with_files(message::reply_files(reply));
        Ok(self.send(&call).await?.id().map(MessageId))
    }

    async fn follow_up(
        &self,
        token: &SecretString,
        reply: &Reply,
    ) -> Result<Option<MessageId>, MessengerError> {
        let call = self.of_interaction(Method::POST, token, "");
        let call = call.with(message::message(reply, &self.known()));
        let call = call.with_files(message::reply_files(reply));
        Ok(self.send(&call).await?.id().map(MessageId))
    }

    async fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        reply: &Reply,
    ) -> Result<(), MessengerError> {
        let path = format!("/channels/{channel}/messages/{message}");
        let call = Call::by_bot(Method::PATCH, path);
        let call = call.with(message::edit(reply, &self.known()));
        let call = call.with_files(message::reply_files(reply));
        self.edit_awake(channel, &call).await
    }

    async fn edit_original(
        &self,
        token: &SecretString,
        reply: &Reply,
    ) -> Result<(), MessengerError> {
        let call = self.of_interaction(Method::PATCH, token, "/messages/@original");
        let call = call.with(message::edit(reply, &self.known()));
        let call = call.with_files(message::reply_files(reply));
        self.send(&call).await.map(drop)
    }

    async fn edit_by(
        &self,
        token: &SecretString,
        message: MessageId,
        reply: &Reply,
    ) -> Result<(), MessengerError> {
        let call = self.of_interaction(Method::PATCH, token, &format!("/messages/{message}"));
        let call = call.with(message::edit(reply, &self.known()));
        let call = call.with_files(message::reply_files(reply));
        self.send(&call).await.map(drop)
    }

    async fn original(&self, token: &SecretString) -> Result<Posted, MessengerError> {
        let call = self.of_interaction(Method::GET, token, "/messages/@original");
        let message = self.send(&call).await?.json()?;
        Ok(Posted {
            id: read::id(&message["id"]).map(MessageId).ok_or_else(unreadable)?,
            text: message::undressed(message["content"].as_str().unwrap_or_default()),
            files: message["attachments"].as_array().map_or(0, Vec::len),
        })
    }

    async fn take_buttons_off(
        &self,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<(), MessengerError> {
        let path = format!("/channels/{channel}/messages/{message}");
        let call = Call::by_bot(Method::PATCH, path).with(message::without_buttons());
        self.edit_awake(channel, &call).await
    }

    async fn open_thread(
        &self,
        place: &Place,
        name: &str,
        opening: &str,
    ) -> Result<ChannelId, MessengerError> {
        threads::open(self, place, name, opening).await
    }

    async fn is_gone(&self, channel: ChannelId) -> bool {
        self.kind_of(channel).await.is_err_and(|error| error.is_missing_channel())
    }

    fn own_id(&self) -> Option<UserId> {
        self.user()
    }

    async fn download(&self, file: &Attached, most: usize) -> Result<Vec<u8>, DownloadError> {
        files::download(self, file, most).await
    }

    async fn archive_thread(&self, thread: ChannelId) -> Result<(), MessengerError> {
        let call = Call::by_bot(Method::PATCH, format!("/channels/{thread}"));
        self.send(&call.with(json!({ "archived": true }))).await.map(drop)
    }
}
