//! The state of the simulator: one server, its people, channels and messages.

mod private;

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::time::{Duration, Instant, SystemTime};

use rand::RngExt;
use serde_json::{Value, json};
use tokio::sync::broadcast;

use crate::Options;
use crate::cdn;
use crate::channel::{Channel, ChannelKind};
use crate::commands::Commands;
use crate::delivery::{Delivery, Endpoint, Signer};
use crate::emoji::Emojis;
use crate::event::Event;
use crate::fault::Faults;
use crate::gateway::{Sessions, intents};
use crate::interaction::Interaction;
use crate::limits::FILE_SIZE;
use crate::message::{Message, User};
use crate::rates::Rates;
use crate::request_log::RequestLog;
use crate::snowflake::{Id, SnowflakeGenerator};
use crate::upload::Files;
use crate::{locale, permissions, timestamp, wire};

pub(crate) use private::FOREIGN;

/// Everything there is, behind one mutex.
#[derive(Debug)]
pub(crate) struct SimState {
    pub(crate) options: Options,
    /// `http://127.0.0.1:PORT`.
    pub(crate) base: String,
    pub(crate) token: String,
    pub(crate) application: Id,
    pub(crate) guild: Id,
    /// The server's language.
    pub(crate) guild_locale: String,
    pub(crate) bot: User,
    /// Everybody but the bot, by age, and thereby by id.
    pub(crate) people: Vec<User>,
    pub(crate) channels: BTreeMap<Id, Channel>,
    pub(crate) messages: BTreeMap<Id, Message>,
    pub(crate) files: Files,
    pub(crate) emojis: Emojis,
    pub(crate) commands: Commands,
    pub(crate) interactions: HashMap<Id, Interaction>,
    pub(crate) nonces: HashMap<(Id, String), (Instant, Id)>,
    pub(crate) sessions: Sessions,
    /// Where interactions are posted, if anywhere: they come over the gateway otherwise.
    pub(crate) endpoints: Vec<Endpoint>,
    /// Whether each of them is told something else, in turn, and not all the same.
    pub(crate) is_balanced: bool,
    pub(crate) signer: Signer,
    pub(crate) rates: Rates,
    pub(crate) request_log: RequestLog,
    pub(crate) faults: Faults,
    pub(crate) events: broadcast::Sender<Event>,
    /// What interactions say of how large a file may be.
    pub(crate) attachment_size_limit: u64,
    /// Where interactions say that files are which people attach, if it is not here.
    pub(crate) files_elsewhere: Option<String>,
    /// What is served in place of every picture of a profile.
    pub(crate) avatar_file: Option<Vec<u8>>,
    /// The paths of those that were asked for.
    pub(crate) avatar_requests: Vec<String>,
    snowflakes: SnowflakeGenerator,
    /// Interactions by age, to forget those whose tokens have died.
    ages: VecDeque<(Instant, Id)>,
}

impl SimState {
    /// One server with three people and two channels, and what they write beside it, whose ids are the same at every start: so a
    /// bot that keeps its own records finds them again.
    pub(crate) fn new(base: String, options: Options) -> Self {
        let person = |number: u64, name: &str| User {
            id: Id::fixed(number),
            name: name.to_owned(),
            bot: false,
            avatar: Some(cdn::hash(Id::fixed(number))),
            locale: locale::DEFAULT.to_owned(),
            manages: name == "Ada",
            installed: true,
            external_apps: true,
            hides_answers: false,
            odd_user: Value::Null,
            odd_member: Value::Null,
        };
        let people = vec![person(1, "Ada"), person(2, "Boris"), person(3, "Chen")];
        let bot = User { bot: true, avatar: None, ..person(4, "Eightfold") };
        let mut state = Self {
            token: options.token.clone().unwrap_or_else(|| random_hex(24)),
            application: bot.id,
            guild: Id::fixed(options.server),
            guild_locale: locale::DEFAULT.to_owned(),
            base,
            options,
            bot,
            channels: BTreeMap::new(),
            messages: BTreeMap::new(),
            files: Files::default(),
            emojis: Emojis::default(),
            commands: Commands::default(),
            interactions: HashMap::new(),
            nonces: HashMap::new(),
            sessions: Sessions::default(),
            endpoints: Vec::new(),
            is_balanced: false,
            signer: Signer::new(),
            rates: Rates::default(),
            request_log: RequestLog::default(),
            faults: Faults::default(),
            events: broadcast::channel(4096).0,
            attachment_size_limit: FILE_SIZE as u64,
            files_elsewhere: None,
            avatar_file: None,
            avatar_requests: Vec::new(),
            snowflakes: SnowflakeGenerator::default(),
            ages: VecDeque::new(),
            people,
        };
        for (number, name) in [(6, "chess"), (7, "general")] {
            let owner = state.people[0].id;
            let channel = state.new_channel(ChannelKind::Text, name, owner, None);
            let channel = Channel { id: Id::fixed(number), ..channel };
            state.channels.insert(channel.id, channel);
        }
        state.begin_private();
        state
    }

