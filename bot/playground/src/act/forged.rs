//! What Discord's own clients never send, as somebody might who writes one.

use serde_json::Value;

use super::{Act, ActError, outcome, person, send, writable_channel};
use crate::SharedState;
use crate::interaction::{Kind, Outcome};
use crate::invocation_context::InvocationContext;
use crate::message::Message;
use crate::snowflake::Id;

/// An interaction of one's own making.
#[derive(Clone, Debug)]
pub struct Forged {
    /// Discord's number for its kind: 2 a command, 3 a click or choice, 4 what is typed so far, 5 a
    /// form. Any other counts as 3.
    pub kind: u64,
    /// The message that it is said to be on, if any.
    pub message: Option<Id>,
    /// What it says.
    pub data: Value,
}

/// Sends what nobody has checked; who asks, and where, is true.
pub(crate) async fn forge(
    shared: &SharedState,
    user: Id,
    channel: Id,
    forged: Forged,
) -> Result<Outcome, ActError> {
    let sent = {
        let mut state = shared.lock();
        let context = InvocationContext::of(
            &state,
            writable_channel(&state, user, channel)?,
            person(&state, user)?,
        );
        let kind = match forged.kind {
            2 => Kind::Command,
            4 => Kind::Autocomplete,
            5 => Kind::Modal,
            _ => Kind::Component,
        };
        let known = |id: &Id| state.messages.get(id).is_some_and(|it: &Message| it.id == *id);
        let act = Act {
            kind,
            user,
            channel,
            owners: context.owners(),
            command: forged.data["name"].as_str().map(str::to_owned),
            target: None,
            focused: 3,
            message: forged.message.filter(known),
            opened_by: None,
            data: forged.data,
        };
        send(&mut state, act)?
    };
    Ok(outcome(shared, sent).await)
}
