//! The bot's own emoji.

use serde_json::{Value, json};

use super::{Answered, Call, Reply, parse};
use crate::emoji::Emoji;
use crate::error::Refusal;
use crate::limits::emoji::{check_change, check_new};
use crate::sim_state::World;
use crate::wire;

pub(super) fn route(world: &mut World, call: &Call, rest: &[&str]) -> Answered {
    match (call.method.as_str(), rest) {
        ("GET", []) => {
            let items: Value = world.emojis.all().map(|it| wire::emoji(world, it)).collect();
            Ok(Reply::ok(json!({ "items": items })))
        }
        ("POST", []) => create(world, &call.body),
        ("GET", [id]) => Ok(Reply::ok(wire::emoji(world, &find(world, id)?))),
        ("PATCH", [id]) => rename(world, id, &call.body),
        ("DELETE", [id]) => {
            let emoji = find(world, id)?;
            world.emojis.remove(emoji.id);
            Ok(Reply::nothing())
        }
        _ => Err(Refusal::no_route()),
    }
}

fn find(world: &World, id: &str) -> Result<Emoji, Refusal> {
    let emoji = parse(id).and_then(|id| world.emojis.get(id)).cloned();
    emoji.ok_or(Refusal::new(404, 10014, "Unknown Emoji"))
}

fn create(world: &mut World, body: &Value) -> Answered {
    let image = check_new(body, &world.emojis)?;
    let emoji = Emoji::new(world.new_id(), body["name"].as_str().unwrap_or_default(), image);
    world.emojis.put(emoji.clone());
    Ok(Reply::created(wire::emoji(world, &emoji)))
}

fn rename(world: &mut World, id: &str, body: &Value) -> Answered {
    let mut emoji = find(world, id)?;
    check_change(body, &world.emojis, emoji.id)?;
    if let Some(name) = body["name"].as_str() {
        name.clone_into(&mut emoji.name);
    }
    world.emojis.put(emoji.clone());
    Ok(Reply::ok(wire::emoji(world, &emoji)))
}
