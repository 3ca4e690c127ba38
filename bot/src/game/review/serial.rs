//! A review as JSON, and whether one that is read fits its game.

use rules::{Action, Game};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Mistake, Review, ReviewStep, places};

/// Which form it has; one of another form is made again.
const VERSION: u32 = 1;

/// Why what is kept is no review of a game.
#[derive(Debug, Error)]
pub(super) enum InvalidReview {
    /// It cannot be read.
    #[error("it cannot be read: {0}")]
    Unread(#[from] serde_json::Error),
    /// It is of another form.
    #[error("it has the form {0}")]
    Form(u32),
    /// A value is none.
    #[error("a value is none")]
    Value,
    /// The game came to something else.
    #[error("the game came to {0}")]
    Result(f64),
    /// The game went otherwise.
    #[error("the game went otherwise")]
    Steps,
    /// A turn is named that was not made, or for one that could not be.
    #[error("a named turn is none of the game")]
    Mistake,
}

#[derive(Serialize, Deserialize)]
struct StoredReview {
    version: u32,
    nodes: u64,
    start: f64,
    /// Each action, and what the game was worth after it.
    steps: Vec<(String, f64)>,
    result: f64,
    moments: Vec<StoredMistake>,
}

#[derive(Serialize, Deserialize)]
struct StoredMistake {
    step: usize,
    best: String,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    mate: bool,
    before: f64,
    after: f64,
}

/// A review as it is kept.
pub(super) fn write(review: &Review) -> Result<String, InvalidReview> {
    let mistake = |mistake: &Mistake| StoredMistake {
        step: mistake.step,
        best: mistake.best.to_string(),
        mate: mistake.mate,
        before: mistake.before,
        after: mistake.after,
    };
    let kept = StoredReview {
        version: VERSION,
        nodes: review.nodes,
        start: review.start,
        steps: review.steps.iter().map(|it| (it.action.to_string(), it.value)).collect(),
        result: review.result,
        moments: review.mistakes.iter().map(mistake).collect(),
    };
    Ok(serde_json::to_string(&kept)?)
}

/// The review of this game, which came to `result`. Says what does not fit the game.
pub(super) fn read(text: &str, game: &Game, result: f64) -> Result<Review, InvalidReview> {
    let kept: StoredReview = serde_json::from_str(text)?;
    let values = kept.steps.iter().map(|(_, value)| *value).chain([kept.start]);
    let mut values = values.chain(kept.moments.iter().flat_map(|it| [it.before, it.after]));
    if kept.version != VERSION {
        return Err(InvalidReview::Form(kept.version));
    }
    if !values.all(|value| (0.0..=1.0).contains(&value)) {
        return Err(InvalidReview::Value);
    }
    #[allow(clippy::float_cmp, reason = "1, 0 and 1/2 are written exactly")]
    if kept.result != result {
        return Err(InvalidReview::Result(result));
    }
    let actions = kept.steps.iter().map(|(action, _)| action.as_str());
    if !actions.eq(game.actions().iter().map(ToString::to_string)) {
        return Err(InvalidReview::Steps);
    }
    let mistakes = kept.moments.iter().map(|it| read_mistake(it, game)).collect::<Option<_>>();
    Ok(Review {
        nodes: kept.nodes,
        start: kept.start,
        steps: steps(&kept, game),
        result,
        mistakes: mistakes.ok_or(InvalidReview::Mistake)?,
    })
}

/// What each action changed: the value after it less the one before it.
fn steps(kept: &StoredReview, game: &Game) -> Vec<ReviewStep> {
    let mut before = kept.start;
    let played = kept.steps.iter().zip(game.actions()).zip(places(game));
    let step = |(((_, value), action), (by, turn)): ((&(String, f64), &Action), _)| {
        let change = value - std::mem::replace(&mut before, *value);
        let rolled = matches!(action, Action::Roll(_));
        let (luck, play) = if rolled { (change, 0.0) } else { (0.0, change) };
        ReviewStep { action: *action, by, turn, value: *value, luck, play }
    };
    played.map(step).collect()
}

fn read_mistake(kept: &StoredMistake, game: &Game) -> Option<Mistake> {
    let (before, played) = (game.positions().get(kept.step)?, game.actions().get(kept.step)?);
    let best: Action = kept.best.parse().ok()?;
    let fits = best != *played && game.variant().is_legal(before, best);
    let &StoredMistake { step, mate, before, after, .. } = kept;
    fits.then_some(Mistake { step, best, mate, before, after })
}

#[cfg(test)]
mod tests {
    use engine::Engine;
    use proptest::prelude::*;
    use rand::SeedableRng;
    use rand::rngs::Xoshiro256PlusPlus;
    use rules::Color;
    use rules::variants::VARIANTS;

