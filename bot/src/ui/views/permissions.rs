//! Where games may be opened, what the bot lacks in a channel, and where that is granted.

use speech::{Fact, Language};

use crate::ids::ChannelId;
use crate::ui::permissions::{Permission, Permissions};
use crate::ui::refusal::NoThread;
use crate::ui::reply::Reply;
use crate::ui::text::escape_markdown;

/// What a permission is called where it is granted.
fn name(language: Language, permission: Permission) -> String {
    let key = match permission {
        Permission::ViewChannel => "permission-view-channel",
        Permission::SendMessages => "permission-send-messages",
        Permission::CreateThreads => "permission-create-threads",
        Permission::SendInThreads => "permission-send-in-threads",
        Permission::AttachFiles => "permission-attach-files",
    };
    format!("**{}**", language.say(key, &[]))
}

/// A sentence about what is missing; the other one where that is not known.
fn say(language: Language, [named, unknown]: [&str; 2], missing: Permissions) -> String {
    if missing.is_empty() {
        return language.say(unknown, &[]);
    }
    language.say(named, &[("missing", list(language, missing))])
}

/// That games are opened elsewhere.
pub(super) fn other_channels(language: Language, channels: &[ChannelId]) -> String {
    language.say("refused-other-channels", &[("channels", mentions(channels))])
}

/// Channels as a list of mentions.
pub(super) fn mentions(channels: &[ChannelId]) -> Fact {
    channels.iter().map(|channel| format!("<#{channel}>")).collect()
}

/// That no thread can be opened, why, and what else can be done by this text.
pub(super) fn no_thread(language: Language, why: &NoThread, text: &'static str) -> String {
    let reason = match why {
        NoThread::Lacks(missing) => {
            say(language, ["no-thread-lacks", "no-thread-unknown"], *missing)
        }
        NoThread::TooMany => language.say("no-thread-many", &[]),
        NoThread::Tag => language.say("no-thread-tag", &[]),
        NoThread::Said(words) => {
            language.say("no-thread-said", &[("words", escape_markdown(words).into())])
        }
    };
    language.say(text, &[("reason", reason.into())])
}

/// What is said, privately, to who begins a game that is played here since no thread can be opened.
pub(in crate::ui) fn played_here(language: Language, why: &NoThread) -> Reply {
    Reply::private(no_thread(language, why, "no-thread-played-here"))
}

/// What is said, privately, where what was done cannot be shown; `missing` is what the bot lacks to
/// post there, as far as that is known.
pub fn cannot_post(language: Language, missing: Permissions) -> String {
    say(language, ["no-post", "no-post-unknown"], missing)
}

/// What who opens a game is told, alone, of what the bot lacks to post there by itself.
pub(in crate::ui) fn may_not_post(language: Language, missing: Permissions) -> Reply {
    Reply::private(language.say("rights-later", &[("missing", list(language, missing))]))
}

/// What the bot lacks in this channel, for who manages the server; none where it lacks nothing.
pub(super) fn missing_here(language: Language, missing: Permissions) -> Option<String> {
    let said = || language.say("config-missing", &[("missing", list(language, missing))]);
    (!missing.is_empty()).then(said)
}

/// What the bot needs to post a picture in a channel.
pub(super) fn needed_to_post(language: Language) -> Fact {
    let needed = [Permission::ViewChannel, Permission::SendMessages, Permission::AttachFiles];
    list(language, needed.into_iter().collect())
}

fn list(language: Language, permissions: Permissions) -> Fact {
    permissions.iter().map(|it| name(language, it)).collect()
}
