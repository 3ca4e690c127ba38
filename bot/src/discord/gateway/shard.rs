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
use tokio::sync::{mpsc, oneshot, watch};
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

/// What serenity knows of a shard.
#[derive(Clone)]
pub(super) struct ShardState {
    id: ShardId,
    /// None before the client is built.
    manager: watch::Receiver<Option<Arc<ShardManager>>>,
}

impl ShardState {
    /// The latency of the last heartbeat, if one was acknowledged; none while the shard is not connected.
    pub(super) async fn latency(&self) -> Option<Option<Duration>> {
        let manager = self.manager()?;
        let runners = manager.runners.lock().await;
        let runner = runners.get(&self.id)?;
        (runner.stage == ConnectionStage::Connected).then_some(runner.latency)
    }

    fn manager(&self) -> Option<Arc<ShardManager>> {
        self.manager.borrow().clone()
    }
}

/// A shard that runs on its thread until this is dropped.
pub(super) struct ShardThread {
    state: ShardState,
    stop: DropGuard,
    ended: oneshot::Receiver<Disconnected>,
}

impl ShardThread {
    /// Starts a shard.
    pub(super) fn start(number: u32, config: ShardConfig) -> io::Result<Self> {
        let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
        let stop = CancellationToken::new();
        let stopped = stop.clone();
        let (managers, manager) = watch::channel(None);
        let (end, ended) = oneshot::channel();
        thread::Builder::new().name(format!("shard-{number}")).spawn(move || {
            let ended = runtime.block_on(run(number, config, &managers, stopped));
            end.send(ended).ok();
        })?;
        let state = ShardState { id: ShardId(number), manager };
        Ok(Self { state, stop: stop.drop_guard(), ended })
    }

    /// Waits until it has ended by itself.
    pub(super) async fn ended(&mut self) -> Disconnected {
        (&mut self.ended).await.unwrap_or(Disconnected::Broken)
    }

    /// What serenity knows of it.
    pub(super) fn state(&self) -> ShardState {
        self.state.clone()
    }

    /// Closes its connection for good.
    pub(super) async fn close(self) {
        if let Some(manager) = self.state.manager()
            && let Some(runner) = manager.runners.lock().await.get(&self.state.id)
        {
            // A runner whose connection has ended already would wait for ever for the other side to
            // close it too; this makes it end at once.
            runner.runner_tx.shutdown_clean();
        }
        drop(self.stop);
        self.ended.await.ok();
    }
}

/// Runs a shard until it ends, or is to stop.
async fn run(
    number: u32,
    config: ShardConfig,
    managers: &watch::Sender<Option<Arc<ShardManager>>>,
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
    managers.send_replace(Some(Arc::clone(&manager)));
    tokio::select! {
        ended = client.start_shard(number, total) => match ended {
            Ok(()) => Disconnected::Closed,
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
    let client = ClientBuilder::new_with_http(http, GatewayIntents::empty())
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
