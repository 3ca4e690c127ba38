use std::future::pending;

use axum::routing::get;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use super::*;

/// How long anything may take before a test fails.
const EMERGENCY: Duration = Duration::from_secs(30);

const SHORT: Duration = Duration::from_millis(100);

/// Limits that no connection reaches.
const WIDE: ConnectionLimits =
    ConnectionLimits { connections: 100, first_head: EMERGENCY, next_head: EMERGENCY };

struct TestServer(std::net::SocketAddr);

impl TestServer {
    async fn start(limits: ConnectionLimits) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let router = Router::new().route("/", get(async || "served"));
        tokio::spawn(serve(listener, router, limits, pending()));
        Self(address)
    }

    async fn connect(&self) -> Client {
        Client(TcpStream::connect(self.0).await.expect("a connection"))
    }
}

struct Client(TcpStream);

impl Client {
    async fn send(&mut self, request: &str) {
        self.0.write_all(request.as_bytes()).await.expect("an open connection");
    }

    /// Sends a request that succeeds, and reads the response.
    async fn get(&mut self) {
        self.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").await;
        let mut response = String::new();
        while !response.ends_with("served") {
            let mut part = [0; 1024];
            let read = timeout(EMERGENCY, self.0.read(&mut part)).await.expect("a response");
            let read = read.expect("an open connection");
            assert_ne!(read, 0, "the connection is closed after {response:?}");
            response.push_str(&String::from_utf8_lossy(&part[..read]));
        }
    }

    /// Waits until the server has closed the connection, and returns what it sent before.
    async fn closed(&mut self) -> String {
        let mut response = String::new();
        // Where the server has not read all, the connection is reset.
        let read = timeout(EMERGENCY, self.0.read_to_string(&mut response)).await;
        drop(read.expect("the connection is closed"));
        response
    }
}

#[tokio::test]
async fn a_slow_first_head_closes_the_connection() {
    let server = TestServer::start(ConnectionLimits { first_head: SHORT, ..WIDE }).await;
    let (mut reader, mut writer) = server.connect().await.0.into_split();
    let drip = async {
        writer.write_all(b"GET / HTTP/1.1\r\nX-Padding: ").await?;
        loop {
            writer.write_all(b"x").await?;
            sleep(SHORT / 10).await;
        }
    };
    let mut response = String::new();
    let closed = async {
        tokio::select! {
            written = drip => written,
            read = reader.read_to_string(&mut response) => read.map(drop),
        }
    };
    drop(timeout(EMERGENCY, closed).await.expect("the connection is closed"));
}

#[tokio::test]
async fn a_silent_connection_is_closed() {
    let server = TestServer::start(ConnectionLimits { first_head: SHORT, ..WIDE }).await;
    assert_eq!(server.connect().await.closed().await, "");
}

#[tokio::test]
async fn an_idle_connection_is_closed_after_its_own_time() {
    let server = TestServer::start(ConnectionLimits { next_head: SHORT, ..WIDE }).await;
    let mut client = server.connect().await;
    client.get().await;
    client.closed().await;
}

#[tokio::test]
async fn a_used_connection_outlives_the_time_for_the_first_head() {
    let server = TestServer::start(ConnectionLimits { first_head: SHORT, ..WIDE }).await;
    let [mut used, mut silent] = [server.connect().await, server.connect().await];
    used.get().await;
    silent.closed().await;
    used.get().await;
}

#[tokio::test]
async fn a_refused_request_closes_the_connection() {
    let server = TestServer::start(WIDE).await;
    let mut client = server.connect().await;
    client.send("GET /nowhere HTTP/1.1\r\nHost: localhost\r\n\r\n").await;
    assert!(client.closed().await.starts_with("HTTP/1.1 404"));
}

#[tokio::test]
async fn at_the_limit_the_oldest_connection_without_a_request_is_closed() {
    let server = TestServer::start(ConnectionLimits { connections: 3, ..WIDE }).await;
    let mut used = server.connect().await;
    used.get().await;
    let [mut oldest, mut newer] = [server.connect().await, server.connect().await];
    let mut newest = server.connect().await;
    assert_eq!(oldest.closed().await, "");
    for client in [&mut used, &mut newer, &mut newest] {
        client.get().await;
    }
}

#[tokio::test]
async fn at_the_limit_the_used_connection_that_was_idle_the_longest_is_closed() {
    let server = TestServer::start(ConnectionLimits { connections: 2, ..WIDE }).await;
    let [mut first, mut second] = [server.connect().await, server.connect().await];
    for client in [&mut first, &mut second] {
        client.get().await;
    }
    first.get().await;
    let mut third = server.connect().await;
    assert_eq!(second.closed().await, "");
    for client in [&mut first, &mut third] {
        client.get().await;
    }
}
