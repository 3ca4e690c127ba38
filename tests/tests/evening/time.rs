//! Games in which each turn may take only so long, told by a clock that the stories move.

use std::time::Duration;

use serde_json::json;
use tests::game::{GAME, refused};
use tests::{Table, picture};

use crate::timed::*;

#[tokio::test]
async fn a_pace_is_chosen_and_every_board_shows_by_when() {
    let world = timed().await;
    let (ada, boris) = world.two();
    let options = json!({ "variant": "chess", "opponent": boris.id.to_string(), "pace": "3d" });
    let challenge = ada.command("challenge", options).await;
    assert!(
        challenge.content().contains(" Each turn may take 3 days. "),
        "{}",
        challenge.content()
    );
    let table = begin(&world, "chess", "1d").await;
    let start = table.shown(0).await;
    assert!(start.content.contains(&format!("turn due {}", from_now(DAY))), "{start:?}");
    let alt = picture::check(&world, &start);
    assert!(alt.contains("1d"), "{alt}");
    world.clock.advance(2 * HOUR);
    ada.types("e2e4").await;
    let board = table.shown(1).await;
    assert!(board.content.contains(&from_now(DAY + 2 * HOUR)), "{}", board.content);
    assert_eq!(deadline(&world, table.game).await, after(DAY + 2 * HOUR));
    // At another pace it is another challenge.
    let options = json!({ "variant": "chess", "opponent": boris.id.to_string(), "pace": "7d" });
    assert!(
        ada.command("challenge", options).await.message().is_some_and(|it| it.only_for.is_none())
    );
    // The bot waits for its person as long as they like.
    let own = world.playground.application_id().to_string();
    let options = json!({ "variant": "chess", "opponent": own, "pace": "1h" });
    refused(ada, "leave `pace` out", [&ada.command("challenge", options).await]);
    let wrong = json!({ "variant": "chess", "pace": "2d" });
    ada.cannot_send("challenge", wrong, "pace").await;
    world.finish().await;
}

#[tokio::test]
async fn a_roll_does_not_begin_the_turns_time_anew_and_oops_gives_back_what_was_left() {
    let world = timed().await;
    let table = begin(&world, GAME, "1d").await;
    world.clock.advance(HOUR);
    table.white.click("Roll").await;
    table.shown(1).await;
    assert_eq!(deadline(&world, table.game).await, after(DAY), "a roll is no turn");
    world.clock.advance(HOUR);
    table.white.types("e2e4").await;
    let board = table.shown(2).await;
    assert_eq!(deadline(&world, table.game).await, after(DAY + 2 * HOUR));
    world.clock.advance(Duration::from_secs(30));
    table.white.click_on(board.id, "Oops").await;
    let left = DAY + Duration::from_secs(30);
    assert_eq!(deadline(&world, table.game).await, after(left), "22 hours are left");
    world.finish().await;
}

#[tokio::test]
async fn a_reminder_comes_once_when_a_fifth_is_left() {
    let world = timed().await;
    let table = begin(&world, "chess", "1d").await;
    let ada = table.white;
    let start = table.shown(0).await.id;
    world.settle().await;
    let before = edits(&world, start);
    for _ in 0..19 {
        pass(&world, HOUR).await;
    }
    assert!(saying(&world, ada, "it is your turn in game").is_empty());
    pass(&world, HOUR).await;
    let reminder = said(&world, ada, "it is your turn in game").await;
    picture::check_pings(&reminder, &[ada.id]);
    assert!(reminder.content.contains(&from_now(DAY)), "{}", reminder.content);
    let alive = world.alive().await;
    world.restart_bot().await;
    // What passes before it says so is an outage.
    world.until("it is alive", async || world.alive().await > alive).await;
    pass(&world, HOUR).await;
    said(&world, ada, "it is your turn in game").await;
    pass(&world, 3 * HOUR).await;
    said(&world, ada, "has run out of time").await;
    world.settle().await;
    let edited = [start, reminder.id].map(|it| edits(&world, it));
    assert_eq!(edited, [before, 0], "no message is edited to count down");
    world.finish().await;
}

#[tokio::test]
async fn who_wants_no_pings_has_no_reminder_and_no_ping_with_a_board() {
    let world = timed().await;
    let table = begin(&world, "chess", "1d").await;
    let (ada, boris) = (table.white, table.black);
    boris.command("settings", json!({ "pings": false })).await;
    ada.types("e2e4").await;
    table.shown(1).await;
    pass(&world, 20 * HOUR).await;
    assert!(saying(&world, ada, "it is your turn in game").is_empty());
    boris.types("e7e5").await;
    table.shown(2).await;
    ada.types("g1f3").await;
    picture::check_pings(&table.shown(3).await, &[]);
    let options = json!({ "variant": "totem", "opponent": boris.id.to_string() });
    let challenge = ada.command("challenge", options).await;
    picture::check_pings(challenge.message().expect("a challenge"), &[]);
    world.finish().await;
}

