//! Games of the engine against itself: what their positions were said to be worth, and the result.

use std::sync::atomic::AtomicBool;

use engine::Engine;
use rand::RngExt;
use rules::{Action, Color, End, Game, Variant};

use crate::Options;
use crate::chance::{self, Numbers, Purpose};
use crate::{games, opening};

/// The longest game, in turns: it is drawn then.
const LONGEST: usize = 400;

/// One roll that is due in so many is judged: it takes eight times as long as a turn.
const ROLLS: u32 = 8;

/// A position of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Sample {
    /// What it was said to be worth to White.
    pub(crate) worth: f64,
    /// What came of it: 1, 1/2 or 0.
    pub(crate) result: f64,
    /// The number of its game.
    pub(crate) game: u64,
}

impl Sample {
    /// The same with the sides exchanged.
    pub(crate) fn mirrored(self) -> Self {
        Self { worth: 1.0 - self.worth, result: 1.0 - self.result, ..self }
    }
}

/// Plays games, and takes samples of them.
pub(crate) fn play(variant: &'static dyn Variant, options: &Options) -> Vec<Sample> {
    games::play(options.games, options.jobs, |engine, game, samples| {
        one(variant, engine, (game, options), samples);
    })
}

/// Plays one game from a balanced opening.
fn one(
    variant: &'static dyn Variant,
    engine: &mut Engine,
    (number, options): (u64, &Options),
    samples: &mut Vec<Sample>,
) {
    let numbers = |purpose| chance::numbers(options.seed, number, purpose);
    let mut dice = numbers(Purpose::Dice);
    let mut game = opening::balanced(variant, options.opening, &mut numbers(Purpose::Opening));
    let (first, stop) = (samples.len(), AtomicBool::new(false));
    let result = loop {
        if let Some(result) = result(&game) {
            break result;
        }
        let due = game.position().is_roll_due();
        if due && dice.random_range(0..ROLLS) > 0 {
            roll(&mut game, &mut dice);
            continue;
        }
        let worth = engine.worth(&game, options.nodes, &stop).expect("nobody stops it");
        samples.push(Sample { worth: worth.value, result: 0.0, game: number });
        match worth.best {
            Some(_) if claims(&game, worth.value) => break 0.5,
            Some(action) => game.play(action).expect("a legal action"),
            None => roll(&mut game, &mut dice),
        }
    };
    samples[first..].iter_mut().for_each(|sample| sample.result = result);
}

fn roll(game: &mut Game, dice: &mut Numbers) {
    game.play(Action::Roll(chance::roll(dice))).expect("a roll is due");
}

/// Whether who acts can have a draw, and expects no more.
fn claims(game: &Game, worth: f64) -> bool {
    let own = if game.position().actor() == Color::White { worth } else { 1.0 - worth };
    game.claim().is_some() && own <= 0.5
}

/// White's result, once the game is over.
fn result(game: &Game) -> Option<f64> {
    match game.end() {
        Some(End::Win { winner: Color::White, .. }) => Some(1.0),
        Some(End::Win { winner: Color::Black, .. }) => Some(0.0),
        Some(End::Draw(_)) => Some(0.5),
        None => {
            let turns = game.actions().iter().filter(|action| action.is_turn()).count();
            (turns >= LONGEST).then_some(0.5)
        }
    }
}
