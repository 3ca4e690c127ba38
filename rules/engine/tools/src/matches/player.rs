//! A player that is ready to play.

use anyhow::Context;
use engine::{Engine, Limits};
use rand::SeedableRng;
use rules::Game;

use super::baseline;
use super::program::Program;
use super::spec::{PlayerKind, PlayerSpec};
use crate::seeds::Numbers;
use crate::self_play::{random_action, search};

/// A player that is ready to play.
pub enum Player {
    /// Any legal action.
    Random(Numbers),
    /// The one-ply player.
    Baseline(Numbers),
    /// This build's engine.
    Engine(Box<Engine>, Limits),
    /// A program of its own.
    Program(Program),
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
            PlayerKind::Process(path) => Self::Program(Program::start(path, false, spec)?),
            PlayerKind::Uci(path) => Self::Program(Program::start(path, true, spec)?),
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
            Self::Program(program) => program.begin(seed)?,
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
            Self::Engine(engine, limits) => search(engine, game, limits).action,
            Self::Program(program) => program.choose(game)?,
        };
        game.play(action).with_context(|| format!("in {}", game.fen()))
    }
}
