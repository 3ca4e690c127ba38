//! The bot as a process of its own.

use std::path::Path;
use std::time::{Duration, Instant};

use ::tests::process::{Process, Program};
use ::tests::program::ProgramError;
use playground::Playground;

/// Starts a build of the bot, or else the one in this program, and waits until it is told that it is
/// connected; how long that took.
pub(crate) async fn start(
    build: Option<&Path>,
    playground: &Playground,
    database: &str,
) -> Result<(Process, Duration), ProgramError> {
    let begun = Instant::now();
    let settings = [
        ("DATABASE_URL", database),
        ("METRICS_LISTEN", "127.0.0.1:0"),
        ("LOG_FORMAT", "text"),
        ("RUST_LOG", "bot=info"),
    ];
    let process = Program::bot(build).against(playground).set(settings).start()?;
    process.logs("connected bot=").await?;
    Ok((process, begun.elapsed()))
}