#[tokio::test]
async fn who_is_late_can_move_until_the_other_chooses() {
    let world = timed().await;
    let table = begin(&world, "chess", "1h").await;
    let (ada, boris, chen) = (table.white, table.black, world.person("Chen"));
    pass(&world, HOUR - Duration::from_secs(1)).await;
    assert!(saying(&world, ada, "has run out of time").is_empty());
    pass(&world, Duration::from_secs(1)).await;
    let late = said(&world, ada, "has run out of time").await;
    picture::check_pings(&late, &[boris.id]);
    let labels: Vec<String> = late.buttons().into_iter().map(|it| it.label).collect();
    assert_eq!(labels, ["Claim the win", "Give a day"]);
    for label in ["Claim the win", "Give a day"] {
        refused(ada, "your own time", [&ada.click_on(late.id, label).await]);
        refused(chen, "only its players", [&chen.click_on(late.id, label).await]);
    }
    assert_eq!(world.record(table.game).await.len(), 0, "the game goes on");
    ada.types("e2e4").await;
    table.shown(1).await;
    let bare = async || {
        saying(&world, ada, "has run out of time")
            .iter()
            .all(|message| message.components.is_empty())
    };
    world.until("what was said has no buttons", bare).await;
    assert_eq!(deadline(&world, table.game).await, after(2 * HOUR));
    world.finish().await;
}

#[tokio::test]
async fn where_the_clock_stands_nobody_is_late() {
    let world = timed().await;
    let table = begin(&world, "chess", "1h").await;
    let (ada, boris) = (table.white, table.black);
    pass(&world, HOUR).await;
    let late = said(&world, ada, "has run out of time").await;
    assert!(late.button("Claim the win").is_some(), "{}", late.content);
    let offer = ada.command("pause", json!({})).await.message().expect("an offer").id;
    boris.click_on(offer, "Allow").await;
    let bare = async || said(&world, ada, "has run out of time").await.components.is_empty();
    world.until("what was said has no buttons", bare).await;
    let again = boris.command("pause", json!({})).await;
    assert!(again.content().contains(&from_now(2 * HOUR)), "{}", again.content());
    world.settle().await;
    assert!(said(&world, ada, "has run out of time").await.components.is_empty());
    world.finish().await;
}

#[tokio::test]
async fn a_roll_of_who_is_late_takes_no_choice_away() {
    let world = timed().await;
    let table = begin(&world, GAME, "10m").await;
    pass(&world, Duration::from_secs(600)).await;
    let late = said(&world, table.white, "has run out of time").await;
    table.white.click("Roll").await;
    table.shown(1).await;
    table.noted(1).await;
    let message = world.playground.message(late.id, table.black.id).expect("it is there");
    assert!(message.button("Claim the win").is_some(), "{}", message.content);
    table.black.click_on(late.id, "Claim the win").await;
    table.black.sees("the end", |it| it.content.contains("wins** on time")).await;
    world.finish().await;
}

#[tokio::test]
async fn a_roll_for_the_null_belongs_to_the_turn_before_it() {
    let world = timed().await;
    let table = begin(&world, "totem", "1d").await;
    table.plays(0, &["e2e3", "e8e7"]).await;
    let before = deadline(&world, table.game).await;
    world.clock.advance(HOUR);
    let board = table.next(2).await.types("d2d3").await;
    assert!(board.content().contains("roll the die for the Null"), "{}", board.content());
    assert_eq!(deadline(&world, table.game).await, before, "the same player is next");
    world.finish().await;
}

