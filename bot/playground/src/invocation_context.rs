//! Where something is done, and by whose leave: in a server that the bot was invited to, in the
//! bot's own direct messages, or where only those bring it along who have added it to their account.

use serde_json::{Value, json};

use crate::channel::Channel;
use crate::message::User;
use crate::sim_state::{FOREIGN, SimState};
use crate::snowflake::Id;

/// Ways to install an app; Discord numbers them.
const BY_SERVER: u64 = 0;
const BY_PERSON: u64 = 1;

/// What kind of place a channel is to the bot; Discord numbers them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Context {
    /// In a server.
    Server = 0,
    /// In the bot's own direct messages.
    Bot = 1,
    /// In other people's direct and group messages.
    Private = 2,
}

/// By whose installation of the app something is done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct IntegrationOwners {
    /// The server's id, or 0 in the bot's own direct messages.
    server: Option<u64>,
    /// Who has added the app to their account.
    person: Option<Id>,
}

impl IntegrationOwners {
    /// Whether nobody but a person brought the app there.
    pub(crate) fn is_a_person_alone(&self) -> bool {
        self.server.is_none()
    }

    /// Discord's `authorizing_integration_owners`.
    pub(crate) fn json(&self) -> Value {
        let mut object = json!({});
        if let Some(server) = self.server {
            object[BY_SERVER.to_string()] = json!(server.to_string());
        }
        if let Some(person) = self.person {
            object[BY_PERSON.to_string()] = json!(person);
        }
        object
    }
}

/// A channel as somebody finds it who acts there.
#[derive(Debug)]
pub(crate) struct InvocationContext {
    pub(crate) context: Context,
    server: Option<Id>,
    /// Whether the bot was invited, or can be written to.
    bot: bool,
    /// Who acts, if they have added the app to their account.
    person: Option<Id>,
}

impl InvocationContext {
    pub(crate) fn of(state: &SimState, channel: &Channel, who: &User) -> Self {
        let bot = state.has_bot(channel);
        let context = match channel.guild {
            Some(_) => Context::Server,
            None if bot => Context::Bot,
            None => Context::Private,
        };
        Self { context, server: channel.guild, bot, person: who.installed.then_some(who.id) }
    }

    /// Every kind of place there is for somebody, by the page's names.
    pub(crate) fn every_kind(state: &SimState, who: &User) -> [(&'static str, Self); 4] {
        let person = who.installed.then_some(who.id);
        let server = |server, bot| Self { context: Context::Server, server, bot, person };
        let none = |context, bot| Self { context, server: None, bot, person };
        [
            ("server", server(Some(state.guild), true)),
            ("elsewhere", server(Some(FOREIGN), false)),
            ("bot", none(Context::Bot, true)),
            ("private", none(Context::Private, false)),
        ]
    }

    /// By whose leave the bot is here at all.
    pub(crate) fn owners(&self) -> IntegrationOwners {
        let server = self.server.map_or(0, Id::get);
        IntegrationOwners { server: self.bot.then_some(server), person: self.person }
    }

    /// By whose leave a command is run here, or why a client does not offer it.
    pub(crate) fn check(&self, command: &Value) -> Result<IntegrationOwners, &'static str> {
        if !command["guild_id"].is_null() {
            let here = self.server.is_some_and(|id| command["guild_id"] == id.to_string());
            let owners = IntegrationOwners { person: None, ..self.owners() };
            return if here { Ok(owners) } else { Err("it belongs to a server") };
        }
        if !has(&command["contexts"], self.context as u64, command["dm_permission"] != false) {
            return Err(match self.context {
                Context::Server => "it is not for servers",
                Context::Bot => "it is not for direct messages with the bot",
                Context::Private => "it is not for direct and group messages between people",
            });
        }
        let types = &command["integration_types"];
        let by = |kind| has(types, kind, true);
        let all = self.owners();
        let owners = IntegrationOwners {
            server: all.server.filter(|_| by(BY_SERVER)),
            person: all.person.filter(|_| by(BY_PERSON)),
        };
        if owners != IntegrationOwners::default() {
            return Ok(owners);
        }
        Err(match by(BY_PERSON) {
            true => "this person has not added the app to their account",
            false => "it is only for servers that have added the app",
        })
    }
}

/// Whether a list has a number. Without a list everything counts, or, unless it is `wide`, 0 alone.
fn has(list: &Value, number: u64, wide: bool) -> bool {
    match list.as_array() {
        Some(list) => list.iter().any(|it| *it == number),
        None => wide || number == 0,
    }
}

impl SimState {
    /// Whether the bot is in a channel: in all of its server, and in its own direct messages.
    pub(crate) fn has_bot(&self, channel: &Channel) -> bool {
        match channel.guild {
            Some(guild) => guild == self.guild,
            None => channel.members.contains(&self.bot.id),
        }
    }

    /// Whether somebody, a person or the bot, sees a channel that may be there.
    pub(crate) fn sees(&self, who: Id, channel: Id) -> bool {
        self.channel(channel).is_some_and(|channel| match who == self.bot.id {
            true => self.has_bot(channel),
            false => channel.is_for(who),
        })
    }

    /// Whom somebody may name in a channel: all people, in private ones its members, and the bot.
    pub(crate) fn can_be_named(&self, who: Id, channel: Id) -> bool {
        let for_them = self.channel(channel).is_some_and(|channel| channel.is_for(who));
        self.user(who).is_some() && (who == self.bot.id || for_them)
    }

    /// Whether somebody is a member where a channel is: of its server, since direct and group
    /// messages have none.
    pub(crate) fn is_member_at(&self, who: Id, channel: Id) -> bool {
        let guild = self.channel(channel).and_then(|channel| channel.guild);
        guild.is_some_and(|guild| who != self.bot.id || guild == self.guild)
    }
}
