//! Expected results against what came of them.
//!
//! The engine plays against itself. Its positions are sorted by the result that it expected of them
//! ([`Engine::worth`]), and each tenth is compared with the mean result. A game counts together with
//! its mirror image, in which the sides are exchanged.

mod table;

use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

use clap::Parser;
use engine::Engine;
use rand::RngExt;
use rules::{Color, Game, Variant};

pub use self::table::TranspositionTable;
use crate::openings;
use crate::seeds::{self, Purpose};
use crate::self_play::{self, parse_variant, turn_count, white_result};

/// The longest game, in turns: it is drawn then.
const MAX_TURNS: usize = 400;

/// One roll that is due in so many is judged: it takes eight times as long as a turn.
const JUDGED_ROLLS: u32 = 8;

/// Compares what the engine expects of positions with what comes of them.
///
/// Prints a table for `NOTES.md`, and fails where any tenth is off by more than 0.05.
#[derive(Parser)]
#[command(name = "calibrate")]
pub struct CalibrationOptions {
    /// The variant's id.
    #[arg(long, value_parser = parse_variant)]
    pub game: &'static dyn Variant,
    /// How many games are played.
    #[arg(long, default_value_t = 400)]
    pub games: u64,
    /// Nodes for each position that is judged or played.
    #[arg(long, default_value_t = 5000)]
    pub nodes: u64,
    /// How many random turns an opening has, give or take two.
    #[arg(long, default_value_t = 6)]
    pub opening: u32,
    /// Threads that play.
    #[arg(long, default_value_t = 1)]
    pub jobs: u64,
    /// Where each position's game, expected result and result are written.
    #[arg(long)]
    pub samples: Option<PathBuf>,
    /// What openings and dice are drawn from.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// A position of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sample {
    /// The result that was expected for White.
    pub expected: f64,
    /// White's result: 1, 1/2 or 0.
    pub result: f64,
    /// The number of its game.
    pub game: u64,
}

impl Sample {
    /// The same with the sides exchanged.
    fn mirrored(self) -> Self {
        Self { expected: 1.0 - self.expected, result: 1.0 - self.result, ..self }
    }
}

/// Plays the games, and takes samples of them.
pub fn samples(options: &CalibrationOptions) -> Vec<Sample> {
    let play = |engine: &mut Engine, number| play(options, engine, number);
    self_play::play_games(options.games, options.jobs, play).concat()
}

/// Plays one game from a balanced opening.
fn play(options: &CalibrationOptions, engine: &mut Engine, number: u64) -> Vec<Sample> {
    let numbers = |purpose| seeds::numbers(options.seed, number, purpose);
    let mut dice = numbers(Purpose::Dice);
    let mut game =
        openings::balanced(options.game, options.opening, &mut numbers(Purpose::Opening));
    let mut samples = Vec::new();
    let result = loop {
        if let Some(result) = white_result(&game) {
            break result;
        }
        if turn_count(&game) >= MAX_TURNS {
            break 0.5;
        }
        let due = game.position().is_roll_due();
        let action = if due && dice.random_range(0..JUDGED_ROLLS) > 0 {
            seeds::roll(&mut dice)
        } else {
            let worth = engine.worth(&game, options.nodes, &AtomicBool::new(false));
            let worth = worth.expect("nobody stops it");
            samples.push(Sample { expected: worth.value, result: 0.0, game: number });
            match worth.best {
                Some(_) if claims(&game, worth.value) => break 0.5,
                Some(action) => action,
                None => seeds::roll(&mut dice),
            }
        };
        game.play(action).expect("the action is legal");
    };
    samples.iter_mut().for_each(|sample| sample.result = result);
    samples
}

/// Whether the side to act can have a draw, and expects no more.
fn claims(game: &Game, expected: f64) -> bool {
    let own = if game.position().side_to_act() == Color::White { expected } else { 1.0 - expected };
    game.claim().is_some() && own <= 0.5
}
