//! A game as a file: the one that is given to the user, and one that is read.

use speech::{Language, variant_names};

use crate::game::{GameState, MAX_BYTES, Proof};
use crate::ids::FileId;
use crate::ui::{Button, ComponentId, File, FileClick, Reply, Style};

/// The game in a file of this name, whose ending is `format`, for the user.
pub(in crate::ui) fn exported(
    language: Language,
    state: &GameState,
    format: &str,
    bytes: Vec<u8>,
) -> Reply {
    let secret = match state.game().variant().features().die {
        true if state.termination().is_none() => "yes",
        true => "no",
        false => "none",
    };
    let facts = [
        ("game", state.id().into()),
        ("variant", variant_names::name(language, state.game().variant()).into()),
        ("told", secret.into()),
    ];
    let (key, about) = match format {
        "json" => ("file-json", "file-json-about"),
        _ => ("file-text", "file-text-about"),
    };
    let again = if bytes.len() > MAX_BYTES { "file-large" } else { "file-again" };
    let text = format!("{}\n{}", language.format(key, &facts), language.format(again, &[]));
    let name = format!("game-{}.{format}", state.id());
    Reply::private(text).with_file(File { name, bytes, alt: language.format(about, &facts) })
}

/// The first line above a game that is read from a file: that it is, and who played.
pub(super) fn heading(language: Language, state: &GameState) -> String {
    let [white, black] = rules::Color::BOTH.map(|side| super::mention(language, state, side));
    language.format("file-heading", &[("white", white.into()), ("black", black.into())])
}

/// **Check the dice** of a game that is read from a file, where it has a die.
pub(super) fn dice_button(language: Language, state: &GameState, file: FileId) -> Option<Button> {
    let click = ComponentId::File(file, FileClick::Dice);
    let has_die = state.game().variant().features().die;
    has_die.then(|| super::button(language, "button-check-dice", &click, Style::Secondary))
}

/// What became of the dice of a game that is read from a file when they were computed again, and,
/// where that can be done, how.
pub(in crate::ui) fn in_file(language: Language, state: &GameState) -> Reply {
    let told = match state.proof() {
        Proof::Holds => return super::dice(language, state),
        Proof::WrongSecret => language.format("file-dice-wrong-secret", &[]),
        Proof::WrongRoll(number) => {
            language.format("file-dice-wrong-roll", &[("number", number.to_string().into())])
        }
        Proof::None => language.format("file-dice-unknown", &[]),
    };
    Reply::private(told)
}
