//! The first answer to an interaction.

use serde_json::{Value, json};

use super::{Answered, ApiRequest, Reply, messages};
use crate::compose::{Origin, blank, fill, list, numbered};
use crate::error::Refusal;
use crate::event::Event;
use crate::interaction::{Answer, Choice, Interaction, Kind, State};
use crate::limits::choices::check_suggestions;
use crate::limits::message::check;
use crate::limits::modal;
use crate::message::{EPHEMERAL, Message, Used};
use crate::modal::Modal;
use crate::sim_state::SimState;
use crate::snowflake::Id;
use crate::wire;

/// Answers an interaction for the first time.
pub(super) fn callback(
    state: &mut SimState,
    request: &ApiRequest,
    id: &str,
    token: &str,
) -> Answered {
    let id = waiting(state, id, token)?;
    let (body, data) = (&request.body, &request.body["data"]);
    let kind = state.interactions[&id].kind;
    let has_message = state.interactions[&id].message.is_some();
    let answer = match body["type"].as_u64() {
        Some(4) if kind != Kind::Autocomplete => send(state, request, id, data)?,
        Some(5) if kind != Kind::Autocomplete => think(state, id, data)?,
        Some(6) if has_message => acknowledge(state, id),
        Some(7) if has_message => update(state, request, id, data)?,
        Some(8) if kind == Kind::Autocomplete => suggest(state, id, data)?,
        Some(9) if matches!(kind, Kind::Command | Kind::Component) => open(state, id, data)?,
        _ => {
            let message = "This type does not answer this kind of interaction.";
            return Err(Refusal::field("type", "INTERACTION_CALLBACK_TYPE_INVALID", message));
        }
    };
    let reply = reply(state, request, id, &answer);
    settle(state, id, answer);
    Ok(reply)
}

/// The interaction, if it still waits for its first answer.
fn waiting(state: &SimState, id: &str, token: &str) -> Result<Id, Refusal> {
    let interaction = id.parse().ok().and_then(|id| state.interactions.get(&id));
    let interaction = interaction.filter(|it| it.token == token);
    let interaction = interaction.ok_or_else(Refusal::unknown_interaction)?;
    let late = interaction.since.elapsed() > state.options.answer_within;
    match interaction.state {
        State::Answered => Err(Refusal::already_answered()),
        State::Waiting(_) if !late => Ok(interaction.id),
        State::Waiting(_) | State::Expired => Err(Refusal::unknown_interaction()),
    }
}

/// Hands the answer to the person who waits for it.
fn settle(state: &mut SimState, id: Id, answer: Answer) {
    let Some(interaction) = state.interactions.get_mut(&id) else {
        return;
    };
    let before = std::mem::replace(&mut interaction.state, State::Answered);
    let (user, opened_by) = (interaction.user, interaction.opened_by);
    // A modal that was answered is closed; one that was not can be sent again.
    if let Some(opener) = opened_by.and_then(|id| state.interactions.get_mut(&id)) {
        opener.modal = None;
    }
    if matches!(answer, Answer::Acknowledged) {
        state.say(Event::Answered { user, interaction: id });
    }
    if let State::Waiting(person) = before {
        person.send(answer).ok();
    }
}

/// Type 4: a message.
fn send(
    state: &mut SimState,
    request: &ApiRequest,
    id: Id,
    data: &Value,
) -> Result<Answer, Refusal> {
    check(&state.emojis, "data", data, &request.uploads, &[])?;
    let mut message = response(state, id, is_ephemeral(data));
    fill(state, &mut message, data, &request.uploads)?;
    add(state, id, message.clone());
    Ok(Answer::Message { message })
}

/// Type 5: a message that is filled later.
fn think(state: &mut SimState, id: Id, data: &Value) -> Result<Answer, Refusal> {
    check(&state.emojis, "data", &json!({"flags": data["flags"]}), &[], &[])?;
    let mut message = response(state, id, is_ephemeral(data));
    message.thinking = true;
    add(state, id, message.clone());
    Ok(Answer::Thinking { message })
}

/// Type 6: the clicked message may be edited later.
fn acknowledge(state: &mut SimState, id: Id) -> Answer {
    if let Some(interaction) = state.interactions.get_mut(&id) {
        interaction.original = interaction.message;
    }
    Answer::Acknowledged
}

