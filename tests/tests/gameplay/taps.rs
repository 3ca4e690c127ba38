//! How many taps a turn takes by what stands under the board. A tap is an interaction that reaches
//! the bot.
//!
//! `cargo test -p tests --test gameplay taps -- --nocapture` prints the medians and means.

use playground::Message;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rules::Action;
use tests::{VerifiedGame, World};

/// How many turns are counted in each game.
const TURNS: usize = 80;

/// How many placements of the Gravitatur stand in the menu before the files.
const PLACEMENTS: usize = 5;

/// After so many turns of Gravitatur Chess one more is played by one of these placements.
const EVERY: usize = 4;

/// Random turns of a game over the wire, one game after another.
struct Tapper<'a> {
    world: &'a World,
    random: Xoshiro256PlusPlus,
    game: VerifiedGame<'a>,
}

impl<'a> Tapper<'a> {
    async fn begin(world: &'a World, variant: &str, random: Xoshiro256PlusPlus) -> Self {
        Self { world, random, game: VerifiedGame::begin(world, variant).await }
    }

    /// How many interactions the bot has answered so far.
    fn answers(&self) -> usize {
        self.world.requests("POST", "/callback").len()
    }

    /// Plays a turn, and what is rolled and decided before or after it; how many taps that took.
    /// `among` says which turns it is one of.
    async fn turn(&mut self, among: impl Fn(&Message, Action) -> bool) -> usize {
        let variant = self.game.model.variant();
        if self.game.model.end().is_some() {
            self.game = VerifiedGame::begin(self.world, variant.id()).await;
        }
        let before = self.answers();
        self.decide().await;
        if self.game.model.end().is_none() {
            let board = self.game.board().await;
            let legal = self.game.model.legal_actions().iter().copied();
            let turns: Vec<Action> = legal.filter(|&action| among(&board, action)).collect();
            let chosen = *turns.choose(&mut self.random).expect("a legal turn");
            self.game.taps(chosen).await;
        }
        // The Null's roll belongs to the turn after which it comes, and the die of a turn to that.
        if variant.features().null {
            self.decide().await;
        }
        self.answers() - before
    }

    /// Rolls and decides as long as that is what is due.
    async fn decide(&mut self) {
        while self.game.model.end().is_none() {
            let legal = self.game.model.legal_actions().iter().copied();
            let decisions: Vec<Action> = legal.filter(|action| !action.is_turn()).collect();
            let Some(&action) = decisions.choose(&mut self.random) else {
                return;
            };
            self.game.taps(action).await;
        }
    }
}

/// Whether a turn begins with one of the placements that stand first in the board's menu, or is one.
fn is_by_the_first_placements(board: &Message, action: Action) -> bool {
    let Some(at) = action.placement() else {
        return false;
    };
    let menus = board.menus();
    let lines = menus.iter().flat_map(|menu| menu.options.iter().take(PLACEMENTS));
    let wanted = [at.to_string(), action.to_string()];
    lines.into_iter().any(|(_, value)| wanted.contains(value))
}

/// The median of the taps that these turns took, which is printed with their mean.
#[allow(clippy::print_stdout)] // `--nocapture` shows the figures.
fn median(name: &str, mut taps: Vec<usize>) -> usize {
    taps.sort_unstable();
    let (count, sum) = (taps.len(), taps.iter().sum::<usize>());
    let median = taps[count / 2];
    println!("{name}: median {median}, mean {:.2}, {count} turns", sum as f64 / count as f64);
    median
}

/// A world with dice that fall by a fixed seed, and what chooses the turns.
async fn world(seed: u64) -> (World, Xoshiro256PlusPlus) {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let rolls: Vec<u8> = (0..997).map(|_| random.random_range(1..=8)).collect();
    (World::builder().rolls(rolls).start().await, random)
}

/// The median of random turns of a game.
async fn random_turns(variant: &str, seed: u64) -> usize {
    let (world, random) = world(seed).await;
    let mut tapper = Tapper::begin(&world, variant, random).await;
    let mut turns = Vec::with_capacity(TURNS);
    while turns.len() < TURNS {
        turns.push(tapper.turn(|_, action| action.is_turn()).await);
    }
    world.finish().await;
    median(variant, turns)
}

#[tokio::test]
async fn a_turn_of_chess_takes_two_taps() {
    assert!(random_turns("chess", 1).await <= 2);
}

#[tokio::test]
async fn a_turn_with_its_die_takes_two_taps() {
    assert!(random_turns("superpermutation-d8", 2).await <= 2);
}

#[tokio::test]
async fn a_turn_of_totem_chess_takes_two_taps() {
    assert!(random_turns("totem", 3).await <= 2);
}

#[tokio::test]
async fn a_turn_of_gravitatur_chess_takes_four_taps_or_three() {
    let (world, random) = world(4).await;
    let mut tapper = Tapper::begin(&world, "gravitatur", random).await;
    let (mut any, mut first) = (Vec::with_capacity(TURNS), Vec::new());
    while any.len() < TURNS {
        any.push(tapper.turn(|_, action| action.is_turn()).await);
        let game = &tapper.game.model;
        let can_place = game.end().is_none()
            && game.legal_actions().iter().any(|action| action.placement().is_some());
        if any.len().is_multiple_of(EVERY) && can_place {
            first.push(tapper.turn(is_by_the_first_placements).await);
        }
    }
    world.finish().await;
    assert!(median("gravitatur", any) <= 4);
    assert!(median("gravitatur, by the first placements", first) <= 3);
}
