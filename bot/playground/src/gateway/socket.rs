//! One connection of the bot, from HELLO to its close.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::SinkExt;
use serde_json::{Value, json};
use tokio::sync::{mpsc, watch};
use tokio::time;

use super::{FaultWatcher, GatewayFault, Out, intents};
use crate::SharedState;
use crate::event::Event;
use crate::server::stopped;
use crate::sim_state::{SimState, random_hex};
use crate::wire;

/// Frames that a bot may send in a minute.
const PER_MINUTE: usize = 120;
/// Frames that are sent together at most.
const TOGETHER: u32 = 64;
/// Bytes that a bot's frame may have.
const FRAME: usize = 4096;

/// Why a connection is closed, by Discord's codes.
type Close = (u16, &'static str);

const UNKNOWN_OPCODE: Close = (4001, "Unknown opcode.");
const DECODE_ERROR: Close = (4002, "Error while decoding payload.");
const NOT_AUTHENTICATED: Close = (4003, "Not authenticated.");
const AUTHENTICATION_FAILED: Close = (4004, "Authentication failed.");
const ALREADY_AUTHENTICATED: Close = (4005, "Already authenticated.");
const RATE_LIMITED: Close = (4008, "Rate limited.");
const TIMED_OUT: Close = (4009, "Session timed out.");
const INVALID_SHARD: Close = (4010, "Invalid shard.");
const INVALID_INTENTS: Close = (4013, "Invalid intents.");
const DISALLOWED_INTENTS: Close = (4014, "Disallowed intents.");

/// Serves a connection until either side closes it.
pub(crate) async fn serve(
    shared: SharedState,
    mut socket: WebSocket,
    mut stop: watch::Receiver<bool>,
) {
    let (sender, mut outgoing) = mpsc::unbounded_channel();
    let mut connection = Connection::new(shared, sender);
    let mut watcher = connection.shared.lock().sessions.fault_watcher();
    connection.reply(&connection.hello());
    let mut beat = time::interval(Duration::from_secs(5).min(connection.heartbeat));
    let bye = loop {
        if watcher.is(GatewayFault::Cut) {
            break false;
        }
        if watcher.is(GatewayFault::Silence) {
            tokio::select! {
                () = watcher.over(GatewayFault::Silence) => {}
                () = stopped(&mut stop) => {}
            }
            break false;
        }
        let step = tokio::select! {
            // What comes after silence was ordered must not slip out before it.
            biased;
            () = watcher.changed() => Ok(()),
            () = stopped(&mut stop) => Err(Some((1001, "the playground stops"))),
            out = outgoing.recv() => match out {
                Some(Out::Text(text)) => {
                    send(&mut socket, text, &mut outgoing, &watcher).await
                }
                Some(Out::Close(code, reason)) => Err(Some((code, reason))),
                None => Err(None),
            },
            frame = socket.recv() => match frame {
                Some(Ok(Message::Close(frame))) => break is_goodbye(frame.as_ref()),
                Some(Ok(frame)) => connection.take(&frame).map_err(Some),
                Some(Err(_)) | None => Err(None),
            },
            _ = beat.tick() => connection.check_heartbeat().map_err(Some),
        };
        if let Err(close) = step {
            if let Some(close) = close {
                shut(&mut socket, close).await;
            }
            break false;
        }
    };
    connection.leave(bye);
}

/// Sends a frame and those that wait behind it, together, so long as no gateway fault comes or goes.
async fn send(
    socket: &mut WebSocket,
    text: String,
    outgoing: &mut mpsc::UnboundedReceiver<Out>,
    watcher: &FaultWatcher,
) -> Result<(), Option<Close>> {
    let (mut next, mut left) = (Some(Out::Text(text)), TOGETHER);
    while let Some(Out::Text(text)) = next {
        socket.feed(Message::Text(text.into())).await.map_err(|_| None)?;
        left -= 1;
        let more = left > 0 && watcher.holds();
        next = if more { outgoing.try_recv().ok() } else { None };
    }
    socket.flush().await.map_err(|_| None)?;
    match next {
        Some(Out::Close(code, reason)) => Err(Some((code, reason))),
        _ => Ok(()),
    }
}

async fn shut(socket: &mut WebSocket, (code, reason): Close) {
    let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
    socket.send(Message::Close(Some(frame))).await.ok();
}

/// Codes 1000 and 1001 from the bot end its session.
fn is_goodbye(frame: Option<&CloseFrame>) -> bool {
    frame.is_some_and(|frame| matches!(frame.code, 1000 | 1001))
}

/// What is known of one connection.
struct Connection {
    shared: SharedState,
    sender: mpsc::UnboundedSender<Out>,
    session: Option<String>,
    frames: VecDeque<Instant>,
    heard: Instant,
    heartbeat: Duration,
}

impl Connection {
    fn new(shared: SharedState, sender: mpsc::UnboundedSender<Out>) -> Self {
        let (session, frames, heard) = (None, VecDeque::new(), Instant::now());
        let heartbeat = shared.lock().options.heartbeat;
        Self { shared, sender, session, frames, heard, heartbeat }
    }

    fn hello(&self) -> Value {
        let interval = self.heartbeat.as_millis() as u64;
        json!({"op": 10, "d": {"heartbeat_interval": interval}})
    }

    fn reply(&self, frame: &Value) {
        self.sender.send(Out::Text(frame.to_string())).ok();
    }

    fn check_heartbeat(&self) -> Result<(), Close> {
        if self.heard.elapsed() > self.heartbeat.mul_f32(1.5) { Err(TIMED_OUT) } else { Ok(()) }
    }

    /// Takes a frame of the bot.
    fn take(&mut self, frame: &Message) -> Result<(), Close> {
        let bytes: &[u8] = match frame {
            Message::Text(text) => text.as_bytes(),
            Message::Binary(bytes) => bytes,
            _ => return Ok(()),
        };
        self.count_frame()?;
        if bytes.len() > FRAME {
            return Err(DECODE_ERROR);
        }
        let frame: Value = serde_json::from_slice(bytes).map_err(|_| DECODE_ERROR)?;
        self.obey(&frame["op"], &frame["d"])
    }

    fn count_frame(&mut self) -> Result<(), Close> {
        let minute = Duration::from_secs(60);
        while self.frames.front().is_some_and(|at| at.elapsed() >= minute) {
            self.frames.pop_front();
        }
        self.frames.push_back(Instant::now());
        if self.frames.len() > PER_MINUTE { Err(RATE_LIMITED) } else { Ok(()) }
    }

    fn obey(&mut self, op: &Value, data: &Value) -> Result<(), Close> {
        match (op.as_u64().ok_or(DECODE_ERROR)?, &self.session) {
            (1, _) => {
                self.heard = Instant::now();
                let sessions = &mut self.shared.lock().sessions;
                if !sessions.is(GatewayFault::NoAcks) {
                    sessions.heartbeats += 1;
                    self.reply(&json!({"op": 11}));
                }
                Ok(())
            }
            (2 | 6, Some(_)) => Err(ALREADY_AUTHENTICATED),
            (2, None) => self.identify(data),
            (6, None) => self.resume(data),
            (3 | 4 | 8, Some(_)) => Ok(()),
            (3 | 4 | 8, None) => Err(NOT_AUTHENTICATED),
            _ => Err(UNKNOWN_OPCODE),
        }
    }

    fn identify(&mut self, data: &Value) -> Result<(), Close> {
        let mut state = self.shared.lock();
        check_token(&state, data)?;
        if !state.sessions.starts.take() {
            return Err(AUTHENTICATION_FAILED);
        }
        check_order(&state)?;
        let intents = data["intents"].as_u64().ok_or(DECODE_ERROR)?;
        if intents & !intents::KNOWN != 0 {
            return Err(INVALID_INTENTS);
        }
        if intents & intents::PRIVILEGED != 0 {
            return Err(DISALLOWED_INTENTS);
        }
        let shard = shard(&data["shard"]).ok_or(INVALID_SHARD)?;
        let every = state.options.identify_every;
        if !state.sessions.starts.is_in_turn(shard.0, every) {
            drop(state);
            self.reply(&json!({"op": 9, "d": false}));
            return Ok(());
        }
        let (late, mut watcher) = (state.sessions.lateness(), state.sessions.fault_watcher());
        drop(state);
        let id = random_hex(16);
        let (shared, sender) = (self.shared.clone(), self.sender.clone());
        self.session = Some(id.clone());
        match late {
            None => begin(&shared, &id, (intents, shard), sender),
            Some(late) => drop(tokio::spawn(async move {
                tokio::select! {
                    () = time::sleep(late) => {}
                    () = watcher.over(GatewayFault::LateReady(late)) => {}
                }
                // Whoever has gone meanwhile begins nothing.
                if !sender.is_closed() {
                    begin(&shared, &id, (intents, shard), sender);
                }
            })),
        }
        Ok(())
    }

    fn resume(&mut self, data: &Value) -> Result<(), Close> {
        let mut state = self.shared.lock();
        check_token(&state, data)?;
        check_order(&state)?;
        let id = data["session_id"].as_str().ok_or(DECODE_ERROR)?;
        let seen = data["seq"].as_u64().unwrap_or(0);
        if state.sessions.resume(id, seen, self.sender.clone()) {
            state.say(Event::Bot { connected: true });
            drop(state);
            self.session = Some(id.to_owned());
        } else {
            drop(state);
            self.reply(&json!({"op": 9, "d": false}));
        }
        Ok(())
    }

    fn leave(&self, bye: bool) {
        let Some(id) = &self.session else { return };
        let mut state = self.shared.lock();
        state.sessions.leave(id, &self.sender, bye);
        let connected = state.is_connected();
        state.say(Event::Bot { connected });
    }
}

fn check_token(state: &SimState, data: &Value) -> Result<(), Close> {
    let given = data["token"].as_str().unwrap_or_default();
    let given = given.strip_prefix("Bot ").unwrap_or(given);
    if given == state.token { Ok(()) } else { Err(AUTHENTICATION_FAILED) }
}

/// Whether a test wants everybody to be closed.
fn check_order(state: &SimState) -> Result<(), Close> {
    match state.sessions.closing() {
        Some(code) => Err((code, "closed by the playground")),
        None => Ok(()),
    }
}

/// `[number, count]`; without it, the only one.
fn shard(value: &Value) -> Option<(u64, u64)> {
    if value.is_null() {
        return Some((0, 1));
    }
    let (shard, shards) = (value[0].as_u64()?, value[1].as_u64()?);
    (shard < shards).then_some((shard, shards))
}

/// Begins a session, and says so.
fn begin(
    shared: &SharedState,
    id: &str,
    (intents, shard): (u64, (u64, u64)),
    sender: mpsc::UnboundedSender<Out>,
) {
    let mut state = shared.lock();
    state.sessions.open(id.to_owned(), intents, shard, sender);
    greet(&mut state, id, intents, shard);
    state.say(Event::Bot { connected: true });
}

/// READY, and then the guild if this shard has it.
fn greet(state: &mut SimState, id: &str, intents: u64, (shard, shards): (u64, u64)) {
    let has_guild = (state.guild.get() >> 22) % shards == shard;
    let guilds = match has_guild {
        true => json!([{"id": state.guild, "unavailable": true}]),
        false => json!([]),
    };
    let ready = json!({
        "v": 10, "user": wire::myself(&state.bot), "guilds": guilds, "session_id": id,
        "resume_gateway_url": gateway_url(state), "shard": [shard, shards],
        "application": {"id": state.application, "flags": 0}, "private_channels": [],
        "relationships": [], "user_settings": {}, "session_type": "normal",
    });
    state.sessions.send(id, "READY", &ready);
    if has_guild && intents & intents::GUILDS != 0 {
        let guild = wire::guild_create(state);
        state.sessions.send(id, "GUILD_CREATE", &guild);
    }
}

/// `ws://127.0.0.1:PORT/gateway`.
pub(crate) fn gateway_url(state: &SimState) -> String {
    format!("{}/gateway", state.base.replacen("http", "ws", 1))
}
