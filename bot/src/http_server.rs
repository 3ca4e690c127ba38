//! Serves HTTP, and stays open whatever clients do: a request's head has to arrive in time, idle
//! connections are closed, and there are only so many connections at once.

use std::collections::BTreeMap;
use std::mem;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// How long the head of a request may take to arrive, from the connection's beginning or the end of the
/// request before. Real time, and not the clock's, as with all that is about connections.
const HEAD_TIMEOUT: Duration = Duration::from_secs(5);

/// How long to wait after a connection could not be accepted, mostly for want of file handles.
const ACCEPT_PAUSE: Duration = Duration::from_millis(100);

/// Serves until `stop` is cancelled; then requests that are arriving are still answered. Where there are
/// `max_connections`, a new one takes the place of the one whose last request is the longest ago.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    max_connections: usize,
    stop: CancellationToken,
) {
    let places = Arc::new(Semaphore::new(max_connections));
    let open = Arc::new(OpenConnections::default());
    let connections = TaskTracker::new();
    let mut failing = false;
    while let Some(accepted) = stop.run_until_cancelled(listener.accept()).await {
        let stream = match accepted {
            Ok((stream, _)) => stream,
            Err(error) => {
                if !mem::replace(&mut failing, true) {
                    tracing::error!(%error, "no connection can be accepted");
                }
                sleep(ACCEPT_PAUSE).await;
                continue;
            }
        };
        failing = false;
        if places.available_permits() == 0 {
            open.close_oldest();
        }
        let Ok(place) = Arc::clone(&places).acquire_owned().await else { return };
        let registration = Registration::new(&open);
        let (router, stop) = (router.clone(), stop.clone());
        connections.spawn(async move {
            serve_connection(stream, router, registration, stop).await;
            drop(place);
        });
    }
    connections.close();
    connections.wait().await;
}

async fn serve_connection(
    stream: TcpStream,
    router: Router,
    registration: Registration,
    stop: CancellationToken,
) {
    // Responses are short, and go out at once.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "responses may be held back a little");
    }
    let closed = registration.closed.clone();
    let router = TowerToHyperService::new(router);
    let service = service_fn(|request| {
        registration.renew();
        router.call(request)
    });
    let mut connection = http1::Builder::new();
    connection.timer(TokioTimer::new()).header_read_timeout(HEAD_TIMEOUT);
    let mut connection = std::pin::pin!(connection.serve_connection(TokioIo::new(stream), service));
    let served = tokio::select! {
        served = connection.as_mut() => served,
        () = closed.cancelled() => return,
        () = stop.cancelled() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = served {
        tracing::debug!(%error, "a connection has ended");
    }
}

/// The connections that are open, by the order of their last requests.
#[derive(Default)]
struct OpenConnections {
    /// A mutex of std's, since it is never held across an await.
    by_order: Mutex<(u64, BTreeMap<u64, CancellationToken>)>,
}

impl OpenConnections {
    /// Closes the one whose last request is the longest ago.
    fn close_oldest(&self) {
        if let Some((_, oldest)) = self.lock().1.pop_first() {
            oldest.cancel();
        }
    }

    fn lock(&self) -> MutexGuard<'_, (u64, BTreeMap<u64, CancellationToken>)> {
        self.by_order.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The place of one connection among those that are open.
struct Registration {
    open: Arc<OpenConnections>,
    order: Mutex<u64>,
    closed: CancellationToken,
}

impl Registration {
    fn new(open: &Arc<OpenConnections>) -> Self {
        let closed = CancellationToken::new();
        let this = Self { open: Arc::clone(open), order: Mutex::default(), closed };
        this.renew();
        this
    }