/// Type 7: edits the clicked message.
fn update(
    state: &mut SimState,
    request: &ApiRequest,
    id: Id,
    data: &Value,
) -> Result<Answer, Refusal> {
    let clicked = state.interactions[&id].message;
    let mut message = clicked
        .and_then(|message| state.messages.get(&message).cloned())
        .ok_or_else(Refusal::unknown_message)?;
    check(&state.emojis, "data", data, &request.uploads, &message.attachments)?;
    messages::edit(state, &mut message, data, request)?;
    acknowledge(state, id);
    Ok(Answer::Updated { message })
}

/// Type 8: suggestions.
fn suggest(state: &SimState, id: Id, data: &Value) -> Result<Answer, Refusal> {
    check_suggestions(data, state.interactions[&id].focused)?;
    let choice = |choice: &Value| Choice {
        name: choice["name"].as_str().unwrap_or_default().to_owned(),
        value: choice["value"].clone(),
    };
    let choices = data["choices"].as_array().into_iter().flatten().map(choice).collect();
    Ok(Answer::Choices { choices })
}

/// Type 9: a form to be filled in.
fn open(state: &mut SimState, id: Id, data: &Value) -> Result<Answer, Refusal> {
    modal::check(data)?;
    let modal = Modal::new(data, &numbered(list(&data["components"])));
    if let Some(interaction) = state.interactions.get_mut(&id) {
        interaction.modal = Some(modal.clone());
    }
    Ok(Answer::Modal { modal })
}

pub(super) fn is_ephemeral(data: &Value) -> bool {
    data["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0
}

/// A message in answer to an interaction, still blank.
pub(super) fn response(state: &mut SimState, id: Id, ephemeral: bool) -> Message {
    let interaction = &state.interactions[&id];
    let is_external = interaction.owners.is_a_person_alone()
        && state.channel(interaction.channel).is_some_and(|it| it.guild.is_some());
    let user = state.user(interaction.user);
    let is_hidden = user.is_some_and(|it| !it.external_apps || it.hides_answers);
    let ephemeral = ephemeral || is_external && is_hidden;
    let origin = Origin {
        channel: interaction.channel,
        author: state.bot.clone(),
        kind: kind_of_answer(interaction),
        used: Some(used(interaction)),
        replies_to: interaction.message,
        only_for: ephemeral.then_some(interaction.user),
    };
    blank(state, origin)
}

/// Discord's type of a message that answers a command of either type, or something on a message.
fn kind_of_answer(interaction: &Interaction) -> u8 {
    match (&interaction.command, interaction.target) {
        (Some(_), None) => 20,
        (Some(_), Some(_)) => 23,
        (None, _) => 19,
    }
}

fn used(interaction: &Interaction) -> Used {
    Used {
        interaction: interaction.id,
        by: interaction.user,
        command: interaction.command.clone(),
        target: interaction.target,
        on: interaction.message,
        opened_by: interaction.opened_by,
        owners: interaction.owners.clone(),
    }
}

/// Adds the first message of an interaction: its `@original`.
fn add(state: &mut SimState, id: Id, message: Message) {
    if let Some(interaction) = state.interactions.get_mut(&id) {
        interaction.original = Some(message.id);
        interaction.made.push(message.id);
    }
    state.add_message(message);
}

/// 204, or with `with_response` what came of it.
fn reply(state: &SimState, request: &ApiRequest, id: Id, answer: &Answer) -> Reply {
    let unlimited = |reply: Reply| Reply { bucket: None, ..reply };
    if request.parameter("with_response") != Some("true") {
        return unlimited(Reply::nothing());
    }
    let interaction = &state.interactions[&id];
    let mut about = json!({
        "id": id, "type": interaction.kind.number(), "channel_id": interaction.channel,
    });
    if let Some(guild) = state.channel(interaction.channel).and_then(|it| it.guild) {
        about["guild_id"] = json!(guild);
    }
    let mut body = json!({});
    if let Answer::Message { message }
    | Answer::Thinking { message }
    | Answer::Updated { message } = answer
    {
        let kind = if matches!(answer, Answer::Updated { .. }) { 7 } else { 4 };
        about["response_message_id"] = json!(message.id);
        about["response_message_loading"] = json!(message.thinking);
        about["response_message_ephemeral"] = json!(message.only_for.is_some());
        body["resource"] = json!({"type": kind, "message": wire::message(state, message)});
    }
    body["interaction"] = about;
    unlimited(Reply::ok(body))
}
