//! What the bot asks Discord before it connects.

use std::time::Duration;

use serde::Deserialize;
use serde_json::Value;
use serenity::all::{ApplicationId, UserId};

use super::rest::{Rest, unreadable};
use crate::clock::Clock;
use crate::ui::MessengerError;

/// How long to wait before Discord is asked again, at first; then twice as long each time.
const FIRST_PAUSE: Duration = Duration::from_secs(2);

/// The longest of these pauses.
const LONGEST_PAUSE: Duration = Duration::from_secs(60);

/// Why Discord does not tell what the bot has to know before it connects.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum GatewayInfoError {
    /// Discord does not know the bot's token.
    UnknownToken,
    /// The gateway is at no ws:// or wss:// address.
    Address,
    /// There was no answer of use.
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
pub(super) async fn retry_until_answered<T>(
    proxied: bool,
    clock: &Clock,
    ask: impl AsyncFn() -> Result<T, GatewayInfoError>,
) -> Result<T, GatewayInfoError> {
    let mut pause = FIRST_PAUSE;
    loop {
        let error = match ask().await {
            Err(GatewayInfoError::Discord(error)) if !proxied && error.may_work_later() => error,
            asked => return asked,
        };
        tracing::warn!(%error, "Discord does not tell what the bot has to know; asking again");
        clock.sleep(error.wait(pause)).await;
        pause = LONGEST_PAUSE.min(pause * 2);
    }
}

/// The bot's application and user, as Discord knows them.
#[derive(Clone, Debug)]
pub(crate) struct CurrentApplication {
    /// The application's id.
    pub(super) id: ApplicationId,
    /// Its user.
    pub(super) user: UserId,
    /// Its user's name.
    pub(super) name: String,
    /// The public key for Discord's signatures of interactions, where it was told.
    verify_key: Option<[u8; 32]>,
}

impl CurrentApplication {
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
pub(crate) async fn current_application(
    rest: &Rest,
    proxied: bool,
    clock: &Clock,
) -> Result<CurrentApplication, GatewayInfoError> {
    retry_until_answered(proxied, clock, async || {
        let application = rest.application().await?;
        let user = rest.current_user().await?;
        // serenity's whole models are read strictly; here nothing else is needed of them.
        Ok(CurrentApplication {
            id: ApplicationId::deserialize(&application["id"]).map_err(|_| unreadable())?,
            user: UserId::deserialize(&user["id"]).map_err(|_| unreadable())?,
            name: user["username"].as_str().unwrap_or_default().to_owned(),
            verify_key: key(&application["verify_key"]),
        })
    })
    .await
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_key_is_held_against_the_one_that_discord_tells() {
        let is_signed_by = |told: &Value, public_key| {
            let (id, user, name) = (ApplicationId::new(1), UserId::new(1), String::new());
            CurrentApplication { id, user, name, verify_key: key(told) }.is_signed_by(public_key)
        };
        let told = json!("0A".repeat(32));
        assert!(is_signed_by(&told, [10; 32]));
        assert!(!is_signed_by(&told, [11; 32]));
        for nothing in [json!(null), json!("0a"), json!("x".repeat(64)), json!(7)] {
            assert!(is_signed_by(&nothing, [11; 32]), "{nothing}");
        }
    }
}
