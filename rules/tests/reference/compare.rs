//! A game held against the independent reading of its law.

use std::fmt::Write;

use rules::{DrawReason, Game, Outcome, Position, Variant, WinReason, fen};

use super::{Answers, gravitatur, superpermutation_d8, totem};

/// The independent reading of a game.
#[derive(Clone, Copy)]
pub(crate) struct Reading {
    pub(crate) id: &'static str,
    legal: fn(&str) -> Answers,
    outcome: fn(&str) -> String,
}

pub(crate) const D8: Reading = Reading {
    id: "superpermutation-d8",
    legal: superpermutation_d8::legal,
    outcome: superpermutation_d8::outcome,
};
pub(crate) const GRAVITATUR: Reading =
    Reading { id: "gravitatur", legal: gravitatur::legal, outcome: gravitatur::outcome };
pub(crate) const TOTEM: Reading =
    Reading { id: "totem", legal: totem::legal, outcome: totem::outcome };

/// The position after an action as FEN, or the result if the Null has ended the game.
fn written(variant: &dyn Variant, position: &Position) -> String {
    match variant.end(position) {
        Some(
            end @ (Outcome::Win { by: WinReason::Null, .. } | Outcome::Draw(DrawReason::Null)),
        ) => {
            let mut after = Vec::new();
            variant.legal_actions(position, &mut after);
            assert!(after.is_empty(), "{end}, and yet the game goes on");
            end.to_string()
        }
        _ => fen::write(variant, position),
    }
}

/// Compares one position, and returns what the reading says of it.
///
/// # Errors
///
/// Says where the game and the reading differ.
pub(crate) fn compare(reading: Reading, game: &Game) -> Result<Answers, String> {
    let fen = game.fen();
    let wanted = (reading.legal)(&fen);
    let variant = game.variant();
    let after = |action| written(variant, &variant.play(game.position(), action));
    let actions = game.legal_actions().iter();
    let found: Answers = actions.map(|&action| (action.to_string(), after(action))).collect();
    let mut differences = String::new();
    for action in found.keys().chain(wanted.keys().filter(|action| !found.contains_key(*action))) {
        let (found, wanted) = (found.get(action), wanted.get(action));
        if found != wanted {
            writeln!(differences, "{action}: {found:?}, but read {wanted:?}").unwrap();
        }
    }
    if !differences.is_empty() {
        return Err(format!("{fen}\n{differences}"));
    }
    let again = Game::from_fen(variant, &fen).map_err(|error| format!("{fen}: {error}"))?;
    assert_eq!(again.position(), game.position(), "{fen}");
    assert_eq!(variant.count_actions(game.position()), wanted.len(), "{fen}");
    let end = variant.end(game.position()).map_or("ongoing".to_owned(), |end| end.to_string());
    let outcome = (reading.outcome)(&fen);
    if end != outcome {
        return Err(format!("{fen}: {end}, but read {outcome}"));
    }
    Ok(wanted)
}
