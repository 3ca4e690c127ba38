//! Running a user command: one on a person.

use serde_json::{Value, json};

use super::{Act, ActError, outcome, send};
use crate::commands::Type;
use crate::interaction::{Kind, Outcome};
use crate::snowflake::Id;
use crate::world::World;
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
        let act = Act {
            kind: Kind::Command,
            user,
            channel,
            command: Some(command.to_owned()),
            target: Some(target),
            focused: 0,
            message: None,
            opened_by: None,
            data: data(&world, command, target)?,
        };
        send(&mut world, act)?
    };
    Ok(outcome(hub, sent).await)
}

fn data(world: &World, command: &str, target: Id) -> Result<Value, ActError> {
    let spec = world.commands.find(Type::User, command);
    let spec = spec.ok_or_else(|| ActError::NoUserCommand(command.to_owned()))?;
    let person = world.user(target).ok_or(ActError::NoPerson)?;
    let mut data = json!({
        "id": spec["id"], "name": spec["name"], "type": 2, "target_id": target,
        "resolved": {
            "users": {target.to_string(): wire::user(person)},
            "members": {target.to_string(): wire::resolved_member(person)},
        },
    });
    if !spec["guild_id"].is_null() {
        data["guild_id"] = spec["guild_id"].clone();
    }
    Ok(data)
}
