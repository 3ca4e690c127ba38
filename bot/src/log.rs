//! The log, on standard error: what `RUST_LOG` asks for, less what would show a secret.

use std::env::VarError;

use tracing::{Level, Metadata, Subscriber};
use tracing_subscriber::filter::{EnvFilter, filter_fn};
use tracing_subscriber::fmt::MakeWriter;
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
    lines(filter, std::io::stderr).init();
    Ok(())
}

/// What writes the lines that a filter lets through, but for what is not safe.
fn lines<W>(filter: EnvFilter, writer: W) -> impl Subscriber + Send + Sync
where
    W: for<'a> MakeWriter<'a> + Send + Sync + 'static,
{
    tracing_subscriber::registry()
        .with(filter)
        .with(filter_fn(is_safe))
        .with(tracing_subscriber::fmt::layer().with_writer(writer))
}

/// Whether a target is this module, or one within it.
fn is_within(target: &str, name: &str) -> bool {
    target.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

/// Whether a line can hold no token, password or secret. Below warnings, libraries print whole
/// requests, and sqlx the parts of an address even there.
fn is_safe(line: &Metadata<'_>) -> bool {
    let target = line.target();
    if OURS.into_iter().any(|ours| is_within(target, ours)) {
        return true;
    }
    let telling = is_within(target, "sqlx_postgres::options");
    *line.level() <= if telling { Level::ERROR } else { Level::WARN }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use tracing::subscriber::with_default;

    use super::*;

    #[derive(Clone, Default)]
    struct Written(Arc<Mutex<Vec<u8>>>);

    impl std::io::Write for Written {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.lock().unwrap().extend_from_slice(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    /// The log of what `does`, with everything asked for.
    fn log(does: impl FnOnce()) -> String {
        let written = Written::default();
        let writer = written.clone();
        with_default(lines(EnvFilter::new("trace"), move || writer.clone()), does);
        String::from_utf8(written.0.lock().unwrap().clone()).unwrap()
    }

    #[test]
    fn what_libraries_print_below_warnings_is_not_there() {
        let log = log(|| {
            tracing::info!(target: "twilight_gateway::shard", "s3cret");
            tracing::debug!(target: "reqwest::connect", "s3cret");
            tracing::trace!(target: "tokio_websockets::proto", "s3cret");
            tracing::warn!(target: "sqlx_postgres::options::parse", "s3cret");
            tracing::info!(target: "botany", "s3cret");
            tracing::debug!(target: "bot::jobs", "ours");
            tracing::warn!(target: "sqlx_postgres::connection", "theirs");
            tracing::error!(target: "sqlx_postgres::options", "broken");
        });
        assert!(!log.contains("s3cret"), "{log}");
        for word in ["ours", "theirs", "broken"] {
            assert!(log.contains(word), "{word} is not in {log}");
        }
    }
}
