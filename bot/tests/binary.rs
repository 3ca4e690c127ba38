//! The shipped binary as it is started: what it says of bad configuration, the playground, and
//! the bot against a server that speaks Discord's protocol.

mod program;

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use playground::{Outcome, Playground};
use program::{PATIENCE, Running, TOKEN, eightfold, ended, folder, playground};
use serde_json::json;
use tempfile::TempDir;

/// The public key of an application, as one may be.
const PUBLIC_KEY: &str = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";

/// Checks that these variables end the program at once, with one line that says this.
fn refused(variables: &[(&str, &str)], words: &[&str]) {
    let folder = folder();
    check_refused(ended(eightfold(&folder, variables)), words);
    let left: Vec<_> = std::fs::read_dir(folder.path()).expect("the folder").collect();
    assert!(left.is_empty(), "{left:?}");
}

fn check_refused(output: Output, words: &[&str]) {
    let said = String::from_utf8(output.stderr).expect("a text");
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(said.ends_with('\n') && output.stdout.is_empty(), "{said}");
    assert!(!said.contains("panicked") && !said.contains(TOKEN), "{said}");
    for word in words {
        assert!(said.contains(word), "{word} is not in {said}");
    }
}

/// An address on loopback where nobody listens.
fn nobody() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = listener.local_addr().expect("an address");
    format!("http://{address}")
}

#[test]
fn without_a_token_it_says_what_to_do() {
    refused(&[], &["DISCORD_TOKEN", "playground"]);
    refused(&[("DISCORD_TOKEN", "  ")], &["DISCORD_TOKEN", "playground"]);
}

#[test]
fn a_token_with_odd_characters_is_not_shown() {
    for odd in ["one two", "ein-Tök\u{e9}n", "a\u{7}b", "\u{1f984}"] {
        let token = format!("{TOKEN}{odd}");
        refused(&[("DISCORD_TOKEN", &token)], &["DISCORD_TOKEN"]);
    }
}

#[test]
fn a_variable_that_is_wrong_is_named() {
    let bad: &[(&str, &[&str])] = &[
        ("DISCORD_GUILD", &["chess", "0", "-1", "18446744073709551616", "1 2"]),
        (
            "DISCORD_PROXY",
            &[
                "127.0.0.1:3000",
                "ftp://127.0.0.1",
                "http://",
                "http://127.0.0.1/api",
                "http://a:b@127.0.0.1",
            ],
        ),
        ("CHALLENGES_PER_PERSON", &["-1", "ten"]),
        ("CHALLENGES_PER_SERVER", &["1.5"]),
        ("COMMANDS_PER_MINUTE", &["4294967296"]),
        ("ROLLS_PER_MINUTE", &["20/min"]),
        ("REPLAYS_WAITING", &["many"]),
        ("REVIEWS_WAITING", &["-1"]),
        ("PICTURES_WAITING", &["1e3"]),
        ("QUESTIONS_WAITING", &["4294967296"]),
        ("TURNS_WAITING", &["1.5"]),
        ("DATABASE_URL", &["mysql://localhost/x", "games.db", "//", "postgres:games"]),
        ("INTERACTIONS_LISTEN", &["8080", "localhost:8080", "127.0.0.1", "https://example.com"]),
        ("SHARDS", &["4", "0-4/4", "2-1/4", "x"]),
        ("DISCORD_PUBLIC_KEY", &["", "abc", "0123456789abcdef", TOKEN]),
    ];
    for &(variable, values) in bad {
        for value in values {
            let (token, listen) = (("DISCORD_TOKEN", TOKEN), ("INTERACTIONS_LISTEN", "[::1]:0"));
            let key = ("DISCORD_PUBLIC_KEY", PUBLIC_KEY);
            refused(&[token, listen, key, (variable, value)], &[variable]);
        }
    }
}

#[test]
fn a_proxy_that_does_not_answer_is_named() {
    let proxy = nobody();
    let variables = [("DISCORD_TOKEN", TOKEN), ("DISCORD_PROXY", proxy.as_str())];
    check_refused(ended(eightfold(&folder(), &variables)), &["DISCORD_PROXY"]);
}

