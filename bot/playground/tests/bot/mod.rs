//! A bot for these tests: plain HTTP and a plain websocket, nothing between them and the wire.
#![allow(dead_code, reason = "no test file uses all of it")]
#![allow(clippy::unwrap_used, reason = "only tests use it; clippy knows #[test] functions only")]

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use playground::{Answer, Id, Options, Outcome, Playground};
use reqwest::multipart::{Form, Part};
use reqwest::{Client, Method};
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::{Error as WebSocketError, Message as Frame};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

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
        let mut gateway = Gateway::open(&playground).await;
        gateway.identify(&playground.token(), INTENTS).await;
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

    /// Ada runs `/challenge` in #chess and the bot answers.
    pub(crate) async fn challenge(&mut self, body: Value) -> (Outcome, Value, Answered) {
        let (ada, chess) = (self.ada(), self.chess());
        let options = json!({"variant": "totem"});
        let run = self.playground.run_command(ada, chess, "challenge", options);
        let answer = answer_next(&mut self.gateway, &self.http, &self.playground, &body);
        let (outcome, (interaction, answered)) = tokio::join!(run, answer);
        (outcome.unwrap(), interaction, answered)
    }

    /// A person presses a button and the bot answers.
    pub(crate) async fn click(
        &mut self,
        who: Id,
        message: Id,
        custom_id: &str,
        body: Value,
    ) -> (Outcome, Value, Answered) {
        let click = self.playground.click(who, message, custom_id);
        let answer = answer_next(&mut self.gateway, &self.http, &self.playground, &body);
        let (outcome, (interaction, answered)) = tokio::join!(click, answer);
        (outcome.unwrap(), interaction, answered)
    }

    /// A person sends back a modal and the bot answers.
    pub(crate) async fn submit(
        &mut self,
        who: Id,
        opened_by: Id,
        values: Value,
        body: Value,
    ) -> (Outcome, Value, Answered) {
        let submit = self.playground.submit_modal(who, opened_by, values);
        let answer = answer_next(&mut self.gateway, &self.http, &self.playground, &body);
        let (outcome, (interaction, answered)) = tokio::join!(submit, answer);
        (outcome.unwrap(), interaction, answered)
    }
}

/// Answers the next interaction.
pub(crate) async fn answer_next(
    gateway: &mut Gateway,
    http: &Client,
    playground: &Playground,
    body: &Value,
) -> (Value, Answered) {
    let interaction = gateway.event("INTERACTION_CREATE").await;
    let url = format!("{}/api/v10{}", playground.base_url(), callback(&interaction));
    let sent = http.post(url).json(body).send().await.unwrap();
    (interaction, read(sent).await)
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
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(crate) seq: u64,
}

impl Gateway {
    /// Connects and takes HELLO.
    pub(crate) async fn open(playground: &Playground) -> Self {
        let url = format!("{}/gateway?v=10", playground.base_url().replacen("http", "ws", 1));
        let (socket, _) = connect_async(url).await.unwrap();
        let mut gateway = Self::over(socket);
        assert_eq!(gateway.frame().await.unwrap()["op"], 10);
        gateway
    }

    /// A connection that has just been made.
    pub(crate) fn over(socket: WebSocketStream<MaybeTlsStream<TcpStream>>) -> Self {
        Self { socket, seq: 0 }
    }

    /// Whatever comes next on the socket.
    pub(crate) async fn next(&mut self) -> Option<Result<Frame, WebSocketError>> {
        self.socket.next().await
    }

    pub(crate) async fn send(&mut self, frame: Value) {
        self.socket.send(Frame::text(frame.to_string())).await.unwrap();
    }

    pub(crate) async fn identify(&mut self, token: &str, intents: u64) {
        let properties = json!({"os": "linux", "browser": "test", "device": "test"});
        let data = json!({"token": token, "intents": intents, "properties": properties});
        self.send(json!({"op": 2, "d": data})).await;
    }

    /// The next frame, or the code that the connection was closed with.
    pub(crate) async fn frame(&mut self) -> Result<Value, u16> {
        let next = tokio::time::timeout(Duration::from_secs(5), self.socket.next());
        match next.await.expect("a frame within 5 s") {
            Some(Ok(Frame::Text(text))) => {
                let frame: Value = serde_json::from_str(&text).unwrap();
                self.seq = frame["s"].as_u64().unwrap_or(self.seq);
                Ok(frame)
            }
            Some(Ok(Frame::Close(Some(close)))) => Err(close.code.into()),
            other => panic!("an odd frame: {other:?}"),
        }
    }

    /// The data of the next event of this name.
    pub(crate) async fn event(&mut self, name: &str) -> Value {
        loop {
            let frame = self.frame().await.unwrap();
            if frame["t"] == name {
                return frame["d"].clone();
            }
        }
    }
}
