//! Channels and threads, as somebody who manages the server makes them.

use serde_json::json;

use super::Playground;
use crate::channel::{Channel, ChannelKind};
use crate::compose::{Origin, blank, fill};
use crate::sim_state::SimState;
use crate::snowflake::Id;

/// Channels.
impl Playground {
    /// Every channel and thread, oldest first.
    pub fn channels(&self) -> Vec<Channel> {
        self.shared.lock().channels.values().cloned().collect()
    }

    /// The channel of this name.
    ///
    /// # Panics
    ///
    /// If there is none: the names are chess, general, `Eightfold (Ada)` and so on for everybody's
    /// direct message with the bot, `Ada, Boris`, Friends, and those that were added.
    pub fn channel(&self, name: &str) -> Id {
        let channels = self.channels();
        let found = channels.iter().find(|channel| channel.name == name);
        found.unwrap_or_else(|| panic!("there is no channel called {name}")).id
    }

    /// Adds a text channel.
    pub fn add_channel(&self, name: &str) -> Id {
        self.add_channel_of(ChannelKind::Text, name)
    }

    /// Adds a direct message between two, or finds the one that they have. If one of them is the
    /// bot, it is the bot's own with that person.
    pub fn add_direct(&self, one: Id, other: Id) -> Id {
        self.shared.lock().add_direct(one, other)
    }

    /// Adds a group message between people; the bot cannot be in one.
    ///
    /// # Panics
    ///
    /// If nobody is in it.
    pub fn add_group(&self, name: &str, members: &[Id]) -> Id {
        self.shared.lock().add_group(name, members)
    }

    /// Adds a text channel of another server, where everybody is but the bot, which was not
    /// invited: only those bring it along who have added it to their account.
    pub fn add_foreign_channel(&self, name: &str) -> Id {
        self.shared.lock().add_foreign(name)
    }

    /// Adds a channel of this kind.
    ///
    /// # Panics
    ///
    /// If it is a thread's, which stand below a channel, or a direct or group message.
    pub fn add_channel_of(&self, kind: ChannelKind, name: &str) -> Id {
        assert!(!kind.is_thread() && !kind.is_private(), "the server has no {kind:?} of its own");
        let mut state = self.shared.lock();
        let owner = state.people[0].id;
        let channel = state.new_channel(kind, name, owner, None);
        add(&mut state, channel, "CHANNEL_CREATE")
    }

    /// Adds a thread, which everybody but the bot has joined; in a forum, a post of Ada's.
    ///
    /// # Panics
    ///
    /// If there are no threads of this kind below the parent.
    pub fn add_thread(&self, parent: Id, kind: ChannelKind, name: &str) -> Id {
        let mut state = self.shared.lock();
        let above = state.channel(parent).expect("the parent is there").kind;
        assert!(above.threads().contains(&kind), "no {kind:?} below {above:?}");
        let owner = state.people[0].id;
        let mut thread = state.new_channel(kind, name, owner, Some(parent));
        thread.members = state.people.iter().map(|person| person.id).collect();
        let id = add(&mut state, thread, "THREAD_CREATE");
        if above.is_forum() {
            begin_post(&mut state, id, name);
        }
        id
    }

    /// Lets somebody join a thread, the bot too.
    pub fn join_thread(&self, thread: Id, who: Id) {
        let mut state = self.shared.lock();
        if let Some(thread) = state.channels.get_mut(&thread)
            && !thread.members.contains(&who)
        {
            thread.members.push(who);
        }
        state.channel_changed(thread, "THREAD_UPDATE");
    }

    /// Archives a thread, or wakes it.
    pub fn set_archived(&self, thread: Id, archived: bool) {
        let mut state = self.shared.lock();
        if let Some(thread) = state.channels.get_mut(&thread) {
            thread.archived = archived;
        }
        state.channel_changed(thread, "THREAD_UPDATE");
    }

    /// Locks a thread and archives it: only those who manage threads wake it.
    pub fn lock_thread(&self, thread: Id) {
        if let Some(thread) = self.shared.lock().channels.get_mut(&thread) {
            (thread.locked, thread.archived) = (true, true);
        }
        self.shared.lock().channel_changed(thread, "THREAD_UPDATE");
    }

    /// Deletes a channel or thread with all that is in it.
    pub fn delete_channel(&self, channel: Id) {
        self.shared.lock().delete_channel(channel);
    }

    /// Sets what the bot may do in a channel, as Discord's permission bits.
    pub fn set_permissions(&self, channel: Id, bits: u64) {
        if let Some(channel) = self.shared.lock().channels.get_mut(&channel) {
            channel.permissions = bits;
        }
    }
}

fn add(state: &mut SimState, channel: Channel, event: &str) -> Id {
    let id = channel.id;
    state.channels.insert(id, channel);
    state.channel_changed(id, event);
    id
}

/// The first message of a post, which has the post's id.
fn begin_post(state: &mut SimState, post: Id, text: &str) {
    let author = state.people[0].clone();
    let origin =
        Origin { channel: post, author, kind: 0, used: None, replies_to: None, only_for: None };
    let mut first = blank(state, origin);
    first.id = post;
    if fill(state, &mut first, &json!({"content": text}), &[]).is_ok() {
        state.add_message(first);
    }
}
