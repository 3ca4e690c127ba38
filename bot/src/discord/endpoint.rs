//! The other way in: Discord posts each interaction here, signed, and no gateway is needed.
//!
//! Whatever is asked is answered as over the gateway, by the callback, so all that is said to
//! Discord's own request is that it was taken: 202 without a body. Nothing is kept between two
//! requests, so that any number of processes can stand behind one address.
//!
//! Discord asks for that 202: "Interactions: Receiving and Responding", under "Interaction Callback".

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::{self, Body};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Json, Response};
use axum::routing::post;
use ring::signature::{ED25519, UnparsedPublicKey};
use serde_json::json;
use tokio::net::TcpListener;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

use super::connection::Connection;
use super::dispatcher::Dispatcher;
use super::gateway::Disconnected;
use super::interaction::Received;
use crate::clock::{Clock, seconds};
use crate::config;
use crate::http_server::{self, ConnectionLimits};
use crate::metrics::{self, Refused as RejectReason};

/// The most that an interaction may be. The largest that Discord can send, with a message full of
/// menus, is a tenth of it.
const MAX_BODY: usize = 1 << 20;

/// How long a request may take to arrive. Real time, and not the clock's, as with all that is
/// about connections.
const BODY_TIMEOUT: Duration = Duration::from_secs(5);

/// How long a stop waits for requests that are still arriving.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(6);

/// The age from which a signature is none, in seconds: by then the interaction's token is dead.
const MAX_SIGNATURE_AGE: i64 = 15 * 60;

/// Where interactions arrive, not listened at yet.
pub(crate) struct BoundEndpoint {
    listener: TcpListener,
    address: SocketAddr,
    pub(super) public_key: [u8; 32],
}

impl BoundEndpoint {
    /// Takes the address.
    ///
    /// # Errors
    ///
    /// Fails where it is not to be had.
    pub(crate) async fn new(endpoint: config::Endpoint) -> io::Result<Self> {
        let listener = TcpListener::bind(endpoint.listen).await?;
        let address = listener.local_addr()?;
        Ok(Self { listener, address, public_key: endpoint.public_key })
    }

    /// Begins to listen; what is received goes to `dispatcher`. Once closed, requests that are still
    /// arriving are taken, and no others.
    pub(super) fn begin(self, dispatcher: Dispatcher, clock: Clock) -> Connection {
        let Self { listener, address, public_key } = self;
        let public_key = UnparsedPublicKey::new(&ED25519, public_key);
        let (stop, closed) = (CancellationToken::new(), CancellationToken::new());
        let close = closed.clone().drop_guard();
        let state = Arc::new(EndpointState { public_key, dispatcher, clock, closed });
        let router = Router::new()
            .route("/", post(receive))
            .route("/{*path}", post(receive))
            .with_state(state);
        tracing::info!(%address, "listening for interactions");
        let stopped = stop.clone().cancelled_owned();
        let running = tokio::spawn(async move {
            let _close = close;
            let limits = ConnectionLimits::half_of_file_handles();
            http_server::serve(listener, router, limits, stopped).await;
            Disconnected::Closed
        });
        Connection { address: Some(address), stop, running, close_timeout: CLOSE_TIMEOUT }
    }
}

/// What every request meets.
struct EndpointState {
    public_key: UnparsedPublicKey<[u8; 32]>,
    dispatcher: Dispatcher,
    clock: Clock,
    /// Cancelled once nobody is left to answer.
    closed: CancellationToken,
}

/// The signature headers of a request, not verified yet.
struct RequestSignature {
    signature: [u8; 64],
    timestamp: Vec<u8>,
}

impl RequestSignature {
    /// That of a request that has one.
    fn of(headers: &HeaderMap) -> Option<Self> {
        let header = |name| headers.get(name).map(HeaderValue::as_bytes);
        let mut signature = [0; 64];
        hex::decode_to_slice(header("x-signature-ed25519")?, &mut signature).ok()?;
        let timestamp = header("x-signature-timestamp")?.to_vec();
        Some(Self { signature, timestamp })
    }
}

async fn receive(
    State(state): State<Arc<EndpointState>>,
    headers: HeaderMap,
    body: Body,
) -> Response {
    let Some(signature) = RequestSignature::of(&headers) else {
        return refuse(RejectReason::Signature, StatusCode::UNAUTHORIZED);
    };
    match timeout(BODY_TIMEOUT, body::to_bytes(body, MAX_BODY)).await {
        Ok(Ok(body)) => state.take(&signature, &body),
        Ok(Err(_)) => refuse(RejectReason::Body, StatusCode::PAYLOAD_TOO_LARGE),
        Err(_) => refuse(RejectReason::Body, StatusCode::REQUEST_TIMEOUT),
    }
}

fn refuse(why: RejectReason, status: StatusCode) -> Response {
    metrics::refused(why);
    status.into_response()
}

impl EndpointState {
    /// Takes a request, if it is Discord's.
    fn take(&self, signature: &RequestSignature, body: &[u8]) -> Response {
        if let Err(why) = self.verify(signature, body) {
            return refuse(why, StatusCode::UNAUTHORIZED);
        }
        let interaction = match Received::from_json(body) {
            Ok(interaction) => interaction,
            Err(error) => {
                // The error's own text shows nothing of what was read.
                tracing::error!(%error, "an interaction cannot be read");
                return refuse(RejectReason::Body, StatusCode::BAD_REQUEST);
            }
        };
        if interaction.is_ping() {
            // serenity's own pong has a field more, and Discord documents it without.
            return Json(json!({ "type": 1 })).into_response();
        }
        if self.closed.is_cancelled() {
            return StatusCode::SERVICE_UNAVAILABLE.into_response();
        }
        self.dispatcher.interaction(&interaction);
        StatusCode::ACCEPTED.into_response()
    }

    /// Whether Discord has signed this, and not too long ago. Discord itself sends wrong signatures
    /// now and then, to see whether they are refused.
    fn verify(&self, signature: &RequestSignature, body: &[u8]) -> Result<(), RejectReason> {
        let signed = [&signature.timestamp, body].concat();
        if self.public_key.verify(&signed, &signature.signature).is_err() {
            tracing::debug!("a request is not signed by Discord");
            return Err(RejectReason::Signature);
        }
        if self.is_fresh(&signature.timestamp) { Ok(()) } else { Err(RejectReason::Age) }
    }

    fn is_fresh(&self, timestamp: &[u8]) -> bool {
        let at = str::from_utf8(timestamp).ok().and_then(|it| it.parse::<i64>().ok());
        let age = at.map(|at| seconds(self.clock.now()).saturating_sub(at));
        let fresh = age.is_some_and(|age| age.abs() <= MAX_SIGNATURE_AGE);
        if !fresh {
            tracing::warn!(?age, "a request that Discord has signed is old; is the clock right?");
        }
        fresh
    }
}
