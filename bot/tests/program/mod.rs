//! The shipped binary, as tests start it.

use std::io::Read;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use playground::Playground;
use tempfile::TempDir;

/// What no output may ever show.
pub(crate) const TOKEN: &str = "A-token.of_no-bot.1234567890";

/// How long anything may take.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// How many file handles it may have: what systemd gives a service by default.
pub(crate) const HANDLES: u64 = 1024;

/// The binary in an empty folder, with these variables and no others. `RUN_BY` names a program that runs it.
pub(crate) fn eightfold(folder: &TempDir, variables: &[(&str, &str)]) -> Command {
    let limited = format!("ulimit -S -n {HANDLES} && exec ${{RUN_BY-}} \"$0\" \"$@\"");
    let mut command = Command::new("/bin/sh");
    command
        .args(["-c", &limited, env!("CARGO_BIN_EXE_eightfold")])
        .current_dir(folder.path())
        .env_clear()
        .envs(variables.iter().copied())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

pub(crate) fn folder() -> TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

/// A program that ends with the test.
pub(crate) struct Running(pub(crate) Child);

impl Drop for Running {
    fn drop(&mut self) {
        drop(self.0.kill());
        drop(self.0.wait());
    }
}

/// Waits until a program ends, and returns what it said.
pub(crate) fn ended(mut command: Command) -> Output {
    let mut running = Running(command.spawn().expect("the binary"));
    let start = Instant::now();
    while running.0.try_wait().expect("a child").is_none() {
        assert!(start.elapsed() < PATIENCE, "it does not end");
        std::thread::sleep(Duration::from_millis(10));
    }
    let read = |stream: &mut dyn Read| {
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).expect("its output");
        bytes
    };
    Output {
        status: running.0.wait().expect("a child"),
        stdout: read(running.0.stdout.as_mut().expect("a pipe")),
        stderr: read(running.0.stderr.as_mut().expect("a pipe")),
    }
}

/// A playground of the library's, for the binary to connect to.
pub(crate) async fn playground() -> Playground {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await;
    Playground::start(listener.expect("a free port")).expect("a playground")
}
