//! Answers that are late, lost or under way, against the stand-in.
#![allow(clippy::unwrap_used, reason = "only tests use it; clippy knows #[test] functions only")]

use std::sync::Arc;
use std::time::Duration;

use bot::config::Config;
use bot::{Bot, Clock, FairDice};
use playground::{Answer, Entry, Fault, Id, Message, Outcome, Playground};
use serde_json::{Value, json};
use sqlx::{Connection, Executor, SqliteConnection};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::time::sleep;

/// How long anything may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// Long enough for whatever is to happen at once.
const MOMENT: Duration = Duration::from_millis(250);

/// Where first answers go.
const CALLBACK: &str = "/interactions/*/*/callback";
/// Where they stand afterwards.
const ORIGINAL: &str = "/webhooks/*/*/messages";

/// A playground and a bot against it, by a clock that is moved by hand.
struct World {
    playground: Playground,
    bot: Bot,
    clock: Clock,
    folder: TempDir,
}

impl World {
    async fn new() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let playground = Playground::start(listener).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite://{}", folder.path().join("games.db").display());
        let config = Config::local(playground.base_url(), &playground.token(), url).unwrap();
        let clock = Clock::manual(1_800_000_000_000);
        let bot = Bot::start_with(&config, Arc::new(FairDice), clock.clone()).await.unwrap();
        assert!(playground.wait_until_ready(PATIENCE).await, "the bot does not connect");
        Self { playground, bot, clock, folder }
    }

    async fn database(&self) -> SqliteConnection {
        let url = format!("sqlite://{}", self.folder.path().join("games.db").display());
        SqliteConnection::connect(&url).await.unwrap()
    }

    /// The database, so that nobody else can write.
    async fn held(&self) -> SqliteConnection {
        let mut database = self.database().await;
        database.execute("BEGIN IMMEDIATE").await.unwrap();
        database
    }

    fn ada(&self) -> Id {
        self.playground.person("Ada")
    }

    async fn command(&self, name: &str, options: Value) -> Outcome {
        let (ada, chess) = (self.ada(), self.playground.channel("chess"));
        self.playground.run_command(ada, chess, name, options).await.unwrap()
    }

    async fn sees(&self, pleases: impl Fn(&Message) -> bool) -> Message {
        let (ada, chess) = (self.ada(), self.playground.channel("chess"));
        let seen = self.playground.wait_for(chess, ada, PATIENCE, pleases).await;
        seen.expect("it is seen in time")
    }

    /// The requests of one method to first answers or what stands of them.
    fn requests(&self, method: &str, part: &str) -> Vec<Entry> {
        let journal = self.playground.journal().into_iter();
        journal.filter(|it| it.method == method && it.path.contains(part)).collect()
    }

    /// A command whose decision takes longer than two seconds.
    async fn slow(&self, name: &str, options: Value) -> Outcome {
        let mut held = self.held().await;
        let passing = async {
            sleep(MOMENT).await;
            self.clock.advance(Duration::from_secs(2));
        };
        let (outcome, ()) = tokio::join!(self.command(name, options), passing);
        held.execute("ROLLBACK").await.unwrap();
        outcome
    }
}

