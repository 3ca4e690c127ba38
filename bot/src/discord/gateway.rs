//! The gateway: where it is, the connection to it, and what is heard there.

use std::sync::Arc;
use std::time::Duration;

use futures_util::StreamExt;
use reqwest::Method;
use serde::Deserialize;
use serde_json::Value;
use serenity::all::{
    Context, Event, EventHandler, GatewayIntents, Http, Interaction, RawEventHandler,
    ShardStageUpdateEvent,
};
use serenity::async_trait;
use serenity::gateway::{GatewayError, ShardManager, ShardManagerOptions};
use thiserror::Error;
use tokio::sync::{Mutex, RwLock};
use tokio::task::JoinHandle;

use super::ears::Ears;
use super::messenger::unreadable;
use super::read;
use super::rest::{Call, Rest};
use super::start::{NotTold, until_told};
use super::watchdog::{self, Signs};
use crate::clock::Clock;

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

/// How many sessions may begin.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
struct Sessions {
    /// So many more.
    remaining: u32,
    /// Until there are more again, in milliseconds.
    reset_after: u64,
}

impl Default for Sessions {
    fn default() -> Self {
        Self { remaining: u32::MAX, reset_after: 0 }
    }
}

fn one() -> u32 {
    1
}

/// Asks where the gateway is. While Discord itself gives no clear answer it is asked again; what a
/// proxy says is believed.
pub(crate) async fn ask(rest: &Rest, proxied: bool, clock: &Clock) -> Result<Gateway, NotTold> {
    until_told(proxied, clock, async || ask_once(rest).await).await
}

async fn ask_once(rest: &Rest) -> Result<Gateway, NotTold> {
    let said = rest.send(&Call::by_bot(Method::GET, "/gateway/bot".to_owned())).await?;
    let gateway = said.and_then(|said| Gateway::deserialize(said).ok());
    let gateway = gateway.ok_or_else(unreadable)?;
    if !["ws://", "wss://"].iter().any(|scheme| gateway.url.starts_with(scheme)) {
        return Err(NotTold::Address);
    }
    Ok(Gateway { shards: gateway.shards.max(1), ..gateway })
}

/// Why a connection has ended by itself.
#[derive(Clone, Debug, Error)]
pub(crate) enum Ended {
    /// Discord does not know the token any more.
    #[error("the token is not known")]
    UnknownToken,
    /// A shard gave no sign of life for minutes.
    #[error("shard {0} stands still")]
    StandsStill(u32),
    /// Discord will not have the connection.
    #[error("{0}")]
    Refused(GatewayError),
    /// Nothing can be heard at the address where interactions arrive.
    #[error("the endpoint is deaf: {0}")]
    Deaf(String),
    /// It was asked to.
    #[error("it was closed")]
    Closed,
}

/// The connection to the gateway, made or in the making.
pub(crate) struct Connection {
    manager: Arc<ShardManager>,
    running: JoinHandle<Ended>,
}

impl Connection {
    /// Begins to connect; what is heard goes to `ears`.
    pub(crate) fn begin(gateway: Gateway, token: &str, ears: Ears, clock: Clock) -> Self {
        let signs = Arc::new(Signs::new(gateway.shards));
        let handler = Arc::new(Handler { ears, signs: Arc::clone(&signs) });
        let (manager, mut ended) = ShardManager::new(ShardManagerOptions {
            data: Arc::new(RwLock::default()),
            event_handlers: vec![Arc::clone(&handler) as Arc<_>],
            raw_event_handlers: vec![handler],
            shard_index: 0,
            shard_init: gateway.shards,
            shard_total: gateway.shards,
            ws_url: Arc::new(Mutex::new(gateway.url.clone())),
            // It hands the token on, and asks for nothing.
            http: Arc::new(Http::new(token)),
            intents: GatewayIntents::empty(),
            presence: None,
        });
        let shards = Arc::clone(&manager);
        let running = tokio::spawn(async move {
            wait_for_sessions(&gateway, &clock).await;
            // It never fails, by its own word.
            drop(shards.initialize());
            tokio::select! {
                ended = ended.next() => reason(ended),
                shard = watchdog::watch(&shards, &signs, &clock) => {
                    tracing::error!(shard, "no sign of life from the gateway for minutes");
                    Ended::StandsStill(shard)
                }
            }
        });
        Self { manager, running }
    }

    /// Waits until it has ended.
    pub(crate) async fn ended(&mut self) -> Ended {
        (&mut self.running).await.unwrap_or(Ended::Closed)
    }

    /// Closes it. Where it has ended by itself, nobody may be left to say that it is closed.
    pub(crate) async fn close(self) {
        let Self { manager, running } = self;
        if running.is_finished() {
            drop(tokio::spawn(async move { manager.shutdown_all().await }));
        } else {
            manager.shutdown_all().await;
            running.abort();
        }
    }
}

fn reason(ended: Option<Result<(), GatewayError>>) -> Ended {
    match ended {
        Some(Err(GatewayError::InvalidAuthentication)) => Ended::UnknownToken,
        Some(Err(error)) => Ended::Refused(error),
        Some(Ok(())) | None => Ended::Closed,
    }
}

/// Waits while fewer sessions may begin than are needed: Discord resets the token of whoever
/// begins more.
async fn wait_for_sessions(gateway: &Gateway, clock: &Clock) {
    let Sessions { remaining, reset_after } = gateway.session_start_limit;
    if remaining < gateway.shards {
        let wait = Duration::from_millis(reset_after);
        tracing::warn!(remaining, ?wait, "Discord lets too few sessions begin; waiting");
        clock.sleep(wait).await;
    }
}

/// What serenity tells us of.
struct Handler {
    ears: Ears,
    signs: Arc<Signs>,
}

#[async_trait]
impl RawEventHandler for Handler {
    async fn raw_event(&self, context: Context, event: Event) {
        self.signs.heard(context.shard_id);
        match event {
            Event::Ready(ready) => {
                let (application, user) = (ready.ready.application.id, &ready.ready.user);
                self.ears.ready([application.get(), user.id.get()].map(Some), &user.name);
            }
            Event::InteractionCreate(event) => match to_json(&event.interaction) {
                Ok(value) => self.ears.interaction(&value),
                Err(error) => tracing::error!(%error, "an interaction is lost"),
            },
            Event::Unknown(event) if event.kind == "INTERACTION_CREATE" => {
                self.ears.interaction(&event.value);
            }
            Event::Unknown(event) if event.kind == "READY" => {
                let value = &event.value;
                let name = value["user"]["username"].as_str().unwrap_or_default();
                let ids = ["application", "user"].map(|key| read::id(&value[key]["id"]));
                self.ears.ready(ids, name);
            }
            _ => {}
        }
    }
}

#[async_trait]
impl EventHandler for Handler {
    async fn shard_stage_update(&self, _: Context, event: ShardStageUpdateEvent) {
        let ShardStageUpdateEvent { old, new, shard_id } = event;
        tracing::info!(shard = shard_id.0, "the gateway: {old}, now {new}");
    }
}

/// An interaction that serenity could read, as Discord sent it: serenity leaves its kind out.
pub(super) fn to_json(interaction: &Interaction) -> serde_json::Result<Value> {
    let mut value = serde_json::to_value(interaction)?;
    value["type"] = u8::from(interaction.kind()).into();
    Ok(value)
}

#[cfg(test)]
mod tests;
