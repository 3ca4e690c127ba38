//! Threads, and the posts of forums.

use serde_json::{Value, json};

use super::channels::demand;
use super::{Answered, ApiRequest, Reply, parse};
use crate::channel::{Channel, ChannelKind};
use crate::compose::{Origin, blank, fill};
use crate::error::Refusal;
use crate::limits::{Check, message};
use crate::message::Message;
use crate::sim_state::SimState;
use crate::{permissions, wire};

const DURATIONS: [u64; 4] = [60, 1440, 4320, 10_080];

pub(super) fn check_duration(check: &mut Check, value: &Value) {
    if !value.is_null() && !DURATIONS.iter().any(|minutes| value == minutes) {
        let message = "Value must be one of (60, 1440, 4320, 10080).";
        check.fail("auto_archive_duration", "BASE_TYPE_CHOICES", message);
    }
}

/// Starts a thread on a message or beside the messages; in a forum, a post.
pub(super) fn start(
    state: &mut SimState,
    parent: &Channel,
    on: Option<Message>,
    request: &ApiRequest,
) -> Answered {
    let body = &request.body;
    if parent.kind.threads().is_empty() {
        return Err(Refusal::wrong_channel());
    }
    let mut check = Check::default();
    check.required_text("name", &body["name"], 1..=100);
    check_duration(&mut check, &body["auto_archive_duration"]);
    if parent.kind.is_forum() {
        if !body["message"].is_object() {
            check.fail("message", "BASE_TYPE_REQUIRED", "This field is required");
        }
        check.done()?;
        return post(state, parent, request);
    }
    check.done()?;
    let kind = kind(parent, on.is_some(), &body["type"])?;
    demand(parent, permission(kind))?;
    if on.as_ref().is_some_and(|message| message.thread.is_some()) {
        let message = "A thread has already been created for this message";
        return Err(Refusal::new(400, 160_004, message));
    }
    let mut thread = new_thread(state, parent, kind, body);
    if let Some(message) = &on {
        // A thread on a message has the message's id.
        thread.id = message.id;
    }
    open(state, &thread);
    if kind != ChannelKind::PrivateThread {
        tell(state, parent, &thread, on);
    }
    Ok(Reply::created(wire::channel(state, &thread)))
}

/// What kind of thread is asked for. One on a message is public; beside the messages Discord
/// makes a private one unless another is asked for.
fn kind(parent: &Channel, on_message: bool, asked: &Value) -> Result<ChannelKind, Refusal> {
    let kinds = parent.kind.threads();
    if on_message {
        return Ok(kinds[0]);
    }
    let asked = match asked {
        Value::Null => u64::from(ChannelKind::PrivateThread.number()),
        asked => asked.as_u64().unwrap_or_default(),
    };
    if !(10..=12).contains(&asked) {
        let message = "Value must be one of {10, 11, 12}.";
        return Err(Refusal::field("type", "BASE_TYPE_CHOICES", message));
    }
    let kind = kinds.iter().find(|kind| u64::from(kind.number()) == asked);
    kind.copied().ok_or_else(Refusal::wrong_channel)
}

fn permission(kind: ChannelKind) -> u64 {
    match kind {
        ChannelKind::PrivateThread => permissions::CREATE_PRIVATE_THREADS,
        _ => permissions::CREATE_PUBLIC_THREADS,
    }
}

fn new_thread(state: &mut SimState, parent: &Channel, kind: ChannelKind, body: &Value) -> Channel {
    let name = body["name"].as_str().unwrap_or_default();
    let mut thread = state.new_channel(kind, name, state.bot.id, Some(parent.id));
    thread.auto_archive = body["auto_archive_duration"].as_u64().unwrap_or(1440);
    thread
}

fn open(state: &mut SimState, thread: &Channel) {
    state.channels.insert(thread.id, thread.clone());
    state.channel_changed(thread.id, "THREAD_CREATE");
}

/// Starts a post in a forum: a thread whose first message has its id.
fn post(state: &mut SimState, forum: &Channel, request: &ApiRequest) -> Answered {
    let body = &request.body["message"];
    message::check(&state.emojis, "message", body, &request.uploads, &[])?;
    demand(forum, permissions::SEND_MESSAGES)?;
    if !request.uploads.is_empty() {
        demand(forum, permissions::ATTACH_FILES)?;
    }
    let thread = new_thread(state, forum, ChannelKind::PublicThread, &request.body);
    let mut first = state.blank_by_bot(thread.id);
    first.id = thread.id;
    fill(state, &mut first, body, &request.uploads)?;
    open(state, &thread);
    state.add_message(first.clone());
    let thread = state.channel(thread.id).cloned().unwrap_or(thread);
    let mut object = wire::channel(state, &thread);
    object["message"] = wire::message(state, &first);
    Ok(Reply::created(object))
}

/// Shows in the parent that there is a thread: on its message, or as a line of its own.
fn tell(state: &mut SimState, parent: &Channel, thread: &Channel, on: Option<Message>) {
    if let Some(mut message) = on {
        message.thread = Some(thread.id);
        return state.change_message(message);
    }
    let mut line = state.blank_by_bot(parent.id);
    line.kind = 18;
    line.content.clone_from(&thread.name);
    line.thread = Some(thread.id);
    state.add_message(line);
}

pub(super) fn members(
    state: &mut SimState,
    request: &ApiRequest,
    mut thread: Channel,
    rest: &[&str],
) -> Answered {
    if thread.parent.is_none() {
        return Err(Refusal::wrong_channel());
    }
    let member =
        |id| json!({"id": thread.id, "user_id": id, "join_timestamp": thread.changed, "flags": 0});
    if let ("GET", []) = (request.method.as_str(), rest) {
        return Ok(Reply::ok(thread.members.iter().map(member).collect()));
    }
    let [who] = rest else {
        return Err(Refusal::no_route());
    };
    let who = if *who == "@me" { Some(state.bot.id) } else { parse(who) };
    let who = who.filter(|id| state.user(*id).is_some());
    let who = who.ok_or(Refusal::new(404, 10013, "Unknown User"))?;
    match request.method.as_str() {
        "PUT" => {
            demand(&thread, permissions::SEND_MESSAGES_IN_THREADS)?;
            if !thread.members.contains(&who) {
                thread.members.push(who);
            }
        }
        "DELETE" => thread.members.retain(|id| *id != who),
        _ => return Err(Refusal::no_route()),
    }
    let id = thread.id;
    state.channels.insert(id, thread);
    state.channel_changed(id, "THREAD_UPDATE");
    Ok(Reply::nothing())
}

impl SimState {
    /// A message of the bot's own accord, still blank.
    fn blank_by_bot(&mut self, channel: crate::snowflake::Id) -> Message {
        let author = self.bot.clone();
        let origin =
            Origin { channel, author, kind: 0, used: None, replies_to: None, only_for: None };
        blank(self, origin)
    }
}
