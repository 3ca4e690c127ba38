//! What a game between people counts for: whether it is rated, and what it came to.

use rules::Color;
use speech::{Fact, Language, variant_names};

use super::mention;
use crate::game::{GameState, RatedResult, Rating};

/// Whether a game is rated, for the small print of its first board and its last; nothing on others,
/// and against the engine.
pub(super) fn sign(language: Language, state: &GameState) -> Option<String> {
    let is_shown = state.last().is_none() || state.termination().is_some();
    let was_rated = state.outcome().is_some_and(|outcome| outcome.ratings.is_some());
    let key = match (state.is_rated(), state.termination().is_some()) {
        (false, _) => "game-friendly",
        (true, true) if !was_rated => "game-not-rated",
        (true, _) => "game-rated",
    };
    (is_shown && state.engine().is_none()).then(|| language.format(key, &[]))
}

/// What the game came to in the end: how ratings have changed, and the score between the two.
pub(super) fn line(language: Language, state: &GameState) -> String {
    let Some(outcome) = state.outcome() else {
        return String::new();
    };
    let score = |color: Color| {
        let score = halves(outcome.scores[color]).into();
        language.format(
            "score-of",
            &[("name", mention(language, state, color).into()), ("score", score)],
        )
    };
    let variant = variant_names::name(language, state.game().variant());
    let scores: Fact = Color::BOTH.map(score).into_iter().collect();
    let scores = language.format("end-score", &[("variant", variant.into()), ("scores", scores)]);
    let counted = counted(language, state, outcome);
    counted.into_iter().chain([scores]).collect::<Vec<_>>().join(" ")
}

fn counted(language: Language, state: &GameState, outcome: RatedResult) -> Option<String> {
    if outcome.too_often {
        return Some(language.format("end-too-often", &[]));
    }
    let changes = outcome.ratings?;
    let changed = |color: Color| {
        let change = changes[color];
        let facts = [
            ("name", mention(language, state, color).into()),
            ("rating", rating(change.rating).into()),
            ("change", signed(change.by).into()),
        ];
        language.format("rating-changed", &facts)
    };
    let ratings: Fact = Color::BOTH.map(changed).into_iter().collect();
    Some(language.format("end-ratings", &[("ratings", ratings)]))
}

/// A rating with its mark while it is uncertain: `1512?`.
pub(super) fn rating(rating: Rating) -> String {
    let mark = if rating.provisional { "?" } else { "" };
    format!("{}{mark}", rating.points)
}

/// A number with its sign: `+12`, `−3`, `±0`.
pub(super) fn signed(number: i64) -> String {
    match number {
        0 => "±0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}

/// So many halves as a number: `2½`.
pub(super) fn halves(halves: i64) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 1) => format!("{whole}½"),
        (whole, _) => whole.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_people_write_them() {
        assert_eq!([0, 1, 2, 5, 20].map(halves), ["0", "½", "1", "2½", "10"]);
        assert_eq!([-3, 0, 12].map(signed), ["−3", "±0", "+12"]);
        assert_eq!(rating(Rating { points: 1512, provisional: true }), "1512?");
        assert_eq!(rating(Rating { points: 987, provisional: false }), "987");
    }
}
