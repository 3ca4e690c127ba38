//! The gateway: sessions that outlive their connections, and the events they are owed.

mod fault;
mod socket;
mod starts;

use std::collections::{HashMap, VecDeque};
use std::time::{Duration, Instant};

use serde::Serialize;
use serde_json::{Value, json};
use tokio::sync::{mpsc, watch};

use crate::snowflake::Id;
pub(crate) use fault::FaultWatcher;
pub use fault::GatewayFault;
pub(crate) use socket::{gateway_url, serve};
pub use starts::StartLimit;
use starts::Starts;

/// Events that a session may ask for.
pub(crate) mod intents {
    pub(crate) const GUILDS: u64 = 1;
    pub(crate) const GUILD_MESSAGES: u64 = 1 << 9;
    pub(crate) const DIRECT_MESSAGES: u64 = 1 << 12;
    pub(crate) const MESSAGE_CONTENT: u64 = 1 << 15;
    /// Members, presences and message content: to be enabled by a form that nobody filled in.
    pub(crate) const PRIVILEGED: u64 = (1 << 1) | (1 << 8) | MESSAGE_CONTENT;
    /// Every bit that means something.
    pub(crate) const KNOWN: u64 = 0x1_FFFF | (1 << 20) | (1 << 21) | (1 << 24) | (1 << 25);
}

/// How many events a session can miss and still resume.
const BACKLOG: usize = 1_000;
/// How long a session without a connection can be resumed.
const RESUMABLE: Duration = Duration::from_secs(90);

/// What goes out on a connection.
#[derive(Debug)]
pub(crate) enum Out {
    Text(String),
    Close(u16, &'static str),
}

/// An event, as Discord sends it.
#[derive(Serialize)]
struct Dispatch<'a> {
    op: u8,
    s: u64,
    t: &'a str,
    d: &'a Value,
}

/// A session: what IDENTIFY began.
#[derive(Debug)]
pub(crate) struct Session {
    intents: u64,
    /// Number and count of shards.
    shard: (u64, u64),
    seq: u64,
    backlog: VecDeque<(u64, String)>,
    connection: Option<mpsc::UnboundedSender<Out>>,
    lost: Instant,
    /// An event that waits for the one after it.
    held: Option<(String, Value)>,
}

impl Session {
    fn send(&mut self, name: &str, data: &Value) {
        self.seq += 1;
        let dispatch = Dispatch { op: 0, s: self.seq, t: name, d: data };
        // It cannot fail: every key is text.
        let frame = serde_json::to_string(&dispatch).unwrap_or_default();
        if let Some(connection) = &self.connection {
            connection.send(Out::Text(frame.clone())).ok();
        }
        if self.backlog.len() == BACKLOG {
            self.backlog.pop_front();
        }
        self.backlog.push_back((self.seq, frame));
    }

    /// What happens outside of servers is heard by the first shard.
    fn hears(&self, guild: Option<Id>, intents: u64) -> bool {
        let (shard, shards) = self.shard;
        let whose = guild.map_or(0, |guild| (guild.get() >> 22) % shards);
        (intents == 0 || self.intents & intents != 0) && whose == shard
    }

    fn is_alive(&self) -> bool {
        self.connection.is_some() || self.lost.elapsed() < RESUMABLE
    }
}

/// The bot's sessions by id.
#[derive(Debug, Default)]
pub(crate) struct Sessions {
    all: HashMap<String, Session>,
    /// How many may begin.
    pub(crate) starts: Starts,
    /// How often a connection was asked for.
    pub(crate) attempts: u64,
    /// How many heartbeats were acknowledged.
    pub(crate) heartbeats: u64,
    fault: watch::Sender<Option<GatewayFault>>,
}

impl Sessions {
    /// Begins a session.
    pub(crate) fn open(
        &mut self,
        id: String,
        intents: u64,
        shard: (u64, u64),
        connection: mpsc::UnboundedSender<Out>,
    ) {
        self.all.retain(|_, session| session.is_alive());
        let (seq, backlog, lost) = (0, VecDeque::new(), Instant::now());
        let connection = Some(connection);
        let held = None;
        self.all.insert(id, Session { intents, shard, seq, backlog, connection, lost, held });
    }

    /// Goes on with a session: sends what was missed. False if that cannot be done.
    pub(crate) fn resume(
        &mut self,
        id: &str,
        seen: u64,
        connection: mpsc::UnboundedSender<Out>,
    ) -> bool {
        let Some(session) = self.all.get_mut(id).filter(|session| session.is_alive()) else {
            return false;
        };
        let first = session.backlog.front().map_or(session.seq + 1, |(seq, _)| *seq);
        if seen > session.seq || seen + 1 < first {
            return false;
        }
        for (_, frame) in session.backlog.iter().filter(|(seq, _)| *seq > seen) {
            connection.send(Out::Text(frame.clone())).ok();
        }
        session.connection = Some(connection);
        session.send("RESUMED", &json!({}));
        true
    }

