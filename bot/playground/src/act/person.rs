//! Running a user command: one on a person.

use serde_json::{Value, json};

use super::{Act, ActError, head, offered, outcome, send};
use crate::commands::Type;
use crate::interaction::{Kind, Outcome};
use crate::sim_state::World;
use crate::snowflake::Id;
use crate::{Hub, wire};

/// Runs a user command on somebody.
pub(crate) async fn run_user_command(
    hub: &Hub,
    user: Id,
    channel: Id,
    command: &str,
    target: Id,
) -> Result<Outcome, ActError> {
    let sent = {
        let mut world = hub.world();
        let (spec, owners) = offered(&world, Type::User, user, channel, command)?;
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
            data: data(&world, channel, spec, target)?,
        };
        send(&mut world, act)?
    };
    Ok(outcome(hub, sent).await)
}

fn data(world: &World, channel: Id, spec: &Value, target: Id) -> Result<Value, ActError> {
    let person = world.user(target).filter(|it| world.can_be_named(it.id, channel));
    let person = person.ok_or(ActError::NoPerson)?;
    let mut data = head(spec);
    data["target_id"] = json!(target);
    data["resolved"] = json!({"users": {target.to_string(): wire::user(person)}});
    if world.is_member_at(target, channel) {
        data["resolved"]["members"][target.to_string()] = wire::resolved_member(person);
    }
    Ok(data)
}
