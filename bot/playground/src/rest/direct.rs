//! The bot's own direct messages.

use super::{Answered, ApiRequest, Reply, messages, parse};
use crate::channel::Channel;
use crate::error::Refusal;
use crate::event::Event;
use crate::sim_state::SimState;
use crate::wire;

/// A direct message has messages, and none of what servers give a channel.
pub(super) fn route(
    state: &mut SimState,
    request: &ApiRequest,
    channel: &Channel,
    rest: &[&str],
) -> Answered {
    match (request.method.as_str(), rest) {
        ("PATCH", []) | (_, ["threads" | "thread-members", ..] | ["messages", _, "threads"]) => {
            Err(Refusal::direct())
        }
        // Closed, it comes back with the next message.
        ("GET" | "DELETE", []) => Ok(Reply::ok(wire::channel(state, channel))),
        ("POST", ["typing"]) => {
            state.say(Event::Typing { channel: channel.id });
            Ok(Reply::nothing())
        }
        (_, ["messages", rest @ ..]) => messages::route(state, request, channel, rest),
        _ => Err(Refusal::no_route()),
    }
}

/// Opens the bot's direct message with somebody, or finds it.
pub(super) fn open(state: &mut SimState, request: &ApiRequest) -> Answered {
    let who = &request.body["recipient_id"];
    let who = who.as_str().and_then(parse).filter(|id| state.person(*id).is_some());
    let who = who.ok_or_else(|| {
        Refusal::field("recipient_id", "INVALID_RECIPIENT", "There is no such recipient.")
    })?;
    let id = state.add_direct(who, state.bot.id);
    let channel = state.channel(id).cloned().ok_or_else(Refusal::unknown_channel)?;
    Ok(Reply::ok(wire::channel(state, &channel)))
}
