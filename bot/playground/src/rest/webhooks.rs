//! What an interaction's token is good for after the first answer.

use super::interactions::{is_ephemeral, response};
use super::{Answered, ApiRequest, Reply, messages, parse};
use crate::compose::fill;
use crate::error::Refusal;
use crate::interaction::id_in;
use crate::limits::message::check;
use crate::message::Message;
use crate::sim_state::SimState;
use crate::snowflake::Id;
use crate::wire;

/// Follow-ups to an interaction that nobody but a person brought the app to.
const FOLLOW_UPS: usize = 5;

pub(super) fn route(
    state: &mut SimState,
    request: &ApiRequest,
    application: &str,
    token: &str,
    rest: &[&str],
) -> Answered {
    let id = alive(state, application, token)?;
    match (request.method.as_str(), rest) {
        ("POST", []) => follow_up(state, request, id),
        ("GET", ["messages", which]) => {
            let message = find(state, id, which)?;
            Ok(Reply::ok(wire::message(state, &message)))
        }
        ("PATCH", ["messages", which]) => {
            let message = find(state, id, which)?;
            edit(state, request, message)
        }
        ("DELETE", ["messages", which]) => {
            let message = find(state, id, which)?;
            state.delete_message(message.id);
            Ok(Reply::nothing())
        }
        _ => Err(Refusal::no_route()),
    }
}

/// The interaction of a token that still lives and has had its first answer.
fn alive(state: &SimState, application: &str, token: &str) -> Result<Id, Refusal> {
    if parse(application) != Some(state.application) {
        return Err(Refusal::unknown_webhook());
    }
    let interaction = id_in(token).and_then(|id| state.interactions.get(&id));
    let interaction = interaction.filter(|it| it.token == token);
    let interaction = interaction.ok_or_else(Refusal::invalid_token)?;
    if interaction.since.elapsed() >= state.options.token_life {
        return Err(Refusal::invalid_token());
    }
    if !interaction.is_answered() {
        return Err(Refusal::unknown_webhook());
    }
    Ok(interaction.id)
}

fn find(state: &SimState, interaction: Id, which: &str) -> Result<Message, Refusal> {
    let interaction = &state.interactions[&interaction];
    let id = if which == "@original" { interaction.original } else { parse(which) };
    let id = id.filter(|id| interaction.may_touch(*id));
    let message = id.and_then(|id| state.messages.get(&id));
    message.cloned().ok_or_else(Refusal::unknown_message)
}

fn edit(state: &mut SimState, request: &ApiRequest, mut message: Message) -> Answered {
    check(&state.emojis, "", &request.body, &request.uploads, &message.attachments)?;
    if state.channel(message.channel).is_some_and(|it| it.archived) {
        return Err(Refusal::archived());
    }
    messages::edit(state, &mut message, &request.body, request)?;
    Ok(Reply::ok(wire::message(state, &message)))
}

/// A further message; the first one after "thinking" takes its place.
fn follow_up(state: &mut SimState, request: &ApiRequest, id: Id) -> Answered {
    let original = state.interactions[&id].original;
    let original = original.and_then(|id| state.messages.get(&id)).cloned();
    if let Some(thinking) = original.clone().filter(|message| message.thinking) {
        return edit(state, request, thinking);
    }
    check(&state.emojis, "", &request.body, &request.uploads, &[])?;
    let interaction = &state.interactions[&id];
    if interaction.owners.is_a_person_alone() && interaction.follow_ups >= FOLLOW_UPS {
        return Err(Refusal::too_many_follow_ups());
    }
    let mut message = response(state, id, is_ephemeral(&request.body));
    message.kind = 19;
    message.replies_to = original.map(|it| it.id).or(message.replies_to);
    fill(state, &mut message, &request.body, &request.uploads)?;
    if let Some(interaction) = state.interactions.get_mut(&id) {
        interaction.made.push(message.id);
        interaction.follow_ups += 1;
    }
    state.add_message(message.clone());
    Ok(Reply::ok(wire::message(state, &message)))
}
