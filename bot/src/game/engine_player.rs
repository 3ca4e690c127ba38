//! The engine at its tables: it rolls, decides and makes its turns as soon as it is next.
//!
//! What it has to do is written with the entry that makes it next, and leased to who writes that, who
//! lets it act in the background. It chooses by position, history, level and the game's number alone,
//! so whoever goes on after a kill has it choose the same.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use engine::{Level, Limits};
use quick_cache::sync::Cache;
use rules::{Action, Color};
use tokio::sync::{Notify, watch};
use tokio_util::task::TaskTracker;

use super::games::Actor;
use super::{
    BoardId, EngineError, EnginePool, Entry, Error, GameState, Games, Hint, Priority, Refusal,
};
use crate::clock::millis;
use crate::ids::UserId;
use crate::store::{JobKey, JobKind, lease};

/// How long what failed at the first try is left alone.
pub(super) const PAUSE: Duration = Duration::from_secs(1);

/// The engine at all tables of this process; clones share it.
#[derive(Clone)]
pub struct EnginePlayer {
    thinkers: EnginePool,
    shared: Arc<Shared>,
}

struct Shared {
    /// The boards that it is just answering. A mutex of std's, since it is never held across an
    /// await.
    answering: Mutex<HashMap<BoardId, watch::Receiver<()>>>,
    /// Told when it has answered.
    answered: Notify,
    /// The hints that it gave of late.
    hints: Cache<BoardId, Arc<Hint>>,
    tasks: TaskTracker,
}

/// From which turn on the engine agrees to a draw.
const DRAW_FROM: usize = 20;

/// How far the engine looks after each number of a roll that is due, when a draw is offered then.
const ODDS_DEPTH: u32 = 2;

/// How many hints are remembered.
const HINTS: usize = 256;

impl EnginePlayer {
    /// An opponent that thinks there.
    pub fn new(thinkers: EnginePool) -> Self {
        let shared = Shared {
            answering: Mutex::default(),
            answered: Notify::new(),
            hints: Cache::new(HINTS),
            tasks: TaskTracker::new(),
        };
        Self { thinkers, shared: Arc::new(shared) }
    }

    /// The hints that it gave of late.
    pub(super) fn hints(&self) -> &Cache<BoardId, Arc<Hint>> {
        &self.shared.hints
    }

    /// The threads on which it thinks.
    pub(super) fn thinkers(&self) -> &EnginePool {
        &self.thinkers
    }

    /// Does something in the background that ends when the engine is stopped, and tells when it is
    /// done as if it were an answer.
    pub(super) fn spawn(&self, work: impl Future<Output = ()> + Send + 'static) {
        let shared = Arc::clone(&self.shared);
        self.shared.tasks.spawn(async move {
            work.await;
            shared.answered.notify_one();
        });
    }

    /// Waits until it has next answered somewhere.
    pub async fn has_answered(&self) {
        self.shared.answered.notified().await;
    }

    /// How many boards it is answering.
    pub fn busy(&self) -> usize {
        self.answering().len()
    }

    /// How many questions wait for it, by what they are about.
    pub fn waiting(&self) -> [(&'static str, usize); 3] {
        self.thinkers.waiting()
    }

    /// Has it leave everything as it is, and waits until it does.
    pub async fn stop(&self) {
        self.thinkers.stop();
        self.shared.tasks.close();
        self.shared.tasks.wait().await;
    }

    fn answering(&self) -> MutexGuard<'_, HashMap<BoardId, watch::Receiver<()>>> {
        self.shared.answering.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a board to be answered, until the value returned is dropped; none where somebody has it.
    fn take(&self, board: BoardId) -> Option<Taken> {
        let (done, doing) = watch::channel(());
        let mut answering = self.answering();
        if answering.contains_key(&board) {
            return None;
        }
        answering.insert(board, doing);
        Some(Taken { opponent: self.clone(), board, _done: done })
    }
}

/// A board that the engine is answering. Whoever waits for it is told when this is dropped.
struct Taken {
    opponent: EnginePlayer,
    board: BoardId,
    _done: watch::Sender<()>,
}

impl Drop for Taken {
    fn drop(&mut self) {
        self.opponent.answering().remove(&self.board);
        self.opponent.shared.answered.notify_one();
    }
}

impl Games {
    /// Has the engine answer a board in the background, unless this process is at it. It is leased to
    /// who calls; where it fails it is left alone for as long as `pause`.
    pub fn answer(&self, board: BoardId, pause: Duration) {
        let Some(taken) = self.opponent().take(board) else {
            return;
        };
        let tables = self.clone();
        self.opponent().shared.tasks.spawn(async move {
            match tables.act_for_engine(board).await {
                Ok(()) => {}
                Err(Error::Engine(EngineError::Stopped)) => {
                    tables.leave(board, Duration::ZERO).await;
                }
                // It comes to the front once those are done that wait.
                Err(Error::Refused(Refusal::EngineBusy)) => tables.leave(board, PAUSE).await,
                Err(error) => {
                    tracing::error!(game = %board.game, seq = board.seq, %error, "no answer yet");
                    tables.leave(board, pause).await;
                }
            }
            drop(taken);
        });
    }

