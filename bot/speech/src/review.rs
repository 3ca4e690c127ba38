//! How an ended game went, in numbers and in words for those who do not see the picture.

use rules::{Color, MoveNumber};
use scene::{EvaluationGraph, GraphStep, MistakeLevel};

use crate::fact::Fact;
use crate::language::Language;
use crate::picture::ALT_LIMIT;

/// A value, or by how much one changed whichever way, as a language writes it: `62%`.
pub fn number(language: Language, value: f64) -> String {
    language.format("review-number", &[("percent", hundredths(value.abs()).into())])
}

/// A change with its sign: `+62%`.
pub fn change(language: Language, change: f64) -> String {
    let sign = match hundredths(change) {
        0 => "none",
        hundredths if hundredths < 0 => "minus",
        _ => "plus",
    };
    let number = number(language, change);
    language.format("review-change", &[("sign", sign.into()), ("number", number.into())])
}

/// A value in whole hundredths; a sum of changes may be more than a hundred.
fn hundredths(value: f64) -> i64 {
    (value * 100.0).round() as i64
}

/// What the picture of a game's course shows, at most [`ALT_LIMIT`] characters.
pub fn alt(language: Language, course: &EvaluationGraph) -> String {
    let all = [
        Some(values(language, course)),
        Some(sums(language, "review-shown-play", course, |step| step.change.play())),
        course.dice.then(|| sums(language, "review-shown-luck", course, |step| step.change.luck())),
        Some(marks(language, course)),
    ];
    let all: Vec<String> = all.into_iter().flatten().collect();
    all.join(" ").chars().take(ALT_LIMIT).collect()
}

fn values(language: Language, course: &EvaluationGraph) -> String {
    let values = || {
        let later = course.steps.iter().map(|step| (Some(step.move_number), step.value));
        std::iter::once((None, course.start)).chain(later)
    };
    let by_value = |one: &(Option<MoveNumber>, f64), other: &(Option<MoveNumber>, f64)| {
        one.1.total_cmp(&other.1)
    };
    // Of equals, the first one.
    let highest = values().reduce(|best, it| if it.1 > best.1 { it } else { best });
    let (high, highest) = highest.unwrap_or_default();
    let (low, lowest) = values().min_by(by_value).unwrap_or_default();
    let turns = course.steps.last().map_or(0, |step| i64::from(step.move_number.number));
    let number = |value| Fact::from(number(language, value));
    let facts = [
        ("count", turns.into()),
        ("first", number(course.start)),
        ("latest", number(course.result)),
        ("highest", number(highest)),
        ("high", high.into()),
        ("lowest", number(lowest)),
        ("low", low.into()),
    ];
    language.format("review-shown", &facts)
}

/// Each side's own changes.
fn sums(
    language: Language,
    key: &str,
    course: &EvaluationGraph,
    of: impl Fn(&GraphStep) -> f64,
) -> String {
    let sum = |side: Color| {
        let own = course.steps.iter().filter(|step| step.by == side);
        let sum: f64 = own.map(&of).sum();
        change(language, if side == Color::White { sum } else { -sum })
    };
    let facts = [("white", sum(Color::White).into()), ("black", sum(Color::Black).into())];
    language.format(key, &facts)
}

fn marks(language: Language, course: &EvaluationGraph) -> String {
    let count = |cost: MistakeLevel| {
        let dear = course.steps.iter().filter(|step| step.cost().is_some_and(|it| it >= cost));
        Fact::from(dear.count())
    };
    let facts = [
        ("small", count(MistakeLevel::Small)),
        ("middle", count(MistakeLevel::Middle)),
        ("large", count(MistakeLevel::Large)),
    ];
    language.format("review-shown-marks", &facts)
}
