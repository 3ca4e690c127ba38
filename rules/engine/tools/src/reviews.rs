//! Reviews of games, whose sums must come out: start, luck and play make the last value, and the
//! eight lucks of a roll sum to zero.

use std::fmt;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use clap::Parser;
use engine::{Engine, Limits, Review};
use rand::RngExt;
use rules::{Game, Variant};

use crate::seeds::{self, Purpose};
use crate::self_play::{self, parse_variant, random_action, search};

/// How far sums may be off.
const TOLERANCE: f64 = 1e-9;

/// Nodes for each turn that is played.
const PLAY_NODES: u64 = 50;

/// One turn in so many is random.
const BLUNDER: u32 = 4;

/// Reviews games of each variant, and checks that luck and play add up.
#[derive(Parser)]
#[command(name = "review_check")]
pub struct ReviewOptions {
    /// How many games of each variant.
    #[arg(long, default_value_t = 1000)]
    pub games: u64,
    /// Nodes for each position that is judged: two turns ahead in any case.
    #[arg(long, default_value_t = 1)]
    pub nodes: u64,
    /// The longest game, in turns.
    #[arg(long, default_value_t = 120)]
    pub turns: usize,
    /// The id of a variant, for its games alone.
    #[arg(long, value_parser = parse_variant)]
    pub game: Option<&'static dyn Variant>,
    /// What turns and dice are drawn from.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// What the games of a variant came to. It is shown as the end of a row.
#[derive(Default)]
pub struct Totals {
    games: u64,
    ended: u64,
    rolls: u64,
    /// Turns and decisions.
    others: u64,
    /// The farthest that the lucks of a roll were from summing to zero.
    luck_error: f64,
    /// The farthest that a game's sums were from its last value.
    sum_error: f64,
    /// The longest that a review took.
    longest: Duration,
}

impl Totals {
    /// The first rows of the table.
    pub const HEAD: &str = "| game | games | to an end on the board | rolls | turns and decisions \
                            | lucks off by | sums off by | a review at most |\n\
                            |---|---|---|---|---|---|---|---|";

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

    /// Whether all sums come out.
    pub fn holds(&self) -> bool {
        self.luck_error < TOLERANCE && self.sum_error < TOLERANCE
    }
}

impl fmt::Display for Totals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { games, ended, rolls, others, luck_error, sum_error, longest } = self;
        write!(
            f,
            "| {games} | {ended} | {rolls} | {others} | {luck_error:.1e} | {sum_error:.1e} "
        )?;
        write!(f, "| {:.2} s |", longest.as_secs_f64())
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
        totals.add(&review.expect("nobody stops it"), start.elapsed());
    }
    totals
}

/// A game in which both sides search little and often blunder.
fn play(
    variant: &'static dyn Variant,
    options: &ReviewOptions,
    engine: &mut Engine,
    number: u64,
) -> Game {
    let mut numbers = seeds::numbers(options.seed, number, Purpose::Dice);
    let limits = Limits { nodes: Some(PLAY_NODES), ..Limits::default() };
    let goes_on = |_: &Game, turns| turns < options.turns;
    self_play::play_on(Game::new(variant), &mut numbers, goes_on, |game, _, numbers| match numbers
        .random_range(0..BLUNDER)
    {
        0 => random_action(game, numbers),
        _ => search(engine, game, &limits).action,
    })
}
