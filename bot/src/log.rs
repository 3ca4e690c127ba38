//! The log, on standard error: what `RUST_LOG` asks for, less what would show a secret, in lines for
//! people or, where `LOG_FORMAT` asks for it, as JSON for programs.

use std::env::VarError;
use std::fmt;
use std::io::{IsTerminal, Write};

use serde_json::json;
use tracing::field::{Field, Visit};
use tracing::{Event, Level, Metadata, Subscriber};
use tracing_subscriber::filter::{EnvFilter, filter_fn};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::fmt::format::Writer;
use tracing_subscriber::fmt::time::{FormatTime, SystemTime};
use tracing_subscriber::layer::{Context, Layer, SubscriberExt};
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
        Shape::Text => lines(filter, std::io::stderr, is_colored()).init(),
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

/// The time as it stands before each line.
fn now() -> String {
    let mut now = String::new();
    // A string takes everything.
    SystemTime.format_time(&mut Writer::new(&mut now)).unwrap_or_default();
    now
}

/// A line as JSON, in the words of the library that writes all others.
fn object(level: &str, target: &str, message: &str) -> String {
    let line = json!({
        "timestamp": now(), "level": level, "fields": { "message": message }, "target": target,
    });
    line.to_string()
}

/// Whether lines are written in colors: for a terminal, unless `NO_COLOR` says that it is to have none.
fn is_colored() -> bool {
    std::env::var_os("NO_COLOR").is_none_or(|it| it.is_empty()) && std::io::stderr().is_terminal()
}

/// What writes the lines that a filter lets through, but for what is not safe.
fn lines<W>(filter: EnvFilter, writer: W, colored: bool) -> impl Subscriber + Send + Sync
where
    W: for<'a> MakeWriter<'a> + Clone + Send + Sync + 'static,
{
    let serenity = SerenityLines { writer: writer.clone(), shape: Shape::Text };
    let others = tracing_subscriber::fmt::layer().with_ansi(colored).with_writer(writer);
    tracing_subscriber::registry()
        .with(filter)
        .with(filter_fn(is_safe))
        .with(others.with_filter(filter_fn(|line| !is_within(line.target(), SERENITY))))
        .with(serenity)
}

/// The same as JSON.
fn objects<W>(filter: EnvFilter, writer: W) -> impl Subscriber + Send + Sync
where
    W: for<'a> MakeWriter<'a> + Clone + Send + Sync + 'static,
{
    let serenity = SerenityLines { writer: writer.clone(), shape: Shape::Json };
    let others = tracing_subscriber::fmt::layer().json().with_writer(writer);
    tracing_subscriber::registry()
        .with(filter)
        .with(filter_fn(is_safe))
        .with(others.with_filter(filter_fn(|line| !is_within(line.target(), SERENITY))))
        .with(serenity)
}

/// The library whose warnings print what it has received, with tokens in it.
const SERENITY: &str = "serenity";

/// Writes the lines of serenity as far as its own words go.
struct SerenityLines<W> {
    writer: W,
    shape: Shape,
}

impl<S, W> Layer<S> for SerenityLines<W>
where
    S: Subscriber,
    W: for<'a> MakeWriter<'a> + 'static,
{
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let (level, target) = (event.metadata().level(), event.metadata().target());
        if !is_within(target, SERENITY) {
            return;
        }
        let mut message = Message::default();
        event.record(&mut message);
        let words = own_words(&message.0);
        let line = match self.shape {
            Shape::Text => format!("{} {level:>5} {target}: {words}", now()),
            Shape::Json => object(level.as_str(), target, words),
        };
        // Nothing can be done where the log cannot be written.
        writeln!(self.writer.make_writer(), "{line}").ok();
    }
}

/// What a line says, without its further fields.
#[derive(Default)]
struct Message(String);

impl Visit for Message {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        if field.name() == "message" {
            self.0 = format!("{value:?}");
        }
    }
}

/// A line of serenity's as far as its own words go, and the names of the error that follow. Lines look
/// like `[ShardInfo { .. }] Its own words: Error(Names("and what was received"))`.
fn own_words(line: &str) -> &str {
    let words = line.find("] ").filter(|_| line.starts_with('[')).map_or(0, |end| end + 2);
    let Some(colon) = line[words..].find(": ") else {
        return line;
    };
    let names = words + colon + 2;
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '(';
    let end = line[names..].find(|c| !is_name(c)).map_or(line.len(), |end| names + end);
    &line[..end]
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
    struct CapturedLog(Arc<Mutex<Vec<u8>>>);

    impl Write for CapturedLog {
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
        let written = CapturedLog::default();
        let writer = written.clone();
        with_default(lines(EnvFilter::new("trace"), move || writer.clone(), false), does);
        String::from_utf8(written.0.lock().unwrap().clone()).unwrap()
    }

    #[test]
    fn as_json_each_line_is_an_object_and_the_last_one_is_alike() {
        let written = CapturedLog::default();
        let writer = written.clone();
        with_default(objects(EnvFilter::new("trace"), move || writer.clone()), || {
            tracing::info!(target: "bot::jobs", game = 7, "a \"word\"\nand more");
            tracing::debug!(target: "serenity::gateway::shard", "s3cret");
        });
        let log = String::from_utf8(written.0.lock().unwrap().clone()).unwrap();
        assert!(!log.contains("s3cret"), "{log}");
        let last = object("ERROR", "eightfold", "the \"end\"");
        let lines: Vec<serde_json::Value> =
            log.lines().chain([&*last]).map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(lines.len(), 2);
        assert_eq!(lines[0]["fields"], json!({ "message": "a \"word\"\nand more", "game": 7 }));
        assert_eq!(lines[1]["fields"], json!({ "message": "the \"end\"" }));
        for (line, level) in lines.iter().zip(["INFO", "ERROR"]) {
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
            tracing::debug!(target: "reqwest::connect", "s3cret");
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

    #[test]
    fn warnings_of_serenity_are_there_without_what_was_received() {
        let warn = || {
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
        };
        let shard = "ShardInfo { id: ShardId(0), total: 1 }";
        let said = [
            "WARN serenity::gateway::ws: Err deserializing text: Error(".to_owned(),
            format!(
                "WARN serenity::gateway::bridge::shard_runner: [ShardRunner {shard}] Resume failed, \
                 reidentifying: Tungstenite(WriteBufferFull(Text("
            ),
            format!("ERROR serenity::gateway::shard: [{shard}] Shard has too many guilds."),
            "WARN serenity::gateway::shard: Odd".to_owned(),
        ];
        let text = log(warn);
        let lines: Vec<&str> =
            text.lines().filter_map(|line| Some(line.split_once(' ')?.1.trim_start())).collect();
        assert_eq!(lines, said);
        let written = CapturedLog::default();
        let writer = written.clone();
        with_default(objects(EnvFilter::new("trace"), move || writer.clone()), warn);
        let json = String::from_utf8(written.0.lock().unwrap().clone()).unwrap();
        assert!(!json.contains("s3cret") && json.lines().count() == 4, "{json}");
        assert!(json.contains("Err deserializing text: Error("), "{json}");
    }
}
