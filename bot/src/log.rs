//! The log, on standard error: what `RUST_LOG` asks for, less what would show a secret, in lines for
//! people or, where `LOG_FORMAT` asks for it, as JSON for programs.

use std::env::VarError;
use std::fmt;

use serde_json::json;
use tracing::field::{Field, Visit};
use tracing::{Event, Level, Metadata, Subscriber};
use tracing_subscriber::filter::{EnvFilter, filter_fn};
use tracing_subscriber::fmt::format::{Format, Json, JsonFields, Writer};
use tracing_subscriber::fmt::time::{FormatTime, SystemTime};
use tracing_subscriber::fmt::{FmtContext, FormatEvent, FormatFields, MakeWriter};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::registry::LookupSpan;
use tracing_subscriber::util::SubscriberInitExt;

use crate::config::ConfigError;

/// How the lines are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shape {
    /// For people.
    Text,
    /// One JSON object each.
    Json,
}

impl Shape {
    /// The one that `LOG_FORMAT` asks for.
    fn from_env() -> Result<Self, ConfigError> {
        let wanted = std::env::var("LOG_FORMAT").unwrap_or_default();
        match wanted.trim() {
            "" | "text" => Ok(Self::Text),
            "json" => Ok(Self::Json),
            _ => Err(ConfigError::new("LOG_FORMAT", "is neither text nor json")),
        }
    }
}

/// What is logged where `RUST_LOG` does not say.
const DEFAULT: &str = "info";

/// Those of our own crates that log. They never put a token or secret into a line.
const OURS: [&str; 2] = ["bot", "playground"];

/// Begins to log.
///
/// # Errors
///
/// Fails where `RUST_LOG` is no filter, or `LOG_FORMAT` none of those that there are.
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
    match Shape::from_env()? {
        Shape::Text => lines(filter, std::io::stderr).init(),
        Shape::Json => objects(filter, std::io::stderr).init(),
    }
    Ok(())
}

/// The last line of a program that ends for this reason: for whoever has started it, whatever is
/// logged.
pub fn last_line(why: &impl fmt::Display) -> String {
    match Shape::from_env() {
        Ok(Shape::Json) => object("ERROR", "eightfold", &why.to_string()),
        _ => format!("eightfold: {why}"),
    }
}

/// A line as JSON, in the words of the library that writes all others.
fn object(level: &str, target: &str, message: &str) -> String {
    let mut now = String::new();
    // A string takes everything.
    SystemTime.format_time(&mut Writer::new(&mut now)).unwrap_or_default();
    let line = json!({
        "timestamp": now, "level": level, "fields": { "message": message }, "target": target,
    });
    line.to_string()
}

/// What writes the lines that a filter lets through, but for what is not safe.
fn lines<W>(filter: EnvFilter, writer: W) -> impl Subscriber + Send + Sync
where
    W: for<'a> MakeWriter<'a> + Send + Sync + 'static,
{
    tracing_subscriber::registry()
        .with(filter)
        .with(filter_fn(is_safe))
        .with(tracing_subscriber::fmt::layer().event_format(Lines::default()).with_writer(writer))
}

/// The same as JSON.
fn objects<W>(filter: EnvFilter, writer: W) -> impl Subscriber + Send + Sync
where
    W: for<'a> MakeWriter<'a> + Send + Sync + 'static,
{
    let layer = tracing_subscriber::fmt::layer().fmt_fields(JsonFields::new());
    let layer = layer.event_format(Objects(Format::default().json())).with_writer(writer);
    tracing_subscriber::registry().with(filter).with(filter_fn(is_safe)).with(layer)
}

/// Whether a target is this module, or one within it.
fn is_within(target: &str, name: &str) -> bool {
    target.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

/// Whether a line can hold no token, password or secret, once [`Lines`] has cut it. Below warnings,
/// libraries print whole requests, and sqlx the parts of an address even there.
fn is_safe(line: &Metadata<'_>) -> bool {
    let target = line.target();
    if OURS.into_iter().any(|ours| is_within(target, ours)) {
        return true;
    }
    let telling = is_within(target, "sqlx_postgres::options");
    *line.level() <= if telling { Level::ERROR } else { Level::WARN }
}

/// Writes lines as they are usually written, but cuts those of serenity's gateway: they print
/// payloads with tokens in them.
#[derive(Default)]
struct Lines(Format);

impl<S, N> FormatEvent<S, N> for Lines
where
    S: Subscriber + for<'a> LookupSpan<'a>,
    N: for<'a> FormatFields<'a> + 'static,
{
    fn format_event(
        &self,
        context: &FmtContext<'_, S, N>,
        mut writer: Writer<'_>,
        event: &Event<'_>,
    ) -> fmt::Result {
        let Some(said) = to_cut(event) else {
            return self.0.format_event(context, writer, event);
        };
        let metadata = event.metadata();
        SystemTime.format_time(&mut writer)?;
        let (level, target) = (metadata.level(), metadata.target());
        writeln!(writer, " {level:>5} {target}: {}", cut(&said))
    }
}

/// The same as JSON.
struct Objects(Format<Json>);

impl<S, N> FormatEvent<S, N> for Objects
where
    S: Subscriber + for<'a> LookupSpan<'a>,
    N: for<'a> FormatFields<'a> + 'static,
{
    fn format_event(
        &self,
        context: &FmtContext<'_, S, N>,
        mut writer: Writer<'_>,
        event: &Event<'_>,
    ) -> fmt::Result {
        let Some(said) = to_cut(event) else {
            return self.0.format_event(context, writer, event);
        };
        let metadata = event.metadata();
        writeln!(writer, "{}", object(metadata.level().as_str(), metadata.target(), cut(&said)))
    }
}

/// What a line says that is to be cut; none where it is safe as it is.
fn to_cut(event: &Event<'_>) -> Option<String> {
    let is_cut = is_within(event.metadata().target(), "serenity::gateway");
    is_cut.then(|| {
        let mut said = Said::default();
        event.record(&mut said);
        said.0
    })
}

/// What a line says, without its further fields.
#[derive(Default)]
struct Said(String);

impl Visit for Said {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        if field.name() == "message" {
            self.0 = format!("{value:?}");
        }
    }
}

