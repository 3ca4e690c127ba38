//! The stand-in as a value: what a binary or a test holds.

use std::time::Duration;

use serde_json::Value;
use tokio::net::TcpListener;
use tokio::sync::{broadcast, watch};
use tokio::task::JoinHandle;

use crate::act::{self, ActError};
use crate::world::World;
use crate::{
    Channel, Choice, Entry, Error, Event, Fault, Hub, Id, Message, Options, Outcome, User, server,
};

/// A running stand-in for Discord: one server, `#chess` and `#general`, Ada (who may manage the
/// server), Boris and Chen, and one bot. What happens in it outlives the bot's connections.
///
/// Dropping it stops it.
///
/// # Examples
///
/// ```
/// # #[tokio::main(flavor = "current_thread")]
/// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
/// let playground = playground::Playground::start(listener)?;
/// let (ada, chess) = (playground.person("Ada"), playground.channel("chess"));
/// playground.say(ada, chess, "Anybody for a game?")?;
/// assert_eq!(playground.messages(chess, ada).len(), 1);
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct Playground {
    hub: Hub,
    base: String,
    stop: watch::Sender<bool>,
    server: JoinHandle<()>,
}

impl Playground {
    /// Serves on this listener, as strict as Discord.
    ///
    /// # Errors
    ///
    /// If the listener can be reached from other machines.
    pub fn start(listener: TcpListener) -> Result<Self, Error> {
        Self::start_with(listener, Options::default())
    }

    /// Serves on this listener with options of one's own.
    ///
    /// # Errors
    ///
    /// If the listener can be reached from other machines.
    pub fn start_with(listener: TcpListener, options: Options) -> Result<Self, Error> {
        let address = listener.local_addr()?;
        if !address.ip().is_loopback() {
            return Err(Error::NotLoopback(address));
        }
        let base = format!("http://{address}");
        let hub = Hub::new(World::new(base.clone(), options));
        let (stop, stopped) = watch::channel(false);
        let server = server::spawn(listener, hub.clone(), stopped);
        Ok(Self {
            hub,
            base,
            stop,
            server,
        })
    }

    /// Stops serving, and returns when the port is free again.
    pub async fn shutdown(mut self) {
        self.stop.send_replace(true);
        tokio::time::timeout(Duration::from_secs(2), &mut self.server)
            .await
            .ok();
    }

    /// `http://127.0.0.1:PORT`: the page, and the bot's proxy for `/api/v10/...`.
    pub fn base_url(&self) -> &str {
        &self.base
    }

    /// The bot's token.
    pub fn token(&self) -> String {
        self.hub.world().token.clone()
    }

    /// The bot's application, which is also its user.
    pub fn application_id(&self) -> Id {
        self.hub.world().application
    }

    /// The server.
    pub fn guild_id(&self) -> Id {
        self.hub.world().guild
    }

    /// The bot's own user.
    pub fn bot(&self) -> User {
        self.hub.world().bot.clone()
    }

    /// Everybody but the bot.
    pub fn people(&self) -> Vec<User> {
        self.hub.world().people.clone()
    }

    /// The person of this name.
    ///
    /// # Panics
    ///
    /// If there is none: the names are Ada, Boris, Chen and those that were added.
    pub fn person(&self, name: &str) -> Id {
        let people = self.people();
        let found = people.iter().find(|user| user.name == name);
        found
            .unwrap_or_else(|| panic!("there is no person called {name}"))
            .id
    }

    /// Adds a person, for games of many.
    pub fn add_person(&self, name: &str) -> Id {
        let mut world = self.hub.world();
        let (id, name, locale) = (world.new_id(), name.to_owned(), "en-US".to_owned());
        world.people.push(User {
            id,
            name,
            bot: false,
            locale,
            manages: false,
        });
        id
    }

    /// Sets the language of a person's client: `de`.
    pub fn set_locale(&self, person: Id, locale: &str) {
        let mut world = self.hub.world();
        if let Some(user) = world.people.iter_mut().find(|user| user.id == person) {
            locale.clone_into(&mut user.locale);
        }
    }

    /// Every channel and thread, oldest first.
    pub fn channels(&self) -> Vec<Channel> {
        self.hub.world().channels.values().cloned().collect()
    }

    /// The channel of this name.
    ///
    /// # Panics
    ///
    /// If there is none: the names are chess, general and those that were added.
    pub fn channel(&self, name: &str) -> Id {
        let channels = self.channels();
        let found = channels.iter().find(|channel| channel.name == name);
        found
            .unwrap_or_else(|| panic!("there is no channel called {name}"))
            .id
    }

    /// Adds a text channel.
    pub fn add_channel(&self, name: &str) -> Id {
        let mut world = self.hub.world();
        let owner = world.people[0].id;
        let channel = world.new_channel(name, owner, None);
        let id = channel.id;
        world.channels.insert(id, channel);
        world.channel_changed(id, "CHANNEL_CREATE");
        id
    }

    /// Deletes a channel or thread with all that is in it.
    pub fn delete_channel(&self, channel: Id) {
        self.hub.world().delete_channel(channel);
    }

    /// Sets what the bot may do in a channel, as Discord's permission bits.
    pub fn set_permissions(&self, channel: Id, bits: u64) {
        if let Some(channel) = self.hub.world().channels.get_mut(&channel) {
            channel.permissions = bits;
        }
    }

