//! What goes wrong with the message of an offer: it never appears, is gone, or cannot be changed. An
//! offer is in nobody's way by that, and its buttons do not stay.

use std::time::Duration;

use playground::{Entry, Fault, Id, Plan};
use serde_json::json;
use tests::game::{opened, refused};
use tests::paths::{self, CALLBACK, FOLLOW_UP, MESSAGES, ORIGINAL};
use tests::rows::{HeartbeatRow, JobRow, OfferRow};
use tests::{GameDriver, Held, Person, World, log, offers, picture, says};

use crate::timed_games::*;

/// How many messages the bot has posted by its own token.
fn posts(world: &World) -> usize {
    world.requests("POST", "/messages").len()
}

#[tokio::test]
async fn an_offer_is_shown_anew_where_its_message_never_came() {
    let world = World::new().await;
    let (game, ada, boris) = opened(&world).await.with_players();
    for command in ["takeback", "abort", "draw"] {
        ada.offers(command).await;
        // As a kill between the commit and the answer leaves it.
        offers::lose(&world).await;
        picture::check_pings(&ada.offers(command).await, &[boris.id]);
    }
    boris.click("Accept the draw").await;
    let end = game.ended().await;
    ada.click_on(end.id, "Rematch").await;
    offers::noted(&world).await;
    offers::lose(&world).await;
    let message = ada.click_on(end.id, "Rematch").await.shown();
    assert_eq!(message.only_for, None, "{}", message.content);
    picture::check_pings(&message, &[boris.id]);
    boris.click_on(message.id, "Rematch").await;
    GameDriver::found(&world, boris, ada).await;
    world.finish().await;
}

#[tokio::test]
async fn an_offer_that_is_shown_anew_has_its_buttons_there_alone_and_pings_nobody() {
    let world = World::new().await;
    let (_, ada, boris) = opened(&world).await.with_players();
    let first = ada.offers("draw").await;
    offers::age(&world).await;
    let again = ada.asks("draw", json!({})).await;
    assert_eq!(again.content, first.content);
    picture::check_pings(&again, &[]);
    world.became(first.id, "").await;
    boris.click_on(again.id, "Decline").await;
    world.became(again.id, "declined").await;
    // Nothing is left for the first one to tell, and nothing blocks the kind but the rule.
    refused(ada, "You can offer another after", [&ada.command("draw", json!({})).await]);
    world.finish().await;
}

#[tokio::test]
async fn an_answer_on_a_former_message_counts_and_the_newer_one_tells_it_too() {
    let world = World::new().await;
    let (_, ada, boris) = opened(&world).await.with_players();
    let first = ada.offers("draw").await;
    world.playground.fault("PATCH", &paths::message(first.id), Fault::fail(403, 50_013));
    offers::age(&world).await;
    let again = ada.asks("draw", json!({})).await.id;
    let refused = |it: &Entry| it.method == "PATCH" && it.status == 403;
    world.until_request("the first message keeps its buttons", refused).await;
    says(&boris.click_on(first.id, "Decline").await, "declined");
    world.became(again, "declined").await;
    world.finish_with(|it| it.status == 403).await;
}

#[tokio::test]
async fn a_lost_answer_leaves_no_buttons() {
    for (button, words) in
        [("Decline", "didn't let"), ("Withdraw", "withdrew the request"), ("Allow", "> let <")]
    {
        let world = World::builder().fixed_dice(5).start().await;
        let (_, ada, boris) = opened(&world).await.with_players();
        let offer = ada.offers("takeback").await.id;
        world.playground.fault("POST", CALLBACK, Fault::DropRequest);
        let who = if button == "Withdraw" { ada } else { boris };
        who.click_on(offer, button).await;
        let jobs = async || world.database.all::<JobRow>().await.into_iter();
        let owed = async || jobs().await.filter(|it| it.kind == "offers").count() == 1;
        world.until("the edit is owed", owed).await;
        assert_eq!(edits(&world, offer), 0, "it is still its writer's to do");
        world.clock.advance(Duration::from_secs(61));
        world.became(offer, words).await;
        // Nobody knows the token of a click that was never answered.
        world.finish_with(|it| it.status == 404).await;
    }
}

#[tokio::test]
async fn what_a_click_has_told_is_not_edited_again() {
    let world = World::new().await;
    let (game, ada, boris) = opened(&world).await.with_players();
    let declined = ada.offers("draw").await.id;
    boris.click_on(declined, "Decline").await;
    let withdrawn = boris.offers("abort").await.id;
    boris.click_on(withdrawn, "Withdraw").await;
    world.settle().await;
    let lapsed = boris.offers("draw").await.id;
    let accepted = ada.offers("takeback").await.id;
    let before = posts(&world);
    boris.click_on(accepted, "Allow").await;
    game.shown(3).await;
    world.became(lapsed, "'s draw offer expired").await;
    world.settle().await;
    for (message, wanted) in [(declined, 0), (withdrawn, 0), (accepted, 0), (lapsed, 1)] {
        assert_eq!(edits(&world, message), wanted, "{message}");
    }
    assert_eq!(posts(&world), before, "the board follows the answer");
    world.finish().await;
}

