//! The transport that is configured: the gateway, or an HTTP endpoint.

use std::io;
use std::net::SocketAddr;

use secrecy::ExposeSecret;
use serenity::all::BotGateway;
use thiserror::Error;

use super::dispatcher::Dispatcher;
use super::endpoint::{BoundEndpoint, Endpoint};
use super::gateway::{self, Disconnected, GatewayConfig};
use super::rest::Rest;
use super::startup::{CurrentApplication, GatewayInfoError, current_application};
use crate::clock::Clock;
use crate::config::{Config, Shards};

/// Why the bot cannot connect.
#[derive(Debug, Error)]
pub(crate) enum ConnectError {
    /// Discord, or its proxy, does not tell where the gateway is.
    #[error("where the gateway is: {0}")]
    Gateway(GatewayInfoError),
    /// Discord, or its proxy, does not tell which application the bot is.
    #[error("who the bot is: {0}")]
    Application(GatewayInfoError),
    /// The address of the endpoint cannot be bound.
    #[error("no endpoint: {0}")]
    Address(io::Error),
    /// Discord signs with another key.
    #[error("another public key")]
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
        let (token, shards) = (config.token.expose_secret(), self.shards(config));
        match self {
            Self::Gateway(gateway) => {
                let (proxy, identify_every) = (config.proxy.as_deref(), config.identify_every);
                let config = GatewayConfig { token, proxy, shards, identify_every, clock };
                Connection::Gateway(gateway::Connection::begin(gateway, &config, dispatcher))
            }
            Self::Endpoint(endpoint, application) => {
                dispatcher.ready(application.id, application.user, &application.name);
                dispatcher.health.expect_shards([]);
                dispatcher.jobs.hears(shards.first());
                Connection::Endpoint(Endpoint::begin(endpoint, dispatcher, clock))
            }
        }
    }
}

/// A connection that is open or being opened.
pub(crate) enum Connection {
    /// The gateway.
    Gateway(gateway::Connection),
    /// The HTTP endpoint.
    Endpoint(Endpoint),
}

impl Connection {
    /// The address of the HTTP endpoint, where that is the transport.
    pub(crate) fn address(&self) -> Option<SocketAddr> {
        match self {
            Self::Gateway(_) => None,
            Self::Endpoint(endpoint) => Some(endpoint.address()),
        }
    }

    /// Waits until it has ended.
    pub(crate) async fn ended(&mut self) -> Disconnected {
        match self {
            Self::Gateway(gateway) => gateway.ended().await,
            Self::Endpoint(endpoint) => match endpoint.ended().await {
                Ok(()) => Disconnected::Closed,
                Err(error) => Disconnected::Deaf(error.to_string()),
            },
        }
    }

    /// Closes it.
    pub(crate) async fn close(self) {
        match self {
            Self::Gateway(gateway) => gateway.close().await,
            Self::Endpoint(endpoint) => endpoint.close().await,
        }
    }
}
