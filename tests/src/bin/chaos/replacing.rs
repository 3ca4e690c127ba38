//! The database's file, replaced while the bot runs, as by an operator who restores a backup. The
//! bot has to notice, say so in one line, and end; then the original is put back.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use ::tests::audit::Outage;
use ::tests::database::beside;
use ::tests::process::ProcessError;
use ::tests::program::ProgramError;
use rand::RngExt;
use tokio::sync::RwLock;

use crate::killing::Killing;
use crate::options::Mutation;

/// How long the bot may take to notice and to end.
const PATIENCE: Duration = Duration::from_secs(15);

/// What its last line says.
const SAID: &str = "another one is in its place: nothing more is written";

/// What it says instead where the gateway has closed its connection for good.
const CLOSED: [&str; 2] = ["the connection ended: ", "is not a token that Discord knows"];

/// Read by whoever of us opens the database by its path, and written by who replaces the file: what
/// opened the copy beside the original's log would mix the two.
pub(crate) type Opening = Arc<RwLock<()>>;

/// What came of it so far.
#[derive(Debug, Default)]
pub(crate) struct Replaced {
    /// How often the bot has noticed.
    pub(crate) times: usize,
    /// When the database could not be used.
    pub(crate) outages: Vec<Outage>,
    /// What the bot should have done.
    pub(crate) findings: Vec<String>,
}

/// The file that has been replaced. Its name is kept beside it, and that of its log, so that nothing
/// is lost that was still written to either.
struct Original(PathBuf);

impl Original {
    /// Puts a copy of the file in its place.
    fn replace(path: &Path) -> io::Result<Self> {
        fs::hard_link(path, beside(path, ".kept"))?;
        // None is there where the bot has just ended.
        if_there(fs::hard_link(beside(path, "-wal"), beside(path, ".kept-wal")))?;
        let copy = beside(path, ".copy");
        fs::copy(path, &copy)?;
        fs::rename(copy, path)?;
        Ok(Self(path.to_owned()))
    }

    /// Puts it back, with its log; nobody may have the copy open any more.
    fn put_back(self) -> io::Result<()> {
        let log = beside(&self.0, ".kept-wal");
        if_there(fs::rename(&log, beside(&self.0, "-wal")))?;
        // It has kept this name too where both were the same file.
        if_there(fs::remove_file(log))?;
        fs::rename(beside(&self.0, ".kept"), &self.0)
    }
}

/// As if all went well where a file is not there.
fn if_there(done: io::Result<()>) -> io::Result<()> {
    done.or_else(|error| if error.kind() == ErrorKind::NotFound { Ok(()) } else { Err(error) })
}

impl Killing<'_> {
    /// Starts the bot, replaces its file while people play, and puts the original back once the bot
    /// has ended; where it has no file, nothing.
    pub(crate) async fn replace(&mut self) -> Result<(), ProgramError> {
        let Some(path) = self.database.file() else {
            return Ok(());
        };
        let mut bot = self.start_well().await?;
        let (begun, said) = (SystemTime::now(), self.logs.last_words().len());
        let played = self.choice.random_range(100..1500);
        tokio::time::sleep(Duration::from_millis(played)).await;
        let opening = Arc::clone(&self.opening);
        let alone = opening.write().await;
        // The gateway may have ended it before.
        let from = if bot.check().is_ok() { SystemTime::now() } else { begun };
        let unnoticed = self.mutations.contains(&Mutation::Unnoticed);
        let original = if unnoticed { None } else { Some(Original::replace(&path)) };
        let original = original.transpose().map_err(file_error)?;
        let how = bot.ended_within(PATIENCE).await;
        bot.kill();
        self.playground.release();
        original.map_or(Ok(()), Original::put_back).map_err(file_error)?;
        drop(alone);
        // A board may have been posted that could not be noted any more, as when it is killed.
        self.replaced.outages.push(Outage { from, to: SystemTime::now(), unclear: true });
        let said = self.logs.last_words().split_off(said);
        self.judge(how, &said);
        Ok(())
    }

    /// Holds what the bot did against what it should have done.
    fn judge(&mut self, how: Option<ProcessError>, said: &[String]) {
        let findings = &mut self.replaced.findings;
        let closed = |line: &String| CLOSED.iter().any(|it| line.contains(it));
        let at_gateway = |line: &String| self.endpoint.is_none() && closed(line);
        let Some(how) = how else {
            let seconds = PATIENCE.as_secs();
            return findings.push(format!("it goes on {seconds} s after its file was replaced"));
        };
        match said.iter().filter(|line| line.contains(SAID)).count() {
            1 => self.replaced.times += 1,
            // That was first.
            0 if said.iter().any(at_gateway) => self.ends += 1,
            _ => findings.push(format!("its file was replaced, and {how}, having said {said:?}")),
        }
    }
}

fn file_error(why: io::Error) -> ProgramError {
    ProgramError::System("the database's file", why)
}
