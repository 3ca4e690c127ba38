//! What is served to whoever watches the program, where `METRICS_LISTEN` asks for it: `/healthz`,
//! `/readyz` and `/metrics`.

mod gauges;

use std::future::pending;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::sync::Mutex;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use self::gauges::Recorder;
use crate::config::ConfigError;
use crate::game::EnginePlayer;
use crate::health::Health;
use crate::http_server::{self, ConnectionLimits};
use crate::store::{Store, StoreError};
use crate::ui::RenderPools;

/// How long the database may take until it counts as away. Real time: whoever asks waits in it.
const PROBE_TIMEOUT: Duration = Duration::from_secs(1);

/// For how long it is believed what was seen of it.
const PROBE_LIFE: Duration = Duration::from_millis(500);

/// Room for the monitoring systems. It does not depend on the connections of the endpoint, so the program
/// can be watched whatever happens there.
const LIMITS: ConnectionLimits = ConnectionLimits::new(16);

/// The server, until this is dropped.
pub(crate) struct MetricsServer(JoinHandle<()>);

impl MetricsServer {
    /// Begins to serve there.
    ///
    /// # Errors
    ///
    /// Fails where the address is not to be had.
    pub(crate) async fn start(
        listen: SocketAddr,
        health: Arc<Health>,
        store: Store,
        engine: EnginePlayer,
        pools: RenderPools,
    ) -> Result<Self, ConfigError> {
        let wrong = |why: String| ConfigError::new("METRICS_LISTEN", why);
        let listener = TcpListener::bind(listen).await;
        let listener = listener.map_err(|error| wrong(format!("is not to be had: {error}")))?;
        let address = listener.local_addr().map_err(|error| wrong(error.to_string()))?;
        let recorder = Recorder::install().map_err(wrong)?;
        let state = Arc::new(ServerState {
            health,
            store,
            engine,
            pools,
            recorder,
            probe: Mutex::default(),
        });
        let router = Router::new()
            .route("/healthz", get(async || "alive\n"))
            .route("/readyz", get(ready))
            .route("/metrics", get(measured))
            .with_state(state);
        tracing::info!(%address, "health and metrics are served");
        Ok(Self(tokio::spawn(http_server::serve(listener, router, LIMITS, pending()))))
    }
}

impl Drop for MetricsServer {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// What the handlers share.
struct ServerState {
    health: Arc<Health>,
    store: Store,
    engine: EnginePlayer,
    pools: RenderPools,
    recorder: Recorder,
    /// An async mutex, since whoever asks second waits for what the first sees.
    probe: Mutex<Probe>,
}

/// What was seen of the database.
#[derive(Default)]
struct Probe {
    seen: Option<(Instant, bool)>,
    /// A try that has not ended. It is never cut short: what shares its transaction would fail.
    running: Option<JoinHandle<Result<(), StoreError>>>,
}

impl ServerState {
    /// Whether the database takes what is written.
    async fn is_database_up(&self) -> bool {
        let mut probe = self.probe.lock().await;
        if let Some((at, up)) = probe.seen
            && at.elapsed() < PROBE_LIFE
        {
            return up;
        }
        let store = self.store.clone();
        let begin = || tokio::spawn(async move { store.probe().await });
        let mut running = probe.running.take().unwrap_or_else(begin);
        let tried = timeout(PROBE_TIMEOUT, &mut running).await;
        let up = matches!(tried, Ok(Ok(Ok(()))));
        probe.running = tried.is_err().then_some(running);
        probe.seen = Some((Instant::now(), up));
        up
    }
}

/// Whether people are answered here, and if not, for want of what.
async fn ready(State(state): State<Arc<ServerState>>) -> impl IntoResponse {
    let lacks = [
        ("stopping", state.health.is_stopping()),
        ("gateway", !state.health.is_connected()),
        ("database", !state.is_database_up().await),
    ];
    let lacking: Vec<&str> = lacks.iter().filter(|(_, lacks)| *lacks).map(|(it, _)| *it).collect();
    if lacking.is_empty() {
        return (StatusCode::OK, "ready\n".to_owned());
    }
    (StatusCode::SERVICE_UNAVAILABLE, format!("not ready: {}\n", lacking.join(", ")))
}

async fn measured(State(state): State<Arc<ServerState>>) -> impl IntoResponse {
    state.read().await;
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], state.recorder.text())
}
