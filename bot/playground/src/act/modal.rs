//! Sending back a modal.

use serde_json::Value;

use super::{Act, ActError, outcome, send};
use crate::Hub;
use crate::interaction::{Kind, Outcome};
use crate::sim_state::World;
use crate::snowflake::Id;

/// Sends the modal that an interaction opened; `values` is an object from custom ids to texts.
pub(crate) async fn submit_modal(
    hub: &Hub,
    user: Id,
    opened_by: Id,
    values: &Value,
) -> Result<Outcome, ActError> {
    let sent = {
        let mut world = hub.world();
        let act = submission(&world, user, opened_by, values)?;
        send(&mut world, act)?
    };
    Ok(outcome(hub, sent).await)
}

fn submission(world: &World, user: Id, opened_by: Id, values: &Value) -> Result<Act, ActError> {
    let opener = world.interactions.get(&opened_by).filter(|it| it.user == user);
    let opener = opener.ok_or(ActError::NoModal)?;
    let modal = opener.modal.as_ref().ok_or(ActError::NoModal)?;
    Ok(Act {
        kind: Kind::Modal,
        user,
        channel: opener.channel,
        owners: opener.owners.clone(),
        command: opener.command.clone(),
        target: opener.target,
        focused: 0,
        message: opener.message,
        opened_by: Some(opened_by),
        data: modal.filled(values)?,
    })
}
