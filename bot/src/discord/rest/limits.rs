//! Discord's rate limits, kept before they are met.

use std::time::{Duration, Instant};

use reqwest::header::RETRY_AFTER;
use reqwest::{Method, Response};
use tokio::time::timeout;
use twilight_http_ratelimiting as twilight;
use twilight_http_ratelimiting::{Endpoint, Permit, RateLimitHeaders, RateLimiter};

use super::{Call, SHORT_WAIT};
use crate::ui::MessengerError;

/// How many requests a second the bot may make, in all its processes.
const IN_ALL: u32 = 50;

/// The limits of the bot's own token: each route's, and 50 requests a second in all.
pub(in crate::discord) struct Limits(RateLimiter);

impl Limits {
    /// Limits of which nothing is known yet, for one of so many processes.
    pub(super) fn new(processes: u32) -> Self {
        let share = u16::try_from(IN_ALL / processes.max(1)).unwrap_or(u16::MAX);
        Self(RateLimiter::new(share.max(1)))
    }

    /// Waits until a request may be sent; refuses where that takes long.
    pub(super) async fn acquire(&self, call: &Call) -> Result<Permit, MessengerError> {
        let endpoint = endpoint(call);
        let bucket = self.0.bucket(endpoint.clone()).await;
        let spent = bucket.filter(|bucket| bucket.remaining == 0);
        let wait = spent.map(|it| it.reset_at.saturating_duration_since(Instant::now()));
        match wait.filter(|wait| *wait > SHORT_WAIT) {
            Some(retry_after) => Err(MessengerError::RateLimited { retry_after, global: false }),
            None => soon(self.0.acquire(endpoint)).await,
        }
    }
}

/// Waits for what too many may want at once; where that takes long, it is to be asked for again later,
/// or not at all.
pub(super) async fn soon<T>(wanted: impl Future<Output = T>) -> Result<T, MessengerError> {
    let late = MessengerError::RateLimited { retry_after: 2 * SHORT_WAIT, global: false };
    timeout(SHORT_WAIT, wanted).await.map_err(|_| late)
}

fn endpoint(call: &Call) -> Endpoint {
    let path = call.path.trim_start_matches('/');
    let path = path.split_once('?').map_or(path, |(path, _)| path);
    let method = match call.method {
        Method::DELETE => twilight::Method::Delete,
        Method::PATCH => twilight::Method::Patch,
        Method::POST => twilight::Method::Post,
        Method::PUT => twilight::Method::Put,
        _ => twilight::Method::Get,
    };
    Endpoint { method, path: path.to_owned() }
}

/// What a response says of its route's limit; `retry_after` where it was met nevertheless.
pub(super) fn headers(
    call: &Call,
    response: &Response,
    retry_after: Option<Duration>,
) -> Option<RateLimitHeaders> {
    let number = |name| header(response, name)?.parse().ok();
    let bucket = header(response, RateLimitHeaders::BUCKET);
    let limited = retry_after.filter(|_| response.status() == 429 && !is_global(response));
    if let Some(wait) = limited {
        // A route whose limit has no name yet is called by its path.
        let bucket = bucket.map_or_else(|| format!("{} {}", call.method, call.path), str::to_owned);
        let reset_at = Instant::now().checked_add(wait)?;
        return Some(RateLimitHeaders { bucket: bucket.into(), limit: 0, remaining: 0, reset_at });
    }
    let reset_after = seconds(header(response, RateLimitHeaders::RESET_AFTER)?)?;
    Some(RateLimitHeaders {
        bucket: bucket?.into(),
        limit: number(RateLimitHeaders::LIMIT)?,
        remaining: number(RateLimitHeaders::REMAINING)?,
        reset_at: Instant::now().checked_add(reset_after)?,
    })
}

/// How long a response wants no such request.
pub(super) fn retry_after(response: &Response) -> Option<Duration> {
    seconds(header(response, RETRY_AFTER.as_str())?)
}

fn seconds(text: &str) -> Option<Duration> {
    Duration::try_from_secs_f64(text.parse().ok()?).ok()
}

/// Whether a response wants no request of any kind.
pub(super) fn is_global(response: &Response) -> bool {
    header(response, "x-ratelimit-global") == Some("true")
        || header(response, RateLimitHeaders::SCOPE) == Some("global")
}

fn header<'a>(response: &'a Response, name: &str) -> Option<&'a str> {
    response.headers().get(name)?.to_str().ok()
}

#[cfg(test)]
mod tests {
    use axum::http;
    use futures_util::future::join_all;

    use super::*;

    fn response(status: u16, headers: &[(&str, &str)]) -> Response {
        let response = http::Response::builder().status(status);
        let with =
            |it: http::response::Builder, (name, value): &(&str, &str)| it.header(*name, *value);
        headers.iter().fold(response, with).body(String::new()).unwrap().into()
    }

    #[test]
    fn either_of_two_headers_says_that_all_requests_are_limited() {
        let global = |headers: &[(&str, &str)]| is_global(&response(429, headers));
        assert!(global(&[("x-ratelimit-global", "true")]));
        assert!(global(&[("x-ratelimit-scope", "global")]));
        assert!(!global(&[("x-ratelimit-scope", "shared")]));
        assert!(!global(&[]));
    }

    #[tokio::test]
    async fn nobody_waits_for_long_where_too_much_is_asked_in_all() {
        // One a second.
        let limits = Limits::new(IN_ALL);
        let calls = (0..20).map(|it| Call::by_bot(Method::GET, format!("/channels/{it}/messages")));
        let calls: Vec<Call> = calls.collect();
        let begun = Instant::now();
        let asked = join_all(calls.iter().map(|call| limits.acquire(call))).await;
        assert!(begun.elapsed() < SHORT_WAIT + Duration::from_secs(1));
        let refused = asked.iter().filter(|it| it.is_err()).count();
        assert!((13..=16).contains(&refused), "{refused} of 20 are refused");
        let error = asked.into_iter().find_map(Result::err);
        assert!(matches!(error, Some(MessengerError::RateLimited { .. })), "{error:?}");
    }

    #[test]
    fn a_limit_that_was_met_closes_its_route_unless_it_is_everyones() {
        let call = Call::by_bot(Method::GET, "/channels/1/messages".to_owned());
        let wait = Some(Duration::from_secs(3));
        let met = headers(&call, &response(429, &[]), wait).unwrap();
        assert_eq!((met.remaining, met.bucket.as_ref()), (0, &b"GET /channels/1/messages"[..]));
        let everyones = response(429, &[("x-ratelimit-scope", "global")]);
        assert!(headers(&call, &everyones, wait).is_none(), "it says nothing of the route");
    }
}
