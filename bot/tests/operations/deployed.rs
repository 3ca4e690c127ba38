//! What the program is installed with: a unit for systemd, a container, and the guide that names
//! them.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::Duration;

use tests::skip;

/// The variable that says that the container has to be built.
const REQUIRED: &str = "EIGHTFOLD_REQUIRE_CONTAINER";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// What stands in a file of the project.
pub(crate) fn text(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Runs a command, if there is one of that name.
fn run(program: &str, arguments: &[&str]) -> Option<Output> {
    Command::new(program).args(arguments).current_dir(root()).output().ok()
}

/// What a unit says of a key.
fn value<'a>(unit: &'a str, key: &str) -> &'a str {
    let said = unit.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix('='));
    said.unwrap_or_else(|| panic!("no {key}"))
}

#[test]
fn the_unit_is_one_that_systemd_takes_and_hardly_exposed() {
    let unit = text("docs/eightfold.service");
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("eightfold.service");
    // The program is where it is installed, and nowhere else.
    let program = env!("CARGO_BIN_EXE_eightfold");
    let here = unit.replace("ExecStart=/usr/local/bin/eightfold", &format!("ExecStart={program}"));
    assert_ne!(here, unit);
    std::fs::write(&path, here).expect("a file");
    let path = path.to_str().expect("a text");
    let Some(verified) = run("systemd-analyze", &["verify", path]) else {
        return skip("EIGHTFOLD_REQUIRE_SYSTEMD", "no systemd-analyze is here");
    };
    let said = String::from_utf8_lossy(&verified.stderr);
    // It complains of other units of the machine too.
    let ours: Vec<&str> = said.lines().filter(|line| line.contains("eightfold")).collect();
    assert!(verified.status.success() && ours.is_empty(), "{said}");
    let security = ["security", "--offline=true", "--threshold=20", path];
    let exposed = run("systemd-analyze", &security).expect("systemd-analyze");
    assert!(exposed.status.success(), "{}", String::from_utf8_lossy(&exposed.stdout));
}

/// How long a stop waits for everything together.
pub(crate) fn stop_takes_at_most() -> Duration {
    let wait = |(file, name): (&str, &str)| {
        let (source, name) = (text(file), format!("{name}: Duration = Duration::from_secs("));
        let wait = source.split(&name).nth(1).and_then(|it| it.split(')').next());
        wait.and_then(|it| it.parse().ok()).map(Duration::from_secs).expect("how long a stop waits")
    };
    let waits = [
        ("bot/src/discord/endpoint.rs", "CLOSE_TIMEOUT"),
        ("bot/src/bot.rs", "LAST_ANSWERS"),
        ("bot/src/bot.rs", "LAST_HEARTBEAT"),
        ("bot/src/store/pool.rs", "TIMEOUT"),
    ];
    waits.into_iter().map(wait).sum()
}

#[test]
fn the_unit_and_the_container_wait_for_the_last_answers_and_never_give_up() {
    let unit = text("docs/eightfold.service");
    let number = |key: &str| value(&unit, key).parse::<u64>().expect("a number");
    let (stops, in_all) = (number("TimeoutStopSec"), stop_takes_at_most().as_secs());
    assert!(stops > in_all);
    let told = format!("gone after {in_all} at the latest");
    assert!(text("docs/deployment.md").contains(&told), "{told}");
    let guide = text("docs/operations.md");
    assert!(guide.contains(&format!("--stop-timeout {stops} ")), "the container's in the guide");
    assert!(text("Containerfile").contains(&format!("{stops} seconds")), "and in its own file");
    // However long the database is away.
    assert_eq!((value(&unit, "Restart"), number("StartLimitIntervalSec")), ("always", 0));
    // Enough for 1,024 connections of the endpoint, which takes half of them.
    assert!(number("LimitNOFILE") >= 2 * 1024);
    assert!(!unit.contains("StartLimitBurst") && number("RestartSec") > 0);
}

#[test]
fn the_container_sees_no_secret_and_runs_as_nobody_of_note() {
    let file = text("Containerfile");
    let ignored = text(".dockerignore");
    for secret in [".env", "*.db", ".git", "target"] {
        assert!(ignored.lines().any(|line| line == secret), "{secret}");
    }
    let cargo = text("Cargo.toml");
    let rust = cargo.split("rust-version = \"").nth(1).and_then(|it| it.split('"').next());
    let from = format!("rust:{}-slim", rust.expect("a version"));
    assert!(file.contains(&from), "{from}");
    let last = file.rsplit("\nFROM ").next().expect("a stage");
    let user = last.lines().find_map(|line| line.strip_prefix("USER "));
    assert!(user.is_some_and(|user| user.parse::<u32>().is_ok_and(|id| id > 0)), "{user:?}");
}

/// The program that builds containers here, if its images can be had.
fn builder() -> Result<&'static str, String> {
    let answers = |program: &&str| run(program, &["info"]).is_some_and(|it| it.status.success());
    let builder = ["podman", "docker"].into_iter().find(|it| answers(it));
    let builder = builder.ok_or("neither podman nor docker works here")?;
    for image in text("Containerfile").lines().filter_map(|line| line.strip_prefix("FROM ")) {
        let image = image.split_whitespace().next().expect("a name");
        let pulled = run(builder, &["pull", image]).is_some_and(|it| it.status.success());
        if !pulled {
            return Err(format!("{image} cannot be pulled"));
        }
    }
    Ok(builder)
}

#[test]
fn the_container_is_built_and_starts() {
    let builder = match builder() {
        Ok(builder) => builder,
        Err(why) => {
            return skip(REQUIRED, &why);
        }
    };
    let image = "eightfold-test";
    let built = run(builder, &["build", "-f", "Containerfile", "-t", image, "."]).expect("a build");
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    let asked = run(builder, &["run", "--rm", "--read-only", image, "--version"]).expect("a run");
    let said = String::from_utf8_lossy(&asked.stdout).into_owned();
    assert_eq!(said.trim(), concat!("eightfold ", env!("CARGO_PKG_VERSION")));
    // Without a token it says so, as JSON, and leaves.
    let started = run(builder, &["run", "--rm", "--read-only", image]).expect("a run");
    assert_eq!(started.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&started.stderr).contains("\"level\":\"ERROR\""));
}

#[test]
fn the_guide_is_found_and_names_what_is_there() {
    let (guide, readme, variables) =
        (text("docs/operations.md"), text("README.md"), text(".env.example"));
    assert!(readme.contains("(docs/operations.md)"), "the README leads there");
    for variable in ["METRICS_LISTEN", "LOG_FORMAT", "RUST_LOG", "DATABASE_URL"] {
        assert!(guide.contains(variable), "{variable} in the guide");
        let line = format!("{variable}=");
        assert!(variables.lines().any(|it| it == line), "{variable} in .env.example");
    }
    for file in ["docs/eightfold.service", "Containerfile", "grafana.json"] {
        assert!(guide.contains(file), "{file}");
    }
    for line in guide.lines().filter(|line| !line.starts_with('|')) {
        assert!(line.chars().count() <= 120, "{line}");
    }
}
