//! Messages in channels, by the bot's own token.

use std::time::{Duration, Instant};

use serde_json::Value;

use super::channels::demand;
use super::{Answered, Call, Reply, parse};
use crate::channel::Channel;
use crate::compose::{Origin, blank, fill};
use crate::error::Refusal;
use crate::limits::message::check;
use crate::message::Message;
use crate::rates::Bucket;
use crate::sim_state::World;
use crate::snowflake::Id;
use crate::{permissions, wire};

/// How long a nonce is remembered.
const NONCE_LIFE: Duration = Duration::from_secs(5 * 60);
/// Edits of a message older than an hour. Discord does not say how many it allows.
const LATE_EDITS: u32 = 3;

pub(super) fn route(world: &mut World, call: &Call, channel: &Channel, rest: &[&str]) -> Answered {
    match (call.method.as_str(), rest) {
        ("GET", []) => list(world, call, channel),
        ("POST", []) => post(world, call, channel),
        ("GET", [id]) => {
            demand(channel, permissions::READ_MESSAGE_HISTORY)?;
            let message = find(world, channel.id, id)?;
            Ok(Reply::ok(wire::message(world, &message)))
        }
        ("PATCH", [id]) => patch(world, call, channel, id),
        ("DELETE", [id]) => {
            let message = find(world, channel.id, id)?;
            if message.author.id != world.bot.id {
                demand(channel, permissions::MANAGE_MESSAGES)?;
            }
            world.delete_message(message.id);
            Ok(Reply::nothing())
        }
        _ => Err(Refusal::no_route()),
    }
}

/// A message that the bot's token can see; ephemeral ones it cannot.
pub(super) fn find(world: &World, channel: Id, id: &str) -> Result<Message, Refusal> {
    let message = parse(id).and_then(|id| world.messages.get(&id));
    let message = message.filter(|it| it.channel == channel && it.only_for.is_none());
    message.cloned().ok_or_else(Refusal::unknown_message)
}

fn list(world: &World, call: &Call, channel: &Channel) -> Answered {
    let limit = call.parameter("limit").map_or(Ok(50), str::parse);
    let limit = limit.ok().filter(|limit| (1..=100).contains(limit)).ok_or_else(|| {
        let message = "int value should be between 1 and 100.";
        Refusal::field("limit", "NUMBER_TYPE_RANGE", message)
    })?;
    if channel.permissions & permissions::READ_MESSAGE_HISTORY == 0 {
        return Ok(Reply::ok(Value::Array(Vec::new())));
    }
    let bound = |name: &str| call.parameter(name).and_then(parse);
    let (before, after) = (bound("before"), bound("after"));
    let wanted = |it: &&Message| {
        it.channel == channel.id
            && it.only_for.is_none()
            && before.is_none_or(|id| it.id < id)
            && after.is_none_or(|id| it.id > id)
    };
    let found = world.messages.values().rev().filter(wanted).take(limit);
    Ok(Reply::ok(found.map(|it| wire::message(world, it)).collect()))
}

fn post(world: &mut World, call: &Call, channel: &Channel) -> Answered {
    let body = &call.body;
    if channel.kind.is_forum() {
        return Err(Refusal::new(400, 50008, "Cannot send messages in a non-text channel"));
    }
    check(&world.emojis, "", body, &call.uploads, &[])?;
    let thread = channel.parent.is_some();
    let sends =
        if thread { permissions::SEND_MESSAGES_IN_THREADS } else { permissions::SEND_MESSAGES };
    demand(channel, sends)?;
    if !call.uploads.is_empty() {
        demand(channel, permissions::ATTACH_FILES)?;
    }
    if channel.locked {
        return Err(Refusal::archived());
    }
    if let Some(earlier) = same_nonce(world, channel.id, body) {
        return Ok(Reply::ok(wire::message(world, &earlier)));
    }
    let bucket = world.count_message(channel.id)?;
    let replies_to = replies_to(world, channel.id, &body["message_reference"])?;
    let origin = Origin {
        channel: channel.id,
        author: world.bot.clone(),
        kind: if replies_to.is_some() { 19 } else { 0 },
        used: None,
        replies_to,
        only_for: None,
    };
    let mut message = blank(world, origin);
    fill(world, &mut message, body, &call.uploads)?;
    message.nonce = body.get("nonce").filter(|nonce| !nonce.is_null()).cloned();
    if let Some(nonce) = &message.nonce {
        let key = (channel.id, nonce.to_string());
        world.nonces.insert(key, (Instant::now(), message.id));
    }
    world.add_message(message.clone());
    Ok(Reply { bucket: Some(bucket), ..Reply::ok(wire::message(world, &message)) })
}

/// The message that was sent with this nonce, if the bot wants it enforced.
fn same_nonce(world: &mut World, channel: Id, body: &Value) -> Option<Message> {
    world.nonces.retain(|_, (since, _)| since.elapsed() < NONCE_LIFE);
    if body["enforce_nonce"] != true || body["nonce"].is_null() {
        return None;
    }
    let (_, id) = world.nonces.get(&(channel, body["nonce"].to_string()))?;
    world.messages.get(id).cloned()
}

fn replies_to(world: &World, channel: Id, value: &Value) -> Result<Option<Id>, Refusal> {
    if value.is_null() {
        return Ok(None);
    }
    match find(world, channel, value["message_id"].as_str().unwrap_or_default()) {
        Ok(message) => Ok(Some(message.id)),
        Err(_) if value["fail_if_not_exists"] == false => Ok(None),
        Err(_) => {
            let code = "MESSAGE_REFERENCE_UNKNOWN_MESSAGE";
            Err(Refusal::field("message_reference", code, "Unknown message"))
        }
    }
}

fn patch(world: &mut World, call: &Call, channel: &Channel, id: &str) -> Answered {
    let mut message = find(world, channel.id, id)?;
    if message.author.id != world.bot.id {
        return Err(Refusal::new(403, 50005, "Cannot edit a message authored by another user"));
    }
    check(&world.emojis, "", &call.body, &call.uploads, &message.attachments)?;
    if channel.archived {
        return Err(Refusal::archived());
    }
    if !call.uploads.is_empty() {
        demand(channel, permissions::ATTACH_FILES)?;
    }
    edit(world, &mut message, &call.body, call)?;
    Ok(Reply::ok(wire::message(world, &message)))
}

/// Edits a message, whoever was allowed to.
pub(super) fn edit(
    world: &mut World,
    message: &mut Message,
    body: &Value,
    call: &Call,
) -> Result<(), Refusal> {
    if message.since.elapsed() >= world.options.late_after {
        if message.late_edits >= LATE_EDITS {
            let reason = "Maximum number of edits to messages older than 1 hour reached. \
                          Try again later";
            return Err(Refusal::new(429, 30046, reason));
        }
        message.late_edits += 1;
    }
    fill(world, message, body, &call.uploads)?;
    // Filling what "thinking" promised is no edit to whoever reads it.
    if !std::mem::take(&mut message.thinking) {
        message.edits += 1;
        message.edited = Some(crate::sim_state::now());
    }
    world.change_message(message.clone());
    Ok(())
}

impl World {
    /// Counts a message against the channel's rate, where that is on.
    fn count_message(&mut self, channel: Id) -> Result<Bucket, Refusal> {
        if !self.options.rate_limits {
            return Ok(Bucket::ROOMY);
        }
        let counted = self.rates.count_message(channel);
        counted.map_err(|seconds| Refusal::rate_limited(seconds, false))
    }
}
