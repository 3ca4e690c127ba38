//! A game against the engine: what is said when it begins.

use engine::Level;
use rules::Variant;
use speech::{Language, commands};
use strum::VariantArray;

use super::challenge::games;
use crate::game::ColorChoice;
use crate::ids::{ChannelId, GameId};
use crate::ui::{Button, Choice, ComponentId, EngineClick, Reply, Row, Style};

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

/// Asks, privately, which game to play against the engine.
pub(in crate::ui) fn play_engine(language: Language) -> Reply {
    let menu = Row::Menu {
        custom_id: ComponentId::Engine(EngineClick::Game).to_string(),
        placeholder: language.format("menu-game", &[]),
        choices: games(language),
    };
    Reply::private(language.format("engine-which", &[])).with_row(menu)
}

/// Asks how strong the engine is to play this game, and with which color the user begins it.
pub(in crate::ui) fn play_engine_at(
    language: Language,
    variant: &'static dyn Variant,
    level: Level,
) -> Reply {
    let facts = [
        ("game", speech::variant_names::name(language, variant).into()),
        ("level", level.number().into()),
    ];
    let menu = Row::Menu {
        custom_id: ComponentId::Engine(EngineClick::Level(variant, level)).to_string(),
        placeholder: language.format("menu-level", &facts),
        choices: levels(language, variant).collect(),
    };
    let begin = |&color: &ColorChoice| {
        let click = ComponentId::Engine(EngineClick::Begin(variant, level, color));
        Button::new(&commands::choice(language, color.into()), &click, Style::Primary)
    };
    Reply::private(language.format("engine-how", &facts))
        .with_row(menu)
        .with_row(Row::Buttons(ColorChoice::VARIANTS.iter().map(begin).collect()))
}

/// A line for each level, with how it scores.
fn levels(language: Language, variant: &dyn Variant) -> impl Iterator<Item = Choice> {
    let levels = (Level::LOWEST.number()..=Level::HIGHEST.number()).map(Level::new);
    levels.flatten().map(move |level| {
        let facts = [
            ("level", level.number().into()),
            ("below", (level.number() - 1).into()),
            ("score", level.score(variant).into()),
        ];
        Choice {
            label: language.format("engine-level", &facts),
            value: level.to_string(),
            description: Some(language.format("engine-level-about", &facts)),
            emoji: None,
        }
    })
}

/// **Play Eightfold**.
pub(in crate::ui) fn play_button(language: Language) -> Row {
    let click = ComponentId::Engine(EngineClick::Ask);
    Row::Buttons(vec![super::button(language, "button-play-engine", &click, Style::Primary)])
}

/// What the bot says to a user who writes to it in a direct message.
pub(in crate::ui) fn direct_greeting(language: Language) -> Reply {
    Reply::public(language.format("greeting-direct", &[])).with_row(play_button(language))
}

/// What the bot says first where it is tried out.
pub fn greeting(language: Language) -> Reply {
    Reply::public(language.format("greeting", &[])).with_row(play_button(language))
}
