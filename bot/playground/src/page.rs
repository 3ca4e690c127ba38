//! The page: its files, and the same acts as in the library as JSON over HTTP.

mod offers;
mod pictures;

use std::convert::Infallible;

use axum::Json;
use axum::Router;
use axum::extract::{Path, Query, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::sse::{Event as Frame, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use futures_util::stream::{self, Stream};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::broadcast::{self, error::RecvError};
use tokio::sync::watch;

use crate::act::{self, ActError};
use crate::channel::Channel;
use crate::commands::Type;
use crate::message::{Message, User};
use crate::server::stopped;
use crate::sim_state::SimState;
use crate::snowflake::Id;
use crate::{Event, SharedState, locale};

/// What the page may load: itself.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
                      img-src 'self' data:; connect-src 'self'; base-uri 'none'; \
                      form-action 'none'; frame-ancestors 'none'";

const HTML: &str = "text/html; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const STYLE: &str = "text/css; charset=utf-8";

/// Path, type and text of each file of the page.
const FILES: &[(&str, &str, &str)] = &[
    ("/", HTML, include_str!("../page/index.html")),
    ("/page/style.css", STYLE, include_str!("../page/style.css")),
    ("/page/messages.css", STYLE, include_str!("../page/messages.css")),
    ("/page/composer.css", STYLE, include_str!("../page/composer.css")),
    ("/page/modal.css", STYLE, include_str!("../page/modal.css")),
    ("/page/main.js", SCRIPT, include_str!("../page/main.js")),
    ("/page/api.js", SCRIPT, include_str!("../page/api.js")),
    ("/page/dom.js", SCRIPT, include_str!("../page/dom.js")),
    ("/page/markdown.js", SCRIPT, include_str!("../page/markdown.js")),
    ("/page/messages.js", SCRIPT, include_str!("../page/messages.js")),
    ("/page/components.js", SCRIPT, include_str!("../page/components.js")),
    ("/page/composer.js", SCRIPT, include_str!("../page/composer.js")),
    ("/page/command.js", SCRIPT, include_str!("../page/command.js")),
    ("/page/modal.js", SCRIPT, include_str!("../page/modal.js")),
    ("/page/person.js", SCRIPT, include_str!("../page/person.js")),
    ("/page/sidebar.js", SCRIPT, include_str!("../page/sidebar.js")),
    ("/page/locale.js", SCRIPT, include_str!("../page/locale.js")),
    ("/page/places.js", SCRIPT, include_str!("../page/places.js")),
    ("/page/words.js", SCRIPT, include_str!("../page/words.js")),
    ("/page/log.js", SCRIPT, include_str!("../page/log.js")),
    ("/page/icon.svg", "image/svg+xml", include_str!("../page/icon.svg")),
];

/// The routes of the page.
pub(crate) fn router(stop: watch::Receiver<bool>) -> Router<SharedState> {
    let mut router = Router::new();
    for (path, kind, text) in FILES {
        router = router.route(path, get(move || async move { file(kind, text) }));
    }
    router
        .route("/playground/state", get(state))
        .route("/playground/events", get(move |shared, query| events(shared, query, stop.clone())))
        .route("/playground/channels/{id}/messages", get(messages).post(say))
        .route("/playground/commands", post(run_command))
        .route("/playground/user-commands", post(run_user_command))
        .route("/playground/autocomplete", post(autocomplete))
        .route("/playground/click", post(click))
        .route("/playground/choose", post(choose))
        .route("/playground/submit", post(submit))
        .route("/playground/dismiss", post(dismiss))
        .route("/playground/installed", post(set_installed))
        .route("/playground/locale", post(set_locale))
        .route("/playground/guild-locale", post(set_guild_locale))
        .route("/playground/journal", get(request_log))
        .route("/attachments/{channel}/{id}/{filename}", get(pictures::attachment))
        .route("/emojis/{id}", get(pictures::emoji))
}

fn file(kind: &'static str, text: &'static str) -> Response {
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    (headers, text).into_response()
}

/// Lets only this machine in: a name that resolves to loopback, or a page of another origin that
/// posts here, would otherwise act as these people.
pub(crate) async fn guard(request: Request, next: Next) -> Response {
    let headers = request.headers();
    let host = text(headers, header::HOST);
    let origin = text(headers, header::ORIGIN);
    let own = origin.is_empty() || origin == format!("http://{host}");
    if !is_loopback(host) || !own {
        let body = json!({"code": 0, "message": "The playground is for this machine only."});
        return (StatusCode::FORBIDDEN, Json(body)).into_response();
    }
    let acts = request.method() == Method::POST && request.uri().path().starts_with("/playground/");
    if acts && !text(headers, header::CONTENT_TYPE).starts_with("application/json") {
        return StatusCode::UNSUPPORTED_MEDIA_TYPE.into_response();
    }
    next.run(request).await
}

fn text(headers: &HeaderMap, name: header::HeaderName) -> &str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

/// `127.0.0.1:8080`, `localhost:8080`, `[::1]:8080`.
fn is_loopback(host: &str) -> bool {
    let port = |rest: &str| rest.is_empty() || rest[1..].parse::<u16>().is_ok();
    ["127.0.0.1", "localhost", "[::1]"].iter().any(|name| {
        let rest = host.strip_prefix(name);
        rest.is_some_and(|rest| (rest.is_empty() || rest.starts_with(':')) && port(rest))
    })
}

/// What a person cannot do.
impl IntoResponse for ActError {
    fn into_response(self) -> Response {
        let option = match &self {
            Self::Option { option, .. } => json!(option),
            Self::Input { input, .. } => json!(input),
            _ => Value::Null,
        };
        let body = json!({"message": self.to_string(), "option": option});
        (StatusCode::BAD_REQUEST, Json(body)).into_response()
    }
}

/// Who looks: an id or a name.
#[derive(Deserialize)]
struct Viewer {
    #[serde(rename = "as")]
    who: String,
}

fn person(state: &SimState, who: &str) -> Result<User, ActError> {
    let found = state
        .people
        .iter()
        .find(|user| user.name.eq_ignore_ascii_case(who) || user.id.to_string() == who);
    found.cloned().ok_or(ActError::NoPerson)
}

fn id(text: &str, otherwise: ActError) -> Result<Id, ActError> {
    text.parse().map_err(|_| otherwise)
}

async fn state(
    State(shared): State<SharedState>,
    Query(viewer): Query<Viewer>,
) -> Result<Json<Value>, ActError> {
    let state = shared.lock();
    let me = person(&state, &viewer.who)?;
    let channels: Vec<&Channel> = state.channels.values().filter(|it| it.is_for(me.id)).collect();
    Ok(Json(json!({
        "me": me, "people": state.people, "bot": state.bot, "channels": channels,
        "guild": {
            "id": state.guild, "name": "Eightfold playground", "locale": state.guild_locale,
        },
        "commands": state.commands.every(Type::Slash),
        "user_commands": state.commands.every(Type::User),
        "offers": offers::by_context(&state, &me), "connected": state.is_connected(),
        "answer_within": state.options.answer_within.as_millis() as u64,
    })))
}

async fn messages(
    State(shared): State<SharedState>,
    Path(channel): Path<String>,
    Query(viewer): Query<Viewer>,
) -> Result<Json<Vec<Message>>, ActError> {
    let state = shared.lock();
    let me = person(&state, &viewer.who)?;
    let channel = id(&channel, ActError::NoChannel)?;
    Ok(Json(state.seen_in(channel, me.id).cloned().collect()))
}

/// The body of everything a person does; each act reads its own fields.
#[derive(Deserialize)]
struct ActRequest {
    #[serde(rename = "as")]
    who: String,
    #[serde(default)]
    channel: String,
    #[serde(default)]
    command: String,
    #[serde(default)]
    target: String,
    #[serde(default)]
    options: Value,
    #[serde(default)]
    focused: String,
    #[serde(default)]
    message: String,
    #[serde(default)]
    custom_id: String,
    #[serde(default)]
    values: Vec<String>,
    #[serde(default)]
    interaction: String,
    #[serde(default)]
    inputs: Value,
    #[serde(default)]
    locale: String,
    #[serde(default)]
    installed: bool,
    #[serde(default)]
    content: String,
}

impl ActRequest {
    fn who(&self, shared: &SharedState) -> Result<Id, ActError> {
        person(&shared.lock(), &self.who).map(|user| user.id)
    }

    fn channel(&self) -> Result<Id, ActError> {
        id(&self.channel, ActError::NoChannel)
    }

    fn locale(&self) -> Result<&str, ActError> {
        let known = Some(self.locale.as_str()).filter(|it| locale::is_known(it));
        known.ok_or_else(|| ActError::NoLocale(self.locale.clone()))
    }

    fn message(&self) -> Result<Id, ActError> {
        id(&self.message, ActError::NoMessage)
    }
}

type Acted<T> = Result<Json<T>, ActError>;

async fn say(
    State(shared): State<SharedState>,
    Path(channel): Path<String>,
    Json(request): Json<ActRequest>,
) -> Acted<Message> {
    let (who, channel) = (request.who(&shared)?, id(&channel, ActError::NoChannel)?);
    act::say(&mut shared.lock(), who, channel, &request.content).map(Json)
}

async fn run_command(
    State(shared): State<SharedState>,
    Json(request): Json<ActRequest>,
) -> Acted<crate::Outcome> {
    let (who, channel) = (request.who(&shared)?, request.channel()?);
    act::run_command(&shared, who, channel, &request.command, &request.options).await.map(Json)
}

async fn run_user_command(
    State(shared): State<SharedState>,
    Json(request): Json<ActRequest>,
) -> Acted<crate::Outcome> {
    let (who, channel) = (request.who(&shared)?, request.channel()?);
    let target = id(&request.target, ActError::NoPerson)?;
    act::run_user_command(&shared, who, channel, &request.command, target).await.map(Json)
}

async fn autocomplete(
    State(shared): State<SharedState>,
    Json(request): Json<ActRequest>,
) -> Acted<Value> {
    let (who, channel) = (request.who(&shared)?, request.channel()?);
    let found = act::autocomplete(
        &shared,
        who,
        channel,
        &request.command,
        &request.options,
        &request.focused,
    )
    .await?;
    Ok(Json(json!({"choices": found})))
}

async fn click(
    State(shared): State<SharedState>,
    Json(request): Json<ActRequest>,
) -> Acted<crate::Outcome> {
    let (who, message) = (request.who(&shared)?, request.message()?);
    act::click(&shared, who, message, &request.custom_id).await.map(Json)
}

async fn choose(
    State(shared): State<SharedState>,
    Json(request): Json<ActRequest>,
) -> Acted<crate::Outcome> {
    let (who, message) = (request.who(&shared)?, request.message()?);
    act::choose(&shared, who, message, &request.custom_id, &request.values).await.map(Json)
}

async fn submit(
    State(shared): State<SharedState>,
    Json(request): Json<ActRequest>,
) -> Acted<crate::Outcome> {
    let (who, interaction) = (request.who(&shared)?, id(&request.interaction, ActError::NoModal)?);
    act::submit_modal(&shared, who, interaction, &request.inputs).await.map(Json)
}

async fn dismiss(
    State(shared): State<SharedState>,
    Json(request): Json<ActRequest>,
) -> Acted<Value> {
    let (who, message) = (request.who(&shared)?, request.message()?);
    act::dismiss(&mut shared.lock(), who, message).map(|()| Json(json!({})))
}

async fn set_installed(
    State(shared): State<SharedState>,
    Json(request): Json<ActRequest>,
) -> Acted<Value> {
    let who = request.who(&shared)?;
    shared.lock().set_installed(who, request.installed);
    Ok(Json(json!({})))
}

async fn set_locale(
    State(shared): State<SharedState>,
    Json(request): Json<ActRequest>,
) -> Acted<Value> {
    let who = request.who(&shared)?;
    shared.lock().set_locale(who, request.locale()?);
    Ok(Json(json!({})))
}

async fn set_guild_locale(
    State(shared): State<SharedState>,
    Json(request): Json<ActRequest>,
) -> Acted<Value> {
    shared.lock().set_guild_locale(request.locale()?);
    Ok(Json(json!({})))
}

/// The latest requests of the bot, for the page's log.
async fn request_log(State(shared): State<SharedState>) -> Json<Vec<crate::Entry>> {
    let mut entries = shared.lock().request_log.of(|_| true);
    let old = entries.len().saturating_sub(100);
    Json(entries.split_off(old))
}

async fn events(
    State(shared): State<SharedState>,
    Query(viewer): Query<Viewer>,
    stop: watch::Receiver<bool>,
) -> Result<Response, ActError> {
    let (me, events) = {
        let state = shared.lock();
        (person(&state, &viewer.who)?.id, state.events.subscribe())
    };
    let frames = Sse::new(feed(shared.clone(), events, me, stop)).keep_alive(KeepAlive::default());
    let mut response = frames.into_response();
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    Ok(response)
}

/// What one person sees and hears, as it happens. Who was too slow is told to load all again.
fn feed(
    shared: SharedState,
    events: broadcast::Receiver<Event>,
    me: Id,
    stop: watch::Receiver<bool>,
) -> impl Stream<Item = Result<Frame, Infallible>> {
    stream::unfold((shared, events, stop), move |(shared, mut events, mut stop)| async move {
        loop {
            let event = tokio::select! {
                event = events.recv() => event,
                _ = stopped(&mut stop) => return None,
            };
            let frame = match event {
                Ok(event) if !hears(&shared, me, &event) => continue,
                Ok(event) => Frame::default().json_data(&event).unwrap_or_default(),
                Err(RecvError::Lagged(_)) => Frame::default().data(r#"{"event":"reload"}"#),
                Err(RecvError::Closed) => return None,
            };
            return Some((Ok(frame), (shared, events, stop)));
        }
    })
}

/// Whether an event reaches this person: only in channels that they see.
fn hears(shared: &SharedState, me: Id, event: &Event) -> bool {
    let sees = |channel| shared.lock().sees(me, channel);
    event.heard_by(me) && event.channel().is_none_or(sees)
}
