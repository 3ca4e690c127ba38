//! Acting as a person, and watching what comes of it.

use std::time::Duration;

use serde_json::Value;
use tokio::sync::broadcast;

use super::Playground;
use crate::act::{self, ActError, Forged};
use crate::{Choice, Entry, Event, Id, Message, Outcome};

/// Acting as a person.
impl Playground {
    /// Runs a slash command; `options` is an object from names to values: a person or a channel
    /// is its id as text, a file an object of its `filename` and its `text`, or its `data` as a data
    /// URI.
    ///
    /// # Errors
    ///
    /// If Discord's client would not send it: no such command, or not for here or for this person,
    /// an option missing or wrong.
    pub async fn run_command(
        &self,
        person: Id,
        channel: Id,
        command: &str,
        options: Value,
    ) -> Result<Outcome, ActError> {
        act::run_command(&self.shared, person, channel, command, &options).await
    }

    /// Runs a user command on somebody, the bot too.
    ///
    /// # Errors
    ///
    /// If there is no such command, person or channel, or the command is not for here.
    pub async fn run_user_command(
        &self,
        person: Id,
        channel: Id,
        command: &str,
        target: Id,
    ) -> Result<Outcome, ActError> {
        act::run_user_command(&self.shared, person, channel, command, target).await
    }

    /// Asks the bot for suggestions; `options` holds what is typed so far, `focused` names the
    /// option that is being typed. `None` is no answer in time.
    ///
    /// # Errors
    ///
    /// If the option has no autocomplete.
    pub async fn autocomplete(
        &self,
        person: Id,
        channel: Id,
        command: &str,
        options: Value,
        focused: &str,
    ) -> Result<Option<Vec<Choice>>, ActError> {
        act::autocomplete(&self.shared, person, channel, command, &options, focused).await
    }

    /// Presses a button.
    ///
    /// # Errors
    ///
    /// If this person does not see the message, or it has no such button, or that is disabled.
    pub async fn click(
        &self,
        person: Id,
        message: Id,
        custom_id: &str,
    ) -> Result<Outcome, ActError> {
        act::click(&self.shared, person, message, custom_id).await
    }

    /// Presses the button with this text.
    ///
    /// # Errors
    ///
    /// As [`click`](Self::click).
    pub async fn press(&self, person: Id, message: Id, label: &str) -> Result<Outcome, ActError> {
        let button = {
            let state = self.shared.lock();
            let found = state.messages.get(&message).ok_or(ActError::NoMessage)?;
            found.button(label).ok_or(ActError::NoComponent)?
        };
        self.click(person, message, &button.custom_id).await
    }

    /// Chooses from a menu.
    ///
    /// # Errors
    ///
    /// As [`click`](Self::click), and if the menu does not have these values.
    pub async fn choose(
        &self,
        person: Id,
        message: Id,
        custom_id: &str,
        values: &[&str],
    ) -> Result<Outcome, ActError> {
        let values: Vec<String> = values.iter().map(|&value| value.to_owned()).collect();
        act::choose(&self.shared, person, message, custom_id, &values).await
    }

    /// Sends back the modal that an interaction opened, the one of [`Outcome::interaction`];
    /// `values` is an object from the inputs' custom ids to texts. What it does not mention stays
    /// as the bot filled it in. A modal that is answered is closed.
    ///
    /// # Errors
    ///
    /// If no such modal stands open before this person, or an input is missing, too short, too
    /// long or none of the modal's.
    pub async fn submit_modal(
        &self,
        person: Id,
        interaction: Id,
        values: Value,
    ) -> Result<Outcome, ActError> {
        act::submit_modal(&self.shared, person, interaction, &values).await
    }

    /// Sends what Discord's own clients never would: a command, click or form whose contents nobody
    /// has checked. Who sends it, and where, is true.
    ///
    /// # Errors
    ///
    /// If there is no such person or channel.
    pub async fn forge(
        &self,
        person: Id,
        channel: Id,
        forged: Forged,
    ) -> Result<Outcome, ActError> {
        act::forge(&self.shared, person, channel, forged).await
    }

    /// Writes a plain message.
    ///
    /// # Errors
    ///
    /// If it is empty or too long, or there is no such channel.
    pub fn say(&self, person: Id, channel: Id, content: &str) -> Result<Message, ActError> {
        act::say(&mut self.shared.lock(), person, channel, content)
    }

    /// Takes an ephemeral message out of this person's sight.
    ///
    /// # Errors
    ///
    /// If there is no such message for this person.
    pub fn dismiss(&self, person: Id, message: Id) -> Result<(), ActError> {
        act::dismiss(&mut self.shared.lock(), person, message)
    }
}

/// Watching.
impl Playground {
    /// What this person sees in a channel, oldest first.
    pub fn messages(&self, channel: Id, person: Id) -> Vec<Message> {
        self.messages_of(channel, person, |_| true)
    }

    /// Those of them that please. `pleases` may not ask the playground anything.
    pub fn messages_of(
        &self,
        channel: Id,
        person: Id,
        mut pleases: impl FnMut(&Message) -> bool,
    ) -> Vec<Message> {
        self.shared.lock().seen_in(channel, person).filter(|it| pleases(it)).cloned().collect()
    }

    /// A message as it stands, if this person sees it.
    pub fn message(&self, message: Id, person: Id) -> Option<Message> {
        let state = self.shared.lock();
        let seen = |it: &&Message| it.seen_by(person) && state.sees(person, it.channel);
        state.messages.get(&message).filter(seen).cloned()
    }

    /// Waits until this person sees a message in the channel that pleases; the newest one.
    /// `None` if that takes longer than `patience`. `pleases` may not ask the playground anything.
    pub async fn wait_for(
        &self,
        channel: Id,
        person: Id,
        patience: Duration,
        pleases: impl Fn(&Message) -> bool,
    ) -> Option<Message> {
        let mut events = self.events();
        let found = async {
            loop {
                let newest = self
                    .shared
                    .lock()
                    .seen_in(channel, person)
                    .rev()
                    .find(|it| pleases(it))
                    .cloned();
                if let Some(found) = newest {
                    return found;
                }
                // A lagging receiver just looks again.
                events.recv().await.ok();
            }
        };
        tokio::time::timeout(patience, found).await.ok()
    }

    /// Waits until the bot is connected and has registered commands. False if that takes longer
    /// than `patience`.
    pub async fn wait_until_ready(&self, patience: Duration) -> bool {
        let mut events = self.events();
        let ready = async {
            while !self.is_connected() || self.commands().is_empty() {
                events.recv().await.ok();
            }
        };
        tokio::time::timeout(patience, ready).await.is_ok()
    }

    /// Everything that happens from now on, whoever sees it.
    pub fn events(&self) -> broadcast::Receiver<Event> {
        self.shared.lock().events.subscribe()
    }

    /// The bytes of an attachment.
    pub fn attachment(&self, id: Id) -> Option<Vec<u8>> {
        self.shared.lock().files.get(id).map(|bytes| bytes.to_vec())
    }

    /// Every request of the bot so far, oldest first.
    pub fn request_log(&self) -> Vec<Entry> {
        self.logged_requests(|_| true)
    }

    /// The requests of the bot so far that please, oldest first. `pleases` may not ask the playground
    /// anything.
    pub fn logged_requests(&self, pleases: impl FnMut(&Entry) -> bool) -> Vec<Entry> {
        self.shared.lock().request_log.of(pleases)
    }

    /// Empties the request log.
    pub fn clear_request_log(&self) {
        self.shared.lock().request_log.clear();
    }
}
