//! Time in which nobody could play is given back: no program ran, the machine slept, or the database
//! was away.

use std::time::Duration;

use playground::{Disturbance, Options};
use serde_json::json;
use tests::{START, Table, Transport, World, picture};

use crate::timed::*;

/// For how many times it is noted that no program ran.
async fn outages(world: &World) -> i64 {
    sqlx::query_scalar("SELECT COUNT(*) FROM outages")
        .fetch_one(&mut world.sql().await)
        .await
        .expect("the outages")
}

/// When the bot said last that it is alive.
async fn last_sign(world: &World) -> i64 {
    sqlx::query_scalar("SELECT MAX(at) FROM heartbeats")
        .fetch_one(&mut world.sql().await)
        .await
        .expect("a heartbeat")
}

#[tokio::test]
async fn nobody_loses_time_while_no_program_runs() {
    let world = timed().await;
    let table = begin(&world, "chess", "1d").await;
    let (ada, boris) = (table.white, table.black);
    pass(&world, 10 * HOUR).await;
    world.stop_bot().await;
    world.clock.advance(9 * DAY);
    world.start_bot().await;
    world.until("the outage is noted", async || outages(&world).await == 1).await;
    let other = world.another_bot().await;
    pass(&world, HOUR).await;
    assert!(saying(&world, ada, "it is your turn in game").is_empty());
    assert!(saying(&world, ada, "has run out of time").is_empty());
    assert_eq!(deadline(&world, table.game).await, after(10 * DAY));
    assert_eq!(outages(&world).await, 1);
    // The rest of the day runs as ever.
    pass(&world, 9 * HOUR).await;
    let reminder = said(&world, ada, "it is your turn in game").await;
    assert!(reminder.content.contains(&from_now(10 * DAY)), "{}", reminder.content);
    pass(&world, 5 * HOUR).await;
    let late = said(&world, ada, "has run out of time").await;
    picture::check_pings(&late, &[boris.id]);
    // A restart that takes a moment gives nothing back.
    other.stop().await;
    world.restart_bot().await;
    assert_eq!(deadline(&world, table.game).await, after(10 * DAY));
    world.finish().await;
}

#[tokio::test]
async fn what_the_machine_sleeps_through_is_given_back_before_anything_is_done() {
    let world = timed().await;
    let table = begin(&world, "chess", "1d").await;
    pass(&world, 10 * HOUR).await;
    world.settle().await;
    world.clock.sleep_through(9 * DAY);
    world.until("the outage is noted", async || outages(&world).await == 1).await;
    pass(&world, HOUR).await;
    assert!(saying(&world, table.white, "it is your turn in game").is_empty());
    assert!(saying(&world, table.white, "has run out of time").is_empty());
    // The heartbeat before may have been up to half a minute old.
    let slack = millis_between(deadline(&world, table.game).await, after(10 * DAY));
    assert!((0..=30_000).contains(&slack), "{slack}");
    // A clock that is set a little is none that slept.
    world.clock.sleep_through(Duration::from_secs(59));
    pass(&world, Duration::from_secs(60)).await;
    assert_eq!(outages(&world).await, 1);
    world.finish().await;
}

#[tokio::test]
async fn nobody_loses_time_while_the_database_is_away() {
    let world = timed().await;
    let table = begin(&world, "chess", "1d").await;
    pass(&world, 10 * HOUR).await;
    world.settle().await;
    for statement in
        ["ALTER TABLE jobs RENAME TO jobs_away", "ALTER TABLE heartbeats RENAME TO heartbeats_away"]
    {
        sqlx::query(statement).execute(&mut world.sql().await).await.expect("it is away");
    }
    world.clock.advance(9 * DAY);
    // Both the jobs and the heartbeat have been tried.
    tokio::time::sleep(Duration::from_millis(300)).await;
    for statement in
        ["ALTER TABLE heartbeats_away RENAME TO heartbeats", "ALTER TABLE jobs_away RENAME TO jobs"]
    {
        sqlx::query(statement).execute(&mut world.sql().await).await.expect("it is back");
    }
    world
        .until("the outage is noted", async || {
            world.clock.advance(Duration::from_secs(1));
            outages(&world).await == 1
        })
        .await;
    pass(&world, HOUR).await;
    assert!(saying(&world, table.white, "it is your turn in game").is_empty());
    assert!(saying(&world, table.white, "has run out of time").is_empty());
    world.finish().await;
}

fn millis_between(later: Option<i64>, earlier: Option<i64>) -> i64 {
    later.expect("a time") - earlier.expect("a time")
}

