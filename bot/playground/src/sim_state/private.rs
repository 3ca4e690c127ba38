//! What there is outside the server: direct and group messages, and another server.

use super::SimState;
use crate::channel::{Channel, ChannelKind};
use crate::event::Event;
use crate::snowflake::Id;

/// The server that the bot was not invited to.
pub(crate) const FOREIGN: Id = Id::fixed(13);

impl SimState {
    /// Everybody's direct message with the bot, one of the first two people's, and a group of all.
    pub(super) fn begin_private(&mut self) {
        let people: Vec<Id> = self.people.iter().map(|person| person.id).collect();
        for (number, person) in (8..).zip(&people) {
            self.put_direct(Some(Id::fixed(number)), *person, self.bot.id);
        }
        self.put_direct(Some(Id::fixed(11)), people[0], people[1]);
        self.put_private(Some(Id::fixed(12)), ChannelKind::Group, "Friends", &people);
    }

    /// The direct message between two, which may be there already.
    pub(crate) fn add_direct(&mut self, one: Id, other: Id) -> Id {
        let both = |it: &&Channel| {
            let (kind, members) = (it.kind, &it.members);
            kind == ChannelKind::Direct && members.contains(&one) && members.contains(&other)
        };
        match self.channels.values().find(both) {
            Some(known) => known.id,
            None => self.put_direct(None, one, other),
        }
    }

    pub(crate) fn add_group(&mut self, name: &str, members: &[Id]) -> Id {
        self.put_private(None, ChannelKind::Group, name, members)
    }

    /// A text channel of a server that the bot was not invited to.
    pub(crate) fn add_foreign(&mut self, name: &str) -> Id {
        let owner = self.people[0].id;
        let mut channel = self.new_channel(ChannelKind::Text, name, owner, None);
        channel.guild = Some(FOREIGN);
        self.put(channel)
    }

    fn put_direct(&mut self, id: Option<Id>, one: Id, other: Id) -> Id {
        let (one, other) = if one == self.bot.id { (other, one) } else { (one, other) };
        let name = |id| self.user(id).map_or_else(String::new, |user| user.name.clone());
        let name = match other == self.bot.id {
            true => format!("{} ({})", name(other), name(one)),
            false => format!("{}, {}", name(one), name(other)),
        };
        self.put_private(id, ChannelKind::Direct, &name, &[one, other])
    }

    fn put_private(&mut self, id: Option<Id>, kind: ChannelKind, name: &str, members: &[Id]) -> Id {
        let mut channel = self.new_channel(kind, name, members[0], None);
        channel.id = id.unwrap_or(channel.id);
        channel.members = members.to_vec();
        self.put(channel)
    }

    fn put(&mut self, channel: Channel) -> Id {
        let id = channel.id;
        self.channels.insert(id, channel.clone());
        self.say(Event::Channel { channel });
        id
    }
}
