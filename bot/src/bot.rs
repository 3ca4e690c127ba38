//! The bot: its layers put together, started and stopped.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use secrecy::ExposeSecret;
use speech::Language;
use thiserror::Error;
use tokio::sync::{Notify, oneshot};
use tokio::task::JoinHandle;
use tokio_util::task::TaskTracker;

use crate::clock::Clock;
use crate::config::{Config, ConfigError};
use crate::discord::{
    self, ConnectError, Connection, Disconnected, Dispatcher, GatewayInfoError, Responder, Rest,
    Transport,
};
use crate::game::puzzle::Puzzles;
use crate::game::{Challenges, Dice, EnginePlayer, EnginePool, Games, Offers, Ratings};
use crate::health::Health;
use crate::ids::{ChannelId, GuildId};
use crate::jobs::Jobs;
use crate::operate::MetricsServer;
use crate::store::Store;
use crate::ui::{
    self, App, GuildOnlyMessenger, Messenger, MessengerError, Portraits, RateLimits, RenderPools,
};

/// How long a stop waits for the answers under way. Real time and not the clock's: whoever stops
/// the program waits in it.
const LAST_ANSWERS: Duration = Duration::from_secs(25);

/// How long it waits until its last sign of life is written.
const LAST_HEARTBEAT: Duration = Duration::from_secs(5);

/// Why the bot does not start, or has stopped.
#[derive(Debug, Error)]
pub enum StartError {
    /// A variable is missing or wrong.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// Something that no variable mends.
    #[error("{0}")]
    Other(String),
}

/// The bot, connected or connecting.
pub struct Bot {
    connection: Connection,
    /// Registration and emoji.
    chores: JoinHandle<()>,
    /// What is pending, and the heartbeat.
    living: JoinHandle<()>,
    /// The answers under way.
    tasks: TaskTracker,
    jobs: Jobs,
    engine: EnginePlayer,
    store: Store,
    health: Arc<Health>,
    metrics_server: Option<MetricsServer>,
}

impl Bot {
    /// Opens the database and begins to connect.
    ///
    /// # Errors
    ///
    /// Fails where a variable is wrong: the database cannot be used, or the proxy does not answer.
    pub async fn start(config: &Config, dice: Arc<dyn Dice>) -> Result<Self, StartError> {
        Self::start_with(config, dice, Clock::system()).await
    }