#[tokio::test]
async fn a_day_is_given_and_the_win_claimed_after_it() {
    let world = timed().await;
    let table = begin(&world, "chess", "1h").await;
    let (ada, boris) = (table.white, table.black);
    pass(&world, HOUR).await;
    let late = said(&world, ada, "has run out of time").await;
    let given = boris.click_on(late.id, "Give a day").await;
    let words = format!("gives {} one more day: turn due {}", ada.mention(), from_now(HOUR + DAY));
    assert!(given.content().contains(&words), "{}", given.content());
    picture::check_pings(given.message().unwrap(), &[]);
    let shows = async || table.shown(0).await.content.contains(&from_now(HOUR + DAY));
    world.until("the board shows the new time", shows).await;
    assert!(edits(&world, table.shown(0).await.id) > 0, "that is an edit");
    pass(&world, DAY - Duration::from_secs(1)).await;
    assert!(saying(&world, ada, "has run out of time").is_empty(), "nobody is late");
    pass(&world, Duration::from_secs(1)).await;
    let late = said(&world, ada, "has run out of time").await;
    let (one, two) = tokio::join!(
        boris.click_on(late.id, "Claim the win"),
        boris.click_on(late.id, "Claim the win")
    );
    assert_eq!([&one, &two].iter().filter(|it| it.is_private()).count(), 1, "once");
    let end = ada.sees("the end", |it| it.content.contains("wins** on time")).await;
    assert!(end.content.contains(&format!("**{} wins**", boris.mention())), "{}", end.content);
    picture::check_pings(&end, &[ada.id]);
    let record = world.record(table.game).await;
    let flagged = (1, "flagged".to_owned(), "white black".to_owned());
    assert_eq!(record, [flagged]);
    world.finish().await;
}

#[tokio::test]
async fn a_rematch_has_the_same_pace_and_more_has_what_who_waits_can_do() {
    let world = timed().await;
    let table = begin(&world, "chess", "1h").await;
    let (ada, boris) = (table.white, table.black);
    ada.command("resign", json!({})).await;
    ada.click("Yes").await;
    let end = ada.sees("the end", |it| it.button("Rematch").is_some()).await;
    ada.click_on(end.id, "Rematch").await;
    boris.click_on(end.id, "Rematch").await;
    let rematch = Table::found(&world, boris, ada).await;
    assert!(rematch.shown(0).await.content.contains("turn due"));
    pass(&world, HOUR).await;
    ada.more("Give a day").await;
    said(&world, ada, "one more day: turn due").await;
    pass(&world, DAY).await;
    ada.more("Claim the win").await;
    said(&world, ada, "ends the game, since").await;
    ada.sees("the end", |it| it.content.contains("game 2") && it.content.contains("on time")).await;
    world.finish().await;
}

#[tokio::test]
async fn what_nobody_claims_ends_by_itself_once_though_two_programs_run() {
    let world = timed().await;
    let table = begin(&world, "totem", "10m").await;
    let (ada, boris) = (table.white, table.black);
    let other = world.another_bot().await;
    pass(&world, Duration::from_secs(480)).await;
    said(&world, ada, "it is your turn in game").await;
    pass(&world, Duration::from_secs(120)).await;
    said(&world, ada, "has run out of time").await;
    pass(&world, 3 * DAY - Duration::from_secs(1)).await;
    assert_eq!(world.record(table.game).await, []);
    pass(&world, Duration::from_secs(1)).await;
    let end = said(&world, ada, "wins** on time").await;
    picture::check_pings(&end, &[ada.id, boris.id]);
    assert_eq!(world.record(table.game).await.len(), 1);
    said(&world, ada, "it is your turn in game").await;
    said(&world, ada, "has run out of time").await;
    other.stop().await;
    world.finish().await;
}

#[tokio::test]
async fn the_clock_is_stopped_by_consent_and_runs_again() {
    let world = timed().await;
    let table = begin(&world, "chess", "1d").await;
    let (ada, boris, chen) = (table.white, table.black, world.person("Chen"));
    refused(chen, "only its players", [&chen.command("pause", json!({})).await]);
    let asked = ada.more("Stop the clock").await;
    assert!(asked.is_private(), "{}", asked.content());
    let offer = boris.sees("the offer", |it| it.content.contains("stop the clock")).await;
    picture::check_pings(&offer, &[boris.id]);
    pass(&world, HOUR).await;
    let agreed = boris.click_on(offer.id, "Allow").await;
    assert!(agreed.content().contains("agrees"), "{}", agreed.content());
    let shows = async |words: &str| table.shown(0).await.content.contains(words);
    world.until("the board says so", async || shows("the clock is paused").await).await;
    assert_eq!(deadline(&world, table.game).await, None);
    pass(&world, 30 * DAY).await;
    assert!(saying(&world, ada, "it is your turn").is_empty(), "nothing is due while it stands");
    let again = boris.command("pause", json!({})).await;
    let until = 31 * DAY + HOUR;
    assert!(again.content().contains(&from_now(until)), "{}", again.content());
    world.until("the board shows the time", async || shows(&from_now(until)).await).await;
    // Whoever has asked asks again after a turn only.
    refused(ada, "after the next turn", [&ada.command("pause", json!({})).await]);
    world.finish().await;
}

