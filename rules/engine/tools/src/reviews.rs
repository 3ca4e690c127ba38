//! Reviews of games, whose sums must come out: start, luck and play make the last value, and the
//! eight lucks of a roll sum to zero.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use clap::Parser;
use engine::{Engine, Limits, Review};
use rand::RngExt;
use rules::{Game, Variant};

use crate::seeds::{self, Purpose};
use crate::self_play::{self, parse_variant, random_action, think};

/// How far sums may be off.
const TOLERANCE: f64 = 1e-9;

/// How many times as many nodes a costly turn is looked at with.
const DEEPER: u64 = 4;

/// One turn in so many is random.
const BLUNDER: u32 = 4;

/// Reviews games of each variant, and checks that luck and play add up.
///
/// With `--games 10 --turns 60 --nodes 5000 --looks 8` it measures reviews like the bot's.
#[derive(Parser)]
#[command(name = "review_check")]
pub struct ReviewOptions {
    /// How many games of each variant.
    #[arg(long, default_value_t = 1000)]
    pub games: u64,
    /// Nodes for each position that is judged: two turns ahead in any case.
    #[arg(long, default_value_t = 1)]
    pub nodes: u64,
    /// How many of a game's costliest turns are looked at again, more deeply.
    #[arg(long, default_value_t = 0)]
    pub looks: usize,
    /// The longest game, in turns.
    #[arg(long, default_value_t = 120)]
    pub turns: usize,
    /// Nodes for each turn that is played.
    #[arg(long, default_value_t = 50)]
    pub play: u64,
    /// The longest that a review may take, in seconds.
    #[arg(long, default_value_t = 10.0)]
    pub most: f64,
    /// The id of a variant, for its games alone.
    #[arg(long, value_parser = parse_variant)]
    pub game: Option<&'static dyn Variant>,
    /// What turns and dice are drawn from.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// What the games of a variant came to.
#[derive(Default)]
pub struct Totals {
    /// How many games there were.
    pub games: u64,
    /// How many of them ended on the board.
    pub ended: u64,
    /// How many rolls were judged.
    pub rolls: u64,
    /// How many turns and decisions were.
    pub others: u64,
    /// The farthest that the lucks of a roll were from summing to zero.
    pub luck_error: f64,
    /// The farthest that a game's sums were from its last value.
    pub sum_error: f64,
    /// The longest that a review took.
    pub longest: Duration,
}

impl Totals {
    fn add(&mut self, review: &Review, took: Duration) {
        let mut before = review.start;
        for entry in &review.entries {
            if let Some(faces) = entry.faces {
                let lucks: f64 = faces.iter().map(|face| face - before).sum();
                self.luck_error = self.luck_error.max(lucks.abs());
                self.rolls += 1;
            } else {
                self.others += 1;
            }
            before = entry.value;
        }
        let (luck, play) = (review.luck(), review.play());
        let sums = luck.white + luck.black + play.white + play.black;
        self.sum_error = self.sum_error.max((review.start + sums - before).abs());
        self.games += 1;
        self.ended += u64::from(review.result.is_some());
        self.longest = self.longest.max(took);
    }

    /// Whether all sums come out, and no review took longer than it may.
    pub fn holds(&self, options: &ReviewOptions) -> bool {
        self.luck_error < TOLERANCE
            && self.sum_error < TOLERANCE
            && self.longest.as_secs_f64() <= options.most
    }
}

/// Plays and reviews games of a variant.
pub fn check(variant: &'static dyn Variant, options: &ReviewOptions) -> Totals {
    let mut engine = Engine::new();
    let mut totals = Totals::default();
    for number in 0..options.games {
        let game = play(variant, options, &mut engine, number);
        let start = Instant::now();
        let review = engine.review(&game, options.nodes, &AtomicBool::new(false));
        let review = review.expect("nobody stops it");
        look_again(&game, &review, &mut engine, options);
        totals.add(&review, start.elapsed());
    }
    totals
}

/// Looks at the costliest turns more deeply, as the bot does before it names them: at the position
/// before each, and at those after what was played and what was best.
fn look_again(game: &Game, review: &Review, engine: &mut Engine, options: &ReviewOptions) {
    let mut costly: Vec<(usize, f64)> =
        review.entries.iter().map(|entry| entry.play.abs()).enumerate().collect();
    costly.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    for (nth, _) in costly.into_iter().take(options.looks) {
        let before = game.at(nth);
        let mut worth = |game: &Game| {
            let worth = engine.worth(game, options.nodes * DEEPER, &AtomicBool::new(false));
            worth.expect("nobody stops it")
        };
        let best = worth(&before).best;
        for action in best.into_iter().chain([game.actions()[nth]]) {
            let mut after = before.clone();
            after.play(action).expect("the action is legal");
            worth(&after);
        }
    }
}

/// A game in which both sides search little and often blunder.
fn play(
    variant: &'static dyn Variant,
    options: &ReviewOptions,
    engine: &mut Engine,
    number: u64,
) -> Game {
    let mut numbers = seeds::numbers(options.seed, number, Purpose::Dice);
    let limits = Limits { nodes: Some(options.play), ..Limits::default() };
    let goes_on = |_: &Game, turns| turns < options.turns;
    self_play::play_on(Game::new(variant), &mut numbers, goes_on, |game, _, numbers| match numbers
        .random_range(0..BLUNDER)
    {
        0 => random_action(game, numbers),
        _ => think(engine, game, &limits).action,
    })
}
