//! What is said to those who follow a game that others play.

use speech::Language;

use super::end;
use crate::game::GameState;
use crate::ids::{GameId, UserId};
use crate::ui::{Button, ComponentId, Reply, Row, Style};

/// **Follow**, which changes whether somebody does.
pub(super) fn button(language: Language, game: GameId, follows: bool) -> Button {
    super::button(language, "button-follow", &ComponentId::Follow(game, !follows), Style::Secondary)
}

/// That somebody follows the game.
pub(super) fn state(language: Language) -> String {
    language.format("follow-state", &[])
}

/// What is said to who follows a game from now on, or no longer; a private message.
pub(in crate::ui) fn followed(language: Language, game: GameId, follows: bool) -> Reply {
    let key = if follows { "follow-begun" } else { "follow-stopped" };
    let text = language.format(key, &[("game", game.into())]);
    Reply::private(text).with_row(Row::Buttons(vec![button(language, game, follows)]))
}

/// What tells those who follow a game that it has ended; it pings them.
pub(in crate::ui) fn ended(language: Language, state: &GameState, people: &[UserId]) -> Reply {
    let last = state.termination().map(|termination| end::line(language, state, termination));
    let facts = [
        ("people", people.iter().copied().collect()),
        ("game", state.id().into()),
        ("last", last.unwrap_or_default().into()),
    ];
    Reply::public(language.format("follow-ended", &facts)).mentioning(people.iter().copied())
}
