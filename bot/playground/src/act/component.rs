//! Pressing a button, and choosing from a menu.

use serde_json::{Value, json};

use super::{Act, ActError, menu, outcome, send};
use crate::SharedState;
use crate::interaction::{Kind, Outcome};
use crate::invocation_context::{IntegrationOwners, InvocationContext};
use crate::message::Message;
use crate::sim_state::SimState;
use crate::snowflake::Id;

/// Presses a button.
pub(crate) async fn click(
    shared: &SharedState,
    user: Id,
    message: Id,
    custom_id: &str,
) -> Result<Outcome, ActError> {
    let sent = {
        let mut state = shared.lock();
        let (on, component) = component(&state, user, message, custom_id)?;
        if component["type"] != 2 {
            return Err(ActError::NoComponent);
        }
        let data = json!({"custom_id": custom_id, "component_type": 2, "id": component["id"]});
        let act = component_act(&state, user, on, data);
        send(&mut state, act)?
    };
    Ok(outcome(shared, sent).await)
}

/// Chooses from a menu.
pub(crate) async fn choose(
    shared: &SharedState,
    user: Id,
    message: Id,
    custom_id: &str,
    values: &[String],
) -> Result<Outcome, ActError> {
    let sent = {
        let mut state = shared.lock();
        let (on, menu) = component(&state, user, message, custom_id)?;
        let data = menu::data(&state, on.channel, menu, values)?;
        let act = component_act(&state, user, on, data);
        send(&mut state, act)?
    };
    Ok(outcome(shared, sent).await)
}

/// A message that this person sees, and its component if it can be used.
fn component<'a>(
    state: &'a SimState,
    user: Id,
    message: Id,
    custom_id: &str,
) -> Result<(&'a Message, &'a Value), ActError> {
    let seen = |it: &&Message| it.seen_by(user) && state.sees(user, it.channel);
    let message = state.messages.get(&message).filter(seen);
    let message = message.ok_or(ActError::NoMessage)?;
    let component = message.component(custom_id).ok_or(ActError::NoComponent)?;
    if component["disabled"] == true {
        return Err(ActError::Disabled);
    }
    Ok((message, component))
}

/// What is done on a message goes by the leave that the message came by.
fn component_act(state: &SimState, user: Id, on: &Message, data: Value) -> Act {
    let (channel, message) = (on.channel, Some(on.id));
    let owners = match (&on.used, state.channel(channel), state.user(user)) {
        (Some(used), ..) => used.owners.clone(),
        (None, Some(channel), Some(user)) => InvocationContext::of(state, channel, user).owners(),
        (None, ..) => IntegrationOwners::default(),
    };
    let kind = Kind::Component;
    let (command, target, opened_by) = (None, None, None);
    Act { kind, user, channel, owners, command, target, focused: 0, message, opened_by, data }
}
