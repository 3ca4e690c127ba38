//! What an interaction's token is good for after the first answer.

use super::interactions::{is_ephemeral, response};
use super::{Answered, Call, Reply, messages, parse};
use crate::compose::fill;
use crate::error::Refusal;
use crate::interaction::id_in;
use crate::limits::message::check;
use crate::message::Message;
use crate::sim_state::World;
use crate::snowflake::Id;
use crate::wire;

/// Follow-ups to an interaction that nobody but a person brought the app to.
const FOLLOW_UPS: usize = 5;

pub(super) fn route(
    world: &mut World,
    call: &Call,
    application: &str,
    token: &str,
    rest: &[&str],
) -> Answered {
    let id = alive(world, application, token)?;
    match (call.method.as_str(), rest) {
        ("POST", []) => follow_up(world, call, id),
        ("GET", ["messages", which]) => {
            let message = find(world, id, which)?;
            Ok(Reply::ok(wire::message(world, &message)))
        }
        ("PATCH", ["messages", which]) => {
            let message = find(world, id, which)?;
            edit(world, call, message)
        }
        ("DELETE", ["messages", which]) => {
            let message = find(world, id, which)?;
            world.delete_message(message.id);
            Ok(Reply::nothing())
        }
        _ => Err(Refusal::no_route()),
    }
}

/// The interaction of a token that still lives and has had its first answer.
fn alive(world: &World, application: &str, token: &str) -> Result<Id, Refusal> {
    if parse(application) != Some(world.application) {
        return Err(Refusal::unknown_webhook());
    }
    let interaction = id_in(token).and_then(|id| world.interactions.get(&id));
    let interaction = interaction.filter(|it| it.token == token);
    let interaction = interaction.ok_or_else(Refusal::invalid_token)?;
    if interaction.since.elapsed() >= world.options.token_life {
        return Err(Refusal::invalid_token());
    }
    if !interaction.is_answered() {
        return Err(Refusal::unknown_webhook());
    }
    Ok(interaction.id)
}

fn find(world: &World, interaction: Id, which: &str) -> Result<Message, Refusal> {
    let interaction = &world.interactions[&interaction];
    let id = if which == "@original" { interaction.original } else { parse(which) };
    let id = id.filter(|id| interaction.may_touch(*id));
    let message = id.and_then(|id| world.messages.get(&id));
    message.cloned().ok_or_else(Refusal::unknown_message)
}

fn edit(world: &mut World, call: &Call, mut message: Message) -> Answered {
    check(&world.emojis, "", &call.body, &call.uploads, &message.attachments)?;
    if world.channel(message.channel).is_some_and(|it| it.archived) {
        return Err(Refusal::archived());
    }
    messages::edit(world, &mut message, &call.body, call)?;
    Ok(Reply::ok(wire::message(world, &message)))
}

/// A further message; the first one after "thinking" takes its place.
fn follow_up(world: &mut World, call: &Call, id: Id) -> Answered {
    let original = world.interactions[&id].original;
    let original = original.and_then(|id| world.messages.get(&id)).cloned();
    if let Some(thinking) = original.clone().filter(|message| message.thinking) {
        return edit(world, call, thinking);
    }
    check(&world.emojis, "", &call.body, &call.uploads, &[])?;
    let interaction = &world.interactions[&id];
    if interaction.owners.is_a_person_alone() && interaction.follow_ups >= FOLLOW_UPS {
        return Err(Refusal::too_many_follow_ups());
    }
    let mut message = response(world, id, is_ephemeral(&call.body));
    message.kind = 19;
    message.replies_to = original.map(|it| it.id).or(message.replies_to);
    fill(world, &mut message, &call.body, &call.uploads)?;
    if let Some(interaction) = world.interactions.get_mut(&id) {
        interaction.made.push(message.id);
        interaction.follow_ups += 1;
    }
    world.add_message(message.clone());
    Ok(Reply::ok(wire::message(world, &message)))
}
