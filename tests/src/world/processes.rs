//! A world in which the bot is several processes.

use bot::config::{Endpoint, Shards};
use bot::{Bot, StartError};
use tokio::time::timeout;

use super::World;
use crate::PATIENCE;
use crate::rows::HeartbeatRow;

impl World {
    /// Starts the bot, which may not be able to connect.
    pub async fn launch_bot(&self) {
        let bot = self.new_bot(false).await;
        *self.bot.lock().await = Some(bot);
    }

    /// Waits until the bot ends by itself; why it does.
    pub async fn ended(&self) -> StartError {
        let mut bot = self.bot.lock().await;
        let ended = timeout(PATIENCE, bot.as_mut().expect("a running bot").wait()).await;
        ended.expect("the bot ends").expect_err("it ends as if all were well")
    }

    /// Another process of the bot, with these shards, which are connected.
    pub async fn process(&self, shards: &str) -> Bot {
        let shards = Shards::parse(shards).expect("shards");
        let bot = self.start(self.config().with_shards(shards)).await;
        self.until_alive(shards).await;
        bot
    }

    /// Another process of the bot that hears over HTTP: the one that this names of several. The first
    /// and this one are told in turn what people do, and not both.
    pub async fn behind_the_same_address(&self, which: &str) -> Bot {
        let config = self.config().with_shards(Shards::parse(which).expect("a process"));
        let bot = self.start(config.heard_at(self.door())).await;
        self.playground.balance();
        bot
    }

    /// An endpoint that is to be.
    pub(super) fn door(&self) -> Endpoint {
        let endpoint = Endpoint::new("127.0.0.1:0", &self.playground.public_key());
        endpoint.expect("a good key")
    }

    /// Waits until these shards are connected, and have said so in the database.
    pub async fn until_alive(&self, shards: Shards) {
        let ours = |shard: u64, total: u64| {
            total == u64::from(shards.total())
                && shards.numbers().any(|number| u64::from(number) == shard)
        };
        let count = usize::try_from(shards.count()).expect("a small number");
        let connected = || {
            let all = self.playground.shards().into_iter();
            all.filter(|&(shard, total)| ours(shard, total)).count() == count
        };
        let since = self.clock.now() - 30_000;
        let is_alive = |beat: &&HeartbeatRow| {
            let [shard, total] = [beat.shard, beat.shard_count].map(i64::cast_unsigned);
            ours(shard, total) && beat.last_seen_at >= since
        };
        let alive = async || {
            let beats: Vec<HeartbeatRow> = self.database.all().await;
            beats.iter().filter(is_alive).count() >= count
        };
        self.until("its shards are alive", async || connected() && alive().await).await;
    }

    /// Waits until the bot has noticed that all its shards are connected, or that one is not.
    pub async fn until_noticed(&self, connected: bool) {
        let is_it = async || self.bot.lock().await.as_ref().map(Bot::is_connected);
        let what = format!("the bot notices whether it is connected: {connected}");
        self.until(&what, async || is_it().await == Some(connected)).await;
    }

    /// Another process of the bot on the same database, as far as it can be told from outside. It
    /// hears all that people do, as the first one does.
    pub async fn another_bot(&self) -> Bot {
        let (before, alive) = (self.playground.connections(), self.alive().await);
        let bot = self.new_bot(false).await;
        let connected = async || self.playground.connections() > before;
        self.until("another one connects", connected).await;
        // It says that it is alive, and then does jobs.
        self.until("another one is alive", async || self.alive().await > alive).await;
        bot
    }

    /// How many programs have said in the last day that they are alive.
    pub async fn alive(&self) -> usize {
        self.database.count::<HeartbeatRow>().await
    }
}
