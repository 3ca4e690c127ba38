//! What goes wrong, for tests to see what the bot makes of it.

use std::time::Duration;

use serde_json::Value;

use super::Playground;
use crate::interaction::Interaction;
use crate::{Fault, GatewayFault, Id, InjectedFault, Plan, StartLimit};

/// Trouble, for tests. None of this can be reached over the wire.
impl Playground {
    /// Lets the next request of this method and path go wrong. `*` is any method; in the path,
    /// which begins after `/api/v10`, `*` is any one segment, and longer paths match too:
    /// `/channels/*/messages`. Faults for the same request are used up in the order they came.
    pub fn fault(&self, method: &str, path: &str, fault: Fault) {
        self.plan(Plan { times: Some(1), ..Plan::new(method, path, fault) });
    }

    /// Lets requests go wrong by a plan. Earlier plans come first.
    pub fn plan(&self, plan: Plan) {
        self.shared.lock().faults.add(plan);
    }

    /// Lets no more requests go wrong. Those that hang hang on.
    pub fn clear_faults(&self) {
        self.shared.lock().faults.clear();
    }

    /// With which requests something went wrong by a plan so far, oldest first.
    pub fn injected_faults(&self) -> Vec<InjectedFault> {
        self.shared.lock().faults.injected_faults()
    }

    /// How many requests hang by [`Fault::Hang`], as long as the bot waits for them.
    pub fn hanging(&self) -> usize {
        self.shared.lock().faults.hanging()
    }

    /// Lets the requests go on that hang now.
    pub fn release(&self) {
        self.shared.lock().faults.release();
    }

    /// Waits no longer for any first answer that is still to come, as if
    /// [`Options::answer_within`](crate::Options::answer_within) had passed.
    pub fn stop_waiting(&self) {
        self.shared.lock().interactions.values_mut().for_each(Interaction::expire);
    }

    /// Has interactions say that the files which people attach are kept there: an address without
    /// the file's name.
    pub fn keep_files_at(&self, elsewhere: &str) {
        self.shared.lock().files_elsewhere = Some(elsewhere.to_owned());
    }

    /// Lets something go wrong with the gateway until told otherwise.
    pub fn set_gateway_fault(&self, fault: GatewayFault) {
        self.shared.lock().sessions.set_fault(Some(fault));
    }

    /// Lets nothing go wrong with the gateway any more.
    pub fn clear_gateway_fault(&self) {
        self.shared.lock().sessions.set_fault(None);
    }

    /// How often the bot has asked for a connection to the gateway.
    pub fn gateway_attempts(&self) -> u64 {
        self.shared.lock().sessions.attempts
    }

    /// How many heartbeats of the bot were acknowledged.
    pub fn heartbeats(&self) -> u64 {
        self.shared.lock().sessions.heartbeats
    }

    /// How many sessions the bot may begin.
    pub fn starts(&self) -> StartLimit {
        self.shared.lock().sessions.starts.now()
    }

    /// Sets how many sessions the bot may begin.
    pub fn set_starts(&self, limit: StartLimit) {
        self.shared.lock().sessions.starts.set(limit);
    }

    /// How often a shard has identified too soon after another, and was refused.
    pub fn identify_violations(&self) -> u64 {
        self.shared.lock().sessions.starts.identify_violations
    }

    /// Sets how many shards the bot is told to have.
    pub fn set_shards(&self, shards: u64) {
        self.shared.lock().sessions.starts.shards = shards;
    }

    /// Closes the bot's connections with this code; it may resume.
    pub fn close_gateway(&self, code: u16) {
        self.shared.lock().sessions.close(code);
    }

    /// Asks the bot to reconnect (op 7).
    pub fn ask_to_reconnect(&self) {
        self.shared.lock().sessions.ask_to_reconnect();
    }

    /// Says that the bot's sessions are no more (op 9); whether they can be resumed all the same.
    pub fn invalidate_sessions(&self, resumable: bool) {
        self.shared.lock().sessions.invalidate(resumable);
    }

    /// Closes the bot's connections and forgets its sessions, so that it cannot resume.
    pub fn forget_sessions(&self) {
        let mut state = self.shared.lock();
        state.sessions.close(4000);
        state.sessions.forget();
    }

    /// Deletes a message, as somebody who manages the server does.
    pub fn delete_message(&self, message: Id) {
        self.shared.lock().delete_message(message);
    }

    /// Makes a message older, for the cap on late edits.
    pub fn age_message(&self, message: Id, by: Duration) {
        let mut state = self.shared.lock();
        if let Some(message) = state.messages.get_mut(&message)
            && let Some(since) = message.since.checked_sub(by)
        {
            message.since = since;
        }
    }

    /// Makes an interaction older, as if so much time had passed: its token dies sooner.
    pub fn age_interaction(&self, interaction: Id, by: Duration) {
        let mut state = self.shared.lock();
        if let Some(interaction) = state.interactions.get_mut(&interaction)
            && let Some(since) = interaction.since.checked_sub(by)
        {
            interaction.since = since;
        }
    }

    /// Sends the bot an event of one's own making, whatever its intents.
    pub fn dispatch(&self, name: &str, data: &Value) {
        let mut state = self.shared.lock();
        if name == "INTERACTION_CREATE" {
            let guild = Some(state.guild);
            drop(state.deliver(guild, data));
        } else {
            state.dispatch(name, 0, data);
        }
    }
}