    pub(crate) fn new_id(&mut self) -> Id {
        self.snowflakes.next()
    }

    /// A channel or, with a parent, a thread; not yet in the list.
    pub(crate) fn new_channel(
        &mut self,
        kind: ChannelKind,
        name: &str,
        owner: Id,
        parent: Option<Id>,
    ) -> Channel {
        let above = parent.and_then(|id| self.channels.get(&id));
        let (inherited, server) = (above.map(|it| it.permissions), above.and_then(|it| it.guild));
        let guild = (!kind.is_private()).then_some(server.unwrap_or(self.guild));
        Channel {
            id: self.new_id(),
            kind,
            guild,
            name: name.to_owned(),
            parent,
            archived: false,
            locked: false,
            auto_archive: 1440,
            owner,
            changed: now(),
            permissions: inherited.unwrap_or(permissions::BOT),
            count: 0,
            last_message: None,
            position: self.channels.len(),
            members: vec![owner],
        }
    }

    /// A person or the bot.
    pub(crate) fn user(&self, id: Id) -> Option<&User> {
        if id == self.bot.id { Some(&self.bot) } else { self.person(id) }
    }

    /// A person.
    pub(crate) fn person(&self, id: Id) -> Option<&User> {
        let found = self.people.binary_search_by_key(&id, |user| user.id).ok()?;
        self.people.get(found)
    }

    /// The same, to be changed.
    pub(crate) fn person_mut(&mut self, id: Id) -> Option<&mut User> {
        let found = self.people.binary_search_by_key(&id, |user| user.id).ok()?;
        self.people.get_mut(found)
    }

    pub(crate) fn channel(&self, id: Id) -> Option<&Channel> {
        self.channels.get(&id)
    }

    /// Sets the language of a person's client.
    pub(crate) fn set_locale(&mut self, person: Id, locale: &str) {
        if let Some(user) = self.person_mut(person) {
            locale.clone_into(&mut user.locale);
        }
        self.say(Event::Locales);
    }

    /// Says whether a person has added the app to their account.
    pub(crate) fn set_installed(&mut self, person: Id, installed: bool) {
        if let Some(user) = self.person_mut(person) {
            user.installed = installed;
        }
        self.say(Event::Commands);
    }

    /// Sets the server's language, and tells the bot.
    pub(crate) fn set_guild_locale(&mut self, locale: &str) {
        locale.clone_into(&mut self.guild_locale);
        let data = wire::guild(self);
        self.dispatch("GUILD_UPDATE", intents::GUILDS, &data);
        self.say(Event::Locales);
    }

    /// Tells the page and the tests; nobody listening is fine.
    pub(crate) fn say(&self, event: Event) {
        self.events.send(event).ok();
    }

    /// Sends an event to every connection of the bot that asked for its kind.
    pub(crate) fn dispatch(&mut self, name: &str, intents: u64, data: &Value) {
        self.sessions.dispatch(Some(self.guild), name, intents, data);
    }

    /// Whether the bot hears what people do.
    pub(crate) fn is_connected(&self) -> bool {
        !self.endpoints.is_empty() || self.sessions.is_connected()
    }

    /// Whether the bot hears what people do, or may yet come back for it.
    pub(crate) fn may_hear(&self) -> bool {
        !self.endpoints.is_empty() || self.sessions.may_hear()
    }

    /// Tells the bot of an interaction, by the way that its owner has chosen.
    pub(crate) fn deliver(&mut self, guild: Option<Id>, interaction: &Value) -> Delivery {
        if self.endpoints.is_empty() {
            self.sessions.dispatch(guild, "INTERACTION_CREATE", 0, interaction);
            return Delivery::none();
        }
        if self.is_balanced {
            self.endpoints.rotate_left(1);
            return Delivery::to(&self.endpoints[..1], interaction);
        }
        Delivery::to(&self.endpoints, interaction)
    }

