//! One shard's connection, from its beginning to its end for good.

use std::future::poll_fn;
use std::mem::replace;
use std::sync::Arc;
use std::task::Poll;
use std::time::Duration;

use futures_util::StreamExt;
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use tokio::time::{sleep, timeout};
use tokio_util::sync::CancellationToken;
use twilight_gateway::error::{ReceiveMessageError, ReceiveMessageErrorType};
use twilight_gateway::{CloseFrame, Config, Message, Shard, ShardId, ShardState};

use super::turns::Turns;
use super::{Disconnected, GOODBYES};
use crate::config::Shards;
use crate::discord::ears::Ears;
use crate::discord::read;
use crate::discord::watchdog::Signs;
use crate::measure;

/// How long to wait before a connection is made again that was closed twice in a row, at first;
/// then twice as long each time. Real time, as with all connections.
const FIRST_PAUSE: Duration = Duration::from_secs(1);

/// The longest of these pauses.
const LONGEST_PAUSE: Duration = Duration::from_secs(60);

/// Discord's numbers for an event, for its first word, and for the answer to a heartbeat.
const EVENT: u64 = 0;
const HELLO: u64 = 10;
const ACKNOWLEDGED: u64 = 11;

/// Discord's number for a token that it does not know.
const UNKNOWN_TOKEN: u16 = 4004;

/// Runs shards; clones share what they have in common.
#[derive(Clone)]
pub(super) struct Runner {
    config: Config<Turns>,
    shards: Shards,
    common: Arc<Common>,
}

struct Common {
    ears: Ears,
    signs: Signs,
    stop: CancellationToken,
}

/// What Discord sends over the gateway.
#[derive(Deserialize)]
struct Frame<'a> {
    op: u64,
    #[serde(default)]
    t: Option<String>,
    #[serde(borrow)]
    d: Option<&'a RawValue>,
}

/// How a connection fares.
struct Fare {
    /// How long to wait before it is made again, once it is closed.
    pause: Duration,
    /// Discord's number for why it was closed last.
    closed: Option<u16>,
    /// Whether it was greeted and has come to nothing yet.
    is_greeted: bool,
}

impl Runner {
    pub(super) fn new(
        config: Config<Turns>,
        shards: Shards,
        ears: Ears,
        signs: Signs,
        stop: CancellationToken,
    ) -> Self {
        Self { config, shards, common: Arc::new(Common { ears, signs, stop }) }
    }

    /// What was heard from each shard.
    pub(super) fn signs(&self) -> &Signs {
        &self.common.signs
    }

    /// Runs one, until it is over for good.
    pub(super) async fn run(self, number: u32) -> Disconnected {
        let id = ShardId::new(number, self.shards.total());
        let mut shard = Shard::with_config(id, self.config.clone());
        let mut fare = Fare { pause: Duration::ZERO, closed: None, is_greeted: false };
        loop {
            let heard = tokio::select! {
                heard = shard.next() => heard,
                () = self.common.stop.cancelled() => {
                    say_goodbye(&mut shard).await;
                    return Disconnected::Closed;
                }
            };
            self.note(number, shard.state());
            match heard {
                Some(Ok(Message::Text(text))) => {
                    self.hear(number, &text, shard.state(), &mut fare).await;
                }
                Some(Ok(Message::Close(frame))) => {
                    fare.closed = frame.map(|frame| frame.code);
                    fare.is_greeted = false;
                    let (code, state) = (fare.closed, shard.state());
                    tracing::info!(shard = number, ?code, "the gateway is gone");
                    if state != ShardState::FatallyClosed {
                        self.rest(&mut fare).await;
                    }
                }
                Some(Err(error)) => tell(number, &error),
                None if fare.closed == Some(UNKNOWN_TOKEN) => return Disconnected::UnknownToken,
                None => return Disconnected::Refused(fare.closed),
            }
        }
    }

    /// Waits before a connection is made again, unless it was a good one.
    async fn rest(&self, fare: &mut Fare) {
        let pause = fare.pause;
        fare.pause = LONGEST_PAUSE.min(FIRST_PAUSE.max(pause * 2));
        tokio::select! {
            () = sleep(pause) => {}
            () = self.common.stop.cancelled() => {}
        }
    }

    /// Notes whether a shard is connected: one that is to come again has not been closed yet.
    fn note(&self, number: u32, state: ShardState) {
        let Ears { health, jobs, .. } = &self.common.ears;
        let connected = state == ShardState::Active;
        health.set_shard(number, connected);
        if !connected {
            jobs.is_deaf(number);
        }
    }

    async fn hear(&self, number: u32, text: &str, state: ShardState, fare: &mut Fare) {
        let Ok(frame) = serde_json::from_str::<Frame<'_>>(text) else {
            tracing::error!(shard = number, "what the gateway sends cannot be read");
            return;
        };
        match frame.op {
            EVENT => self.common.signs.heard(number),
            // Before it is known who we are it is no sign of life.
            ACKNOWLEDGED if state == ShardState::Active => self.common.signs.heard(number),
            // The connection before has ended without a word, and was no good one.
            HELLO if replace(&mut fare.is_greeted, true) => self.rest(fare).await,
            _ => {}
        }
        let (ears, data) = (&self.common.ears, frame.d.map_or("null", RawValue::get));
        match frame.t.as_deref() {
            Some("READY") => {
                let Ok(data) = serde_json::from_str::<Value>(data) else {
                    tracing::error!(shard = number, "READY cannot be read");
                    return;
                };
                let ids = ["application", "user"].map(|key| read::id(&data[key]["id"]));
                ears.ready(ids, data["user"]["username"].as_str().unwrap_or_default());
                measure::identified();
            }
            Some("RESUMED") => tracing::info!(shard = number, "the gateway is back"),
            Some("INTERACTION_CREATE") => return ears.interaction(data),
            _ => return,
        }
        (fare.pause, fare.is_greeted) = (Duration::ZERO, false);
        ears.jobs.hears(number);
    }
}

/// Closes a connection as whoever does not come back. It is not waited for an answer, after which a
/// shard connects anew by itself.
async fn say_goodbye(shard: &mut Shard<Turns>) {
    if !shard.state().is_identified() {
        return;
    }
    shard.close(CloseFrame::NORMAL);
    let said = poll_fn(|context| {
        let polled = shard.poll_next_unpin(context);
        if !shard.state().is_identified() {
            return Poll::Ready(());
        }
        if polled.is_ready() {
            context.waker().wake_by_ref();
        }
        Poll::Pending
    });
    drop(timeout(GOODBYES / 2, said).await);
}

/// Logs what went wrong, but nothing of what was received: there may be a token in it.
fn tell(shard: u32, error: &ReceiveMessageError) {
    match error.kind() {
        ReceiveMessageErrorType::Reconnect => {
            tracing::warn!(shard, "the gateway cannot be reached");
        }
        _ => tracing::error!(shard, "what the gateway sends cannot be understood"),
    }
}
