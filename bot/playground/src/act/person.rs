//! Running a user command: one on a person.

use serde_json::{Value, json};

use super::{Act, ActError, head, offered, outcome, send};
use crate::commands::Type;
use crate::interaction::{Kind, Outcome};
use crate::sim_state::SimState;
use crate::snowflake::Id;
use crate::{SharedState, wire};

/// Runs a user command on somebody.
pub(crate) async fn run_user_command(
    shared: &SharedState,
    user: Id,
    channel: Id,
    command: &str,
    target: Id,
) -> Result<Outcome, ActError> {
    let sent = {
        let mut state = shared.lock();
        let (spec, owners) = offered(&state, Type::User, user, channel, command)?;
        let act = Act {
            kind: Kind::Command,
            user,
            channel,
            owners,
            command: Some(command.to_owned()),
            target: Some(target),
            focused: 0,
            message: None,
            opened_by: None,
            data: data(&state, channel, spec, target)?,
        };
        send(&mut state, act)?
    };
    Ok(outcome(shared, sent).await)
}

fn data(state: &SimState, channel: Id, spec: &Value, target: Id) -> Result<Value, ActError> {
    let person = state.user(target).filter(|it| state.can_be_named(it.id, channel));
    let person = person.ok_or(ActError::NoPerson)?;
    let mut data = head(spec);
    data["target_id"] = json!(target);
    data["resolved"] = json!({"users": {target.to_string(): wire::user(person)}});
    if state.is_member_at(target, channel) {
        data["resolved"]["members"][target.to_string()] = wire::resolved_member(person);
    }
    Ok(data)
}
