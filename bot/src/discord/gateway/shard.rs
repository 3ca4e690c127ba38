//! One shard: serenity's `Client` on an OS thread of its own.

use std::io;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use secrecy::{ExposeSecret, SecretString};
use serenity::all::{
    Client, ClientBuilder, Context, Event, GatewayError, GatewayIntents, RawEventHandler, ShardId,
    ShardManager, async_trait,
};
use serenity::gateway::ConnectionStage;
use serenity::http::HttpBuilder;
use tokio::runtime;
use tokio::sync::{Notify, mpsc, oneshot};
use tokio::time::timeout;
use tokio_util::sync::{CancellationToken, DropGuard};

use super::{CLOSE_TIMEOUT, Disconnected};
use crate::discord::rest;

/// What a shard receives, with its number.
pub(super) type ShardEvent = (u32, Event);

/// What every shard of this process is started with.
#[derive(Clone)]
pub(super) struct ShardConfig {
    pub(super) token: SecretString,
    /// What stands for Discord's REST API, where something does.
    pub(super) proxy: Option<String>,
    pub(super) gateway_url: String,
    /// How many shards there are in all processes.
    pub(super) total: u32,
    /// Receives the events of all shards.
    pub(super) events: mpsc::UnboundedSender<ShardEvent>,
}

/// Passes events on as they come.
struct Handler {
    shard: u32,
    events: mpsc::UnboundedSender<ShardEvent>,
}

#[async_trait]
impl RawEventHandler for Handler {
    async fn raw_event(&self, _: Context, event: Event) {
        // Nobody receives it any more where the bot is stopping.
        self.events.send((self.shard, event)).ok();
    }
}

/// A shard on a thread of its own, until this is dropped.
pub(super) struct ShardThread {
    id: ShardId,
    pub(super) manager: Arc<ShardManager>,
    begin: Arc<Notify>,
    /// Receives why it has ended, where it has by itself.
    pub(super) ended: oneshot::Receiver<Disconnected>,
    stop: DropGuard,
}

impl ShardThread {
    /// Makes a shard ready to connect.
    pub(super) async fn prepare(number: u32, config: ShardConfig) -> io::Result<Self> {
        let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
        let (begin, stop) = (Arc::new(Notify::new()), CancellationToken::new());
        let (may_begin, stopped) = (Arc::clone(&begin), stop.clone());
        let stop = stop.drop_guard();
        let (prepared, manager) = oneshot::channel();
        let (end, ended) = oneshot::channel();
        thread::Builder::new().name(format!("shard-{number}")).spawn(move || {
            let ended = runtime.block_on(run(number, config, prepared, &may_begin, stopped));
            end.send(ended).ok();
        })?;
        let manager = manager.await.map_err(io::Error::other)?;
        Ok(Self { id: ShardId(number), manager, begin, ended, stop })
    }

    /// Has it connect.
    pub(super) fn begin(&self) {
        self.begin.notify_one();
    }

    /// Closes its connection for good.
    pub(super) async fn close(self) {
        if let Some(runner) = self.manager.runners.lock().await.get(&self.id) {
            // A runner whose connection has ended already would wait for ever for the other side to
            // close it too; this makes it end at once.
            runner.runner_tx.shutdown_clean();
        }
        drop(self.stop);
        self.ended.await.ok();
    }
}

/// The latency of a shard's last heartbeat, if one was acknowledged; none while it is not connected.
pub(super) async fn latency(number: u32, manager: &ShardManager) -> Option<Option<Duration>> {
    let runners = manager.runners.lock().await;
    let runner = runners.get(&ShardId(number))?;
    (runner.stage == ConnectionStage::Connected).then_some(runner.latency)
}

/// Runs a shard, once it may begin, until it ends or is to stop.
async fn run(
    number: u32,
    config: ShardConfig,
    prepared: oneshot::Sender<Arc<ShardManager>>,
    may_begin: &Notify,
    stop: CancellationToken,
) -> Disconnected {
    let total = config.total;
    let mut client = match client(number, config).await {
        Ok(client) => client,
        Err(error) => {
            tracing::error!(shard = number, %error, "no client for a shard");
            return Disconnected::Broken;
        }
    };
    let manager = Arc::clone(&client.shard_manager);
    prepared.send(Arc::clone(&manager)).ok();
    let running = async {
        may_begin.notified().await;
        client.start_shard(number, total).await
    };
    tokio::select! {
        ended = running => match ended {
            Ok(()) => Disconnected::Broken,
            Err(error) => disconnected(&error),
        },
        () = stop.cancelled() => {
            timeout(CLOSE_TIMEOUT, manager.shutdown_all()).await.ok();
            Disconnected::Closed
        }
    }
}

async fn client(number: u32, config: ShardConfig) -> serenity::Result<Client> {
    let http = HttpBuilder::new(config.token.expose_secret())
        .client(rest::client(config.proxy.is_some())?)
        .ratelimiter_disabled(true);
    let http = config.proxy.into_iter().fold(http, HttpBuilder::proxy).build();
    let handler = Handler { shard: number, events: config.events };
    let client = ClientBuilder::new_with_http(http, GatewayIntents::DIRECT_MESSAGES)
        .raw_event_handler(handler)
        .await?;
    // The builder asks for the address once more, and where that fails it takes the one of Discord's
    // public gateway.
    *client.ws_url.lock().await = config.gateway_url;
    Ok(client)
}

/// Why a shard has ended. serenity returns for these three close codes alone.
fn disconnected(error: &serenity::Error) -> Disconnected {
    match error {
        serenity::Error::Gateway(GatewayError::InvalidAuthentication) => Disconnected::UnknownToken,
        serenity::Error::Gateway(GatewayError::InvalidGatewayIntents) => {
            Disconnected::Refused(4013)
        }
        serenity::Error::Gateway(GatewayError::DisallowedGatewayIntents) => {
            Disconnected::Refused(4014)
        }
        _ => Disconnected::Broken,
    }
}
