//! Discord: the only place that speaks serenity's gateway and HTTP.
//!
//! - `read`: wire types in
//! - `write`: replies out, as Discord's JSON
//! - `rest`: requests of our own accord
//! - `answer`: an interaction, decided and answered once

mod answer;
mod read;
mod rest;
mod write;

use std::sync::Arc;
use std::time::Duration;

use reqwest::redirect::Policy;
use secrecy::ExposeSecret;
use serenity::all::{
    Context, EventHandler, GatewayIntents, GuildId, Http, HttpBuilder, Interaction, Ready,
    ShardManager,
};
use serenity::async_trait;
use serenity::client::ClientBuilder;
use serenity::gateway::GatewayError;
use thiserror::Error;
use tokio::sync::Notify;
use tokio::task::JoinHandle;

use self::answer::Answerer;
use self::rest::Rest;
use crate::config::{Config, ConfigError};
use crate::error::DiscordError;
use crate::game::dice::Dice;
use crate::game::table::Tables;
use crate::jobs::Outbox;
use crate::store::{self, Store};
use crate::ui::app::App;
use crate::ui::commands;
use crate::ui::pictures;

/// How long Discord may take over one request.
const PATIENCE: Duration = Duration::from_secs(20);

/// How long to wait before commands are registered again, where that failed.
const REGISTER_AGAIN: Duration = Duration::from_secs(10);

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
    shards: Arc<ShardManager>,
    client: JoinHandle<Result<(), serenity::Error>>,
    /// Registration, and the boards that are owed.
    chores: JoinHandle<()>,
    store: Store,
}

impl Bot {
    /// Opens the database and begins to connect.
    ///
    /// # Errors
    ///
    /// Fails where a variable is wrong: the database cannot be used, or the proxy does not answer.
    pub async fn start(config: &Config, dice: Arc<dyn Dice>) -> Result<Self, StartError> {
        let started = store::now();
        let store = Store::open(&config.database).await?;
        let http = Arc::new(build_http(config)?);
        let gateway = ask_gateway(config, &http).await?;
        pictures::warm_up().map_err(|error| StartError::Other(error.to_string()))?;
        let app = Arc::new(App {
            tables: Tables::new(store.clone(), dice),
            store: store.clone(),
            messenger: Arc::new(Rest::new(Arc::clone(&http))),
        });
        let outbox = Outbox::new(Arc::clone(&app));
        let ready = Arc::new(Notify::new());
        let handler = Handler {
            ready: Arc::clone(&ready),
            answerer: Arc::new(Answerer::new(app, outbox.clone(), Arc::clone(&http))),
        };
        let guild = config.guild.map(|guild| GuildId::new(guild.0));
        let chores = tokio::spawn(async move {
            ready.notified().await;
            tokio::join!(register(&http, guild), outbox.run(started));
        });
        // The client keeps a second handle of its own, which it asks for the gateway's address only.
        let intents = GatewayIntents::empty();
        let mut client = ClientBuilder::new_with_http(build_http(config)?, intents)
            .event_handler(handler)
            .await
            .map_err(|error| StartError::Other(error.to_string()))?;
        *client.ws_url.lock().await = gateway;
        let shards = Arc::clone(&client.shard_manager);
        let client = tokio::spawn(async move { client.start().await });
        Ok(Self { shards, client, chores, store })
    }

    /// Waits until the connection has ended for good.
    ///
    /// # Errors
    ///
    /// Says why, where it was not [`Bot::stop`] that ended it.
    pub async fn wait(&mut self) -> Result<(), StartError> {
        let ended = (&mut self.client).await;
        match ended.map_err(|error| StartError::Other(error.to_string()))? {
            Ok(()) => Ok(()),
            Err(serenity::Error::Gateway(GatewayError::InvalidAuthentication)) => {
                Err(unknown_token().into())
            }
            Err(error) => Err(StartError::Other(format!("the connection ended: {error}"))),
        }
    }

    /// Disconnects and closes the database.
    pub async fn stop(self) {
        self.shards.shutdown_all().await;
        self.client.abort();
        self.chores.abort();
        self.store.close().await;
    }
}

/// The handle through which requests are made: to Discord, or to the proxy and nowhere else.
fn build_http(config: &Config) -> Result<Http, StartError> {
    let client = reqwest::Client::builder().timeout(PATIENCE).redirect(Policy::none());
    let client = if config.proxy.is_some() { client.no_proxy() } else { client };
    let client = client.build().map_err(|error| StartError::Other(error.to_string()))?;
    let builder = HttpBuilder::new(config.token.expose_secret()).client(client);
    Ok(match &config.proxy {
        Some(proxy) => builder.proxy(proxy).ratelimiter_disabled(true).build(),
        None => builder.build(),
    })
}

/// Asks where the gateway is. Asked here and not left to serenity, which falls back to Discord's
/// own where a proxy does not answer.
async fn ask_gateway(config: &Config, http: &Http) -> Result<String, StartError> {
    match http.get_gateway().await.map_err(rest::reason) {
        Ok(gateway) if ["ws://", "wss://"].iter().any(|ws| gateway.url.starts_with(ws)) => {
            Ok(gateway.url)
        }
        Ok(_) => {
            let problem = "names a server whose gateway is at no ws:// or wss:// address";
            Err(ConfigError::new("DISCORD_PROXY", problem).into())
        }
        Err(DiscordError::Refused { status: 401, .. }) => Err(unknown_token().into()),
        Err(why) if config.proxy.is_some() => {
            let problem = format!("names a server that does not tell where its gateway is: {why}");
            Err(ConfigError::new("DISCORD_PROXY", problem).into())
        }
        Err(why) => Err(StartError::Other(format!("Discord cannot be reached: {why}"))),
    }
}

fn unknown_token() -> ConfigError {
    ConfigError::new("DISCORD_TOKEN", "is not a token that Discord knows")
}

/// Offers the commands, in one server or in all; tries on while Discord gives no clear answer.
async fn register(http: &Http, guild: Option<GuildId>) {
    let specs = commands::specs();
    loop {
        let registered = match guild {
            Some(guild) => http.create_guild_commands(guild, &specs).await,
            None => http.create_global_commands(&specs).await,
        };
        match registered.map_err(rest::reason) {
            Ok(commands) => return tracing::info!(commands = commands.len(), "registered"),
            Err(error @ DiscordError::Refused { .. }) => {
                let place = guild.map_or_else(
                    || "all servers".to_owned(),
                    |guild| format!("the server {guild} that DISCORD_GUILD names"),
                );
                return tracing::error!(%error, "no commands in {place}: is the bot invited?");
            }
            Err(error) => tracing::warn!(%error, "commands are not registered yet"),
        }
        tokio::time::sleep(REGISTER_AGAIN).await;
    }
}

/// What serenity tells us of.
struct Handler {
    /// Told when the bot is known to Discord.
    ready: Arc<Notify>,
    answerer: Arc<Answerer>,
}

#[async_trait]
impl EventHandler for Handler {
    async fn ready(&self, _: Context, ready: Ready) {
        self.answerer.http().set_application_id(ready.application.id);
        tracing::info!(bot = %ready.user.name, "connected");
        self.ready.notify_one();
    }

    async fn interaction_create(&self, _: Context, interaction: Interaction) {
        if let Some(request) = read::request(interaction) {
            Arc::clone(&self.answerer).answer(request).await;
        }
    }
}