    /// The same by another clock.
    ///
    /// # Errors
    ///
    /// As [`Bot::start`].
    pub async fn start_with(
        config: &Config,
        dice: Arc<dyn Dice>,
        clock: Clock,
    ) -> Result<Self, StartError> {
        let store = Store::open(&config.database, clock.clone()).await?;
        let engine = EnginePlayer::new(EnginePool::start(&config.limits).map_err(other)?);
        let pools = RenderPools::start(&config.limits).map_err(other)?;
        let health = Arc::new(Health::default());
        let metrics_server = serve(config, &health, &store, &engine, &pools).await?;
        let rest = Arc::new(Rest::new(config, clock.clone()).map_err(other)?);
        let transport = Transport::find(config, &rest, &clock)
            .await
            .map_err(|why| connect_error(config, &why))?;
        ui::warm_up();
        let is_file = config.database.expose_secret().starts_with("sqlite:");
        let database = if is_file { "SQLite" } else { "PostgreSQL" };
        tracing::info!(version = env!("CARGO_PKG_VERSION"), database, "starting");
        if store.is_new() {
            tracing::info!("the database is new: it holds no games");
        }
        let games = Games::new(store.clone(), dice, engine.clone(), config.limits);
        let messenger: Arc<dyn Messenger> =
            Arc::new(GuildOnlyMessenger::new(Arc::clone(&rest) as Arc<_>, store.clone()));
        let portraits = Portraits::new(
            config.cdn.is_some(),
            Arc::clone(&messenger),
            pools.clone(),
            clock.clone(),
        );
        let app = Arc::new(App {
            challenges: Challenges::new(games.clone()),
            offers: Offers::new(games.clone()),
            puzzles: Puzzles::new(store.clone()),
            ratings: Ratings::new(games.clone()),
            games,
            store: store.clone(),
            rates: RateLimits::new(&config.limits, &clock),
            pools,
            portraits,
            messenger,
        });
        let shards = transport.shards(config);
        let jobs = Jobs::new(Arc::clone(&app), shards);
        let kept = jobs.clone();
        let responder = Responder::new(app, jobs.clone(), Arc::clone(&rest), clock.clone());
        let dispatcher = Dispatcher {
            ready: Arc::new(Notify::new()),
            jobs: jobs.clone(),
            store: store.clone(),
            responder: Arc::new(responder),
            rest: Arc::clone(&rest),
            tasks: TaskTracker::new(),
            health: Arc::clone(&health),
            dedup: discord::InteractionDedup::default(),
            concurrency_limiter: discord::ConcurrencyLimiter::new(clock.clone(), config.at_once),
        };
        let (ready, tasks) = (Arc::clone(&dispatcher.ready), dispatcher.tasks.clone());
        let is_first = config.is_first();
        let (guild, greeting, chores_clock) = (config.guild, config.greeting, clock.clone());
        let (known, is_known) = oneshot::channel();
        let living = tokio::spawn(async move {
            if is_known.await.is_ok() {
                // Boxed, since the compiler cannot tell that the joined futures are `Send` otherwise.
                tokio::join!(Box::pin(jobs.run()), Box::pin(jobs.heartbeat()));
            }
        });
        let chores = tokio::spawn(async move {
            ready.notified().await;
            known.send(()).ok();
            // One of all processes tells Discord what the others ask for.
            if !is_first {
                discord::learn(&rest, guild, &chores_clock).await;
                return;
            }
            let registered = async {
                discord::register(&rest, guild, &chores_clock).await;
                // It names commands.
                if let Some(channel) = greeting {
                    greet(&*rest, channel).await;
                }
            };
            tokio::join!(registered, discord::upload_emoji(&rest, &chores_clock));
        });
        let connection = transport.begin(config, dispatcher, clock);
        Ok(Self {
            connection,
            chores,
            living,
            tasks,
            jobs: kept,
            engine,
            store,
            health,
            metrics_server,
        })
    }

    /// Where Discord is to post interactions, if they come over HTTP.
    pub fn endpoint(&self) -> Option<SocketAddr> {
        self.connection.address
    }

    /// Whether all of its shards are connected.
    pub fn is_connected(&self) -> bool {
        self.health.is_connected()
    }

    /// Waits until the connection has ended for good.
    ///
    /// # Errors
    ///
    /// Says why, where it was not [`Bot::stop`] that ended it.
    pub async fn wait(&mut self) -> Result<(), StartError> {
        let ended = tokio::select! {
            ended = self.connection.ended() => ended,
            () = self.store.wait_until_replaced() => return Err(replaced()),
        };
        match ended {
            Disconnected::Closed => Ok(()),
            Disconnected::UnknownToken => Err(unknown_token().into()),
            ended => Err(StartError::Other(format!("the connection ended: {ended}"))),
        }
    }

    /// Disconnects, waits for the answers under way, and closes the database.
    pub async fn stop(mut self) {
        self.health.stop();
        self.connection.close().await;
        self.chores.abort();
        self.tasks.close();
        // Nothing that writes is cut short: others may share its commit.
        let (answers, jobs) = (self.tasks.wait(), self.jobs.stop());
        let done = async { tokio::join!(self.engine.stop(), answers, jobs, &mut self.living) };
        if tokio::time::timeout(LAST_ANSWERS, done).await.is_err() {
            tracing::warn!(answers = self.tasks.len(), "stopped in the middle of answers");
            self.living.abort();
        }
        if tokio::time::timeout(LAST_HEARTBEAT, self.jobs.record_heartbeat()).await.is_err() {
            tracing::warn!("stopped without a last heartbeat");
        }
        self.store.close().await;
        drop(self.metrics_server);
        tracing::info!("stopped");
    }
}

