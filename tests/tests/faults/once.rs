//! What one person asks several times at once, or two answer at once though it takes a while: it is
//! there once, and everybody is told the truth.

use std::time::Duration;

use futures_util::future::join_all;
use playground::{Entry, Fault, Message, Outcome};
use serde_json::json;
use tests::game::refused;
use tests::paths::THREADS;
use tests::{Held, Person, Table, World, offers, picture};

/// How often a race is run.
const RUNS: usize = 4;

/// For how long an offer that was just made is not made again.
const MINUTE: Duration = Duration::from_secs(61);

async fn by_hand() -> World {
    World::builder().fixed_dice(5).manual_clock().start().await
}

/// Chess with a pace after a turn of each.
async fn opened(world: &World) -> Table<'_> {
    let pace = json!({ "pace": "1d" });
    let table = Table::begin_with(world, "chess", world.two(), &pace).await;
    table.plays(0, &["e2e4", "e7e5"]).await;
    table
}

/// Ends a game: who plays White resigns. Returns the last board.
async fn resigned(table: &Table<'_>) -> Message {
    table.white.command("resign", json!({})).await;
    table.white.click("Yes").await;
    table.white.sees("the end", |it| it.button("Rematch").is_some()).await
}

/// What comes of the same several times at once, which all find what stands before any has written.
async fn at_once<'a, F>(world: &World, ask: impl Fn() -> F) -> Vec<Outcome>
where
    F: Future<Output = Outcome> + 'a,
{
    let held = Held::new(world).await;
    let letting_go = async {
        tokio::time::sleep(Duration::from_millis(400)).await;
        held.let_go().await;
    };
    tokio::join!(join_all((0..4).map(|_| ask())), letting_go).0
}

/// The one offer of these, which pings `whom`; the others are told privately that it is there.
fn only_one(outcomes: &[Outcome], ada: Person<'_>, whom: Person<'_>) -> Message {
    let (late, first): (Vec<_>, Vec<_>) = outcomes.iter().partition(|it| it.is_private());
    let [first] = first[..] else {
        panic!("{:?}", outcomes.iter().map(Outcome::content).collect::<Vec<_>>());
    };
    refused(ada, "your opponent has not answered yet", late);
    let message = first.message().expect("an offer").clone();
    picture::check_pings(&message, &[whom.id]);
    message
}

/// Messages with buttons of an offer.
fn live(world: &World, person: Person<'_>) -> usize {
    let messages = world.playground.messages(person.channel, person.id).into_iter();
    messages.filter(|it| it.button("Decline").is_some()).count()
}

#[tokio::test]
async fn of_several_offers_at_once_one_stands() {
    for _ in 0..RUNS {
        let world = World::new().await;
        let table = opened(&world).await;
        let (ada, boris) = (table.white, table.black);
        for command in ["draw", "takeback", "abort", "pause"] {
            let outcomes = at_once(&world, || ada.command(command, json!({}))).await;
            let offer = only_one(&outcomes, ada, boris);
            offers::noted(&world).await;
            assert_eq!(live(&world, boris), 1, "/{command}");
            boris.click_on(offer.id, "Decline").await;
            world.settle().await;
        }
        let end = resigned(&table).await.id;
        let outcomes = at_once(&world, || ada.click_on(end, "Rematch")).await;
        only_one(&outcomes, ada, boris);
        offers::noted(&world).await;
        assert_eq!(live(&world, boris), 1);
        world.finish().await;
    }
}

#[tokio::test]
async fn two_programs_that_hear_the_same_make_one_offer() {
    let world = World::new().await;
    let table = opened(&world).await;
    let other = world.another_bot().await;
    let (ada, boris) = (table.white, table.black);
    for command in ["draw", "takeback", "abort"] {
        let outcomes = at_once(&world, || ada.command(command, json!({}))).await;
        let offer = only_one(&outcomes, ada, boris);
        offers::noted(&world).await;
        assert_eq!(live(&world, boris), 1, "/{command}");
        boris.click_on(offer.id, "Decline").await;
        world.became(offer.id, "").await;
        world.settle().await;
    }
    other.stop().await;
    // Each answers whatever it hears.
    world.finish_with(|it| it.status == 400).await;
}

#[tokio::test]
async fn after_a_while_an_offer_is_shown_anew_once() {
    let world = by_hand().await;
    let table = opened(&world).await;
    let (ada, boris) = (table.white, table.black);
    let offer = ada.command("draw", json!({})).await.message().expect("an offer").id;
    offers::noted(&world).await;
    refused(ada, "You have offered a draw already", [&ada.command("draw", json!({})).await]);
    world.clock.advance(MINUTE);
    let outcomes = at_once(&world, || ada.command("draw", json!({}))).await;
    let anew: Vec<&Outcome> = outcomes.iter().filter(|it| !it.is_private()).collect();
    assert_eq!(anew.len(), 1);
    let bare = async || live(&world, boris) == 1;
    world.until("the first one has lost its buttons", bare).await;
    let first = world.playground.message(offer, boris.id).expect("the first one");
    assert!(first.components.is_empty());
    world.finish().await;
}

