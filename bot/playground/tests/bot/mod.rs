//! A bot for these tests: plain HTTP and a plain websocket, nothing between them and the wire.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use playground::{ActError, Answer, Id, Options, Outcome, Playground};
use reqwest::multipart::{Form, Part};
use reqwest::{Client, Method};
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Mutex;
use tokio_tungstenite::tungstenite::{Error as WebSocketError, Message as Frame};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// After this much time a test that waits for something has failed.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// Guilds and guild messages.
pub(crate) const INTENTS: u64 = 1 | 1 << 9;

/// A status and a JSON body.
pub(crate) type Answered = (u16, Value);

/// A playground and a bot that is connected to it.
pub(crate) struct Bot {
    pub(crate) playground: Playground,
    pub(crate) gateway: Gateway,
    pub(crate) http: Client,
}

/// Options for tests that send much and fast.
pub(crate) fn unlimited() -> Options {
    Options { rate_limits: false, identify_every: Duration::ZERO, ..Options::default() }
}

impl Bot {
    /// Connected, with one command: `/challenge variant [opponent] [turn]`.
    pub(crate) async fn start() -> Self {
        Self::start_with(unlimited()).await
    }

    pub(crate) async fn start_with(options: Options) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let playground = Playground::start_with(listener, options).unwrap();
        let gateway = Gateway::identified(&playground).await;
        gateway.event("GUILD_CREATE").await;
        let http = Client::builder().no_proxy().build().unwrap();
        let bot = Self { playground, gateway, http };
        let (status, _) = bot.call("PUT", &bot.commands_path(), commands()).await;
        assert_eq!(status, 200);
        bot
    }

    /// The same with its commands registered for everywhere.
    pub(crate) async fn everywhere(options: Options) -> Self {
        let bot = Self::start_with(options).await;
        assert_eq!(bot.call("PUT", &bot.commands_path(), json!([])).await.0, 200);
        assert_eq!(bot.register(commands()).await.0, 200);
        bot
    }

    /// Registers commands for everywhere.
    pub(crate) async fn register(&self, list: Value) -> Answered {
        let path = format!("/applications/{}/commands", self.playground.application_id());
        self.call("PUT", &path, list).await
    }

    pub(crate) fn commands_path(&self) -> String {
        let (app, guild) = (self.playground.application_id(), self.playground.guild_id());
        format!("/applications/{app}/guilds/{guild}/commands")
    }

    pub(crate) fn ada(&self) -> Id {
        self.playground.person("Ada")
    }

    pub(crate) fn boris(&self) -> Id {
        self.playground.person("Boris")
    }

    pub(crate) fn chess(&self) -> Id {
        self.playground.channel("chess")
    }

    pub(crate) fn chess_messages(&self) -> String {
        format!("/channels/{}/messages", self.chess())
    }

    /// Sends JSON.
    pub(crate) async fn call(&self, method: &str, path: &str, body: Value) -> Answered {
        let request = self.request(method, path);
        let request = if body.is_null() { request } else { request.json(&body) };
        read(request.send().await.unwrap()).await
    }

    /// Sends JSON and files: each is `files[n]`.
    pub(crate) async fn upload(
        &self,
        method: &str,
        path: &str,
        body: &Value,
        files: &[(&str, &[u8])],
    ) -> Answered {
        let mut form = Form::new().text("payload_json", body.to_string());
        for (index, (name, bytes)) in files.iter().enumerate() {
            let part = Part::bytes(bytes.to_vec()).file_name((*name).to_owned());
            form = form.part(format!("files[{index}]"), part);
        }
        read(self.request(method, path).multipart(form).send().await.unwrap()).await
    }

    pub(crate) fn request(&self, method: &str, path: &str) -> reqwest::RequestBuilder {
        let url = format!("{}/api/v10{path}", self.playground.base_url());
        let token = format!("Bot {}", self.playground.token());
        let method: Method = method.parse().unwrap();
        self.http.request(method, url).header("Authorization", token)
    }

    /// Answers an interaction.
    pub(crate) async fn answer(&self, interaction: &Value, body: Value) -> Answered {
        self.call("POST", &callback(interaction), body).await
    }

    /// The path of a message that an interaction made, `@original` or an id.
    pub(crate) fn webhook(&self, interaction: &Value, rest: &str) -> String {
        let token = interaction["token"].as_str().unwrap();
        format!("/webhooks/{}/{token}{rest}", self.playground.application_id())
    }

    /// Gets JSON from the page's routes.
    pub(crate) async fn page(&self, path: &str) -> Value {
        let url = format!("{}/playground/{path}", self.playground.base_url());
        self.http.get(url).send().await.unwrap().json().await.unwrap()
    }

    /// Sends JSON to the page's routes.
    pub(crate) async fn act_on_page(&self, path: &str, body: &Value) -> Answered {
        let url = format!("{}/playground/{path}", self.playground.base_url());
        read(self.http.post(url).json(body).send().await.unwrap()).await
    }

    /// Ada runs `/challenge` in #chess.
    pub(crate) async fn run(&self) -> Result<Outcome, ActError> {
        self.run_as(self.ada(), self.chess()).await
    }

    /// Somebody runs `/challenge`.
    pub(crate) async fn run_as(&self, who: Id, channel: Id) -> Result<Outcome, ActError> {
        let options = json!({"variant": "totem"});
        self.playground.run_command(who, channel, "challenge", options).await
    }

    /// Somebody acts and the bot handles the interaction: what each of them gets.
    pub(crate) async fn handling<T, R>(
        &self,
        act: impl Future<Output = T>,
        handle: impl AsyncFnOnce(&Value) -> R,
    ) -> (T, Value, R) {
        let serve = async {
            let interaction = self.gateway.event("INTERACTION_CREATE").await;
            let handled = handle(&interaction).await;
            (interaction, handled)
        };
        let (done, (interaction, handled)) = tokio::join!(act, serve);
        (done, interaction, handled)
    }

    /// Somebody acts and the bot answers.
    pub(crate) async fn answering<T>(
        &self,
        act: impl Future<Output = T>,
        body: Value,
    ) -> (T, Value, Answered) {
        self.handling(act, async |interaction| self.answer(interaction, body).await).await
    }

    /// The interaction of somebody who acts and does not wait for an answer.
    pub(crate) async fn hears<T>(&self, act: impl Future<Output = T>) -> Value {
        tokio::select! {
            _ = act => panic!("it ended before the bot heard of it"),
            interaction = self.gateway.event("INTERACTION_CREATE") => interaction,
        }
    }

    /// Ada runs `/challenge` in #chess and the bot answers.
    pub(crate) async fn challenge(&self, body: Value) -> (Outcome, Value, Answered) {
        let (outcome, interaction, answered) = self.answering(self.run(), body).await;
        (outcome.unwrap(), interaction, answered)
    }

    /// The bot sends a message with a button `go` as its answer to Ada.
    pub(crate) async fn board(&self) -> Id {
        let board = json!({"content": "board", "components": [button("go")]});
        let (outcome, ..) = self.challenge(json!({"type": 4, "data": board})).await;
        message(&outcome).id
    }

    /// A person presses a button and the bot answers.
    pub(crate) async fn click(
        &self,
        who: Id,
        message: Id,
        custom_id: &str,
        body: Value,
    ) -> (Outcome, Value, Answered) {
        let click = self.playground.click(who, message, custom_id);
        let (outcome, interaction, answered) = self.answering(click, body).await;
        (outcome.unwrap(), interaction, answered)
    }

    /// A person sends back a modal and the bot answers.
    pub(crate) async fn submit(
        &self,
        who: Id,
        opened_by: Id,
        values: Value,
        body: Value,
    ) -> (Outcome, Value, Answered) {
        let submit = self.playground.submit_modal(who, opened_by, values);
        let (outcome, interaction, answered) = self.answering(submit, body).await;
        (outcome.unwrap(), interaction, answered)
    }
}