/// Serves health and metrics where the configuration asks for it.
async fn serve(
    config: &Config,
    health: &Arc<Health>,
    store: &Store,
    engine: &EnginePlayer,
    pools: &RenderPools,
) -> Result<Option<MetricsServer>, ConfigError> {
    let Some(listen) = config.metrics else {
        return Ok(None);
    };
    let (engine, pools) = (engine.clone(), pools.clone());
    let metrics_server =
        MetricsServer::start(listen, Arc::clone(health), store.clone(), engine, pools);
    metrics_server.await.map(Some)
}

/// Takes the commands away that the bot has registered in one server, or in all.
///
/// # Errors
///
/// Fails where the token or the proxy is wrong, or Discord will not.
pub async fn clear_commands(config: &Config, guild: Option<GuildId>) -> Result<(), StartError> {
    let rest = Rest::new(config, Clock::system()).map_err(other)?;
    discord::clear(&rest, guild).await.map_err(|error| match error {
        MessengerError::Refused { status: 401, .. } => unknown_token().into(),
        MessengerError::Unclear(why) if config.proxy.is_some() => {
            let problem = format!("names a server that does not answer: {why}");
            ConfigError::new("DISCORD_PROXY", problem).into()
        }
        error => StartError::Other(format!("the commands stay: {error}")),
    })
}

/// Says in a channel what the bot is.
async fn greet(messenger: &dyn Messenger, channel: ChannelId) {
    let nonce = format!("{:016x}", rand::random::<u64>());
    let greeting = ui::greeting(Language::default());
    if let Err(error) = messenger.post(channel, &greeting, &nonce).await {
        tracing::warn!(%channel, %error, "nobody is greeted");
    }
}

/// Going on would be playing in a file that nobody will ever read again.
fn replaced() -> StartError {
    let why = "names a file that is gone, or its -wal or -shm is, or another one is in its place: nothing \
               more is written; move a -wal and a -shm away that do not belong to the file that is to be \
               used, and start again on that";
    ConfigError::new("DATABASE_URL", why.to_owned()).into()
}

fn other(error: impl std::fmt::Display) -> StartError {
    StartError::Other(error.to_string())
}

/// Whom to blame where there is no way in.
fn connect_error(config: &Config, why: &ConnectError) -> StartError {
    let (told, what) = match why {
        ConnectError::Gateway(told) => (told, "where its gateway is"),
        ConnectError::Application(told) => (told, "who the bot is"),
        ConnectError::Address(why) => {
            let problem = format!("names an address that is not to be had: {why}");
            return ConfigError::new("INTERACTIONS_LISTEN", problem).into();
        }
        ConnectError::Key => {
            let problem = "is not the one by which Discord signs for the bot of this token: copy \
                           it from the application's page in Discord's developer portal";
            return ConfigError::new("DISCORD_PUBLIC_KEY", problem).into();
        }
    };
    match told {
        GatewayInfoError::UnknownToken => unknown_token().into(),
        GatewayInfoError::Address => {
            let problem = "names a server whose gateway is at no ws:// or wss:// address";
            ConfigError::new("DISCORD_PROXY", problem).into()
        }
        GatewayInfoError::Discord(why) if config.proxy.is_some() => {
            let problem = format!("names a server that does not tell {what}: {why}");
            ConfigError::new("DISCORD_PROXY", problem).into()
        }
        GatewayInfoError::Discord(why) => {
            StartError::Other(format!("Discord cannot be reached: {why}"))
        }
    }
}

fn unknown_token() -> ConfigError {
    ConfigError::new("DISCORD_TOKEN", "is not a token that Discord knows")
}
