//! What no client of Discord's sends: clicks on buttons and menus that no message of ours has, values
//! that no menu offers, and clicks on what another person alone sees.

use std::sync::atomic::{AtomicUsize, Ordering};

use playground::{Entry, Forged, Id, Outcome};
use serde_json::{Value, json};

use crate::{Person, World, spelled};

/// The message on which forged clicks are made.
const MESSAGE: &str = "99";

/// How many were made, so that each has an id of its own.
static MADE: AtomicUsize = AtomicUsize::new(0);

/// What is forged: as Discord describes it, but for its data.
fn interaction(world: &World, who: Person<'_>, id: &str, private: bool) -> Value {
    let user = json!({ "id": who.id.to_string(), "username": "somebody", "discriminator": "0" });
    let channel = who.channel.to_string();
    json!({
        "id": id, "token": "a-token", "version": 1,
        "application_id": world.playground.application_id().to_string(),
        "attachment_size_limit": 10_485_760, "entitlements": [], "locale": "en-US",
        "guild_id": world.playground.guild_id().to_string(),
        "channel_id": channel, "channel": { "id": channel, "type": 0 },
        "member": { "user": user, "roles": [], "deaf": false, "mute": false, "flags": 0 },
        "message": {
            "id": MESSAGE, "channel_id": channel, "author": user, "content": "",
            "flags": if private { 64 } else { 0 }, "type": 0,
            "timestamp": "2026-01-01T00:00:00Z", "attachments": [], "embeds": [], "mentions": [],
            "mention_roles": [], "mention_everyone": false, "pinned": false, "tts": false,
        },
    })
}

/// Sends it, and waits for the first answer of the bot.
async fn sent(world: &World, what: &str, who: Person<'_>, private: bool, more: Value) -> Value {
    let id = (1_234_567_890_000_000_000 + MADE.fetch_add(1, Ordering::Relaxed)).to_string();
    let mut interaction = interaction(world, who, &id, private);
    for (key, value) in more.as_object().expect("an object") {
        interaction[key] = value.clone();
    }
    let path = format!("/interactions/{id}/");
    let answer = |it: &Entry| it.path.contains(&path);
    world.playground.dispatch("INTERACTION_CREATE", &interaction);
    world.until_journal(what, answer).await;
    world.playground.journal().into_iter().find(answer).expect("the answer").body
}

/// The bot's answer to a forged click on a message that all see, or `private`ly who clicks.
pub async fn clicked(
    world: &World,
    who: Person<'_>,
    private: bool,
    custom_id: &str,
    values: &[&str],
) -> Value {
    let kind = if values.is_empty() { 2 } else { 3 };
    let data = json!({ "custom_id": custom_id, "component_type": kind, "values": values });
    sent(world, custom_id, who, private, json!({ "type": 3, "data": data })).await
}

/// The bot's answer to a command with options that its description does not allow: the name, type and
/// value of each.
pub async fn command(
    world: &World,
    who: Person<'_>,
    name: &str,
    options: &[(&str, u8, Value)],
) -> Value {
    let option = |(name, kind, value): &(&str, u8, Value)| json!({ "name": name, "type": kind, "value": value });
    let options: Vec<Value> = options.iter().map(option).collect();
    let data = json!({ "id": "5", "name": name, "type": 1, "options": options });
    sent(world, name, who, false, json!({ "type": 2, "data": data, "message": null })).await
}

/// The bot's answer to a forged form with this text, opened on a private message.
pub async fn typed(world: &World, who: Person<'_>, custom_id: &str, text: &str) -> Value {
    let input = json!({ "type": 4, "custom_id": "turn", "value": text });
    let data =
        json!({ "custom_id": custom_id, "components": [{ "type": 18, "component": input }] });
    sent(world, custom_id, who, true, json!({ "type": 5, "data": data })).await
}

/// The text of an answer that refuses: a new private message with words and nothing else, which tells
/// of no fault of ours.
pub fn refusal(what: &str, answer: &Value) -> String {
    assert_eq!(answer["type"], json!(4), "{what}: {answer}");
    let data = &answer["data"];
    assert_eq!(data["flags"], json!(64), "{what}: {answer}");
    let nothing = |it: &Value| it.as_array().is_none_or(Vec::is_empty);
    assert!(nothing(&data["attachments"]) && nothing(&data["components"]), "{what}: {answer}");
    let text = data["content"].as_str().unwrap_or_default();
    let ours = ["went wrong", "wrong on my side"].iter().any(|it| text.contains(it));
    assert!(text.len() > 20 && !ours, "{what}: {text}");
    spelled(text)
}

impl Person<'_> {
    /// Sends an interaction with data that nobody has checked, and is said to be on this message.
    /// The kind is Discord's number for it: 2 a command, 3 a click or choice, 4 what is typed so far, 5
    /// a form.
    pub async fn forges(&self, kind: u64, message: Option<Id>, data: Value) -> Outcome {
        let forged = Forged { kind, message, data };
        let sent = self.world().playground.forge(self.id, self.channel, forged).await;
        sent.expect("it is sent")
    }

    /// Clicks on a button that this message need not have, or chooses these values from such a menu.
    pub async fn forges_click(&self, message: Id, custom_id: &str, values: &[&str]) -> Outcome {
        let kind = if values.is_empty() { 2 } else { 3 };
        let data = json!({ "custom_id": custom_id, "component_type": kind, "values": values });
        self.forges(3, Some(message), data).await
    }
}
