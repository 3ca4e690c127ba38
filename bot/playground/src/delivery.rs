//! Interactions over HTTP: signed and posted to the bot's endpoint, in place of the gateway.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use reqwest::header::CONTENT_TYPE;
use reqwest::{Client, Response, StatusCode};
use ring::rand::SystemRandom;
use ring::signature::{Ed25519KeyPair, KeyPair};
use serde_json::{Value, json};
use tokio::task::JoinHandle;

use crate::error::EndpointError;

/// Who asks, as Discord says it.
const USER_AGENT: &str = "Discord-Interactions/1.0 (+https://discord.com)";

/// A clock, in Unix seconds.
pub(crate) type Now = Arc<dyn Fn() -> i64 + Send + Sync>;

/// The key by which Discord signs.
#[derive(Clone)]
pub(crate) struct Signer(Arc<Ed25519KeyPair>);

impl Signer {
    /// A key that nobody else has.
    ///
    /// # Panics
    ///
    /// If the operating system has no randomness, without which nothing here works.
    pub(crate) fn new() -> Self {
        let document = Ed25519KeyPair::generate_pkcs8(&SystemRandom::new()).expect("randomness");
        let pair = Ed25519KeyPair::from_pkcs8(document.as_ref()).expect("a key that was just made");
        Self(Arc::new(pair))
    }

    /// The half of it that everybody may know, as hex digits.
    pub(crate) fn public_key(&self) -> String {
        hex(self.0.public_key().as_ref())
    }

    /// The signature of a body that is sent at this time, as hex digits.
    pub(crate) fn sign(&self, timestamp: &str, body: &[u8]) -> String {
        hex(self.0.sign(&[timestamp.as_bytes(), body].concat()).as_ref())
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl fmt::Debug for Signer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Signer({})", self.public_key())
    }
}

/// Where interactions are posted.
#[derive(Clone)]
pub(crate) struct Endpoint {
    url: String,
    signer: Signer,
    now: Now,
    client: Client,
}

impl fmt::Debug for Endpoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Endpoint({})", self.url)
    }
}

impl Endpoint {
    /// The endpoint at an address, once it has answered a PING and has refused one that is not
    /// signed: Discord takes no other. It may take `answer_within` to take an interaction.
    pub(crate) async fn find(
        url: &str,
        signer: Signer,
        now: Now,
        answer_within: Duration,
    ) -> Result<Self, EndpointError> {
        // Nothing on this machine is behind a proxy.
        let client = Client::builder().no_proxy().timeout(answer_within).user_agent(USER_AGENT);
        let client = client.build().map_err(EndpointError::Unreached)?;
        let endpoint = Self { url: url.to_owned(), signer, now, client };
        let body = json!({ "type": 1 }).to_string();
        let timestamp = (endpoint.now)().to_string();
        let signature = endpoint.signer.sign(&timestamp, body.as_bytes());
        let forged = endpoint.signer.sign(&timestamp, b"something else");
        let answer = endpoint.post(&timestamp, &signature, body.clone()).await;
        let answer = answer.map_err(EndpointError::Unreached)?;
        if answer.status() != StatusCode::OK {
            return Err(EndpointError::NoPong(answer.status().as_u16()));
        }
        let pong: Value = answer.json().await.map_err(EndpointError::Unreached)?;
        if pong != json!({ "type": 1 }) {
            return Err(EndpointError::NoPong(200));
        }
        let answer = endpoint.post(&timestamp, &forged, body).await;
        match answer.map_err(EndpointError::Unreached)?.status() {
            StatusCode::UNAUTHORIZED => Ok(endpoint),
            status => Err(EndpointError::Trusting(status.as_u16())),
        }
    }

    /// Posts an interaction, once; whether it was taken by whoever will answer it by the callback.
    async fn deliver(self, body: String) -> bool {
        let timestamp = (self.now)().to_string();
        let signature = self.signer.sign(&timestamp, body.as_bytes());
        let answer = match self.post(&timestamp, &signature, body).await {
            Ok(answer) => answer,
            Err(error) => {
                tracing::debug!(%error, "an interaction is not delivered");
                return false;
            }
        };
        let status = answer.status();
        let said = answer.bytes().await.unwrap_or_default();
        let taken = status == StatusCode::ACCEPTED && said.is_empty();
        if !taken {
            tracing::warn!(%status, bytes = said.len(), "the endpoint does not take this");
        }
        taken
    }

    async fn post(
        &self,
        timestamp: &str,
        signature: &str,
        body: String,
    ) -> reqwest::Result<Response> {
        let request = self.client.post(&self.url).header(CONTENT_TYPE, "application/json");
        let request = request.header("X-Signature-Timestamp", timestamp);
        request.header("X-Signature-Ed25519", signature).body(body).send().await
    }
}

/// An interaction on its way.
#[derive(Debug)]
pub(crate) struct Delivery(Vec<JoinHandle<bool>>);

impl Delivery {
    /// Nothing that has to arrive: the gateway's part is to hear it or not.
    pub(crate) fn none() -> Self {
        Self(Vec::new())
    }

    /// Posts an interaction to all these.
    pub(crate) fn to(endpoints: &[Endpoint], interaction: &Value) -> Self {
        let body = interaction.to_string();
        let post = |endpoint: &Endpoint| tokio::spawn(endpoint.clone().deliver(body.clone()));
        Self(endpoints.iter().map(post).collect())
    }

    /// Returns when it is known that nobody has taken it.
    pub(crate) async fn failed(&mut self) {
        let mut sent = false;
        for delivery in &mut self.0 {
            sent = true;
            if delivery.await.unwrap_or_default() {
                return std::future::pending().await;
            }
        }
        if !sent {
            std::future::pending::<()>().await;
        }
    }
}
