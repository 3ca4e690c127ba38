//! What goes wrong with the message of an offer: it never appears, is gone, or cannot be changed. An
//! offer is in nobody's way by that, and its buttons do not stay.

use std::time::Duration;

use playground::{Entry, Fault, Id, Message, Plan};
use serde_json::json;
use tests::game::{begin, refused};
use tests::paths::{CALLBACK, FOLLOW_UP, MESSAGES, ORIGINAL};
use tests::{Held, Person, Table, World, log, offers, picture};

use crate::crossing::count;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

async fn by_hand() -> World {
    World::builder().fixed_dice(5).manual_clock().start().await
}

/// The edits of a message by the bot's own token, as far as they were asked for.
fn edits(world: &World, message: Id) -> Vec<Entry> {
    let end = format!("/messages/{message}");
    let is_edit = |it: &Entry| it.method == "PATCH" && it.path.ends_with(&end);
    world.playground.journal().into_iter().filter(is_edit).collect()
}

/// Where the bot edits a message by its own token.
fn edited(message: Id) -> String {
    format!("/channels/*/messages/{message}")
}

/// How many messages the bot has posted by its own token.
fn posts(world: &World) -> usize {
    let posted = |it: &&Entry| it.method == "POST" && it.path.ends_with("/messages");
    world.playground.journal().iter().filter(posted).count()
}

/// Chess after a turn of each, and nothing owed any more.
async fn opened(world: &World) -> Table<'_> {
    let table = begin(world, "chess").await;
    table.white.types("e2e4").await;
    table.shown(1).await;
    table.black.types("e7e5").await;
    table.shown(2).await;
    table.noted(2).await;
    world.settle().await;
    table
}

/// The message of an offer that a person makes, once it is known where it stands.
async fn offers_by(world: &World, person: Person<'_>, command: &str) -> Message {
    let outcome = person.command(command, json!({})).await;
    offers::noted(world).await;
    outcome.message().expect("an offer").clone()
}

/// Waits until the only thing that is owed is put off, and returns for how long.
async fn put_off(world: &World) -> Duration {
    let mut pause = 0;
    world
        .until("it is put off", async || {
            let due: Option<i64> = sqlx::query_scalar("SELECT due FROM jobs WHERE lease = 0")
                .fetch_optional(&mut world.sql().await)
                .await
                .expect("the jobs");
            pause = due.map_or(0, |it| it.saturating_sub(world.clock.now()));
            pause > 0
        })
        .await;
    Duration::from_millis(u64::try_from(pause).expect("a pause"))
}

#[tokio::test]
async fn an_offer_is_shown_anew_where_its_message_never_came() {
    let world = World::new().await;
    let table = opened(&world).await;
    let (ada, boris) = (table.white, table.black);
    for command in ["takeback", "abort", "draw"] {
        offers_by(&world, ada, command).await;
        // As a kill between the commit and the answer leaves it.
        offers::lose(&world).await;
        let again = ada.command(command, json!({})).await;
        let message = again.message().expect("the offer").clone();
        assert_eq!(message.only_for, None, "/{command}: {}", message.content);
        picture::check_pings(&message, &[boris.id]);
        offers::noted(&world).await;
    }
    boris.click("Accept the draw").await;
    let end = ada.sees("the end", |it| it.content.starts_with("**Draw**")).await;
    ada.click_on(end.id, "Rematch").await;
    offers::noted(&world).await;
    offers::lose(&world).await;
    let again = ada.click_on(end.id, "Rematch").await;
    let message = again.message().expect("the offer").clone();
    assert_eq!(message.only_for, None, "{}", message.content);
    picture::check_pings(&message, &[boris.id]);
    boris.click_on(message.id, "Rematch").await;
    Table::found(&world, boris, ada).await;
    world.finish().await;
}

#[tokio::test]
async fn an_offer_that_is_shown_anew_has_its_buttons_there_alone_and_pings_nobody() {
    let world = World::new().await;
    let table = opened(&world).await;
    let (ada, boris) = (table.white, table.black);
    let first = offers_by(&world, ada, "draw").await;
    offers::age(&world).await;
    let again = ada.command("draw", json!({})).await.message().expect("the offer").clone();
    assert_eq!((&again.content, again.only_for), (&first.content, None));
    picture::check_pings(&again, &[]);
    let bare = async || {
        let first = world.playground.message(first.id, boris.id).expect("the first message");
        first.components.is_empty()
    };
    world.until("the first message has lost its buttons", bare).await;
    boris.click_on(again.id, "Decline").await;
    world.became(again.id, "declines").await;
    // Nothing is left for the first one to tell, and nothing blocks the kind but the rule.
    refused(ada, "You can offer one again", [&ada.command("draw", json!({})).await]);
    world.finish().await;
}

