//! Channels: reading and changing them, and the way to their messages and threads.

use serde_json::{Value, json};

use super::{Answered, ApiRequest, Reply, direct, messages, parse, threads};
use crate::channel::Channel;
use crate::error::Refusal;
use crate::event::Event;
use crate::limits::Check;
use crate::sim_state::{SimState, now};
use crate::snowflake::Id;
use crate::{permissions, wire};

pub(super) fn route(
    state: &mut SimState,
    request: &ApiRequest,
    id: &str,
    rest: &[&str],
) -> Answered {
    let id = parse(id).ok_or_else(Refusal::unknown_channel)?;
    let channel = state.channel(id).cloned().ok_or_else(Refusal::unknown_channel)?;
    if !state.has_bot(&channel) || !channel.is_open_to(state.bot.id) {
        return Err(Refusal::missing_access());
    }
    if channel.guild.is_none() {
        return direct::route(state, request, &channel, rest);
    }
    match (request.method.as_str(), rest) {
        ("GET", []) => Ok(Reply::ok(wire::channel(state, &channel))),
        ("PATCH", []) => edit(state, channel, &request.body),
        ("DELETE", []) => delete(state, &channel),
        ("POST", ["typing"]) => {
            state.say(Event::Typing { channel: id });
            Ok(Reply::nothing())
        }
        ("POST", ["threads"]) => threads::start(state, &channel, None, request),
        ("POST", ["messages", message, "threads"]) => {
            let message = messages::find(state, id, message)?;
            threads::start(state, &channel, Some(message), request)
        }
        (_, ["thread-members", rest @ ..]) => threads::members(state, request, channel, rest),
        (_, ["messages", rest @ ..]) => messages::route(state, request, &channel, rest),
        _ => Err(Refusal::no_route()),
    }
}

/// Refuses what the bot has no permission for.
pub(super) fn demand(channel: &Channel, permission: u64) -> Result<(), Refusal> {
    if channel.permissions & permission == permission {
        Ok(())
    } else if channel.guild.is_none() {
        Err(Refusal::direct())
    } else {
        Err(Refusal::missing_permissions())
    }
}

fn edit(state: &mut SimState, mut channel: Channel, body: &Value) -> Answered {
    if channel.parent.is_none() {
        return Err(Refusal::missing_permissions());
    }
    let mut check = Check::default();
    check.text("name", &body["name"], 1..=100);
    for part in ["archived", "locked", "invitable"] {
        check.boolean(part, &body[part]);
    }
    threads::check_duration(&mut check, &body["auto_archive_duration"]);
    check.done()?;
    let wakes = channel.archived && body["archived"] == json!(false);
    // Whoever may write in a thread may wake it, unless it is locked.
    let allowed = (channel.owner == state.bot.id || wakes) && !channel.locked;
    if !allowed || !body["locked"].is_null() {
        demand(&channel, permissions::MANAGE_THREADS)?;
    }
    if channel.archived && body["archived"] != json!(false) {
        return Err(Refusal::archived());
    }
    if let Some(name) = body["name"].as_str() {
        name.clone_into(&mut channel.name);
    }
    if let Some(archived) = body["archived"].as_bool() {
        channel.archived = archived;
        channel.changed = now();
    }
    channel.locked = body["locked"].as_bool().unwrap_or(channel.locked);
    channel.auto_archive = body["auto_archive_duration"].as_u64().unwrap_or(channel.auto_archive);
    let id = channel.id;
    state.channels.insert(id, channel.clone());
    state.channel_changed(id, "THREAD_UPDATE");
    Ok(Reply::ok(wire::channel(state, &channel)))
}

fn delete(state: &mut SimState, channel: &Channel) -> Answered {
    demand(channel, permissions::MANAGE_THREADS)?;
    let object = wire::channel(state, channel);
    state.delete_channel(channel.id);
    Ok(Reply::ok(object))
}

impl SimState {
    /// Deletes a channel with its threads and messages.
    pub(crate) fn delete_channel(&mut self, id: Id) {
        let Some(channel) = self.channels.remove(&id) else {
            return;
        };
        let threads: Vec<Id> =
            self.channels.values().filter(|it| it.parent == Some(id)).map(|it| it.id).collect();
        for thread in threads {
            self.delete_channel(thread);
        }
        self.messages.retain(|_, message| message.channel != id);
        if channel.guild != Some(self.guild) {
            return self.say(Event::ChannelGone { channel: id });
        }
        let name = if channel.parent.is_some() { "THREAD_DELETE" } else { "CHANNEL_DELETE" };
        let data = json!({
            "id": id, "type": channel.kind, "guild_id": self.guild, "parent_id": channel.parent,
            "name": channel.name,
        });
        self.dispatch(name, crate::gateway::intents::GUILDS, &data);
        self.say(Event::ChannelGone { channel: id });
    }
}
