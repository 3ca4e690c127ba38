//! How many touches a move takes by what stands under the board. A button takes one, a menu two, since
//! it is opened first.
//!
//! `cargo test -p tests --test gameplay taps -- --nocapture` prints the medians and means.

use std::sync::atomic::{AtomicBool, Ordering};

use engine::{Engine, Level, Limits};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rules::Action;
use tests::{VerifiedGame, World};

/// How many moves are counted in each game.
const MOVES: usize = 200;

/// The level of the engine that chooses the moves that are counted.
const LEVEL: u8 = 5;

/// Games over the wire, one after another, of which each second move is random.
struct Tapper<'a> {
    world: &'a World,
    random: Xoshiro256PlusPlus,
    game: VerifiedGame<'a>,
}

impl<'a> Tapper<'a> {
    async fn begin(world: &'a World, variant: &str, random: Xoshiro256PlusPlus) -> Self {
        Self { world, random, game: VerifiedGame::begin(world, variant).await }
    }

    /// How often people have touched something so far.
    fn touches(&self) -> usize {
        self.world.touches.load(Ordering::Relaxed)
    }

    /// Makes a move, and what is rolled and decided before or after it; how many touches that took.
    /// `choose` says which move it is.
    async fn moves(
        &mut self,
        choose: impl FnOnce(&VerifiedGame<'_>, &mut Xoshiro256PlusPlus) -> Action,
    ) -> usize {
        let variant = self.game.model.variant();
        if self.game.model.end().is_some() {
            self.game = VerifiedGame::begin(self.world, variant.id()).await;
        }
        let before = self.touches();
        self.decide().await;
        if self.game.model.end().is_none() {
            let chosen = choose(&self.game, &mut self.random);
            self.game.taps(chosen).await;
        }
        // The Null's roll belongs to the move after which it comes, and the die of a move to that.
        if variant.features().null {
            self.decide().await;
        }
        self.touches() - before
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

/// The median of the touches that these moves took, which is printed with their mean.
#[allow(clippy::print_stdout)] // `--nocapture` shows the figures.
fn median(name: &str, mut touches: Vec<usize>) -> usize {
    touches.sort_unstable();
    let (count, sum) = (touches.len(), touches.iter().sum::<usize>());
    let median = touches[count / 2];
    println!("{name}: median {median}, mean {:.2}, {count} moves", sum as f64 / count as f64);
    median
}

/// A world with dice that fall by a fixed seed, and what chooses the turns.
async fn world(seed: u64) -> (World, Xoshiro256PlusPlus) {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let rolls: Vec<u8> = (0..997).map(|_| random.random_range(1..=8)).collect();
    (World::builder().rolls(rolls).start().await, random)
}

/// A move that may be made.
fn any(game: &VerifiedGame<'_>, random: &mut Xoshiro256PlusPlus) -> Action {
    let legal = game.model.legal_actions().iter().copied();
    let moves: Vec<Action> = legal.filter(|action| action.is_turn()).collect();
    *moves.choose(random).expect("a legal move")
}

/// The move that the engine makes.
fn best(game: &VerifiedGame<'_>, random: &mut Xoshiro256PlusPlus) -> Action {
    let limits = Limits::level(Level::new(LEVEL).expect("a level"), random.random());
    let found = Engine::new().search(&game.model, &limits, &AtomicBool::new(false));
    found.expect("a legal move").action
}

/// The median of the engine's moves in random games.
async fn touches(variant: &str, seed: u64) -> usize {
    let (world, random) = world(seed).await;
    let mut tapper = Tapper::begin(&world, variant, random).await;
    let mut touches = Vec::with_capacity(MOVES);
    while touches.len() < MOVES {
        tapper.moves(any).await;
        touches.push(tapper.moves(best).await);
    }
    world.finish().await;
    median(variant, touches)
}

#[tokio::test]
async fn a_move_of_chess_takes_three_touches() {
    assert!(touches("chess", 1).await <= 3);
}

#[tokio::test]
async fn a_move_with_its_die_takes_three_touches() {
    assert!(touches("superpermutation-d8", 2).await <= 3);
}

#[tokio::test]
async fn a_move_of_totem_chess_takes_three_touches() {
    assert!(touches("totem", 3).await <= 3);
}

#[tokio::test]
async fn a_move_of_gravitatur_chess_takes_four_touches() {
    assert!(touches("gravitatur", 4).await <= 4);
}
