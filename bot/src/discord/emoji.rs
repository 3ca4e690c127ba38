//! The bot's own emoji: uploaded once, where Discord does not have them yet.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use reqwest::Method;
use serde_json::json;

use super::registration::AGAIN;
use super::rest::{Call, Rest};
use crate::clock::Clock;
use crate::ui::{Emoji, Error, MessengerError};

/// Uploads the emoji that are missing; tries on while Discord gives no clear answer. Until they are
/// there, and where Discord will not have them, everything is said in letters.
pub(crate) async fn upload(rest: &Rest, clock: &Clock) {
    let mut told = false;
    loop {
        let before = missing(rest).len();
        let wait = match bring(rest).await {
            Ok(()) => return tracing::info!(emoji = Emoji::all().count(), "emoji are there"),
            // Another process may have been faster with one of them.
            Err(Error::Messenger(MessengerError::Refused { .. }))
                if missing(rest).len() < before =>
            {
                continue;
            }
            Err(Error::Messenger(MessengerError::RateLimited { retry_after, .. })) => {
                retry_after.max(AGAIN)
            }
            Err(Error::Messenger(error @ MessengerError::Unclear(_))) => {
                if !told {
                    tracing::warn!(%error, "emoji are not there yet");
                }
                told = true;
                AGAIN
            }
            Err(error) => return tracing::warn!(%error, "no emoji: all is said in letters"),
        };
        clock.sleep(wait).await;
    }
}

/// Asks which emoji there are.
pub(super) async fn learn(rest: &Rest) -> Result<(), MessengerError> {
    let said = rest.send(&Call::by_bot(Method::GET, path(rest))).await?.json()?;
    rest.learn(|known| known.note_emoji(said["items"].as_array().into_iter().flatten()));
    Ok(())
}

fn path(rest: &Rest) -> String {
    format!("/applications/{}/emojis", rest.application())
}

/// Asks which emoji there are, and uploads those that are missing.
async fn bring(rest: &Rest) -> Result<(), Error> {
    learn(rest).await?;
    for emoji in missing(rest) {
        let body = json!({ "name": emoji.name(), "image": picture(emoji).await? });
        let call = Call::by_bot(Method::POST, path(rest)).with(body);
        let made = rest.send(&call).await?.json()?;
        rest.learn(|known| known.note_emoji([&made]));
    }
    Ok(())
}

/// The emoji whose ids are not known.
pub(super) fn missing(rest: &Rest) -> Vec<Emoji> {
    let known = rest.known();
    Emoji::all().filter(|emoji| known.emoji(*emoji).is_none()).collect()
}

/// The picture of an emoji as Discord takes it.
async fn picture(emoji: Emoji) -> Result<String, Error> {
    let drawn = tokio::task::spawn_blocking(move || emoji.picture()).await;
    let bytes = drawn.map_err(|error| Error::Picture(error.to_string()))??;
    Ok(format!("data:image/png;base64,{}", STANDARD.encode(bytes)))
}
