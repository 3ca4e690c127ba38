//! A thin client of Discord's REST API, or of a proxy in front of it.
//!
//! Whatever Discord says to a request that it took, the request is done: only the status decides.

mod failure;
mod limits;

use std::fmt;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::{Duration, Instant};

use reqwest::header::{AUTHORIZATION, HeaderValue};
use reqwest::multipart::{Form, Part};
use reqwest::redirect::Policy;
use reqwest::{Method, RequestBuilder, Response, Url};
use secrecy::{ExposeSecret, SecretString};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tokio::sync::{Semaphore, SemaphorePermit};

use self::limits::Limits;
use super::registered_ids::RegisteredIds;
use super::{message, read};
use crate::clock::{Clock, millis};
use crate::config::Config;
use crate::ids::UserId;
use crate::measure;
use crate::ui::MessengerError;

/// Discord itself.
const DISCORD: &str = "https://discord.com";

/// The version of the API that is spoken.
const API: &str = "/api/v10";

/// Discord wants to know who asks.
const USER_AGENT: &str = concat!("DiscordBot (eightfold, ", env!("CARGO_PKG_VERSION"), ")");

/// How long Discord may take over one request.
const PATIENCE: Duration = Duration::from_secs(20);

/// A wait up to this is waited here; whoever asks is told of a longer one.
const SHORT_WAIT: Duration = Duration::from_secs(5);

/// How often a request is sent that has to wait.
const TRIES: u32 = 3;

/// Discord's code for a body that is not as it has to be.
pub(super) const INVALID_FORM: i64 = 50_035;

/// A file that goes with a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct File {
    /// Its name.
    pub(super) name: String,
    /// What is in it.
    pub(super) bytes: Vec<u8>,
}

/// What Discord says to a request that it took: read only where somebody wants to know, and only as
/// much as they want to.
#[derive(PartialEq, Eq)]
pub(super) struct Said(Vec<u8>);

impl Said {
    /// This much of it, where that can be read.
    pub(super) fn read<T: DeserializeOwned>(&self) -> Option<T> {
        serde_json::from_slice(&self.0).ok()
    }

    /// All of it.
    pub(super) fn json(&self) -> Result<Value, MessengerError> {
        self.read().ok_or_else(unreadable)
    }

    /// The id of what was asked for or made, where that can be read.
    pub(super) fn id(&self) -> Option<u64> {
        self.read::<Object>().map(|object| object.id.0)
    }
}

impl fmt::Debug for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Said({} bytes)", self.0.len())
    }
}

/// The mistake of a reply that tells nothing where something has to be learnt.
pub(super) fn unreadable() -> MessengerError {
    MessengerError::Unclear("the reply cannot be read".to_owned())
}

/// Anything of Discord's, of which the id is read.
#[derive(Deserialize)]
pub(super) struct Object {
    pub(super) id: read::Id,
}

/// A request.
#[derive(Clone, Debug)]
pub(super) struct Call {
    method: Method,
    /// From the slash after the version. May hold an interaction's token.
    path: String,
    body: Option<Value>,
    files: Vec<File>,
    by_bot: bool,
}

impl Call {
    /// A request by the bot's own token.
    pub(super) fn by_bot(method: Method, path: String) -> Self {
        Self { method, path, body: None, files: Vec::new(), by_bot: true }
    }

    /// A request by the token of an interaction, which stands in the path. No rate limit of the
    /// bot's counts it.
    pub(super) fn by_interaction(method: Method, path: String) -> Self {
        Self { by_bot: false, ..Self::by_bot(method, path) }
    }

    /// The same with a body.
    pub(super) fn with(self, body: impl Into<Value>) -> Self {
        Self { body: Some(body.into()), ..self }
    }

    /// The same with files.
    pub(super) fn with_files(self, files: Vec<File>) -> Self {
        Self { files, ..self }
    }

    /// The same without emoji in its body; none where that has none.
    fn without_emoji(&self) -> Option<Self> {
        let body = message::without_emoji(self.body.as_ref()?)?;
        Some(Self { body: Some(body), ..self.clone() })
    }
}

/// How many requests are sent at once, each on a connection of its own; others wait for one of these.
/// Where each opened one instead, thousands would be opened in a crowd, and each costs more than a
/// request.
const CONNECTIONS: usize = 256;

/// How long a connection is kept that nobody uses: once a crowd is gone, so is the memory that belongs
/// to each.
const IDLE_FOR: Duration = Duration::from_secs(20);

/// Discord's REST API.
pub(crate) struct Rest {
    client: reqwest::Client,
    connections: Semaphore,
    base: String,
    /// What stands for Discord, where something does.
    proxy: Option<String>,
    authorization: HeaderValue,
    clock: Clock,
    /// None where a proxy keeps the limits.
    limits: Option<Limits>,
    /// Until when the bot is to ask nothing at all, by [`Clock::awake`].
    paused: AtomicI64,
    /// The bot's application, once it is known.
    application: AtomicU64,
    /// The bot's own user, once it is known.
    user: AtomicU64,
    /// Read for every message and written at start, and never held across an await.
    known: RwLock<Arc<RegisteredIds>>,
}

impl Rest {
    /// The API of Discord, or of the proxy and nowhere else.
    pub(crate) fn new(config: &Config, clock: Clock) -> Result<Self, MessengerError> {
        let limits = config.proxy.is_none().then(|| Limits::new(config.processes()));
        let base = config.proxy.as_deref().unwrap_or(DISCORD);
        Self::at(base, config.proxy.is_some(), &config.token, clock, limits)
    }

