//! The engine in its games: it rolls, decides and makes its turns as soon as it is next.
//!
//! What it has to do is written with the entry that makes it next, and leased to who writes that,
//! who lets it act in the background. It chooses by position, history, level and the game's number
//! alone, so whoever goes on after a kill has it choose the same.

use std::sync::Arc;
use std::time::Duration;

use engine::{Level, Limits};
use quick_cache::sync::Cache;
use rules::{Action, Color};
use tokio_util::task::TaskTracker;

use super::games::Actor;
use crate::game::{
    BoardId, EngineError, EnginePool, Entry, GameError, GameState, Games, Hint, Priority, Reason,
    Refusal,
};
use crate::ids::{GameId, UserId};
use crate::in_flight::InFlight;
use crate::store::{JobKey, JobKind};

/// How long what failed at the first try is left alone.
pub(super) const RETRY_DELAY: Duration = Duration::from_secs(1);

/// The engine in all games of this process; clones share it.
#[derive(Clone)]
pub struct EnginePlayer {
    pool: EnginePool,
    /// The boards that it is just answering, and the games of which it is making a review.
    boards: InFlight<BoardId>,
    reviews: InFlight<GameId>,
    /// The hints that it gave of late.
    hints: Arc<Cache<BoardId, Arc<Hint>>>,
    tasks: TaskTracker,
}

/// From which turn on the engine agrees to a draw.
const DRAW_FROM: usize = 20;

/// How far the engine looks after each number of a roll that is due, when a draw is offered then.
const ODDS_DEPTH: u32 = 2;

/// How many hints are remembered.
const HINTS: usize = 256;

impl EnginePlayer {
    /// An engine that searches there.
    pub fn new(pool: EnginePool) -> Self {
        Self {
            pool,
            boards: InFlight::default(),
            reviews: InFlight::default(),
            hints: Arc::new(Cache::new(HINTS)),
            tasks: TaskTracker::new(),
        }
    }

    /// The hints that it gave of late.
    pub(super) fn hints(&self) -> &Cache<BoardId, Arc<Hint>> {
        &self.hints
    }

    /// The threads on which it searches.
    pub(super) fn pool(&self) -> &EnginePool {
        &self.pool
    }

    /// The games of which this process is making a review.
    pub(crate) fn reviews(&self) -> &InFlight<GameId> {
        &self.reviews
    }

    /// The boards that this process is answering.
    pub(crate) fn boards(&self) -> &InFlight<BoardId> {
        &self.boards
    }

    /// Does something in the background that ends when the engine is stopped.
    pub(super) fn spawn(&self, work: impl Future<Output = ()> + Send + 'static) {
        self.tasks.spawn(work);
    }

    /// Waits until it has next answered a board or made a review.
    pub async fn has_answered(&self) {
        tokio::select! {
            () = self.boards.released() => {}
            () = self.reviews.released() => {}
        }
    }

    /// How many questions wait for it, by what they are about.
    pub fn waiting(&self) -> [(&'static str, usize); 3] {
        self.pool.waiting()
    }

    /// Has it leave everything as it is, and waits until it does.
    pub async fn stop(&self) {
        self.pool.stop();
        self.tasks.close();
        self.tasks.wait().await;
    }
}

impl Games {
    /// Has the engine answer a board in the background, unless this process is at it. It is leased
    /// to who calls; if it fails, it is tried again after `pause`.
    pub fn answer(&self, board: BoardId, pause: Duration) {
        let Some(claim) = self.engine().boards.claim(board) else {
            return;
        };
        let games = self.clone();
        self.engine().spawn(async move {
            let pause = match games.act_for_engine(board).await {
                Ok(()) => None,
                Err(GameError::Engine(EngineError::Stopped)) => Some(Duration::ZERO),
                // It comes to the front once those are done that wait.
                Err(GameError::Refused(refusal)) if refusal.reason == Reason::EngineBusy => {
                    Some(RETRY_DELAY)
                }
                Err(error) => {
                    tracing::error!(game = %board.game, seq = board.seq, %error, "no answer yet");
                    Some(pause)
                }
            };
            if let Some(pause) = pause {
                // It may have done a part. If the game cannot be read, nothing has been done since.
                let seq = games.game(board.game).await.map_or(board.seq, |state| state.seq());
                let job = JobKey::game(JobKind::EngineMove, board.game, seq);
                games.give_back(job, pause).await;
            }
            drop(claim);
        });
    }

    /// Waits until the engine has answered a board, if this process is at it; not longer than
    /// `patience`.
    pub async fn answered(&self, board: BoardId, patience: Duration) {
        if let Some(answered) = self.engine().boards.finished(board) {
            self.store().clock().timeout(patience, answered).await.ok();
        }
    }

    /// Acts for the engine while it is next. Whoever was faster is right.
    async fn act_for_engine(&self, board: BoardId) -> Result<(), GameError> {
        let mut state = self.game(board.game).await?;
        while let Some(level) = state.engine_next() {
            let job = JobKey::game(JobKind::EngineMove, board.game, state.seq());
            state = match self.with_lease(job, self.act_once(state, level)).await {
                Err(GameError::Refused(Refusal {
                    reason: Reason::Duplicate | Reason::Ended,
                    ..
                })) => {
                    return Ok(());
                }
                acted => acted?,
            };
        }
        Ok(())
    }

    /// Rolls for the engine, or does what it thinks best.
    async fn act_once(&self, state: GameState, level: Level) -> Result<GameState, GameError> {
        let action = if state.position().is_roll_due() {
            Action::Roll(self.next_roll(&state))
        } else {
            self.choose(&state, level).await?
        };
        self.write(state, Entry::Played(action), Actor::Engine).await
    }

    /// What the engine does: by the game so far, the level and the game's number, and nothing else.
    async fn choose(&self, state: &GameState, level: Level) -> Result<Action, GameError> {
        let (game, limits) = (state.game().clone(), Limits::level(level, state.id().0));
        let found = self.engine().pool.ask(Priority::Turn, move |engine, stop| {
            engine.search(&game, &limits, stop).map(|found| found.action)
        });
        Ok(found.await?.ok_or(EngineError::Nothing)?)
    }

    /// Whether the engine agrees to a draw with this person in its own game: late enough, where it
    /// expects no more than that.
    pub(super) async fn engine_wants_draw(
        &self,
        state: &GameState,
        user: UserId,
    ) -> Result<bool, GameError> {
        let engine = Color::BOTH.into_iter().find(|side| state.player(*side).level().is_some());
        let (Some(side), Some(level)) = (engine, state.engine()) else {
            return Ok(false);
        };
        if state.ply_count() < DRAW_FROM {
            return Ok(false);
        }
        let (game, limits) = (state.game().clone(), Limits::level(level, state.id().0));
        let expected = self.engine().pool.ask(Priority::Hint(user), move |engine, stop| {
            let mover = if game.position().turn == side { 1.0 } else { -1.0 };
            if let Some(odds) = engine.odds(&game, ODDS_DEPTH, stop) {
                let faces = odds.faces.iter().map(|(score, _)| score.expectation());
                return Some(mover * faces.sum::<f64>() / 8.0);
            }
            let actor = if game.position().side_to_act() == side { 1.0 } else { -1.0 };
            Some(actor * engine.search(&game, &limits, stop)?.score.expectation())
        });
        Ok(expected.await?.ok_or(EngineError::Nothing)? <= 0.0)
    }
}
