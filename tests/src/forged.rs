//! What no client of Discord's sends: clicks on buttons and menus that no message of ours has, and
//! values that no menu or command offers.

use playground::{Forged, Id, Outcome};
use serde_json::{Value, json};

use crate::Person;

impl Person<'_> {
    /// Sends an interaction with data that nobody has checked, and is said to be on this message.
    /// The kind is Discord's number for it: 2 a command, 3 a click or choice, 4 what is typed so far, 5
    /// a form.
    pub async fn forges(&self, kind: u64, message: Option<Id>, data: Value) -> Outcome {
        let forged = Forged { kind, message, data };
        let sent = self.world().playground.forge(self.id, self.channel, forged).await;
        sent.expect("it is sent")
    }

    /// Clicks on a button that this message need not have, or chooses these values from such a menu.
    pub async fn forges_click(&self, message: Id, custom_id: &str, values: &[&str]) -> Outcome {
        let kind = if values.is_empty() { 2 } else { 3 };
        let data = json!({ "custom_id": custom_id, "component_type": kind, "values": values });
        self.forges(3, Some(message), data).await
    }
}
