//! A PostgreSQL server of a story's own, on loopback, which can be stopped and started.

use std::net::TcpListener;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;

use tempfile::TempDir;
use tokio::task::spawn_blocking;

use crate::skip;

/// Where Debian keeps each version's programs.
const VERSIONS: &str = "/usr/lib/postgresql";

/// How the server is stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// It ends every connection, and takes its time to close.
    Fast,
    /// It drops everything, as if it were killed.
    Immediate,
}

/// The server; stopped and gone once this is dropped.
pub struct PostgresServer(Arc<Inner>);

struct Inner {
    programs: PathBuf,
    folder: TempDir,
    /// It refuses to run as root; Debian's package brings a user for it.
    is_root: bool,
    port: u16,
}

impl PostgresServer {
    /// A new server that runs; none where PostgreSQL is not installed, which is said then.
    pub async fn start() -> Option<Self> {
        let Some(programs) = programs() else {
            skip("EIGHTFOLD_REQUIRE_POSTGRES", "PostgreSQL is not installed");
            return None;
        };
        let folder = tempfile::tempdir().expect("a temporary folder");
        let is_root = folder.path().metadata().expect("a folder").uid() == 0;
        // Beyond those that the system gives by itself, so that nobody has it while it is stopped.
        let mut ports = 20_000..32_000;
        let port = ports.find(|port| TcpListener::bind(("127.0.0.1", *port)).is_ok());
        let port = port.expect("a free port");
        let server = Self(Arc::new(Inner { programs, folder, is_root, port }));
        server.blocking(Inner::make).await;
        server.resume().await;
        Some(server)
    }

    /// Its address, without a database.
    pub fn address(&self) -> String {
        format!("postgres://postgres@127.0.0.1:{}", self.0.port)
    }

    /// Stops it, and returns once it is gone.
    pub async fn stop(&self, how: Stop) {
        self.blocking(move |inner| assert!(inner.stop(how), "PostgreSQL does not stop")).await;
    }

    /// Starts it again at the same address.
    pub async fn resume(&self) {
        self.blocking(Inner::start).await;
    }

    /// Beside the story: its games go on meanwhile.
    async fn blocking(&self, run: impl FnOnce(&Inner) + Send + 'static) {
        let inner = Arc::clone(&self.0);
        spawn_blocking(move || run(&inner)).await.expect("PostgreSQL's programs");
    }
}

impl Inner {
    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// One of its programs, run by whom it accepts.
    fn program(&self, name: &str) -> Command {
        let path = self.programs.join(name);
        let mut command = if self.is_root {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(path);
            command
        } else {
            Command::new(path)
        };
        // Not from a folder that its user may not read.
        command.current_dir("/").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        command
    }

    fn make(&self) {
        if self.is_root {
            let given = Command::new("chown").arg("postgres").arg(self.folder.path()).status();
            assert!(given.expect("chown").success(), "there is no user postgres");
        }
        let settings = ["--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C"];
        let mut made = self.program("initdb");
        made.args(settings).arg("--no-sync").arg("-D").arg(self.data());
        assert!(made.status().expect("initdb").success(), "PostgreSQL makes no database");
    }

    fn start(&self) {
        let settings = format!(
            "-c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c port={}",
            self.port
        );
        let log = self.data().join("log");
        let mut started = self.program("pg_ctl");
        started.args(["start", "--silent", "-w", "-D"]).arg(self.data());
        let started = started.arg("-l").arg(&log).arg("-o").arg(settings).status();
        let said = || std::fs::read_to_string(&log).unwrap_or_default();
        assert!(started.expect("pg_ctl").success(), "PostgreSQL does not start: {}", said());
    }

    fn stop(&self, how: Stop) -> bool {
        let how = match how {
            Stop::Fast => "fast",
            Stop::Immediate => "immediate",
        };
        let mut stopped = self.program("pg_ctl");
        stopped.args(["stop", "--silent", "-w", "-m", how, "-D"]).arg(self.data());
        stopped.status().is_ok_and(|it| it.success())
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        self.stop(Stop::Immediate);
    }
}

/// Where the newest version's programs are.
fn programs() -> Option<PathBuf> {
    let versions = Path::new(VERSIONS).read_dir().ok()?;
    let folders = versions.filter_map(|it| Some(it.ok()?.path().join("bin")));
    let number = |path: &PathBuf| {
        let version = path.parent()?.file_name()?.to_str()?;
        version.parse::<u32>().ok()
    };
    folders.filter(|it| it.join("initdb").is_file()).max_by_key(number)
}
