//! About the Gravitatur's placement.

use rules::notation::reason::{GravitaturReason, Places, SHOWN, Typed};

use super::Mistake;
use crate::fact::Fact;
use crate::language::Language;

/// What is wrong about the Gravitatur's placement.
pub(super) fn gravitatur(
    language: Language,
    typed: &Typed,
    reason: &GravitaturReason,
) -> Vec<Mistake> {
    match reason {
        GravitaturReason::NotInGame { game } => {
            Mistake::new("mistake-no-gravitatur").with_game(language, game).into()
        }
        GravitaturReason::InCheck { king, choices } => {
            let message = Mistake::new("mistake-without-gravitatur").with("king", *king);
            message.with_choices(choices).into()
        }
        GravitaturReason::Occupied { at, piece, places } => {
            let message = Mistake::new("mistake-occupied").with("at", *at).with("piece", *piece);
            vec![message, where_to(places)]
        }
        GravitaturReason::ExposesKing { at, king, places } => {
            let message = Mistake::new("mistake-exposes-king").with("at", *at).with("king", *king);
            vec![message, where_to(places)]
        }
        GravitaturReason::NoMoveAfter { at, places } => {
            vec![Mistake::new("mistake-no-move-after").with("at", *at), where_to(places)]
        }
        GravitaturReason::EndsTurn { at, turn } => {
            Mistake::new("mistake-ends-turn").with("at", *at).with_choices(turn).into()
        }
        GravitaturReason::MoveMissing { at, choices } => {
            Mistake::new("mistake-move-missing").with("at", *at).with_choices(choices).into()
        }
        GravitaturReason::SquareMissing { choices } => {
            Mistake::new("mistake-placement-missing").with_choices(choices).into()
        }
        GravitaturReason::FollowsNone { example } => Mistake::new("mistake-follows-none")
            .with_code("typed", typed.as_str())
            .with_choices(example)
            .into(),
    }
}

/// Where the Gravitatur can go.
fn where_to(places: &Places) -> Mistake {
    match places {
        Places::On(squares) => {
            let shown: Fact = squares.iter().copied().take(SHOWN).collect();
            let more = squares.len().saturating_sub(SHOWN);
            Mistake::new("mistake-places").with("choices", shown).with("more", more)
        }
        Places::Nowhere(choices) => Mistake::new("mistake-no-place").with_choices(choices),
    }
}
