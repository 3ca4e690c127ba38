//! How many taps a turn takes by what stands under the board. A tap is an interaction that reaches
//! the bot.
//!
//! `cargo test -p tests --test play taps -- --nocapture` prints the medians and means.

use std::ops::Range;
use std::time::SystemTime;

use playground::Message;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rules::{Action, Color, Game};
use tests::{Person, Table, World, board_of, steps};

/// How many turns are counted in each game.
const TURNS: usize = 200;

/// How many placements of the Gravitatur stand in the menu before the files.
const PLACEMENTS: usize = 5;

/// After so many turns of Gravitatur Chess one more is played by one of these placements.
const EVERY: usize = 4;

/// Random turns of a game over the wire, one game after another.
struct Tapper<'a> {
    world: &'a World,
    random: Xoshiro256PlusPlus,
    table: Table<'a>,
    game: Game,
}

impl<'a> Tapper<'a> {
    async fn begin(world: &'a World, variant: &str, random: Xoshiro256PlusPlus) -> Self {
        let variant = rules::variants::by_id(variant).expect("a game");
        let (ada, boris) = world.two();
        let table = Table::begin(world, variant.id(), ada, boris).await;
        Self { world, random, table, game: Game::new(variant) }
    }

    fn actor(&self) -> Person<'a> {
        match self.game.position().actor() {
            Color::White => self.table.white,
            Color::Black => self.table.black,
        }
    }

    /// The board as it stands now.
    async fn board(&self) -> Message {
        let seq = self.game.end().is_none().then(|| self.game.actions().len());
        let stands =
            |it: &Message| it.only_for.is_none() && board_of(it) == Some((self.table.game, seq));
        self.actor().sees("the board", stands).await
    }

    /// Plays a turn, and what is rolled and decided before or after it; when that was. `among` says
    /// which turns it is one of.
    async fn turn(&mut self, among: impl Fn(&Message, Action) -> bool) -> Range<SystemTime> {
        if self.game.end().is_some() {
            let (white, black) = (self.table.white, self.table.black);
            self.table = Table::begin(self.world, self.game.variant().id(), white, black).await;
            self.game = Game::new(self.game.variant());
        }
        let begin = SystemTime::now();
        self.decide().await;
        if self.game.end().is_none() {
            let board = self.board().await;
            let legal = self.game.legal_actions().iter().copied();
            let turns: Vec<Action> = legal.filter(|&action| among(&board, action)).collect();
            let chosen = *turns.choose(&mut self.random).expect("a legal turn");
            self.act(chosen).await;
        }
        // The Null's roll belongs to the turn after which it comes, and the die of a turn to that.
        if self.game.variant().features().null {
            self.decide().await;
        }
        begin..SystemTime::now()
    }

    /// Rolls and decides as long as that is what is due.
    async fn decide(&mut self) {
        while self.game.end().is_none() {
            let legal = self.game.legal_actions();
            let decisions: Vec<Action> =
                legal.iter().copied().filter(|action| !action.is_turn()).collect();
            let Some(&action) = decisions.choose(&mut self.random) else {
                return;
            };
            self.act(action).await;
        }
    }

    /// Does one action by what stands under the board.
    async fn act(&mut self, action: Action) {
        let (actor, board) = (self.actor(), self.board().await);
        let action = match action {
            Action::Roll(_) => {
                actor.click_on(board.id, "Roll").await;
                self.rolled().await
            }
            Action::Prevent => {
                actor.click_on(board.id, "Prevent").await;
                action
            }
            Action::Accept => {
                actor.click_on(board.id, "Accept the roll").await;
                action
            }
            Action::Sacrifice => ask(actor, &board, "Sacrifice the Totem", action).await,
            Action::Undo => ask(actor, &board, "Undo the roll", action).await,
            Action::Move(_) | Action::Attract { .. } => {
                choose(actor, &board, action).await;
                action
            }
        };
        self.game.play(action).expect("a legal action");
        self.board().await;
    }

    /// What has just been rolled.
    async fn rolled(&self) -> Action {
        let ply = self.game.actions().len();
        self.world
            .until("the roll is written", async || self.table.actions().await.len() > ply)
            .await;
        self.table.actions().await[ply].parse().expect("a roll")
    }
}

/// Chooses a turn by as few steps as the board offers.
async fn choose(actor: Person<'_>, board: &Message, action: Action) {
    let offers = |value: &str| {
        let menus = board.menus();
        menus.iter().any(|menu| menu.options.iter().any(|(_, it)| it == value))
    };
    let (whole, steps) = (action.to_string(), steps(&action.to_string()));
    if offers(&whole) {
        actor.choose(board, &whole).await;
        return;
    }
    let steps: Vec<&str> = steps.iter().map(String::as_str).collect();
    // A placement that stands in the menu needs no file before it.
    let at = action.placement().map(|at| at.to_string());
    let known = usize::from(at.is_some_and(|at| offers(&at)));
    actor.picks(&steps[known..]).await;
}

/// Does what is asked about before it is done, from the board or from **More**.
async fn ask(actor: Person<'_>, board: &Message, label: &str, action: Action) -> Action {
    let asked = match board.button(label) {
        Some(_) => actor.click_on(board.id, label).await,
        None => {
            let more = actor.click_on(board.id, "More").await;
            actor.click_on(more.message().expect("what is rarer").id, label).await
        }
    };
    actor.click_on(asked.message().expect("a question").id, "Yes").await;
    action
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
fn median(name: &str, world: &World, turns: &[Range<SystemTime>]) -> usize {
    let journal = world.playground.journal().into_iter();
    let answers = journal.filter(|entry| entry.path.ends_with("/callback"));
    let times: Vec<SystemTime> = answers.map(|entry| entry.time).collect();
    let taps = |turn: &Range<SystemTime>| times.iter().filter(|time| turn.contains(*time)).count();
    let mut taps: Vec<usize> = turns.iter().map(taps).collect();
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
    let median = median(variant, &world, &turns);
    world.finish().await;
    median
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
        let places = |action: &Action| action.placement().is_some();
        let can_place =
            tapper.game.end().is_none() && tapper.game.legal_actions().iter().any(places);
        if any.len().is_multiple_of(EVERY) && can_place {
            first.push(tapper.turn(is_by_the_first_placements).await);
        }
    }
    assert!(median("gravitatur", &world, &any) <= 4);
    assert!(median("gravitatur, by the first placements", &world, &first) <= 3);
    world.finish().await;
}