#[tokio::test]
async fn of_an_outage_only_what_lies_after_a_turns_begin_is_given_back() {
    let world = timed().await;
    let table = begin(&world, "chess", "1d").await;
    // The last heartbeat is older than the turn.
    pass(&world, Duration::from_secs(100)).await;
    table.white.types("e2e4").await;
    table.shown(1).await;
    world.settle().await;
    world.stop_bot().await;
    sqlx::query("UPDATE heartbeats SET at = $1")
        .bind(START + 75_000)
        .execute(&mut world.sql().await)
        .await
        .expect("the heartbeats");
    world.clock.advance(3 * HOUR);
    world.start_bot().await;
    world.until("the outage is noted", async || outages(&world).await == 1).await;
    let due = DAY + 3 * HOUR + Duration::from_secs(100);
    assert_eq!(deadline(&world, table.game).await, after(due));
    let reminded: i64 = sqlx::query_scalar("SELECT due FROM jobs WHERE kind = 'reminder'")
        .fetch_one(&mut world.sql().await)
        .await
        .expect("a reminder");
    assert_eq!(Some(reminded), after(due - DAY / 5));
    world.finish().await;
}

#[tokio::test]
async fn nobody_is_flagged_for_an_outage_and_three_days_later_once() {
    let world = timed().await;
    let table = begin(&world, "chess", "1h").await;
    let ada = table.white;
    pass(&world, HOUR).await;
    said(&world, ada, "has run out of time").await;
    pass(&world, HOUR).await;
    world.settle().await;
    world.stop_bot().await;
    world.clock.advance(9 * DAY);
    world.start_bot().await;
    world.until("the outage is noted", async || outages(&world).await == 1).await;
    let other = world.another_bot().await;
    // Of the three days in which Boris may choose, one hour had passed.
    pass(&world, Duration::from_secs(60)).await;
    pass(&world, 3 * DAY - HOUR - Duration::from_secs(61)).await;
    assert_eq!(world.record(table.game).await, [], "Boris still may choose");
    said(&world, ada, "has run out of time").await;
    pass(&world, Duration::from_secs(1)).await;
    said(&world, ada, "wins** on time").await;
    let flagged = (1, "flagged".to_owned(), "white black".to_owned());
    assert_eq!(world.record(table.game).await, [flagged]);
    other.stop().await;
    world.finish().await;
}

#[tokio::test]
async fn a_program_says_every_half_minute_that_it_hears_people() {
    let world = timed().await;
    let beats = async || -> Vec<i64> {
        sqlx::query_scalar("SELECT at FROM heartbeats")
            .fetch_all(&mut world.sql().await)
            .await
            .expect("the heartbeats")
    };
    world.until("it is alive", async || beats().await == [START]).await;
    for _ in 0..3 {
        // It goes to sleep for the next half minute.
        tokio::time::sleep(Duration::from_secs(1)).await;
        world.clock.advance(Duration::from_secs(30));
        let now = world.clock.now();
        world.until("it says so again, in the same row", async || beats().await == [now]).await;
    }
    assert_eq!(outages(&world).await, 0);
    world.finish().await;
}

/// What kind of a deadline's job there is of a game.
async fn awaited(world: &World, game: u64) -> String {
    let kind = "SELECT kind FROM jobs WHERE game = $1 AND kind IN ('reminder', 'late', 'flag')";
    sqlx::query_scalar(kind)
        .bind(i64::try_from(game).expect("a small number"))
        .fetch_one(&mut world.sql().await)
        .await
        .expect("a job")
}

#[tokio::test]
async fn an_outage_of_some_shards_is_given_back_to_their_games_alone() {
    let (rate_limits, identify_every) = (false, Duration::ZERO);
    // The server is the third shard's of four; what is outside servers, the first's.
    let options = Options { rate_limits, identify_every, server: 6, ..Options::default() };
    let world = World::builder()
        .discord(options)
        .fixed_dice(5)
        .manual_clock()
        .shards("0-1/4")
        .start()
        .await;
    let other = world.process("2-3/4").await;
    let inside = begin(&world, "chess", "1d").await;
    let channel = world.playground.channel("Ada, Boris");
    let (ada, boris) = (inside.white.at(channel), inside.black.at(channel));
    let options = json!({
        "variant": "chess", "opponent": boris.id.to_string(), "color": "white", "pace": "1d",
    });
    let challenge = ada.command("challenge", options).await;
    boris.click_on(challenge.message().expect("a challenge").id, "Accept").await;
    let outside = Table::found(&world, ada, boris).await;
    world.settle().await;

    other.stop().await;
    world.clock.advance(22 * HOUR);
    // What is due is done of the games whose players are heard, and of no others.
    let done = async || awaited(&world, outside.game).await == "late";
    world.until("the reminder outside is done with", done).await;
    assert_eq!(awaited(&world, inside.game).await, "reminder");
    let again = world.process("2-3/4").await;
    assert_eq!(outages(&world).await, 2, "of two shards");
    assert_eq!(deadline(&world, inside.game).await, after(DAY + 22 * HOUR));
    assert_eq!(deadline(&world, outside.game).await, after(DAY));
    pass(&world, 19 * HOUR).await;
    assert!(saying(&world, inside.white, "it is your turn in game").is_empty());
    pass(&world, HOUR).await;
    said(&world, inside.white, "it is your turn in game").await;
    again.stop().await;
    world.finish().await;
}

