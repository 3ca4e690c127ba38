//! A player that is ready to play.

use anyhow::Context;
use engine::{Engine, Limits};
use rand::SeedableRng;
use rules::Game;

use super::baseline;
use super::program::{Process, Uci};
use super::spec::{PlayerKind, PlayerSpec};
use crate::seeds::Numbers;
use crate::self_play::{random_action, think};

/// A player that is ready to play.
pub enum Player {
    /// Any legal action.
    Random(Numbers),
    /// The one-ply player.
    Baseline(Numbers),
    /// This build's engine.
    Engine(Box<Engine>, Limits),
    /// The program `player` of a build.
    Process(Process),
    /// A chess engine.
    Uci(Uci),
}

impl Player {
    /// Starts what the text names.
    ///
    /// # Errors
    ///
    /// Fails where a program cannot be started.
    pub fn start(spec: &PlayerSpec) -> anyhow::Result<Self> {
        Ok(match &spec.kind {
            PlayerKind::Random => Self::Random(Numbers::seed_from_u64(0)),
            PlayerKind::Baseline => Self::Baseline(Numbers::seed_from_u64(0)),
            PlayerKind::Engine => Self::Engine(Box::default(), spec.limits),
            PlayerKind::Process(path) => Self::Process(Process::start(path, &spec.limits)?),
            PlayerKind::Uci(path) => Self::Uci(Uci::start(path, spec.elo, &spec.limits)?),
        })
    }

    /// Begins a game.
    ///
    /// # Errors
    ///
    /// Fails where the player's program does.
    pub fn begin(&mut self, seed: u64) -> anyhow::Result<()> {
        match self {
            Self::Random(numbers) | Self::Baseline(numbers) => {
                *numbers = Numbers::seed_from_u64(seed);
            }
            Self::Engine(_, limits) => limits.seed = seed,
            Self::Process(process) => process.begin(seed)?,
            Self::Uci(uci) => uci.begin()?,
        }
        Ok(())
    }

    /// Plays the action that it chooses.
    ///
    /// # Errors
    ///
    /// Fails where the player's program does, or what it chooses is not legal.
    pub fn act(&mut self, game: &mut Game) -> anyhow::Result<()> {
        let action = match self {
            Self::Random(numbers) => random_action(game, numbers),
            Self::Baseline(numbers) => baseline::choose(game, numbers),
            Self::Engine(engine, limits) => think(engine, game, limits).action,
            Self::Process(process) => process.choose(game)?,
            Self::Uci(uci) => uci.choose(game)?,
        };
        game.play(action).with_context(|| format!("in {}", game.fen()))
    }
}
