//! The state as Discord's JSON: whole objects, every field that clients insist on.

use serde_json::{Value, json};

use crate::channel::{Channel, ChannelKind};
use crate::emoji::Emoji;
use crate::message::{Attachment, Message, Used, User};
use crate::sim_state::SimState;
use crate::snowflake::Id;
use crate::{locale, permissions, timestamp};

pub(crate) fn user(user: &User) -> Value {
    let mut object = json!({
        "id": user.id, "username": user.name.to_lowercase(), "global_name": user.name,
        "discriminator": "0", "avatar": user.avatar, "banner": null, "accent_color": null,
        "avatar_decoration_data": null, "collectibles": null, "primary_guild": null,
        "public_flags": 0, "flags": 0, "bot": user.bot, "system": false,
    });
    merge(&mut object, user.odd_user.clone());
    object
}

/// The bot as it sees itself.
pub(crate) fn myself(bot: &User) -> Value {
    let mut me = user(bot);
    me["mfa_enabled"] = json!(false);
    me["locale"] = json!(bot.locale);
    me["verified"] = json!(true);
    me["email"] = Value::Null;
    me
}

/// A member without its user, as messages and resolved members have it.
pub(crate) fn partial_member(user: &User) -> Value {
    let mut object = json!({
        "nick": null, "avatar": null, "banner": null, "roles": [], "flags": 0, "pending": false,
        "joined_at": timestamp::iso(user.id.made()), "premium_since": null, "deaf": false,
        "mute": false, "communication_disabled_until": null,
    });
    merge(&mut object, user.odd_member.clone());
    object
}

/// A member as interactions resolve them: with what it may do, but without its user.
pub(crate) fn resolved_member(person: &User) -> Value {
    let mut member = partial_member(person);
    member["permissions"] = acting_member(person)["permissions"].clone();
    member
}

pub(crate) fn member(person: &User) -> Value {
    let mut member = partial_member(person);
    member["user"] = user(person);
    member
}

/// The member who acts, with what it may do.
pub(crate) fn acting_member(person: &User) -> Value {
    let manages = if person.manages { permissions::MANAGE_GUILD } else { 0 };
    let forbidden = if person.external_apps { 0 } else { permissions::USE_EXTERNAL_APPS };
    let mut member = member(person);
    member["permissions"] = json!(((permissions::PERSON | manages) & !forbidden).to_string());
    member
}

pub(crate) fn channel(state: &SimState, channel: &Channel) -> Value {
    let Some(guild) = channel.guild else {
        return private(state, channel);
    };
    let mut object = json!({
        "id": channel.id, "type": channel.kind,
        "guild_id": guild, "name": channel.name, "flags": 0, "parent_id": channel.parent,
        "rate_limit_per_user": 0, "last_message_id": channel.last_message,
    });
    let more = match channel.parent {
        None => json!({
            "position": channel.position, "permission_overwrites": [], "nsfw": false,
            "topic": null,
        }),
        Some(_) => json!({
            "owner_id": channel.owner, "message_count": channel.count,
            "member_count": channel.members.len(), "total_message_sent": channel.count,
            "thread_metadata": thread_metadata(channel),
        }),
    };
    merge(&mut object, more);
    merge(&mut object, of_kind(channel.kind));
    object
}

/// A direct or group message, with those whom the bot can write to or reads of there.
fn private(state: &SimState, channel: &Channel) -> Value {
    let others = channel.members.iter().filter(|id| **id != state.bot.id);
    let recipients = others.filter_map(|id| state.user(*id)).map(user);
    let mut object = json!({
        "id": channel.id, "type": channel.kind, "flags": 0,
        "last_message_id": channel.last_message, "recipients": recipients.collect::<Vec<_>>(),
    });
    if channel.kind == ChannelKind::Group {
        let more = json!({"name": channel.name, "icon": null, "owner_id": channel.owner});
        merge(&mut object, more);
    }
    object
}

/// What only channels of this kind have.
fn of_kind(kind: ChannelKind) -> Value {
    match kind {
        ChannelKind::Voice | ChannelKind::Stage => {
            json!({"bitrate": 64_000, "user_limit": 0, "rtc_region": null})
        }
        ChannelKind::Forum | ChannelKind::Media => json!({
            "available_tags": [], "default_reaction_emoji": null, "default_sort_order": null,
            "default_forum_layout": 0,
        }),
        ChannelKind::PrivateThread => json!({"invitable": true}),
        _ => json!({}),
    }
}

fn thread_metadata(thread: &Channel) -> Value {
    json!({
        "archived": thread.archived, "archive_timestamp": thread.changed,
        "auto_archive_duration": thread.auto_archive, "locked": thread.locked,
        "create_timestamp": timestamp::iso(thread.id.made()),
    })
}

