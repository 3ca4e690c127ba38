//! People in groups, who do whatever can be done, at random.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use ::tests::audit::Acknowledged;
use ::tests::board_of;
use playground::{Id, Message, Playground};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rules::variants::VARIANTS;
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::acts::{self, Act};

/// How many of the last messages somebody looks at.
const LOOKED_AT: usize = 6;

/// How likely a challenge asks for a thread, and a group goes elsewhere: to one of its
/// threads, or back.
const THREAD: f64 = 0.25;
const ELSEWHERE: f64 = 0.02;

/// How strong Eightfold plays.
const LEVEL: u8 = 1;

/// What people did, and were told.
#[derive(Debug, Default)]
pub(crate) struct ClientLog {
    /// How many acts there were.
    pub(crate) acts: usize,
    /// How many of them nobody answered in time.
    pub(crate) silent: usize,
    /// What was acknowledged.
    pub(crate) acknowledged: Vec<Acknowledged>,
    /// In which channels and by which interactions somebody may have stopped a clock or let it run.
    pub(crate) pauses: Vec<(Id, Id)>,
}

/// All the people.
pub(crate) struct People {
    /// What they were told so far.
    log: Arc<Mutex<ClientLog>>,
    going: watch::Sender<bool>,
    groups: JoinSet<()>,
}

impl People {
    /// Seats people in so many groups, each in a channel of its own, who begin at once.
    pub(crate) fn seat(playground: &Arc<Playground>, tables: u32, seed: u64) -> Self {
        let pool: Vec<Id> = (0..tables.max(4))
            .map(|number| playground.add_person(&format!("Player {number}")))
            .collect();
        // Fields as no library expects them.
        let user = json!({ "avatar": "clip_4f3a", "public_flags": 1_u64 << 41 });
        let member = json!({ "avatar": "x", "flags": 1_u64 << 40 });
        for odd in pool.iter().step_by(4) {
            playground.set_odd(*odd, user.clone(), member.clone());
        }
        let mut people =
            Self { log: Arc::default(), going: watch::Sender::new(true), groups: JoinSet::new() };
        for (number, variant) in (0..tables).zip(VARIANTS.iter().cycle()) {
            // Each game is played against Eightfold, with a pace, and without.
            let way = (number + number / 4 * 3) % 4;
            let alone = way == 0;
            // Some of those who play against Eightfold do so in direct messages.
            let direct = alone && number % 2 == 1;
            let (channel, pool) = if direct {
                let person = pool[number as usize % pool.len()];
                (playground.add_direct(person, playground.application_id()), vec![person])
            } else {
                (playground.add_channel(&format!("chaos-{number}")), pool.clone())
            };
            let group = PlayerGroup {
                playground: Arc::clone(playground),
                home: channel,
                channel,
                threads: 0,
                variant: variant.id(),
                alone,
                timed: way == 1 || way == 2,
                pool,
                choice: StdRng::seed_from_u64(seed.wrapping_add(number.into())),
                log: Arc::clone(&people.log),
            };
            people.groups.spawn(group.run(people.going.subscribe()));
        }
        people
    }