#[tokio::test]
async fn an_answer_on_a_former_message_counts_and_the_newer_one_tells_it_too() {
    let world = World::new().await;
    let table = opened(&world).await;
    let (ada, boris) = (table.white, table.black);
    let first = offers_by(&world, ada, "draw").await;
    let fault = Fault::Fail { status: 403, code: 50_013 };
    world.playground.fault("PATCH", &edited(first.id), fault);
    offers::age(&world).await;
    let again = ada.command("draw", json!({})).await.message().expect("the offer").id;
    let refused = |it: &Entry| it.method == "PATCH" && it.status == 403;
    world.until_journal("the first message keeps its buttons", refused).await;
    let declined = boris.click_on(first.id, "Decline").await;
    assert!(declined.content().contains("declines"), "{}", declined.content());
    world.became(again, "declines").await;
    world.finish_with(|it| it.status == 403).await;
}

#[tokio::test]
async fn a_lost_answer_leaves_no_buttons() {
    for button in ["Decline", "Withdraw", "Allow"] {
        let world = by_hand().await;
        let table = opened(&world).await;
        let (ada, boris) = (table.white, table.black);
        let offer = offers_by(&world, ada, "takeback").await.id;
        world.playground.fault("POST", CALLBACK, Fault::DropRequest);
        let who = if button == "Withdraw" { ada } else { boris };
        who.click_on(offer, button).await;
        let leased =
            async || count(&world, "SELECT COUNT(*) FROM jobs WHERE kind = 'offers'").await == 1;
        world.until("the edit is owed", leased).await;
        assert_eq!(edits(&world, offer).len(), 0, "it is still its writer's to do");
        world.clock.advance(Duration::from_secs(61));
        let words = match button {
            "Decline" => "does not let",
            "Withdraw" => "no longer asks",
            _ => "lets",
        };
        world.became(offer, words).await;
        // Nobody knows the token of a click that was never answered.
        world.finish_with(|it| it.status == 404).await;
    }
}

#[tokio::test]
async fn what_a_click_has_told_is_not_edited_again() {
    let world = World::new().await;
    let table = opened(&world).await;
    let (ada, boris) = (table.white, table.black);
    let declined = offers_by(&world, ada, "draw").await.id;
    boris.click_on(declined, "Decline").await;
    let withdrawn = offers_by(&world, boris, "abort").await.id;
    boris.click_on(withdrawn, "Withdraw").await;
    world.settle().await;
    let lapsed = offers_by(&world, boris, "draw").await.id;
    let accepted = offers_by(&world, ada, "takeback").await.id;
    let before = posts(&world);
    boris.click_on(accepted, "Allow").await;
    table.shown(3).await;
    world.became(lapsed, "no longer stands").await;
    world.settle().await;
    for (message, wanted) in [(declined, 0), (withdrawn, 0), (accepted, 0), (lapsed, 1)] {
        assert_eq!(edits(&world, message).len(), wanted, "{message}");
    }
    assert_eq!(posts(&world), before, "the board follows the answer");
    world.finish().await;
}

#[tokio::test]
async fn an_edit_in_vain_is_tried_ever_more_seldom_and_given_up_after_a_day() {
    let log = log::capture();
    let world = by_hand().await;
    let table = opened(&world).await;
    let offer = offers_by(&world, table.white, "draw").await.id;
    let fault = Fault::Fail { status: 503, code: 0 };
    world.playground.plan(Plan::new("PATCH", &edited(offer), fault));
    table.white.types("g1f3").await;
    table.shown(3).await;
    let mut waited = Duration::ZERO;
    for (tried, pause) in [2, 4, 8].into_iter().enumerate() {
        assert_eq!(put_off(&world).await, Duration::from_secs(pause));
        assert_eq!(edits(&world, offer).len(), tried + 1);
        waited += Duration::from_secs(pause);
        world.clock.advance(Duration::from_secs(pause));
    }
    put_off(&world).await;
    assert!(!log.lines().iter().any(|line| line.contains("given up")));
    world.clock.advance(DAY - waited);
    world.until("it is tried again", async || edits(&world, offer).len() == 5).await;
    let pause = put_off(&world).await;
    world.clock.advance(pause);
    world.settle().await;
    assert_eq!(edits(&world, offer).len(), 6);
    let given_up = |line: &&String| line.contains("given up after a day");
    assert_eq!(log.lines().iter().filter(given_up).count(), 1);
    world.playground.mend();
    world.finish_with(|it| it.status == 503).await;
}

