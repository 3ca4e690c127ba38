//! Messages in channels, by the bot's own token.

use std::time::{Duration, Instant};

use serde_json::Value;

use super::channels::demand;
use super::{Answered, ApiRequest, Reply, parse};
use crate::channel::Channel;
use crate::compose::{Origin, blank, fill};
use crate::error::Refusal;
use crate::limits::message::check;
use crate::message::Message;
use crate::rates::Bucket;
use crate::sim_state::SimState;
use crate::snowflake::Id;
use crate::{permissions, wire};

/// How long a nonce is remembered.
const NONCE_LIFE: Duration = Duration::from_secs(5 * 60);
/// Edits of a message older than an hour. Discord does not say how many it allows.
const LATE_EDITS: u32 = 3;

pub(super) fn route(
    state: &mut SimState,
    request: &ApiRequest,
    channel: &Channel,
    rest: &[&str],
) -> Answered {
    match (request.method.as_str(), rest) {
        ("GET", []) => list(state, request, channel),
        ("POST", []) => post(state, request, channel),
        ("GET", [id]) => {
            demand(channel, permissions::READ_MESSAGE_HISTORY)?;
            let message = find(state, channel.id, id)?;
            Ok(Reply::ok(wire::message(state, &message)))
        }
        ("PATCH", [id]) => patch(state, request, channel, id),
        ("DELETE", [id]) => {
            let message = find(state, channel.id, id)?;
            if message.author.id != state.bot.id {
                demand(channel, permissions::MANAGE_MESSAGES)?;
            }
            state.delete_message(message.id);
            Ok(Reply::nothing())
        }
        _ => Err(Refusal::no_route()),
    }
}

/// A message that the bot's token can see; ephemeral ones it cannot.
pub(super) fn find(state: &SimState, channel: Id, id: &str) -> Result<Message, Refusal> {
    let message = parse(id).and_then(|id| state.messages.get(&id));
    let message = message.filter(|it| it.channel == channel && it.only_for.is_none());
    message.cloned().ok_or_else(Refusal::unknown_message)
}

fn list(state: &SimState, request: &ApiRequest, channel: &Channel) -> Answered {
    let limit = request.parameter("limit").map_or(Ok(50), str::parse);
    let limit = limit.ok().filter(|limit| (1..=100).contains(limit)).ok_or_else(|| {
        let message = "int value should be between 1 and 100.";
        Refusal::field("limit", "NUMBER_TYPE_RANGE", message)
    })?;
    if channel.permissions & permissions::READ_MESSAGE_HISTORY == 0 {
        return Ok(Reply::ok(Value::Array(Vec::new())));
    }
    let bound = |name: &str| request.parameter(name).and_then(parse);
    let (before, after) = (bound("before"), bound("after"));
    let wanted = |it: &&Message| {
        it.channel == channel.id
            && it.only_for.is_none()
            && before.is_none_or(|id| it.id < id)
            && after.is_none_or(|id| it.id > id)
    };
    let found = state.messages.values().rev().filter(wanted).take(limit);
    Ok(Reply::ok(found.map(|it| wire::message(state, it)).collect()))
}

