//! Something between the program and PostgreSQL that falls silent, as a network may: connections stay
//! open, and what is sent on them goes nowhere.

use std::io::{Error, ErrorKind};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use crate::kept::{Kept, server};

/// What the relay does with its connections.
#[derive(Clone, Copy, Default)]
struct State {
    /// Those before this one are dead, and nobody is told.
    living: usize,
    /// Nothing gets through for now, on any of them.
    frozen: bool,
}

/// The relay, for as long as it is not dropped.
pub(crate) struct Relay {
    state: watch::Sender<State>,
    made: watch::Receiver<usize>,
    /// A database's address by way of it.
    url: String,
}

impl Relay {
    /// One before a database on the server; none where there is only a file.
    pub(crate) async fn before(kept: &Kept) -> Option<Self> {
        let host = server()?.split('@').next_back()?.to_owned();
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address").to_string();
        let url = kept.url.replace(&host, &address);
        assert_ne!(url, kept.url);
        let ((state, states), (count, made)) =
            (watch::channel(State::default()), watch::channel(0));
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let number = *count.borrow();
                count.send_replace(number + 1);
                tokio::spawn(relay(client, host.clone(), number, states.clone()));
            }
        });
        Some(Self { state, made, url })
    }

    /// The variable by which the program takes this way.
    pub(crate) fn variable(&self) -> (&'static str, &str) {
        ("DATABASE_URL", &self.url)
    }

    /// Lets nothing through any more on the connections that there are. New ones work.
    pub(crate) fn cut(&self) {
        let living = *self.made.borrow();
        self.state.send_modify(|state| state.living = living);
    }

    /// Lets nothing through for now, or all of it again.
    pub(crate) fn freeze(&self, frozen: bool) {
        self.state.send_modify(|state| state.frozen = frozen);
    }
}

async fn relay(client: TcpStream, host: String, number: usize, state: watch::Receiver<State>) {
    let server = TcpStream::connect(host).await.expect("the server");
    let ((from, to), (back_from, back_to)) = (client.into_split(), server.into_split());
    let there = carry(from, back_to, number, state.clone());
    let back = carry(back_from, to, number, state);
    drop(tokio::join!(there, back));
}

/// Carries what comes, until one side is done; what was cut off stays open for ever.
async fn carry(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    number: usize,
    mut state: watch::Receiver<State>,
) -> Result<(), Error> {
    let mut bytes = vec![0; 1 << 16];
    loop {
        let read = from.read(&mut bytes).await?;
        let passes = state.wait_for(|state| number < state.living || !state.frozen).await;
        let cut = passes.map_err(|_| Error::from(ErrorKind::BrokenPipe))?.living > number;
        if cut {
            return std::future::pending().await;
        }
        if read == 0 {
            return to.shutdown().await;
        }
        to.write_all(&bytes[..read]).await?;
    }
}
