//! A review in the making: every value, and a deeper look at the turns that cost most.

use std::sync::atomic::AtomicBool;

use engine::{ActionReview, Engine};
use rules::{Action, Game, Position};

use super::{Mistake, Review, ReviewStep, own, own_change, places};

/// How many positions are searched for a value.
const NODES: u64 = 5_000;

/// How many of them at least, in the longest games.
const LEAST_NODES: u64 = 500;

/// How many positions are searched in a game at most, for its values; each of them takes a few more
/// where two turns ahead cannot be seen by fewer.
const BUDGET: u64 = 4_000_000;

/// How many times as many positions are searched before a turn is named.
const DEEPER: u64 = 4;

/// How many turns are named that cost most.
const NAMED: usize = 5;

/// How many turns are looked at again at most.
const LOOKED_AT: usize = 8;

/// What a turn costs at least that is named.
const LEAST_LOSS: f64 = 0.02;

/// How a game went that came to `result`; none once `stop` is set.
pub(super) fn review(
    game: &Game,
    result: f64,
    engine: &mut Engine,
    stop: &AtomicBool,
) -> Option<Review> {
    let nodes = nodes(game);
    let judged = engine.review(game, nodes, stop)?;
    let steps = judged.entries.iter().zip(places(game)).map(|(entry, (by, turn))| ReviewStep {
        action: entry.action,
        by,
        turn,
        value: entry.value,
        luck: entry.luck,
        play: entry.play,
    });
    let mut review =
        Review { nodes, start: judged.start, steps: steps.collect(), result, mistakes: Vec::new() };
    review.mistakes = mistakes(game, &review, &judged.entries, (engine, stop))?;
    Some(review)
}

/// How many positions are searched for each value: fewer in games so long that it would take long.
fn nodes(game: &Game) -> u64 {
    let searches = |position: &Position| if position.is_roll_due() { 8 } else { 1 };
    let searches: u64 = game.positions().iter().map(searches).sum();
    (BUDGET / searches.max(1)).clamp(LEAST_NODES, NODES)
}

/// The turns to be named: each missed mate, and those that cost most and still do at a deeper look.
fn mistakes(
    game: &Game,
    review: &Review,
    judged: &[ActionReview],
    (engine, stop): (&mut Engine, &AtomicBool),
) -> Option<Vec<Mistake>> {
    let mut mistakes = missed_mates(review, judged);
    let loss = |step: &ReviewStep| -own_change(step.by, step.play);
    let mut costly: Vec<(usize, f64)> =
        review.steps.iter().map(loss).enumerate().filter(|(_, loss)| *loss >= LEAST_LOSS).collect();
    costly.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    let mut named = 0;
    for (nth, _) in costly.into_iter().take(LOOKED_AT) {
        if named == NAMED {
            break;
        }
        if mistakes.iter().any(|mistake| mistake.step == nth) {
            named += 1;
            continue;
        }
        let looked = look(game, nth, review.nodes * DEEPER, (&mut *engine, stop))?;
        if let Some(mistake) = looked.filter(|it| it.loss(review.steps[nth].by) >= LEAST_LOSS) {
            mistakes.push(mistake);
            named += 1;
        }
    }
    mistakes.sort_by_key(|mistake| mistake.step);
    Some(mistakes)
}

/// The turns and decisions that did not win at once where another one did.
fn missed_mates(review: &Review, judged: &[ActionReview]) -> Vec<Mistake> {
    let missed = |(nth, entry): (usize, &ActionReview)| {
        let rolled = matches!(entry.action, Action::Roll(_));
        if rolled || entry.mates.contains(&entry.action) {
            return None;
        }
        let best = entry.best.filter(|best| entry.mates.contains(best));
        let best = best.or_else(|| entry.mates.first().copied())?;
        let before = own(review.steps[nth].by, 1.0);
        Some(Mistake { step: nth, best, mate: true, before, after: entry.value })
    };
    judged.iter().enumerate().filter_map(missed).collect()
}

/// What an action cost by a deeper look at what it led to and at what the best one leads to;
/// nothing where it is the best one by that.
#[allow(clippy::option_option)] // The outer one: whether the look came to its end.
fn look(
    game: &Game,
    nth: usize,
    nodes: u64,
    (engine, stop): (&mut Engine, &AtomicBool),
) -> Option<Option<Mistake>> {
    let before = game.at(nth);
    let played = game.actions()[nth];
    let Some(best) = engine.worth(&before, nodes, stop)?.best.filter(|best| *best != played) else {
        return Some(None);
    };
    let mut worth = |action: Action| {
        let mut after = before.clone();
        after.play_unchecked(action);
        engine.worth(&after, nodes, stop).map(|worth| worth.value)
    };
    let (before, after) = (worth(best)?, worth(played)?);
    Some(Some(Mistake { step: nth, best, mate: false, before, after }))
}

#[cfg(test)]
mod tests {
    use rules::Color;

    use super::*;
    use crate::game::samples::played;

    fn reviewed(id: &str, actions: &str, result: f64) -> Review {
        let stop = AtomicBool::new(false);
        review(&played(id, actions), result, &mut Engine::new(), &stop).unwrap()
    }

    #[test]
    fn a_missed_mate_is_named_with_what_would_have_mated() {
        // 4. Qxf7 mates; 4. h3 does not, and 5. Qxf7 does.
        let review = reviewed("chess", "e2e4 e7e5 d1h5 b8c6 f1c4 a7a6 h2h3 a6a5 h5f7", 1.0);
        let mates: Vec<&Mistake> = review.mistakes.iter().filter(|it| it.mate).collect();
        assert_eq!(mates.len(), 1, "{:?}", review.mistakes);
        assert_eq!((mates[0].step, mates[0].best.to_string().as_str()), (6, "h5f7"));
        assert_eq!(mates[0].before, 1.0);
        // Black let it happen, twice.
        let costly = review.mistakes.iter().filter(|it| review.steps[it.step].by == Color::Black);
        assert!(
            costly.map(|it| it.step).any(|step| step == 5 || step == 7),
            "{:?}",
            review.mistakes
        );
    }

    #[test]
    fn what_is_named_costs_something_and_is_never_the_best() {
        let review = reviewed("chess", "f2f3 e7e5 g2g4 d8h4", 0.0);
        assert!(review.mistakes.len() <= NAMED && !review.mistakes.is_empty());
        for mistake in &review.mistakes {
            let step = review.steps[mistake.step];
            assert_ne!(mistake.best, step.action);
            assert!(mistake.loss(step.by) >= LEAST_LOSS, "{mistake:?}");
        }
        assert!(review.mistakes.iter().any(|mistake| mistake.step == 2), "2. g4: {review:?}");
        assert_eq!(review.mistakes.iter().filter(|it| it.step == 3).count(), 0, "it mates");
    }

    #[test]
    fn long_games_are_searched_less() {
        let short = played("superpermutation-d8", "r5 e2e4 r5 d7d5");
        assert_eq!(nodes(&short), NODES);
        let mut long = played("superpermutation-d8", "");
        while long.actions().len() < 600 {
            let action = match long.position().is_roll_due() {
                true => Action::Roll(5),
                false => long.legal_actions()[0],
            };
            if long.end().is_some() {
                break;
            }
            long.play(action).unwrap();
        }
        assert!(nodes(&long) >= LEAST_NODES && nodes(&long) <= NODES);
        let searches = long.positions().iter().map(|it| if it.is_roll_due() { 8 } else { 1 });
        let searches = searches.sum::<u64>();
        assert!(nodes(&long) * searches <= BUDGET || nodes(&long) == LEAST_NODES);
    }
}
