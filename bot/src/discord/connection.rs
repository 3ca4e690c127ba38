//! The transport that is configured: the gateway, or an HTTP endpoint.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use serenity::all::BotGateway;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

use super::dispatcher::Dispatcher;
use super::endpoint::BoundEndpoint;
use super::gateway::{self, Disconnected};
use super::rest::Rest;
use super::startup::{CurrentApplication, GatewayInfoError, current_application};
use crate::clock::Clock;
use crate::config::{Config, Shards};

/// Why the bot cannot connect.
#[derive(Debug)]
pub(crate) enum ConnectError {
    /// Discord, or its proxy, does not tell where the gateway is.
    Gateway(GatewayInfoError),
    /// Discord, or its proxy, does not tell which application the bot is.
    Application(GatewayInfoError),
    /// The address of the endpoint cannot be bound.
    Address(io::Error),
    /// Discord signs with another key.
    Key,
}

/// A transport on which nothing is received yet.
pub(crate) enum Transport {
    /// The gateway.
    Gateway(BotGateway),
    /// The HTTP endpoint, and which application the bot is.
    Endpoint(BoundEndpoint, CurrentApplication),
}

impl Transport {
    /// Asks for what the configured transport needs.
    pub(crate) async fn find(
        config: &Config,
        rest: &Rest,
        clock: &Clock,
    ) -> Result<Self, ConnectError> {
        let proxied = config.proxy.is_some();
        let Some(endpoint) = config.endpoint else {
            let gateway =
                gateway::ask(rest, proxied, clock).await.map_err(ConnectError::Gateway)?;
            return Ok(Self::Gateway(gateway));
        };
        let endpoint = BoundEndpoint::new(endpoint).await.map_err(ConnectError::Address)?;
        let application = current_application(rest, proxied, clock);
        let application = application.await.map_err(ConnectError::Application)?;
        // A simulator may sign with a key of its own.
        if !proxied && !application.is_signed_by(endpoint.public_key) {
            return Err(ConnectError::Key);
        }
        Ok(Self::Endpoint(endpoint, application))
    }

    /// The shards of this process.
    pub(crate) fn shards(&self, config: &Config) -> Shards {
        match self {
            Self::Gateway(gateway) => config.shards.unwrap_or_else(|| gateway::all_shards(gateway)),
            Self::Endpoint(..) => Shards::ONE,
        }
    }

    /// Connects; interactions go to `dispatcher`.
    pub(crate) fn begin(self, config: &Config, dispatcher: Dispatcher, clock: Clock) -> Connection {
        let shards = self.shards(config);
        match self {
            Self::Gateway(gateway) => gateway::begin(gateway, config, shards, dispatcher, clock),
            Self::Endpoint(endpoint, application) => {
                dispatcher.ready(application.id, application.user, &application.name);
                dispatcher.health.expect_shards([]);
                dispatcher.jobs.shard_up(shards.first());
                endpoint.begin(dispatcher, clock)
            }
        }
    }
}

/// A connection that is open or being opened.
pub(crate) struct Connection {
    /// The address of the HTTP endpoint, where that is the transport.
    pub(crate) address: Option<SocketAddr>,
    pub(super) stop: CancellationToken,
    pub(super) running: JoinHandle<Disconnected>,
    /// How long a close may take.
    pub(super) close_timeout: Duration,
}

impl Connection {
    /// Waits until it has ended.
    pub(crate) async fn ended(&mut self) -> Disconnected {
        (&mut self.running).await.unwrap_or(Disconnected::Broken)
    }

    /// Closes it.
    pub(crate) async fn close(mut self) {
        self.stop.cancel();
        let closing = self.close_timeout;
        if !self.running.is_finished() && timeout(closing, self.ended()).await.is_err() {
            self.running.abort();
            // Aborted, it is gone only now, and with it what it holds open.
            self.ended().await;
        }
    }
}
