//! What stands between the bot and a server: connections pass through it, until it fails.

use tokio::io::{self, AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// What becomes of connections.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// They pass.
    Open,
    /// They stay, and nothing passes.
    Frozen,
    /// They are cut, and no new ones are made.
    Stopped,
}

/// Passes connections on to a server, as long as it is let.
pub struct Between {
    address: String,
    state: watch::Sender<State>,
}

impl Between {
    /// Stands before the server at `host:port`.
    pub async fn new(server: &str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address").to_string();
        let (state, heard) = watch::channel(State::Open);
        let server = server.to_owned();
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                if *heard.borrow() != State::Stopped {
                    tokio::spawn(pass(client, server.clone(), heard.clone()));
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
        self.state.send_replace(State::Open);
    }

    /// Keeps connections open, and lets nothing pass, as a server that stands still.
    pub fn freeze(&self) {
        self.state.send_replace(State::Frozen);
    }

    /// Cuts all connections and makes no new ones, as a server that is stopped.
    pub fn stop(&self) {
        self.state.send_replace(State::Stopped);
    }
}

async fn pass(client: TcpStream, server: String, mut state: watch::Receiver<State>) {
    let Ok(server) = TcpStream::connect(server).await else { return };
    let ((from_client, to_client), (from_server, to_server)) =
        (client.into_split(), server.into_split());
    let heard = state.clone();
    tokio::select! {
        _ = carry(from_client, to_server, heard.clone()) => {}
        _ = carry(from_server, to_client, heard) => {}
        _ = state.wait_for(|state| *state == State::Stopped) => {}
    }
}

/// Carries bytes while that is let.
async fn carry(
    mut from: impl AsyncReadExt + Unpin,
    mut to: impl AsyncWriteExt + Unpin,
    mut state: watch::Receiver<State>,
) -> io::Result<()> {
    let mut buffer = vec![0; 64 * 1024];
    loop {
        let count = from.read(&mut buffer).await?;
        if count == 0 || state.wait_for(|state| *state != State::Frozen).await.is_err() {
            return Ok(());
        }
        to.write_all(&buffer[..count]).await?;
    }
}
