//! What every command and component has at hand, and what it is asked.

use std::sync::Arc;

use secrecy::{ExposeSecret, SecretString};

use super::{commands, components};
use crate::error::Error;
use crate::game::table::{Stamp, Tables};
use crate::ids::{ChannelId, GuildId, InteractionId, MessageId, UserId};
use crate::store::Store;
use crate::ui::reply::{Messenger, Response};
use crate::ui::settings::{Look, Tastes};

/// The bot's parts, shared by all that it does.
pub struct App {
    /// The games.
    pub tables: Tables,
    /// The database.
    pub store: Store,
    /// Discord.
    pub messenger: Arc<dyn Messenger>,
}

/// A person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Discord's id.
    pub id: UserId,
    /// The name that others see, as it is; see [`Person::plain_name`].
    pub name: String,
    /// Whether it is a program.
    pub is_bot: bool,
}

impl Person {
    /// The name with Discord's Markdown disarmed.
    pub fn plain_name(&self) -> String {
        plain(&self.name)
    }
}

/// A text of somebody's with Discord's Markdown and mentions disarmed, and without what would turn
/// the direction of the line around.
pub fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let turns = |c: char| matches!(c, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    for character in text.chars().filter(|&c| !c.is_control() && !turns(c)) {
        if character.is_ascii_punctuation() {
            plain.push('\\');
        }
        plain.push(character);
    }
    plain
}

/// A text with its first letter as a capital.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(letters).collect()
}

/// What the bot may do at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Powers {
    /// Post messages with files.
    pub post: bool,
    /// Open public threads and post in them.
    pub threads: bool,
}

/// What kind of channel a place is, as far as threads go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChannelKind {
    /// A text channel, or a kind that is not known.
    Text,
    /// A channel that others can follow.
    Announcement,
    /// A voice or stage channel: there are no threads.
    Voice,
    /// A thread for all below a text channel, or a post of a forum.
    PublicThread,
    /// A thread below an announcement channel.
    AnnouncementThread,
    /// A thread for those who were let in.
    PrivateThread,
}

impl ChannelKind {
    /// Whether it is a thread itself.
    pub fn is_thread(self) -> bool {
        matches!(self, Self::PublicThread | Self::AnnouncementThread | Self::PrivateThread)
    }
}

/// Where something is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The server.
    pub guild: GuildId,
    /// The channel or thread.
    pub channel: ChannelId,
    /// What kind of channel that is.
    pub kind: ChannelKind,
    /// The channel above it, where it is a thread.
    pub parent: Option<ChannelId>,
    /// What the bot may do there.
    pub powers: Powers,
    /// Whether who asks may manage the server.
    pub manages: bool,
}

/// The value of one option of a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// What was typed or chosen.
    Text(String),
    /// A whole number.
    Number(i64),
    /// Yes or no.
    Flag(bool),
    /// A person that was picked.
    Person(Person),
}

/// The options that a command was given.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options(pub Vec<(String, Value)>);

impl Options {
    fn get(&self, name: &str) -> Option<&Value> {
        self.0.iter().find(|(option, _)| option == name).map(|(_, value)| value)
    }

    /// The text of an option.
    pub fn text(&self, name: &str) -> Option<&str> {
        match self.get(name)? {
            Value::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The text of an option that the command cannot do without.
    ///
    /// # Errors
    ///
    /// Tells the person that it is missing.
    pub fn required(&self, name: &str) -> Result<&str, Error> {
        self.text(name).ok_or_else(|| Error::mistake(format!("The option `{name}` is missing.")))
    }

    /// The number of an option.
    pub fn number(&self, name: &str) -> Option<i64> {
        match self.get(name)? {
            Value::Number(number) => Some(*number),
            _ => None,
        }
    }

    /// Whether an option was given as yes.
    pub fn flag(&self, name: &str) -> bool {
        matches!(self.get(name), Some(Value::Flag(true)))
    }

    /// The person of an option.
    pub fn person(&self, name: &str) -> Option<&Person> {
        match self.get(name)? {
            Value::Person(person) => Some(person),
            _ => None,
        }
    }
}

/// What a person asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ask {
    /// A slash command.
    Command {
        /// Its name.
        name: String,
        /// Its options.
        options: Options,
    },
    /// Suggestions for an option of a slash command while it is typed.
    Complete {
        /// The command's name.
        name: String,
        /// What is typed so far.
        typed: String,
    },
    /// A click on a button, or a choice from a menu.
    Click {
        /// What the button or menu is.
        custom_id: String,
        /// What was chosen; none for a button.
        values: Vec<String>,
        /// The message that it is under.
        message: MessageId,
    },
}

/// Something that a person asks for, with who and where.
#[derive(Clone, Debug)]
pub struct Request {
    /// Its id.
    pub id: InteractionId,
    /// The token that answers it.
    pub token: SecretString,
    /// Who asks.
    pub person: Person,
    /// Where; none outside servers.
    pub place: Option<Place>,
    /// For what.
    pub ask: Ask,
}

impl Request {
    /// Where it is asked.
    ///
    /// # Errors
    ///
    /// Tells the person that the bot works in servers only, where it is not in one.
    pub fn place(&self) -> Result<Place, Error> {
        self.place.ok_or_else(|| {
            Error::mistake(
                "I work in servers only. Invite me to one, and use me in a channel there.",
            )
        })
    }

    /// The stamp of a turn whose answer shows the board.
    pub fn answering(&self) -> Stamp<'_> {
        Stamp { interaction: self.id, token: Some(self.token.expose_secret()) }
    }

    /// The stamp of a turn whose board is posted in the channel.
    pub fn posting(&self) -> Stamp<'_> {
        Stamp { interaction: self.id, token: None }
    }
}

impl App {
    /// What who asks and the server have chosen of how pictures look.
    ///
    /// # Errors
    ///
    /// Tells the person where they are not in a server; fails where the database does.
    pub async fn tastes(&self, request: &Request) -> Result<Tastes, Error> {
        self.store.settings(request.person.id, request.place()?.guild).await
    }

    /// How pictures look that are for who asks.
    ///
    /// # Errors
    ///
    /// As [`App::tastes`].
    pub async fn look_of(&self, request: &Request) -> Result<Look, Error> {
        Ok(self.tastes(request).await?.look())
    }

    /// Decides on what a person asks, and does it.
    ///
    /// # Errors
    ///
    /// Fails with the person's mistake, or with what went wrong with us.
    pub async fn handle(&self, request: &Request) -> Result<Response, Error> {
        match &request.ask {
            Ask::Command { name, options } => commands::run(self, request, name, options).await,
            Ask::Complete { name, typed } => commands::complete(self, request, name, typed).await,
            Ask::Click { custom_id, values, message } => {
                let click = components::Click { values, message: *message };
                components::run(self, request, custom_id, click).await
            }
        }
    }
}
