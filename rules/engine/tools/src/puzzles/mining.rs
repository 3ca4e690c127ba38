//! Games between sides of all strengths, and the puzzles in them. The weaker the sides, the more
//! mates there are to miss.

use std::cmp::Reverse;

use engine::puzzles::Kind;
use engine::{Engine, Level, Limits};
use rand::RngExt;
use rules::{Game, Phase, Variant};

use super::Puzzle;
use crate::seeds;
use crate::self_play::{self, random_action, search};

/// The longest game, in turns.
const MAX_TURNS: usize = 160;

/// The strongest level that plays.
const STRONGEST: u8 = 5;

/// One turn in so many is random.
const BLUNDER: u32 = 12;

/// So many turns are opening.
const OPENING: usize = 6;

/// How many turns lie between puzzles of one kind at least, so that they differ.
const APART: usize = 8;

/// How many puzzles of a kind one game gives at most.
const FROM_ONE: usize = 2;

/// From this clock on, draws come near.
const LATE: u32 = 80;

/// How many nodes show whether a mate may be near in chess.
const NODES: u64 = 3_000;

/// From this difficulty on, the Null does more than to step onto a royal piece.
const TELLING: u8 = 4;

/// The longest line that is kept, in bytes: longer ones are little but replies.
const LONGEST: usize = 8_000;

/// A whole game: the same one for the same seed and number.
pub(super) fn play(
    variant: &'static dyn Variant,
    engine: &mut Engine,
    seed: u64,
    number: u64,
) -> Game {
    let mut numbers = seeds::game_numbers(seed, number);
    // Without a level, a side plays anything.
    let levels: [Option<Level>; 2] =
        std::array::from_fn(|_| Level::new(numbers.random_range(0..=STRONGEST)).ok());
    let opening = numbers.random_range(2..8);
    let goes_on = |_: &Game, turns| turns < MAX_TURNS;
    self_play::play_on(Game::new(variant), &mut numbers, goes_on, |game, turns, numbers| {
        let any = turns < opening || numbers.random_range(0..BLUNDER) == 0;
        let random = random_action(game, numbers);
        match levels[game.position().side_to_act() as usize] {
            Some(level) if !any => {
                search(engine, game, &Limits::level(level, numbers.random())).action
            }
            _ => random,
        }
    })
}

/// The puzzles in a game, of each kind those that lie far enough apart.
pub(super) fn mine(game: &Game, engine: &mut Engine) -> Vec<Puzzle> {
    let mut found: Vec<(usize, Puzzle)> = Vec::new();
    let mut turns = 0;
    for (position, action) in game.positions().iter().zip(game.actions()) {
        if turns >= OPENING && position.halfmove < LATE {
            let fen = rules::fen::write(game.variant(), position);
            let here = Game::from_fen(game.variant(), &fen).expect("a written FEN can be read");
            for kind in Kind::ALL {
                let alike = || found.iter().filter(|(_, other)| other.kind == kind);
                if alike().count() < FROM_ONE && alike().all(|(at, _)| turns >= at + APART) {
                    found.extend(hardest(&here, kind, engine).map(|puzzle| (turns, puzzle)));
                }
            }
        }
        turns += usize::from(action.is_turn());
    }
    found.into_iter().map(|(_, puzzle)| puzzle).collect()
}

/// The hardest puzzle of a kind in a position or, where a roll is due that binds the turn, in one of
/// the positions that it can lead to; likewise the last turn before a roll for the Null.
fn hardest(game: &Game, kind: Kind, engine: &mut Engine) -> Option<Puzzle> {
    let variant = game.variant();
    if kind == Kind::Null && variant.plies_until_roll(game.position()) == Some(1) {
        let here = find(game, kind, engine);
        return here.or_else(|| hardest_after(game, kind, engine, TELLING));
    }
    if variant.features().null || kind == Kind::Numbers || !game.position().is_roll_due() {
        return find(game, kind, engine);
    }
    hardest_after(game, kind, engine, 0)
}

/// The hardest puzzle of a kind, at least this hard, after one of the legal actions.
fn hardest_after(game: &Game, kind: Kind, engine: &mut Engine, least: u8) -> Option<Puzzle> {
    let mut found = Vec::new();
    for &action in game.legal_actions() {
        let mut after = game.clone();
        after.play_unchecked(action);
        found.extend(find(&after, kind, engine));
    }
    let hard = found.into_iter().filter(|puzzle| puzzle.difficulty >= least);
    hard.max_by_key(|puzzle| (puzzle.difficulty, Reverse(puzzle.id.clone())))
}

fn find(game: &Game, kind: Kind, engine: &mut Engine) -> Option<Puzzle> {
    if kind == Kind::Mate && !is_promising(game, engine) {
        return None;
    }
    Puzzle::find(game, kind).filter(|puzzle| puzzle.to_string().len() <= LONGEST)
}

/// Whether it is worth the time to try everything: in chess, whether a mate in two or three is seen.
fn is_promising(game: &Game, engine: &mut Engine) -> bool {
    let features = game.variant().features();
    if game.position().phase != Phase::Move || features.die || features.gravitatur {
        return true;
    }
    let limits = Limits { nodes: Some(NODES), ..Limits::default() };
    let forced = search(engine, game, &limits).score.forced();
    forced.is_some_and(|turns| (2..=3).contains(&turns))
}
