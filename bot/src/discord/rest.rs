//! Requests that the bot makes of its own accord.

use std::error::Error;
use std::sync::Arc;

use async_trait::async_trait;
use secrecy::{ExposeSecret, SecretString};
use serde_json::json;
use serenity::all::{Http, HttpError};

use super::write;
use crate::error::DiscordError;
use crate::ids::{ChannelId, MessageId};
use crate::ui::reply::{Messenger, Posted, Reply};

/// How long a thread stays listed after its last message, in minutes: a week.
const THREAD_LIFE: u32 = 10_080;

/// The longest name of a thread, in characters.
const THREAD_NAME: usize = 100;

/// A thread that all who see the channel above it can see.
const PUBLIC_THREAD: u8 = 11;

/// Discord's REST API.
pub(super) struct Rest {
    http: Arc<Http>,
}

impl Rest {
    /// The API behind this handle.
    pub(super) fn new(http: Arc<Http>) -> Self {
        Self { http }
    }
}

/// What an error of serenity's says of the request.
pub(super) fn reason(error: serenity::Error) -> DiscordError {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            let status = response.status_code.as_u16();
            if matches!(status, 408 | 429) || status >= 500 {
                return DiscordError::Unclear(format!("status {status}"));
            }
            DiscordError::Refused {
                status,
                code: i64::try_from(response.error.code).unwrap_or(-1),
                message: response.error.message,
            }
        }
        // A request's address holds the interaction's token.
        serenity::Error::Http(HttpError::Request(error)) => {
            DiscordError::Unclear(with_causes(&error.without_url()))
        }
        error => DiscordError::Unclear(error.to_string()),
    }
}

/// An error and what it came from, in one line.
fn with_causes(error: &(dyn Error + 'static)) -> String {
    let causes = std::iter::successors(Some(error), |&error| error.source());
    causes.map(ToString::to_string).collect::<Vec<_>>().join(": ")
}

#[async_trait]
impl Messenger for Rest {
    async fn post(
        &self,
        channel: ChannelId,
        reply: &Reply,
        nonce: &str,
    ) -> Result<MessageId, DiscordError> {
        let mut body = write::message(reply);
        body.insert("nonce".to_owned(), nonce.into());
        body.insert("enforce_nonce".to_owned(), true.into());
        let files = write::reply_files(reply);
        let sent = self.http.send_message(channel.0.into(), files, &body).await;
        Ok(MessageId(sent.map_err(reason)?.id.get()))
    }

    async fn original(&self, token: &SecretString) -> Result<Posted, DiscordError> {
        let token = token.expose_secret();
        let message = self.http.get_original_interaction_response(token).await.map_err(reason)?;
        Ok(Posted {
            id: MessageId(message.id.get()),
            files: message.attachments.len(),
            text: message.content,
        })
    }

    async fn take_buttons_off(
        &self,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<(), DiscordError> {
        let body = write::without_buttons();
        let edited =
            self.http.edit_message(channel.0.into(), message.0.into(), &body, Vec::new()).await;
        edited.map(drop).map_err(reason)
    }

    async fn open_thread(&self, parent: ChannelId, name: &str) -> Result<ChannelId, DiscordError> {
        let name: String = name.chars().take(THREAD_NAME).collect();
        let body = json!({
            "name": name,
            "type": PUBLIC_THREAD,
            "auto_archive_duration": THREAD_LIFE,
        });
        let opened = self.http.create_thread(parent.0.into(), &body, None).await;
        Ok(ChannelId(opened.map_err(reason)?.id.get()))
    }

    async fn remove_thread(&self, thread: ChannelId) -> Result<(), DiscordError> {
        self.http.delete_channel(thread.0.into(), None).await.map(drop).map_err(reason)
    }
}
