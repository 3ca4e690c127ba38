//! What is measured of the running program, all of it on the dashboard, and nothing of it anybody's.

use std::collections::BTreeSet;
use std::time::Duration;

use playground::StartLimit;
use rules::Color;
use serde_json::json;
use tests::process::{count, has};
use tests::rows::{GameRow, JobRow};
use tests::stored::{self, RUNNING};
use tests::{GameDriver, World, against};

use crate::deployed::text;
use crate::program::world;
use crate::running::{begin, over_http, ready};

/// Plays a little: a command, suggestions, a game of two people with a turn, and one against the
/// engine.
async fn play(world: &World) {
    let (ada, boris) = world.two();
    let game = GameDriver::begin_with(world, "chess", (ada, boris), &json!({ "pace": "1d" })).await;
    game.plays(0, &["e2e4"]).await;
    boris.suggestions("e").await;
    let alone = ada.at(world.playground.channel("general"));
    alone.command("challenge", against(world, "chess", 1, Color::White)).await;
    alone.types("e2e4").await;
    ada.command("replay", json!({})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_refused_over_http_is_counted_by_why() {
    let world = world().await;
    let (bot, url) = over_http(&world, &[]).await;
    for why in ["signature", "age", "body"] {
        bot.until_measured(&format!("refused_total{{reason=\"{why}\"}} 0")).await;
    }
    let client = reqwest::Client::builder().no_proxy().build().expect("a client");
    let said = client.post(&url).body("{}").send().await.expect("an answer");
    assert_eq!(said.status(), 401);
    bot.until_measured("refused_total{reason=\"signature\"} 1").await;
    let long_ago = || jiff::Timestamp::now().as_second() - 3600;
    let taken = world.playground.deliver_to(&url, long_ago).await;
    taken.expect_err("nothing that old is taken");
    assert!(bot.measured("refused_total{reason=\"age\"}").await > 0.0);
    let too_much = client.post(&url).header("x-signature-ed25519", "0".repeat(128));
    let too_much = too_much.header("x-signature-timestamp", "1").body("x".repeat(2 << 20));
    // It may be cut off before it is sent to its end.
    drop(too_much.send().await);
    bot.until_measured("refused_total{reason=\"body\"} 1").await;
    bot.stop().await;
}

/// A job of the game that goes on, after its last entry.
fn job(kind: &str) -> JobRow {
    let game = RUNNING.cast_signed();
    JobRow {
        kind: kind.to_owned(),
        subject_id: game,
        seq: 3,
        game_id: Some(game),
        channel_id: 25_165_824,
        payload: "{}".to_owned(),
        ..JobRow::default()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_job_that_fails_again_and_again_is_late_from_when_it_was_due_first() {
    let world = World::builder().database(stored::games().await).without_bot().await;
    // As it stands after some tries: due again in an hour.
    let now = jiff::Timestamp::now().as_millisecond();
    let (since, due) = (now - 200_000, now + 3_600_000);
    let board = JobRow { run_at: Some(due), attempts: 8, first_attempt_at: since, ..job("board") };
    world.database.insert(&[board]).await;
    let bot = ready(&world, &[]).await;
    let late = |_: u16, text: &str| count(text, "jobs_late_seconds{kind=\"board\"}") >= 200.0;
    bot.until("/metrics", late).await;
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_engine_left_undone_is_counted_as_tried() {
    let world = World::builder().database(stored::games().await).without_bot().await;
    let against_engine = |it: &mut GameRow| {
        if it.game_id.cast_unsigned() == RUNNING {
            (it.black_id, it.black_level) = (None, Some(1));
        }
    };
    world.database.change(against_engine).await;
    let engine = JobRow { run_at: Some(1), first_attempt_at: 1, ..job("engine") };
    world.database.insert(&[engine]).await;
    let bot = ready(&world, &[]).await;
    let tried = |_: u16, text: &str| count(text, "jobs_tried_total{kind=\"engine\"}") > 0.0;
    bot.until("/metrics", tried).await;
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sessions_are_all_there_again_once_their_day_is_over() {
    let world = world().await;
    let reset_after = Duration::from_secs(4);
    let few = StartLimit { total: 1000, remaining: 100, reset_after, max_concurrency: 1 };
    world.playground.set_starts(few);
    let bot = ready(&world, &[]).await;
    bot.until_measured("gateway_identifies_left 1000").await;
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn it_tells_what_the_process_has_of_the_machine() {
    let (_world, bot) = begin(&[]).await;
    let (_, text) = bot.get("/metrics").await;
    let value = |name: &str| -> f64 {
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.and_then(|it| it.parse().ok()).unwrap_or_else(|| panic!("{name}: {text}"))
    };
    let megabytes = value("process_resident_memory_bytes") / 1e6;
    assert!((5.0..2000.0).contains(&megabytes), "{megabytes} MB");
    let (open, most) = (value("process_open_fds"), value("process_max_fds"));
    assert!(open > 5.0 && open < most, "{open} of {most}");
    assert!(value("process_cpu_seconds_total") < 60.0);
    let now = jiff::Timestamp::now().as_second() as f64;
    let age = now - value("process_start_time_seconds");
    assert!((-5.0..120.0).contains(&age), "started {age} seconds ago");
    bot.stop().await;
}

/// The samples of what is measured: names, and their labels.
fn samples(text: &str) -> Vec<(String, Vec<(String, String)>)> {
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    let sample = |line: &str| {
        let (name, rest) = line.split_at(line.find(['{', ' ']).expect("a value"));
        let labels = rest.strip_prefix('{').and_then(|it| it.split_once('}'));
        let pairs =
            labels.map(|it| it.0).unwrap_or_default().split(',').filter(|it| !it.is_empty());
        let pair = |it: &str| {
            let (key, value) = it.split_once('=').expect("a label");
            (key.to_owned(), value.trim_matches('"').to_owned())
        };
        (name.to_owned(), pairs.map(pair).collect())
    };
    lines.map(sample).collect()
}

/// What each label may hold; `le` is a number.
const LABELS: [(&str, &str); 7] = [
    ("reason", "signature age body away busy full shared silent other"),
    (
        "kind",
        "command user_command autocomplete component modal board offers followers thread reminder late flag engine \
         review challenge puzzle read write themes replay picture curve odds share turn hint",
    ),
    ("outcome", "done failed answer deferred rejected untaken"),
    ("status", "2xx 4xx 429 5xx none"),
    ("state", "connected away"),
    ("version", env!("CARGO_PKG_VERSION")),
    ("le", ""),
];

#[tokio::test(flavor = "multi_thread")]
async fn what_is_measured_is_all_on_the_dashboard_and_tells_of_nobody() {
    let (world, bot) = begin(&[]).await;
    play(&world).await;
    // Suggestions and boards are noted a moment after they are seen.
    let done = |_: u16, text: &str| {
        has(text, "jobs{kind=\"board\"} 0")
            && has(text, "jobs{kind=\"reminder\"} 1")
            && text.contains(
                "eightfold_answer_seconds_count{kind=\"autocomplete\",outcome=\"answer\"}",
            )
    };
    bot.until("/metrics", done).await;
    let (_, text) = bot.get("/metrics").await;
    let samples = samples(&text);
    for (name, labels) in &samples {
        assert!(name.starts_with("eightfold_") || name.starts_with("process_"), "{name}");
        for (key, value) in labels {
            let known = LABELS.iter().find(|(label, _)| label == key);
            let (_, values) = known.unwrap_or_else(|| panic!("{name} has a label {key}"));
            let fits = match key.as_str() {
                "le" => value == "+Inf" || value.parse::<f64>().is_ok_and(|it| it <= 10.0),
                _ => values.split(' ').any(|it| it == value),
            };
            assert!(fits, "{name}: {key} is {value}");
        }
    }
    let names: BTreeSet<&str> = samples.iter().map(|(name, _)| name.as_str()).collect();
    let shown = shown();
    for name in &shown {
        assert!(names.contains(name.as_str()), "{name} is on the dashboard alone: {names:?}");
    }
    // And the other way round, but for what belongs to a name that is there.
    let base = |name: &str| {
        let end = ["_bucket", "_sum", "_count"].iter().find_map(|end| name.strip_suffix(end));
        end.unwrap_or(name).to_owned()
    };
    let on_it: BTreeSet<String> = shown.iter().map(|name| base(name)).collect();
    let measured: BTreeSet<String> = names.iter().map(|name| base(name)).collect();
    // What a process has of the machine is more than is worth a look.
    let ours = |it: &&String| it.starts_with("eightfold_");
    let (on_it, all): (Vec<_>, Vec<_>) =
        (on_it.iter().filter(ours).collect(), measured.iter().filter(ours).collect());
    assert_eq!(on_it, all);
    for name in names_in("docs/operations.md") {
        assert!(measured.contains(&base(&name)), "{name} is in the guide alone");
    }
    bot.stop().await;
}

/// The names that the dashboard asks for.
fn shown() -> BTreeSet<String> {
    const PATH: &str = "docs/grafana.json";
    let dashboard: serde_json::Value = serde_json::from_str(&text(PATH)).expect("JSON");
    assert!(dashboard["panels"].as_array().is_some_and(|panels| panels.len() >= 10));
    names_in(PATH)
}

/// The names that a file speaks of.
fn names_in(path: &str) -> BTreeSet<String> {
    let text = text(path);
    let mut names = BTreeSet::new();
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let begins = ["eightfold_", "process_"].into_iter().flat_map(|it| text.match_indices(it));
    for (at, _) in begins.filter(|(at, _)| !text[..*at].ends_with(is_part)) {
        let rest = &text[at..];
        let end = rest.find(|c: char| !is_part(c));
        names.insert(rest[..end.unwrap_or(rest.len())].to_owned());
    }
    names
}
