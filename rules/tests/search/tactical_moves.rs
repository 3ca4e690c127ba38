//! Captures and promotions alone.

use rules::{Action, Event, EventKind, Position, Variant};

use super::{legal, sample, sorted, told};

/// Whether an action captures or promotes, by what it does.
fn is_tactical(variant: &dyn Variant, position: &Position, action: Action) -> bool {
    let takes = |event: Event| {
        event.kind == EventKind::Moved && event.captured.is_some()
            || event.kind == EventKind::NullCaptured
    };
    let promotes = action.as_move().is_some_and(|mv| mv.promotion.is_some());
    let mut events = variant.events(position, action).into_iter();
    action.is_turn() && (promotes || events.any(takes))
}

#[test]
fn they_are_those_of_the_whole_list() {
    let mut counts = std::collections::BTreeMap::new();
    sample::each(|variant, position| {
        let mut tactical_moves = Vec::new();
        variant.search().tactical_moves(position, &mut tactical_moves);
        *counts.entry(variant.id()).or_insert(0) += tactical_moves.len();
        let mut expected = legal(variant, position);
        expected.retain(|&action| is_tactical(variant, position, action));
        assert_eq!(sorted(tactical_moves), sorted(expected), "{}", told(variant, position));
    });
    assert!(counts.values().all(|&count| count > 200), "{counts:?}");
}
