//! A playground, a bot against it, and a database that outlives the bot.

mod processes;

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Duration;

use bot::config::{Config, Shards};
use bot::{Bot, Clock, Dice, FairDice, Limits};
use playground::{Entry, Id, Options, Playground};
use sqlx::{AnyConnection, Row};
use tokio::net::TcpListener;
use tokio::sync::Mutex;
use tokio::time::timeout;

use crate::{Database, PATIENCE, Person, wire};

/// Whether every story that does not say otherwise is told over HTTP in place of the gateway.
const OVER_HTTP: &str = "EIGHTFOLD_TEST_ENDPOINT";

/// How the bot hears what people do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Over the gateway.
    Gateway,
    /// By what is posted to its endpoint.
    Endpoint,
}

impl Way {
    /// What the environment asks for.
    fn asked_for() -> Self {
        let over_http = std::env::var(OVER_HTTP).as_deref() == Ok("1");
        if over_http { Self::Endpoint } else { Self::Gateway }
    }
}

/// Discord as most stories have it: a hundred turns in seconds, and a bot that comes again at once.
fn quick() -> Options {
    Options { rate_limits: false, identify_every: Duration::ZERO, ..Options::default() }
}

/// Everything that a story needs. All that it offers works on a shared reference.
pub struct World {
    /// The stand-in for Discord.
    pub playground: Playground,
    bot: Mutex<Option<Bot>>,
    dice: Arc<dyn Dice>,
    /// The bot's clock.
    pub clock: Clock,
    /// Where the bot keeps its games.
    pub database: Database,
    /// Whether the bot says in `#chess` at its start what it is.
    greets: bool,
    way: Way,
    /// How long shards wait for one another, here and there.
    identify_every: Duration,
    /// The shards of the bot's first process, where not all.
    shards: Option<Shards>,
    /// How much people may ask for.
    limits: Limits,
    /// How many are attended to at once, where a story says so.
    at_once: Option<NonZeroUsize>,
}

impl World {
    /// A world with the dice of the shipped program, and the bot ready.
    pub async fn new() -> Self {
        Self::with_dice(FairDice).await
    }

    /// A world whose dice fall as the story wants them, and the bot ready.
    pub async fn with_dice(dice: impl Dice + 'static) -> Self {
        Self::with(dice, Clock::system()).await
    }

    /// The same with a clock of the story's.
    pub async fn with(dice: impl Dice + 'static, clock: Clock) -> Self {
        Self::on(Database::new().await, dice, clock).await
    }

    /// A world as `eightfold playground` begins it: with a greeting.
    pub async fn greeted(dice: impl Dice + 'static) -> Self {
        let world = Self::unready(Database::new().await, dice, Clock::system()).await;
        let world = Self { greets: true, ..world };
        world.start_bot().await;
        world
    }

    /// A world in which people may ask for so much, by a clock of the story's.
    pub async fn limited(limits: Limits, dice: impl Dice + 'static, clock: Clock) -> Self {
        let world = Self::unready(Database::new().await, dice, clock).await;
        let world = Self { limits, ..world };
        world.start_bot().await;
        world
    }

    /// A world on a database that may hold something already.
    pub async fn on(database: Database, dice: impl Dice + 'static, clock: Clock) -> Self {
        let world = Self::unready(database, dice, clock).await;
        world.start_bot().await;
        world
    }

    /// A world whose bot hears in this way, whatever the environment asks for: for stories about
    /// the way itself.
    pub async fn by(way: Way, dice: impl Dice + 'static, clock: Clock) -> Self {
        let world = Self::unready(Database::new().await, dice, clock).await;
        let world = Self { way, ..world };
        world.start_bot().await;
        world
    }

    /// The same with a bot that attends to so many at once.
    pub async fn narrow(
        at_once: NonZeroUsize,
        way: Way,
        dice: impl Dice + 'static,
        clock: Clock,
    ) -> Self {
        let world = Self::unready(Database::new().await, dice, clock).await;
        let world = Self { way, at_once: Some(at_once), ..world };
        world.start_bot().await;
        world
    }

    /// A world whose gateway wants to hear so often that the bot is alive, and the bot ready.
    pub async fn beating(dice: impl Dice + 'static, heartbeat: Duration) -> Self {
        let options = Options { heartbeat, ..quick() };
        let database = Database::new().await;
        let world = Self::unready_with(options, database, dice, Clock::system()).await;
        let world = Self { way: Way::Gateway, ..world };
        world.start_bot().await;
        world
    }

    /// A world in which the bot is still to be started.
    async fn unready(database: Database, dice: impl Dice + 'static, clock: Clock) -> Self {
        Self::unready_with(quick(), database, dice, clock).await
    }

    /// The same where Discord is like this.
    async fn unready_with(
        options: Options,
        database: Database,
        dice: impl Dice + 'static,
        clock: Clock,
    ) -> Self {
        let identify_every = options.identify_every;
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        Self {
            playground: Playground::start_with(listener, options).expect("a playground"),
            bot: Mutex::new(None),
            dice: Arc::new(dice),
            clock,
            database,
            greets: false,
            way: Way::asked_for(),
            identify_every,
            shards: None,
            // What a person does in a story in seconds takes an evening.
            limits: Limits::NONE,
            at_once: None,
        }
    }

    /// Starts the bot on the database as it is, and waits until it hears what people do.
    ///
    /// # Panics
    ///
    /// If it does not come up.
    pub async fn start_bot(&self) {
        let before = self.asked_for_emoji();
        let bot = self.new_bot(self.greets).await;
        *self.bot.lock().await = Some(bot);
        assert!(self.playground.wait_until_ready(PATIENCE).await, "the bot does not connect");
        self.until_emoji_are_there(before).await;
    }