/// What an interaction says of who acts: in a server a member of that, elsewhere a person.
pub(crate) fn actor(state: &SimState, channel: &Channel, person: &User) -> Value {
    let Some(guild) = channel.guild else {
        return json!({"user": user(person)});
    };
    let own = guild == state.guild;
    let locale = if own { &state.guild_locale } else { locale::DEFAULT };
    json!({
        "guild_id": guild, "guild": {"id": guild, "locale": locale, "features": []},
        "guild_locale": locale,
        "member": acting_member(&User { manages: person.manages && own, ..person.clone() }),
    })
}

/// What an interaction says that the bot may do in a channel.
pub(crate) fn app_permissions(state: &SimState, channel: &Channel) -> u64 {
    match (state.has_bot(channel), channel.guild) {
        (true, Some(_)) => channel.permissions,
        (true, None) => permissions::DIRECT,
        (false, _) => permissions::GUEST,
    }
}

/// The channel as interactions show it: with the acting person's permissions.
pub(crate) fn interaction_channel(state: &SimState, it: &Channel) -> Value {
    let mut object = channel(state, it);
    if it.guild.is_some() {
        object["permissions"] = json!(permissions::PERSON.to_string());
    }
    object
}

/// A channel as interactions resolve it: a part of it, with the acting person's permissions.
pub(crate) fn resolved_channel(it: &Channel) -> Value {
    let mut object = json!({
        "id": it.id, "name": it.name, "type": it.kind, "parent_id": it.parent,
        "permissions": permissions::PERSON.to_string(),
    });
    if it.kind.is_thread() {
        object["thread_metadata"] = thread_metadata(it);
    }
    object
}

pub(crate) fn attachment(attachment: &Attachment) -> Value {
    let mut object = json!({
        "id": attachment.id, "filename": attachment.filename, "size": attachment.size,
        "url": attachment.url, "proxy_url": attachment.url,
        "content_type": attachment.content_type,
    });
    if let Some(description) = &attachment.description {
        object["description"] = json!(description);
    }
    if let (Some(width), Some(height)) = (attachment.width, attachment.height) {
        merge(&mut object, json!({"width": width, "height": height}));
    }
    object
}

/// An emoji of the bot's own.
pub(crate) fn emoji(state: &SimState, emoji: &Emoji) -> Value {
    json!({
        "id": emoji.id, "name": emoji.name, "animated": emoji.animated, "user": user(&state.bot),
        "roles": [], "require_colons": true, "managed": false, "available": true,
    })
}

pub(crate) fn message(state: &SimState, message: &Message) -> Value {
    let pinged = message.mentions.iter().filter_map(|id| state.user(*id)).map(user);
    let mut object = json!({
        "id": message.id, "channel_id": message.channel, "type": message.kind,
        "author": user(&message.author), "content": message.content,
        "timestamp": message.sent, "edited_timestamp": message.edited, "tts": false,
        "mention_everyone": message.mention_everyone, "mentions": pinged.collect::<Vec<_>>(),
        "mention_roles": [], "pinned": false, "embeds": message.embeds,
        "attachments": message.attachments.iter().map(attachment).collect::<Vec<_>>(),
        "components": message.components, "flags": message.all_flags(),
    });
    if let Some(nonce) = &message.nonce {
        object["nonce"] = nonce.clone();
    }
    if let Some(id) = message.replies_to {
        object["message_reference"] = json!({
            "type": 0, "message_id": id, "channel_id": message.channel,
        });
        if let Some(guild) = state.channel(message.channel).and_then(|it| it.guild) {
            object["message_reference"]["guild_id"] = json!(guild);
        }
    }
    if let Some(thread) = message.thread.and_then(|id| state.channel(id)) {
        object["thread"] = channel(state, thread);
    }
    merge(&mut object, provenance(state, message));
    object
}

/// The interaction behind a message.
fn provenance(state: &SimState, message: &Message) -> Value {
    let Some(used) = &message.used else {
        return json!({});
    };
    let Some(by) = state.user(used.by).map(user) else {
        return json!({});
    };
    let mut object = json!({"application_id": state.application, "webhook_id": state.application});
    let cause = cause(state, used, &by);
    object["interaction_metadata"] = match used.opened_by {
        None => cause,
        Some(_) => json!({
            "id": used.interaction, "type": 5, "user": by,
            "authorizing_integration_owners": used.owners.json(),
            "triggering_interaction_metadata": cause,
        }),
    };
    if let (Some(name), None) = (&used.command, used.opened_by) {
        object["interaction"] =
            json!({"id": used.interaction, "type": 2, "name": name, "user": by});
    }
    object
}

