//! A thin client of Discord's REST API, or of a proxy in front of it: it sends serenity's requests.
//!
//! serenity's own `Http` is not asked to send them. It waits for rate limits without a bound, drops
//! `Retry-After` behind a proxy, and takes a response with a body that it cannot read for a failure; here
//! the status alone decides whether a request was carried out.

mod failure;
mod limits;

use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::{Duration, Instant};

use reqwest::header::{AUTHORIZATION, HeaderValue};
use reqwest::redirect::Policy;
use reqwest::{Response, Url};
use secrecy::{ExposeSecret, SecretString};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serenity::all::{ApplicationId, CreateAttachment, GenericId, MessageFlags};
use serenity::http::{Http, HttpBuilder, LightMethod, Multipart, MultipartUpload, Request, Route};
use tokio::sync::{Semaphore, SemaphorePermit};

use self::limits::{RateLimitBuckets, RateLimitScope};
use super::ids;
use super::registered_ids::RegisteredIds;
use crate::clock::{Clock, millis};
use crate::config::Config;
use crate::ids::UserId;
use crate::metrics;
use crate::ui::MessengerError;

/// How long Discord may take over one request.
pub(super) const TIMEOUT: Duration = Duration::from_secs(20);

/// A wait up to this is waited here; whoever asks is told of a longer one.
const SHORT_WAIT: Duration = Duration::from_secs(5);

/// How often a request is sent that has to wait.
const ATTEMPTS: u32 = 3;

/// How many requests are sent at once, each on a connection of its own; others wait for one of these.
/// Where each opened one instead, thousands would be opened in a crowd, and each costs more than a
/// request.
const CONNECTIONS: usize = 256;

/// How long an unused connection is kept: once a crowd is gone, so is the memory that belongs to each.
const IDLE_TIMEOUT: Duration = Duration::from_secs(20);

/// Discord's code for a body that is not as it has to be.
pub(super) const INVALID_FORM: i64 = 50_035;

/// The body of a response of success, read only as far as somebody wants to know.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct ResponseBody(Vec<u8>);

impl ResponseBody {
    /// This much of it, where that can be read.
    pub(super) fn read<T: DeserializeOwned>(&self) -> Option<T> {
        serde_json::from_slice(&self.0).ok()
    }

    /// All of it.
    pub(super) fn json(&self) -> Result<Value, MessengerError> {
        self.read().ok_or_else(unreadable)
    }

    /// The id of what was asked for or created, where that can be read.
    pub(super) fn id(&self) -> Option<u64> {
        self.read::<Object>().map(|object| object.id.get())
    }
}

/// The error of a response that says nothing where something has to be learned.
pub(super) fn unreadable() -> MessengerError {
    MessengerError::Unclear("the reply cannot be read".to_owned())
}

/// Any object of Discord's, of which the id is read.
#[derive(Deserialize)]
pub(super) struct Object {
    pub(super) id: GenericId,
    /// Of a message.
    #[serde(default)]
    pub(super) flags: MessageFlags,
}

/// A GET request.
pub(super) fn get(route: Route<'_>) -> Request<'_> {
    Request::new(route, LightMethod::Get)
}

/// A request with a JSON body and, where there is one, a file beside it.
pub(super) fn with_body<'a>(
    method: LightMethod,
    route: Route<'a>,
    body: &impl Serialize,
    file: Option<CreateAttachment>,
) -> Result<Request<'a>, MessengerError> {
    let json = serde_json::to_string(body);
    let json = json.map_err(|error| MessengerError::Unclear(error.to_string()))?;
    let request = Request::new(route, method);
    Ok(match file {
        None => request.body(Some(json.into_bytes())),
        Some(file) => request.multipart(Some(Multipart {
            upload: MultipartUpload::Attachments(vec![file]),
            fields: Vec::new(),
            payload_json: Some(json),
        })),
    })
}

