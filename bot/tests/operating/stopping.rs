//! A stop amid what people do: nobody is told that something went wrong, and the log has no errors.

use std::time::{Duration, Instant};

use futures_util::future::join_all;
use playground::{Id, Outcome, Playground};
use serde_json::{Value, json};

use crate::kept::Kept;
use crate::program::playground;
use crate::watched::Watched;

/// How long people go on after the program is asked to stop.
const AFTER: Duration = Duration::from_secs(1);

/// Somebody who plays against the engine in a channel of their own, asks it for a hint after every
/// turn, and for whatever else there is; what they were told.
async fn plays(playground: &Playground, number: usize, until: Instant) -> Vec<Outcome> {
    let person = playground.add_person(&format!("Person {number}"));
    let channel = playground.add_channel(&format!("table-{number}"));
    let engine = playground.bot().id.to_string();
    let mut told = Vec::new();
    let terms = json!({ "variant": "chess", "opponent": engine, "color": "white", "level": 6 });
    told.extend(run(playground, (person, channel), "challenge", terms).await);
    for turn in ["e2e4", "g1f3", "f1e2", "e1g1", "d2d3", "b1c3", "a2a3", "h2h3"].iter().cycle() {
        for (name, options) in [
            ("move", json!({ "turn": turn })),
            ("hint", json!({})),
            ("odds", json!({})),
            ("board", json!({})),
        ] {
            if Instant::now() > until {
                return told;
            }
            told.extend(run(playground, (person, channel), name, options).await);
        }
    }
    told
}

/// What somebody is told, if anybody is there to tell them.
async fn run(
    playground: &Playground,
    (person, channel): (Id, Id),
    name: &str,
    options: Value,
) -> Option<Outcome> {
    let answer = playground.run_command(person, channel, name, options);
    tokio::time::timeout(Duration::from_secs(5), answer).await.ok()?.ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stop_amid_games_fails_nobody_and_logs_no_error() {
    let (kept, playground) = (Kept::empty().await, playground().await);
    let json = [("LOG_FORMAT", "json")];
    let watched = Watched::ready(&kept, &playground, &json).await;
    let stops_at = Instant::now() + Duration::from_secs(2);
    let people = (0..12).map(|number| plays(&playground, number, stops_at + AFTER));
    let stop = async {
        tokio::time::sleep_until(stops_at.into()).await;
        watched.ask_to_stop();
    };
    let (told, ()) = tokio::join!(join_all(people), stop);
    let told: Vec<Outcome> = told.into_iter().flatten().collect();
    assert!(told.len() > 40, "{}", told.len());
    let answers: Vec<&str> = told.iter().map(Outcome::content).collect();
    let failed = answers.iter().find(|it| it.contains("went wrong"));
    assert_eq!(failed, None, "{answers:#?}");
    let log = watched.stop();
    for line in &log {
        let line: Value = serde_json::from_str(line).unwrap_or_else(|_| panic!("{line}"));
        assert_ne!(line["level"], "ERROR", "{line}");
    }
    assert!(log.iter().any(|line| line.contains("health and metrics are served")), "{log:#?}");
}

#[test]
fn a_shape_of_the_log_that_is_none_is_named_and_the_last_word_is_json_where_all_is() {
    let none = Kept::file().program_with(&[], &[("LOG_FORMAT", "xml")]);
    assert_eq!((none.code, none.out.len()), (Some(2), 0), "{none:?}");
    assert!(none.err.contains("LOG_FORMAT is neither text nor json"), "{none:?}");
    let last = Kept::file().program_with(&[], &[("LOG_FORMAT", "json")]);
    let line: Value = serde_json::from_str(&last.err).expect("one line of JSON");
    assert_eq!((last.code, &line["level"]), (Some(2), &json!("ERROR")));
    let message = line["fields"]["message"].as_str().expect("a message");
    assert!(message.starts_with("DISCORD_TOKEN is missing"), "{message}");
}