/// The status and the code of a refusal.
pub(crate) fn refusal((status, body): Answered) -> (u16, u64) {
    (status, body["code"].as_u64().unwrap_or_else(|| panic!("{status} without a code: {body}")))
}

/// Asserts that each row of a table is refused with 50035. A row is the path of errors below
/// `within`, the codes of all errors there, and what `send` sends, as [`expanded`] reads it.
pub(crate) async fn assert_refused(
    within: &str,
    table: &str,
    send: impl AsyncFn(Value) -> Answered,
) {
    let mut rest = table.trim();
    assert!(!rest.is_empty(), "the table has no row");
    while !rest.is_empty() {
        let (path, row) = rest.split_once(char::is_whitespace).expect("a path");
        let (codes, row) = row.trim_start().split_once(char::is_whitespace).expect("codes");
        let mut values = serde_json::Deserializer::from_str(row).into_iter::<Value>();
        let sent = values.next().expect("JSON").unwrap_or_else(|why| panic!("{why}: {row}"));
        rest = row[values.byte_offset()..].trim_start();

        let (status, body) = send(expanded(sent, 0)).await;
        let path = format!("{within}{path}").replace('.', "/");
        assert_eq!((status, &body["code"]), (400, &json!(50035)), "{path} {codes}: {body}");
        let errors = body.pointer(&format!("/errors/{path}/_errors")).and_then(Value::as_array);
        let errors = errors.unwrap_or_else(|| panic!("nothing at {path}: {body}"));
        let found: Vec<_> = errors.iter().map(|it| it["code"].as_str().unwrap()).collect();
        assert_eq!(found.join(","), codes, "{path}: {body}");
    }
}