/// Discord's REST API.
pub(crate) struct Rest {
    /// Holds the token, the application's id and the proxy; it sends nothing itself.
    http: Http,
    client: reqwest::Client,
    connections: Semaphore,
    clock: Clock,
    limits: RateLimitBuckets,
    /// Until when the bot is to ask nothing at all, by [`Clock::awake`].
    paused: AtomicI64,
    /// The bot's own user, once it is known.
    user: AtomicU64,
    /// Read for every message and written at start, and never held across an await.
    registered_ids: RwLock<Arc<RegisteredIds>>,
    /// The base of the addresses of the pictures of profiles, if they are anywhere.
    cdn: Option<String>,
}

impl Rest {
    /// The API of Discord, or of the proxy and nowhere else.
    pub(crate) fn new(config: &Config, clock: Clock) -> Result<Self, MessengerError> {
        let limits = match config.proxy {
            None => RateLimitBuckets::for_one_of(config.processes(), clock.clone()),
            Some(_) => RateLimitBuckets::behind_proxy(clock.clone()),
        };
        let rest = Self::at(config.proxy.as_deref(), &config.token, clock, limits)?;
        Ok(Self { cdn: config.cdn.clone(), ..rest })
    }

    fn at(
        proxy: Option<&str>,
        token: &SecretString,
        clock: Clock,
        limits: RateLimitBuckets,
    ) -> Result<Self, MessengerError> {
        let client = client(proxy.is_some()).map_err(failure::unclear)?;
        let http = HttpBuilder::new(token.expose_secret()).client(client.clone());
        let http = proxy.into_iter().fold(http, HttpBuilder::proxy);
        let http = http.ratelimiter_disabled(true).build();
        HeaderValue::try_from(http.token())
            .map_err(|_| MessengerError::Unclear("the token is no header".to_owned()))?;
        Ok(Self {
            http,
            client,
            connections: Semaphore::new(CONNECTIONS),
            clock,
            limits,
            paused: AtomicI64::new(0),
            user: AtomicU64::new(0),
            registered_ids: RwLock::default(),
            cdn: None,
        })
    }

    /// The address of what stands in for Discord, if something does.
    pub(super) fn proxy(&self) -> Option<&str> {
        self.http.proxy.as_deref()
    }

    /// The base of the addresses of the pictures of profiles, if they are anywhere.
    pub(super) fn cdn(&self) -> Option<&str> {
        self.cdn.as_deref()
    }

    /// Downloads a file, without the bot's token; all of it within `limit`.
    pub(super) async fn download(&self, url: Url, limit: Duration) -> reqwest::Result<Response> {
        self.client.get(url).timeout(limit).send().await
    }

    /// Notes which application the bot is.
    pub(super) fn set_application_id(&self, id: ApplicationId) {
        self.http.set_application_id(id);
    }

    /// Which application the bot is; one that does not exist while that is not known.
    pub(super) fn application_id(&self) -> ApplicationId {
        self.http.application_id().unwrap_or_else(|| ids::application(0))
    }

    /// Notes which user the bot is.
    pub(super) fn set_user(&self, id: u64) {
        self.user.store(id, Ordering::Relaxed);
    }

    /// Which user the bot is, once that is known.
    pub(super) fn user(&self) -> Option<UserId> {
        Some(self.user.load(Ordering::Relaxed)).filter(|&id| id > 0).map(UserId)
    }