    fn at(
        base: &str,
        direct: bool,
        token: &SecretString,
        clock: Clock,
        limits: Option<Limits>,
    ) -> Result<Self, MessengerError> {
        let client = reqwest::Client::builder()
            .user_agent(USER_AGENT)
            .timeout(PATIENCE)
            .pool_max_idle_per_host(CONNECTIONS)
            .pool_idle_timeout(IDLE_FOR)
            .redirect(Policy::none());
        let client = if direct { client.no_proxy() } else { client };
        let mut authorization = HeaderValue::try_from(format!("Bot {}", token.expose_secret()))
            .map_err(|_| MessengerError::Unclear("the token is no header".to_owned()))?;
        authorization.set_sensitive(true);
        Ok(Self {
            client: client.build().map_err(failure::unclear)?,
            connections: Semaphore::new(CONNECTIONS),
            base: format!("{base}{API}"),
            proxy: direct.then(|| base.to_owned()),
            authorization,
            clock,
            limits,
            paused: AtomicI64::new(0),
            application: AtomicU64::new(0),
            user: AtomicU64::new(0),
            known: RwLock::default(),
        })
    }

    /// What stands for Discord, where something does.
    pub(super) fn proxy(&self) -> Option<&str> {
        self.proxy.as_deref()
    }

    /// Asks for a file that is kept there, without telling who asks.
    pub(super) async fn download(&self, url: Url) -> reqwest::Result<Response> {
        self.client.get(url).send().await
    }

    /// Notes which application the bot is.
    pub(super) fn set_application(&self, id: u64) {
        self.application.store(id, Ordering::Relaxed);
    }

    /// Which application the bot is.
    pub(super) fn application(&self) -> u64 {
        self.application.load(Ordering::Relaxed)
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
    pub(super) fn known(&self) -> Arc<RegisteredIds> {
        Arc::clone(&self.known.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Notes ids.
    pub(super) fn learn(&self, note: impl FnOnce(&mut RegisteredIds)) {
        note(Arc::make_mut(&mut self.known.write().unwrap_or_else(PoisonError::into_inner)));
    }

    /// Sends a request; what Discord says to it. Waits where Discord wants that, unless it is for
    /// long. Where Discord does not take it for its emoji, which somebody may have deleted, it goes
    /// without.
    pub(super) async fn send(&self, call: &Call) -> Result<Said, MessengerError> {
        let sent = self.send_in_time(call).await;
        let plain = match sent {
            Err(MessengerError::Refused { code: INVALID_FORM, .. }) => call.without_emoji(),
            _ => None,
        };
        let Some(plain) = plain else {
            return sent;
        };
        let sent = self.send_in_time(&plain).await;
        if sent.is_ok() {
            tracing::warn!("the emoji are gone: until the next start all is said in letters");
            self.learn(|known| known.emoji.clear());
        }
        sent
    }

    async fn send_in_time(&self, call: &Call) -> Result<Said, MessengerError> {
        let mut tries = 1;
        loop {
            match self.send_once(call).await {
                Err(MessengerError::RateLimited { retry_after, .. })
                    if tries < TRIES && retry_after <= SHORT_WAIT =>
                {
                    tries += 1;
                    self.clock.sleep(retry_after).await;
                }
                sent => return sent,
            }
        }
    }

    async fn send_once(&self, call: &Call) -> Result<Said, MessengerError> {
        if call.by_bot {
            self.check_pause()?;
        }
        let permit = match &self.limits {
            Some(limits) if call.by_bot => Some(limits.acquire(call).await?),
            _ => None,
        };
        // Free once the response is read.
        let _connection = self.connection().await?;
        let asked = Instant::now();
        let sent = self.request(call).send().await;
        let status = sent.as_ref().ok().map(|response| response.status().as_u16());
        measure::requested(status, asked.elapsed());
        let response = sent.map_err(failure::unclear)?;
        let limited = limits::retry_after(&response);
        if let Some(permit) = permit {
            permit.complete(limits::headers(call, &response, limited));
        }
        self.outcome(call, response).await
    }

    /// Waits until one more request may be sent at once; refuses where that takes long.
    async fn connection(&self) -> Result<SemaphorePermit<'_>, MessengerError> {
        let free = limits::soon(self.connections.acquire()).await?;
        free.map_err(|error| MessengerError::Unclear(error.to_string()))
    }

    /// What a response says.
    async fn outcome(&self, call: &Call, response: Response) -> Result<Said, MessengerError> {
        if response.status().is_success() {
            return Ok(Said(response.bytes().await.unwrap_or_default().into()));
        }
        let error = failure::of(response).await;
        if let MessengerError::RateLimited { retry_after, global: true } = error
            && call.by_bot
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

    fn request(&self, call: &Call) -> RequestBuilder {
        let url = format!("{}{}", self.base, call.path);
        let mut request = self.client.request(call.method.clone(), url);
        if call.by_bot {
            request = request.header(AUTHORIZATION, self.authorization.clone());
        }
        match &call.body {
            None => request,
            Some(body) if call.files.is_empty() => request.json(body),
            Some(body) => request.multipart(form(body, &call.files)),
        }
    }
}

/// A body with files, as Discord wants it.
fn form(body: &Value, files: &[File]) -> Form {
    let form = Form::new().text("payload_json", body.to_string());
    files.iter().enumerate().fold(form, |form, (number, file)| {
        let part = Part::bytes(file.bytes.clone()).file_name(file.name.clone());
        form.part(format!("files[{number}]"), part)
    })
}

#[cfg(test)]
pub(super) mod tests;
