//! What a client offers where somebody is.

use serde_json::Value;

use super::{ActError, person, writable_channel};
use crate::commands::Type;
use crate::invocation_context::{IntegrationOwners, InvocationContext};
use crate::sim_state::SimState;
use crate::snowflake::Id;

/// A command that this person may run in this channel, and by whose leave.
pub(super) fn offered<'a>(
    state: &'a SimState,
    kind: Type,
    user: Id,
    channel: Id,
    command: &str,
) -> Result<(&'a Value, IntegrationOwners), ActError> {
    let user = person(state, user)?;
    let context = InvocationContext::of(state, writable_channel(state, user.id, channel)?, user);
    let mut refused = None;
    for spec in state.commands.called(kind, command) {
        match context.check(spec) {
            Ok(owners) => return Ok((spec, owners)),
            Err(reason) => refused = Some(reason.to_owned()),
        }
    }
    let command = command.to_owned();
    Err(match (refused, kind) {
        (Some(reason), _) => ActError::NotOffered { command, reason },
        (None, Type::Slash) => ActError::NoCommand(command),
        (None, Type::User) => ActError::NoUserCommand(command),
    })
}
