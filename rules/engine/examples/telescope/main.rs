//! Reviews many games, and holds each review against what it says of itself: luck and play tell all
//! of a game, and the eight lucks of a roll sum to nothing.
//!
//! `cargo run -p engine --release --example telescope` reviews 1,000 games of each variant.

#![allow(clippy::print_stderr, clippy::print_stdout)]

#[allow(dead_code, reason = "a match has more to draw")]
#[path = "../match/chance.rs"]
mod chance;

use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use chance::{Numbers, Purpose};
use clap::Parser;
use engine::{Engine, Limits, Review};
use rand::RngExt;
use rules::variants::VARIANTS;
use rules::{Action, Game, Variant};

/// How far sums may be off.
const CLOSE: f64 = 1e-9;

/// The longest game, in turns.
const LONGEST: usize = 120;

/// One turn in so many is any turn.
const BLUNDER: u32 = 4;

/// Holds reviews of games against what they say of themselves.
#[derive(Parser)]
#[command(name = "telescope")]
struct Options {
    /// How many games of each variant.
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// Positions looked at for each position that is judged: two turns ahead in any case.
    #[arg(long, default_value_t = 1)]
    nodes: u64,
    /// Positions looked at for each turn that is played.
    #[arg(long, default_value_t = 50)]
    play: u64,
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
        "| game | games | to an end on the board | rolls | turns and decisions | lucks off by | sums off by |"
    );
    println!("|---|---|---|---|---|---|---|");
    let mut holds = true;
    for &variant in variants {
        let tally = tally(variant, &options);
        let Tally { games, ended, rolls, others, luck, sums } = tally;
        println!(
            "| {} | {games} | {ended} | {rolls} | {others} | {luck:.1e} | {sums:.1e} |",
            variant.id()
        );
        holds &= tally.holds();
    }
    if holds { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn tally(variant: &'static dyn Variant, options: &Options) -> Tally {
    let mut engine = Engine::new();
    let mut tally = Tally::default();
    for number in 0..options.games {
        let mut numbers = chance::numbers(options.seed, number, Purpose::Dice);
        let game = game(variant, &mut engine, options.play, &mut numbers);
        let review = engine.review(&game, options.nodes, &AtomicBool::new(false));
        tally.enter(&review.expect("nobody stops it"));
    }
    tally
}

/// A game in which both sides play by little thought.
fn game(
    variant: &'static dyn Variant,
    engine: &mut Engine,
    nodes: u64,
    numbers: &mut Numbers,
) -> Game {
    let mut game = Game::new(variant);
    let (limits, stop) = (Limits { nodes: Some(nodes), ..Limits::default() }, false.into());
    let mut turns = 0;
    while game.end().is_none() && turns < LONGEST {
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
