//! A game against the engine: what is said when it begins.

use engine::Level;
use speech::Language;

use super::challenge::games;
use crate::ids::{ChannelId, GameId};
use crate::ui::engine_game::default_level;
use crate::ui::{Choice, ComponentId, EngineClick, Reply, Row, Style};

/// What is said where a game against the engine has begun in a thread.
pub(in crate::ui) fn begun_in_thread(
    language: Language,
    game: GameId,
    level: Level,
    thread: ChannelId,
) -> String {
    let facts =
        [("game", game.into()), ("level", level.number().into()), ("thread", thread.into())];
    language.format("engine-begun-in-thread", &facts)
}

/// What the private message becomes from which a game against the engine was begun.
pub(in crate::ui) fn begun_privately(language: Language, game: GameId, level: Level) -> String {
    let facts = [("game", game.into()), ("level", level.number().into())];
    language.format("engine-begun", &facts)
}

/// Asks, privately, which game to play against the engine and how strong it is to be. The game
/// begins with the choice.
pub(in crate::ui) fn play_engine(language: Language, level: Level) -> Reply {
    let say = |key| language.format(key, &[("level", level.number().into())]);
    let games = Row::Menu {
        custom_id: ComponentId::Engine(EngineClick::Game(level)).to_string(),
        placeholder: language.format("menu-game", &[]),
        choices: games(language),
    };
    let levels = Row::Menu {
        custom_id: ComponentId::Engine(EngineClick::Level(level)).to_string(),
        placeholder: say("menu-level"),
        choices: levels(language).collect(),
    };
    Reply::private(say("engine-which")).with_row(games).with_row(levels)
}

/// A line for each level; of some it is said what they are like.
fn levels(language: Language) -> impl Iterator<Item = Choice> {
    let levels = (Level::LOWEST.number()..=Level::HIGHEST.number()).map(Level::new);
    levels.flatten().map(move |level| {
        let say = |key| language.format(key, &[("level", level.number().into())]);
        let known = [Level::LOWEST, default_level(), Level::HIGHEST].contains(&level);
        Choice {
            label: say("engine-level"),
            value: level.to_string(),
            description: known.then(|| say("engine-level-about")),
            emoji: None,
        }
    })
}

/// **Play Eightfold**.
pub(in crate::ui) fn play_button(language: Language) -> Row {
    let click = ComponentId::Engine(EngineClick::Ask);
    Row::Buttons(vec![super::button(language, "button-play-engine", &click, Style::Primary)])
}

/// What the bot says first where it is tried out.
pub fn greeting(language: Language) -> Reply {
    Reply::public(language.format("greeting", &[])).with_row(play_button(language))
}
