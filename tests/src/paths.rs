//! Where the bot asks what, as [`Playground::fault`](playground::Playground::fault) takes it.

use playground::Id;

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

/// Where a message is edited and deleted by the bot's own token.
pub fn message(message: Id) -> String {
    format!("/channels/*/messages/{message}")
}
