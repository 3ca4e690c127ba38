//! The stand-in as a value: what a binary or a test holds.

mod channels;
mod endpoint;
mod people;
mod trouble;

use std::time::Duration;

use serde_json::Value;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::cdn;
use crate::commands::Type;
use crate::sim_state::SimState;
use crate::{Emoji, Error, Id, Options, SharedState, User, locale, server};

/// A running stand-in for Discord: one server, `#chess` and `#general`, Ada (who may manage the
/// server), Boris and Chen, and one bot. What happens in it outlives the bot's connections.
///
/// Outside the server each person has a direct message with the bot (`Eightfold (Ada)`), Ada and
/// Boris have one together (`Ada, Boris`), and all three have a group (`Friends`).
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
    shared: SharedState,
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
        let resets = options.resets;
        let shared = SharedState::new(SimState::new(base.clone(), options));
        let (stop, stopped) = watch::channel(false);
        let server = server::spawn(listener, shared.clone(), stopped, resets);
        Ok(Self { shared, base, stop, server })
    }

    /// Stops serving, and returns when the port is free again.
    pub async fn shutdown(mut self) {
        self.stop.send_replace(true);
        tokio::time::timeout(Duration::from_secs(2), &mut self.server).await.ok();
    }

    /// `http://127.0.0.1:PORT`: the page, and the bot's proxy for `/api/v10/...`.
    pub fn base_url(&self) -> &str {
        &self.base
    }

    /// The bot's token.
    pub fn token(&self) -> String {
        self.shared.lock().token.clone()
    }

    /// The bot's application, which is also its user.
    pub fn application_id(&self) -> Id {
        self.shared.lock().application
    }

    /// The server.
    pub fn guild_id(&self) -> Id {
        self.shared.lock().guild
    }

    /// The bot's own user.
    pub fn bot(&self) -> User {
        self.shared.lock().bot.clone()
    }

    /// Everybody but the bot.
    pub fn people(&self) -> Vec<User> {
        self.shared.lock().people.clone()
    }

    /// The person of this name.
    ///
    /// # Panics
    ///
    /// If there is none: the names are Ada, Boris, Chen and those that were added.
    pub fn person(&self, name: &str) -> Id {
        let people = self.people();
        let found = people.iter().find(|user| user.name == name);
        found.unwrap_or_else(|| panic!("there is no person called {name}")).id
    }

    /// Adds a person, for games of many, and a direct message with the bot.
    pub fn add_person(&self, name: &str) -> Id {
        self.add_user(name, false)
    }

    /// Adds another bot, which does nothing.
    pub fn add_bot(&self, name: &str) -> Id {
        self.add_user(name, true)
    }

    fn add_user(&self, name: &str, bot: bool) -> Id {
        let mut state = self.shared.lock();
        let (id, name, locale) = (state.new_id(), name.to_owned(), locale::DEFAULT.to_owned());
        let (odd_user, odd_member) = (Value::Null, Value::Null);
        state.people.push(User {
            id,
            name,
            bot,
            avatar: Some(cdn::hash(id)),
            locale,
            manages: false,
            installed: true,
            external_apps: true,
            hides_answers: false,
            odd_user,
            odd_member,
        });
        if !bot {
            let other = state.bot.id;
            state.add_direct(id, other);
        }
        id
    }

    /// Says whether a person has added the app to their account (user install); at first, all have.
    pub fn set_installed(&self, person: Id, installed: bool) {
        self.shared.lock().set_installed(person, installed);
    }

    /// Says whether servers let a person use apps in public that they have added to their account; at
    /// first, they let everybody. Others do not see what such an app answers who may not.
    pub fn set_external_apps(&self, person: Id, allowed: bool) {
        if let Some(user) = self.shared.lock().person_mut(person) {
            user.external_apps = allowed;
        }
    }

    /// Says whether others do not see what an app answers a person who has added it to their account,
    /// although nothing that is told beforehand says so; at first, all see it.
    pub fn set_hides_answers(&self, person: Id, hides: bool) {
        if let Some(user) = self.shared.lock().person_mut(person) {
            user.hides_answers = hides;
        }
    }

    /// Sets the language of a person's client: `de`. It is told with all that this person does.
    pub fn set_locale(&self, person: Id, locale: &str) {
        self.shared.lock().set_locale(person, locale);
    }

    /// Sets the server's language: `es-ES`. It is told with all that is done there.
    pub fn set_guild_locale(&self, locale: &str) {
        self.shared.lock().set_guild_locale(locale);
    }

    /// Sets the hash of the picture of a person's profile; none: they have none. At first, all people
    /// have one.
    pub fn set_avatar(&self, person: Id, hash: Option<&str>) {
        if let Some(user) = self.shared.lock().person_mut(person) {
            user.avatar = hash.map(str::to_owned);
        }
    }

    /// Serves these bytes in place of every picture of a profile.
    pub fn serve_avatars(&self, file: Vec<u8>) {
        self.shared.lock().avatar_file = Some(file);
    }

    /// The paths of the pictures of profiles that were asked for, oldest first.
    pub fn avatar_requests(&self) -> Vec<String> {
        self.shared.lock().avatar_requests.clone()
    }

    /// Gives a person's user and member objects fields as no client library may expect them, in
    /// all that the bot hears and is answered; `null` for nothing odd.
    pub fn set_odd(&self, person: Id, user: Value, member: Value) {
        let mut state = self.shared.lock();
        if let Some(found) = state.person_mut(person) {
            (found.odd_user, found.odd_member) = (user, member);
        }
    }

    /// Sets what interactions say of how large a file may be. Files are taken as before.
    pub fn set_attachment_size_limit(&self, bytes: u64) {
        self.shared.lock().attachment_size_limit = bytes;
    }

    /// The slash commands that the bot has registered, as Discord's JSON.
    pub fn commands(&self) -> Vec<Value> {
        self.shared.lock().commands.of(Type::Slash).into_iter().cloned().collect()
    }

    /// The user commands that the bot has registered, as Discord's JSON.
    pub fn user_commands(&self) -> Vec<Value> {
        self.shared.lock().commands.of(Type::User).into_iter().cloned().collect()
    }

    /// The emoji that the bot has uploaded, oldest first.
    pub fn emojis(&self) -> Vec<Emoji> {
        self.shared.lock().emojis.all().cloned().collect()
    }

    /// Adds an emoji of the bot's, as if it had uploaded this picture earlier.
    pub fn add_emoji(&self, name: &str, picture: Vec<u8>) {
        let mut state = self.shared.lock();
        let emoji = Emoji::new(state.new_id(), name, picture);
        state.emojis.put(emoji);
    }

    /// Whether the bot hears what people do: over the gateway, or at an endpoint.
    pub fn is_connected(&self) -> bool {
        self.shared.lock().is_connected()
    }

    /// The shards that are connected to the gateway, by number and count.
    pub fn shards(&self) -> Vec<(u64, u64)> {
        self.shared.lock().sessions.shards()
    }

    /// How many connections the bot has, or endpoints: each of its processes has one.
    pub fn connections(&self) -> usize {
        let state = self.shared.lock();
        state.sessions.connections() + state.endpoints.len()
    }
}

impl Drop for Playground {
    fn drop(&mut self) {
        self.stop.send_replace(true);
    }
}
