//! What the bot has to know of Discord before it can start.

use std::time::Duration;

use reqwest::Method;
use serde_json::Value;
use thiserror::Error;

use super::read;
use super::rest::{Call, Rest, unreadable};
use crate::clock::Clock;
use crate::ui::MessengerError;

/// How long to wait before Discord is asked again, at first; then twice as long each time.
const FIRST_PAUSE: Duration = Duration::from_secs(2);

/// The longest of these pauses.
const LONGEST_PAUSE: Duration = Duration::from_secs(60);

/// Why Discord does not tell what the bot has to know.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub(crate) enum GatewayInfoError {
    /// The bot's token is none.
    #[error("the token is not known")]
    UnknownToken,
    /// What is at this address is no gateway.
    #[error("the gateway is at no ws:// or wss:// address")]
    Address,
    /// There was no answer of use.
    #[error(transparent)]
    Discord(MessengerError),
}

impl From<MessengerError> for GatewayInfoError {
    fn from(error: MessengerError) -> Self {
        match error {
            MessengerError::Refused { status: 401, .. } => Self::UnknownToken,
            error => Self::Discord(error),
        }
    }
}

/// Asks for something. While Discord itself gives no clear answer it is asked again; what a proxy
/// says is believed.
pub(super) async fn until_told<T>(
    proxied: bool,
    clock: &Clock,
    ask: impl AsyncFn() -> Result<T, GatewayInfoError>,
) -> Result<T, GatewayInfoError> {
    let mut pause = FIRST_PAUSE;
    loop {
        let error = match ask().await {
            Err(GatewayInfoError::Discord(error)) if !proxied && !is_refusal(&error) => error,
            asked => return asked,
        };
        tracing::warn!(%error, "Discord does not tell what the bot has to know; asking again");
        clock.sleep(error.wait(pause)).await;
        pause = LONGEST_PAUSE.min(pause * 2);
    }
}

fn is_refusal(error: &MessengerError) -> bool {
    matches!(error, MessengerError::Refused { .. })
}

/// Who the bot is, as Discord knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Oneself {
    /// Its application.
    pub(super) application: u64,
    /// Its user.
    pub(super) user: u64,
    /// Its user's name.
    pub(super) name: String,
    /// The key by which Discord signs what it delivers to it, where that was told.
    verify_key: Option<[u8; 32]>,
}

impl Oneself {
    /// Whether Discord signs by this key, as far as is known.
    pub(super) fn is_signed_by(&self, public_key: [u8; 32]) -> bool {
        self.verify_key.is_none_or(|it| it == public_key)
    }
}

/// A key as Discord tells it, in hex digits.
fn key(told: &Value) -> Option<[u8; 32]> {
    let mut key = [0; 32];
    hex::decode_to_slice(told.as_str()?, &mut key).ok().map(|()| key)
}

/// Asks who the bot is, as patiently as for the gateway, which tells it by itself.
pub(crate) async fn who_am_i(
    rest: &Rest,
    proxied: bool,
    clock: &Clock,
) -> Result<Oneself, GatewayInfoError> {
    until_told(proxied, clock, async || {
        let told = get(rest, "/applications/@me").await?;
        let user = get(rest, "/users/@me").await?;
        let [Some(application), Some(id)] = [&told, &user].map(|it| read::id(&it["id"])) else {
            return Err(unreadable().into());
        };
        let name = user["username"].as_str().unwrap_or_default().to_owned();
        let verify_key = key(&told["verify_key"]);
        Ok(Oneself { application, user: id, name, verify_key })
    })
    .await
}

async fn get(rest: &Rest, path: &str) -> Result<Value, MessengerError> {
    rest.send(&Call::by_bot(Method::GET, path.to_owned())).await?.json()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_key_is_held_against_the_one_that_discord_tells() {
        let oneself = |told: &Value| Oneself {
            application: 1,
            user: 2,
            name: String::new(),
            verify_key: key(told),
        };
        let told = json!("0A".repeat(32));
        assert!(oneself(&told).is_signed_by([10; 32]));
        assert!(!oneself(&told).is_signed_by([11; 32]));
        for nothing in [json!(null), json!("0a"), json!("x".repeat(64)), json!(7)] {
            assert!(oneself(&nothing).is_signed_by([11; 32]), "{nothing}");
        }
    }
}
