//! How an ended game went: what each roll and each turn changed, and which turns cost most. Facts
//! alone; their words are the views'.
//!
//! It is computed once, by a job that one process at a time has, and kept.

mod analysis;
mod serial;

use std::sync::Arc;
use std::time::Duration;

use rules::{Action, ByColor, Color, Game, Phase};

use crate::clock::millis;
use crate::game::{
    EngineError, GameError, GameResult, GameState, Games, Priority, Refusal, Termination,
};
use crate::ids::{GameId, UserId};
use crate::store::{JobKey, JobKind};

/// How many reviews a process has begun at once; they are made one after the other.
pub const REVIEWS_AT_ONCE: usize = 4;

/// How often it is looked whether another process has made one.
const LOOK: Duration = Duration::from_millis(500);

/// How an ended game went. All values are White's: 1 where White wins, 0 where Black does.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// How many positions were searched for each value.
    pub nodes: u64,
    /// What the game was worth at its start.
    pub start: f64,
    /// What each action that stands did, the first one first.
    pub steps: Vec<ReviewStep>,
    /// What the game came to.
    pub result: f64,
    /// The turns to be named, in the order of the game.
    pub mistakes: Vec<Mistake>,
}

/// What one action did.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ReviewStep {
    pub action: Action,
    /// Who acted.
    pub by: Color,
    /// To which turn it belongs, from 1: a roll before a turn to that turn, one after it too.
    pub turn: usize,
    /// What the game was worth after it.
    pub value: f64,
    /// By how much a roll changed that; 0 for turns and decisions.
    pub luck: f64,
    /// By how much a turn or decision changed that; 0 for rolls.
    pub play: f64,
}

/// A turn or decision that cost something.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mistake {
    /// Its place among the steps.
    pub step: usize,
    /// What would have been better.
    pub best: Action,
    /// Whether that would have won at once.
    pub mate: bool,
    /// What the better one was worth.
    pub before: f64,
    /// What the one that was played was worth, by the same look.
    pub after: f64,
}

impl Mistake {
    /// What it cost who acted.
    pub fn loss(&self, by: Color) -> f64 {
        own(by, self.before) - own(by, self.after)
    }
}

/// A value of White's as a side's own.
pub fn own(side: Color, value: f64) -> f64 {
    match side {
        Color::White => value,
        Color::Black => 1.0 - value,
    }
}

/// A change of a value of White's as a side's own.
fn own_change(side: Color, change: f64) -> f64 {
    match side {
        Color::White => change,
        Color::Black => -change,
    }
}

impl Review {
    /// What the dice did for each side, by who rolled them, as its own gain.
    pub fn luck(&self) -> ByColor<f64> {
        self.sums(|step| step.luck)
    }

    /// What its turns and decisions did for each side, as its own gain: seldom more than nothing.
    pub fn play(&self) -> ByColor<f64> {
        self.sums(|step| step.play)
    }

    fn sums(&self, of: impl Fn(&ReviewStep) -> f64) -> ByColor<f64> {
        let mut sums = ByColor { white: 0.0, black: 0.0 };
        for step in &self.steps {
            sums[step.by] += own_change(step.by, of(step));
        }
        sums
    }

    /// The step that changed most, if there is any: by luck or by play.
    pub fn decisive_step(&self) -> Option<usize> {
        let change = |step: &ReviewStep| step.luck.abs().max(step.play.abs());
        let steps = self.steps.iter().enumerate();
        let most = steps.max_by(|(_, one), (_, other)| change(one).total_cmp(&change(other)));
        most.map(|(nth, _)| nth)
    }

    /// What the game was worth when it ended.
    pub fn last(&self) -> f64 {
        self.steps.last().map_or(self.start, |step| step.value)
    }

    /// By how much an end by a word or by time changed that, to neither side's account.
    pub fn settled(&self) -> f64 {
        self.result - self.last()
    }
}

/// What is known of a review.
#[derive(Clone, Debug)]
pub enum ReviewStatus {
    /// It is made.
    Ready(Arc<Review>),
    /// It is being made.
    Making,
}

/// What a game came to, as White's score; none where it has not ended or does not count.
fn score(termination: Option<Termination>) -> Option<f64> {
    match termination?.result() {
        GameResult::Won(Color::White) => Some(1.0),
        GameResult::Won(Color::Black) => Some(0.0),
        GameResult::Drawn => Some(0.5),
        GameResult::Aborted => None,
    }
}