#[tokio::test]
async fn a_connection_that_was_away_gives_its_time_back() {
    let world =
        World::builder().transport(Transport::Gateway).fixed_dice(5).manual_clock().start().await;
    let table = begin(&world, "chess", "1d").await;
    world.playground.disturb_gateway(Disturbance::Refuse);
    world.playground.close_gateway(1001);
    world.until("it is away", async || !world.playground.is_connected()).await;
    // The program lives on, and hears nobody: it says no more that it is alive.
    let away = async || world.clock.now() - last_sign(&world).await;
    while away().await < 180_000 {
        tokio::time::sleep(Duration::from_millis(50)).await;
        world.clock.advance(Duration::from_secs(30));
    }
    let away = away().await;
    assert!((180_000..=210_000).contains(&away), "{away}");
    let away = Duration::from_millis(away.unsigned_abs());
    world.playground.calm_gateway();
    world.until("the outage is noted", async || outages(&world).await == 1).await;
    let due = DAY + away;
    assert_eq!(deadline(&world, table.game).await, after(due));
    world.finish().await;
}

#[tokio::test]
async fn an_outage_is_given_back_once_though_there_are_other_shards_than_before() {
    let (rate_limits, identify_every) = (false, Duration::ZERO);
    // The server is the second shard's of two.
    let options = Options { rate_limits, identify_every, server: 3, ..Options::default() };
    let world =
        World::builder().discord(options).fixed_dice(5).manual_clock().shards("0/1").start().await;
    let table = begin(&world, "chess", "1d").await;
    world.settle().await;
    world.stop_bot().await;
    world.clock.advance(3 * HOUR);
    let (first, second) = (world.process("0/2").await, world.process("1/2").await);
    assert_eq!(deadline(&world, table.game).await, after(DAY + 3 * HOUR));
    first.stop().await;
    second.stop().await;
    world.clock.advance(2 * HOUR);
    world.start_bot().await;
    world.until("the outage is noted", async || outages(&world).await == 3).await;
    assert_eq!(deadline(&world, table.game).await, after(DAY + 5 * HOUR));
    world.finish().await;
}

/// Sets the clock forward, as far as it can be told: the machine was awake for none of that time.
async fn set_forward(world: &World, by: Duration) {
    let before = outages(world).await;
    world.clock.sleep_through(by);
    world.until("the time is given back", async || outages(world).await > before).await;
}

/// Sets the clock back, and waits until the program has noticed: by the next heartbeat.
async fn set_back(world: &World, by: Duration) {
    world.clock.set_back(by);
    let noticed = async || {
        world.clock.advance(Duration::from_secs(1));
        let at: i64 = sqlx::query_scalar("SELECT MAX(at) FROM heartbeats")
            .fetch_one(&mut world.sql().await)
            .await
            .expect("the heartbeats");
        at <= world.clock.now()
    };
    world.until("that is noticed", noticed).await;
}

#[tokio::test]
async fn a_clock_that_is_set_back_and_forth_makes_nobody_late_too_early_and_loses_no_deadline() {
    let world = timed().await;
    let table = begin(&world, "chess", "1d").await;
    let late = || saying(&world, table.white, "has run out of time").len();
    // Of the day that Ada has, so much has really passed.
    for passed in 1..=24 {
        pass(&world, HOUR).await;
        match passed {
            9 => set_back(&world, 5 * HOUR).await,
            12 => set_forward(&world, 5 * HOUR).await,
            14 => set_forward(&world, 30 * HOUR).await,
            17 => set_back(&world, 40 * HOUR).await,
            20 => set_forward(&world, 10 * HOUR).await,
            _ => {}
        }
        assert!(passed == 24 || late() == 0, "late after {passed} hours");
    }
    // Whatever was given back is bounded by how far the clock was set: all of it is over then.
    for _ in 0..3 {
        pass(&world, DAY).await;
    }
    let said = said(&world, table.white, "has run out of time").await;
    picture::check_pings(&said, &[table.black.id]);
    assert_eq!(world.record(table.game).await, [], "the other one may still choose");
    // The end of the game, which nobody chose, is put off once more.
    set_back(&world, 7 * HOUR).await;
    pass(&world, 8 * HOUR).await;
    for _ in 0..3 {
        pass(&world, DAY).await;
    }
    let flagged = (1, "flagged".to_owned(), "white black".to_owned());
    assert_eq!(world.record(table.game).await, [flagged]);
    assert_eq!(late(), 1);
    world.finish().await;
}