    /// Sends what happens in a channel, if the bot is there: an event of its server, with the
    /// `intents` for those, or of its own direct messages. What nobody hears is not put together.
    fn dispatch_in(&mut self, channel: Id, name: &str, data: impl FnOnce(&Self) -> Value) {
        let Some(channel) = self.channels.get(&channel).filter(|it| self.has_bot(it)) else {
            return;
        };
        let guild = channel.guild;
        let intents = match guild {
            Some(_) => intents::GUILD_MESSAGES,
            None => intents::DIRECT_MESSAGES,
        };
        if !self.sessions.hear(guild, intents) {
            return;
        }
        let mut data = data(self);
        if let Some(guild) = guild {
            data["guild_id"] = json!(guild);
        }
        self.sessions.dispatch(guild, name, intents, &data);
    }

    /// Puts a new message into its channel.
    pub(crate) fn add_message(&mut self, message: Message) {
        let id = message.id;
        self.wake_thread(message.channel);
        if let Some(channel) = self.channels.get_mut(&message.channel) {
            channel.count += 1;
            channel.last_message = Some(id);
        }
        self.messages.insert(id, message.clone());
        self.announce("MESSAGE_CREATE", &message);
        self.say(Event::Sent { message });
    }

    /// Writes a message back after an edit.
    pub(crate) fn change_message(&mut self, message: Message) {
        self.messages.insert(message.id, message.clone());
        self.announce("MESSAGE_UPDATE", &message);
        self.say(Event::Changed { message });
    }

    pub(crate) fn delete_message(&mut self, id: Id) {
        let Some(message) = self.messages.remove(&id) else {
            return;
        };
        let (channel, only_for) = (message.channel, message.only_for);
        if only_for.is_none() {
            let data = json!({"id": id, "channel_id": channel});
            self.dispatch_in(channel, "MESSAGE_DELETE", |_| data);
        }
        self.say(Event::Deleted { channel, message: id, only_for });
    }

    fn announce(&mut self, name: &str, message: &Message) {
        if message.only_for.is_none() {
            self.dispatch_in(message.channel, name, |state| wire::message_event(state, message));
        }
    }

    /// Writing in an archived thread wakes it.
    fn wake_thread(&mut self, id: Id) {
        match self.channels.get_mut(&id) {
            Some(channel) if channel.archived => channel.archived = false,
            _ => return,
        }
        self.channel_changed(id, "THREAD_UPDATE");
    }

    /// Tells everybody about a channel as it stands now.
    pub(crate) fn channel_changed(&mut self, id: Id, name: &str) {
        let Some(channel) = self.channels.get(&id).cloned() else {
            return;
        };
        if channel.guild == Some(self.guild) {
            let data = wire::channel(self, &channel);
            self.dispatch(name, intents::GUILDS, &data);
        }
        self.say(Event::Channel { channel });
    }

    /// What a person sees in a channel, oldest first.
    pub(crate) fn seen_in(
        &self,
        channel: Id,
        person: Id,
    ) -> impl DoubleEndedIterator<Item = &Message> {
        let sees = self.sees(person, channel);
        let seen = move |it: &&Message| sees && it.channel == channel && it.seen_by(person);
        self.messages.values().filter(seen)
    }

    pub(crate) fn add_interaction(&mut self, interaction: Interaction) {
        let dead = self.options.token_life + Duration::from_secs(60);
        while self.ages.front().is_some_and(|(since, _)| since.elapsed() > dead) {
            if let Some((_, id)) = self.ages.pop_front() {
                self.interactions.remove(&id);
            }
        }
        self.ages.push_back((interaction.since, interaction.id));
        self.interactions.insert(interaction.id, interaction);
    }
}

/// Now, ISO 8601.
pub(crate) fn now() -> String {
    timestamp::iso(SystemTime::now())
}

/// So many random bytes as hex digits: tokens and session ids.
pub(crate) fn random_hex(bytes: usize) -> String {
    let mut rng = rand::rng();
    (0..bytes).map(|_| format!("{:02x}", rng.random::<u8>())).collect()
}