    /// Where the bot listens for interactions.
    ///
    /// # Panics
    ///
    /// If it hears them over the gateway.
    pub async fn endpoint(&self) -> String {
        let bot = self.bot.lock().await;
        let address = bot.as_ref().and_then(Bot::endpoint).expect("an endpoint");
        format!("http://{address}/interactions")
    }

    /// A bot that is starting.
    async fn new_bot(&self, greets: bool) -> Bot {
        let first = self.playground.channel("chess").get();
        let config = self.config();
        let config = if greets { config.greeting_in(first) } else { config };
        let config = match self.shards {
            Some(shards) => config.with_shards(shards),
            None => config,
        };
        let config = match self.way {
            Way::Gateway => config,
            Way::Endpoint => config.heard_at(self.door()),
        };
        self.start(config).await
    }

    /// What every process is told.
    fn config(&self) -> Config {
        let (base, token) = (self.playground.base_url(), self.playground.token());
        let config = Config::local(base, &token, self.database.url()).expect("good addresses");
        // What takes its way is a little late, and must not be too early.
        let margin = if self.identify_every.is_zero() { 0 } else { 700 };
        let every = self.identify_every + Duration::from_millis(margin);
        let config = Config { limits: self.limits, ..config.identifying_every(every) };
        match self.at_once {
            Some(at_once) => config.attending_to(at_once),
            None => config,
        }
    }

    async fn start(&self, config: Config) -> Bot {
        let bot = Bot::start_with(&config, Arc::clone(&self.dice), self.clock.clone()).await;
        let bot = bot.expect("the bot starts");
        if let Some(address) = bot.endpoint() {
            self.deliver_to(&format!("http://{address}/interactions")).await;
        }
        bot
    }

    /// Posts interactions to this address from now on, by the story's clock.
    ///
    /// # Panics
    ///
    /// If Discord would not take it.
    pub async fn deliver_to(&self, url: &str) {
        let clock = self.clock.clone();
        let taken = self.playground.deliver_to(url, move || clock.now() / 1000).await;
        taken.expect("an endpoint that Discord takes");
    }

    /// How often the bot has asked for its emoji.
    fn asked_for_emoji(&self) -> usize {
        let journal = self.playground.journal().into_iter();
        journal.filter(|it| it.method == "GET" && it.path.ends_with("/emojis")).count()
    }

    /// Waits a while until the bot has asked for its emoji more often than `before` and has
    /// uploaded them, so that what it shows is the same from now on; where a story does not let it,
    /// goes on without.
    async fn until_emoji_are_there(&self, before: usize) {
        let all = render::Icon::all().count();
        let there = async {
            while self.asked_for_emoji() == before || self.playground.emojis().len() < all {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        timeout(Duration::from_secs(2), there).await.ok();
    }

    /// Stops the bot, and waits until it is gone.
    ///
    /// # Panics
    ///
    /// If it is not running, or does not go.
    pub async fn stop_bot(&self) {
        let mut events = self.playground.events();
        let bot = self.bot.lock().await.take().expect("a running bot");
        bot.stop().await;
        self.playground.deliver_nowhere();
        let gone = async {
            while self.playground.is_connected() {
                drop(events.recv().await);
            }
        };
        timeout(PATIENCE, gone).await.expect("the bot goes");
    }

    /// Stops the bot and starts it again on the same database.
    pub async fn restart_bot(&self) {
        self.stop_bot().await;
        self.start_bot().await;
    }

    /// Somebody in `#chess`.
    pub fn person(&self, name: &str) -> Person<'_> {
        Person::new(self, self.playground.person(name), self.playground.channel("chess"))
    }

    /// Ada and Boris in `#chess`.
    pub fn two(&self) -> (Person<'_>, Person<'_>) {
        (self.person("Ada"), self.person("Boris"))
    }

    /// A connection of our own to the bot's database.
    pub async fn sql(&self) -> AnyConnection {
        self.database.connect().await
    }

    /// The entries of a game's log: ply, kind and detail.
    pub async fn record(&self, game: u64) -> Vec<(i64, String, String)> {
        let game = i64::try_from(game).expect("a small number");
        let log = "SELECT ply, kind, detail FROM entries WHERE game = $1 ORDER BY ply";
        let rows =
            sqlx::query(log).bind(game).fetch_all(&mut self.sql().await).await.expect("the log");
        rows.iter().map(|row| (row.get(0), row.get(1), row.get(2))).collect()
    }

    /// The bytes of a message's only attachment.
    ///
    /// # Panics
    ///
    /// If it has none.
    pub fn file(&self, attachment: Id) -> Vec<u8> {
        let bytes = self.playground.attachment(attachment);
        bytes.expect("the attachment is there")
    }

    /// Ends a story in which no request of the bot may have been refused: checks every request.
    pub async fn finish(self) {
        self.finish_with(|_| false).await;
    }

    /// Ends a story that made some requests go wrong, and knows which.
    ///
    /// # Panics
    ///
    /// If a board is still owed, a request was refused that is not `provoked`, or one was not as
    /// Discord's description of its API has it.
    pub async fn finish_with(self, provoked: impl Fn(&Entry) -> bool) {
        self.settle().await;
        self.stop_bot().await;
        wire::check(&self.playground.journal(), provoked);
        self.database.check().await;
    }
}
