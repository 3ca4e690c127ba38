//! What people do over the wire.

use std::collections::VecDeque;
use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use ::tests::process::{Process, count};
use playground::{ActError, Answer, Id, Outcome, Playground};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rules::{Action, Color};
use serde_json::{Value, json};
use tokio::task::JoinSet;
use tokio::time::Instant;

use crate::stored_game::StoredGame;

/// How many people act at once where all games are touched.
const AT_ONCE: usize = 16;

/// Who play, and look.
pub(crate) struct People {
    playground: Arc<Playground>,
    /// The games that are still played, the one that waits longest first.
    games: Mutex<VecDeque<StoredGame>>,
    people: Vec<Id>,
    channels: Vec<Id>,
    seed: u64,
    answers: AnswerCounters,
}

/// What people were answered, counted.
#[derive(Default)]
struct AnswerCounters {
    answered: AtomicU64,
    busy: AtomicU64,
    refused: AtomicU64,
    silent: AtomicU64,
}

/// The same at a moment: answers, refusals because of too many, other refusals, and silence.
#[derive(Clone, Copy)]
pub(crate) struct AnswerCounts(pub(crate) [u64; 4]);

/// What came of what somebody did.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ActOutcome {
    /// Something that all may see, now or later.
    Done,
    /// Something for this person alone, with a picture.
    Shown,
    /// The bot is too busy.
    Busy,
    /// Other words.
    Refused,
    /// Nothing.
    Silence,
}

impl People {
    /// Seats the people at these games.
    pub(crate) fn seat(
        playground: Arc<Playground>,
        games: Vec<StoredGame>,
        seed: u64,
    ) -> Arc<Self> {
        let people = games.iter().flat_map(|game| game.people).collect();
        let channels = games.iter().filter_map(|game| id(game.channel)).collect();
        let games = Mutex::new(games.into());
        let answers = AnswerCounters::default();
        Arc::new(Self { playground, games, people, channels, seed, answers })
    }

    /// How many games are still played.
    pub(crate) fn games(&self) -> usize {
        self.pool().len()
    }

    /// What people were answered so far.
    pub(crate) fn answer_counts(&self) -> AnswerCounts {
        let AnswerCounters { answered, busy, refused, silent } = &self.answers;
        AnswerCounts([answered, busy, refused, silent].map(|it| it.load(Ordering::Relaxed)))
    }

    /// In each game somebody acts once.
    pub(crate) async fn touch_all(self: &Arc<Self>) {
        let games: VecDeque<StoredGame> = std::mem::take(&mut *self.pool());
        let games = Arc::new(Mutex::new(games));
        let mut workers = JoinSet::new();
        for worker in 0..AT_ONCE {
            let (this, games) = (Arc::clone(self), Arc::clone(&games));
            workers.spawn(async move {
                let mut choice = this.choice(worker as u64);
                loop {
                    let next = games.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
                    let Some(game) = next else { return };
                    this.act(game, &mut choice).await;
                }
            });
        }
        workers.join_all().await;
    }

    /// So many people act and look as fast as they are answered, for so long.
    pub(crate) async fn crowd(self: &Arc<Self>, number: u64, lasts: Duration) {
        let until = Instant::now() + lasts;
        let mut crowd = JoinSet::new();
        for one in 0..number {
            let this = Arc::clone(self);
            crowd.spawn(async move {
                let mut choice = this.choice(1000 + one);
                while Instant::now() < until {
                    this.act_or_look(&mut choice, 2).await;
                }
            });
        }
        crowd.join_all().await;
    }

    /// So many acts and looks a second, for so long.
    pub(crate) async fn steady_load(self: &Arc<Self>, rate: u32, (lasts, part): (Duration, u64)) {
        let until = Instant::now() + lasts;
        let mut due = tokio::time::interval(Duration::from_secs(1) / rate);
        let (mut running, mut number) = (JoinSet::new(), part << 32);
        while Instant::now() < until {
            due.tick().await;
            number += 1;
            let (this, mut choice) = (Arc::clone(self), self.choice(number));
            running.spawn(async move { this.act_or_look(&mut choice, 5).await });
            while running.try_join_next().is_some() {}
        }
        running.join_all().await;
    }

