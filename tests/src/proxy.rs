//! A TCP proxy between the bot and a server: connections pass through it, until it fails.

use tokio::io::{self, AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// What becomes of connections.
#[derive(Clone, Copy, Default, Debug)]
struct ProxyState {
    /// How many connections were made.
    made: usize,
    /// Nothing passes any more on those before this one, though they stay open.
    living: usize,
    /// All stay open, and nothing passes.
    frozen: bool,
    /// All are closed, and no new ones are made.
    stopped: bool,
}

/// Passes connections on to a server, as long as it is let.
pub struct TcpProxy {
    address: String,
    state: watch::Sender<ProxyState>,
}

impl TcpProxy {
    /// Stands before the server at `host:port`.
    pub async fn new(server: &str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address").to_string();
        let state = watch::Sender::new(ProxyState::default());
        let (server, passing) = (server.to_owned(), state.clone());
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let ProxyState { made: number, stopped, .. } = *passing.borrow();
                if !stopped {
                    passing.send_modify(|state| state.made += 1);
                    tokio::spawn(pass(client, server.clone(), (number, passing.subscribe())));
                }
            }
        });
        Self { address, state }
    }

    /// Its own `host:port`.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Lets connections pass again.
    pub fn open(&self) {
        self.state.send_modify(|state| (state.frozen, state.stopped) = (false, false));
    }

    /// Keeps connections open, and lets nothing pass, as a server that stands still.
    pub fn freeze(&self) {
        self.state.send_modify(|state| state.frozen = true);
    }

    /// Keeps the connections that there are open, and never lets anything pass on them again; new
    /// ones work.
    pub fn cut(&self) {
        self.state.send_modify(|state| state.living = state.made);
    }

    /// Closes all connections and makes no new ones, as a server that is stopped.
    pub fn stop(&self) {
        self.state.send_modify(|state| state.stopped = true);
    }
}

/// A connection's number, and what becomes of it.
type Watched = (usize, watch::Receiver<ProxyState>);

async fn pass(client: TcpStream, server: String, (number, mut state): Watched) {
    let Ok(server) = TcpStream::connect(server).await else { return };
    let ((from_client, to_client), (from_server, to_server)) =
        (client.into_split(), server.into_split());
    let heard = state.clone();
    tokio::select! {
        _ = carry(from_client, to_server, (number, heard.clone())) => {}
        _ = carry(from_server, to_client, (number, heard)) => {}
        _ = state.wait_for(|state| state.stopped) => {}
    }
}

/// Carries bytes while that is let.
async fn carry(
    mut from: impl AsyncReadExt + Unpin,
    mut to: impl AsyncWriteExt + Unpin,
    (number, mut state): Watched,
) -> io::Result<()> {
    let mut buffer = vec![0; 64 * 1024];
    loop {
        let count = from.read(&mut buffer).await?;
        // The other side does not see either that one has gone away meanwhile.
        let passes = |state: &ProxyState| !state.frozen && number >= state.living;
        if state.wait_for(passes).await.is_err() || count == 0 {
            return Ok(());
        }
        to.write_all(&buffer[..count]).await?;
    }
}