/// A game whose newest turn has voided an offer of a draw, and the message of that, whose edits go
/// wrong in this way until the faults are cleared.
async fn voided(world: &World, fault: Fault) -> (GameDriver<'_>, Id) {
    let game = opened(world).await;
    let offer = game.white.offers("draw").await.id;
    world.playground.plan(Plan::new("PATCH", &paths::message(offer), fault));
    game.plays(2, &["g1f3"]).await;
    (game, offer)
}

#[tokio::test]
async fn an_edit_in_vain_is_tried_ever_more_seldom_and_given_up_after_a_day() {
    let log = log::capture();
    let world = World::builder().fixed_dice(5).start().await;
    let (_, offer) = voided(&world, Fault::fail(503, 0)).await;
    let given_up = |line: &&String| line.contains("an offer is given up after a day");
    let mut waited = Duration::ZERO;
    for (tried, pause) in [2, 4, 8].into_iter().enumerate() {
        assert_eq!(world.put_off().await, Duration::from_secs(pause));
        assert_eq!(edits(&world, offer), tried + 1);
        waited += Duration::from_secs(pause);
        world.clock.advance(Duration::from_secs(pause));
    }
    world.put_off().await;
    assert!(!log.lines().iter().any(|line| given_up(&line)));
    world.clock.advance(DAY - waited);
    world.until("it is tried again", async || edits(&world, offer) == 5).await;
    let pause = world.put_off().await;
    world.clock.advance(pause);
    world.settle().await;
    assert_eq!(edits(&world, offer), 6);
    assert_eq!(log.lines().iter().filter(given_up).count(), 1);
    world.playground.clear_faults();
    world.finish_with(|it| it.status == 503).await;
}

#[tokio::test]
async fn an_edit_does_not_wait_for_a_clock_that_was_ahead_before_a_start() {
    let log = log::capture();
    let world = World::builder().fixed_dice(5).start().await;
    let (_, offer) = voided(&world, Fault::fail(503, 0)).await;
    world.put_off().await;
    world.stop_bot().await;
    world.playground.clear_faults();
    world.clock.set_back(2 * HOUR);
    world.start_bot().await;
    world.until("it is tried again", async || edits(&world, offer) == 2).await;
    world.settle().await;
    let behind = |it: &String| it.contains("the clock is behind that of an earlier run");
    assert!(log.lines().iter().any(behind));
    // Nobody takes the earlier run for one that goes on.
    let heartbeats = world.database.all::<HeartbeatRow>().await;
    let now = world.clock.now();
    assert!(heartbeats.iter().all(|it| it.last_seen_at <= now), "{heartbeats:?}");
    world.finish_with(|it| it.status == 503).await;
}

#[tokio::test]
async fn an_edit_waits_as_long_as_discord_wants() {
    let world = World::builder().fixed_dice(5).start().await;
    let retry_after = Duration::from_secs(45);
    let (_, offer) = voided(&world, Fault::RateLimited { retry_after, global: false }).await;
    let pause = world.put_off().await;
    assert!(pause >= retry_after, "{pause:?}");
    world.playground.clear_faults();
    world.clock.advance(pause);
    world.became(offer, "'s draw offer expired").await;
    world.finish_with(|it| it.status == 429).await;
}

#[tokio::test]
async fn an_edit_that_is_forbidden_rests_until_somebody_does_something_there() {
    let world = World::builder().fixed_dice(5).start().await;
    let (game, offer) = voided(&world, Fault::fail(403, 50_013)).await;
    game.noted(3).await;
    world.until("it was tried", async || edits(&world, offer) > 0).await;
    world.until("it rests", async || world.put_off().await > DAY).await;
    world.clock.advance(DAY);
    assert_eq!(world.owed().await, 1, "it may be allowed yet");
    world.playground.clear_faults();
    game.black.command("help", json!({})).await;
    world.became(offer, "'s draw offer expired").await;
    world.finish_with(|it| it.status == 403).await;
}

#[tokio::test]
async fn the_edit_of_a_message_that_is_gone_is_owed_no_more() {
    for code in [10_008, 10_003] {
        let world = World::builder().fixed_dice(5).start().await;
        let (game, offer) = voided(&world, Fault::fail(404, code)).await;
        world.until("it was tried", async || edits(&world, offer) > 0).await;
        world.settle().await;
        game.black.command("help", json!({})).await;
        assert_eq!(edits(&world, offer), 1, "{code}");
        world.playground.clear_faults();
        world.finish_with(|it| it.status == 404).await;
    }
}