#[tokio::test]
async fn an_edit_waits_as_long_as_discord_wants() {
    let world = by_hand().await;
    let table = opened(&world).await;
    let offer = offers_by(&world, table.white, "draw").await.id;
    let retry_after = Duration::from_secs(45);
    let limited = Fault::RateLimited { retry_after, global: false };
    world.playground.fault("PATCH", &edited(offer), limited);
    table.white.types("g1f3").await;
    let pause = put_off(&world).await;
    assert!(pause >= retry_after, "{pause:?}");
    world.clock.advance(pause);
    world.became(offer, "no longer stands").await;
    world.finish_with(|it| it.status == 429).await;
}

#[tokio::test]
async fn an_edit_that_is_forbidden_rests_until_somebody_does_something_there() {
    let world = by_hand().await;
    let table = opened(&world).await;
    let offer = offers_by(&world, table.white, "draw").await.id;
    let fault = Fault::Fail { status: 403, code: 50_013 };
    world.playground.plan(Plan::new("PATCH", &edited(offer), fault));
    table.white.types("g1f3").await;
    table.noted(3).await;
    world.until("it was tried", async || !edits(&world, offer).is_empty()).await;
    world.until("it rests", async || put_off(&world).await > DAY).await;
    world.clock.advance(DAY);
    assert_eq!(world.owed().await, 1, "it may be allowed yet");
    world.playground.mend();
    table.black.command("help", json!({})).await;
    world.became(offer, "no longer stands").await;
    world.finish_with(|it| it.status == 403).await;
}

#[tokio::test]
async fn the_edit_of_a_message_that_is_gone_is_owed_no_more() {
    for (status, code) in [(404, 10_008), (404, 10_003)] {
        let world = by_hand().await;
        let table = opened(&world).await;
        let offer = offers_by(&world, table.white, "draw").await.id;
        let fault = Fault::Fail { status, code };
        world.playground.plan(Plan::new("PATCH", &edited(offer), fault));
        table.white.types("g1f3").await;
        table.shown(3).await;
        world.until("it was tried", async || !edits(&world, offer).is_empty()).await;
        world.settle().await;
        table.black.command("help", json!({})).await;
        assert_eq!(edits(&world, offer).len(), 1, "{code}");
        world.playground.mend();
        world.finish_with(|it| it.status == status).await;
    }
}

#[tokio::test]
async fn a_slow_offer_follows_for_all_to_see() {
    let world = World::new().await;
    let table = opened(&world).await;
    let (ada, boris) = (table.white, table.black);
    let held = Held::new(&world).await;
    ada.command("draw", json!({})).await;
    held.let_go().await;
    let offer = boris.sees("the offer", |it| it.button("Accept the draw").is_some()).await;
    assert_eq!(offer.only_for, None);
    picture::check_pings(&offer, &[boris.id]);
    offers::noted(&world).await;
    // And an answer that is slow.
    let held = Held::new(&world).await;
    boris.click_on(offer.id, "Decline").await;
    held.let_go().await;
    world.became(offer.id, "declines").await;
    world.settle().await;
    assert_eq!(edits(&world, offer.id).len(), 0, "by the click alone");
    world.finish().await;
}

#[tokio::test]
async fn an_offer_that_nobody_sees_can_be_made_again() {
    let world = World::new().await;
    let table = opened(&world).await;
    let (ada, boris) = (table.white, table.black);
    let forgotten = async || count(&world, "SELECT COUNT(*) FROM offers").await == 0;
    let forbidden = Fault::Fail { status: 403, code: 50_013 };
    world.playground.fault("POST", CALLBACK, Fault::DropRequest);
    world.playground.fault("POST", MESSAGES, forbidden.clone());
    ada.command("draw", json!({})).await;
    world.until_journal("it is not posted either", |it| it.status == 403).await;
    world.until("it is forgotten", forgotten).await;
    // The same from a private message, which the offer follows.
    world.playground.fault("POST", FOLLOW_UP, Fault::Fail { status: 500, code: 0 });
    world.playground.fault("POST", MESSAGES, forbidden);
    ada.more("Offer a draw").await;
    ada.sees("the fault", |it| it.content.contains("wrong on my side")).await;
    world.until("it is forgotten", forgotten).await;
    let offer = offers_by(&world, ada, "draw").await;
    picture::check_pings(&offer, &[boris.id]);
    boris.click_on(offer.id, "Accept the draw").await;
    ada.sees("the end", |it| it.content.starts_with("**Draw**")).await;
    world.finish_with(|it| [403, 404, 500].contains(&it.status)).await;
}

