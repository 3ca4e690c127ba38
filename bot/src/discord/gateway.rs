//! The gateway: where it is, the shards of this process, and what is received there.
//!
//! Each shard is a serenity `Client` on an OS thread of its own. A closed connection can make serenity's
//! shard runner loop without yielding until the next heartbeat (up to 41 seconds); on a thread of its own it
//! holds up neither the bot nor another shard. Its events go to the bot's runtime by a channel, in order.

mod identify;
mod liveness;
mod shard;

use std::collections::BTreeSet;
use std::io;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use serenity::all::{BotGateway, Event, SessionStartLimit, ShardManager};
use serenity::http::Route;
use thiserror::Error;
use tokio::sync::mpsc::{self, UnboundedReceiver};
use tokio::sync::{Mutex, Notify};
use tokio::task::{JoinSet, unconstrained};
use tokio_util::sync::CancellationToken;

use self::identify::IdentifyQueue;
use self::liveness::ShardLiveness;
use self::shard::{ShardConfig, ShardEvent, ShardThread};
use super::connection::Connection;
use super::dispatcher::Dispatcher;
use super::interaction::Received;
use super::rest::{Rest, get, unreadable};
use super::startup::{GatewayInfoError, retry_until_answered};
use crate::clock::Clock;
use crate::config::{Config, Shards};
use crate::metrics;

/// How long a stop waits for the shards to close their connections. Real time, as with all connections.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(3);

/// The most shards that one process runs, each on a thread of its own.
const MAX_SHARDS: u32 = 1024;

/// The shards of this process, where it is not told which: all that Discord wants.
pub(super) fn all_shards(gateway: &BotGateway) -> Shards {
    Shards::all(gateway.shards.clamp(1, MAX_SHARDS))
}

/// How long to wait where fewer sessions may begin than there are shards in all processes. Discord resets
/// the token of a bot that begins more.
fn wait_for_sessions(limit: &SessionStartLimit, shards: Shards) -> Option<Duration> {
    let wait = Duration::from_millis(limit.reset_after);
    metrics::identifies_left(limit.remaining);
    expect_all_again(limit.total, wait);
    if limit.remaining >= u64::from(shards.total()) {
        return None;
    }
    tracing::warn!(limit.remaining, ?wait, "Discord lets too few sessions begin; waiting");
    Some(wait)
}

/// Has as many sessions as Discord allows a day left once the day is over, for whoever watches that.
/// Real time, and not the clock's, as with all that is measured.
fn expect_all_again(total: u64, wait: Duration) {
    if total == 0 || wait.is_zero() {
        return;
    }
    tokio::spawn(async move {
        tokio::time::sleep(wait).await;
        metrics::identifies_left(total);
    });
}

/// Asks where the gateway is. While Discord itself gives no clear answer it is asked again; what a
/// proxy says is believed.
pub(crate) async fn ask(
    rest: &Rest,
    proxied: bool,
    clock: &Clock,
) -> Result<BotGateway, GatewayInfoError> {
    retry_until_answered(proxied, clock, async || ask_once(rest).await).await
}

async fn ask_once(rest: &Rest) -> Result<BotGateway, GatewayInfoError> {
    let gateway: BotGateway =
        rest.send(get(Route::GatewayBot)).await?.read().ok_or_else(unreadable)?;
    if !["ws://", "wss://"].iter().any(|scheme| gateway.url.starts_with(scheme)) {
        return Err(GatewayInfoError::Address);
    }
    Ok(gateway)
}

/// How often it is noted whether a shard is connected. Real time, as with all connections.
const OBSERVE_EVERY: Duration = Duration::from_millis(250);

/// Why a connection has ended by itself.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub(crate) enum Disconnected {
    /// Discord does not know the token any more.
    #[error("the token is not known")]
    UnknownToken,
    /// A shard gave no sign of life for minutes.
    #[error("shard {0} stands still")]
    Unresponsive(u32),
    /// Discord will not have the connection, and says why by this number.
    #[error("the gateway closed it for good, with {0}")]
    Refused(u16),
    /// Discord lets no further sessions begin today, or too few for all processes.
    #[error("Discord lets too few sessions begin")]
    TooFewSessions,
    /// There is a fault in the program.
    #[error("it broke")]
    Broken,
    /// It was asked to.
    #[error("it was closed")]
    Closed,
}

/// Begins to connect these shards; what is received goes to `dispatcher`.
pub(super) fn begin(
    gateway: BotGateway,
    config: &Config,
    numbers: Shards,
    dispatcher: Dispatcher,
    clock: Clock,
) -> Connection {
    dispatcher.health.expect_shards(numbers.numbers());
    let stop = CancellationToken::new();
    let (events, received) = mpsc::unbounded_channel();
    let shards = Arc::new(RunningShards {
        config: ShardConfig {
            token: config.token.clone(),
            proxy: config.proxy.clone(),
            gateway_url: gateway.url.trim_end_matches('/').to_owned(),
            total: numbers.total(),
            events,
        },
        preparing: Mutex::default(),
        queue: IdentifyQueue {
            store: dispatcher.store.clone(),
            clock: clock.clone(),
            concurrency: gateway.session_start_limit.max_concurrency,
            every: config.identify_every,
        },
        liveness: ShardLiveness::new(numbers),
        begun_again: Notify::new(),
        dispatcher,
        stop: stop.clone(),
    });
    let running = tokio::spawn(async move {
        if let Some(wait) = wait_for_sessions(&gateway.session_start_limit, numbers) {
            tokio::select! {
                () = clock.sleep(wait) => {}
                () = shards.stop.cancelled() => return Disconnected::Closed,
            }
        }
        shards.run(numbers, received, &clock).await
    });
    Connection { address: None, stop, running, close_timeout: CLOSE_TIMEOUT }
}