fn post(state: &mut SimState, request: &ApiRequest, channel: &Channel) -> Answered {
    let body = &request.body;
    if channel.kind.is_forum() {
        return Err(Refusal::new(400, 50008, "Cannot send messages in a non-text channel"));
    }
    check(&state.emojis, "", body, &request.uploads, &[])?;
    let thread = channel.parent.is_some();
    let sends =
        if thread { permissions::SEND_MESSAGES_IN_THREADS } else { permissions::SEND_MESSAGES };
    demand(channel, sends)?;
    if !request.uploads.is_empty() {
        demand(channel, permissions::ATTACH_FILES)?;
    }
    if channel.locked {
        return Err(Refusal::archived());
    }
    if let Some(earlier) = same_nonce(state, channel.id, body) {
        return Ok(Reply::ok(wire::message(state, &earlier)));
    }
    let bucket = state.count_message(channel.id)?;
    let replies_to = replies_to(state, channel.id, &body["message_reference"])?;
    let origin = Origin {
        channel: channel.id,
        author: state.bot.clone(),
        kind: if replies_to.is_some() { 19 } else { 0 },
        used: None,
        replies_to,
        only_for: None,
    };
    let mut message = blank(state, origin);
    fill(state, &mut message, body, &request.uploads)?;
    message.nonce = body.get("nonce").filter(|nonce| !nonce.is_null()).cloned();
    if let Some(nonce) = &message.nonce {
        let key = (channel.id, nonce.to_string());
        state.nonces.insert(key, (Instant::now(), message.id));
    }
    state.add_message(message.clone());
    Ok(Reply { bucket: Some(bucket), ..Reply::ok(wire::message(state, &message)) })
}

/// The message that was sent with this nonce, if the bot wants it enforced.
fn same_nonce(state: &mut SimState, channel: Id, body: &Value) -> Option<Message> {
    state.nonces.retain(|_, (since, _)| since.elapsed() < NONCE_LIFE);
    if body["enforce_nonce"] != true || body["nonce"].is_null() {
        return None;
    }
    let (_, id) = state.nonces.get(&(channel, body["nonce"].to_string()))?;
    state.messages.get(id).cloned()
}

fn replies_to(state: &SimState, channel: Id, value: &Value) -> Result<Option<Id>, Refusal> {
    if value.is_null() {
        return Ok(None);
    }
    match find(state, channel, value["message_id"].as_str().unwrap_or_default()) {
        Ok(message) => Ok(Some(message.id)),
        Err(_) if value["fail_if_not_exists"] == false => Ok(None),
        Err(_) => {
            let code = "MESSAGE_REFERENCE_UNKNOWN_MESSAGE";
            Err(Refusal::field("message_reference", code, "Unknown message"))
        }
    }
}

fn patch(state: &mut SimState, request: &ApiRequest, channel: &Channel, id: &str) -> Answered {
    let mut message = find(state, channel.id, id)?;
    if message.author.id != state.bot.id {
        return Err(Refusal::new(403, 50005, "Cannot edit a message authored by another user"));
    }
    check(&state.emojis, "", &request.body, &request.uploads, &message.attachments)?;
    if channel.archived {
        return Err(Refusal::archived());
    }
    if !request.uploads.is_empty() {
        demand(channel, permissions::ATTACH_FILES)?;
    }
    edit(state, &mut message, &request.body, request)?;
    Ok(Reply::ok(wire::message(state, &message)))
}

/// Edits a message, whoever was allowed to.
pub(super) fn edit(
    state: &mut SimState,
    message: &mut Message,
    body: &Value,
    request: &ApiRequest,
) -> Result<(), Refusal> {
    if message.since.elapsed() >= state.options.late_after {
        if message.late_edits >= LATE_EDITS {
            let reason = "Maximum number of edits to messages older than 1 hour reached. \
                          Try again later";
            return Err(Refusal::new(429, 30046, reason));
        }
        message.late_edits += 1;
    }
    fill(state, message, body, &request.uploads)?;
    // Filling what "thinking" promised is no edit to whoever reads it.
    if !std::mem::take(&mut message.thinking) {
        message.edits += 1;
        message.edited = Some(crate::sim_state::now());
    }
    state.change_message(message.clone());
    Ok(())
}

impl SimState {
    /// Counts a message against the channel's rate, where that is on.
    fn count_message(&mut self, channel: Id) -> Result<Bucket, Refusal> {
        if !self.options.rate_limits {
            return Ok(Bucket::UNCOUNTED);
        }
        let counted = self.rates.count_message(channel);
        counted.map_err(|seconds| Refusal::rate_limited(seconds, false))
    }
}