/// A line of serenity's as far as its own words go, and the names of the error that follow. They
/// look like `[ShardInfo { .. }] Its own words: Error(Names("and what was received"))`.
fn cut(line: &str) -> &str {
    let words = line.find("] ").filter(|_| line.starts_with('[')).map_or(0, |end| end + 2);
    let Some(colon) = line[words..].find(": ") else {
        return line;
    };
    let names = words + colon + 2;
    let name = |c: char| c.is_ascii_alphanumeric() || c == '(';
    let end = line[names..].find(|c| !name(c)).map_or(line.len(), |end| names + end);
    &line[..end]
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
    fn warnings_of_the_gateway_are_there_without_what_was_received() {
        let log = log(|| {
            let why = "Error(\"invalid type: string \\\"s3cret\\\"\", line: 1)";
            tracing::warn!(
                target: "serenity::gateway::ws",
                "Err deserializing text: {why}; text: {{\"token\":\"s3cret\"}}"
            );
            let shard = "ShardInfo { id: ShardId(0), total: 1 }";
            tracing::warn!(
                target: "serenity::gateway::bridge::shard_runner",
                "[ShardRunner {shard}] Resume failed, reidentifying: {}",
                "Tungstenite(WriteBufferFull(Text(\"s3cret\")))"
            );
            tracing::error!(target: "serenity::gateway::shard", "[{shard}] Shard has too many guilds.");
            tracing::warn!(target: "serenity::gateway::shard", payload = "s3cret", "Odd");
        });
        assert!(!log.contains("s3cret"), "{log}");
        let said: Vec<&str> =
            log.lines().filter_map(|line| Some(line.split_once("ty::gateway::")?.1)).collect();
        let shard = "ShardInfo { id: ShardId(0), total: 1 }";
        assert_eq!(
            said,
            [
                "ws: Err deserializing text: Error(",
                &format!(
                    "bridge::shard_runner: [ShardRunner {shard}] Resume failed, reidentifying: \
                     Tungstenite(WriteBufferFull(Text("
                ),
                &format!("shard: [{shard}] Shard has too many guilds."),
                "shard: Odd",
            ]
        );
        assert!(log.lines().next().unwrap().contains(" WARN serenity"), "{log}");
    }

    #[test]
    fn as_json_each_line_is_an_object_and_the_same_is_cut() {
        let written = Written::default();
        let writer = written.clone();
        with_default(objects(EnvFilter::new("trace"), move || writer.clone()), || {
            tracing::info!(target: "bot::jobs", game = 7, "a \"word\"\nand more");
            tracing::warn!(target: "serenity::gateway::ws", payload = "s3cret", "Odd: {}", "Error(\"s3cret\")");
            tracing::debug!(target: "serenity::http::request", "s3cret");
        });
        let log = String::from_utf8(written.0.lock().unwrap().clone()).unwrap();
        assert!(!log.contains("s3cret"), "{log}");
        let lines: Vec<serde_json::Value> =
            log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(lines.len(), 2);
        assert_eq!(lines[0]["fields"], json!({ "message": "a \"word\"\nand more", "game": 7 }));
        assert_eq!(lines[1]["fields"], json!({ "message": "Odd: Error(" }));
        for (line, level) in lines.iter().zip(["INFO", "WARN"]) {
            assert_eq!(line["level"], level);
            assert!(line["timestamp"].as_str().unwrap().ends_with('Z'), "{line}");
        }
        let keys = |line: &serde_json::Value| -> Vec<String> {
            line.as_object().unwrap().keys().cloned().collect()
        };
        assert_eq!(keys(&lines[0]), keys(&lines[1]));
    }

    #[test]
    fn what_libraries_print_below_warnings_is_not_there() {
        let log = log(|| {
            tracing::info!(target: "serenity::gateway::shard", "s3cret");
            tracing::debug!(target: "serenity::http::request", "s3cret");
            tracing::trace!(target: "tungstenite::protocol", "s3cret");
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