    /// The ids that are known so far.
    pub(super) fn registered_ids(&self) -> Arc<RegisteredIds> {
        Arc::clone(&self.registered_ids.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Changes the ids that are known.
    pub(super) fn update_ids(&self, update: impl FnOnce(&mut RegisteredIds)) {
        let mut ids = self.registered_ids.write().unwrap_or_else(PoisonError::into_inner);
        update(Arc::make_mut(&mut ids));
    }

    /// Sends a message that is built with the ids that are known. Where Discord refuses it, perhaps for
    /// emoji that somebody has deleted, it is sent without them.
    pub(super) async fn send_message<'a>(
        &self,
        build: impl Fn(&RegisteredIds) -> Result<Request<'a>, MessengerError>,
    ) -> Result<ResponseBody, MessengerError> {
        let ids = self.registered_ids();
        let sent = self.send(build(&ids)?).await;
        if !matches!(sent, Err(MessengerError::Refused { code: INVALID_FORM, .. }))
            || ids.emoji.is_empty()
        {
            return sent;
        }
        let sent = self.send(build(&ids.without_emoji())?).await;
        if sent.is_ok() {
            tracing::warn!("the emoji are gone: until the next start all is said in letters");
            self.update_ids(|ids| ids.emoji.clear());
        }
        sent
    }

    /// Sends a request and returns what Discord says to it. Waits where Discord wants that, unless it is
    /// for long.
    pub(super) async fn send(&self, request: Request<'_>) -> Result<ResponseBody, MessengerError> {
        let mut attempts = 1;
        loop {
            match self.send_once(request.clone()).await {
                Err(MessengerError::RateLimited { retry_after, .. })
                    if attempts < ATTEMPTS && retry_after <= SHORT_WAIT =>
                {
                    attempts += 1;
                    self.clock.sleep(retry_after).await;
                }
                sent => return sent,
            }
        }
    }

    async fn send_once(&self, request: Request<'_>) -> Result<ResponseBody, MessengerError> {
        let scope = RateLimitScope::of(&request);
        if scope.is_by_bot() {
            self.check_pause()?;
        }
        self.limits.acquire(&scope).await?;
        // Free once the response is read.
        let _connection = self.connection().await?;
        let request = self.build(request, &scope)?;
        let started = Instant::now();
        let sent = self.client.execute(request).await;
        let status = sent.as_ref().ok().map(|response| response.status().as_u16());
        metrics::requested(status, started.elapsed());
        let response = sent.map_err(failure::unclear)?;
        self.limits.update(&scope, &response);
        self.outcome(&scope, response).await
    }

    /// A request as it is sent. serenity gives each the bot's token; that of an interaction needs none.
    fn build(
        &self,
        request: Request<'_>,
        scope: &RateLimitScope,
    ) -> Result<reqwest::Request, MessengerError> {
        // The error's own text may hold the address, and so an interaction's token.
        let invalid = || MessengerError::Unclear("the request cannot be built".to_owned());
        let built = request.build(&self.client, self.http.token(), self.proxy());
        let mut request = built.map_err(|_| invalid())?.build().map_err(|_| invalid())?;
        if !scope.is_by_bot() {
            request.headers_mut().remove(AUTHORIZATION);
        }
        Ok(request)
    }

    /// Waits until one more request may be sent at once; refuses where that takes long.
    async fn connection(&self) -> Result<SemaphorePermit<'_>, MessengerError> {
        let free = limits::bounded(self.connections.acquire()).await?;
        free.map_err(|error| MessengerError::Unclear(error.to_string()))
    }

    /// What a response says.
    async fn outcome(
        &self,
        scope: &RateLimitScope,
        response: Response,
    ) -> Result<ResponseBody, MessengerError> {
        if response.status().is_success() {
            return Ok(ResponseBody(response.bytes().await.unwrap_or_default().into()));
        }
        let error = failure::of(response).await;
        if let MessengerError::RateLimited { retry_after, global: true } = error
            && scope.is_by_bot()
        {
            let until = self.clock.awake().saturating_add(millis(retry_after));
            self.paused.fetch_max(until, Ordering::Relaxed);
        }
        Err(error)
    }

    /// Refuses while the bot is to ask nothing at all.
    fn check_pause(&self) -> Result<(), MessengerError> {
        let left = self.paused.load(Ordering::Relaxed).saturating_sub(self.clock.awake());
        match u64::try_from(left) {
            Ok(left) if left > 0 => Err(MessengerError::RateLimited {
                retry_after: Duration::from_millis(left),
                global: true,
            }),
            _ => Ok(()),
        }
    }
}

/// A client with limits of time. serenity's own has none. One that speaks to a proxy uses no other.
pub(super) fn client(ignores_environment: bool) -> reqwest::Result<reqwest::Client> {
    let client = reqwest::Client::builder()
        .timeout(TIMEOUT)
        .pool_max_idle_per_host(CONNECTIONS)
        .pool_idle_timeout(IDLE_TIMEOUT)
        .redirect(Policy::none());
    if ignores_environment { client.no_proxy().build() } else { client.build() }
}

#[cfg(test)]
pub(super) mod tests;
