//! Who plays a side.

use std::io;
use std::sync::atomic::AtomicBool;

use engine::Engine;
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rules::{Action, Game, IllegalAction};
use thiserror::Error;

use crate::chance::Numbers;
use crate::plain;
use crate::process::OtherPlayer;
use crate::setting::{Budget, Kind, Setting};
use crate::uci::Uci;

/// Who plays a side.
pub(crate) enum Player {
    /// Any legal action.
    Random(Numbers),
    /// The plain player.
    Plain(Numbers),
    /// This build's engine, and its game's seed.
    Engine(Box<Engine>, Budget, u64),
    /// Another build's.
    Other(OtherPlayer),
    /// A chess engine.
    Uci(Uci),
}

/// Why a match cannot go on.
#[derive(Debug, Error)]
pub(crate) enum Failure {
    #[error("{path}: {error}")]
    Program { path: String, error: io::Error },
    #[error("{0}: ended without an answer")]
    Gone(String),
    #[error("{path}: answered {line:?}")]
    Nonsense { path: String, line: String },
    #[error("`{setting}` has no action in {fen}")]
    Silent { setting: String, fen: String },
    #[error("`{setting}` played in {fen}: {error}")]
    Illegal { setting: String, fen: String, error: IllegalAction },
    #[error("{0}")]
    Log(#[from] io::Error),
}

impl Player {
    /// Whoever the setting names.
    pub(crate) fn new(setting: &Setting) -> Result<Self, Failure> {
        Ok(match &setting.kind {
            Kind::Random => Self::Random(Numbers::seed_from_u64(0)),
            Kind::Plain => Self::Plain(Numbers::seed_from_u64(0)),
            Kind::Engine(budget) => Self::Engine(Box::default(), *budget, 0),
            Kind::Player { path, go, seed } => Self::Other(OtherPlayer::start(path, go, *seed)?),
            Kind::Uci { path, elo, time } => Self::Uci(Uci::start(path, *elo, *time)?),
        })
    }

    /// Begins a game.
    pub(crate) fn begin(&mut self, seed: u64) -> Result<(), Failure> {
        match self {
            Self::Random(numbers) | Self::Plain(numbers) => {
                *numbers = Numbers::seed_from_u64(seed);
            }
            Self::Engine(_, _, of_game) => *of_game = seed,
            Self::Other(player) => player.begin(seed)?,
            Self::Uci(engine) => engine.begin()?,
        }
        Ok(())
    }

    /// The action that it chooses, if it has one.
    pub(crate) fn choose(&mut self, game: &Game) -> Result<Option<Action>, Failure> {
        Ok(match self {
            Self::Random(numbers) => game.legal_actions().choose(numbers).copied(),
            Self::Plain(numbers) => plain::choose(game, numbers),
            Self::Engine(engine, budget, seed) => {
                let thought = engine.think(game, &budget.limits(*seed), &AtomicBool::new(false));
                thought.map(|thought| thought.action)
            }
            Self::Other(player) => Some(player.choose(game)?),
            Self::Uci(engine) => Some(engine.choose(game)?),
        })
    }

    /// Whether it works in this process, so that its time can be told.
    pub(crate) fn is_here(&self) -> bool {
        matches!(self, Self::Random(_) | Self::Plain(_) | Self::Engine(..))
    }
}
