//! A Discord simulator, a bot against it, and a database that outlives the bot.

mod builder;
mod processes;

use std::sync::Arc;
use std::sync::atomic::AtomicUsize;
use std::time::Duration;

use bot::config::Config;
use bot::{Bot, Clock};
use playground::{Channel, Entry, Id, Playground};
use tokio::sync::Mutex;
use tokio::time::timeout;

pub use self::builder::{START, Transport, WorldBuilder};
use crate::{Database, PATIENCE, Person, wire};

/// A Discord, a bot and a database, which last as long as the test. Everything works on a shared
/// reference.
pub struct World {
    /// The Discord simulator.
    pub playground: Playground,
    /// The bot's clock.
    pub clock: Clock,
    /// Where the bot keeps its games.
    pub database: Database,
    /// How often people have touched a button or a menu; a menu is opened first.
    pub touches: AtomicUsize,
    bot: Mutex<Option<Bot>>,
    setup: WorldBuilder,
}

impl World {
    /// A world like the shipped program, with the bot ready; see [`WorldBuilder`] for what differs.
    pub async fn new() -> Self {
        Self::builder().start().await
    }

    /// A world that is not like the shipped program in everything.
    pub fn builder() -> WorldBuilder {
        WorldBuilder::new()
    }

    /// Starts the bot on the database as it is, and waits until it hears what people do.
    pub async fn start_bot(&self) {
        let before = self.requests("GET", "/emojis").len();
        let bot = self.new_bot(self.setup.greets).await;
        *self.bot.lock().await = Some(bot);
        assert!(self.playground.wait_until_ready(PATIENCE).await, "the bot does not connect");
        self.until_emoji_are_there(before).await;
    }

    /// Where the bot listens for interactions.
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
        let config = match self.setup.shards {
            Some(shards) => config.with_shards(shards),
            None => config,
        };
        let config = match self.setup.transport {
            Transport::Gateway => config,
            Transport::Endpoint => config.heard_at(self.door()),
        };
        self.start(config).await
    }

    /// What every process is told.
    fn config(&self) -> Config {
        let (base, token) = (self.playground.base_url(), self.playground.token());
        let config = Config::local(base, &token, self.database.url()).expect("good addresses");
        // What takes its way is a little late, and must not be too early.
        let identify_every = self.setup.discord.identify_every;
        let margin = if identify_every.is_zero() { 0 } else { 700 };
        let every = identify_every + Duration::from_millis(margin);
        let config = Config { limits: self.setup.limits, ..config.identifying_every(every) };
        let config = if self.setup.has_portraits { config.with_cdn(base) } else { config };
        match self.setup.max_concurrency {
            Some(max) => config.attending_to(max),
            None => config,
        }
    }

    async fn start(&self, config: Config) -> Bot {
        let bot = Bot::start_with(&config, Arc::clone(&self.setup.dice), self.clock.clone()).await;
        let bot = bot.expect("the bot starts");
        if let Some(address) = bot.endpoint() {
            self.deliver_to(&format!("http://{address}/interactions")).await;
        }
        bot
    }

    /// Posts interactions to this address from now on, by the story's clock.
    pub async fn deliver_to(&self, url: &str) {
        let clock = self.clock.clone();
        let taken = self.playground.deliver_to(url, move || clock.now() / 1000).await;
        taken.expect("an endpoint that Discord takes");
    }

    /// Waits a while until the bot has asked for its emoji more often than `before` and has
    /// uploaded them, so that what it shows is the same from now on; where a story does not let it,
    /// goes on without.
    async fn until_emoji_are_there(&self, before: usize) {
        let all = render::Icon::all().count();
        let there = async {
            while self.requests("GET", "/emojis").len() == before
                || self.playground.emojis().len() < all
            {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        timeout(Duration::from_secs(2), there).await.ok();
    }

    /// Stops the bot, and waits until it is gone.
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

    /// The requests of this method so far whose path ends so.
    pub fn requests(&self, method: &str, end: &str) -> Vec<Entry> {
        self.playground.logged_requests(|it| it.method == method && it.path.ends_with(end))
    }

    /// The threads, with those that are archived.
    pub fn threads(&self) -> Vec<Channel> {
        let channels = self.playground.channels().into_iter();
        channels.filter(|it| it.parent.is_some()).collect()
    }

    /// The entries of a game's log: number, kind and detail.
    pub async fn record(&self, game: u64) -> Vec<(i64, String, String)> {
        let log = self.database.log(game).await.into_iter();
        log.map(|it| (it.seq, it.kind, it.detail)).collect()
    }

    /// The bytes of a message's only attachment.
    pub fn file(&self, attachment: Id) -> Vec<u8> {
        let bytes = self.playground.attachment(attachment);
        bytes.expect("the attachment is there")
    }

    /// Ends a story in which no request of the bot may have been refused: checks every request.
    pub async fn finish(self) {
        self.finish_with(|_| false).await;
    }

    /// Ends a story that made some requests go wrong, and knows which.
    pub async fn finish_with(self, provoked: impl Fn(&Entry) -> bool) {
        self.settle().await;
        self.stop_bot().await;
        wire::check(&self.playground.request_log(), provoked);
        self.database.check().await;
    }
}
