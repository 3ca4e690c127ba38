//! Discord's rate limits, kept before they are met.
//!
//! Not serenity's `Ratelimiter`: it ignores a proxy, waits without a bound, and never forgets a route.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::num::NonZeroU32;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use reqwest::Response;
use reqwest::header::RETRY_AFTER;
use serenity::http::{LightMethod, RatelimitingBucket, Request, Route};
use tokio::time::timeout;

use super::SHORT_WAIT;
use crate::clock::{Clock, millis};
use crate::ui::MessengerError;

/// How many requests a second the bot may make, in all its processes.
const GLOBAL_LIMIT: u32 = 50;

/// From how many buckets on the old ones are looked for.
const MANY_BUCKETS: usize = 1000;

/// Which limit counts a request.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) enum RateLimitScope {
    /// None: callbacks of interactions are exempt.
    Exempt,
    /// That of an interaction's token.
    Token(String),
    /// That of the bot's own token on a route.
    Route(RatelimitingBucket, LightMethod),
}

impl RateLimitScope {
    /// The one of this request.
    pub(super) fn of(request: &Request<'_>) -> Self {
        match *request.route_ref() {
            Route::InteractionResponse { .. } => Self::Exempt,
            Route::WebhookOriginalInteractionResponse { token, .. }
            | Route::WebhookFollowupMessage { token, .. }
            | Route::WebhookFollowupMessages { token, .. } => Self::Token(token.to_owned()),
            route => Self::Route(route.ratelimiting_bucket(), *request.method_ref()),
        }
    }

    /// Whether the bot's own token is needed.
    pub(super) fn is_by_bot(&self) -> bool {
        matches!(self, Self::Route(..))
    }
}

/// A limit, and what is left of it. Times are by [`Clock::awake`], in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Bucket {
    /// How many requests a window takes, once that was told.
    limit: Option<u32>,
    remaining: u32,
    reset_at: i64,
    /// The time from the first response of a window to its reset.
    window: i64,
}

/// The limits of the bot's own token (each route's, and 50 requests a second in all) and of
/// interactions' tokens.
pub(in crate::discord) struct RateLimitBuckets {
    /// The share of this process in all requests. None behind a proxy, which keeps the limits of the
    /// bot's token itself.
    share: Option<DefaultDirectRateLimiter>,
    clock: Clock,
    /// Never held across an await.
    buckets: Mutex<HashMap<RateLimitScope, Bucket>>,
}

impl RateLimitBuckets {
    /// The limits for one of so many processes.
    pub(super) fn for_one_of(processes: u32, clock: Clock) -> Self {
        let share = GLOBAL_LIMIT / processes.max(1);
        // In any second, as many as come at once and as many as follow are the share together.
        let burst = (share / 10).max(1);
        let [burst, rate] = [burst, share.saturating_sub(burst)].map(at_least_one);
        let quota = Quota::per_second(rate).allow_burst(burst);
        Self { share: Some(RateLimiter::direct(quota)), clock, buckets: Mutex::default() }
    }

    /// The limits where a proxy keeps those of the bot's token.
    pub(super) fn behind_proxy(clock: Clock) -> Self {
        Self { share: None, clock, buckets: Mutex::default() }
    }

    /// Waits until a request may be sent; refuses where that takes long.
    pub(super) async fn acquire(&self, scope: &RateLimitScope) -> Result<(), MessengerError> {
        if !self.counts(scope) {
            return Ok(());
        }
        let mut left = SHORT_WAIT;
        while let Some(retry_after) = self.reserve(scope) {
            if retry_after > left {
                return Err(MessengerError::RateLimited { retry_after, global: false });
            }
            left -= retry_after;
            self.clock.sleep(retry_after).await;
        }
        match &self.share {
            Some(share) if scope.is_by_bot() => bounded(share.until_ready()).await,
            _ => Ok(()),
        }
    }

    /// Takes one of the requests that are left; returns how long to wait where none is.
    fn reserve(&self, scope: &RateLimitScope) -> Option<Duration> {
        let mut buckets = self.buckets();
        let (bucket, now) = (buckets.get_mut(scope)?, self.clock.awake());
        if bucket.reset_at <= now {
            let Some(limit) = bucket.limit else {
                buckets.remove(scope);
                return None;
            };
            // All who have waited for the reset may send no more than this among them.
            bucket.remaining = limit;
            bucket.reset_at = now.saturating_add(bucket.window);
        }
        if bucket.remaining == 0 {
            let wait = bucket.reset_at.saturating_sub(now);
            return Some(Duration::from_millis(wait.unsigned_abs()));
        }
        bucket.remaining -= 1;
        None
    }

