//! Games of one person each against Eightfold, beside the steps that are measured.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use playground::{Answer, Id, Message, Playground};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rules::variants::VARIANTS;
use serde_json::json;
use tokio::sync::watch;

use crate::boards::{Boards, Newest};

/// How long a board is waited for before the same is tried again.
const PATIENCE: Duration = Duration::from_secs(5);

/// The games against Eightfold.
pub(crate) struct Engines {
    going: watch::Sender<bool>,
    /// How many turns of people were followed by a board.
    answered: Arc<AtomicU64>,
    count: u32,
    level: u8,
}

impl Engines {
    /// Seats so many people, who begin when they are let.
    /// Each looks at a board for as long as `pause`.
    pub(crate) fn seat(
        playground: &Arc<Playground>,
        boards: &Boards,
        (count, level): (u32, u8),
        pause: Duration,
        seed: u64,
    ) -> Self {
        let (going, answered) = (watch::Sender::new(false), Arc::<AtomicU64>::default());
        for (number, variant) in (0..count).zip(VARIANTS.iter().cycle()) {
            let channel = playground.add_channel(&format!("engine-{number}"));
            let game = Game {
                playground: Arc::clone(playground),
                channel,
                person: playground.add_person(&format!("Alone {number}")),
                variant: variant.id(),
                level,
                pause,
                newest: boards.at(channel),
                choice: StdRng::seed_from_u64(seed.wrapping_add(number.into())),
                answered: Arc::clone(&answered),
            };
            tokio::spawn(game.run(going.subscribe()));
        }
        Self { going, answered, count, level }
    }

    /// Lets people act, or has them wait.
    pub(crate) fn let_go(&self, going: bool) {
        self.going.send_replace(going);
    }

    /// What was played, in one line; nothing where nobody was seated.
    pub(crate) fn tell(&self) -> Option<String> {
        let answered = self.answered.load(Ordering::Relaxed);
        let Self { count, level, .. } = self;
        (*count > 0).then(|| {
            format!("{count} games against Eightfold (level {level}) beside: {answered} answers")
        })
    }
}

/// One game after another, of one person.
struct Game {
    playground: Arc<Playground>,
    channel: Id,
    person: Id,
    variant: &'static str,
    level: u8,
    pause: Duration,
    newest: Newest,
    choice: StdRng,
    answered: Arc<AtomicU64>,
}

impl Game {
    async fn run(mut self, mut going: watch::Receiver<bool>) {
        while going.wait_for(|going| *going).await.is_ok() {
            tokio::time::sleep(self.pause).await;
            let board = self.newest.borrow_and_update().clone();
            let is_turn = self.act(board).await;
            // The answer may stand on the board already.
            let shown = tokio::time::timeout(PATIENCE, self.newest.changed()).await;
            if is_turn && matches!(shown, Ok(Ok(()))) {
                self.answered.fetch_add(1, Ordering::Relaxed);
            }
        }
    }

    /// Does what can be done on a board, at random; whether that is a turn, which was made.
    async fn act(&mut self, board: Option<Message>) -> bool {
        let Some(board) = board.filter(|it| it.button("More").is_some()) else {
            let options = json!({
                "variant": self.variant,
                "opponent": self.playground.application_id().to_string(),
                "level": self.level,
            });
            let run = self.playground.run_command(self.person, self.channel, "challenge", options);
            drop(run.await);
            return false;
        };
        if board.button("Roll").is_some() {
            drop(self.playground.press(self.person, board.id, "Roll").await);
            return false;
        }
        let typed = json!({ "turn": "" });
        let (person, channel) = (self.person, self.channel);
        let asked = self.playground.autocomplete(person, channel, "move", typed, "turn").await;
        let choices = asked.ok().flatten().unwrap_or_default();
        let Some(chosen) = choices.choose(&mut self.choice) else {
            return false;
        };
        let options = json!({ "turn": chosen.value });
        let made = self.playground.run_command(person, channel, "move", options).await;
        made.is_ok_and(|outcome| match outcome.answer {
            Answer::Message { message } | Answer::Updated { message } => message.only_for.is_none(),
            Answer::Thinking { .. } | Answer::Acknowledged => true,
            _ => false,
        })
    }
}
