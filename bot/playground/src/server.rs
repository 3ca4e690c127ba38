//! The one listener: REST, gateway, CDN, page.

use axum::Router;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::StatusCode;
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use axum::serve::ListenerExt;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::gateway::{self, GatewayFault};
use crate::{SharedState, cdn, page, rest};

/// Serves until told to stop.
pub(crate) fn spawn(
    listener: TcpListener,
    shared: SharedState,
    stop: watch::Receiver<bool>,
    resets: bool,
) -> JoinHandle<()> {
    let router = router(shared, stop.clone());
    tokio::spawn(async move {
        let mut stop = stop;
        let stopped = async move {
            stop.wait_for(|stop| *stop).await.ok();
        };
        // Small answers go out at once, as Discord's do, and do not wait for more to say.
        let listener = listener.tap_io(move |connection| {
            if let Err(error) = connection.set_nodelay(true) {
                tracing::debug!(%error, "answers may be held back a little");
            }
            if resets && let Err(error) = connection.set_zero_linger() {
                tracing::error!(%error, "a connection will not be reset");
            }
        });
        let served = axum::serve(listener, router).with_graceful_shutdown(stopped).await;
        if let Err(error) = served {
            tracing::error!(%error, "the playground stopped serving");
        }
    })
}

fn router(shared: SharedState, stop: watch::Receiver<bool>) -> Router {
    let connect = {
        let stop = stop.clone();
        move |State(shared): State<SharedState>, upgrade: WebSocketUpgrade| {
            connect(shared, upgrade, stop.clone())
        }
    };
    Router::new()
        .route("/api/v10/{*path}", any(rest::serve).layer(DefaultBodyLimit::max(rest::REQUEST)))
        .route("/gateway", get(connect.clone()))
        .route("/gateway/", get(connect))
        .route("/avatars/{user}/{file}", get(cdn::of_user))
        .route("/guilds/{guild}/users/{user}/avatars/{file}", get(cdn::of_member))
        .merge(page::router(stop))
        .layer(middleware::from_fn(page::guard))
        .with_state(shared)
}

async fn connect(
    shared: SharedState,
    upgrade: WebSocketUpgrade,
    stop: watch::Receiver<bool>,
) -> Response {
    let mut watcher = {
        let mut state = shared.lock();
        state.sessions.attempts += 1;
        state.sessions.fault_watcher()
    };
    let mut stalled = stop.clone();
    tokio::select! {
        () = watcher.over(GatewayFault::Stall) => {}
        () = stopped(&mut stalled) => {}
    }
    if watcher.is(GatewayFault::Refuse) || watcher.is(GatewayFault::Cut) {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    }
    upgrade.on_upgrade(move |socket| gateway::serve(shared, socket, stop))
}

/// Waits until the playground is told to stop.
pub(crate) async fn stopped(stop: &mut watch::Receiver<bool>) {
    stop.wait_for(|stop| *stop).await.ok();
}