    /// Waits until the engine has answered a board, if this process is at it; not longer than
    /// `patience`.
    pub async fn answered(&self, board: BoardId, patience: Duration) {
        let doing = self.opponent().answering().get(&board).cloned();
        if let Some(mut doing) = doing {
            // Nothing is ever sent: it closes.
            drop(self.store().clock().timeout(patience, doing.changed()).await);
        }
    }

    /// Gives what the engine has to do back, to be done later. It may have done a part.
    async fn leave(&self, board: BoardId, pause: Duration) {
        let due = self.store().clock().now().saturating_add(millis(pause));
        // Where the game cannot be read, nothing has been done since.
        let seq = self.game(board.game).await.map_or(board.seq, |state| state.seq());
        let job = JobKey::game(JobKind::EngineMove, board.game, seq);
        let given_back = self.store().jobs().reschedule(job, None, Some(due)).await;
        if let Err(error) = given_back {
            tracing::error!(game = %board.game, %error, "the engine's turn is not given back");
        }
    }

    /// Acts for the engine while it is next. Whoever was faster is right.
    async fn act_for_engine(&self, board: BoardId) -> Result<(), Error> {
        let mut state = self.game(board.game).await?;
        while let Some(level) = state.engine_next() {
            let kept = self.keep_lease(state.board());
            let acted = tokio::select! {
                acted = self.act_once(state, level) => acted,
                never = kept => match never {},
            };
            state = match acted {
                Err(Error::Refused(Refusal::Duplicate | Refusal::Ended(_))) => return Ok(()),
                acted => acted?,
            };
        }
        Ok(())
    }

    /// Rolls for the engine, or does what it thinks best.
    async fn act_once(&self, state: GameState, level: Level) -> Result<GameState, Error> {
        let action = if state.position().is_roll_due() {
            Action::Roll(self.next_roll(&state))
        } else {
            self.choose(&state, level).await?
        };
        self.write(state, Entry::Played(action), Actor::Engine).await
    }

    /// What the engine does: by the game so far, the level and the game's number, and nothing else.
    async fn choose(&self, state: &GameState, level: Level) -> Result<Action, Error> {
        let (game, limits) = (state.game().clone(), Limits::level(level, state.id().0));
        let thought = self.opponent().thinkers.ask(Priority::Turn, move |engine, stop| {
            engine.think(&game, &limits, stop).map(|thought| thought.action)
        });
        Ok(thought.await?.ok_or(EngineError::Nothing)?)
    }

    /// Whether the engine agrees to a draw with this person in its own game: late enough, where it
    /// expects no more than that.
    pub(super) async fn engine_wants_draw(
        &self,
        state: &GameState,
        user: UserId,
    ) -> Result<bool, Error> {
        let engine = Color::BOTH.into_iter().find(|side| state.player(*side).level().is_some());
        let (Some(side), Some(level)) = (engine, state.engine()) else {
            return Ok(false);
        };
        if state.ply_count() < DRAW_FROM {
            return Ok(false);
        }
        let (game, limits) = (state.game().clone(), Limits::level(level, state.id().0));
        let expected = self.opponent().thinkers.ask(Priority::Hint(user), move |engine, stop| {
            let mover = if game.position().turn == side { 1.0 } else { -1.0 };
            if let Some(odds) = engine.odds(&game, ODDS_DEPTH, stop) {
                let faces = odds.faces.iter().map(|(score, _)| score.expectation());
                return Some(mover * faces.sum::<f64>() / 8.0);
            }
            let actor = if game.position().actor() == side { 1.0 } else { -1.0 };
            Some(actor * engine.think(&game, &limits, stop)?.score.expectation())
        });
        Ok(expected.await?.ok_or(EngineError::Nothing)? <= 0.0)
    }

    /// Keeps the lease of what the engine has to do after a board.
    async fn keep_lease(&self, board: BoardId) -> Infallible {
        let job = JobKey::game(JobKind::EngineMove, board.game, board.seq);
        loop {
            self.store().clock().sleep(lease(JobKind::EngineMove) / 2).await;
            if let Err(error) = self.store().jobs().renew_lease(job).await {
                tracing::error!(game = %board.game, %error, "a lease is not renewed");
            }
        }
    }
}
