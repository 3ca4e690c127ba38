//! What a world is like before it starts.

use std::num::NonZeroUsize;
use std::sync::atomic::AtomicUsize;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use bot::config::Shards;
use bot::{Clock, Dice, FairDice, Limits};
use playground::{Options, Playground};
use render::Icon;
use tokio::net::TcpListener;
use tokio::sync::Mutex;

use super::World;
use crate::dice::Scripted;
use crate::{Database, PATIENCE};

/// Tests that do not ask for a transport use the HTTP endpoint where this variable is `1`.
const OVER_HTTP: &str = "EIGHTFOLD_TEST_ENDPOINT";

/// What the clock of a world shows at the start, in Unix milliseconds: January 15, 2027, 08:00 UTC.
pub const START: i64 = 1_800_000_000_000;

/// The bot's emoji, by the names that it gives them.
static EMOJI: LazyLock<Vec<(String, Vec<u8>)>> = LazyLock::new(|| {
    let draw = |icon: Icon| (format!("ef_{}", icon.name()), icon.draw());
    Icon::all().map(draw).collect()
});

/// How the bot receives interactions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Transport {
    /// Over the gateway.
    Gateway,
    /// Over HTTP.
    Endpoint,
}

/// Builds a [`World`]. Without any call it is like the shipped program, except that
/// - the clock stands at [`START`] until the test moves it;
/// - a hundred turns may be played within seconds: neither Discord nor the bot limits rates, and shards
///   identify at once;
/// - boards have no portraits of people;
/// - people wait a minute for an answer, and not at all for one that a fault has kept away.
#[must_use]
pub struct WorldBuilder {
    pub(super) discord: Options,
    pub(super) dice: Arc<dyn Dice>,
    clock: Clock,
    database: Option<Database>,
    pub(super) greets: bool,
    /// Whether the bot has uploaded its emoji before.
    has_emoji: bool,
    pub(super) transport: Transport,
    /// The shards of the bot's first process; all of them if not given.
    pub(super) shards: Option<Shards>,
    pub(super) limits: Limits,
    /// Whether the bot is told where the pictures of profiles are.
    pub(super) has_portraits: bool,
    pub(super) max_concurrency: Option<NonZeroUsize>,
}

impl WorldBuilder {
    pub(super) fn new() -> Self {
        let over_http = std::env::var(OVER_HTTP).as_deref() == Ok("1");
        let identify_every = Duration::ZERO;
        Self {
            discord: Options {
                rate_limits: false,
                identify_every,
                answer_within: PATIENCE,
                gives_up_lost_answers: true,
                ..Options::default()
            },
            dice: Arc::new(FairDice),
            clock: Clock::manual(START),
            database: None,
            greets: false,
            has_emoji: true,
            transport: if over_http { Transport::Endpoint } else { Transport::Gateway },
            shards: None,
            limits: Limits::NONE,
            has_portraits: false,
            max_concurrency: None,
        }
    }

    /// Every roll shows this number.
    pub fn fixed_dice(self, number: u8) -> Self {
        self.rolls([number])
    }

    /// The rolls of each game are these, again and again.
    pub fn rolls(self, rolls: impl Into<Vec<u8>>) -> Self {
        self.dice(Scripted::new(rolls))
    }

    /// Other dice than those of the shipped program.
    pub fn dice(self, dice: impl Dice + 'static) -> Self {
        Self { dice: Arc::new(dice), ..self }
    }

    /// The system's clock, where the bot has to wait by itself: for a review that it has not begun, for a
    /// database or Discord to recover, or before it defers an answer. It cannot be moved.
    pub fn system_clock(self) -> Self {
        self.clock(Clock::system())
    }

    /// Another clock.
    pub fn clock(self, clock: Clock) -> Self {
        Self { clock, ..self }
    }

    /// A database that may hold something already.
    pub fn database(self, database: Database) -> Self {
        Self { database: Some(database), ..self }
    }

    /// The bot posts a greeting in `#chess` when it starts, as `eightfold playground` does.
    pub fn greets(self) -> Self {
        Self { greets: true, ..self }
    }

    /// The bot has still to upload its emoji.
    pub fn without_emoji(self) -> Self {
        Self { has_emoji: false, ..self }
    }

    /// This transport, whatever the environment asks for: for tests about the transport itself.
    pub fn transport(self, transport: Transport) -> Self {
        Self { transport, ..self }
    }

    /// How much people may ask of the bot.
    pub fn limits(self, limits: Limits) -> Self {
        Self { limits, ..self }
    }

    /// The bot is told where the pictures of profiles are.
    pub fn portraits(self) -> Self {
        Self { has_portraits: true, ..self }
    }

    /// How many interactions the bot handles at once.
    pub fn max_concurrency(self, max: usize) -> Self {
        Self { max_concurrency: Some(NonZeroUsize::new(max).expect("at least one")), ..self }
    }

    /// A gateway that wants a heartbeat this often.
    pub fn heartbeat(self, heartbeat: Duration) -> Self {
        self.discord(|it| it.heartbeat = heartbeat).transport(Transport::Gateway)
    }

    /// A Discord that differs in something.
    pub fn discord(mut self, change: impl FnOnce(&mut Options)) -> Self {
        change(&mut self.discord);
        self
    }

    /// The shards of the bot's first process, such as `0-1/4`; [`WorldBuilder::start`] waits until
    /// they are connected and say so in the database.
    pub fn shards(self, shards: &str) -> Self {
        let shards = Some(Shards::parse(shards).expect("shards"));
        Self { shards, ..self.transport(Transport::Gateway) }
    }

    /// Starts Discord and the bot, and waits until it receives what people do.
    pub async fn start(self) -> World {
        let world = self.without_bot().await;
        world.start_bot().await;
        if let Some(shards) = world.setup.shards {
            world.until_alive(shards).await;
        }
        world
    }

    /// Starts Discord alone: the bot is a process of its own, see [`Program`](crate::process::Program).
    pub async fn without_bot(mut self) -> World {
        let database = match self.database.take() {
            Some(database) => database,
            None => Database::new().await,
        };
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let playground = Playground::start_with(listener, self.discord.clone());
        let playground = playground.expect("a playground");
        if self.has_emoji {
            EMOJI.iter().for_each(|(name, picture)| playground.add_emoji(name, picture.clone()));
        }
        World {
            playground,
            clock: self.clock.clone(),
            database,
            touches: AtomicUsize::new(0),
            bot: Mutex::new(None),
            setup: self,
        }
    }
}
