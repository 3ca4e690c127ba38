//! Reviews many games, and holds each review against what it says of itself: luck and play tell all
//! of a game, and the eight lucks of a roll sum to nothing.
//!
//! `cargo run --release -p engine-tools --bin review_check` reviews 1,000 games of each variant;
//! with `--games 10 --turns 60 --nodes 5000 --looks 8` it tells what reviews like the bot's take, and
//! fails where one takes more than 10 s of CPU.

#![allow(clippy::print_stderr, clippy::print_stdout)]

#[allow(dead_code, reason = "a match has more to draw")]
#[path = "../match/chance.rs"]
mod chance;
#[allow(dead_code, reason = "a match takes medians")]
#[path = "../match/cpu.rs"]
mod cpu;

use std::process::ExitCode;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use chance::{Numbers, Purpose};
use clap::Parser;
use engine::{Engine, Limits, Review};
use rand::RngExt;
use rules::variants::VARIANTS;
use rules::{Action, Game, Variant};

/// How far sums may be off.
const CLOSE: f64 = 1e-9;

/// How many times as many positions are looked at where a turn is looked at again.
const DEEPER: u64 = 4;

/// One turn in so many is any turn.
const BLUNDER: u32 = 4;

/// Holds reviews of games against what they say of themselves.
#[derive(Parser)]
#[command(name = "review_check")]
struct Options {
    /// How many games of each variant.
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// Positions looked at for each position that is judged: two turns ahead in any case.
    #[arg(long, default_value_t = 1)]
    nodes: u64,
    /// How many of a game's dearest turns are looked at again, more deeply.
    #[arg(long, default_value_t = 0)]
    looks: usize,
    /// The longest game, in turns.
    #[arg(long, default_value_t = 120)]
    turns: usize,
    /// Positions looked at for each turn that is played.
    #[arg(long, default_value_t = 50)]
    play: u64,
    /// The most that a review may take, in seconds of CPU.
    #[arg(long, default_value_t = 10.0)]
    most: f64,
    /// The id of a game, for its games alone.
    #[arg(long)]
    game: Option<String>,
    /// What openings, turns and dice come from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// What the games of a variant came to.
#[derive(Default)]
struct Tally {
    games: u64,
    ended: u64,
    rolls: u64,
    others: u64,
    /// The farthest that the lucks of a roll's faces were from summing to nothing.
    luck: f64,
    /// The farthest that a game's sums were from its last worth.
    sums: f64,
    /// The most that a review has worked.
    worked: Duration,
}

impl Tally {
    fn enter(&mut self, review: &Review) {
        let mut before = review.start;
        for entry in &review.entries {
            if let Some(faces) = entry.faces {
                let lucks: f64 = faces.iter().map(|face| face - before).sum();
                self.luck = self.luck.max(lucks.abs());
                self.rolls += 1;
            } else {
                self.others += 1;
            }
            before = entry.value;
        }
        let (luck, play) = (review.luck(), review.play());
        let sums = luck.white + luck.black + play.white + play.black;
        self.sums = self.sums.max((review.start + sums - before).abs());
        self.games += 1;
        self.ended += u64::from(review.result.is_some());
    }

    fn holds(&self) -> bool {
        self.luck < CLOSE && self.sums < CLOSE
    }
}

fn main() -> ExitCode {
    let options = Options::parse();
    let wanted =
        |variant: &&&'static dyn Variant| options.game.as_ref().is_none_or(|id| id == variant.id());
    let variants: Vec<_> = VARIANTS.iter().filter(wanted).collect();
    if variants.is_empty() {
        eprintln!("there is no such game");
        return ExitCode::from(2);
    }
    println!(
        "| game | games | to an end on the board | rolls | turns and decisions | lucks off by | sums off by | CPU of a review at most |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    let mut holds = true;
    for &variant in variants {
        let tally = tally(variant, &options);
        let Tally { games, ended, rolls, others, luck, sums, worked } = tally;
        println!(
            "| {} | {games} | {ended} | {rolls} | {others} | {luck:.1e} | {sums:.1e} | {:.2} s |",
            variant.id(),
            worked.as_secs_f64()
        );
        holds &= tally.holds() && worked.as_secs_f64() <= options.most;
    }
    if holds { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn tally(variant: &'static dyn Variant, options: &Options) -> Tally {
    let mut engine = Engine::new();
    let mut tally = Tally::default();
    for number in 0..options.games {
        let mut numbers = chance::numbers(options.seed, number, Purpose::Dice);
        let game = game(variant, &mut engine, options, &mut numbers);
        let before = cpu::worked();
        let review = engine.review(&game, options.nodes, &AtomicBool::new(false));
        let review = review.expect("nobody stops it");
        look_again(&game, &review, &mut engine, options);
        tally.worked = tally.worked.max(cpu::worked() - before);
        tally.enter(&review);
    }
    tally
}

/// Looks at the dearest turns more deeply, as the bot does before it names them: at the position
/// before each, and at those after what was played and what was best.
fn look_again(game: &Game, review: &Review, engine: &mut Engine, options: &Options) {
    let mut dear: Vec<(usize, f64)> =
        review.entries.iter().map(|entry| entry.play.abs()).enumerate().collect();
    dear.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    for (nth, _) in dear.into_iter().take(options.looks) {
        let before = game.at(nth);
        let mut worth = |game: &Game| {
            let worth = engine.worth(game, options.nodes * DEEPER, &AtomicBool::new(false));
            worth.expect("nobody stops it")
        };
        let best = worth(&before).best;
        for action in best.into_iter().chain([game.actions()[nth]]) {
            let mut after = before.clone();
            after.play(action).expect("a legal action");
            worth(&after);
        }
    }
}

/// A game in which both sides play by little thought.
fn game(
    variant: &'static dyn Variant,
    engine: &mut Engine,
    options: &Options,
    numbers: &mut Numbers,
) -> Game {
    let mut game = Game::new(variant);
    let (limits, stop) = (Limits { nodes: Some(options.play), ..Limits::default() }, false.into());
    let mut turns = 0;
    while game.end().is_none() && turns < options.turns {
        let legal = game.legal_actions();
        let action = if game.position().is_roll_due() {
            Action::Roll(chance::roll(numbers))
        } else if numbers.random_range(0..BLUNDER) == 0 {
            legal[numbers.random_range(0..legal.len())]
        } else {
            engine.think(&game, &limits, &stop).expect("something is legal").action
        };
        turns += usize::from(action.is_turn());
        game.play(action).expect("a legal action");
    }
    game
}
