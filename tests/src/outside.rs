//! Where the bot is no member: it may answer there, and ask for nothing by its own token.

use playground::Id;

use crate::World;

/// Checks that nothing was ever asked of a channel by the bot's own token.
pub fn check(world: &World, channel: Id) {
    let path = format!("/channels/{channel}");
    let requests = world.playground.request_log();
    let asked: Vec<String> = requests
        .iter()
        .filter(|it| it.path.contains(&path) || it.path.ends_with("/users/@me/channels"))
        .map(|it| format!("{} {} {}", it.method, it.path, it.status))
        .collect();
    assert!(asked.is_empty(), "{asked:?}");
}
