//! Where games may be opened, what the bot lacks in a channel, and where that is granted.

use crate::ui::{NoThread, Permission, Permissions, Reply};
use speech::{Fact, Language};

/// A sentence about what is missing; the other one where that is not known.
fn say(language: Language, [named, unknown]: [&str; 2], missing: Permissions) -> String {
    if missing.is_empty() {
        return language.format(unknown, &[]);
    }
    language.format(named, &[("missing", missing.list().fact(language))])
}

/// What is said, privately, to who begins a game that is played here since no thread can be opened.
pub(in crate::ui) fn played_here(language: Language, why: &NoThread) -> Reply {
    Reply::private(why.because_of("no-thread-played-here").format(language))
}

/// What is said, privately, where what was done cannot be shown; `missing` is what the bot lacks to
/// post there, as far as that is known.
pub fn cannot_post(language: Language, missing: Permissions) -> String {
    say(language, ["no-post", "no-post-unknown"], missing)
}

/// What who opens a game is told, alone, of what the bot lacks to post there by itself.
pub(in crate::ui) fn may_not_post(language: Language, missing: Permissions) -> Reply {
    Reply::private(language.format("rights-later", &[("missing", missing.list().fact(language))]))
}

/// What the bot lacks in this channel, for who manages the server; none where it lacks nothing.
pub(super) fn missing_here(language: Language, missing: Permissions) -> Option<String> {
    let said = || language.format("config-missing", &[("missing", missing.list().fact(language))]);
    (!missing.is_empty()).then(said)
}

/// What the bot needs to post a picture in a channel.
pub(super) fn needed_to_post(language: Language) -> Fact {
    let needed = [Permission::ViewChannel, Permission::SendMessages, Permission::AttachFiles];
    needed.into_iter().collect::<Permissions>().list().fact(language)
}