    /// Sends to one session whatever it asked for: READY, GUILD_CREATE.
    pub(crate) fn send(&mut self, id: &str, name: &str, data: &Value) {
        if let Some(session) = self.all.get_mut(id) {
            session.send(name, data);
        }
    }

    /// Whether any session hears such an event.
    pub(crate) fn hear(&self, guild: Option<Id>, intents: u64) -> bool {
        self.all.values().any(|session| session.hears(guild, intents))
    }

    pub(crate) fn dispatch(&mut self, guild: Option<Id>, name: &str, intents: u64, data: &Value) {
        let fault = *self.fault.borrow();
        for session in self.all.values_mut().filter(|session| session.hears(guild, intents)) {
            match (fault, session.held.take()) {
                (Some(GatewayFault::Disordered), None) => {
                    session.held = Some((name.to_owned(), data.clone()));
                }
                (_, held) => {
                    session.send(name, data);
                    held.iter().for_each(|(name, data)| session.send(name, data));
                }
            }
            if fault == Some(GatewayFault::Twice) {
                session.send(name, data);
            }
        }
    }

    /// Says that the sessions are no more (op 9); whether they can be resumed all the same.
    pub(crate) fn invalidate(&mut self, resumable: bool) {
        for connection in self.all.values().filter_map(|session| session.connection.as_ref()) {
            connection.send(Out::Text(json!({"op": 9, "d": resumable}).to_string())).ok();
        }
        if !resumable {
            self.forget();
        }
    }

    /// Whether this is wrong.
    pub(crate) fn is(&self, fault: GatewayFault) -> bool {
        *self.fault.borrow() == Some(fault)
    }

    /// How long whoever begins a session waits for the word that it is ready.
    pub(crate) fn lateness(&self) -> Option<Duration> {
        match *self.fault.borrow() {
            Some(GatewayFault::LateReady(late)) => Some(late),
            _ => None,
        }
    }

    /// The connection is gone; after a clean goodbye the session is too.
    pub(crate) fn leave(&mut self, id: &str, connection: &mpsc::UnboundedSender<Out>, bye: bool) {
        let Some(session) = self.all.get_mut(id) else {
            return;
        };
        if !session.connection.as_ref().is_some_and(|own| own.same_channel(connection)) {
            return;
        }
        session.connection = None;
        session.lost = Instant::now();
        if bye {
            self.all.remove(id);
        }
    }

    /// Whether the bot is connected.
    pub(crate) fn is_connected(&self) -> bool {
        self.all.values().any(|session| session.connection.is_some())
    }

    /// The shards that have a connection.
    pub(crate) fn shards(&self) -> Vec<(u64, u64)> {
        let connected = self.all.values().filter(|session| session.connection.is_some());
        let mut shards: Vec<(u64, u64)> = connected.map(|session| session.shard).collect();
        shards.sort_unstable();
        shards
    }

    /// How many of them have a connection.
    pub(crate) fn connections(&self) -> usize {
        self.all.values().filter(|session| session.connection.is_some()).count()
    }

    /// Whether the bot is connected or may yet come back for what it missed.
    pub(crate) fn may_hear(&self) -> bool {
        self.all.values().any(Session::is_alive)
    }

    /// Closes every connection; the sessions can be resumed.
    pub(crate) fn close(&mut self, code: u16) {
        for session in self.all.values_mut() {
            if let Some(connection) = session.connection.take() {
                connection.send(Out::Close(code, "closed by the playground")).ok();
                session.lost = Instant::now();
            }
        }
    }

    /// Lets something go wrong, or nothing any more.
    pub(crate) fn set_fault(&mut self, fault: Option<GatewayFault>) {
        self.fault.send_replace(fault);
        if let Some(GatewayFault::Close(code)) = fault {
            self.close(code);
            self.forget();
        }
        for session in self.all.values_mut() {
            let held = session.held.take();
            held.iter().for_each(|(name, data)| session.send(name, data));
        }
    }

    /// What is wrong.
    pub(crate) fn fault_watcher(&self) -> FaultWatcher {
        FaultWatcher::new(self.fault.subscribe())
    }

    /// The code with which whoever wants to begin is closed, if it is so.
    pub(crate) fn closing(&self) -> Option<u16> {
        match *self.fault.borrow() {
            Some(GatewayFault::Close(code)) => Some(code),
            _ => None,
        }
    }

    /// Asks every connection to reconnect (op 7).
    pub(crate) fn ask_to_reconnect(&self) {
        for connection in self.all.values().filter_map(|session| session.connection.as_ref()) {
            connection.send(Out::Text(json!({"op": 7, "d": null}).to_string())).ok();
        }
    }

    /// Forgets all sessions, so that a RESUME is answered with INVALID_SESSION.
    pub(crate) fn forget(&mut self) {
        self.all.clear();
    }
}
