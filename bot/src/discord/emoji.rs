//! The bot's own emoji: uploaded once, where Discord does not have them yet.

use serde_json::json;
use serenity::all::CreateAttachment;
use serenity::http::{LightMethod, Route};

use super::registration::RETRY_PAUSE;
use super::rest::{Rest, get, with_body};
use crate::clock::Clock;
use crate::ui::{Emoji, Error, MessengerError};

/// Uploads the emoji that are missing; tries on while Discord gives no clear answer. Until they are
/// there, and where Discord will not have them, everything is said in letters.
pub(crate) async fn upload(rest: &Rest, clock: &Clock) {
    let mut told = false;
    loop {
        let before = missing(rest).len();
        let wait = match upload_missing(rest).await {
            Ok(()) => return tracing::info!(emoji = Emoji::all().count(), "emoji are there"),
            // Another process may have been faster with one of them.
            Err(Error::Messenger(MessengerError::Refused { .. }))
                if missing(rest).len() < before =>
            {
                continue;
            }
            Err(Error::Messenger(error)) if error.may_work_later() => {
                if !told {
                    tracing::warn!(%error, "emoji are not there yet");
                }
                told = true;
                error.wait(RETRY_PAUSE)
            }
            Err(error) => return tracing::warn!(%error, "no emoji: all is said in letters"),
        };
        clock.sleep(wait).await;
    }
}

/// Asks which emoji there are.
pub(super) async fn fetch(rest: &Rest) -> Result<(), MessengerError> {
    let body = rest.send(get(route(rest))).await?.json()?;
    rest.update_ids(|ids| ids.note_emoji(body["items"].as_array().into_iter().flatten()));
    Ok(())
}

fn route(rest: &Rest) -> Route<'static> {
    Route::Emojis { application_id: rest.application_id() }
}

/// Asks which emoji there are, and uploads those that are missing.
async fn upload_missing(rest: &Rest) -> Result<(), Error> {
    fetch(rest).await?;
    for emoji in missing(rest) {
        // serenity has a builder for the emoji of guilds alone.
        let body = json!({ "name": emoji.name(), "image": picture(emoji).await? });
        let request = with_body(LightMethod::Post, route(rest), &body, None)?;
        let created = rest.send(request).await?.json()?;
        rest.update_ids(|ids| ids.note_emoji([&created]));
    }
    Ok(())
}

/// The emoji whose ids are not known.
pub(super) fn missing(rest: &Rest) -> Vec<Emoji> {
    let ids = rest.registered_ids();
    Emoji::all().filter(|emoji| ids.emoji(*emoji).is_none()).collect()
}

/// The picture of an emoji as Discord takes it: a data URI.
async fn picture(emoji: Emoji) -> Result<String, Error> {
    let drawn = tokio::task::spawn_blocking(move || emoji.picture()).await;
    let bytes = drawn.map_err(|error| Error::Picture(error.to_string()))?;
    Ok(CreateAttachment::bytes(bytes, emoji.name()).to_base64())
}
