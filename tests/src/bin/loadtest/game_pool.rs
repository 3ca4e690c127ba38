//! All the games, and the steps that are made in them at one rate for some seconds.

use std::sync::Arc;
use std::time::{Duration, Instant};

use ::tests::process::Process;
use ::tests::program::ProgramError;
use futures_util::future::try_join_all;
use playground::Playground;
use rand::SeedableRng;
use rand::rngs::StdRng;
use rules::{Game, Variant};
use sqlx::AnyConnection;
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use tokio::time::sleep;

use crate::boards::Boards;
use crate::figures::{Figures, Span};
use crate::own::Own;
use crate::pooled_game::{PooledGame, Step, StepOutcome};

/// How many games are begun at once.
const AT_ONCE: usize = 8;

/// A step that was made, and when it was due.
type Made = (Instant, Step);

/// All the games.
pub(crate) struct GamePool {
    playground: Arc<Playground>,
    boards: Boards,
    games: u32,
    seed: u64,
    /// How many games there have ever been.
    made: u64,
    idle: Vec<PooledGame>,
    /// Why the first step failed that did.
    failure: Option<String>,
}

impl GamePool {
    /// A pool for so many games, as yet empty.
    pub(crate) fn new(playground: Arc<Playground>, boards: Boards, games: u32, seed: u64) -> Self {
        Self { playground, boards, games, seed, made: 0, idle: Vec::new(), failure: None }
    }

    /// Begins games until there are as many as there have to be, some at once.
    pub(crate) async fn fill(&mut self) -> Result<(), ProgramError> {
        while self.idle.len() < self.games as usize {
            let missing = (self.games as usize - self.idle.len()).min(AT_ONCE);
            let begun = (0..missing).map(|_| {
                let mut game = self.game();
                async move { game.begin().await.map(|()| game) }
            });
            let begun: Vec<_> = begun.collect();
            self.idle.extend(try_join_all(begun).await?);
        }
        Ok(())
    }

    fn game(&mut self) -> PooledGame {
        let number = self.made;
        self.made += 1;
        let playground = Arc::clone(&self.playground);
        let channel = playground.add_channel(&format!("pool-{number}"));
        let person = |color: &str| playground.add_person(&format!("{color} {number}"));
        let (white, black) = (person("White"), person("Black"));
        let variant = variant(number);
        PooledGame {
            newest: self.boards.at(channel),
            choice: StdRng::seed_from_u64(self.seed.wrapping_add(number)),
            game: Game::new(variant),
            shown: None,
            offered: None,
            playground,
            channel,
            white,
            black,
            variant,
        }
    }

    /// Makes steps at this rate, whether or not those before are done.
    pub(crate) async fn run(
        &mut self,
        rate: u32,
        seconds: u32,
        bot: &mut Process,
        database: &mut AnyConnection,
    ) -> Result<Figures, ProgramError> {
        let before = (bot.usage()?, Own::now());
        let start = Instant::now();
        let end = start + Duration::from_secs(u64::from(seconds));
        let mut beats = beats(start, rate, seconds);
        let (mut idle, mut made, unasked) = self.dispatch(&mut beats).await;
        sleep(end.saturating_duration_since(Instant::now())).await;
        let (after, owed) = ((bot.usage()?, Own::now()), crate::owed(database).await);
        let mut figures = Figures::new(rate, Span { start, end }, before, owed);
        figures.at_end(after);
        while let Some((due, step)) = made.recv().await {
            figures.count(due, &step);
            if let StepOutcome::Failed(why) = step.outcome {
                self.failure.get_or_insert(why);
            }
        }
        (0..unasked).for_each(|_| figures.count_unasked());
        self.boards.check()?;
        while let Some(game) = idle.recv().await {
            self.idle.push(game);
        }
        figures.at_last((bot.usage()?, Own::now()));
        Ok(figures)
    }

    /// Has a game make a step at each beat, where one is free; returns where those come back that can
    /// go on, where the steps are told, and how many are not made. The first two end once the last step
    /// is done.
    async fn dispatch(
        &mut self,
        beats: &mut UnboundedReceiver<Instant>,
    ) -> (UnboundedReceiver<PooledGame>, UnboundedReceiver<Made>, u32) {
        let (give, mut idle) = mpsc::unbounded_channel();
        let (tell, made) = mpsc::unbounded_channel();
        for game in self.idle.drain(..) {
            give.send(game).ok();
        }
        let mut unasked = 0;
        while let Some(due) = beats.recv().await {
            // Whoever waited for a game would have that time counted as the bot's.
            match idle.try_recv() {
                Ok(game) => {
                    tokio::spawn(make(game, due, give.clone(), tell.clone()));
                }
                Err(_) => unasked += 1,
            }
        }
        (idle, made, unasked)
    }

    /// Why the first step failed that did.
    pub(crate) fn explain(&self) -> Option<String> {
        let why = self.failure.as_ref()?.split_whitespace().collect::<Vec<_>>().join(" ");
        Some(format!("The first step that failed: {why}"))
    }
}

/// Makes a step. A game that has ended is followed by another; one that went wrong is left alone.
async fn make(
    mut game: PooledGame,
    due: Instant,
    give: UnboundedSender<PooledGame>,
    tell: UnboundedSender<Made>,
) {
    let step = game.step().await;
    let goes_on = !matches!(step.outcome, StepOutcome::Failed(_));
    tell.send((due, step)).ok();
    if goes_on && (!game.is_over() || game.begin().await.is_ok()) {
        give.send(game).ok();
    }
}

/// Tells when each step is due. A thread of its own: the runtime's clock has whole milliseconds.
fn beats(start: Instant, rate: u32, seconds: u32) -> UnboundedReceiver<Instant> {
    let (tell, beats) = mpsc::unbounded_channel();
    std::thread::spawn(move || {
        for beat in 0..u64::from(rate) * u64::from(seconds) {
            let due = start + Duration::from_secs_f64(beat as f64 / f64::from(rate));
            std::thread::sleep(due.saturating_duration_since(Instant::now()));
            if tell.send(due).is_err() {
                return;
            }
        }
    });
    beats
}

/// What is played in the game with this number.
fn variant(number: u64) -> &'static dyn Variant {
    let id = if number.is_multiple_of(2) { "superpermutation-d8" } else { "chess" };
    rules::variants::by_id(id).expect("games of this house")
}