fn thinking(outcome: &Outcome) -> &Message {
    match &outcome.answer {
        Answer::Thinking { message } => message,
        answer => panic!("not deferred: {answer:?}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_decided_in_a_second_and_a_half_is_deferred() {
    let world = World::new().await;
    let mut held = world.held().await;
    let watching = async {
        sleep(MOMENT).await;
        world.clock.advance(Duration::from_millis(1_499));
        sleep(MOMENT).await;
        assert!(world.requests("POST", "/callback").is_empty(), "too early");
        world.clock.advance(Duration::from_millis(1));
    };
    let options = json!({ "variant": "chess" });
    let (outcome, ()) = tokio::join!(world.command("challenge", options), watching);
    thinking(&outcome);
    held.execute("ROLLBACK").await.unwrap();
    world.sees(|it| it.button("Accept").is_some()).await;
    world.bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_goes_wrong_with_us_is_told_by_a_number_alone() {
    let world = World::new().await;
    let mut database = world.database().await;
    database.execute("PRAGMA foreign_keys = OFF").await.unwrap();
    let tables = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'";
    let tables: Vec<String> = sqlx::query_scalar(tables).fetch_all(&mut database).await.unwrap();
    for table in tables {
        let drop = format!("DROP TABLE {table}");
        database.execute(sqlx::AssertSqlSafe(drop)).await.unwrap();
    }
    let outcome = world.command("challenge", json!({ "variant": "chess" })).await;
    assert!(outcome.is_private(), "{outcome:?}");
    let text = outcome.content().to_lowercase();
    assert!(text.contains("went wrong") && text.contains("logged as `"), "{text}");
    for word in ["database", "table", "sql", "error"] {
        assert!(!text.contains(word), "{word} is in {text}");
    }
    world.bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_private_answer_without_reply_is_given_again() {
    let world = World::new().await;
    for _ in 0..2 {
        world.playground.fault("PATCH", ORIGINAL, Fault::DropRequest);
    }
    let outcome = world.slow("settings", json!({ "size": "small" })).await;
    let thinking = thinking(&outcome).id;
    let answered = world.sees(|it| it.id == thinking && !it.content.is_empty());
    let passing = async {
        loop {
            sleep(MOMENT).await;
            world.clock.advance(Duration::from_secs(1));
        }
    };
    let message = tokio::select! {
        message = answered => message,
        () = passing => unreachable!("time passes for ever"),
    };
    assert_eq!(message.only_for, Some(world.ada()));
    world.bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_public_answer_is_posted_at_once_and_its_thinking_taken_away_later() {
    let world = World::new().await;
    for _ in 0..2 {
        world.playground.fault("DELETE", ORIGINAL, Fault::DropRequest);
    }
    let outcome = world.slow("challenge", json!({ "variant": "chess" })).await;
    let thinking = thinking(&outcome).id;
    let challenge = world.sees(|it| it.button("Accept").is_some()).await;
    assert_eq!(challenge.only_for, None);
    let stands = || world.playground.message(thinking, world.ada()).is_some();
    sleep(MOMENT).await;
    assert!(stands(), "both requests were lost");
    world.clock.advance(Duration::from_secs(1));
    sleep(2 * MOMENT).await;
    assert!(!stands(), "it is asked for again");
    world.bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_asked_of_a_token_that_is_dead() {
    let world = World::new().await;
    for _ in 0..30 {
        world.playground.fault("PATCH", ORIGINAL, Fault::Fail { status: 503, code: 0 });
    }
    world.slow("settings", json!({ "size": "small" })).await;
    let asked = || world.requests("PATCH", "/messages/@original").len();
    for minutes in [2, 4, 6, 8, 10, 12, 14] {
        sleep(MOMENT).await;
        assert_eq!(asked(), minutes / 2, "after {minutes} minutes");
        // The pauses never grow longer than this.
        world.clock.advance(Duration::from_secs(120));
    }
    for _ in 0..3 {
        sleep(MOMENT).await;
        assert_eq!(asked(), 8, "a token lives for fifteen minutes");
        world.clock.advance(Duration::from_secs(120));
    }
    world.bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stop_waits_for_the_answers_under_way() {
    let World { playground, bot, folder, .. } = World::new().await;
    playground.fault("POST", CALLBACK, Fault::Delay(Duration::from_secs(1)));
    let (ada, chess) = (playground.person("Ada"), playground.channel("chess"));
    let stopping = async {
        sleep(MOMENT).await;
        bot.stop().await;
        playground.journal().iter().any(|it| it.path.ends_with("/callback"))
    };
    let (outcome, answered) =
        tokio::join!(playground.run_command(ada, chess, "help", json!({})), stopping);
    assert!(outcome.unwrap().content().contains("/challenge"));
    assert!(answered, "the bot has stopped before its answer was taken");
    drop(folder);
}

/// `/help` as Discord sends it, for the bot to hear; the stand-in knows nothing of it.
fn help(world: &World, id: u64) -> Value {
    let (ada, chess) = (world.ada(), world.playground.channel("chess"));
    let user = json!({ "id": ada.to_string(), "username": "ada", "discriminator": "0" });
    json!({
        "id": id.to_string(), "token": "a-token", "type": 2, "version": 1,
        "application_id": world.playground.application_id().to_string(),
        "attachment_size_limit": 10_485_760, "entitlements": [], "locale": "en-US",
        "guild_id": world.playground.guild_id().to_string(), "channel_id": chess.to_string(),
        "channel": { "id": chess.to_string(), "type": 0 },
        "member": { "user": user, "roles": [], "deaf": false, "mute": false, "flags": 0 },
        "data": { "id": "5", "name": "help", "type": 1, "options": [] },
    })
}

/// What the bot answers to an interaction that is sent like this.
async fn answered(world: &World, interaction: &Value) -> Value {
    let path = format!("/interactions/{}/", interaction["id"].as_str().unwrap());
    world.playground.dispatch("INTERACTION_CREATE", interaction);
    for _ in 0..200 {
        if let Some(entry) = world.requests("POST", &path).pop() {
            return entry.body;
        }
        sleep(Duration::from_millis(20)).await;
    }
    panic!("no answer to {interaction}");
}

#[tokio::test(flavor = "multi_thread")]
async fn odd_fields_of_a_person_lose_no_command() {
    let world = World::new().await;
    let odd = [
        ("/member/user/avatar", json!("not 32 hex digits")),
        ("/member/user/public_flags", json!(1_u64 << 32)),
        ("/member/user/avatar_decoration_data", json!({ "asset": "a", "sku_id": {} })),
        ("/member/flags", json!(1_u64 << 40)),
        ("/attachment_size_limit", json!(1_u64 << 33)),
    ];
    for (number, (pointer, value)) in (1_000_000_000_000_000_001_u64..).zip(odd) {
        let mut interaction = help(&world, number);
        let (parent, key) = pointer.rsplit_once('/').unwrap();
        interaction.pointer_mut(parent).unwrap()[key] = value;
        let answer = answered(&world, &interaction).await;
        let text = answer["data"]["content"].as_str().unwrap();
        assert!(text.contains("/challenge"), "{pointer}: {text}");
    }
    world.bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_read_is_refused_privately() {
    let world = World::new().await;
    let mut interaction = help(&world, 1_000_000_000_000_000_077);
    interaction["member"] = json!({ "user": "nobody" });
    let answer = answered(&world, &interaction).await;
    assert_eq!(answer["data"]["flags"], json!(64));
    let text = answer["data"]["content"].as_str().unwrap();
    assert!(text.contains("could not read"), "{text}");
    world.bot.stop().await;
}
