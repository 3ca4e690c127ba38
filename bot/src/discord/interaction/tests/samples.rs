//! Interactions, as Discord sends them.

#![allow(clippy::needless_pass_by_value)] // `json!` makes values, and they go into others.

use serde_json::{Value, json};

pub(super) fn user(id: &str, name: &str) -> Value {
    json!({ "id": id, "username": name, "global_name": null, "discriminator": "0", "avatar": null })
}

/// What all interactions have, as Discord sends them.
pub(super) fn interaction(kind: u64, data: Value) -> Value {
    json!({
        "id": "1234567890123456789", "application_id": "42", "type": kind, "token": "a-token",
        "version": 1, "data": data, "channel_id": "70", "locale": "en-US", "entitlements": [],
        "channel": { "id": "70", "type": 0, "permissions": "2147483647" },
        "app_permissions": "309237763072", "attachment_size_limit": 10_485_760,
        "authorizing_integration_owners": {}, "context": 0,
    })
}

pub(super) fn in_guild(mut interaction: Value) -> Value {
    interaction["guild_id"] = json!("60");
    interaction["member"] = json!({
        "user": user("7", "ada"), "nick": "Ada", "roles": ["9"], "deaf": false, "mute": false,
        "flags": 0, "permissions": "32", "joined_at": "2024-01-01T00:00:00Z",
    });
    interaction
}

pub(super) fn in_dm(mut interaction: Value) -> Value {
    interaction["user"] = user("7", "ada");
    interaction["channel"] = json!({ "id": "70", "type": 1 });
    interaction["context"] = json!(1);
    interaction
}

pub(super) fn option(kind: u64, name: &str, value: Value) -> Value {
    json!({ "type": kind, "name": name, "value": value })
}

/// A command with every type of option that has a value.
pub(super) fn command() -> Value {
    let mut boris = user("8", "boris");
    boris["global_name"] = json!("Boris B.");
    let member = json!({ "nick": "Borya", "roles": [], "flags": 0, "permissions": "0" });
    let role = json!({
        "id": "9", "name": "players", "color": 0, "hoist": false, "icon": null, "position": 1,
        "permissions": "0", "managed": false, "mentionable": false, "flags": 0,
        "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
        "unicode_emoji": null,
    });
    interaction(
        2,
        json!({
            "id": "5", "name": "challenge", "type": 1,
            "options": [
                option(3, "variant", json!("totem")),
                option(4, "turn", json!(-3)),
                option(5, "thread", json!(true)),
                option(6, "opponent", json!("8")),
                option(6, "guest", json!("11")),
                option(7, "channel", json!("70")),
                option(8, "role", json!("9")),
                option(9, "whoever", json!("9")),
                option(10, "share", json!(0.5)),
            ],
            "resolved": {
                "users": { "8": boris, "11": user("11", "carla") },
                "members": { "8": member },
                "roles": { "9": role },
                "channels": { "70": { "id": "70", "name": "chess", "type": 0, "permissions": "0" } },
            },
        }),
    )
}

/// A command on Boris.
pub(super) fn on_person() -> Value {
    interaction(
        2,
        json!({
            "id": "5", "name": "Challenge", "type": 2, "target_id": "8",
            "resolved": {
                "users": { "8": user("8", "boris") },
                "members": { "8": {
                    "nick": "Borya", "roles": [], "joined_at": "2024-01-01T00:00:00Z", "flags": 0,
                } },
            },
        }),
    )
}

pub(super) fn autocomplete() -> Value {
    let mut typed = option(3, "turn", json!("e2"));
    typed["focused"] = json!(true);
    let options = [option(3, "variant", json!("chess")), typed];
    interaction(4, json!({ "id": "5", "name": "move", "type": 1, "options": options }))
}

pub(super) fn click(data: Value) -> Value {
    let mut click = interaction(3, data);
    click["message"] = json!({
        "id": "99", "channel_id": "70", "author": user("42", "eightfold"), "content": "a board",
        "timestamp": "2026-01-01T00:00:00Z", "edited_timestamp": null, "tts": false, "type": 0,
        "mention_everyone": false, "mentions": [], "mention_roles": [], "attachments": [],
        "embeds": [], "pinned": false, "components": [], "flags": 0,
    });
    click
}

pub(super) fn button() -> Value {
    click(json!({ "custom_id": "roll:17:3", "component_type": 2, "id": 2 }))
}

pub(super) fn select() -> Value {
    click(json!({ "custom_id": "pick:17:3", "component_type": 3, "id": 2, "values": ["e2"] }))
}

/// A choice of these channels, with what Discord tells of them.
pub(super) fn channels(values: Value, resolved: Value) -> Value {
    click(json!({
        "custom_id": "channels", "component_type": 8, "id": 3, "values": values,
        "resolved": resolved,
    }))
}

pub(super) fn chosen_channels() -> Value {
    let channel = |id: &str, kind: u8| {
        json!({
            "id": id, "name": "chess", "type": kind, "permissions": "2147483647", "parent_id": null,
            "flags": 0, "guild_id": "60", "position": 2, "topic": null, "nsfw": false,
        })
    };
    let resolved = json!({ "70": channel("70", 0), "71": channel("71", 15) });
    channels(json!(["70", "71"]), json!({ "channels": resolved }))
}

/// A form that was filled in, with these rows.
pub(super) fn submit(rows: Value) -> Value {
    let mut submit = click(json!({ "custom_id": "type:17:3", "components": rows }));
    submit["type"] = json!(5);
    submit["message"]["flags"] = json!(64);
    submit
}

pub(super) fn filled() -> Value {
    let input = json!({ "type": 4, "id": 2, "custom_id": "text", "value": "Nf3" });
    submit(json!([{ "type": 1, "id": 1, "components": [input] }]))
}

/// Changes or adds a part of an interaction.
pub(super) fn with(mut interaction: Value, pointer: &str, value: Value) -> Value {
    if let Some(part) = interaction.pointer_mut(pointer) {
        *part = value;
        return interaction;
    }
    let (parent, key) = pointer.rsplit_once('/').expect("a pointer");
    interaction.pointer_mut(parent).expect("a parent")[key] = value;
    interaction
}
