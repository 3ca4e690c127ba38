//! Where the bot asks what, as [`Playground::fault`](playground::Playground::fault) takes it.

/// Where first answers go.
pub const CALLBACK: &str = "/interactions/*/*/callback";
/// Where boards are posted.
pub const MESSAGES: &str = "/channels/*/messages";
/// Where the bot looks an answer up, edits or deletes it.
pub const ORIGINAL: &str = "/webhooks/*/*/messages/@original";
/// Where further messages go by the token of an interaction.
pub const FOLLOW_UP: &str = "/webhooks/*/*";
/// Where the bot's emoji are listed and uploaded.
pub const EMOJI: &str = "/applications/*/emojis";
/// Where a channel is asked for.
pub const CHANNEL: &str = "/channels/*";
/// Where threads are opened.
pub const THREADS: &str = "/channels/*/threads";