#[tokio::test]
async fn a_slow_offer_follows_for_all_to_see() {
    let world = World::builder().fixed_dice(5).start().await;
    let (_, ada, boris) = opened(&world).await.with_players();
    Held::during(&world, ada.command("draw", json!({}))).await;
    let offer = boris.sees("the offer", |it| it.button("Accept the draw").is_some()).await;
    assert_eq!(offer.only_for, None);
    picture::check_pings(&offer, &[boris.id]);
    offers::noted(&world).await;
    // And an answer that is slow.
    Held::during(&world, boris.click_on(offer.id, "Decline")).await;
    world.became(offer.id, "declined").await;
    world.settle().await;
    assert_eq!(edits(&world, offer.id), 0, "by the click alone");
    world.finish().await;
}

#[tokio::test]
async fn an_offer_that_nobody_sees_can_be_made_again() {
    let world = World::new().await;
    let (_, ada, boris) = opened(&world).await.with_players();
    let forbidden = Fault::fail(403, 50_013);
    world.playground.fault("POST", CALLBACK, Fault::DropRequest);
    world.playground.fault("POST", MESSAGES, forbidden.clone());
    ada.command("draw", json!({})).await;
    world.until_request("it is not posted either", |it| it.status == 403).await;
    world.until("it is forgotten", async || forgotten(&world).await).await;
    // The private note about it is the last request of this answer, and fails with 404.
    let told = |it: &Entry| it.method == "POST" && it.path.contains("/webhooks/");
    world.until_request("she is told in vain", |it| told(it) && it.status == 404).await;
    // The same from a private message, which the offer follows.
    world.playground.fault("POST", FOLLOW_UP, Fault::fail(500, 0));
    world.playground.fault("POST", MESSAGES, forbidden);
    ada.more("Offer a draw").await;
    ada.sees("the fault", |it| it.content.contains("Something went wrong")).await;
    world.until("it is forgotten", async || forgotten(&world).await).await;
    let offer = ada.offers("draw").await;
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
async fn pass_until(world: &World, what: &str, holds: impl AsyncFnMut() -> bool) {
    world.pass_until(Duration::from_secs(1), what, holds).await;
}

/// Lets time pass until the message of every open challenge and offer is known.
async fn until_known(world: &World) {
    let known = async || {
        let (challenges, offers) =
            (world.database.open_challenges().await, world.database.open_offers().await);
        challenges.iter().all(|it| it.message_id.is_some())
            && offers.iter().all(|it| it.message_id.is_some())
    };
    pass_until(world, "its message is known", known).await;
    world.playground.clear_faults();
}

/// Whether no offer is written down.
async fn forgotten(world: &World) -> bool {
    world.database.count::<OfferRow>().await == 0
}

/// A game in which White's offer of a draw was taken and cut off, and nobody can look for it.
async fn lost_offer(world: &World) -> GameDriver<'_> {
    let game = opened(world).await;
    world.playground.fault("POST", CALLBACK, Fault::DropAnswer);
    world.playground.plan(Plan::new("GET", ORIGINAL, Fault::DropRequest));
    game.white.command("draw", json!({})).await;
    game
}

#[tokio::test]
async fn a_question_that_was_taken_and_cut_off_stands() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    cut_off(&world);
    let options = json!({ "variant": "chess", "color": "white", "thread": false });
    ada.command("challenge", options).await;
    until_known(&world).await;
    assert_eq!(with_button(&world, boris, "Accept"), 1);
    boris.click("Accept").await;
    let _ = GameDriver::found(&world, ada, boris).await;
    cut_off(&world);
    ada.command("draw", json!({})).await;
    until_known(&world).await;
    assert_eq!(with_button(&world, boris, "Accept the draw"), 1);
    boris.click("Accept the draw").await;
    let end = ada.sees("the end", |it| it.content.starts_with("**Draw**")).await;
    let seen = world.playground.messages(end.channel, ada.id);
    assert!(!seen.iter().any(|it| it.content.contains("Something went wrong")));
    world.finish().await;
}

#[tokio::test]
async fn a_question_is_found_though_the_network_is_away_for_most_of_a_minute() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = lost_offer(&world).await;
    let start = world.clock.now();
    let back = async || world.clock.now() - start >= 45_000;
    pass_until(&world, "the network is back", back).await;
    world.playground.clear_faults();
    until_known(&world).await;
    assert_eq!(with_button(&world, game.black, "Accept the draw"), 1);
    game.black.click("Accept the draw").await;
    game.white.sees("the end", |it| it.content.starts_with("**Draw**")).await;
    world.finish().await;
}

#[tokio::test]
async fn a_question_that_nobody_can_look_for_is_given_up_after_a_minute() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = lost_offer(&world).await;
    let start = world.clock.now();
    pass_until(&world, "it is forgotten", async || forgotten(&world).await).await;
    assert!(world.clock.now() - start >= 60_000, "after {} ms", world.clock.now() - start);
    game.white.sees("the fault", |it| it.content.contains("Something went wrong")).await;
    world.playground.clear_faults();
    world.finish().await;
}