    /// Waits until everybody has done with what they were about to do; what they were told.
    pub(crate) async fn stop(mut self) -> ClientLog {
        self.going.send_replace(false);
        while self.groups.join_next().await.is_some() {}
        std::mem::take(&mut self.log.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// One group: two people, or one and Eightfold, in one game after another.
struct PlayerGroup {
    playground: Arc<Playground>,
    home: Id,
    /// Where they are: at home, or in a thread of it.
    channel: Id,
    /// How many threads were opened.
    threads: usize,
    variant: &'static str,
    alone: bool,
    timed: bool,
    pool: Vec<Id>,
    choice: StdRng,
    log: Arc<Mutex<ClientLog>>,
}

impl PlayerGroup {
    async fn run(mut self, going: watch::Receiver<bool>) {
        while *going.borrow() {
            let pause = self.choice.random_range(5..80);
            tokio::time::sleep(Duration::from_millis(pause)).await;
            // Most people see that the bot is not there.
            if self.playground.is_connected() || self.choice.random_bool(0.02) {
                self.go();
                self.act().await;
            }
        }
    }

    /// Goes where a thread was opened for a game, and now and then elsewhere.
    fn go(&mut self) {
        let mut threads = self.playground.channels();
        threads.retain(|it| it.parent == Some(self.home));
        let opened = threads.len();
        threads.retain(|it| !it.archived);
        if opened > self.threads {
            self.threads = opened;
            self.channel = threads.iter().map(|it| it.id).max().unwrap_or(self.home);
        } else if self.choice.random_bool(ELSEWHERE) {
            let thread = threads.choose(&mut self.choice).filter(|_| self.choice.random_bool(0.5));
            self.channel = thread.map_or(self.home, |it| it.id);
        }
    }

    /// Does one thing that can be done, now and then twice at once.
    async fn act(&mut self) {
        let seen = self.playground.messages(self.channel, self.pool[0]);
        let runs = |it: &&Message| board_of(it).is_some_and(|(_, ply)| ply.is_some());
        let board = seen.iter().rev().find(runs);
        let open = seen.iter().rev().take(LOOKED_AT).any(|it| it.button("Accept").is_some());
        if board.is_none() && !open && self.choice.random_bool(0.3) {
            // A game may go on whose board is gone.
            let choice = self.fork();
            return self.does(self.pool[0], &Act::Command("board", json!({})), choice).await;
        }
        if board.is_none() && !open || self.choice.random_bool(0.01) {
            return self.challenge().await;
        }
        let person = self.who(board, &seen);
        let mine = self.playground.messages(self.channel, person);
        let messages = looked_at(&mine, board);
        let Some(act) = acts::choose(&messages, board.is_some(), &mut self.choice) else {
            return;
        };
        if self.choice.random_bool(0.04) {
            let (one, other) = (self.fork(), self.fork());
            tokio::join!(self.does(person, &act, one), self.does(person, &act, other));
            return;
        }
        let choice = self.fork();
        self.does(person, &act, choice).await;
    }

    /// Mostly who is next, or is asked; else anybody who is named.
    fn who(&mut self, board: Option<&Message>, seen: &[Message]) -> Id {
        let newest = seen.iter().rev().take(LOOKED_AT);
        let asked = newest
            .filter(|it| it.button("Accept").is_some() || Some(it.id) == board.map(|it| it.id));
        let named: Vec<Id> = asked.flat_map(mentioned).collect();
        match named.first() {
            Some(first) if self.choice.random_bool(0.8) => *first,
            _ => named
                .choose(&mut self.choice)
                .or_else(|| self.pool.choose(&mut self.choice))
                .copied()
                .unwrap_or(self.pool[0]),
        }
    }

    async fn challenge(&mut self) {
        let two: Vec<Id> = self.pool.sample(&mut self.choice, 2).copied().collect();
        // In direct messages there are no threads.
        let thread = self.pool.len() > 1 && self.choice.random_bool(THREAD);
        let mut options = json!({ "variant": self.variant, "thread": thread });
        if self.alone {
            options["opponent"] = json!(self.playground.application_id().to_string());
            options["level"] = json!(LEVEL);
        } else {
            options["opponent"] = json!(two[1].to_string());
            if self.timed {
                options["pace"] = Value::from("10m");
            }
        }
        let act = Act::Command("challenge", options);
        let choice = self.fork();
        self.does(two[0], &act, choice).await;
    }

    /// Choices of their own for one act.
    fn fork(&mut self) -> StdRng {
        StdRng::seed_from_u64(self.choice.random())
    }

    async fn does(&self, person: Id, act: &Act, mut choice: StdRng) {
        let place = (person, self.channel);
        let done = acts::perform(&self.playground, place, act, &mut choice).await;
        let Ok(outcome) = done else { return };
        let mut log = self.log.lock().unwrap_or_else(PoisonError::into_inner);
        log.acts += 1;
        log.silent += usize::from(matches!(outcome.answer, playground::Answer::Silence));
        log.acknowledged.extend(acts::acknowledged(act, &outcome));
        log.pauses.extend(acts::may_pause(act).then_some((self.channel, outcome.interaction)));
    }
}

/// The last messages, and the newest board wherever it stands.
fn looked_at(seen: &[Message], board: Option<&Message>) -> Vec<Message> {
    let last = &seen[seen.len().saturating_sub(LOOKED_AT)..];
    let board = board.filter(|board| last.iter().all(|it| it.id != board.id));
    board.into_iter().chain(last).cloned().collect()
}

/// Whom a message mentions, in this order.
fn mentioned(message: &Message) -> Vec<Id> {
    let parts = message.content.split("<@").skip(1);
    parts.filter_map(|it| it.split_once('>')?.0.parse().ok()).collect()
}
