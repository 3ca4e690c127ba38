//! The form in which a turn is typed.

use crate::ui::{Button, ComponentId, MAX_LENGTH, Modal, Style};
use speech::Language;

/// The form for a turn; `click` is what it sends back.
pub(in crate::ui) fn form(language: Language, click: &ComponentId) -> Modal {
    Modal {
        custom_id: click.to_string(),
        title: language.format("form-title", &[]),
        label: language.format("form-label", &[]),
        hint: language.format("form-hint", &[]),
        max_length: MAX_LENGTH,
    }
}

/// The button that opens it.
pub(super) fn button(language: Language, click: &ComponentId) -> Button {
    super::button(language, "button-type", click, Style::Secondary)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::BoardId;
    use crate::ids::GameId;
    use crate::ui::component_id::BoardClick;

    #[test]
    fn the_form_keeps_within_what_discord_takes_in_every_language() {
        for language in Language::ALL {
            let board = BoardId { game: GameId(u64::MAX), seq: i64::MAX };
            let form = form(language, &ComponentId::Board(board, BoardClick::Type));
            for (text, limit) in
                [(form.title, 45), (form.label, 45), (form.hint, 100), (form.custom_id, 100)]
            {
                assert!((1..=limit).contains(&text.chars().count()), "{language:?}: {text}");
            }
        }
    }
}