    /// Asks for what the engine thinks about, and waits for it: from then on it has its memory. Its
    /// threads are one for reviews and fewer for other questions than there are processors; as many
    /// questions are asked at once, so that each thread has one.
    pub(crate) async fn wake_engine(self: &Arc<Self>, bot: &Process) {
        let threads = thread::available_parallelism().map_or(1, NonZero::get);
        let mut questions = JoinSet::new();
        for (number, question) in (0..threads).map(odds).chain([self.review(0)]).enumerate() {
            let this = Arc::clone(self);
            questions.spawn(async move {
                let (one, at) = (this.people[number % this.people.len()], this.channels[0]);
                let run = this.playground.run_command(one, at, question.0, question.1);
                this.note(&run.await);
            });
        }
        questions.join_all().await;
        let line = |kind: &str| format!("engine_waiting{{kind=\"{kind}\"}}");
        let kinds = ["turn", "hint", "review"].map(line);
        let picked_up = |metrics: &str| kinds.iter().all(|it| count(metrics, it) == 0.0);
        bot.until("/metrics", |_, metrics| picked_up(metrics)).await;
    }

    /// Asks for the review of a game that had ended before anybody acted.
    fn review(&self, number: usize) -> (&'static str, Value) {
        ("review", json!({ "game": self.channels.len() + 1 + number }))
    }

    /// Somebody acts in a game, or else looks at something: once in so many times.
    async fn act_or_look(&self, choice: &mut StdRng, seldom: u32) {
        let game = if choice.random_ratio(1, seldom) { None } else { self.pool().pop_front() };
        match game {
            Some(game) => self.act(game, choice).await,
            None => self.look(choice).await,
        }
    }

    /// Acts in a game; it is played on unless it has ended, or that is refused for another reason
    /// than too much to do.
    async fn act(&self, mut game: StoredGame, choice: &mut StdRng) {
        let Some((action, channel)) = game.choose(choice).zip(id(game.channel)) else { return };
        let actor = game.people[usize::from(game.game.position().side_to_act() == Color::Black)];
        let (name, options) = match action {
            Action::Roll(_) => ("roll", json!({})),
            action => ("move", json!({ "turn": action.to_string() })),
        };
        let run = self.playground.run_command(actor, channel, name, options);
        match self.note(&run.await) {
            ActOutcome::Done => game.follow(action),
            ActOutcome::Busy | ActOutcome::Silence => {}
            ActOutcome::Shown | ActOutcome::Refused => return,
        }
        if game.game.end().is_none() {
            self.pool().push_back(game);
        }
    }

    /// Looks at one thing or another.
    async fn look(&self, choice: &mut StdRng) {
        let looks = [
            ("replay", json!({})),
            ("board", json!({})),
            ("game", json!({})),
            ("games", json!({})),
            ("profile", json!({})),
            ("puzzle", json!({})),
            ("rules", json!({ "variant": "totem" })),
            self.review(choice.random_range(0..999)),
            odds(choice.random_range(0..8)),
        ];
        let (one, at) = (self.people.choose(choice), self.channels.choose(choice));
        let look = looks.choose(choice).cloned();
        if let (Some(&one), Some(&at), Some((name, options))) = (one, at, look) {
            self.note(&self.playground.run_command(one, at, name, options).await);
        }
    }

    /// Counts an answer, and says what it is.
    fn note(&self, reply: &Result<Outcome, ActError>) -> ActOutcome {
        let outcome = match reply.as_ref().map(|reply| &reply.answer) {
            Err(_) | Ok(Answer::Silence) => ActOutcome::Silence,
            Ok(Answer::Message { message }) if message.content.contains("very busy") => {
                ActOutcome::Busy
            }
            Ok(Answer::Message { message }) if message.only_for.is_some() => {
                if message.attachments.is_empty() { ActOutcome::Refused } else { ActOutcome::Shown }
            }
            Ok(_) => ActOutcome::Done,
        };
        let count = match outcome {
            ActOutcome::Done | ActOutcome::Shown => &self.answers.answered,
            ActOutcome::Busy => &self.answers.busy,
            ActOutcome::Refused => &self.answers.refused,
            ActOutcome::Silence => &self.answers.silent,
        };
        count.fetch_add(1, Ordering::Relaxed);
        outcome
    }

    fn choice(&self, number: u64) -> StdRng {
        StdRng::seed_from_u64(self.seed.wrapping_mul(1_000_003).wrapping_add(number))
    }

    fn pool(&self) -> MutexGuard<'_, VecDeque<StoredGame>> {
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Asks for the odds of a position: the kings, and a pawn on the file with this number.
fn odds(file: usize) -> (&'static str, Value) {
    let pawn = ["P7", "1P6", "2P5", "3P4", "4P3", "5P2", "6P1", "7P"][file % 8];
    let position = format!("4k3/8/8/8/8/8/{pawn}/4K3 w - - 0 1");
    ("odds", json!({ "variant": "chess", "position": position }))
}

fn id(stored: i64) -> Option<Id> {
    stored.to_string().parse().ok()
}