/// Who acted, and the number of the turn, of each action of a game.
fn places(game: &Game) -> impl Iterator<Item = (Color, usize)> {
    let mut turns = 0;
    game.actions().iter().zip(game.positions().windows(2)).map(move |(action, around)| {
        turns += usize::from(action.is_turn());
        let comes = matches!(around[1].phase, Phase::MoveWithRoll(_));
        (around[0].side_to_act(), turns + usize::from(comes))
    })
}

impl Games {
    /// How an ended game went, for somebody, where that is known; else it is made from now on.
    /// Refused if there is nothing to review, it would help in a game that they play with people,
    /// or too many others come first.
    pub async fn review(&self, state: &GameState, user: UserId) -> Result<ReviewStatus, GameError> {
        let game = state.id();
        if state.termination().is_none() {
            return Err(Refusal::of_game("refused-review-running", game).into());
        }
        if score(state.termination()).is_none() || state.ply_count() == 0 {
            return Err(Refusal::of_game("refused-review-nothing", game).into());
        }
        let positions = state.game().positions();
        if let Some(own) = self.own_game_helped(user, state, positions).await? {
            return Err(Refusal::of_game("refused-review-helps", own).into());
        }
        if let Some(review) = self.kept_review(state).await? {
            return Ok(ReviewStatus::Ready(Arc::new(review)));
        }
        let most = self.limits().reviews.map_or(i64::MAX, |most| most.get().into());
        match self.store().games().enqueue_review(game, most).await? {
            true => Ok(ReviewStatus::Making),
            false => Err(Refusal::new("refused-review-many").into()),
        }
    }

    /// The same once it is made, here or in another process; none where that takes longer than
    /// `patience`, or this program is being stopped.
    pub async fn reviewed(
        &self,
        state: &GameState,
        patience: Duration,
    ) -> Result<Option<Arc<Review>>, GameError> {
        let clock = self.store().clock();
        let until = clock.now().saturating_add(millis(patience));
        loop {
            if let Some(review) = self.kept_review(state).await? {
                return Ok(Some(Arc::new(review)));
            }
            let left = u64::try_from(until.saturating_sub(clock.now())).unwrap_or_default();
            if left == 0 || self.engine().pool().is_stopped() {
                return Ok(None);
            }
            let left = Duration::from_millis(left);
            match self.engine().reviews().finished(state.id()) {
                Some(made) => clock.timeout(left, made).await.unwrap_or_default(),
                None => clock.sleep(LOOK.min(left)).await,
            }
        }
    }

    /// Makes a review in the background, unless this process is at it. It is leased to who calls;
    /// if it fails, it is tried again after `pause`.
    pub fn make_review(&self, game: GameId, pause: Duration) {
        let Some(claim) = self.engine().reviews().claim(game) else {
            return;
        };
        let games = self.clone();
        self.engine().spawn(async move {
            let pause = match games.analyze(game).await {
                Ok(()) => None,
                Err(GameError::Engine(EngineError::Stopped)) => Some(Duration::ZERO),
                Err(error) => {
                    tracing::error!(%game, %error, "no review yet");
                    Some(pause)
                }
            };
            if let Some(pause) = pause {
                games.give_back(JobKey::game(JobKind::ReviewGame, game, 0), pause).await;
            }
            drop(claim);
        });
    }

    /// Reckons how a game went, and keeps it.
    async fn analyze(&self, game: GameId) -> Result<(), GameError> {
        let state = self.game(game).await?;
        let result = score(state.termination()).filter(|_| state.ply_count() > 0);
        let made = self.kept_review(&state).await?.is_some();
        let job = JobKey::game(JobKind::ReviewGame, game, 0);
        let Some(result) = result.filter(|_| !made) else {
            return Ok(self.store().jobs().complete(job, None).await?);
        };
        let played = state.game().clone();
        let reckoning = self.engine().pool().ask(Priority::Review, move |engine, stop| {
            analysis::review(&played, result, engine, stop)
        });
        let review = self.with_lease(job, reckoning).await?.ok_or(EngineError::Stopped)?;
        let text = serial::write(&review);
        let text = text.map_err(|why| GameError::Broken { game, why: why.to_string() })?;
        self.store().games().add_review(game, &text).await?;
        Ok(())
    }

    /// What is kept of a review; nothing where that does not fit its game: then it is
    /// made again.
    pub async fn kept_review(&self, state: &GameState) -> Result<Option<Review>, GameError> {
        let Some(text) = self.store().games().review(state.id()).await? else {
            return Ok(None);
        };
        let result = score(state.termination()).unwrap_or(f64::NAN);
        match serial::read(&text, state.game(), result) {
            Ok(review) => Ok(Some(review)),
            Err(why) => {
                tracing::debug!(game = %state.id(), %why, "a review is made anew");
                Ok(None)
            }
        }
    }
}
