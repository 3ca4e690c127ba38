//! Registering application commands.

use serde_json::Value;

use super::{Answered, ApiRequest, Reply, parse};
use crate::commands::{Owner, Scope, whole};
use crate::error::Refusal;
use crate::event::Event;
use crate::limits::command::{check_all, check_one};
use crate::sim_state::SimState;

pub(super) fn route(
    state: &mut SimState,
    request: &ApiRequest,
    scope: Scope,
    rest: &[&str],
) -> Answered {
    match (request.method.as_str(), rest) {
        ("GET", []) => {
            let mut list = Value::Array(state.commands.list(scope).clone());
            if request.parameter("with_localizations") != Some("true") {
                unlocalized(&mut list);
            }
            Ok(Reply::ok(list))
        }
        ("PUT", []) => overwrite(state, scope, &request.body),
        ("POST", []) => create(state, scope, &request.body),
        ("GET", [id]) => {
            let place = place(state, scope, id)?;
            Ok(Reply::ok(state.commands.list(scope)[place].clone()))
        }
        ("PATCH", [id]) => edit(state, scope, id, &request.body),
        ("DELETE", [id]) => {
            let place = place(state, scope, id)?;
            state.commands.list_mut(scope).remove(place);
            state.say(Event::Commands);
            Ok(Reply::nothing())
        }
        _ => Err(Refusal::no_route()),
    }
}

/// Takes the localized names and descriptions out, which a list has only where they are asked for.
fn unlocalized(value: &mut Value) {
    match value {
        Value::Array(list) => list.iter_mut().for_each(unlocalized),
        Value::Object(object) => {
            object.retain(|key, _| !key.ends_with("_localizations"));
            object.values_mut().for_each(unlocalized);
        }
        _ => {}
    }
}

fn place(state: &SimState, scope: Scope, id: &str) -> Result<usize, Refusal> {
    let id = parse(id).map(|id| id.to_string()).unwrap_or_default();
    let place = state.commands.list(scope).iter().position(|command| command["id"] == id);
    place.ok_or(Refusal::new(404, 10063, "Unknown application command"))
}

fn overwrite(state: &mut SimState, scope: Scope, body: &Value) -> Answered {
    check_all(body)?;
    let sent = body.as_array().map_or(&[][..], Vec::as_slice);
    let list: Vec<_> = sent.iter().map(|command| make(state, scope, command)).collect();
    state.commands.list_mut(scope).clone_from(&list);
    state.say(Event::Commands);
    Ok(Reply::ok(Value::Array(list)))
}

fn create(state: &mut SimState, scope: Scope, body: &Value) -> Answered {
    check_one(body)?;
    let command = make(state, scope, body);
    let new = state.commands.put(scope, command.clone())?;
    state.say(Event::Commands);
    Ok(if new { Reply::created(command) } else { Reply::ok(command) })
}

fn edit(state: &mut SimState, scope: Scope, id: &str, body: &Value) -> Answered {
    let place = place(state, scope, id)?;
    let mut merged = state.commands.list(scope)[place].clone();
    crate::wire::merge(&mut merged, body.clone());
    check_one(&merged)?;
    let id = merged["id"].as_str().and_then(parse).unwrap_or_else(|| state.new_id());
    let version = state.new_id();
    let command = whole(&merged, id, version, &owner(state, scope));
    state.commands.list_mut(scope)[place].clone_from(&command);
    state.say(Event::Commands);
    Ok(Reply::ok(command))
}

/// A whole command; one that is known by its name and type keeps its id.
fn make(state: &mut SimState, scope: Scope, sent: &Value) -> Value {
    let (id, version) = (state.new_id(), state.new_id());
    let command = whole(sent, id, version, &owner(state, scope));
    let same = |it: &&Value| it["name"] == command["name"] && it["type"] == command["type"];
    let known = state.commands.list(scope).iter().find(same).map(|it| it["id"].clone());
    match known {
        Some(id) => {
            let mut command = command;
            command["id"] = id;
            command
        }
        None => command,
    }
}

fn owner(state: &SimState, scope: Scope) -> Owner {
    let guild = (scope == Scope::Guild).then_some(state.guild);
    Owner { application: state.application, guild }
}