#[test]
fn a_dotenv_file_that_cannot_be_read_is_named_and_not_shown() {
    let folder = folder();
    let line = format!("DISCORD_TOKEN '{TOKEN}\n");
    std::fs::write(folder.path().join(".env"), line).expect("a file");
    check_refused(ended(eightfold(&folder, &[])), &[".env"]);
    // Who asks for something else is told it all the same.
    let mut version = eightfold(&folder, &[]);
    version.arg("--version");
    assert!(ended(version).status.success());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_cannot_be_used_is_named() {
    let playground = playground().await;
    let folder = folder();
    std::fs::write(folder.path().join("text.db"), "no database at all, ".repeat(100))
        .expect("a file");
    for url in [
        "sqlite://no/such/folder/games.db",
        "sqlite://.",
        "postgres://me:pa55word@127.0.0.1:1/games",
        "sqlite://text.db",
    ] {
        let token = playground.token();
        let variables = [
            ("DISCORD_TOKEN", token.as_str()),
            ("DISCORD_PROXY", playground.base_url()),
            ("DATABASE_URL", url),
        ];
        let output = ended(eightfold(&folder, &variables));
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!said.contains("pa55word") && !said.contains(&token), "{said}");
        check_refused(output, &["DATABASE_URL"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_discord_does_not_know_is_named() {
    let playground = playground().await;
    let folder = folder();
    let variables = [("DISCORD_TOKEN", TOKEN), ("DISCORD_PROXY", playground.base_url())];
    check_refused(ended(eightfold(&folder, &variables)), &["DISCORD_TOKEN"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_playground_prints_its_address_and_serves() {
    let folder = folder();
    let mut command = eightfold(&folder, &[]);
    let mut running =
        Running(command.args(["playground", "--port", "0"]).spawn().expect("the binary"));
    let mut lines = BufReader::new(running.0.stdout.take().expect("a pipe")).lines();
    let line = lines.next().expect("a line").expect("a text");
    let address = line.strip_prefix("Playground: ").expect("the address");
    assert!(address.starts_with("http://127.0.0.1:") && address.ends_with('/'), "{line}");
    let client = reqwest::Client::builder().no_proxy().build().expect("a client");
    let page = client.get(address).send().await.expect("an answer");
    assert!(page.status().is_success());
    let page = page.text().await.expect("a text");
    assert!(page.contains("<title>Eightfold playground</title>"), "{page}");
    // Nothing is left where it was started: the database is a temporary one.
    assert_eq!(std::fs::read_dir(folder.path()).expect("the folder").count(), 0);
}

/// The binary against this playground, with one more variable.
async fn connected(playground: &Playground, folder: &TempDir, more: &[(&str, &str)]) -> Running {
    let token = playground.token();
    let mut variables = vec![
        ("DISCORD_TOKEN", token.as_str()),
        ("DISCORD_PROXY", playground.base_url()),
        // Obeyed by HTTP clients that are not told otherwise; nothing may go there.
        ("HTTP_PROXY", "http://127.0.0.1:9"),
    ];
    variables.extend_from_slice(more);
    let mut command = eightfold(folder, &variables);
    command.stderr(Stdio::inherit());
    let running = Running(command.spawn().expect("the binary"));
    assert!(playground.wait_until_ready(PATIENCE).await, "it does not connect");
    running
}

/// Asks the bot for help, which only the person who asks may see.
async fn help(playground: &Playground) -> Outcome {
    let (ada, chess) = (playground.person("Ada"), playground.channel("chess"));
    let outcome = playground.run_command(ada, chess, "help", json!({})).await;
    let outcome = outcome.expect("/help is a command");
    assert!(outcome.is_private(), "{outcome:?}");
    assert!(outcome.content().contains("/challenge"), "{}", outcome.content());
    outcome
}

/// The paths to which commands were registered. A request is noted once it is answered, so it is
/// waited for.
async fn registered(playground: &Playground) -> Vec<String> {
    let start = Instant::now();
    loop {
        let journal = playground.journal();
        let put = journal.into_iter().filter(|it| it.method == "PUT");
        let paths: Vec<String> = put.map(|it| it.path).collect();
        if !paths.is_empty() || start.elapsed() > PATIENCE {
            return paths;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn it_runs_against_any_server_that_speaks_the_protocol() {
    let (playground, folder) = (playground().await, folder());
    let running = connected(&playground, &folder, &[]).await;
    help(&playground).await;
    let application = playground.application_id();
    let path = format!("/api/v10/applications/{application}/commands");
    assert_eq!(registered(&playground).await, [path]);
    assert!(folder.path().join("eightfold.db").exists());
    drop(running);
}

#[tokio::test(flavor = "multi_thread")]
async fn with_an_address_it_hears_over_http() {
    let (playground, folder) = (playground().await, folder());
    let address = nobody().replace("http://", "");
    let (token, key) = (playground.token(), playground.public_key());
    let variables = [
        ("DISCORD_TOKEN", token.as_str()),
        ("DISCORD_PROXY", playground.base_url()),
        ("INTERACTIONS_LISTEN", address.as_str()),
        ("DISCORD_PUBLIC_KEY", key.as_str()),
    ];
    let mut command = eightfold(&folder, &variables);
    command.stderr(Stdio::inherit());
    let running = Running(command.spawn().expect("the binary"));
    let (start, url) = (Instant::now(), format!("http://{address}/"));
    let now = || jiff::Timestamp::now().as_second();
    while let Err(error) = playground.deliver_to(&url, now).await {
        assert!(start.elapsed() < PATIENCE, "{error}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert!(playground.wait_until_ready(PATIENCE).await, "no commands");
    help(&playground).await;
    assert_eq!(playground.gateway_attempts(), 0);
    drop(running);
}

#[tokio::test(flavor = "multi_thread")]
async fn with_a_guild_it_registers_there() {
    let (playground, folder) = (playground().await, folder());
    let (application, guild) = (playground.application_id(), playground.guild_id());
    let id = guild.to_string();
    let running = connected(&playground, &folder, &[("DISCORD_GUILD", &id)]).await;
    help(&playground).await;
    let path = format!("/api/v10/applications/{application}/guilds/{guild}/commands");
    assert_eq!(registered(&playground).await, [path]);
    drop(running);
}

/// Runs `eightfold commands` with these arguments against a playground, and ends.
fn commands(playground: &Playground, arguments: &[&str]) -> Output {
    let token = playground.token();
    let variables = [("DISCORD_TOKEN", token.as_str()), ("DISCORD_PROXY", playground.base_url())];
    let folder = folder();
    let mut command = eightfold(&folder, &variables);
    command.arg("commands").args(arguments);
    let output = ended(command);
    let left = std::fs::read_dir(folder.path()).expect("the folder").count();
    assert_eq!(left, 0, "no database is needed for that");
    output
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_are_taken_away_where_that_is_asked() {
    let (playground, folder) = (playground().await, folder());
    drop(connected(&playground, &folder, &[]).await);
    let guild = playground.guild_id().to_string();
    drop(connected(&playground, &folder, &[("DISCORD_GUILD", &guild)]).await);
    let application = playground.application_id();
    let everywhere = format!("/api/v10/applications/{application}/commands");
    let in_guild = format!("/api/v10/applications/{application}/guilds/{guild}/commands");
    for (arguments, path, place) in [
        (&["--clear"][..], &everywhere, "all servers"),
        (&["--clear", &guild][..], &in_guild, guild.as_str()),
    ] {
        playground.clear_journal();
        let output = commands(&playground, arguments);
        let said = String::from_utf8(output.stdout).expect("a text");
        assert!(output.status.success(), "{:?}", output.status);
        assert!(said.lines().count() == 1 && said.contains(place), "{said}");
        let journal = playground.journal();
        let put = journal.iter().find(|it| it.method == "PUT").expect("a registration");
        assert_eq!((&put.path, &put.body, put.status), (path, &json!([]), 200));
    }
    assert!(playground.commands().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_that_cannot_be_taken_away_stay_and_it_says_so() {
    let playground = playground().await;
    check_refused(commands(&playground, &["--clear", "chess"]), &["--clear", "server's id"]);
    let output = commands(&playground, &["--clear", "77"]);
    let said = String::from_utf8(output.stderr).expect("a text");
    assert_eq!((output.status.code(), said.lines().count()), (Some(1), 1), "{said}");
    assert!(said.contains("the commands stay"), "{said}");
    // Without --clear there is nothing to do.
    assert_eq!(commands(&playground, &[]).status.code(), Some(2));
    let variables = [("DISCORD_TOKEN", TOKEN), ("DISCORD_PROXY", playground.base_url())];
    let folder = folder();
    let mut command = eightfold(&folder, &variables);
    command.args(["commands", "--clear"]);
    check_refused(ended(command), &["DISCORD_TOKEN"]);
    let proxy = nobody();
    let mut command =
        eightfold(&folder, &[("DISCORD_TOKEN", TOKEN), ("DISCORD_PROXY", proxy.as_str())]);
    command.args(["commands", "--clear"]);
    check_refused(ended(command), &["DISCORD_PROXY"]);
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn it_ends_cleanly_when_it_is_asked_to() {
    let (playground, folder) = (playground().await, folder());
    let mut running = connected(&playground, &folder, &[]).await;
    let asked = Command::new("kill").arg(running.0.id().to_string()).status();
    assert!(asked.expect("kill").success());
    let start = Instant::now();
    let status = loop {
        if let Some(status) = running.0.try_wait().expect("a child") {
            break status;
        }
        assert!(start.elapsed() < PATIENCE, "it does not end");
        tokio::time::sleep(Duration::from_millis(10)).await;
    };
    assert!(status.success(), "{status}");
    assert!(!playground.is_connected());
}

#[tokio::test(flavor = "multi_thread")]
async fn no_secret_is_logged_whatever_is_asked_for() {
    let (playground, folder) = (playground().await, folder());
    let token = playground.token();
    let variables = [
        ("DISCORD_TOKEN", token.as_str()),
        ("DISCORD_PROXY", playground.base_url()),
        ("RUST_LOG", "trace,serenity=trace,tungstenite=trace,reqwest=trace"),
    ];
    let mut running = Running(eightfold(&folder, &variables).spawn().expect("the binary"));
    let stderr = BufReader::new(running.0.stderr.take().expect("a pipe"));
    let (registered, is_registered) = std::sync::mpsc::channel();
    let reading = std::thread::spawn(move || {
        let mut log = String::new();
        for line in stderr.lines() {
            let line = line.expect("a text");
            if line.contains("registered") {
                let _ = registered.send(());
            }
            log.extend([line.as_str(), "\n"]);
        }
        log
    });
    assert!(playground.wait_until_ready(PATIENCE).await, "it does not connect");
    help(&playground).await;
    // It registers beside its work, and may have answered before.
    is_registered.recv_timeout(PATIENCE).expect("the log tells of the commands");
    // The answer is seen a moment before its request stands in the journal.
    let start = Instant::now();
    let answered = loop {
        let mut journal = playground.journal().into_iter();
        if let Some(entry) = journal.find(|it| it.path.ends_with("/callback")) {
            break entry;
        }
        assert!(start.elapsed() < PATIENCE, "no answer is in the journal");
        tokio::time::sleep(Duration::from_millis(10)).await;
    };
    let secret = answered.path.split('/').nth(5).expect("the interaction's token").to_owned();
    drop(running);
    let log = reading.join().expect("a reader");
    assert!(secret.len() > 10 && !log.contains(&secret), "the token of an interaction");
    assert!(!log.contains(&token), "the token of the bot");
}
