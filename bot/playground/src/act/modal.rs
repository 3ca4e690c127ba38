//! Sending back a modal.

use serde_json::Value;

use super::{Act, ActError, outcome, send};
use crate::SharedState;
use crate::interaction::{Kind, Outcome};
use crate::sim_state::SimState;
use crate::snowflake::Id;

/// Sends the modal that an interaction opened; `values` is an object from custom ids to texts.
pub(crate) async fn submit_modal(
    shared: &SharedState,
    user: Id,
    opened_by: Id,
    values: &Value,
) -> Result<Outcome, ActError> {
    let sent = {
        let mut state = shared.lock();
        let act = submission(&state, user, opened_by, values)?;
        send(&mut state, act)?
    };
    Ok(outcome(shared, sent).await)
}

fn submission(state: &SimState, user: Id, opened_by: Id, values: &Value) -> Result<Act, ActError> {
    let opener = state.interactions.get(&opened_by).filter(|it| it.user == user);
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
