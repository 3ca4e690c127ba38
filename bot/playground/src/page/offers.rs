//! What the page offers where: the bot's commands by the kind of place somebody is in.

use serde_json::{Value, json};

use crate::commands::Type;
use crate::invocation_context::InvocationContext;
use crate::message::User;
use crate::sim_state::SimState;

/// The ids of the commands that this person's client offers, by the kind of place.
pub(super) fn by_context(state: &SimState, who: &User) -> Value {
    let mut offers = json!({});
    for (name, context) in InvocationContext::every_kind(state, who) {
        let offered = [Type::Slash, Type::User].map(|kind| state.commands.offered(kind, &context));
        offers[name] = offered.into_iter().flatten().map(|it| it["id"].clone()).collect();
    }
    offers
}
