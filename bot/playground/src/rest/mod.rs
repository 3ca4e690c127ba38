//! The REST API: one way in, where requests are read, counted, written down and routed.

mod api_request;
mod channels;
mod commands;
mod direct;
mod emojis;
mod faults;
mod interactions;
mod messages;
mod threads;
mod webhooks;

use std::time::SystemTime;

use axum::extract::{Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use crate::SharedState;
use crate::channel::Channel;
use crate::commands::Scope;
use crate::error::Refusal;
use crate::event::Event;
use crate::gateway::gateway_url;
use crate::rates::Bucket;
use crate::request_log::Entry;
use crate::sim_state::SimState;
use crate::snowflake::Id;
use crate::upload::Upload;
use crate::{timestamp, wire};
pub(crate) use api_request::{ApiRequest, REQUEST};
pub(crate) use faults::cut;

/// What a route answers.
#[derive(Debug)]
pub(crate) struct Reply {
    status: u16,
    body: Value,
    bucket: Option<Bucket>,
}

impl Reply {
    fn ok(body: Value) -> Self {
        Self { status: 200, body, bucket: Some(Bucket::UNCOUNTED) }
    }

    fn created(body: Value) -> Self {
        Self { status: 201, ..Self::ok(body) }
    }

    fn nothing() -> Self {
        Self { status: 204, ..Self::ok(Value::Null) }
    }
}

type Answered = Result<Reply, Refusal>;

/// Serves one request of the bot.
pub(crate) async fn serve(State(shared): State<SharedState>, request: Request) -> Response {
    let request = match api_request::read(request).await {
        Ok(request) => request,
        Err((request, refusal)) => return respond(&shared, &request, Err(refusal)),
    };
    let fault = {
        let mut state = shared.lock();
        let channel = faults::channel(&state, &request);
        state.faults.take(&request.method, &request.path, channel)
    };
    match fault {
        Some(fault) => faults::apply(&shared, &request, fault).await,
        None => answer(&shared, &request),
    }
}

/// Performs a request, and makes the answer.
fn answer(shared: &SharedState, request: &ApiRequest) -> Response {
    let answered = perform(shared, request);
    respond(shared, request, answered)
}

fn perform(shared: &SharedState, request: &ApiRequest) -> Answered {
    route(&mut shared.lock(), request)
}

/// Writes the request down, tells the page of refusals, and makes the answer.
fn respond(shared: &SharedState, request: &ApiRequest, answered: Answered) -> Response {
    let (reply, refusal) = match answered {
        Ok(reply) => (reply, None),
        Err(refusal) => {
            let (status, body) = (refusal.status, refusal.body());
            (Reply { status, body, bucket: Some(Bucket::UNCOUNTED) }, Some(refusal))
        }
    };
    let mut state = shared.lock();
    if state.options.request_log {
        let code = refusal.as_ref().map(|refusal| refusal.code);
        state.request_log.add(entry(request, &reply, code));
    }
    if let Some(refusal) = &refusal {
        state.say(Event::Refused {
            method: request.method.clone(),
            path: request.path.clone(),
            status: refusal.status,
            code: refusal.code,
            reason: refusal.line(),
            body: request.body.clone(),
        });
    }
    drop(state);
    response(request, &reply, refusal.and_then(|refusal| refusal.retry))
}

/// What is written down of a request.
fn entry(request: &ApiRequest, reply: &Reply, code: Option<u32>) -> Entry {
    let time = SystemTime::now();
    Entry {
        at: timestamp::iso(time),
        time,
        method: request.method.clone(),
        path: request.path.clone(),
        query: request.query.clone(),
        body: request.body.clone(),
        files: request.uploads.iter().map(Upload::entry).collect(),
        status: reply.status,
        code,
        answer: reply.body.clone(),
    }
}

fn response(request: &ApiRequest, reply: &Reply, retry: Option<(f64, bool)>) -> Response {
    let status = StatusCode::from_u16(reply.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let mut response = match status {
        StatusCode::NO_CONTENT => status.into_response(),
        _ => (status, axum::Json(&reply.body)).into_response(),
    };
    let headers = response.headers_mut();
    let mut set = |name: &'static str, value: String| {
        if let Ok(value) = HeaderValue::from_str(&value) {
            headers.insert(name, value);
        }
    };
    if let Some((seconds, global)) = retry {
        set(header::RETRY_AFTER.as_str(), seconds.ceil().to_string());
        set("x-ratelimit-scope", if global { "global" } else { "user" }.to_owned());
        if global {
            set("x-ratelimit-global", "true".to_owned());
        } else {
            set("x-ratelimit-bucket", request.bucket());
        }
        set("x-ratelimit-limit", Bucket::UNCOUNTED.limit.to_string());
        set("x-ratelimit-remaining", "0".to_owned());
        set("x-ratelimit-reset-after", format!("{seconds:.3}"));
    } else if let Some(bucket) = reply.bucket {
        set("x-ratelimit-limit", bucket.limit.to_string());
        set("x-ratelimit-remaining", bucket.remaining.to_string());
        set("x-ratelimit-reset-after", format!("{:.3}", bucket.reset_after));
        set("x-ratelimit-bucket", request.bucket());
    }
    response
}

/// Finds what a request asks for.
fn route(state: &mut SimState, request: &ApiRequest) -> Answered {
    let parts: Vec<&str> = request.parts().collect();
    match (request.method.as_str(), &parts[..]) {
        ("POST", ["interactions", id, token, "callback"]) => {
            return interactions::callback(state, request, id, token);
        }
        (_, ["webhooks", application, token, rest @ ..]) => {
            state.count()?;
            return webhooks::route(state, request, application, token, rest);
        }
        _ => {}
    }
    if request.authorization != format!("Bot {}", state.token) {
        return Err(Refusal::unauthorized());
    }
    state.count()?;
    match (request.method.as_str(), &parts[..]) {
        ("GET", ["gateway"]) => Ok(Reply::ok(json!({"url": gateway_url(state)}))),
        ("GET", ["gateway", "bot"]) => Ok(Reply::ok(gateway_bot(state))),
        ("GET", ["users", "@me"]) => Ok(Reply::ok(wire::myself(&state.bot))),
        ("POST", ["users", "@me", "channels"]) => direct::open(state, request),
        ("GET", ["users", id]) => {
            let id = parse(id).and_then(|id| state.user(id));
            id.map(|it| Reply::ok(wire::user(it))).ok_or(Refusal::new(404, 10013, "Unknown User"))
        }
        ("GET", ["applications" | "oauth2", "@me"] | ["oauth2", "applications", "@me"]) => {
            Ok(Reply::ok(wire::application(state)))
        }
        (_, ["applications", id, rest @ ..]) => {
            if parse(id) != Some(state.application) {
                return Err(Refusal::unknown_application());
            }
            application(state, request, rest)
        }
        (_, ["guilds", id, rest @ ..]) => guild(state, request, id, rest),
        (_, ["channels", id, rest @ ..]) => channels::route(state, request, id, rest),
        _ => Err(Refusal::no_route()),
    }
}

/// Where the gateway is, and how often the bot may come.
fn gateway_bot(state: &mut SimState) -> Value {
    let limit = state.sessions.starts.now();
    json!({
        "url": gateway_url(state), "shards": state.sessions.starts.shards,
        "session_start_limit": {
            "total": limit.total, "remaining": limit.remaining,
            "reset_after": limit.reset_after.as_millis() as u64,
            "max_concurrency": limit.max_concurrency,
        },
    })
}

fn application(state: &mut SimState, request: &ApiRequest, rest: &[&str]) -> Answered {
    match rest {
        ["commands", rest @ ..] => commands::route(state, request, Scope::Global, rest),
        ["emojis", rest @ ..] => emojis::route(state, request, rest),
        ["guilds", id, "commands", rest @ ..] => {
            if parse(id) != Some(state.guild) {
                return Err(Refusal::missing_access());
            }
            commands::route(state, request, Scope::Guild, rest)
        }
        _ => Err(Refusal::no_route()),
    }
}

fn guild(state: &SimState, request: &ApiRequest, id: &str, rest: &[&str]) -> Answered {
    if parse(id) != Some(state.guild) {
        return Err(Refusal::unknown_guild());
    }
    match (request.method.as_str(), rest) {
        ("GET", []) => Ok(Reply::ok(wire::guild(state))),
        ("GET", ["channels"]) => {
            let own = |it: &&Channel| it.guild == Some(state.guild) && it.parent.is_none();
            let channels = state.channels.values().filter(own);
            Ok(Reply::ok(channels.map(|it| wire::channel(state, it)).collect()))
        }
        ("GET", ["threads", "active"]) => {
            let open = |it: &&Channel| {
                it.guild == Some(state.guild) && it.parent.is_some() && !it.archived
            };
            let threads = state.channels.values().filter(open);
            let threads: Value = threads.map(|it| wire::channel(state, it)).collect();
            Ok(Reply::ok(json!({"threads": threads, "members": []})))
        }
        ("GET", ["members", id]) => {
            let person = parse(id).and_then(|id| state.user(id));
            let person = person.ok_or(Refusal::new(404, 10007, "Unknown Member"))?;
            Ok(Reply::ok(wire::member(person)))
        }
        _ => Err(Refusal::no_route()),
    }
}

fn parse(text: &str) -> Option<Id> {
    text.parse().ok()
}

impl SimState {
    /// Counts a request against the bot's rate, where that is on.
    fn count(&mut self) -> Result<(), Refusal> {
        if !self.options.rate_limits {
            return Ok(());
        }
        self.rates.count().map_err(|seconds| Refusal::rate_limited(seconds, true))
    }
}
