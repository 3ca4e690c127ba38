//! Programs as processes of their own: the bot, which can be killed, and commands that end.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use playground::Playground;
use tempfile::TempDir;
use thiserror::Error;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use crate::usage::Usage;
use crate::{Database, World};

/// How long a program may take for anything, with a full database and on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);

/// How long it may take to end once it is asked to, on a busy machine.
const STOP: Duration = Duration::from_secs(60);

/// How often a page that nobody announces is read again.
const READ_AGAIN: Duration = Duration::from_millis(20);

/// How many file handles an isolated program may have: what systemd gives a service by default.
pub const HANDLES: u64 = 1024;

/// Why there is no bot.
#[derive(Debug, Error)]
pub enum ProcessError {
    /// Its program cannot be run.
    #[error("{program} cannot be run: {why}")]
    Program {
        /// Which one.
        program: String,
        /// Why.
        why: std::io::Error,
    },
    /// It has ended.
    #[error("the bot has ended ({0})")]
    Ended(ExitStatus),
    /// It does not connect.
    #[error("the bot does not connect")]
    NotReady,
    /// It does not log what it should.
    #[error("the bot does not log {words:?}; the last line is {last:?}")]
    Unlogged {
        /// What it should log.
        words: String,
        /// What it has logged last.
        last: String,
    },
}

/// A program that is not started yet.
pub struct Program {
    command: Command,
    /// The folder that it is started in, where that is its own.
    folder: Option<TempDir>,
}

impl Program {
    /// This program, in the environment of the tests.
    pub fn new(program: impl AsRef<OsStr>) -> Self {
        Self { command: Command::new(program), folder: None }
    }

    /// A build of the bot, or else the one in this program, without limits to what people may ask.
    pub fn bot(build: Option<&Path>) -> Self {
        build.map_or_else(
            || Self::within(std::env::current_exe().expect("this program has a path")),
            |build| Self::new(build).unlimited(),
        )
    }

    /// The same in another program of this package.
    pub fn within(program: impl AsRef<OsStr>) -> Self {
        Self::new(program).arguments(&["bot"]).unlimited()
    }

    /// This program in an empty folder, without any variable and with [`HANDLES`] file handles. The
    /// variable `RUN_BY` names a program that runs it.
    pub fn isolated(program: impl AsRef<OsStr>) -> Self {
        let limited = format!("ulimit -S -n {HANDLES} && exec ${{RUN_BY-}} \"$0\" \"$@\"");
        let folder = tempfile::tempdir().expect("a temporary folder");
        let mut shell = Self::new("/bin/sh");
        shell.command.args(["-c", &limited]).arg(program).env_clear();
        shell.command.current_dir(folder.path());
        Self { folder: Some(folder), ..shell }
    }

    /// Starts it in this folder.
    #[must_use]
    pub fn in_folder(mut self, folder: &Path) -> Self {
        self.command.current_dir(folder);
        Self { folder: None, ..self }
    }

    /// With these arguments besides.
    #[must_use]
    pub fn arguments(mut self, arguments: &[&str]) -> Self {
        self.command.args(arguments);
        self
    }

