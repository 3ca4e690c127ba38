//! Time in which nobody could play is given back: no program ran, the machine slept, or the database
//! was away.

use std::time::Duration;

use playground::GatewayFault;
use serde_json::json;
use tests::log::Heard;
use tests::rows::{HeartbeatRow, JobRow};
use tests::{GameDriver, START, Transport, World, picture, says};

use crate::timed_games::*;

/// How often the bot says that it is alive.
const HEARTBEAT: Duration = Duration::from_secs(30);

/// The job that waits for the deadline of a game.
async fn awaited(world: &World, game: u64) -> JobRow {
    let jobs = world.database.all::<JobRow>().await.into_iter();
    let is_it = |it: &JobRow| it.subject_id.cast_unsigned() == game && it.is_of_deadline();
    let mut jobs: Vec<JobRow> = jobs.filter(is_it).collect();
    assert_eq!(jobs.len(), 1);
    jobs.remove(0)
}

/// Has something happen by which it is noticed that a game has lost time, and waits until that is given
/// back: its job is due at another time.
async fn gives_back(world: &World, game: u64, act: impl Future<Output = ()>) {
    let before = awaited(world, game).await.run_at;
    act.await;
    let given_back = async || awaited(world, game).await.run_at != before;
    world.until("the time is given back", given_back).await;
}

/// When each process said last that it is alive.
async fn last_signs(world: &World) -> Vec<i64> {
    let beats = world.database.all::<HeartbeatRow>().await;
    beats.into_iter().map(|it| it.last_seen_at).collect()
}

/// When one of them did.
async fn last_sign(world: &World) -> i64 {
    last_signs(world).await.into_iter().max().expect("a heartbeat")
}

#[tokio::test]
async fn nobody_loses_time_while_no_program_runs() {
    let world = World::builder().fixed_dice(5).start().await;
    let (game, ada, boris) = begin(&world, "chess", "1d").await.with_players();
    pass(&world, 10 * HOUR).await;
    world.stop_bot().await;
    world.clock.advance(9 * DAY);
    gives_back(&world, game.id, world.start_bot()).await;
    let other = world.another_bot().await;
    pass(&world, HOUR).await;
    assert!(saying(&world, ada, "it's your turn in game").is_empty());
    assert!(saying(&world, ada, "is out of time").is_empty());
    assert_eq!(deadline(&world, game.id).await, after(10 * DAY));
    // The rest of the day runs as ever.
    pass(&world, 9 * HOUR).await;
    let reminder = said(&world, ada, "it's your turn in game").await;
    says(&reminder, &from_now(10 * DAY));
    pass(&world, 5 * HOUR).await;
    let late = said(&world, ada, "is out of time").await;
    picture::check_pings(&late, &[boris.id]);
    // A restart that takes a moment gives nothing back.
    other.stop().await;
    world.restart_bot().await;
    assert_eq!(deadline(&world, game.id).await, after(10 * DAY));
    world.finish().await;
}

#[tokio::test]
async fn what_the_machine_sleeps_through_is_given_back_before_anything_is_done() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, "chess", "1d").await;
    pass(&world, 10 * HOUR).await;
    world.settle().await;
    gives_back(&world, game.id, async { world.clock.sleep_through(9 * DAY) }).await;
    pass(&world, HOUR).await;
    assert!(saying(&world, game.white, "it's your turn in game").is_empty());
    assert!(saying(&world, game.white, "is out of time").is_empty());
    // The heartbeat before may have been up to half a minute old.
    let due = deadline(&world, game.id).await;
    let slack = millis_between(due, after(10 * DAY));
    assert!((0..=30_000).contains(&slack), "{slack}");
    // A clock that is set a little is none that slept.
    world.clock.sleep_through(Duration::from_secs(59));
    pass(&world, Duration::from_secs(60)).await;
    assert_eq!(deadline(&world, game.id).await, due);
    world.finish().await;
}

#[tokio::test]
async fn a_clock_that_is_set_ahead_by_an_hour_gives_no_game_an_hour() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, "chess", "1d").await;
    world.settle().await;
    let due = deadline(&world, game.id).await;
    let heard = Heard::at("bot::jobs=warn");
    let is_logged = async |words: &str| heard.lines().iter().any(|line| line.contains(words));
    // A heartbeat fails just before, so that the next one looks for an outage.
    world.until_sleeping(HEARTBEAT).await;
    world.database.take_away::<HeartbeatRow>().await;
    world.clock.advance(HEARTBEAT);
    world.until("a heartbeat fails", async || is_logged("no heartbeat").await).await;
    world.until_sleeping(HEARTBEAT).await;
    world.database.put_back::<HeartbeatRow>().await;
    world.clock.set_ahead(HOUR);
    let set_at = world.clock.now();
    world.clock.advance(HEARTBEAT);
    let is_noticed = async || is_logged("the clock was set ahead").await;
    world.until("it is noticed", is_noticed).await;
    world.until("a heartbeat follows", async || last_sign(&world).await > set_at).await;
    assert_eq!(deadline(&world, game.id).await, due);
    world.finish().await;
}

