//! Discord's permission bits, those that matter here.

pub(crate) const MANAGE_GUILD: u64 = 1 << 5;
pub(crate) const VIEW_CHANNEL: u64 = 1 << 10;
pub(crate) const SEND_MESSAGES: u64 = 1 << 11;
pub(crate) const MANAGE_MESSAGES: u64 = 1 << 13;
pub(crate) const EMBED_LINKS: u64 = 1 << 14;
pub(crate) const ATTACH_FILES: u64 = 1 << 15;
pub(crate) const MENTION_EVERYONE: u64 = 1 << 17;
pub(crate) const USE_EXTERNAL_EMOJIS: u64 = 1 << 18;
pub(crate) const READ_MESSAGE_HISTORY: u64 = 1 << 16;
pub(crate) const USE_APPLICATION_COMMANDS: u64 = 1 << 31;
pub(crate) const MANAGE_THREADS: u64 = 1 << 34;
pub(crate) const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
pub(crate) const CREATE_PRIVATE_THREADS: u64 = 1 << 36;
pub(crate) const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;

pub(crate) const USE_EXTERNAL_APPS: u64 = 1 << 50;

/// What the bot may do in a channel unless a test says otherwise.
pub(crate) const BOT: u64 = VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | CREATE_PUBLIC_THREADS
    | SEND_MESSAGES_IN_THREADS;

/// What a person may do.
pub(crate) const PERSON: u64 = BOT | USE_APPLICATION_COMMANDS | USE_EXTERNAL_APPS;

/// What an app is told that it may do where it is no member: among people, and in servers that
/// did not invite it.
pub(crate) const GUEST: u64 = EMBED_LINKS | ATTACH_FILES | MENTION_EVERYONE;

/// What the bot is told that it may do in its own direct messages.
pub(crate) const DIRECT: u64 = GUEST | USE_EXTERNAL_EMOJIS;