    /// With these variables in its environment.
    #[must_use]
    pub fn set<V: AsRef<OsStr>>(
        mut self,
        variables: impl IntoIterator<Item = (&'static str, V)>,
    ) -> Self {
        self.command.envs(variables);
        self
    }

    /// Connects it to this Discord.
    #[must_use]
    pub fn against(self, playground: &Playground) -> Self {
        let (token, address) = (playground.token(), playground.base_url());
        self.set([("DISCORD_TOKEN", token.as_str()), ("DISCORD_PROXY", address)])
    }

    /// Has it use this database; where that is a file, it is started beside it.
    #[must_use]
    pub fn on(self, database: &Database) -> Self {
        let program = self.set([("DATABASE_URL", database.url())]);
        match database {
            Database::Sqlite(folder) => program.in_folder(folder.path()),
            Database::Postgres { .. } => program,
        }
    }

    /// Connects it to this world's Discord and database.
    #[must_use]
    pub fn serving(self, world: &World) -> Self {
        self.against(&world.playground).on(&world.database)
    }

    fn unlimited(self) -> Self {
        let nowhere = self.set([("DISCORD_GUILD", "")]);
        nowhere.set(
            [
                "CHALLENGES_PER_PERSON",
                "CHALLENGES_PER_SERVER",
                "COMMANDS_PER_MINUTE",
                "ROLLS_PER_MINUTE",
            ]
            .map(|limit| (limit, "0")),
        )
    }

    /// Starts it and keeps what it logs.
    pub fn start(self) -> Result<Process, ProcessError> {
        self.spawn(|line, log| log.send_modify(|log| log.push(line)))
    }

    /// Starts it and gives each line that it logs to this function, which keeps what it wants.
    pub fn start_with(
        self,
        mut take: impl FnMut(&str) + Send + 'static,
    ) -> Result<Process, ProcessError> {
        self.spawn(move |line, _| take(&line))
    }

    fn spawn(
        mut self,
        mut take: impl FnMut(String, &watch::Sender<Vec<String>>) + Send + 'static,
    ) -> Result<Process, ProcessError> {
        let mut child = self.child()?;
        let (tell, log) = watch::channel(Vec::new());
        let log_reader = read(child.stderr.take(), move |line| take(line, &tell));
        let (tell, printed) = watch::channel(Vec::new());
        let reader = read(child.stdout.take(), move |line| {
            tell.send_modify(|lines: &mut Vec<String>| lines.push(line));
        });
        let readers = [log_reader, reader].into_iter().flatten().collect();
        Ok(Process { child, log, printed, readers, _folder: self.folder })
    }

    fn child(&mut self) -> Result<Child, ProcessError> {
        let (out, err) = (Stdio::piped(), Stdio::piped());
        let spawned = self.command.stdin(Stdio::null()).stdout(out).stderr(err).spawn();
        let program = self.command.get_program().to_string_lossy().into_owned();
        spawned.map_err(|why| ProcessError::Program { program, why })
    }

    /// Runs it to its end.
    pub fn ends(mut self) -> Said {
        let child = self.child().expect("the program starts");
        let id = child.id();
        let (tell, told) = mpsc::channel();
        thread::spawn(move || tell.send(child.wait_with_output()));
        let output = told.recv_timeout(PATIENCE).unwrap_or_else(|_| {
            signal("-KILL", id);
            panic!("the program does not end");
        });
        let output = output.expect("its output");
        let text = |bytes| String::from_utf8(bytes).expect("a text");
        Said { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
    }
}

/// Reads each line of an output on a thread of its own.
fn read(
    output: Option<impl Read + Send + 'static>,
    mut take: impl FnMut(String) + Send + 'static,
) -> Option<JoinHandle<()>> {
    let lines = BufReader::new(output?).split(b'\n').map_while(Result::ok);
    let read = move || lines.for_each(|line| take(String::from_utf8_lossy(&line).into_owned()));
    Some(thread::spawn(read))
}

fn signal(which: &str, id: u32) {
    let sent = Command::new("kill").args([which, &id.to_string()]).status();
    assert!(sent.expect("the program kill").success());
}

/// What a program said, and how it ended.
#[derive(Debug)]
pub struct Said {
    /// The exit code; none where a signal ended it.
    pub code: Option<i32>,
    /// What it printed.
    pub out: String,
    /// What it said of errors.
    pub err: String,
}

impl Said {
    /// Checks that it failed and said this, and did not panic.
    pub fn check_failed(&self, words: &str) {
        assert!(self.code != Some(0) && self.err.contains(words), "{self:?}");
        assert!(!self.err.contains("panicked"), "{self:?}");
    }

    /// Checks that it refused with this code and one line, in which these words are.
    pub fn check_refused(&self, code: i32, words: &[&str]) {
        assert_eq!((self.code, self.err.lines().count()), (Some(code), 1), "{self:?}");
        assert!(self.err.ends_with('\n') && self.out.is_empty(), "{self:?}");
        assert!(!self.err.contains("panicked"), "{self:?}");
        for word in words {
            assert!(self.err.contains(word), "{word:?} is not in {self:?}");
        }
    }
}

/// A program that runs; it is killed when this is dropped.
pub struct Process {
    child: Child,
    log: watch::Receiver<Vec<String>>,
    printed: watch::Receiver<Vec<String>>,
    readers: Vec<JoinHandle<()>>,
    _folder: Option<TempDir>,
}

impl Process {
    /// Waits until the bot hears what people do.
    pub async fn wait_until_ready(&mut self, playground: &Playground) -> Result<(), ProcessError> {
        let mut log = self.log.clone();
        tokio::select! {
            ready = playground.wait_until_ready(PATIENCE) => {
                if ready { Ok(()) } else { Err(ProcessError::NotReady) }
            }
            _ = log.wait_for(|_| false) => Err(self.status()),
        }
    }

    /// Fails where it has ended.
    pub fn check(&mut self) -> Result<(), ProcessError> {
        match self.child.try_wait() {
            Ok(Some(status)) => Err(ProcessError::Ended(status)),
            Ok(None) | Err(_) => Ok(()),
        }
    }

    /// How it has ended by itself, which it is waited for so long.
    pub async fn ended_within(&mut self, limit: Duration) -> Option<ProcessError> {
        let mut log = self.log.clone();
        timeout(limit, log.wait_for(|_| false)).await.ok()?.err()?;
        Some(self.status())
    }

    /// How it has ended, once it says nothing more.
    fn status(&mut self) -> ProcessError {
        ProcessError::Ended(self.child.wait().expect("a child"))
    }

    /// Its number.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// What it has of the machine; fails where it has ended.
    pub fn usage(&mut self) -> Result<Usage, ProcessError> {
        self.check()?;
        Ok(Usage::of(self.id()))
    }

    /// What it has logged so far, where that is kept.
    pub fn log(&self) -> Vec<String> {
        self.log.borrow().clone()
    }

    /// Waits for a line of its log with these words.
    pub async fn logs(&self, words: &str) -> Result<String, ProcessError> {
        line_with(self.log.clone(), words).await
    }

    /// Waits for a line that it prints with these words.
    pub async fn prints(&self, words: &str) -> Result<String, ProcessError> {
        line_with(self.printed.clone(), words).await
    }

    /// Where it receives interactions over HTTP, as it logs that.
    pub async fn endpoint(&self) -> String {
        format!("{}/", self.address("listening for interactions").await)
    }

    /// The address in a line of its log.
    async fn address(&self, words: &str) -> String {
        let line = self.logs(words).await.expect("an address");
        let address = &line[line.rfind("127.0.0.1:").expect("an address")..];
        format!("http://{}", address.split(['"', ' ']).next().unwrap_or(address))
    }

    /// What it says of its health and its metrics: status and text; 0 where it is gone or silent.
    pub async fn get(&self, path: &str) -> (u16, String) {
        let address = self.address("health and metrics are served").await;
        let client = reqwest::Client::builder().no_proxy().timeout(crate::PATIENCE).build();
        let client = client.expect("a client");
        match client.get(format!("{address}{path}")).send().await {
            Ok(said) => (said.status().as_u16(), said.text().await.unwrap_or_default()),
            Err(_) => (0, String::new()),
        }
    }

    /// Reads that again until it is as it should be.
    pub async fn until(&self, path: &str, holds: impl Fn(u16, &str) -> bool) {
        let start = Instant::now();
        loop {
            let (status, text) = self.get(path).await;
            if holds(status, &text) {
                return;
            }
            assert!(start.elapsed() < PATIENCE, "{path}: {status} {text}\n{:#?}", self.log());
            sleep(READ_AGAIN).await;
        }
    }

    /// Waits until it can answer people.
    pub async fn until_ready(&self) {
        self.until("/readyz", |status, _| status == 200).await;
    }

    /// Waits until its metrics have this line, without the name that all of them begin with.
    pub async fn until_measured(&self, line: &str) {
        self.until("/metrics", |_, text| has(text, line)).await;
    }

    /// What one of its metrics counts, by its name and labels.
    pub async fn measured(&self, name: &str) -> f64 {
        count(&self.get("/metrics").await.1, name)
    }

    /// Asks it to end.
    pub fn ask_to_stop(&self) {
        signal("-TERM", self.id());
    }

    /// Asks it to end, and waits until it has ended well; its log.
    pub async fn stop(mut self) -> Vec<String> {
        self.ask_to_stop();
        let ended = self.ended_within(STOP).await;
        let log = self.log();
        let well = matches!(&ended, Some(ProcessError::Ended(status)) if status.code() == Some(0));
        assert!(well, "{ended:?}: {log:#?}");
        assert!(!log.iter().any(|line| line.contains('\u{1b}')), "colors in no terminal: {log:#?}");
        log
    }

    /// Kills it where it stands, and returns once it is gone and its log is read.
    pub fn kill(self) {
        drop(self);
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
        let unread = self.readers.drain(..).map(JoinHandle::join).filter(Result::is_err).count();
        assert!(unread == 0 || thread::panicking(), "what a program said was not read to its end");
    }
}

async fn line_with(
    mut lines: watch::Receiver<Vec<String>>,
    words: &str,
) -> Result<String, ProcessError> {
    let found = |lines: &Vec<String>| lines.iter().find(|line| line.contains(words)).cloned();
    drop(timeout(PATIENCE, lines.wait_for(|lines| found(lines).is_some())).await);
    let lines = lines.borrow();
    found(&lines).ok_or_else(|| {
        let last = lines.last().cloned().unwrap_or_default();
        ProcessError::Unlogged { words: words.to_owned(), last }
    })
}

/// Whether metrics have this line, without the name that all of them begin with.
pub fn has(metrics: &str, line: &str) -> bool {
    metrics.lines().any(|it| it.strip_prefix("eightfold_") == Some(line))
}

/// What one of the metrics counts, by its name and labels; 0 where it has counted nothing.
pub fn count(metrics: &str, name: &str) -> f64 {
    let begins = format!("eightfold_{name} ");
    let counted = metrics.lines().find_map(|line| line.strip_prefix(&begins));
    counted.map_or(0.0, |it| it.parse().expect("a number"))
}