/// JSON in which `"x*257"` is a text of 257 letters and `["*26", it]` a list of 26 of them, with
/// the number of each for `%`.
pub(crate) fn expanded(value: Value, number: usize) -> Value {
    let times = |text: &str, sign: &str| text.strip_prefix(sign)?.parse::<usize>().ok();
    match value {
        Value::String(text) => match times(&text, "x*") {
            Some(count) => "x".repeat(count).into(),
            None => text.replace('%', &number.to_string()).into(),
        },
        Value::Array(list) => match list.first().and_then(|it| times(it.as_str()?, "*")) {
            Some(count) => (0..count).map(|n| expanded(list[1].clone(), n)).collect(),
            None => list.into_iter().map(|it| expanded(it, number)).collect(),
        },
        Value::Object(map) => {
            map.into_iter().map(|(name, it)| (name, expanded(it, number))).collect()
        }
        other => other,
    }
}

/// An object with the fields of another.
pub(crate) fn merged(mut object: Value, more: Value) -> Value {
    let Value::Object(more) = more else { panic!("no object: {more}") };
    object.as_object_mut().expect("an object").extend(more);
    object
}

/// An answer with this text.
pub(crate) fn text(content: &str) -> Value {
    json!({"type": 4, "data": {"content": content}})
}

pub(crate) fn callback(interaction: &Value) -> String {
    let (id, token) = (interaction["id"].as_str().unwrap(), interaction["token"].as_str().unwrap());
    format!("/interactions/{id}/{token}/callback")
}

async fn read(response: reqwest::Response) -> Answered {
    let status = response.status().as_u16();
    let text = response.text().await.unwrap();
    (status, serde_json::from_str(&text).unwrap_or(Value::Null))
}

pub(crate) fn commands() -> Value {
    json!([
        {
            "name": "challenge", "description": "Asks for a game", "type": 1,
            "options": [
                {"type": 3, "name": "variant", "description": "Which game", "required": true,
                 "choices": [{"name": "Totem Chess", "value": "totem"},
                             {"name": "Chess", "value": "chess"}]},
                {"type": 6, "name": "opponent", "description": "Whom to ask"},
            ],
        },
        {
            "name": "move", "description": "Plays", "type": 1,
            "options": [
                {"type": 3, "name": "turn", "description": "Your turn", "required": true,
                 "autocomplete": true},
                {"type": 4, "name": "count", "description": "How often", "min_value": 1,
                 "max_value": 9},
            ],
        },
    ])
}

