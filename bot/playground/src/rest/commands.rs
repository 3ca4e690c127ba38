//! Registering application commands.

use serde_json::Value;

use super::{Answered, Call, Reply, parse};
use crate::commands::{Owner, Scope, whole};
use crate::error::Refusal;
use crate::event::Event;
use crate::limits::command::{check_all, check_one};
use crate::sim_state::World;

pub(super) fn route(world: &mut World, call: &Call, scope: Scope, rest: &[&str]) -> Answered {
    match (call.method.as_str(), rest) {
        ("GET", []) => {
            let mut list = Value::Array(world.commands.list(scope).clone());
            if call.parameter("with_localizations") != Some("true") {
                unlocalized(&mut list);
            }
            Ok(Reply::ok(list))
        }
        ("PUT", []) => overwrite(world, scope, &call.body),
        ("POST", []) => create(world, scope, &call.body),
        ("GET", [id]) => {
            let place = place(world, scope, id)?;
            Ok(Reply::ok(world.commands.list(scope)[place].clone()))
        }
        ("PATCH", [id]) => edit(world, scope, id, &call.body),
        ("DELETE", [id]) => {
            let place = place(world, scope, id)?;
            world.commands.list_mut(scope).remove(place);
            world.say(Event::Commands);
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

fn place(world: &World, scope: Scope, id: &str) -> Result<usize, Refusal> {
    let id = parse(id).map(|id| id.to_string()).unwrap_or_default();
    let place = world.commands.list(scope).iter().position(|command| command["id"] == id);
    place.ok_or(Refusal::new(404, 10063, "Unknown application command"))
}

fn overwrite(world: &mut World, scope: Scope, body: &Value) -> Answered {
    check_all(body)?;
    let sent = body.as_array().map_or(&[][..], Vec::as_slice);
    let list: Vec<_> = sent.iter().map(|command| make(world, scope, command)).collect();
    world.commands.list_mut(scope).clone_from(&list);
    world.say(Event::Commands);
    Ok(Reply::ok(Value::Array(list)))
}

fn create(world: &mut World, scope: Scope, body: &Value) -> Answered {
    check_one(body)?;
    let command = make(world, scope, body);
    let new = world.commands.put(scope, command.clone())?;
    world.say(Event::Commands);
    Ok(if new { Reply::created(command) } else { Reply::ok(command) })
}

fn edit(world: &mut World, scope: Scope, id: &str, body: &Value) -> Answered {
    let place = place(world, scope, id)?;
    let mut merged = world.commands.list(scope)[place].clone();
    crate::wire::merge(&mut merged, body.clone());
    check_one(&merged)?;
    let id = merged["id"].as_str().and_then(parse).unwrap_or_else(|| world.new_id());
    let version = world.new_id();
    let command = whole(&merged, id, version, &owner(world, scope));
    world.commands.list_mut(scope)[place].clone_from(&command);
    world.say(Event::Commands);
    Ok(Reply::ok(command))
}

/// A whole command; one that is known by its name and type keeps its id.
fn make(world: &mut World, scope: Scope, sent: &Value) -> Value {
    let (id, version) = (world.new_id(), world.new_id());
    let command = whole(sent, id, version, &owner(world, scope));
    let same = |it: &&Value| it["name"] == command["name"] && it["type"] == command["type"];
    let known = world.commands.list(scope).iter().find(same).map(|it| it["id"].clone());
    match known {
        Some(id) => {
            let mut command = command;
            command["id"] = id;
            command
        }
        None => command,
    }
}

fn owner(world: &World, scope: Scope) -> Owner {
    let guild = (scope == Scope::Guild).then_some(world.guild);
    Owner { application: world.application, guild }
}
