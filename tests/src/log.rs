//! What the program logs.

use std::io;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use tracing::subscriber::{DefaultGuard, set_default};
use tracing_subscriber::fmt::MakeWriter;

use crate::World;

/// The log of this process so far.
#[derive(Clone, Default)]
pub struct Log(Arc<Mutex<Vec<u8>>>);

/// The log from now on, at the level at which the program is run: the same for all who ask.
pub fn capture() -> Log {
    static LOG: OnceLock<Log> = OnceLock::new();
    let log = LOG.get_or_init(|| {
        let log = Log::default();
        let to = tracing_subscriber::fmt().with_writer(log.clone()).with_ansi(false);
        to.with_max_level(tracing_subscriber::filter::LevelFilter::INFO).init();
        log
    });
    log.clone()
}

/// What this thread logs from now on: bots that run on others are not heard. Nothing else that it logs
/// is kept meanwhile.
pub struct Heard {
    log: Log,
    _heard: DefaultGuard,
}

impl Heard {
    /// Listens as long as this is there, to what a filter such as `bot::store=trace` lets through.
    pub fn at(filter: &str) -> Self {
        // As long as this process has no other subscriber, the first thread that comes to a place in
        // the code decides for all of them whether its line is wanted.
        capture();
        let log = Log::default();
        let to = tracing_subscriber::fmt().with_writer(log.clone()).with_ansi(false);
        let heard = to.with_env_filter(filter).finish();
        Self { log, _heard: set_default(heard) }
    }

    /// The lines so far.
    pub fn lines(&self) -> Vec<String> {
        self.log.lines()
    }

    /// Waits until so many lines have these words.
    pub async fn until(&self, world: &World, words: &str, times: usize) {
        let said = || self.lines().iter().filter(|it| it.contains(words)).count();
        let what = format!("{words:?} is logged for the {times}. time");
        world.until(&what, async || said() >= times).await;
    }
}

/// Who asks to write into the database from now on, in the tests of this thread.
pub struct Asking(Heard);

impl Asking {
    /// Listens as long as this is there.
    pub fn listen() -> Self {
        Self(Heard::at("bot::store::writer=trace"))
    }

    /// Waits until somebody has asked so often. They are let write in the order in which they ask.
    pub async fn until(&self, world: &World, times: usize) {
        self.0.until(world, "asks to write", times).await;
    }
}

impl Log {
    /// Its lines.
    pub fn lines(&self) -> Vec<String> {
        let bytes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        String::from_utf8_lossy(&bytes).lines().map(str::to_owned).collect()
    }
}

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Log {
    type Writer = Self;

    fn make_writer(&'a self) -> Self {
        self.clone()
    }
}
