//! The bot's own emoji.

use serde_json::{Value, json};

use super::{Answered, ApiRequest, Reply, parse};
use crate::emoji::Emoji;
use crate::error::Refusal;
use crate::limits::emoji::{check_change, check_new};
use crate::sim_state::SimState;
use crate::wire;

pub(super) fn route(state: &mut SimState, request: &ApiRequest, rest: &[&str]) -> Answered {
    match (request.method.as_str(), rest) {
        ("GET", []) => {
            let items: Value = state.emojis.all().map(|it| wire::emoji(state, it)).collect();
            Ok(Reply::ok(json!({ "items": items })))
        }
        ("POST", []) => create(state, &request.body),
        ("GET", [id]) => Ok(Reply::ok(wire::emoji(state, &find(state, id)?))),
        ("PATCH", [id]) => rename(state, id, &request.body),
        ("DELETE", [id]) => {
            let emoji = find(state, id)?;
            state.emojis.remove(emoji.id);
            Ok(Reply::nothing())
        }
        _ => Err(Refusal::no_route()),
    }
}

fn find(state: &SimState, id: &str) -> Result<Emoji, Refusal> {
    let emoji = parse(id).and_then(|id| state.emojis.get(id)).cloned();
    emoji.ok_or(Refusal::new(404, 10014, "Unknown Emoji"))
}

fn create(state: &mut SimState, body: &Value) -> Answered {
    let image = check_new(body, &state.emojis)?;
    let emoji = Emoji::new(state.new_id(), body["name"].as_str().unwrap_or_default(), image);
    state.emojis.put(emoji.clone());
    Ok(Reply::created(wire::emoji(state, &emoji)))
}

fn rename(state: &mut SimState, id: &str, body: &Value) -> Answered {
    let mut emoji = find(state, id)?;
    check_change(body, &state.emojis, emoji.id)?;
    if let Some(name) = body["name"].as_str() {
        name.clone_into(&mut emoji.name);
    }
    state.emojis.put(emoji.clone());
    Ok(Reply::ok(wire::emoji(state, &emoji)))
}
