//! The HTTP/1.1 server of the interactions endpoint and of the metrics.
//!
//! `axum::serve` limits neither how many connections are open nor how long they take to send a
//! request. Clients that connect and send nothing would then take every file handle of the process.

#[cfg(test)]
mod tests;

use std::convert::Infallible;
use std::io;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::http::header::CONNECTION;
use axum::http::{HeaderValue, Request};
use axum::response::Response;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::AbortHandle;
use tokio::time::{Instant, sleep, timeout};

/// The most connections that the endpoint for interactions may ever need.
const MAX_CONNECTIONS: usize = 1024;

/// How long the server waits after an error of `accept`, for example until there are file handles
/// again.
const ACCEPT_RETRY: Duration = Duration::from_millis(100);

/// How often such errors are logged while they last.
const LOG_INTERVAL: Duration = Duration::from_secs(60);

/// What the connections of a server may take.
#[derive(Clone, Copy)]
pub(crate) struct ConnectionLimits {
    /// How many may be open. A new connection closes another one where there are more.
    connections: usize,
    /// How long the first head may take.
    first_head: Duration,
    /// How long the next head may take, from the response before it. Load balancers keep idle
    /// connections for 60 s (nginx, AWS): the server waits longer, so that it never closes a
    /// connection on which a request is on its way.
    next_head: Duration,
}

impl ConnectionLimits {
    /// At most this many connections, with the usual times.
    pub(crate) const fn new(connections: usize) -> Self {
        let [first_head, next_head] = [Duration::from_secs(5), Duration::from_secs(75)];
        Self { connections, first_head, next_head }
    }

    /// Half as many connections as the process may have file handles. The other half is for requests
    /// to Discord (up to 256), the database, the metrics server, and files.
    pub(crate) fn half_of_file_handles() -> Self {
        Self::new(file_handles().map_or(MAX_CONNECTIONS, |it| (it / 2).clamp(1, MAX_CONNECTIONS)))
    }
}

/// Returns how many file handles the process may have, if that is limited.
#[cfg(target_os = "linux")]
fn file_handles() -> Option<usize> {
    use rustix::process::{Resource, getrlimit};
    usize::try_from(getrlimit(Resource::Nofile).current?).ok()
}

/// Returns the limit that macOS gives to a process by default.
#[cfg(not(target_os = "linux"))]
fn file_handles() -> Option<usize> {
    Some(256)
}

/// Serves until `stopped`, then closes the listener, finishes the requests that are arriving, and
/// returns.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    limits: ConnectionLimits,
    stopped: impl Future<Output = ()>,
) {
    let shutdown = GracefulShutdown::new();
    let mut connections = Vec::with_capacity(limits.connections);
    let mut logged: Option<Instant> = None;
    let mut stopped = pin!(stopped);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stopped => break,
        };
        match accepted {
            Ok((stream, _)) => {
                make_room(&mut connections, limits.connections);
                connections.push(HttpConnection::open(stream, &router, limits, shutdown.watcher()));
            }
            // The client has gone already.
            Err(error) if error.kind() == io::ErrorKind::ConnectionAborted => {}
            Err(error) => {
                if logged.is_none_or(|at| at.elapsed() > LOG_INTERVAL) {
                    tracing::error!(%error, "connections cannot be accepted");
                    logged = Some(Instant::now());
                } else {
                    tracing::debug!(%error, "connections still cannot be accepted");
                }
                sleep(ACCEPT_RETRY).await;
            }
        }
    }
    drop(listener);
    shutdown.shutdown().await;
}

/// Closes the connection that is least likely to bring a request, if there are too many for another.
fn make_room(connections: &mut Vec<HttpConnection>, limit: usize) {
    if connections.len() < limit {
        return;
    }
    connections.retain(|it| !it.task.is_finished());
    let activity = |it: &(usize, &HttpConnection)| *it.1.activity.borrow();
    if connections.len() >= limit
        && let Some((index, _)) = connections.iter().enumerate().min_by_key(activity)
    {
        connections.swap_remove(index).task.abort();
    }
}

/// What a connection has been used for. The least of several is the first to be closed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Activity {
    /// Whether a request on it has succeeded. For interactions, only Discord's can.
    useful: bool,
    /// When its last head was complete; at first, when it was opened.
    last_head: Instant,
}

struct HttpConnection {
    task: AbortHandle,
    activity: watch::Receiver<Activity>,
}

impl HttpConnection {
    fn open(
        stream: TcpStream,
        router: &Router,
        limits: ConnectionLimits,
        shutdown: Watcher,
    ) -> Self {
        // Responses are short, and are sent at once.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "responses may be delayed a little");
        }
        let opened = Activity { useful: false, last_head: Instant::now() };
        let (sender, activity) = watch::channel(opened);
        let router = TowerToHyperService::new(router.clone());
        let service = service_fn(move |request| respond(router.clone(), request, sender.clone()));
        // Hyper's timer runs from the last response, or the start, until a head is complete.
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(limits.next_head)
            .serve_connection(TokioIo::new(stream), service);
        let connection = shutdown.watch(connection);
        let heads = activity.clone();
        let task = tokio::spawn(async move {
            let mut connection = pin!(connection);
            let started = timeout(limits.first_head, &mut connection).await;
            if started.is_err() && heads.has_changed().unwrap_or(false) {
                // An error is the client's, for example that it sent no HTTP or was too slow.
                drop(connection.await);
            }
        });
        Self { task: task.abort_handle(), activity }
    }
}

/// Responds to a request, and ends the connection of one that does not succeed.
async fn respond(
    router: TowerToHyperService<Router>,
    request: Request<Incoming>,
    activity: watch::Sender<Activity>,
) -> Result<Response, Infallible> {
    activity.send_modify(|it| it.last_head = Instant::now());
    let mut response = router.call(request).await?;
    if response.status().is_success() {
        activity.send_modify(|it| it.useful = true);
    } else {
        response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
    }
    Ok(response)
}