/// A row with one button.
pub(crate) fn button(custom_id: &str) -> Value {
    json!({"type": 1, "components": [
        {"type": 2, "style": 1, "label": "Go", "custom_id": custom_id}]})
}

/// A PNG, 3 by 2 pixels.
pub(crate) const PNG: &[u8] =
    b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x03\0\0\0\x02\x08\x02\0\0\0\x12\x16\xf1M\0\0\0\
    \x0bIDATx\xdac`\xc0\x04\0\0\x14\0\x01\xeeZi\x09\0\0\0\0IEND\xaeB`\x82";

/// The message of an outcome.
pub(crate) fn message(outcome: &Outcome) -> &playground::Message {
    outcome.message().unwrap_or_else(|| panic!("no message: {outcome:?}"))
}

pub(crate) fn is_silence(outcome: &Outcome) -> bool {
    matches!(outcome.answer, Answer::Silence)
}

/// A connection to the gateway.
pub(crate) struct Gateway {
    socket: Mutex<WebSocketStream<MaybeTlsStream<TcpStream>>>,
    seq: AtomicU64,
}

impl Gateway {
    /// Connects and takes HELLO.
    pub(crate) async fn open(playground: &Playground) -> Self {
        let gateway = Self::connect(playground).await;
        assert_eq!(gateway.frame().await.unwrap()["op"], 10);
        gateway
    }

    /// Connects and waits for nothing.
    pub(crate) async fn connect(playground: &Playground) -> Self {
        let url = format!("{}/gateway?v=10", playground.base_url().replacen("http", "ws", 1));
        let (socket, _) = connect_async(url).await.unwrap();
        Self { socket: Mutex::new(socket), seq: AtomicU64::new(0) }
    }

    /// Connects and identifies with the bot's token.
    pub(crate) async fn identified(playground: &Playground) -> Self {
        let gateway = Self::open(playground).await;
        gateway.identify(&playground.token(), INTENTS).await;
        gateway
    }

    /// The number of the last event.
    pub(crate) fn seq(&self) -> u64 {
        self.seq.load(Ordering::Relaxed)
    }

    /// Whatever comes next on the socket.
    pub(crate) async fn next(&self) -> Option<Result<Frame, WebSocketError>> {
        self.socket.lock().await.next().await
    }

    pub(crate) async fn send(&self, frame: Value) {
        self.socket.lock().await.send(Frame::text(frame.to_string())).await.unwrap();
    }

    pub(crate) async fn identify(&self, token: &str, intents: u64) {
        let properties = json!({"os": "linux", "browser": "test", "device": "test"});
        let data = json!({"token": token, "intents": intents, "properties": properties});
        self.send(json!({"op": 2, "d": data})).await;
    }

    /// The next frame, or the code that the connection was closed with.
    pub(crate) async fn frame(&self) -> Result<Value, u16> {
        match tokio::time::timeout(PATIENCE, self.next()).await.expect("a frame") {
            Some(Ok(Frame::Text(text))) => {
                let frame: Value = serde_json::from_str(&text).unwrap();
                if let Some(seq) = frame["s"].as_u64() {
                    self.seq.store(seq, Ordering::Relaxed);
                }
                Ok(frame)
            }
            Some(Ok(Frame::Close(Some(close)))) => Err(close.code.into()),
            other => panic!("an odd frame: {other:?}"),
        }
    }

    /// The data of the next event of this name.
    pub(crate) async fn event(&self, name: &str) -> Value {
        loop {
            let frame = self.frame().await.unwrap();
            if frame["t"] == name {
                return frame["d"].clone();
            }
        }
    }
}