/// The shards of this process, and what receives their events.
struct RunningShards {
    config: ShardConfig,
    /// Held by whichever shard is being prepared.
    preparing: Mutex<()>,
    queue: IdentifyQueue,
    liveness: ShardLiveness,
    /// Told when a shard has begun a further session.
    begun_again: Notify,
    dispatcher: Dispatcher,
    stop: CancellationToken,
}

impl RunningShards {
    /// Runs all shards until the first one ends, or stands still.
    async fn run(
        self: &Arc<Self>,
        numbers: Shards,
        events: UnboundedReceiver<ShardEvent>,
        clock: &Clock,
    ) -> Disconnected {
        let mut shards = JoinSet::new();
        for number in numbers.numbers() {
            let this = Arc::clone(self);
            shards.spawn(async move { this.run_shard(number).await });
        }
        let received = self.receive(events);
        tokio::pin!(received);
        let ended = tokio::select! {
            ended = shards.join_next() => match ended {
                Some(ended) => ended.unwrap_or(Disconnected::Broken),
                None => Disconnected::Closed,
            },
            () = &mut received => Disconnected::Broken,
            () = self.watch_sessions(numbers) => Disconnected::TooFewSessions,
            shard = self.liveness.watch(clock, &self.dispatcher.health) => {
                tracing::error!(shard, "no sign of life from the gateway for minutes");
                Disconnected::Unresponsive(shard)
            }
        };
        if self.stop.is_cancelled() {
            // What arrived before a connection was closed is still answered.
            tokio::select! {
                _ = shards.join_all() => {}
                () = &mut received => {}
            }
            unconstrained(received).now_or_never();
        }
        ended
    }

    /// Runs one shard once it may identify, until it has ended.
    async fn run_shard(&self, number: u32) -> Disconnected {
        let prepared = async {
            let shard = self.prepare(number).await?;
            // Only now, since the slot is for an IDENTIFY at once.
            self.queue.wait(number).await;
            shard.begin();
            Ok::<_, io::Error>(shard)
        };
        let shard = tokio::select! {
            prepared = prepared => prepared,
            () = self.stop.cancelled() => return Disconnected::Closed,
        };
        let mut shard = match shard {
            Ok(shard) => shard,
            Err(error) => {
                tracing::error!(number, %error, "no thread for a shard");
                return Disconnected::Broken;
            }
        };
        tokio::select! {
            ended = &mut shard.ended => ended.unwrap_or(Disconnected::Broken),
            () = self.observe(number, &shard.manager) => Disconnected::Broken,
            () = self.stop.cancelled() => {
                shard.close().await;
                Disconnected::Closed
            }
        }
    }

    /// Prepares one shard after another: for each, serenity sends a request beside the bot's rate limits.
    async fn prepare(&self, number: u32) -> io::Result<ShardThread> {
        let _turn = self.preparing.lock().await;
        ShardThread::prepare(number, self.config.clone()).await
    }

    /// Notes again and again whether a shard is connected. serenity tells of no stage that a raw event
    /// handler would hear.
    async fn observe(&self, number: u32, manager: &ShardManager) {
        let Dispatcher { health, jobs, .. } = &self.dispatcher;
        let mut last = None;
        loop {
            let latency = shard::latency(number, manager).await;
            health.set_shard(number, latency.is_some());
            match (last, latency) {
                (_, None) => jobs.shard_down(number),
                (None, Some(_)) => jobs.shard_up(number),
                // It changes with each heartbeat that is acknowledged.
                (Some(before), Some(now)) if before != now => {
                    tracing::debug!(number, latency = ?now, "a heartbeat was acknowledged");
                    self.liveness.heard(number);
                }
                _ => {}
            }
            last = latency;
            tokio::time::sleep(OBSERVE_EVERY).await;
        }
    }

    /// Returns once Discord lets too few sessions begin: serenity begins new ones by itself, and does not
    /// ask how many are left.
    async fn watch_sessions(&self, shards: Shards) {
        loop {
            self.begun_again.notified().await;
            if let Ok(gateway) = ask_once(&self.dispatcher.rest).await
                && wait_for_sessions(&gateway.session_start_limit, shards).is_some()
            {
                return;
            }
        }
    }

    /// Passes on what all shards receive.
    async fn receive(&self, mut events: UnboundedReceiver<ShardEvent>) {
        let dispatcher = &self.dispatcher;
        let mut begun = BTreeSet::new();
        while let Some((shard, event)) = events.recv().await {
            self.liveness.heard(shard);
            match event {
                Event::Ready(event) => {
                    let ready = event.ready;
                    dispatcher.ready(ready.application.id, ready.user.id, &ready.user.name);
                    metrics::identified();
                    if !begun.insert(shard) {
                        self.begun_again.notify_one();
                    }
                    dispatcher.jobs.shard_up(shard);
                }
                Event::Resumed(_) => {
                    tracing::info!(shard, "the gateway is back");
                    dispatcher.jobs.shard_up(shard);
                }
                Event::InteractionCreate(event) => {
                    dispatcher.interaction(&Received::Typed(Box::new(event.interaction)));
                }
                Event::Unknown(event) if event.kind == "INTERACTION_CREATE" => {
                    dispatcher.interaction(&Received::Raw(event.value));
                }
                Event::MessageCreate(event) => dispatcher.direct_message(&event.message),
                _ => {}
            }
        }
    }
}

#[cfg(test)]
mod tests;
