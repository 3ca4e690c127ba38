//! Games of the engine against itself, as positions and what came of them.

use std::sync::atomic::AtomicBool;

use engine::evaluation::{Evaluation, Weights};
use engine::{Engine, Limits};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use rules::{Action, Color, End, Game, Phase, Position, Variant};

use crate::{Options, games};

/// A position's terms and the result that is expected of it.
pub(crate) struct Sample {
    /// Each term that comes, and how often.
    pub(crate) terms: Vec<(u16, i16)>,
    pub(crate) phase: f32,
    /// From -1 to 1, to the side that makes the next turn.
    pub(crate) target: f32,
}

/// A turn of a game: the position before it and its roll, and what the search said.
struct Turn {
    position: Position,
    side: Color,
    score: f64,
    /// Whether the position can be judged at a glance.
    quiet: bool,
}

/// The longest game, in turns.
const LONGEST: usize = 240;

/// One turn in so many is any turn.
const BLUNDER: u32 = 14;

/// Plays games, and takes samples of them.
pub(crate) fn play(variant: &'static dyn Variant, options: &Options) -> Vec<Sample> {
    let evaluation = Evaluation::new(variant, &Weights::of(variant));
    games::play(options.games, options.jobs, |engine, game, samples| {
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(options.seed << 32 | game);
        let (turns, result) = one(variant, engine, &mut chance, options.nodes);
        learn(&turns, result, options.lambda, &evaluation, samples);
    })
}

/// Plays one game. The result is White's.
fn one(
    variant: &'static dyn Variant,
    engine: &mut Engine,
    chance: &mut Xoshiro256PlusPlus,
    nodes: u64,
) -> (Vec<Turn>, f64) {
    let stop = AtomicBool::new(false);
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let mut game = Game::new(variant);
    let opening = chance.random_range(3..12);
    let mut turns = Vec::new();
    let mut made = 0;
    let mut before = *game.position();
    while game.end().is_none() && game.claim().is_none() && made < LONGEST {
        if game.position().is_roll_due() {
            before = *game.position();
            let number = chance.random_range(1..=8);
            game.play(Action::Roll(number)).expect("a roll is due");
            continue;
        }
        let position = *game.position();
        let at_random = made < opening || chance.random_range(0..BLUNDER) == 0;
        let legal = game.legal_actions();
        let action = if at_random {
            legal[chance.random_range(0..legal.len())]
        } else {
            let thought = engine.think(&game, &limits, &stop).expect("something is legal");
            if action_is_turn(&position) {
                let rolled = matches!(position.phase, Phase::Rolled(_));
                let seen = if rolled { before } else { position };
                let checked = variant.checked(&position, position.turn).is_some();
                let takes = thought.action.step().is_some_and(|step| {
                    position.board.of_color(!position.turn).contains(step.to)
                        || step.promotion.is_some()
                });
                turns.push(Turn {
                    position: seen,
                    side: position.turn,
                    score: thought.score.expectation(),
                    quiet: !checked && !takes,
                });
            }
            thought.action
        };
        made += usize::from(action.is_turn());
        game.play(action).expect("a legal action");
    }
    let result = match game.end() {
        Some(End::Win { winner: Color::White, .. }) => 1.0,
        Some(End::Win { winner: Color::Black, .. }) => -1.0,
        _ => 0.0,
    };
    (turns, result)
}

fn action_is_turn(position: &Position) -> bool {
    matches!(position.phase, Phase::Turn | Phase::Rolled(_))
}

/// Makes samples of a game: what is expected of a position is what the search says of the next
/// ones, and in the end the result.
fn learn(
    turns: &[Turn],
    result: f64,
    lambda: f64,
    evaluation: &Evaluation,
    samples: &mut Vec<Sample>,
) {
    let mut expected = result;
    for turn in turns.iter().rev() {
        let sign = if turn.side == Color::White { 1.0 } else { -1.0 };
        expected = lambda * expected + (1.0 - lambda) * sign * turn.score;
        if turn.quiet {
            let counts = evaluation.counts(&turn.position);
            let come = counts.counts.iter().enumerate().filter(|(_, count)| **count != 0);
            samples.push(Sample {
                terms: come.map(|(term, count)| (term as u16, *count as i16)).collect(),
                phase: counts.phase as f32,
                target: (sign * expected) as f32,
            });
        }
    }
}
