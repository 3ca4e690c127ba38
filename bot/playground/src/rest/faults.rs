//! Faults, as they are applied to a request.

use axum::body::Body;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use futures_util::stream;

use super::{ApiRequest, answer, parse, respond};
use crate::SharedState;
use crate::error::Refusal;
use crate::fault::Fault;
use crate::interaction::id_in;
use crate::sim_state::SimState;
use crate::snowflake::Id;

/// The channel that a request is about: in its path, or that of its interaction.
pub(super) fn channel(state: &SimState, request: &ApiRequest) -> Option<Id> {
    let parts: Vec<&str> = request.parts().collect();
    let interaction = match parts[..] {
        ["channels", id, ..] => return parse(id),
        ["interactions", id, ..] => parse(id),
        ["webhooks", _, token, ..] => id_in(token),
        _ => None,
    };
    interaction.and_then(|id| state.interactions.get(&id)).map(|it| it.channel)
}

/// Nobody waits any more for the first answer that a request should have brought, where
/// [`Options::gives_up_lost_answers`](crate::Options::gives_up_lost_answers) says so.
fn give_up(shared: &SharedState, request: &ApiRequest) {
    let mut state = shared.lock();
    if let ["interactions", id, _, "callback"] = request.parts().collect::<Vec<_>>()[..]
        && state.options.gives_up_lost_answers
        && let Some(id) = parse(id)
        && let Some(interaction) = state.interactions.get_mut(&id)
    {
        interaction.expire();
    }
}

/// Answers a request with which something goes wrong.
pub(super) async fn apply(shared: &SharedState, request: &ApiRequest, fault: Fault) -> Response {
    let refuse = |refusal| respond(shared, request, Err(refusal));
    match fault {
        // The bot is to ask again, so that nothing is given up.
        Fault::Fail { status: 429, code: 0 } => refuse(Refusal::rate_limited(1.0, false)),
        Fault::Fail { status, code } => {
            give_up(shared, request);
            let reason = format!("{status}: a fault of the playground's");
            let response = refuse(Refusal::new(status, code, reason));
            if (502..=504).contains(&status) { page(response) } else { response }
        }
        Fault::RateLimited { retry_after, global } => {
            refuse(Refusal::rate_limited(retry_after.as_secs_f64(), global))
        }
        Fault::Shared(retry_after) => {
            let mut response = refuse(Refusal::rate_limited(retry_after.as_secs_f64(), false));
            let scope = HeaderValue::from_static("shared");
            response.headers_mut().insert("x-ratelimit-scope", scope);
            response
        }
        Fault::DropRequest => {
            give_up(shared, request);
            cut()
        }
        Fault::DropAnswer => {
            answer(shared, request);
            cut()
        }
        Fault::Delay(time) => {
            tokio::time::sleep(time).await;
            answer(shared, request)
        }
        Fault::Hang => {
            let mut released = shared.lock().faults.released();
            released.changed().await.ok();
            answer(shared, request)
        }
        Fault::Redirect => {
            give_up(shared, request);
            Redirect::temporary("/").into_response()
        }
        Fault::Garbled => garbled(answer(shared, request)),
    }
}

/// An answer whose body breaks before its first byte: hyper then closes the connection without
/// having sent anything.
pub(crate) fn cut() -> Response {
    let broken = stream::once(async { Err::<Vec<u8>, _>(std::io::Error::other("cut")) });
    Body::from_stream(broken).into_response()
}

/// The same answer as a page: for people, not for programs.
fn page(mut response: Response) -> Response {
    *response.body_mut() = Body::from("<html><title>a fault of the playground's</title></html>");
    let headers = response.headers_mut();
    headers.remove(header::CONTENT_LENGTH);
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/html"));
    response
}

/// The same answer, if it is a good one, with a body that is no JSON.
fn garbled(mut response: Response) -> Response {
    if !response.status().is_success() {
        return response;
    }
    if response.status() == StatusCode::NO_CONTENT {
        *response.status_mut() = StatusCode::OK;
    }
    page(response)
}
