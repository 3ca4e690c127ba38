//! The shipped binary as it is started: what it says of bad configuration, the playground, and
//! the bot against a server that speaks Discord's protocol.

mod program;

use std::net::TcpListener;
use std::path::Path;

use playground::{Entry, Outcome};
use program::{TOKEN, connected, eightfold, world};
use serde_json::json;
use tempfile::TempDir;
use tests::World;
use tests::process::{Process, Said};

/// The public key of an application, as one may be.
const PUBLIC_KEY: &str = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";

/// Checks that these variables end the program at once, with one line that says this.
fn refused(variables: &[(&'static str, &str)], words: &[&str]) {
    let folder = folder();
    let program = eightfold().in_folder(folder.path()).set(variables.iter().copied());
    check_refused(&program.ends(), words);
    assert_eq!(left(folder.path()), 0);
}

fn check_refused(said: &Said, words: &[&str]) {
    said.check_refused(2, words);
    assert!(!said.err.contains(TOKEN), "{said:?}");
}

/// How many files were left in a folder.
fn left(folder: &Path) -> usize {
    std::fs::read_dir(folder).expect("the folder").count()
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

/// An address on loopback where nobody listens.
fn nobody() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = listener.local_addr().expect("an address");
    format!("http://{address}")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_variable_that_is_missing_or_not_known_is_named() {
    refused(&[], &["DISCORD_TOKEN", "playground"]);
    refused(&[("DISCORD_TOKEN", "  ")], &["DISCORD_TOKEN", "playground"]);
    for odd in ["one two", "ein-Tök\u{e9}n", "a\u{7}b", "\u{1f984}"] {
        refused(&[("DISCORD_TOKEN", &format!("{TOKEN}{odd}"))], &["DISCORD_TOKEN"]);
    }
    let world = world().await;
    for (proxy, named) in
        [(nobody().as_str(), "DISCORD_PROXY"), (world.playground.base_url(), "DISCORD_TOKEN")]
    {
        let program = eightfold().set([("DISCORD_TOKEN", TOKEN), ("DISCORD_PROXY", proxy)]);
        check_refused(&program.ends(), &[named]);
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
fn a_dotenv_file_that_cannot_be_read_is_named_and_not_shown() {
    let folder = folder();
    let line = format!("DISCORD_TOKEN '{TOKEN}\n");
    std::fs::write(folder.path().join(".env"), line).expect("a file");
    let program = || eightfold().in_folder(folder.path());
    check_refused(&program().ends(), &[".env"]);
    // Who asks for something else is told it all the same.
    assert_eq!(program().arguments(&["--version"]).ends().code, Some(0));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_cannot_be_used_is_named() {
    let (world, folder) = (world().await, folder());
    let text = "no database at all, ".repeat(100);
    std::fs::write(folder.path().join("text.db"), text).expect("a file");
    for url in [
        "sqlite://no/such/folder/games.db",
        "sqlite://.",
        "postgres://me:pa55word@127.0.0.1:1/games",
        "sqlite://text.db",
    ] {
        let program = eightfold().in_folder(folder.path()).against(&world.playground);
        let said = program.set([("DATABASE_URL", url)]).ends();
        let token = world.playground.token();
        assert!(!said.err.contains("pa55word") && !said.err.contains(&token), "{said:?}");
        said.check_refused(2, &["DATABASE_URL"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_playground_prints_its_address_and_serves() {
    let folder = folder();
    let program = eightfold().in_folder(folder.path()).arguments(&["playground", "--port", "0"]);
    let running = program.start().expect("the binary");
    let line = running.prints("Playground").await.expect("a line");
    let address = line.strip_prefix("Playground: ").expect("the address");
    assert!(address.starts_with("http://127.0.0.1:") && address.ends_with('/'), "{line}");
    let client = reqwest::Client::builder().no_proxy().build().expect("a client");
    let page = client.get(address).send().await.expect("an answer");
    assert!(page.status().is_success());
    let page = page.text().await.expect("a text");
    assert!(page.contains("<title>Eightfold playground</title>"), "{page}");
    // Nothing is left where it was started: the database is a temporary one.
    assert_eq!(left(folder.path()), 0);
}

/// The binary in this folder against a world's Discord, with these variables besides.
async fn running(world: &World, folder: &Path, more: &[(&'static str, &str)]) -> Process {
    // Obeyed by HTTP clients that are not told otherwise; nothing may go there.
    let program = eightfold().in_folder(folder).set([("HTTP_PROXY", "http://127.0.0.1:9")]);
    connected(program.against(&world.playground).set(more.iter().copied()), world).await
}

/// Asks the bot for help, which only the person who asks may see.
async fn help(world: &World) -> Outcome {
    let outcome = world.person("Ada").command("help", json!({})).await;
    assert!(outcome.is_private(), "{outcome:?}");
    assert!(outcome.content().contains("/challenge"), "{}", outcome.content());
    outcome
}

/// The paths to which commands were registered. A request is noted once it is answered, so it is
/// waited for.
async fn registered(world: &World) -> Vec<String> {
    world.until_request("commands are registered", |it| it.method == "PUT").await;
    let requests = world.playground.request_log().into_iter();
    requests.filter(|it| it.method == "PUT").map(|it| it.path).collect()
}

/// Where the commands of a world's bot are registered: in this server, or in all.
fn commands_path(world: &World, server: Option<&str>) -> String {
    let place = server.map_or(String::new(), |server| format!("/guilds/{server}"));
    format!("/api/v10/applications/{}{place}/commands", world.playground.application_id())
}

#[tokio::test(flavor = "multi_thread")]
async fn it_runs_against_any_server_that_speaks_the_protocol_and_ends_when_it_is_asked_to() {
    let (world, folder) = (world().await, folder());
    let bot = running(&world, folder.path(), &[]).await;
    help(&world).await;
    assert_eq!(registered(&world).await, [commands_path(&world, None)]);
    assert!(folder.path().join("eightfold.db").exists());
    bot.stop().await;
    assert!(!world.playground.is_connected());
}

#[tokio::test(flavor = "multi_thread")]
async fn with_a_guild_it_registers_there() {
    let (world, folder) = (world().await, folder());
    let id = world.playground.guild_id().to_string();
    let _bot = running(&world, folder.path(), &[("DISCORD_GUILD", &id)]).await;
    help(&world).await;
    assert_eq!(registered(&world).await, [commands_path(&world, Some(&id))]);
}

/// Runs `eightfold commands` with these arguments against Discord.
fn commands(world: &World, arguments: &[&str]) -> Said {
    let folder = folder();
    let program = eightfold().in_folder(folder.path()).against(&world.playground);
    let said = program.arguments(&["commands"]).arguments(arguments).ends();
    assert_eq!(left(folder.path()), 0, "no database is needed for that");
    said
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_are_taken_away_where_that_is_asked() {
    let (world, folder) = (world().await, folder());
    drop(running(&world, folder.path(), &[]).await);
    let guild = world.playground.guild_id().to_string();
    let bot = running(&world, folder.path(), &[("DISCORD_GUILD", &guild)]).await;
    let there = commands_path(&world, Some(&guild));
    let registered = |it: &Entry| it.method == "PUT" && it.path == there;
    world.until_request("it has registered its commands there", registered).await;
    drop(bot);
    for (arguments, server, place) in [
        (&["--clear"][..], None, "all servers"),
        (&["--clear", &guild][..], Some(guild.as_str()), guild.as_str()),
    ] {
        world.playground.clear_request_log();
        let said = commands(&world, arguments);
        assert_eq!((said.code, said.out.lines().count()), (Some(0), 1), "{said:?}");
        assert!(said.out.contains(place), "{said:?}");
        let requests = world.playground.request_log();
        let put = requests.iter().find(|it| it.method == "PUT").expect("a registration");
        let path = commands_path(&world, server);
        assert_eq!((&put.path, &put.body, put.status), (&path, &json!([]), 200));
    }
    assert!(world.playground.commands().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_that_cannot_be_taken_away_stay_and_it_says_so() {
    let world = world().await;
    check_refused(&commands(&world, &["--clear", "chess"]), &["--clear", "server's id"]);
    commands(&world, &["--clear", "77"]).check_refused(1, &["the commands stay"]);
    // Without --clear there is nothing to do.
    assert_eq!(commands(&world, &[]).code, Some(2));
    let nobody = nobody();
    for (proxy, named) in
        [(world.playground.base_url(), "DISCORD_TOKEN"), (nobody.as_str(), "DISCORD_PROXY")]
    {
        let program = eightfold().set([("DISCORD_TOKEN", TOKEN), ("DISCORD_PROXY", proxy)]);
        check_refused(&program.arguments(&["commands", "--clear"]).ends(), &[named]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_secret_is_logged_whatever_is_asked_for() {
    let (world, folder) = (world().await, folder());
    let all = "trace,serenity=trace,tungstenite=trace,reqwest=trace";
    let bot = running(&world, folder.path(), &[("RUST_LOG", all)]).await;
    help(&world).await;
    // It registers beside its work, and may have answered before.
    bot.logs("registered").await.expect("the log tells of the commands");
    // The answer is seen a moment before its request stands in the request log.
    world.until_request("an answer", |it| it.path.ends_with("/callback")).await;
    let answer = world.requests("POST", "/callback").remove(0);
    let secret = answer.path.split('/').nth(5).expect("the interaction's token").to_owned();
    let log = bot.stop().await.join("\n");
    assert!(secret.len() > 10 && !log.contains(&secret), "the token of an interaction");
    assert!(!log.contains(&world.playground.token()), "the token of the bot");
}
