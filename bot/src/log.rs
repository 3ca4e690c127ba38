//! The log, on standard error: what `RUST_LOG` asks for, less what would show a secret.

use std::env::VarError;

use tracing::{Level, Metadata};
use tracing_subscriber::filter::{EnvFilter, filter_fn};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::config::ConfigError;

/// What is logged where `RUST_LOG` does not say.
const DEFAULT: &str = "info";

/// Those of our own crates that log. They never put a token or secret into a line.
const OURS: [&str; 2] = ["bot", "playground"];

/// Begins to log.
///
/// # Errors
///
/// Fails where `RUST_LOG` is no filter.
pub fn start() -> Result<(), ConfigError> {
    let wanted = match std::env::var("RUST_LOG") {
        Ok(wanted) if !wanted.trim().is_empty() => wanted,
        Ok(_) | Err(VarError::NotPresent) => DEFAULT.to_owned(),
        Err(VarError::NotUnicode(_)) => {
            return Err(ConfigError::new("RUST_LOG", "is not UTF-8 text"));
        }
    };
    let filter = EnvFilter::try_new(wanted)
        .map_err(|_| ConfigError::new("RUST_LOG", "is not a filter such as info or bot=debug"))?;
    tracing_subscriber::registry()
        .with(filter)
        .with(filter_fn(is_safe))
        .with(tracing_subscriber::fmt::layer().with_writer(std::io::stderr))
        .init();
    Ok(())
}

/// Whether a line can hold no token, password or secret. Below warnings, libraries print whole
/// requests, and serenity the payloads of its gateway and sqlx the parts of an address even there.
fn is_safe(line: &Metadata<'_>) -> bool {
    let target = line.target();
    let within = |name: &str| {
        target.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
    };
    if OURS.into_iter().any(within) {
        return true;
    }
    let telling = within("serenity::gateway") || within("sqlx_postgres::options");
    *line.level() <= if telling { Level::ERROR } else { Level::WARN }
}
