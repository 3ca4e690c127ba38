//! A stand-in for Discord on loopback: REST API, gateway and a page, in one process and on one
//! port. Bots are tried out against it by people in a browser and by tests.
//!
//! It refuses what Discord would refuse, with Discord's codes; see [`Playground`].
//!
//! # Layout
//!
//! - [`Playground`]: starting it, acting as a person, watching, putting faults in the bot's way.
//! - `sim_state`: everything there is, behind one mutex; `channel`, `message`, `modal`, `interaction`,
//!   `emoji`, `event` its parts.
//! - `rest`: what the bot asks for; `limits` and `compose` what its messages may be and become.
//! - `gateway`: what the bot hears; `delivery`: the same over HTTP. `wire`: the state as Discord's
//!   JSON.
//! - `act`, `options`: what people do. `invocation_context`: where, and by whose leave the bot is
//!   there. `page`: the same over HTTP, and the page itself.
//! - `cdn`: the pictures of people's profiles.
//! - `request_log`: every request of the bot. `fault`: what goes wrong with them.

mod act;
mod cdn;
mod channel;
mod commands;
mod compose;
mod data_uri;
mod delivery;
mod emoji;
mod error;
mod event;
mod fault;
mod gateway;
mod interaction;
mod invocation_context;
mod limits;
mod locale;
mod mentions;
mod message;
mod modal;
mod options;
mod page;
mod permissions;
mod playground;
mod rates;
mod request_log;
mod rest;
mod server;
mod sim_state;
mod snowflake;
mod timestamp;
mod upload;
mod wire;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

pub use act::{ActError, Forged};
pub use channel::{Channel, ChannelKind};
pub use emoji::Emoji;
pub use error::{EndpointError, Error};
pub use event::Event;
pub use fault::{Fault, InjectedFault, Plan};
pub use gateway::{GatewayFault, StartLimit};
pub use interaction::{Answer, Choice, Outcome};
pub use message::{Attachment, Button, ChannelMenu, Menu, Message, Used, User};
pub use modal::{Modal, TextInput};
pub use playground::Playground;
pub use request_log::{Entry, FileEntry};
pub use snowflake::{Id, ParseIdError};

use sim_state::SimState;

/// How strict the stand-in is, and how patient.
#[derive(Clone, Debug)]
pub struct Options {
    /// Whether too many requests are answered with 429: 5 messages in 5 s in a channel, 50
    /// requests in a second in all.
    pub rate_limits: bool,
    /// Whether every request of the bot is written down.
    pub request_log: bool,
    /// How long the first answer to an interaction may take, and an endpoint to take the interaction.
    pub answer_within: Duration,
    /// Whether people wait no longer for a first answer once a fault has kept it away.
    pub gives_up_lost_answers: bool,
    /// How long an interaction's token lives.
    pub token_life: Duration,
    /// The age from which edits of a message are capped.
    pub late_after: Duration,
    /// How often the bot has to say that it is alive.
    pub heartbeat: Duration,
    /// How long a shard has to wait after another of the same remainder, by how many may begin at
    /// once, before it identifies.
    pub identify_every: Duration,
    /// The number of the server, which its shard follows from.
    pub server: u64,
    /// The bot's token; without it, a random one.
    pub token: Option<String>,
    /// Whether connections that are dropped end by a TCP reset.
    pub resets: bool,
}

impl Default for Options {
    /// As Discord is.
    fn default() -> Self {
        Self {
            rate_limits: true,
            request_log: true,
            answer_within: Duration::from_secs(3),
            gives_up_lost_answers: false,
            token_life: Duration::from_secs(15 * 60),
            late_after: Duration::from_secs(60 * 60),
            heartbeat: Duration::from_millis(41_250),
            identify_every: Duration::from_secs(5),
            server: 5,
            token: None,
            resets: false,
        }
    }
}

/// The state, shared by whoever serves it.
///
/// The mutex is std's: it is held for the microseconds that a request takes, never across an
/// await. Whatever one request does is thereby one step for everybody else.
#[derive(Clone, Debug)]
pub(crate) struct SharedState(Arc<Mutex<SimState>>);

impl SharedState {
    pub(crate) fn new(state: SimState) -> Self {
        Self(Arc::new(Mutex::new(state)))
    }

    /// The state as it is; a panic elsewhere does not take it away.
    pub(crate) fn lock(&self) -> MutexGuard<'_, SimState> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
