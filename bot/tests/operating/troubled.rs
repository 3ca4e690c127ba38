//! What goes wrong, and what people wait for, is counted.

use std::thread::available_parallelism;
use std::time::Duration;

use futures_util::future::join_all;
use playground::{Fault, Id, Playground};
use serde_json::json;
use sqlx::Connection;

use crate::kept::Kept;
use crate::program::playground;
use crate::table::Table;
use crate::watched::{Watched, count, has};

/// Where first answers go.
const CALLBACK: &str = "/interactions/*/*/callback";

/// More than are decided on at once.
const CROWD: usize = 150;

/// How many commands had such a first answer.
fn answers(text: &str, way: &str) -> f64 {
    count(text, &format!("answer_seconds_count{{kind=\"command\",way=\"{way}\"}}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_put_off_turned_away_or_failed_while_nothing_can_be_written_is_counted() {
    let (kept, playground) = (Kept::empty().await, playground().await);
    let unlimited = ["COMMANDS_PER_MINUTE", "CHALLENGES_PER_PERSON", "CHALLENGES_PER_SERVER"]
        .map(|it| (it, "0"));
    let watched = Watched::ready(&kept, &playground, &unlimited).await;
    let nothing = |_: u16, text: &str| {
        has(text, "faults_total{kind=\"command\"} 0")
            && ["deferred", "busy"].iter().all(|way| answers(text, way) == 0.0)
    };
    watched.until("/metrics", nothing).await;
    let held = kept.hold().await;
    let (ada, chess) = (playground.person("Ada"), playground.channel("chess"));
    let terms = json!({ "variant": "chess", "color": "white" });
    let asks = (0..CROWD).map(|_| playground.run_command(ada, chess, "challenge", terms.clone()));
    let counted = async {
        let all = |_: u16, text: &str| {
            let ways = ["deferred", "busy"].iter().all(|way| answers(text, way) > 0.0);
            let writes = "database_seconds_count{kind=\"write\",outcome=\"failed\"}";
            ways && count(text, "faults_total{kind=\"command\"}") > 0.0 && count(text, writes) > 0.0
        };
        watched.until("/metrics", all).await;
        drop(held.close().await);
    };
    let (told, ()) = tokio::join!(join_all(asks), counted);
    assert!(told.iter().all(Result::is_ok));
    watched.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_discord_does_not_take_is_counted_and_its_requests_by_what_it_said() {
    let (kept, playground) = (Kept::empty().await, playground().await);
    let watched = Watched::ready(&kept, &playground, &[]).await;
    let (ada, chess) = (playground.person("Ada"), playground.channel("chess"));
    let requests = |text: &str, status: &str| {
        count(text, &format!("request_seconds_count{{status=\"{status}\"}}"))
    };
    let limited = Fault::RateLimited { retry_after: Duration::from_millis(20), global: false };
    let failed = Fault::Fail { status: 500, code: 0 };
    for (fault, status, untaken) in
        [(limited, "429", 0.0), (failed, "5xx", 1.0), (Fault::DropRequest, "none", 2.0)]
    {
        let (_, before) = watched.get("/metrics").await;
        assert_eq!(requests(&before, status), 0.0, "{before}");
        playground.fault("POST", CALLBACK, fault);
        drop(playground.run_command(ada, chess, "help", json!({})).await);
        let counted = |_: u16, text: &str| {
            requests(text, status) == 1.0 && answers(text, "untaken") == untaken
        };
        watched.until("/metrics", counted).await;
    }
    watched.stop();
}

/// Somebody has Eightfold begin a game, as White, in a channel of their own.
async fn has_it_think(playground: &Playground, number: usize) {
    let person = playground.add_person(&format!("Person {number}"));
    let channel = playground.add_channel(&format!("table-{number}"));
    let engine = playground.bot().id.to_string();
    let terms =
        json!({ "variant": "gravitatur", "opponent": engine, "color": "black", "level": 8 });
    playground.run_command(person, channel, "challenge", terms).await.expect("a command");
}

#[tokio::test(flavor = "multi_thread")]
async fn games_that_wait_for_the_engine_are_counted() {
    let (kept, playground) = (Kept::empty().await, playground().await);
    let watched = Watched::ready(&kept, &playground, &[]).await;
    watched.until("/metrics", |_, text| has(text, "engine_waiting{kind=\"turn\"} 0")).await;
    let games = 8 * available_parallelism().map_or(1, std::num::NonZero::get);
    let think = join_all((0..games).map(|number| has_it_think(&playground, number)));
    let wait =
        watched.until("/metrics", |_, text| count(text, "engine_waiting{kind=\"turn\"}") > 0.0);
    tokio::join!(think, wait);
    watched.stop();
}

/// Lets no review be written, or lets them be written again.
async fn hold_reviews(kept: &Kept, hold: bool) {
    let statements = match (kept.is_file(), hold) {
        (true, true) => {
            "CREATE TRIGGER held BEFORE INSERT ON reviews BEGIN SELECT RAISE(ABORT, 'held'); END"
        }
        (true, false) => "DROP TRIGGER held",
        (false, true) => {
            "CREATE FUNCTION held() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'held'; END $$ \
             LANGUAGE plpgsql; CREATE TRIGGER held BEFORE INSERT ON reviews FOR EACH ROW EXECUTE \
             FUNCTION held()"
        }
        (false, false) => "DROP TRIGGER held ON reviews",
    };
    kept.sql(statements).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_who_wait_for_a_picture_and_those_who_find_no_room_are_counted() {
    let (kept, playground) = (Kept::empty().await, playground().await);
    let watched = Watched::ready(&kept, &playground, &[("REVIEWS_WAITING", "1")]).await;
    let is = async |waiting: u32, refused: u32| {
        let waiting = format!("drawing_waiting{{kind=\"review\"}} {waiting}");
        let refused = format!("drawing_refused_total{{kind=\"review\"}} {refused}");
        watched.until("/metrics", |_, text| has(text, &waiting) && has(text, &refused)).await;
    };
    let people: [Id; 2] = ["Ada", "Boris"].map(|name| playground.person(name));
    let table = Table::begin(&playground, playground.channel("chess"), people).await;
    table.plays(&["e2e4", "e7e5", "g1f3", "b8c6"]).await;
    table.white_resigns().await;
    is(0, 0).await;
    hold_reviews(&kept, true).await;
    table.run(table.white, "review", json!({})).await;
    is(1, 0).await;
    let refused = table.run(table.black, "review", json!({})).await;
    assert!(refused.content().contains("very busy"), "{}", refused.content());
    is(1, 1).await;
    hold_reviews(&kept, false).await;
    is(0, 1).await;
    watched.stop();
}