/// Cuts off the next answer that Discord takes, and what is asked right after it.
fn cut_off(world: &World) {
    world.playground.fault("POST", CALLBACK, Fault::DropAnswer);
    for (method, path) in [("GET", ORIGINAL), ("POST", MESSAGES), ("POST", FOLLOW_UP)] {
        world.playground.fault(method, path, Fault::DropRequest);
    }
}

/// How many messages with this button there are.
fn with_button(world: &World, person: Person<'_>, label: &str) -> usize {
    let messages = world.playground.messages(person.channel, person.id);
    messages.iter().filter(|it| it.button(label).is_some()).count()
}

/// Lets time pass, a second before each look, until something holds.
async fn pass_until(world: &World, what: &str, mut holds: impl AsyncFnMut() -> bool) {
    world
        .until(what, async || {
            world.clock.advance(Duration::from_secs(1));
            holds().await
        })
        .await;
}

/// Lets time pass until the message of every question is known.
async fn until_known(world: &World, table: &str) {
    let unknown = format!("SELECT COUNT(*) FROM {table} WHERE state = 'open' AND message IS NULL");
    pass_until(world, "its message is known", async || count(world, &unknown).await == 0).await;
    world.playground.mend();
}

/// A game in which White's offer of a draw was taken and cut off, and nobody can look for it.
async fn lost_offer(world: &World) -> Table<'_> {
    let table = opened(world).await;
    world.playground.fault("POST", CALLBACK, Fault::DropAnswer);
    world.playground.plan(Plan::new("GET", ORIGINAL, Fault::DropRequest));
    table.white.command("draw", json!({})).await;
    table
}

#[tokio::test]
async fn a_question_that_was_taken_and_cut_off_stands() {
    let world = by_hand().await;
    let (ada, boris) = world.two();
    cut_off(&world);
    let options = json!({ "variant": "chess", "color": "white", "thread": false });
    ada.command("challenge", options).await;
    until_known(&world, "challenges").await;
    assert_eq!(with_button(&world, boris, "Accept"), 1);
    boris.click("Accept").await;
    let table = Table::found(&world, ada, boris).await;
    table.shown(0).await;
    table.noted(0).await;

    cut_off(&world);
    ada.command("draw", json!({})).await;
    until_known(&world, "offers").await;
    assert_eq!(with_button(&world, boris, "Accept the draw"), 1);
    boris.click("Accept the draw").await;
    let end = ada.sees("the end", |it| it.content.starts_with("**Draw**")).await;
    let seen = world.playground.messages(end.channel, ada.id);
    assert!(!seen.iter().any(|it| it.content.contains("wrong on my side")));
    world.finish().await;
}

#[tokio::test]
async fn a_question_is_found_though_the_network_is_away_for_most_of_a_minute() {
    let world = by_hand().await;
    let table = lost_offer(&world).await;
    let start = world.clock.now();
    let back = async || world.clock.now() - start >= 45_000;
    pass_until(&world, "the network is back", back).await;
    world.playground.mend();
    until_known(&world, "offers").await;
    assert_eq!(with_button(&world, table.black, "Accept the draw"), 1);
    table.black.click("Accept the draw").await;
    table.white.sees("the end", |it| it.content.starts_with("**Draw**")).await;
    world.finish().await;
}

#[tokio::test]
async fn a_question_that_nobody_can_look_for_is_given_up_after_a_minute() {
    let world = by_hand().await;
    let table = lost_offer(&world).await;
    let start = world.clock.now();
    let forgotten = async || count(&world, "SELECT COUNT(*) FROM offers").await == 0;
    pass_until(&world, "it is forgotten", forgotten).await;
    assert!(world.clock.now() - start >= 60_000, "after {} ms", world.clock.now() - start);
    table.white.sees("the fault", |it| it.content.contains("wrong on my side")).await;
    world.playground.mend();
    world.finish().await;
}
