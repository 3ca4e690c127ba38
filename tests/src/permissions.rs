//! What the bot may do in a channel, as Discord's permission bits.

use playground::Id;

use crate::World;

/// View Channel.
pub const VIEW_CHANNEL: u64 = 1 << 10;
/// Send Messages.
pub const SEND_MESSAGES: u64 = 1 << 11;
/// Attach Files.
pub const ATTACH_FILES: u64 = 1 << 15;
/// Create Public Threads.
pub const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
/// Send Messages in Threads.
pub const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;

impl World {
    /// Takes these permissions from the bot in a channel.
    pub fn forbid(&self, channel: Id, permissions: u64) {
        self.playground.set_permissions(channel, self.allowed(channel) & !permissions);
    }

    /// Gives the bot these permissions in a channel.
    pub fn allow(&self, channel: Id, permissions: u64) {
        self.playground.set_permissions(channel, self.allowed(channel) | permissions);
    }

    fn allowed(&self, channel: Id) -> u64 {
        let channels = self.playground.channels();
        channels.iter().find(|it| it.id == channel).expect("the channel").permissions
    }
}