    /// The slash commands that the bot has registered, as Discord's JSON.
    pub fn commands(&self) -> Vec<Value> {
        self.hub
            .world()
            .commands
            .slash()
            .into_iter()
            .cloned()
            .collect()
    }

    /// Whether the bot is connected to the gateway.
    pub fn is_connected(&self) -> bool {
        self.hub.world().sessions.is_connected()
    }
}

/// Acting as a person.
impl Playground {
    /// Runs a slash command; `options` is an object from names to values: a person or a channel
    /// is its id as text.
    ///
    /// # Errors
    ///
    /// If Discord's client would not send it: no such command, an option missing or wrong.
    pub async fn run_command(
        &self,
        person: Id,
        channel: Id,
        command: &str,
        options: Value,
    ) -> Result<Outcome, ActError> {
        act::run_command(&self.hub, person, channel, command, &options).await
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
        act::autocomplete(&self.hub, person, channel, command, &options, focused).await
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
        act::click(&self.hub, person, message, custom_id).await
    }

    /// Presses the button with this text.
    ///
    /// # Errors
    ///
    /// As [`click`](Self::click).
    pub async fn press(&self, person: Id, message: Id, label: &str) -> Result<Outcome, ActError> {
        let found = self
            .hub
            .world()
            .messages
            .get(&message)
            .cloned()
            .ok_or(ActError::NoMessage)?;
        let button = found.button(label).ok_or(ActError::NoComponent)?;
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
        act::choose(&self.hub, person, message, custom_id, &values).await
    }

    /// Writes a plain message.
    ///
    /// # Errors
    ///
    /// If it is empty or too long, or there is no such channel.
    pub fn say(&self, person: Id, channel: Id, content: &str) -> Result<Message, ActError> {
        act::say(&mut self.hub.world(), person, channel, content)
    }

    /// Takes an ephemeral message out of this person's sight.
    ///
    /// # Errors
    ///
    /// If there is no such message for this person.
    pub fn dismiss(&self, person: Id, message: Id) -> Result<(), ActError> {
        act::dismiss(&mut self.hub.world(), person, message)
    }
}

/// Watching.
impl Playground {
    /// What this person sees in a channel, oldest first.
    pub fn messages(&self, channel: Id, person: Id) -> Vec<Message> {
        self.hub.world().seen_in(channel, person)
    }

    /// A message as it stands, if this person sees it.
    pub fn message(&self, message: Id, person: Id) -> Option<Message> {
        self.hub
            .world()
            .messages
            .get(&message)
            .filter(|it| it.seen_by(person))
            .cloned()
    }

    /// Waits until this person sees a message in the channel that pleases; the newest one.
    /// `None` if that takes longer than `patience`.
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
                let messages = self.messages(channel, person);
                if let Some(found) = messages.into_iter().rev().find(|it| pleases(it)) {
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
        self.hub.world().events.subscribe()
    }

    /// The bytes of an attachment.
    pub fn attachment(&self, id: Id) -> Option<Vec<u8>> {
        self.hub.world().files.get(id).map(|bytes| bytes.to_vec())
    }

    /// Every request of the bot so far, oldest first.
    pub fn journal(&self) -> Vec<Entry> {
        self.hub.world().journal.all()
    }

    /// Empties the journal.
    pub fn clear_journal(&self) {
        self.hub.world().journal.clear();
    }
}

/// Trouble, for tests. None of this can be reached over the wire.
impl Playground {
    /// Lets the next request of this method and path go wrong. `*` is any method; in the path,
    /// which begins after `/api/v10`, `*` is any one segment, and longer paths match too:
    /// `/channels/*/messages`. Faults for the same request are used up in the order they came.
    pub fn fault(&self, method: &str, path: &str, fault: Fault) {
        self.hub.world().faults.add(method, path, fault);
    }

    /// Closes the bot's connections with this code; it may resume.
    pub fn close_gateway(&self, code: u16) {
        self.hub.world().sessions.close(code);
    }

    /// Asks the bot to reconnect (op 7).
    pub fn ask_to_reconnect(&self) {
        self.hub.world().sessions.ask_to_reconnect();
    }

    /// Closes the bot's connections and forgets its sessions, so that it cannot resume.
    pub fn forget_sessions(&self) {
        let mut world = self.hub.world();
        world.sessions.close(4000);
        world.sessions.forget();
    }

    /// Makes a message older, for the cap on late edits.
    pub fn age_message(&self, message: Id, by: Duration) {
        let mut world = self.hub.world();
        if let Some(message) = world.messages.get_mut(&message)
            && let Some(since) = message.since.checked_sub(by)
        {
            message.since = since;
        }
    }

    /// Makes an interaction older, as if so much time had passed: its token dies sooner.
    pub fn age_interaction(&self, interaction: Id, by: Duration) {
        let mut world = self.hub.world();
        if let Some(interaction) = world.interactions.get_mut(&interaction)
            && let Some(since) = interaction.since.checked_sub(by)
        {
            interaction.since = since;
        }
    }

    /// Sends the bot an event of one's own making, whatever its intents.
    pub fn dispatch(&self, name: &str, data: &Value) {
        self.hub.world().dispatch(name, 0, data);
    }
}

impl Drop for Playground {
    fn drop(&mut self) {
        self.stop.send_replace(true);
    }
}
