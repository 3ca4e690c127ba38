//! A playground, a bot against it, and a database that outlives the bot.

use std::sync::Arc;
use std::time::Duration;

use bot::config::Config;
use bot::{Bot, Clock, Dice, FairDice, Limits};
use playground::{Entry, Event, Id, Options, Playground};
use sqlx::{AnyConnection, Row};
use tokio::net::TcpListener;
use tokio::sync::{Mutex, broadcast};
use tokio::time::timeout;

use crate::{Database, PATIENCE, Person, wire};

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
    /// How much people may ask for.
    limits: Limits,
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

    /// A world whose gateway wants to hear so often that the bot is alive, and the bot ready.
    pub async fn beating(dice: impl Dice + 'static, heartbeat: Duration) -> Self {
        let options = Options { heartbeat, ..Options::default() };
        let database = Database::new().await;
        let world = Self::unready_with(options, database, dice, Clock::system()).await;
        world.start_bot().await;
        world
    }

    /// A world in which the bot is still to be started.
    async fn unready(database: Database, dice: impl Dice + 'static, clock: Clock) -> Self {
        Self::unready_with(Options::default(), database, dice, clock).await
    }

    async fn unready_with(
        options: Options,
        database: Database,
        dice: impl Dice + 'static,
        clock: Clock,
    ) -> Self {
        // Games of a hundred turns in seconds: Discord's rates are the only limit left out.
        let options = Options { rate_limits: false, ..options };
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        Self {
            playground: Playground::start_with(listener, options).expect("a playground"),
            bot: Mutex::new(None),
            dice: Arc::new(dice),
            clock,
            database,
            greets: false,
            // What a person does in a story in seconds takes an evening.
            limits: Limits::NONE,
        }
    }

    /// Starts the bot on the database as it is, and waits until it hears what people do.
    ///
    /// # Panics
    ///
    /// If it does not come up.
    pub async fn start_bot(&self) {
        let before = self.asked_for_emoji();
        let (base, token) = (self.playground.base_url(), self.playground.token());
        let config = Config::local(base, &token, self.database.url()).expect("good addresses");
        let first = self.playground.channel("chess").get();
        let config = Config { limits: self.limits, ..config };
        let config = if self.greets { config.greeting_in(first) } else { config };
        let bot = Bot::start_with(&config, Arc::clone(&self.dice), self.clock.clone()).await;
        *self.bot.lock().await = Some(bot.expect("the bot starts"));
        assert!(self.playground.wait_until_ready(PATIENCE).await, "the bot does not connect");
        self.until_emoji_are_there(before).await;
    }

    /// Another process of the bot on the same database, as far as it can be told from outside. It
    /// hears all that people do, as the first one does.
    ///
    /// # Panics
    ///
    /// If it does not come up.
    pub async fn another_bot(&self) -> Bot {
        let (before, alive) = (self.playground.gateway_attempts(), self.alive().await);
        let (base, token) = (self.playground.base_url(), self.playground.token());
        let config = Config::local(base, &token, self.database.url()).expect("good addresses");
        let config = Config { limits: self.limits, ..config };
        let bot = Bot::start_with(&config, Arc::clone(&self.dice), self.clock.clone()).await;
        let connected = async || self.playground.gateway_attempts() > before;
        self.until("another one connects", connected).await;
        // It says that it is alive, and then does jobs.
        self.until("another one is alive", async || self.alive().await > alive).await;
        bot.expect("the bot starts")
    }

    /// How many programs have said in the last day that they are alive.
    async fn alive(&self) -> i64 {
        sqlx::query_scalar("SELECT COUNT(*) FROM heartbeats")
            .fetch_one(&mut self.sql().await)
            .await
            .expect("the heartbeats")
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

    /// How many boards are owed, and turns of the engine's; not what waits for a deadline or a day.
    pub async fn owed(&self) -> i64 {
        let owed = "SELECT COUNT(*) FROM jobs WHERE kind NOT IN ('reminder', 'late', 'flag', \
                    'thread')";
        sqlx::query_scalar(owed).fetch_one(&mut self.sql().await).await.expect("the jobs")
    }

    /// Waits until something holds; looks again whenever anything happens that somebody sees.
    ///
    /// # Panics
    ///
    /// If it takes too long; `what` says what was waited for.
    pub async fn until(&self, what: &str, mut holds: impl AsyncFnMut() -> bool) {
        let mut events = self.playground.events();
        let waiting = async {
            while !holds().await {
                self.next_event(&mut events).await;
            }
        };
        assert!(timeout(PATIENCE, waiting).await.is_ok(), "waited in vain until {what}");
    }

    /// The next event, or a moment later none: not everything that is waited for is an event.
    async fn next_event(&self, events: &mut broadcast::Receiver<Event>) {
        let moment = Duration::from_millis(20);
        drop(timeout(moment, events.recv()).await);
    }

    /// Waits until a request of the bot is in the journal.
    pub async fn until_journal(&self, what: &str, mut found: impl FnMut(&Entry) -> bool) {
        self.until(what, async || self.playground.journal().iter().any(&mut found)).await;
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

    /// Waits until every board is shown.
    pub async fn settle(&self) {
        self.until("no board is owed", async || self.owed().await == 0).await;
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