    /// Notes what a response says of its limit.
    pub(super) fn update(&self, scope: &RateLimitScope, response: &Response) {
        let Some((remaining, wait)) = remaining(response).filter(|_| self.counts(scope)) else {
            return;
        };
        let (now, wait) = (self.clock.awake(), millis(wait));
        let limit = header(response, "x-ratelimit-limit").and_then(|it| it.parse().ok());
        let limit = limit.filter(|&it| it > 0);
        let told = Bucket { limit, remaining, reset_at: now.saturating_add(wait), window: wait };
        let mut buckets = self.buckets();
        if buckets.len() >= MANY_BUCKETS {
            buckets.retain(|_, bucket| bucket.reset_at > now);
        }
        // The first response of a window tells when it ends, and how long it is.
        let is_first = limit.is_some() && limit == remaining.checked_add(1);
        let is_met = response.status() == 429;
        match buckets.entry(scope.clone()) {
            // Of requests that are still on their way the response knows nothing.
            Entry::Occupied(mut entry) if is_met || entry.get().reset_at > now => {
                let bucket = entry.get_mut();
                bucket.limit = told.limit.or(bucket.limit);
                bucket.remaining = bucket.remaining.min(told.remaining);
                if is_first {
                    bucket.window = told.window;
                }
                bucket.reset_at = if is_first || is_met {
                    told.reset_at
                } else {
                    bucket.reset_at.min(told.reset_at)
                };
            }
            entry => drop(entry.insert_entry(told)),
        }
    }

    fn counts(&self, scope: &RateLimitScope) -> bool {
        match scope {
            RateLimitScope::Exempt => false,
            RateLimitScope::Token(_) => true,
            RateLimitScope::Route(..) => self.share.is_some(),
        }
    }