/// How many threads are there.
fn threads(world: &World) -> usize {
    world.playground.channels().into_iter().filter(|it| it.parent.is_some()).count()
}

async fn games(world: &World) -> i64 {
    sqlx::query_scalar("SELECT COUNT(*) FROM games")
        .fetch_one(&mut world.sql().await)
        .await
        .expect("a count")
}

/// The offer of a rematch at a channel where another game runs, so that a thread is opened for it.
async fn asked_for_rematch<'a>(world: &'a World, table: &Table<'a>) -> Message {
    let end = resigned(table).await.id;
    Table::begin(world, "chess", world.person("Chen"), table.black).await;
    let asked = table.white.click_on(end, "Rematch").await;
    offers::noted(world).await;
    asked.message().expect("an offer").clone()
}

#[tokio::test]
async fn a_rematch_is_accepted_or_declined_though_a_thread_is_slow_to_open() {
    let world = World::new().await;
    let table = opened(&world).await;
    let boris = table.black;
    let offer = asked_for_rematch(&world, &table).await.id;
    world.playground.fault("POST", THREADS, Fault::Delay(Duration::from_millis(600)));
    let late = async {
        tokio::time::sleep(Duration::from_millis(200)).await;
        tokio::join!(boris.click_on(offer, "Decline"), boris.click_on(offer, "Rematch"))
    };
    let (_, (declined, again)) = tokio::join!(boris.click_on(offer, "Rematch"), late);
    refused(boris, "That offer has been accepted", [&declined, &again]);
    world.became(offer, "accepts").await;
    assert_eq!((games(&world).await, threads(&world)), (3, 1));
    world.finish().await;
}

#[tokio::test]
async fn of_accept_decline_and_withdraw_at_once_one_counts() {
    for run in 0..RUNS {
        let world = World::new().await;
        let table = opened(&world).await;
        let (ada, boris) = (table.white, table.black);
        let offer = asked_for_rematch(&world, &table).await.id;
        let other = world.another_bot().await;
        let held = Held::new(&world).await;
        let letting_go = async {
            tokio::time::sleep(Duration::from_millis(300)).await;
            held.let_go().await;
        };
        let click = async |person: Person<'_>, label, of: usize| {
            tokio::time::sleep(Duration::from_millis((of % 3 * 40) as u64)).await;
            person.click_on(offer, label).await
        };
        tokio::join!(
            click(boris, "Rematch", run),
            click(boris, "Decline", run + 1),
            click(ada, "Withdraw", run + 2),
            letting_go,
        );
        world.settle().await;
        let answered = async || {
            let message = world.playground.message(offer, boris.id).expect("the offer");
            message.components.is_empty()
        };
        world.until("the offer is answered", answered).await;
        let text = world.playground.message(offer, boris.id).expect("the offer").content;
        let accepted = text.contains("accepts");
        assert_eq!(threads(&world), usize::from(accepted), "{text}");
        assert_eq!(games(&world).await, 2 + i64::from(accepted), "{text}");
        other.stop().await;
        world.finish_with(|it| it.status == 400).await;
    }
}

#[tokio::test]
async fn where_no_thread_opens_the_offer_is_open_again_and_no_kill_takes_it_away() {
    let world = by_hand().await;
    let table = opened(&world).await;
    let (ada, boris) = (table.white, table.black);
    let offer = asked_for_rematch(&world, &table).await.id;
    world.playground.fault("POST", THREADS, Fault::Fail { status: 403, code: 50_013 });
    let late = boris.click_on(offer, "Rematch").await;
    refused(boris, "Discord lets me open no thread for the rematch", [&late]);
    // As a kill while a thread opens leaves it.
    sqlx::query("UPDATE offers SET state = 'accepting', created = $1")
        .bind(world.clock.now())
        .execute(&mut world.sql().await)
        .await
        .expect("the offers");
    refused(boris, "has been accepted", [&boris.click_on(offer, "Decline").await]);
    refused(ada, "has been accepted", [&ada.click_on(offer, "Withdraw").await]);
    world.clock.advance(MINUTE);
    boris.click_on(offer, "Rematch").await;
    world.became(offer, "accepts").await;
    let opened = |it: &Entry| it.method == "POST" && it.path.ends_with("/threads");
    let opened = world.playground.journal().into_iter().filter(opened).count();
    assert_eq!((games(&world).await, threads(&world), opened), (3, 1, 2));
    world.finish_with(|it| it.status == 403).await;
}