#[tokio::test]
async fn nobody_loses_time_while_the_database_is_away() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, "chess", "1d").await;
    pass(&world, 10 * HOUR).await;
    world.settle().await;
    let heard = Heard::at("bot::jobs=error");
    let is_logged = |words: &str| heard.lines().iter().any(|line| line.contains(words));
    // Either both tasks have failed, or the outage could not be written, which is tried after one has.
    let both = ["the jobs cannot be read", "no heartbeat"];
    let in_vain = async || {
        is_logged("this process cannot be recorded as alive") || both.into_iter().all(is_logged)
    };
    world.until_sleeping(HEARTBEAT).await;
    world.database.take_away::<JobRow>().await;
    world.database.take_away::<HeartbeatRow>().await;
    world.clock.advance(9 * DAY);
    world.until("the database is asked in vain", in_vain).await;
    world.database.put_back::<HeartbeatRow>().await;
    world.database.put_back::<JobRow>().await;
    let given_back = async || deadline(&world, game.id).await > after(9 * DAY);
    world.pass_until(Duration::from_secs(1), "the time is given back", given_back).await;
    pass(&world, HOUR).await;
    assert!(saying(&world, game.white, "it's your turn in game").is_empty());
    assert!(saying(&world, game.white, "is out of time").is_empty());
    world.finish().await;
}

fn millis_between(later: Option<i64>, earlier: Option<i64>) -> i64 {
    later.expect("a time") - earlier.expect("a time")
}

#[tokio::test]
async fn of_an_outage_only_what_lies_after_a_turns_begin_is_given_back() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, "chess", "1d").await;
    // The last heartbeat is older than the turn.
    pass(&world, Duration::from_secs(100)).await;
    game.plays(0, &["e2e4"]).await;
    world.settle().await;
    world.stop_bot().await;
    world.database.change(|it: &mut HeartbeatRow| it.last_seen_at = START + 75_000).await;
    world.clock.advance(3 * HOUR);
    gives_back(&world, game.id, world.start_bot()).await;
    let due = DAY + 3 * HOUR + Duration::from_secs(100);
    assert_eq!(deadline(&world, game.id).await, after(due));
    let reminded = awaited(&world, game.id).await;
    assert_eq!((reminded.kind.as_str(), reminded.run_at), ("reminder", after(due - DAY / 5)));
    world.finish().await;
}

#[tokio::test]
async fn nobody_is_flagged_for_an_outage_and_three_days_later_once() {
    let world = World::builder().fixed_dice(5).start().await;
    let (game, ada, _) = begin(&world, "chess", "1h").await.with_players();
    pass(&world, HOUR).await;
    said(&world, ada, "is out of time").await;
    pass(&world, HOUR).await;
    world.settle().await;
    world.stop_bot().await;
    world.clock.advance(9 * DAY);
    gives_back(&world, game.id, world.start_bot()).await;
    let other = world.another_bot().await;
    // Of the three days in which Boris may choose, one hour had passed.
    pass(&world, Duration::from_secs(60)).await;
    pass(&world, 3 * DAY - HOUR - Duration::from_secs(61)).await;
    assert_eq!(world.record(game.id).await, [], "Boris still may choose");
    said(&world, ada, "is out of time").await;
    pass(&world, Duration::from_secs(1)).await;
    said(&world, ada, &format!("wins**: {} ran out of time.", ada.mention())).await;
    let flagged = (1, "time_forfeit".to_owned(), "white black".to_owned());
    assert_eq!(world.record(game.id).await, [flagged]);
    other.stop().await;
    world.finish().await;
}

#[tokio::test]
async fn a_program_says_every_half_minute_that_it_hears_people() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, "chess", "1d").await;
    world.until("it is alive", async || last_signs(&world).await == [START]).await;
    for _ in 0..3 {
        world.wake(HEARTBEAT).await;
        let now = world.clock.now();
        let again = async || last_signs(&world).await == [now];
        world.until("it says so again, in the same row", again).await;
    }
    assert_eq!(deadline(&world, game.id).await, after(DAY), "nothing is given back");
    world.finish().await;
}