    fn buckets(&self) -> MutexGuard<'_, HashMap<RateLimitScope, Bucket>> {
        self.buckets.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

/// Waits for what many may want at once; where that takes long, it is to be asked for again later, or
/// not at all.
pub(super) async fn bounded<T>(wanted: impl Future<Output = T>) -> Result<T, MessengerError> {
    let late = MessengerError::RateLimited { retry_after: 2 * SHORT_WAIT, global: false };
    timeout(SHORT_WAIT, wanted).await.map_err(|_| late)
}

/// How many requests are left by what a response says of its limit, and until when that holds; the limit
/// of all requests together is another one.
fn remaining(response: &Response) -> Option<(u32, Duration)> {
    match retry_after(response).filter(|_| response.status() == 429) {
        Some(_) if is_global(response) => None,
        Some(wait) => Some((0, wait)),
        None => Some((
            header(response, "x-ratelimit-remaining")?.parse().ok()?,
            seconds(header(response, "x-ratelimit-reset-after")?)?,
        )),
    }
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
        || header(response, "x-ratelimit-scope") == Some("global")
}

fn header<'a>(response: &'a Response, name: &str) -> Option<&'a str> {
    response.headers().get(name)?.to_str().ok()
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use axum::http;
    use futures_util::future::join_all;
    use serenity::all::{ApplicationId, ChannelId, InteractionId};

    use super::super::get;
    use super::*;

    fn response(status: u16, headers: &[(&str, &str)]) -> Response {
        let response = http::Response::builder().status(status);
        let with =
            |it: http::response::Builder, (name, value): &(&str, &str)| it.header(*name, *value);
        headers.iter().fold(response, with).body(String::new()).unwrap().into()
    }

    fn messages(channel: u64) -> RateLimitScope {
        RateLimitScope::of(&get(Route::ChannelMessages { channel_id: ChannelId::new(channel) }))
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
        let limits = RateLimitBuckets::for_one_of(GLOBAL_LIMIT, Clock::system());
        let scopes: Vec<RateLimitScope> = (1..=20).map(messages).collect();
        let begun = Instant::now();
        let asked = join_all(scopes.iter().map(|scope| limits.acquire(scope))).await;
        assert!(begun.elapsed() < SHORT_WAIT + Duration::from_secs(1));
        let refused = asked.iter().filter(|it| it.is_err()).count();
        assert!((13..=16).contains(&refused), "{refused} of 20 are refused");
        let error = asked.into_iter().find_map(Result::err);
        assert!(matches!(error, Some(MessengerError::RateLimited { .. })), "{error:?}");
    }

    #[test]
    fn a_limit_that_was_met_closes_its_route_unless_it_is_everyones() {
        let wait = ("retry-after", "3");
        let met = remaining(&response(429, &[wait]));
        assert_eq!(met, Some((0, Duration::from_secs(3))));
        let everyones = response(429, &[wait, ("x-ratelimit-scope", "global")]);
        assert_eq!(remaining(&everyones), None, "it says nothing of the route");
    }

    #[test]
    fn each_route_of_a_channel_has_its_own_limit_and_each_token() {
        let limits = RateLimitBuckets::for_one_of(1, Clock::manual(0));
        let met = response(429, &[("retry-after", "60")]);
        let application_id = ApplicationId::new(1);
        let token = |token| Route::WebhookFollowupMessages { application_id, token };
        let interaction_id = InteractionId::new(1);
        let callback =
            RateLimitScope::of(&get(Route::InteractionResponse { interaction_id, token: "a" }));
        for scope in [messages(7), RateLimitScope::of(&get(token("a"))), callback.clone()] {
            limits.update(&scope, &met);
        }
        let waits = |scope: &RateLimitScope| limits.reserve(scope).is_some();
        assert!(waits(&messages(7)) && !waits(&messages(8)));
        let post = Request::new(
            Route::ChannelMessages { channel_id: ChannelId::new(7) },
            LightMethod::Post,
        );
        assert!(!waits(&RateLimitScope::of(&post)), "it is of another method");
        let original = Route::WebhookOriginalInteractionResponse { application_id, token: "a" };
        assert!(waits(&RateLimitScope::of(&get(original))), "a token has one limit");
        assert!(!waits(&RateLimitScope::of(&get(token("b")))) && !waits(&callback));
    }

    #[test]
    fn after_a_reset_no_more_is_sent_than_the_limit_allows() {
        let limits = RateLimitBuckets::for_one_of(1, Clock::manual(0));
        let told = |remaining| {
            let headers = [
                ("x-ratelimit-limit", "5"),
                ("x-ratelimit-remaining", remaining),
                ("x-ratelimit-reset-after", "4"),
            ];
            limits.update(&messages(7), &response(200, &headers));
        };
        let sent = || (0..20).filter(|_| limits.reserve(&messages(7)).is_none()).count();
        told("2");
        assert_eq!(sent(), 2);
        told("4");
        assert_eq!(sent(), 0, "the response knows nothing of the two that are on their way");
        limits.clock.advance(Duration::from_secs(4));
        assert_eq!(sent(), 5);
        assert_eq!(limits.reserve(&messages(7)), Some(Duration::from_secs(4)));
        // A window begins when Discord receives its first request, later than when that was reserved.
        limits.clock.advance(Duration::from_millis(100));
        told("4");
        assert_eq!(limits.reserve(&messages(7)), Some(Duration::from_secs(4)));
    }

    #[test]
    fn a_limit_of_zero_shuts_no_route() {
        let limits = RateLimitBuckets::for_one_of(1, Clock::manual(0));
        let headers = [
            ("x-ratelimit-limit", "0"),
            ("x-ratelimit-remaining", "0"),
            ("x-ratelimit-reset-after", "4"),
        ];
        limits.update(&messages(7), &response(200, &headers));
        limits.clock.advance(Duration::from_secs(4));
        assert_eq!(limits.reserve(&messages(7)), None);
    }

    #[test]
    fn behind_a_proxy_a_token_is_still_obeyed() {
        let limits = RateLimitBuckets::behind_proxy(Clock::manual(0));
        let met = response(429, &[("retry-after", "60")]);
        let route =
            Route::WebhookFollowupMessages { application_id: ApplicationId::new(1), token: "a" };
        let by_token = RateLimitScope::of(&get(route));
        for scope in [&by_token, &messages(7)] {
            limits.update(scope, &met);
        }
        assert_eq!(limits.reserve(&by_token), Some(Duration::from_secs(60)));
        assert!(limits.reserve(&messages(7)).is_none(), "the proxy keeps it");
        limits.clock.advance(Duration::from_secs(60));
        assert!(limits.reserve(&by_token).is_none());
    }
}
