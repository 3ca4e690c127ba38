//! A game against the engine: what is said when it begins.

use engine::Level;
use speech::Language;

use crate::ids::{ChannelId, GameId};

/// What is said where a game against the engine has begun in a thread.
pub(in crate::ui) fn begun_in_thread(
    language: Language,
    game: GameId,
    level: Level,
    thread: ChannelId,
) -> String {
    let facts = [
        ("game", game.to_string().into()),
        ("level", level.number().into()),
        ("thread", format!("<#{thread}>").into()),
    ];
    language.say("engine-begun-in-thread", &facts)
}

/// What the private message becomes from which a game against the engine was begun.
pub(in crate::ui) fn begun_privately(language: Language, game: GameId, level: Level) -> String {
    let facts = [("game", game.to_string().into()), ("level", level.number().into())];
    language.say("engine-begun", &facts)
}
