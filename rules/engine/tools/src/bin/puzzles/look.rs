//! The puzzles in a game.

use std::cmp::Reverse;
use std::sync::atomic::AtomicBool;

use engine::puzzles::{Kind, Puzzle};
use engine::{Engine, Limits};
use rules::{Action, Game, Phase};

/// So many turns are opening.
const OPENING: u32 = 6;

/// How many turns lie between puzzles of one kind at least, so that they differ.
const APART: usize = 8;

/// How many puzzles of a kind one game gives at most.
const FROM_ONE: usize = 2;

/// From this clock on, draws come near.
const LATE: u32 = 80;

/// How many positions are looked at to see whether a mate may be near in chess.
const NODES: u64 = 3_000;

/// From this difficulty on, the Null does more than to step onto a royal piece.
const TELLING: u8 = 4;

/// The longest line that is kept, in bytes: longer ones are little but replies.
const LONGEST: usize = 8_000;

/// Looks for puzzles.
#[derive(Default)]
pub(crate) struct Finder {
    pub(crate) engine: Engine,
}

impl Finder {
    /// The puzzles in a game, of each kind those that lie far enough apart.
    pub(crate) fn look(&mut self, game: &Game) -> Vec<Puzzle> {
        let mut found: Vec<(usize, Puzzle)> = Vec::new();
        let mut made = 0;
        for (position, action) in game.positions().iter().zip(game.actions()) {
            if made >= OPENING as usize && position.halfmove < LATE {
                let fen = rules::fen::write(game.variant(), position);
                for kind in Kind::ALL {
                    let close =
                        |(at, other): &&(usize, Puzzle)| other.kind() == kind && made < at + APART;
                    let many = found.iter().filter(|(_, other)| other.kind() == kind).count();
                    if many < FROM_ONE && !found.iter().any(|other| close(&other)) {
                        found.extend(self.best(game, &fen, kind).map(|puzzle| (made, puzzle)));
                    }
                }
            }
            made += usize::from(action.is_turn());
        }
        found.into_iter().map(|(_, puzzle)| puzzle).collect()
    }

    /// The hardest puzzle of a kind in a position or, where a roll is due that binds the turn, in
    /// one of the positions that it can lead to; likewise the last turn before a roll for the Null.
    fn best(&mut self, game: &Game, fen: &str, kind: Kind) -> Option<Puzzle> {
        let game = Game::from_fen(game.variant(), fen).ok()?;
        let null = game.variant().features().null;
        if kind == Kind::Null && game.variant().turns_to_roll(game.position()) == Some(1) {
            return self.find(&game, kind).or_else(|| self.before_roll(&game));
        }
        if null || kind == Kind::Numbers || !game.position().is_roll_due() {
            return self.find(&game, kind);
        }
        let rolled = (1..=8).filter_map(|face| {
            let mut rolled = game.clone();
            rolled.play(Action::Roll(face)).ok()?;
            self.find(&rolled, kind)
        });
        let rolled: Vec<Puzzle> = rolled.collect();
        rolled.into_iter().max_by_key(|puzzle| (puzzle.difficulty(), Reverse(puzzle.id())))
    }

    /// What a roll for the Null does after one of the legal turns: the hardest to tell.
    fn before_roll(&mut self, game: &Game) -> Option<Puzzle> {
        let made = game.legal_actions().iter().filter_map(|action| {
            let mut made = game.clone();
            made.play(*action).ok()?;
            self.find(&made, Kind::Null)
        });
        let made: Vec<Puzzle> = made.filter(|puzzle| puzzle.difficulty() >= TELLING).collect();
        made.into_iter().max_by_key(|puzzle| (puzzle.difficulty(), Reverse(puzzle.id())))
    }

    fn find(&mut self, game: &Game, kind: Kind) -> Option<Puzzle> {
        if kind == Kind::Mate && !self.is_promising(game) {
            return None;
        }
        Puzzle::find(game, kind).filter(|puzzle| puzzle.to_string().len() <= LONGEST)
    }

    /// Whether it is worth the time to try everything: in chess, whether a mate in two or three is
    /// seen.
    fn is_promising(&mut self, game: &Game) -> bool {
        let features = game.variant().features();
        if game.position().phase != Phase::Turn || features.die || features.gravitatur {
            return true;
        }
        let limits = Limits { nodes: Some(NODES), ..Limits::default() };
        let thought = self.engine.think(game, &limits, &AtomicBool::new(false));
        thought
            .and_then(|thought| thought.score.forced())
            .is_some_and(|turns| (2..=3).contains(&turns))
    }
}