    use super::*;
    use crate::game::review::{analysis, own_change};
    use crate::game::samples;

    /// A game at random, with as many actions at most.
    fn random(variant: usize, seed: u64, actions: usize) -> Game {
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
        samples::random(VARIANTS[variant], &mut chance, actions)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(16))]

        /// From the start's value over luck, play and what settled the game to its result.
        #[test]
        fn what_is_kept_tells_the_whole_game(
            variant in 0..VARIANTS.len(), seed: u64, actions in 1..12_usize, result in 0..3_u8
        ) {
            let game = random(variant, seed, actions);
            let result = f64::from(result) / 2.0;
            let stop = std::sync::atomic::AtomicBool::new(false);
            let made = analysis::review(&game, result, &mut Engine::new(), &stop).unwrap();
            let read = read(&write(&made).unwrap(), &game, result).unwrap();
            let (luck, play) = (read.luck(), read.play());
            let white = |sums: rules::ByColor<f64>| sums[Color::White] - sums[Color::Black];
            let all = read.start + white(luck) + white(play) + read.settled();
            prop_assert!((all - result).abs() < 1e-9, "{all} is not {result}");
            prop_assert_eq!(read.steps.len(), made.steps.len());
            for (read, made) in read.steps.iter().zip(&made.steps) {
                prop_assert_eq!((read.action, read.by, read.turn), (made.action, made.by, made.turn));
                for (one, other) in [(read.luck, made.luck), (read.play, made.play)] {
                    prop_assert!((one - other).abs() < 1e-9);
                }
                prop_assert!(read.luck == 0.0 || matches!(read.action, Action::Roll(_)));
                prop_assert_eq!(own_change(Color::Black, read.play), -read.play);
            }
            prop_assert_eq!(read.mistakes.len(), made.mistakes.len());
        }
    }

    #[test]
    fn what_does_not_fit_its_game_is_not_read() {
        let game = random(0, 1, 6);
        let stop = std::sync::atomic::AtomicBool::new(false);
        let made = analysis::review(&game, 0.5, &mut Engine::new(), &stop).unwrap();
        let text = write(&made).unwrap();
        assert!(read(&text, &game, 0.5).is_ok());
        let misfit = |text: &str, game: &Game, result| read(text, game, result).unwrap_err();
        assert!(matches!(misfit(&text, &game, 1.0), InvalidReview::Result(1.0)));
        let shorter = game.at(game.actions().len() - 1);
        assert!(matches!(misfit(&text, &shorter, 0.5), InvalidReview::Steps));
        assert!(matches!(misfit(&text[1..], &game, 0.5), InvalidReview::Unread(_)));
        let start = format!("\"start\":{}", made.start);
        assert!(text.contains(&start), "{text}");
        let strange = text.replace(&start, "\"start\":1.5");
        assert!(matches!(misfit(&strange, &game, 0.5), InvalidReview::Value));
        let newer = text.replace("\"version\":1", "\"version\":9");
        assert!(matches!(misfit(&newer, &game, 0.5), InvalidReview::Form(9)));
        let mistake = "\"moments\":[{\"step\":99,\"best\":\"e2e4\",\"before\":1.0,\"after\":0.0}";
        let moments = text.split_once("\"moments\":[").unwrap().0.to_owned() + mistake + "]}";
        assert!(matches!(misfit(&moments, &game, 0.5), InvalidReview::Mistake));
    }
}