#[tokio::test]
async fn an_outage_of_some_shards_is_given_back_to_their_games_alone() {
    // The server is the third shard's of four; what is outside servers, the first's.
    let world =
        World::builder().discord(|it| it.server = 6).fixed_dice(5).shards("0-1/4").start().await;
    let other = world.process("2-3/4").await;
    let inside = begin(&world, "chess", "1d").await;
    let channel = world.playground.channel("Ada, Boris");
    let two = (inside.white.at(channel), inside.black.at(channel));
    let outside = GameDriver::begin_with(&world, "chess", two, &json!({ "pace": "1d" })).await;
    world.settle().await;

    other.stop().await;
    world.clock.advance(22 * HOUR);
    // What is due is done of the games whose players are heard, and of no others.
    let done = async || awaited(&world, outside.id).await.kind == "late";
    world.until("the reminder outside is done with", done).await;
    assert_eq!(awaited(&world, inside.id).await.kind, "reminder");
    let again = world.process("2-3/4").await;
    assert_eq!(deadline(&world, inside.id).await, after(DAY + 22 * HOUR));
    assert_eq!(deadline(&world, outside.id).await, after(DAY));
    pass(&world, 19 * HOUR).await;
    assert!(saying(&world, inside.white, "it's your turn in game").is_empty());
    pass(&world, HOUR).await;
    said(&world, inside.white, "it's your turn in game").await;
    again.stop().await;
    world.finish().await;
}

#[tokio::test]
async fn a_connection_that_was_away_gives_its_time_back() {
    let world = World::builder().transport(Transport::Gateway).fixed_dice(5).start().await;
    let game = begin(&world, "chess", "1d").await;
    world.until_noticed(true).await;
    world.playground.set_gateway_fault(GatewayFault::Refuse);
    world.playground.close_gateway(1001);
    world.until_noticed(false).await;
    // The program lives on, and hears nobody: it says no more that it is alive.
    let away = 6 * HEARTBEAT;
    world.until_sleeping(HEARTBEAT).await;
    world.clock.advance(away);
    world.until_sleeping(HEARTBEAT).await;
    assert_eq!(last_sign(&world).await, START);
    gives_back(&world, game.id, async { world.playground.clear_gateway_fault() }).await;
    assert_eq!(deadline(&world, game.id).await, after(DAY + away));
    world.finish().await;
}

#[tokio::test]
async fn an_outage_is_given_back_once_though_there_are_other_shards_than_before() {
    // The server is the second shard's of two.
    let world =
        World::builder().discord(|it| it.server = 3).fixed_dice(5).shards("0/1").start().await;
    let game = begin(&world, "chess", "1d").await;
    world.settle().await;
    world.stop_bot().await;
    world.clock.advance(3 * HOUR);
    let (first, second) = (world.process("0/2").await, world.process("1/2").await);
    assert_eq!(deadline(&world, game.id).await, after(DAY + 3 * HOUR));
    first.stop().await;
    second.stop().await;
    world.clock.advance(2 * HOUR);
    gives_back(&world, game.id, world.start_bot()).await;
    assert_eq!(deadline(&world, game.id).await, after(DAY + 5 * HOUR));
    world.finish().await;
}

/// Sets the clock forward, as far as it can be told: the machine was awake for none of that time.
async fn set_forward(game: &GameDriver<'_>, world: &World, by: Duration) {
    gives_back(world, game.id, async { world.clock.sleep_through(by) }).await;
}

/// Sets the clock back, and waits until the program has noticed: by the next heartbeat.
async fn set_back(world: &World, by: Duration) {
    world.clock.set_back(by);
    let noticed = async || last_sign(world).await <= world.clock.now();
    world.pass_until(Duration::from_secs(1), "that is noticed", noticed).await;
}

#[tokio::test]
async fn a_clock_that_is_set_back_and_forth_makes_nobody_late_too_early_and_loses_no_deadline() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, "chess", "1d").await;
    let late = || saying(&world, game.white, "is out of time").len();
    // Of the day that Ada has, so much has really passed.
    for passed in 1..=24 {
        pass(&world, HOUR).await;
        match passed {
            9 => set_back(&world, 5 * HOUR).await,
            12 => set_forward(&game, &world, 5 * HOUR).await,
            14 => set_forward(&game, &world, 30 * HOUR).await,
            17 => set_back(&world, 40 * HOUR).await,
            20 => set_forward(&game, &world, 10 * HOUR).await,
            _ => {}
        }
        assert!(passed == 24 || late() == 0, "late after {passed} hours");
    }
    // Whatever was given back is bounded by how far the clock was set: all of it is over then.
    for _ in 0..3 {
        pass(&world, DAY).await;
    }
    let said = said(&world, game.white, "is out of time").await;
    picture::check_pings(&said, &[game.black.id]);
    assert_eq!(world.record(game.id).await, [], "the other one may still choose");
    // The end of the game, which nobody chose, is put off once more.
    set_back(&world, 7 * HOUR).await;
    pass(&world, 8 * HOUR).await;
    for _ in 0..3 {
        pass(&world, DAY).await;
    }
    let flagged = (1, "time_forfeit".to_owned(), "white black".to_owned());
    assert_eq!(world.record(game.id).await, [flagged]);
    assert_eq!(late(), 1);
    world.finish().await;
}
