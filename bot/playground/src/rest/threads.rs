//! Public threads.

use serde_json::{Value, json};

use super::channels::demand;
use super::{Answered, Call, Reply, parse};
use crate::compose::{Origin, blank};
use crate::error::Refusal;
use crate::limits::Check;
use crate::message::{Channel, Message};
use crate::world::World;
use crate::{permissions, wire};

const DURATIONS: [u64; 4] = [60, 1440, 4320, 10_080];

pub(super) fn check_duration(check: &mut Check, value: &Value) {
    if !value.is_null() && !DURATIONS.iter().any(|minutes| value == minutes) {
        let message = "Value must be one of (60, 1440, 4320, 10080).";
        check.fail("auto_archive_duration", "BASE_TYPE_CHOICES", message);
    }
}

/// Starts a thread on a message or beside the messages.
pub(super) fn start(
    world: &mut World,
    parent: &Channel,
    on: Option<Message>,
    body: &Value,
) -> Answered {
    if parent.parent.is_some() {
        return Err(Refusal::new(400, 50024, "Cannot execute action on this channel type"));
    }
    let mut check = Check::default();
    check.required_text("name", &body["name"], 1..=100);
    check_duration(&mut check, &body["auto_archive_duration"]);
    // Without a message Discord makes a private thread (12) unless asked for a public one.
    if on.is_none() && body["type"] != 11 {
        let message = "The stand-in has public threads only (11).";
        check.fail("type", "STAND_IN_UNSUPPORTED", message);
    }
    check.done()?;
    demand(parent, permissions::CREATE_PUBLIC_THREADS)?;
    if on.as_ref().is_some_and(|message| message.thread.is_some()) {
        let message = "A thread has already been created for this message";
        return Err(Refusal::new(400, 160_004, message));
    }
    let name = body["name"].as_str().unwrap_or_default();
    let mut thread = world.new_channel(name, world.bot.id, Some(parent.id));
    if let Some(message) = &on {
        // A thread on a message has the message's id.
        thread.id = message.id;
    }
    thread.auto_archive = body["auto_archive_duration"].as_u64().unwrap_or(1440);
    world.channels.insert(thread.id, thread.clone());
    world.channel_changed(thread.id, "THREAD_CREATE");
    tell(world, parent, &thread, on);
    Ok(Reply::created(wire::channel(world, &thread)))
}

/// Shows in the parent that there is a thread: on its message, or as a line of its own.
fn tell(world: &mut World, parent: &Channel, thread: &Channel, on: Option<Message>) {
    if let Some(mut message) = on {
        message.thread = Some(thread.id);
        return world.change_message(message);
    }
    let origin = Origin {
        channel: parent.id,
        author: world.bot.clone(),
        kind: 18,
        used: None,
        replies_to: None,
        only_for: None,
    };
    let mut line = blank(world, origin);
    line.content.clone_from(&thread.name);
    line.thread = Some(thread.id);
    world.add_message(line);
}

pub(super) fn members(
    world: &mut World,
    call: &Call,
    mut thread: Channel,
    rest: &[&str],
) -> Answered {
    if thread.parent.is_none() {
        return Err(Refusal::new(400, 50024, "Cannot execute action on this channel type"));
    }
    let member =
        |id| json!({"id": thread.id, "user_id": id, "join_timestamp": thread.changed, "flags": 0});
    if let ("GET", []) = (call.method.as_str(), rest) {
        return Ok(Reply::ok(thread.members.iter().map(member).collect()));
    }
    let [who] = rest else {
        return Err(Refusal::no_route());
    };
    let who = if *who == "@me" { Some(world.bot.id) } else { parse(who) };
    let who = who.filter(|id| world.user(*id).is_some());
    let who = who.ok_or(Refusal::new(404, 10013, "Unknown User"))?;
    match call.method.as_str() {
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
    world.channels.insert(id, thread);
    world.channel_changed(id, "THREAD_UPDATE");
    Ok(Reply::nothing())
}