#[tokio::test]
async fn where_both_ask_the_clock_is_stopped_until_a_turn_and_declined_it_runs_on() {
    let world = timed().await;
    let table = begin(&world, "chess", "1d").await;
    let (ada, boris) = (table.white, table.black);
    ada.types("e2e4").await;
    table.shown(1).await;
    ada.command("pause", json!({})).await;
    let both = boris.command("pause", json!({})).await;
    assert!(both.content().contains("Both want it"), "{}", both.content());
    boris.types("e7e5").await;
    table.shown(2).await;
    assert_eq!(deadline(&world, table.game).await, after(DAY));
    // Declined, the clock runs on.
    let declined = ada.command("pause", json!({})).await;
    boris.click_on(declined.message().expect("an offer").id, "Decline").await;
    assert_eq!(deadline(&world, table.game).await, after(DAY));
    world.finish().await;
}

#[tokio::test]
async fn without_a_pace_there_is_no_clock_to_stop() {
    let world = timed().await;
    let table = begin(&world, "chess", "none").await;
    refused(table.white, "no clock", [&table.white.command("pause", json!({})).await]);
    world.finish().await;
}

#[tokio::test]
async fn a_challenge_lapses_after_a_day() {
    let world = timed().await;
    let (ada, boris) = world.two();
    let open = ada.command("challenge", json!({ "variant": "chess" })).await;
    let message = open.message().expect("a challenge").id;
    let noted = async || {
        let noted: Option<i64> = sqlx::query_scalar("SELECT message FROM challenges")
            .fetch_one(&mut world.sql().await)
            .await
            .expect("a challenge");
        noted.is_some()
    };
    world.until("its message is known", noted).await;
    world.clock.advance(DAY - Duration::from_secs(1));
    boris.command("help", json!({})).await;
    assert!(world.playground.message(message, ada.id).unwrap().button("Accept").is_some());
    world.clock.advance(Duration::from_secs(61));
    let lapsed = async || {
        let message = world.playground.message(message, ada.id).unwrap();
        message.components.is_empty() && message.content.contains("nobody answered")
    };
    world.until("it has lapsed", lapsed).await;
    let white = json!({ "variant": "chess", "color": "white" });
    let again = ada.command("challenge", white).await;
    boris.click_on(again.message().expect("another one").id, "Accept").await;
    Table::found(&world, ada, boris).await.shown(0).await;
    world.finish().await;
}

#[tokio::test]
async fn a_game_without_a_pace_is_closed_after_two_weeks_of_silence_by_who_waits() {
    let world = timed().await;
    let table = begin(&world, "chess", "none").await;
    let (ada, boris) = (table.white, table.black);
    ada.types("e2e4").await;
    table.shown(1).await;
    boris.types("e7e5").await;
    table.shown(2).await;
    world.clock.advance(14 * DAY - Duration::from_secs(1));
    let asked = boris.command("abort", json!({})).await;
    assert!(asked.content().contains("would like to close"), "{}", asked.content());
    boris.click_on(asked.message().expect("an offer").id, "Withdraw").await;
    world.clock.advance(Duration::from_secs(1));
    let asked = ada.command("abort", json!({})).await;
    assert!(asked.content().contains("would like to close"), "{}", asked.content());
    boris.command("abort", json!({})).await;
    let end = ada.sees("the end", |it| it.content.contains("after a long silence")).await;
    picture::check_pings(&end, &[ada.id]);
    let record = world.record(table.game).await;
    assert_eq!(record.last().map(|(_, _, why)| why.as_str()), Some("silence"));
    world.finish().await;
}

#[tokio::test]
async fn a_click_on_a_message_from_before_the_invitation_takes_no_reminder_away() {
    let world = timed().await;
    let table = begin(&world, "chess", "1d").await;
    let (ada, guild) = (table.white, world.playground.guild_id());
    // Such a message says for good that the bot was brought along by Ada.
    let click = json!({
        "id": "12345", "application_id": world.playground.application_id(), "type": 3,
        "token": "a-token", "version": 1, "context": 0, "guild_id": guild,
        "channel_id": ada.channel, "channel": { "id": ada.channel, "type": 0 },
        "authorizing_integration_owners": { "1": ada.id },
        "member": { "user": { "id": ada.id, "username": "ada" } },
        "message": { "id": "12344", "flags": 0 },
        "data": { "component_type": 2, "custom_id": format!("more:{}:0", table.game) },
    });
    world.playground.dispatch("INTERACTION_CREATE", &click);
    world.until_journal("its answer", |it| it.path.contains("/interactions/12345/")).await;
    pass(&world, 20 * HOUR).await;
    said(&world, ada, "it is your turn in game").await;
    // The stand-in knows of no such interaction.
    world.finish_with(|it| it.status == 404).await;
}
