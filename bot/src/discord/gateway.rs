//! The gateway: where it is, the connection to it, and what is heard there.
//!
//! twilight keeps each shard's connection; what it hears comes as text, so that our own reader sees
//! all of it, and who wants to identify waits in a queue of ours, which all processes share.

mod runner;
mod turns;

use std::sync::Arc;
use std::time::Duration;

use reqwest::Method;
use serde::Deserialize;
use thiserror::Error;
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use twilight_gateway::{ConfigBuilder, Intents};

use self::runner::Runner;
use self::turns::{Among, Turns};
use super::ears::Ears;
use super::rest::{Call, Rest, unreadable};
use super::startup::{GatewayInfoError, until_told};
use super::watchdog::{self, Signs};
use crate::clock::Clock;
use crate::config::Shards;
use crate::measure;

/// How long a stop waits for the connections' goodbyes. Real time, as with all connections.
const GOODBYES: Duration = Duration::from_secs(3);

/// What Discord says of its gateway.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub(crate) struct Gateway {
    /// Where it is.
    url: String,
    /// How many connections it wants.
    #[serde(default = "one")]
    shards: u32,
    /// How many sessions may still begin.
    #[serde(default)]
    session_start_limit: Sessions,
}

impl Gateway {
    /// The shards of this process, where it is not told which: all that Discord wants.
    pub(super) fn all(&self) -> Shards {
        Shards::all(self.shards)
    }

    /// How long to wait where fewer sessions may begin than all processes may be about to: Discord
    /// resets the token of whoever begins more.
    fn too_few_sessions(&self, shards: Shards) -> Option<Duration> {
        let Sessions { remaining, reset_after, total, .. } = self.session_start_limit;
        if self.session_start_limit != Sessions::default() {
            measure::identifies_left(remaining);
            expect_all_again(total, Duration::from_millis(reset_after));
        }
        if remaining >= shards.total() {
            return None;
        }
        let wait = Duration::from_millis(reset_after);
        tracing::warn!(remaining, ?wait, "Discord lets too few sessions begin; waiting");
        Some(wait)
    }
}

/// Has as many sessions as Discord allows a day left once the day is over, for whoever watches that.
/// Real time, and not the clock's, as with all that is measured.
fn expect_all_again(total: u32, wait: Duration) {
    if total == 0 || wait.is_zero() {
        return;
    }
    tokio::spawn(async move {
        tokio::time::sleep(wait).await;
        measure::identifies_left(total);
    });
}

/// How many sessions may begin.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
struct Sessions {
    /// So many in a day.
    #[serde(default)]
    total: u32,
    /// So many more.
    remaining: u32,
    /// Until there are more again, in milliseconds.
    reset_after: u64,
    /// How many may begin at once.
    #[serde(default = "one")]
    max_concurrency: u32,
}

impl Default for Sessions {
    fn default() -> Self {
        Self { total: 0, remaining: u32::MAX, reset_after: 0, max_concurrency: one() }
    }
}

fn one() -> u32 {
    1
}

/// Asks where the gateway is. While Discord itself gives no clear answer it is asked again; what a
/// proxy says is believed.
pub(crate) async fn ask(
    rest: &Rest,
    proxied: bool,
    clock: &Clock,
) -> Result<Gateway, GatewayInfoError> {
    until_told(proxied, clock, async || ask_once(rest).await).await
}

async fn ask_once(rest: &Rest) -> Result<Gateway, GatewayInfoError> {
    let said = rest.send(&Call::by_bot(Method::GET, "/gateway/bot".to_owned())).await?;
    let gateway: Gateway = said.read().ok_or_else(unreadable)?;
    if !["ws://", "wss://"].iter().any(|scheme| gateway.url.starts_with(scheme)) {
        return Err(GatewayInfoError::Address);
    }
    Ok(Gateway { shards: gateway.shards.max(1), ..gateway })
}

/// Why a connection has ended by itself.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub(crate) enum Disconnected {
    /// Discord does not know the token any more.
    #[error("the token is not known")]
    UnknownToken,
    /// A shard gave no sign of life for minutes.
    #[error("shard {0} stands still")]
    StandsStill(u32),
    /// Discord will not have the connection, and says why by this number.
    #[error("the gateway closed it for good, with {}", .0.map_or_else(String::new, |it| it.to_string()))]
    Refused(Option<u16>),
    /// Nothing can be heard at the address where interactions arrive.
    #[error("the endpoint is deaf: {0}")]
    Deaf(String),
    /// There is a fault in the program.
    #[error("it broke")]
    Broken,
    /// It was asked to.
    #[error("it was closed")]
    Closed,
}

/// What a connection is made with.
pub(crate) struct Access<'a> {
    /// The bot's token.
    pub(crate) token: &'a str,
    /// Which shards are ours.
    pub(crate) shards: Shards,
    /// How long one waits after another to identify.
    pub(crate) identify_every: Duration,
    /// The clock of waits.
    pub(crate) clock: Clock,
}

/// The connection to the gateway, made or in the making.
pub(crate) struct Connection {
    stop: CancellationToken,
    running: JoinHandle<Disconnected>,
}

impl Connection {
    /// Begins to connect; what is heard goes to `ears`.
    pub(crate) fn begin(gateway: Gateway, access: Access<'_>, ears: Ears) -> Self {
        let Access { token, shards, identify_every, clock } = access;
        let health = Arc::clone(&ears.health);
        health.expect_shards(shards.numbers());
        let concurrency = gateway.session_start_limit.max_concurrency;
        let turns = Turns::new(Among {
            store: ears.store.clone(),
            rest: Arc::clone(&ears.rest),
            clock: clock.clone(),
            shards,
            concurrency,
            every: identify_every,
        });
        let config = ConfigBuilder::new(token.to_owned(), Intents::empty())
            .proxy_url(gateway.url.trim_end_matches('/').to_owned())
            .queue(turns)
            .build();
        let stop = CancellationToken::new();
        let runner = Runner::new(config, shards, ears, Signs::new(shards), stop.clone());
        let stopped = stop.clone();
        let running = tokio::spawn(async move {
            if let Some(wait) = gateway.too_few_sessions(shards) {
                clock.sleep(wait).await;
            }
            let mut runners = JoinSet::new();
            for number in shards.numbers() {
                runners.spawn(runner.clone().run(number));
            }
            let ended = tokio::select! {
                ended = runners.join_next() => match ended {
                    Some(ended) => ended.unwrap_or(Disconnected::Broken),
                    None => Disconnected::Closed,
                },
                shard = watchdog::watch(runner.signs(), &clock, &health) => {
                    tracing::error!(shard, "no sign of life from the gateway for minutes");
                    Disconnected::StandsStill(shard)
                }
            };
            if stopped.is_cancelled() {
                // Each says goodbye.
                while runners.join_next().await.is_some() {}
            }
            ended
        });
        Self { stop, running }
    }

    /// Waits until it has ended.
    pub(crate) async fn ended(&mut self) -> Disconnected {
        (&mut self.running).await.unwrap_or(Disconnected::Broken)
    }

    /// Closes it.
    pub(crate) async fn close(mut self) {
        self.stop.cancel();
        if !self.running.is_finished() && timeout(GOODBYES, self.ended()).await.is_err() {
            self.running.abort();
        }
    }
}

#[cfg(test)]
mod tests;