/// The command or component itself, also where it opened a modal first.
fn cause(state: &SimState, used: &Used, by: &Value) -> Value {
    let kind = if used.on.is_some() { 3 } else { 2 };
    let mut metadata = json!({
        "id": used.opened_by.unwrap_or(used.interaction), "type": kind, "user": by,
        "authorizing_integration_owners": used.owners.json(),
    });
    if let Some(on) = used.on {
        metadata["interacted_message_id"] = json!(on);
    } else if let Some(name) = &used.command {
        metadata["name"] = json!(name);
    }
    if let Some(target) = used.target.and_then(|id| state.user(id)) {
        metadata["target_user"] = user(target);
    }
    metadata
}

/// The message as the gateway sends it: without what other people wrote, unless they mention
/// the bot or write to it directly, since its content is a privileged intent.
pub(crate) fn message_event(state: &SimState, it: &Message) -> Value {
    let mut object = message(state, it);
    if !state.is_member_at(it.author.id, it.channel) {
        return object;
    }
    if it.author.id != state.bot.id && !it.mentions.contains(&state.bot.id) {
        object["content"] = json!("");
    }
    object["member"] = partial_member(&it.author);
    object
}

pub(crate) fn guild(state: &SimState) -> Value {
    json!({
        "id": state.guild, "name": "Eightfold playground", "icon": null, "description": null,
        "home_header": null, "splash": null, "discovery_splash": null, "features": [],
        "banner": null, "owner_id": state.people[0].id, "application_id": null, "region": "local",
        "afk_channel_id": null, "afk_timeout": 300, "system_channel_id": null,
        "system_channel_flags": 0, "widget_enabled": false, "widget_channel_id": null,
        "verification_level": 0, "roles": [everyone(state.guild)],
        "default_message_notifications": 0, "mfa_level": 0, "explicit_content_filter": 0,
        "max_presences": null, "max_members": 500_000, "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25, "vanity_url_code": null, "premium_tier": 0,
        "premium_subscription_count": 0, "preferred_locale": state.guild_locale, "rules_channel_id": null,
        "safety_alerts_channel_id": null, "public_updates_channel_id": null,
        "premium_progress_bar_enabled": false, "nsfw": false, "nsfw_level": 0, "emojis": [],
        "stickers": [], "incidents_data": null,
    })
}

fn everyone(guild: Id) -> Value {
    json!({
        "id": guild, "name": "@everyone", "permissions": permissions::PERSON.to_string(),
        "position": 0, "color": 0, "hoist": false, "managed": false, "mentionable": false,
        "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null},
        "icon": null, "unicode_emoji": null, "flags": 0,
    })
}

/// The guild as the gateway sends it: with its channels and people.
pub(crate) fn guild_create(state: &SimState) -> Value {
    let own = state.channels.values().filter(|it| it.guild == Some(state.guild));
    let (threads, channels): (Vec<_>, Vec<_>) = own.partition(|it| it.parent.is_some());
    let open = threads.iter().filter(|it| !it.archived);
    let members = state.people.iter().chain([&state.bot]).map(member);
    let mut object = guild(state);
    merge(
        &mut object,
        json!({
            "joined_at": timestamp::iso(state.guild.made()), "large": false, "unavailable": false,
            "member_count": state.people.len() + 1, "voice_states": [], "presences": [],
            "stage_instances": [], "guild_scheduled_events": [], "soundboard_sounds": [],
            "members": members.collect::<Vec<_>>(),
            "channels": channels.iter().map(|it| channel(state, it)).collect::<Vec<_>>(),
            "threads": open.map(|it| channel(state, it)).collect::<Vec<_>>(),
        }),
    );
    object
}

pub(crate) fn application(state: &SimState) -> Value {
    let installed = state.people.iter().filter(|it| it.installed).count();
    json!({
        "id": state.application, "name": state.bot.name, "icon": null, "description": "",
        "type": null, "summary": "", "verify_key": "0".repeat(64), "flags": 0, "flags_new": "0",
        "bot_public": true, "bot_require_code_grant": false, "rpc_origins": [], "hook": true,
        "redirect_uris": [], "interactions_endpoint_url": null, "owner": user(&state.people[0]),
        "role_connections_verification_url": null, "team": null, "bot": user(&state.bot),
        "approximate_guild_count": 1, "approximate_user_install_count": installed,
        "approximate_user_authorization_count": 0, "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
        "integration_types_config": {"0": {}, "1": {}},
    })
}

/// Adds the fields of one object to another.
pub(crate) fn merge(into: &mut Value, from: Value) {
    if let (Value::Object(into), Value::Object(from)) = (into, from) {
        into.extend(from);
    }
}
