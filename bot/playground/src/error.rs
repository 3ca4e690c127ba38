//! What the stand-in refuses to start for, and how it refuses requests: with Discord's codes.

use std::net::SocketAddr;

use serde_json::{Map, Value, json};

/// Why a playground did not start.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The listener can be reached from other machines; the page has no passwords.
    #[error("the playground listens on loopback only, and {0} is not loopback")]
    NotLoopback(SocketAddr),
    /// The listener has no address.
    #[error("the listener has no address: {0}")]
    Listener(#[from] std::io::Error),
}

/// Why Discord would not take an address as the endpoint of a bot's interactions.
#[derive(Debug, thiserror::Error)]
pub enum EndpointError {
    /// Nobody answers there, or not in a way that can be read.
    #[error("the endpoint does not answer: {0}")]
    Unreached(reqwest::Error),
    /// A PING is not answered with 200 and a PONG.
    #[error("a PING is answered with {0}, and not with a PONG")]
    NoPong(u16),
    /// What is wrongly signed is not answered with 401.
    #[error("a wrong signature is answered with {0}")]
    Trusting(u16),
}

/// What was wrong with one field of a request.
#[derive(Clone, Debug)]
pub(crate) struct FieldError {
    /// Where: `embeds.0.title`.
    pub(crate) path: String,
    pub(crate) code: &'static str,
    pub(crate) message: String,
}

/// A request that Discord would refuse.
#[derive(Clone, Debug)]
pub(crate) struct Refusal {
    pub(crate) status: u16,
    pub(crate) code: u32,
    pub(crate) message: String,
    pub(crate) errors: Vec<FieldError>,
    /// Only of 429: seconds to wait, and whether the whole bot has to.
    pub(crate) retry: Option<(f64, bool)>,
}

impl Refusal {
    pub(crate) fn new(status: u16, code: u32, message: impl Into<String>) -> Self {
        let message = message.into();
        Self { status, code, message, errors: Vec::new(), retry: None }
    }

    /// 50035 with what is wrong field by field.
    pub(crate) fn form(errors: Vec<FieldError>) -> Self {
        Self { errors, ..Self::new(400, 50035, "Invalid Form Body") }
    }

    /// 50035 for one field.
    pub(crate) fn field(path: &str, code: &'static str, message: impl Into<String>) -> Self {
        let path = path.to_owned();
        Self::form(vec![FieldError { path, code, message: message.into() }])
    }

    pub(crate) fn rate_limited(seconds: f64, global: bool) -> Self {
        let refusal = Self::new(429, 0, "You are being rate limited.");
        Self { retry: Some((seconds, global)), ..refusal }
    }

    pub(crate) fn unauthorized() -> Self {
        Self::new(401, 0, "401: Unauthorized")
    }

    pub(crate) fn no_route() -> Self {
        Self::new(404, 0, "404: Not Found")
    }

    pub(crate) fn unknown_application() -> Self {
        Self::new(404, 10002, "Unknown Application")
    }

    pub(crate) fn unknown_channel() -> Self {
        Self::new(404, 10003, "Unknown Channel")
    }

    pub(crate) fn unknown_guild() -> Self {
        Self::new(404, 10004, "Unknown Guild")
    }

    pub(crate) fn unknown_message() -> Self {
        Self::new(404, 10008, "Unknown Message")
    }

    pub(crate) fn unknown_webhook() -> Self {
        Self::new(404, 10015, "Unknown Webhook")
    }

    pub(crate) fn unknown_interaction() -> Self {
        Self::new(404, 10062, "Unknown interaction")
    }

    pub(crate) fn already_answered() -> Self {
        Self::new(400, 40060, "Interaction has already been acknowledged.")
    }

    pub(crate) fn missing_access() -> Self {
        Self::new(403, 50001, "Missing Access")
    }

    pub(crate) fn direct() -> Self {
        Self::new(403, 50003, "Cannot execute action on a DM channel")
    }

    pub(crate) fn too_many_follow_ups() -> Self {
        let message = "This interaction has hit the maximum number of follow up messages.";
        Self::new(400, 40094, message)
    }

    pub(crate) fn wrong_channel() -> Self {
        Self::new(400, 50024, "Cannot execute action on this channel type")
    }

    pub(crate) fn archived() -> Self {
        Self::new(400, 50083, "Thread is archived")
    }

    pub(crate) fn missing_permissions() -> Self {
        Self::new(403, 50013, "Missing Permissions")
    }

    pub(crate) fn empty_message() -> Self {
        Self::new(400, 50006, "Cannot send an empty message")
    }

    pub(crate) fn invalid_token() -> Self {
        Self::new(401, 50027, "Invalid Webhook Token")
    }

    pub(crate) fn too_large() -> Self {
        Self::new(413, 40005, "Request entity too large")
    }

    /// The body that Discord answers with.
    pub(crate) fn body(&self) -> Value {
        if let Some((seconds, global)) = self.retry {
            return json!({"message": self.message, "retry_after": seconds, "global": global});
        }
        let mut body = json!({"code": self.code, "message": self.message});
        if !self.errors.is_empty() {
            body["errors"] = nested(&self.errors);
        }
        body
    }

    /// The same in one line, for the page's log.
    pub(crate) fn line(&self) -> String {
        let fields = self.errors.iter().map(|e| format!("{}: {}", e.path, e.message));
        let fields: Vec<_> = fields.collect();
        match fields.is_empty() {
            true => self.message.clone(),
            false => format!("{} ({})", self.message, fields.join("; ")),
        }
    }
}

/// `embeds.0.title` as `{"embeds": {"0": {"title": {"_errors": [..]}}}}`.
fn nested(errors: &[FieldError]) -> Value {
    let mut root = Value::Object(Map::new());
    for error in errors {
        let mut at = &mut root;
        for part in error.path.split('.').filter(|part| !part.is_empty()) {
            at = &mut at[part];
        }
        let entry = json!({"code": error.code, "message": error.message});
        match at["_errors"].as_array_mut() {
            Some(list) => list.push(entry),
            None => at["_errors"] = json!([entry]),
        }
    }
    root
}
