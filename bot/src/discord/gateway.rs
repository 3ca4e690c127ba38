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
use serenity::gateway::{ConnectionStage, GatewayError, ShardManager, ShardManagerOptions};
use thiserror::Error;
use tokio::sync::{Mutex, Notify, RwLock};
use tokio::task::JoinHandle;
use tokio_util::task::TaskTracker;

use super::answer::Answerer;
use super::heard::Heard;
use super::messenger::unreadable;
use super::read;
use super::rest::{Call, Rest};
use super::watchdog::{self, Signs};
use crate::clock::Clock;
use crate::health::Health;
use crate::measure;
use crate::ui::MessengerError;

/// How long to wait before the gateway is asked for again, at first; then twice as long each time.
const FIRST_PAUSE: Duration = Duration::from_secs(2);

/// The longest of these pauses.
const LONGEST_PAUSE: Duration = Duration::from_secs(60);

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

/// Why it is not known where the gateway is.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub(crate) enum NoGateway {
    /// The bot's token is none.
    #[error("the token is not known")]
    UnknownToken,
    /// What is at this address is no gateway.
    #[error("the gateway is at no ws:// or wss:// address")]
    Address,
    /// There was no answer of use.
    #[error(transparent)]
    Discord(MessengerError),
}

/// Asks where the gateway is. While Discord itself gives no clear answer it is asked again; what a
/// proxy says is believed.
pub(crate) async fn ask(rest: &Rest, proxied: bool, clock: &Clock) -> Result<Gateway, NoGateway> {
    let mut pause = FIRST_PAUSE;
    loop {
        let error = match ask_once(rest).await {
            Err(NoGateway::Discord(error)) if !proxied && !is_refusal(&error) => error,
            asked => return asked,
        };
        tracing::warn!(%error, "Discord does not tell where its gateway is; asking again");
        clock.sleep(error.wait(pause)).await;
        pause = LONGEST_PAUSE.min(pause * 2);
    }
}

fn is_refusal(error: &MessengerError) -> bool {
    matches!(error, MessengerError::Refused { .. })
}

async fn ask_once(rest: &Rest) -> Result<Gateway, NoGateway> {
    let asked = rest.send(&Call::by_bot(Method::GET, "/gateway/bot".to_owned())).await;
    let said = asked.map_err(|error| match error {
        MessengerError::Refused { status: 401, .. } => NoGateway::UnknownToken,
        error => NoGateway::Discord(error),
    })?;
    let gateway = said.and_then(|said| Gateway::deserialize(said).ok());
    let gateway = gateway.ok_or_else(|| NoGateway::Discord(unreadable()))?;
    if !["ws://", "wss://"].iter().any(|scheme| gateway.url.starts_with(scheme)) {
        return Err(NoGateway::Address);
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
        let health = Arc::clone(&ears.health);
        health.expect_shards(0..gateway.shards);
        if gateway.session_start_limit != Sessions::default() {
            measure::identifies_left(gateway.session_start_limit.remaining);
        }
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
                never = watchdog::note(&shards, gateway.shards, &health) => match never {},
                shard = watchdog::watch(&shards, &signs, &clock, &health) => {
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

/// Whom to tell of what is heard.
pub(crate) struct Ears {
    /// Told when the bot is known to Discord.
    pub(crate) ready: Arc<Notify>,
    /// Answers what people ask.
    pub(crate) answerer: Arc<Answerer>,
    /// Learns which application the bot is.
    pub(crate) rest: Arc<Rest>,
    /// The answers under way.
    pub(crate) tasks: TaskTracker,
    /// Learns which shards are connected.
    pub(crate) health: Arc<Health>,
    /// Notices what is said twice.
    pub(crate) heard: Heard,
}

impl Ears {
    fn ready(&self, [application, user]: [Option<u64>; 2], name: &str) {
        if let Some(user) = user {
            self.rest.set_user(user);
        }
        if let Some(application) = application {
            self.rest.set_application(application);
        }
        tracing::info!(bot = name, "connected");
        measure::identified();
        self.ready.notify_one();
    }

    fn interaction(&self, value: &Value) {
        if read::id(&value["id"]).is_some_and(|id| !self.heard.is_new(id)) {
            tracing::debug!("an interaction is heard twice");
            return;
        }
        if let Some(application) = read::application(value) {
            self.rest.set_application(application);
        }
        let answerer = Arc::clone(&self.answerer);
        match read::request(value) {
            Ok(Some(request)) => drop(self.tasks.spawn(answerer.answer(request))),
            Ok(None) => {}
            Err(unreadable) => {
                drop(self.tasks.spawn(async move { answerer.refuse(&unreadable).await }));
            }
        }
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
        self.ears.health.set_shard(shard_id.0, new == ConnectionStage::Connected);
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
