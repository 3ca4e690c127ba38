//! Evaluation weights fitted to games of the engine against itself.
//!
//! The target of a position is what the search says of the positions after it, and in the end the
//! result (TD(λ)). Weights that fit better need not play better: a match decides (see `NOTES.md`).

mod regression;

use clap::Parser;
use engine::evaluation::{Evaluation, Weights};
use engine::{Engine, Limits};
use rand::RngExt;
use rules::{Action, Color, Game, Phase, Position, Variant};

pub use self::regression::fit;
use crate::seeds;
use crate::self_play::{self, parse_variant, random_action, think, white_result};

/// The longest game, in turns.
const MAX_TURNS: usize = 240;

/// One turn in so many is random.
const BLUNDER: u32 = 14;

/// Fits the evaluation weights of a game to games that the engine plays against itself.
///
/// Prints the new weights. Put them below the empty line of `engine.txt` in the game's folder afterwards:
/// written there at once, the file would be empty when the engine is built or read.
#[derive(Parser)]
#[command(name = "tune")]
pub struct TuningOptions {
    /// The variant's id.
    #[arg(long, value_parser = parse_variant)]
    pub game: &'static dyn Variant,
    /// How many games are played.
    #[arg(long, default_value_t = 3000)]
    pub games: u64,
    /// Nodes for each turn.
    #[arg(long, default_value_t = 800)]
    pub nodes: u64,
    /// How much of a target comes from later positions, from 0 to 1.
    #[arg(long, default_value_t = 0.9)]
    pub lambda: f64,
    /// How strongly weights are held to what they were.
    #[arg(long, default_value_t = 2e-6)]
    pub hold: f64,
    /// How often all positions are gone through.
    #[arg(long, default_value_t = 300)]
    pub rounds: usize,
    /// Threads that play.
    #[arg(long, default_value_t = 2)]
    pub jobs: u64,
    /// What openings, dice and random turns are drawn from.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// A position's terms and its target.
pub struct TrainingPosition {
    /// Each term that comes, and how often.
    pub terms: Vec<(u16, i16)>,
    /// From 0, the end, to 1, all pieces.
    pub phase: f32,
    /// The expected result, from -1 to 1, of the side that makes the next turn.
    pub target: f32,
}

/// A turn of a game.
struct Turn {
    /// The position before the turn and its roll.
    position: Position,
    side: Color,
    /// The expected result by the search, from -1 to 1.
    score: f64,
    /// Whether static evaluation can judge the position: no check, and no capture is best.
    quiet: bool,
}

/// Plays the games, and takes samples of them.
pub fn samples(options: &TuningOptions) -> Vec<TrainingPosition> {
    let evaluation = Evaluation::new(options.game, &Weights::of(options.game));
    let play = |engine: &mut Engine, number| {
        let (turns, game) = play(options, engine, number);
        let result = white_result(&game).map_or(0.0, |result| 2.0 * result - 1.0);
        learn(&turns, result, options.lambda, &evaluation)
    };
    self_play::play_games(options.games, options.jobs, play).into_iter().flatten().collect()
}

/// Plays one game, and keeps the turns that the search has chosen.
fn play(options: &TuningOptions, engine: &mut Engine, number: u64) -> (Vec<Turn>, Game) {
    let mut numbers = seeds::game_numbers(options.seed, number);
    let limits = Limits { nodes: Some(options.nodes), ..Limits::default() };
    let opening = numbers.random_range(3..12);
    let mut turns = Vec::new();
    let goes_on = |game: &Game, made| game.claim().is_none() && made < MAX_TURNS;
    let game = self_play::play_on(
        Game::new(options.game),
        &mut numbers,
        goes_on,
        |game, made, numbers| {
            if made < opening || numbers.random_range(0..BLUNDER) == 0 {
                return random_action(game, numbers);
            }
            let thought = think(engine, game, &limits);
            if matches!(game.position().phase, Phase::Turn | Phase::Rolled(_)) {
                turns.push(turn(game, thought.action, thought.score.expectation()));
            }
            thought.action
        },
    );
    (turns, game)
}

/// What is kept of a turn that is about to be played.
fn turn(game: &Game, action: Action, score: f64) -> Turn {
    let position = game.position();
    let side = position.turn;
    let rolled = matches!(position.phase, Phase::Rolled(_));
    let takes = action.step().is_some_and(|step| {
        position.board.of_color(!side).contains(step.to) || step.promotion.is_some()
    });
    Turn {
        position: game.positions()[game.actions().len() - usize::from(rolled)],
        side,
        score,
        quiet: game.variant().checked(position, side).is_none() && !takes,
    }
}

/// Makes samples of a game and White's result, from -1 to 1.
fn learn(
    turns: &[Turn],
    result: f64,
    lambda: f64,
    evaluation: &Evaluation,
) -> Vec<TrainingPosition> {
    let mut expected = result;
    let mut samples = Vec::new();
    for turn in turns.iter().rev() {
        let sign = if turn.side == Color::White { 1.0 } else { -1.0 };
        expected = lambda * expected + (1.0 - lambda) * sign * turn.score;
        if turn.quiet {
            let counts = evaluation.counts(&turn.position);
            let come = counts.counts.iter().enumerate().filter(|(_, count)| **count != 0);
            samples.push(TrainingPosition {
                terms: come.map(|(term, count)| (term as u16, *count as i16)).collect(),
                phase: counts.phase as f32,
                target: (sign * expected) as f32,
            });
        }
    }
    samples
}