    /// Notes that a request has come: it is the newest now.
    fn renew(&self) {
        let mut order = self.order.lock().unwrap_or_else(PoisonError::into_inner);
        let mut open = self.open.lock();
        let (last, connections) = &mut *open;
        *last += 1;
        connections.remove(&mem::replace(&mut *order, *last));
        connections.insert(*last, self.closed.clone());
    }
}

impl Drop for Registration {
    fn drop(&mut self) {
        let order = self.order.lock().unwrap_or_else(PoisonError::into_inner);
        self.open.lock().1.remove(&order);
    }
}

#[cfg(test)]
mod tests {
    use axum::routing::get;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::time::timeout;

    use super::*;

    /// How long anything may take.
    const PATIENCE: Duration = Duration::from_secs(30);

    const REQUEST: &[u8] = b"GET / HTTP/1.1\r\nhost: a\r\n\r\n";

    struct Server {
        address: std::net::SocketAddr,
        stop: CancellationToken,
        serving: tokio::task::JoinHandle<()>,
    }

    impl Server {
        async fn start(max_connections: usize) -> Self {
            let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
            let address = listener.local_addr().unwrap();
            let router = Router::new().route("/", get(async || "alive"));
            let stop = CancellationToken::new();
            let serving = tokio::spawn(serve(listener, router, max_connections, stop.clone()));
            Self { address, stop, serving }
        }

        async fn connect(&self) -> TcpStream {
            TcpStream::connect(self.address).await.unwrap()
        }

        /// Sends a request on a connection of its own; that connection and what is answered.
        async fn ask(&self) -> (TcpStream, String) {
            let mut connection = self.connect().await;
            connection.write_all(REQUEST).await.unwrap();
            let mut answer = vec![0; 1024];
            let read = timeout(PATIENCE, connection.read(&mut answer)).await;
            let read = read.expect("it is answered in time").unwrap();
            answer.truncate(read);
            (connection, String::from_utf8(answer).unwrap())
        }
    }

    /// Waits until a connection is closed.
    async fn closed(mut connection: TcpStream) {
        let mut rest = Vec::new();
        let ended = timeout(PATIENCE, connection.read_to_end(&mut rest)).await;
        drop(ended.expect("it is closed"));
    }

    #[tokio::test]
    async fn who_sends_no_head_is_closed() {
        let server = Server::start(10).await;
        let silent = server.connect().await;
        let mut slow = server.connect().await;
        slow.write_all(&REQUEST[..10]).await.unwrap();
        let (idle, answer) = server.ask().await;
        assert!(answer.ends_with("alive"), "{answer}");
        tokio::join!(closed(silent), closed(slow), closed(idle));
    }

    #[tokio::test]
    async fn a_new_connection_takes_the_place_of_the_oldest() {
        let server = Server::start(3).await;
        let mut silent = Vec::new();
        for _ in 0..3 {
            silent.push(server.connect().await);
        }
        // It would be closed as the fourth, but for its request.
        let (mut active, _) = server.ask().await;
        for _ in 0..50 {
            silent.push(server.connect().await);
            active.write_all(REQUEST).await.unwrap();
            let mut answer = [0; 1024];
            let read = timeout(PATIENCE, active.read(&mut answer)).await;
            assert!(read.expect("it is answered in time").unwrap() > 0);
        }
        let (_, answer) = server.ask().await;
        assert!(answer.ends_with("alive"), "{answer}");
    }

    #[tokio::test]
    async fn a_stop_answers_a_request_that_is_arriving() {
        let server = Server::start(3).await;
        let mut arriving = server.connect().await;
        arriving.write_all(&REQUEST[..10]).await.unwrap();
        // It is served before the next one is.
        server.ask().await;
        server.stop.cancel();
        arriving.write_all(&REQUEST[10..]).await.unwrap();
        let mut answer = String::new();
        timeout(PATIENCE, arriving.read_to_string(&mut answer)).await.unwrap().unwrap();
        assert!(answer.ends_with("alive"), "{answer}");
        timeout(PATIENCE, server.serving).await.expect("it ends").unwrap();
        assert!(TcpStream::connect(server.address).await.is_err());
    }
}
