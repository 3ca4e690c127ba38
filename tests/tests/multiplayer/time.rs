//! Games in which each turn may take only so long, told by a clock that the stories move.

use std::time::Duration;

use playground::Fault;
use serde_json::json;
use tests::game::{GAME, refused};
use tests::paths::MESSAGES;
use tests::rows::ChallengeRow;
use tests::{GameDriver, World, picture, says};

use crate::timed_games::*;

#[tokio::test]
async fn a_pace_is_chosen_and_every_board_shows_by_when() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let challenge = GameDriver::challenged("chess", (ada, boris), &json!({ "pace": "3d" })).await;
    says(&challenge, " Time per move: 3 days. ");
    let game = begin(&world, "chess", "1d").await;
    let start = game.shown(0).await;
    says(&start, &format!(", your move. Due {}.", from_now(DAY)));
    says(&picture::check(&world, &start), "1d");
    world.clock.advance(2 * HOUR);
    let seq = game.plays(0, &["e2e4"]).await;
    says(&game.shown(seq).await, &from_now(DAY + 2 * HOUR));
    assert_eq!(deadline(&world, game.id).await, after(DAY + 2 * HOUR));
    // At another pace it is another challenge.
    GameDriver::challenged("chess", (ada, boris), &json!({ "pace": "7d" })).await;
    // The bot waits for its person as long as they like.
    let own = world.playground.application_id().to_string();
    let options = json!({ "variant": "chess", "opponent": own, "pace": "1h" });
    refused(ada, "leave out `pace`", [&ada.command("challenge", options).await]);
    let wrong = json!({ "variant": "chess", "pace": "2d" });
    ada.cannot_send("challenge", wrong, "pace").await;
    world.finish().await;
}

#[tokio::test]
async fn a_roll_does_not_begin_the_turns_time_anew_and_oops_gives_back_what_was_left() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, GAME, "1d").await;
    world.clock.advance(HOUR);
    let seq = game.plays(0, &["r"]).await;
    assert_eq!(deadline(&world, game.id).await, after(DAY), "a roll is no turn");
    world.clock.advance(HOUR);
    let seq = game.plays(seq, &["e2e4"]).await;
    let board = game.shown(seq).await;
    assert_eq!(deadline(&world, game.id).await, after(DAY + 2 * HOUR));
    world.clock.advance(Duration::from_secs(30));
    game.white.click_on(board.id, "Oops").await;
    let left = DAY + Duration::from_secs(30);
    assert_eq!(deadline(&world, game.id).await, after(left), "22 hours are left");
    world.finish().await;
}

#[tokio::test]
async fn a_reminder_comes_once_when_a_fifth_is_left() {
    let world = World::builder().fixed_dice(5).start().await;
    let (game, ada, _) = begin(&world, "chess", "1d").await.with_players();
    let start = game.shown(0).await.id;
    world.settle().await;
    let before = edits(&world, start);
    for _ in 0..19 {
        pass(&world, HOUR).await;
    }
    assert!(saying(&world, ada, "it's your turn in game").is_empty());
    pass(&world, HOUR).await;
    let reminder = said(&world, ada, "it's your turn in game").await;
    picture::check_pings(&reminder, &[ada.id]);
    says(&reminder, &from_now(DAY));
    let alive = world.alive().await;
    world.restart_bot().await;
    // What passes before it says so is an outage.
    world.until("it is alive", async || world.alive().await > alive).await;
    pass(&world, HOUR).await;
    said(&world, ada, "it's your turn in game").await;
    pass(&world, 3 * HOUR).await;
    said(&world, ada, "is out of time").await;
    world.settle().await;
    let edited = [start, reminder.id].map(|it| edits(&world, it));
    assert_eq!(edited, [before, 0], "no message is edited to count down");
    world.finish().await;
}

#[tokio::test]
async fn a_reminder_that_a_move_has_overtaken_says_so() {
    let world = World::builder().fixed_dice(5).start().await;
    let (game, ada, _) = begin(&world, "chess", "1d").await.with_players();
    world.settle().await;
    world.playground.fault("POST", MESSAGES, Fault::Hang);
    pass(&world, 20 * HOUR).await;
    world.until_hanging(1).await;
    game.plays(0, &["e2e4"]).await;
    game.closed(0).await;
    world.playground.fault("PATCH", "/channels/*/messages/*", Fault::fail(503, 0));
    world.playground.release();
    let late = "Never mind this reminder";
    let edited = async || {
        world.clock.advance(Duration::from_secs(1));
        !saying(&world, ada, late).is_empty()
    };
    world.until("the edit is tried again", edited).await;
    let told = said(&world, ada, late).await;
    picture::check_pings(&told, &[]);
    world.finish_with(|it| it.status == 503).await;
}

#[tokio::test]
async fn who_wants_no_pings_has_no_reminder_and_no_ping_with_a_board() {
    let world = World::builder().fixed_dice(5).start().await;
    let (game, ada, boris) = begin(&world, "chess", "1d").await.with_players();
    boris.command("settings", json!({ "pings": false })).await;
    let seq = game.plays(0, &["e2e4"]).await;
    pass(&world, 20 * HOUR).await;
    assert!(saying(&world, ada, "it's your turn in game").is_empty());
    let seq = game.plays(seq, &["e7e5", "g1f3"]).await;
    picture::check_pings(&game.shown(seq).await, &[]);
    let challenge = GameDriver::challenged("totem", (ada, boris), &json!({})).await;
    picture::check_pings(&challenge, &[]);
    world.finish().await;
}

#[tokio::test]
async fn who_is_late_can_move_until_the_other_chooses() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, "chess", "1h").await;
    let (ada, boris, chen) = (game.white, game.black, world.person("Chen"));
    pass(&world, HOUR - Duration::from_secs(1)).await;
    assert!(saying(&world, ada, "is out of time").is_empty());
    pass(&world, Duration::from_secs(1)).await;
    let late = said(&world, ada, "is out of time").await;
    picture::check_pings(&late, &[boris.id]);
    assert_eq!(late.labels(), ["Claim the win", "Add a day"]);
    for label in ["Claim the win", "Add a day"] {
        refused(ada, "You're the one out of time", [&ada.click_on(late.id, label).await]);
        refused(chen, "You aren't playing in game", [&chen.click_on(late.id, label).await]);
    }
    assert_eq!(world.record(game.id).await.len(), 0, "the game goes on");
    game.plays(0, &["e2e4"]).await;
    world.became(late.id, "").await;
    assert_eq!(deadline(&world, game.id).await, after(2 * HOUR));
    world.finish().await;
}

#[tokio::test]
async fn where_the_clock_stands_nobody_is_late() {
    let world = World::builder().fixed_dice(5).start().await;
    let (_, ada, boris) = begin(&world, "chess", "1h").await.with_players();
    pass(&world, HOUR).await;
    let late = said(&world, ada, "is out of time").await;
    assert!(late.button("Claim the win").is_some(), "{}", late.content);
    let offer = ada.asks("pause", json!({})).await.id;
    boris.click_on(offer, "Allow").await;
    world.became(late.id, "").await;
    says(&boris.asks("pause", json!({})).await, &from_now(2 * HOUR));
    world.settle().await;
    assert!(said(&world, ada, "is out of time").await.components.is_empty());
    world.finish().await;
}

#[tokio::test]
async fn a_roll_of_who_is_late_takes_no_choice_away() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, GAME, "10m").await;
    pass(&world, Duration::from_secs(600)).await;
    let late = said(&world, game.white, "is out of time").await;
    let seq = game.plays(0, &["r"]).await;
    game.noted(seq).await;
    let message = game.black.reads(late.id);
    assert!(message.button("Claim the win").is_some(), "{}", message.content);
    game.black.click_on(late.id, "Claim the win").await;
    says(&game.ended().await, "ran out of time.");
    world.finish().await;
}

#[tokio::test]
async fn a_roll_for_the_null_belongs_to_the_turn_before_it() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, "totem", "1d").await;
    game.plays(0, &["e2e3", "e8e7"]).await;
    let before = deadline(&world, game.id).await;
    world.clock.advance(HOUR);
    says(&game.next(2).await.types("d2d3").await, "roll for the Null");
    assert_eq!(deadline(&world, game.id).await, before, "the same player is next");
    world.finish().await;
}

#[tokio::test]
async fn a_day_is_given_and_the_win_claimed_after_it() {
    let world = World::builder().fixed_dice(5).start().await;
    let (game, ada, boris) = begin(&world, "chess", "1h").await.with_players();
    pass(&world, HOUR).await;
    let late = said(&world, ada, "is out of time").await;
    let given = boris.click_on(late.id, "Add a day").await;
    says(
        &given,
        &format!("gave {} one more day: move due {}", ada.mention(), from_now(HOUR + DAY)),
    );
    picture::check_pings(given.message().unwrap(), &[]);
    let shows = async || game.shown(0).await.content.contains(&from_now(HOUR + DAY));
    world.until("the board shows the new time", shows).await;
    assert!(edits(&world, game.shown(0).await.id) > 0, "that is an edit");
    pass(&world, DAY - Duration::from_secs(1)).await;
    assert!(saying(&world, ada, "is out of time").is_empty(), "nobody is late");
    pass(&world, Duration::from_secs(1)).await;
    let late = said(&world, ada, "is out of time").await;
    let (one, two) = tokio::join!(
        boris.click_on(late.id, "Claim the win"),
        boris.click_on(late.id, "Claim the win")
    );
    assert_eq!([&one, &two].iter().filter(|it| it.is_private()).count(), 1, "once");
    let end = game.ended().await;
    says(&end, &format!("**{} wins**: {} ran out of time", boris.mention(), ada.mention()));
    picture::check_pings(&end, &[ada.id]);
    let flagged = (1, "time_forfeit".to_owned(), "white black".to_owned());
    assert_eq!(world.record(game.id).await, [flagged]);
    world.finish().await;
}

#[tokio::test]
async fn a_rematch_has_the_same_pace_and_more_has_what_who_waits_can_do() {
    let world = World::builder().fixed_dice(5).start().await;
    let (game, ada, boris) = begin(&world, "chess", "1h").await.with_players();
    let end = game.resigns(ada).await;
    ada.click_on(end.id, "Rematch").await;
    boris.click_on(end.id, "Rematch").await;
    let rematch = GameDriver::found(&world, boris, ada).await;
    says(&rematch.shown(0).await, " Due ");
    pass(&world, HOUR).await;
    ada.more("Add a day").await;
    said(&world, ada, "one more day: move due").await;
    pass(&world, DAY).await;
    ada.more("Claim the win").await;
    said(&world, ada, "ended the game: ").await;
    says(&rematch.ended().await, "ran out of time");
    world.finish().await;
}

#[tokio::test]
async fn what_nobody_claims_ends_by_itself_once_though_two_programs_run() {
    let world = World::builder().fixed_dice(5).start().await;
    let (game, ada, boris) = begin(&world, "totem", "10m").await.with_players();
    let other = world.another_bot().await;
    pass(&world, Duration::from_secs(480)).await;
    said(&world, ada, "it's your turn in game").await;
    pass(&world, Duration::from_secs(120)).await;
    said(&world, ada, "is out of time").await;
    pass(&world, 3 * DAY - Duration::from_secs(1)).await;
    assert_eq!(world.record(game.id).await, []);
    pass(&world, Duration::from_secs(1)).await;
    let end = said(&world, ada, &format!("wins**: {} ran out of time.", ada.mention())).await;
    picture::check_pings(&end, &[ada.id, boris.id]);
    assert_eq!(world.record(game.id).await.len(), 1);
    said(&world, ada, "it's your turn in game").await;
    said(&world, ada, "is out of time").await;
    other.stop().await;
    world.finish().await;
}

#[tokio::test]
async fn the_clock_is_stopped_by_consent_and_runs_again() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, "chess", "1d").await;
    let (ada, boris, chen) = (game.white, game.black, world.person("Chen"));
    refused(chen, "You aren't playing in game", [&chen.command("pause", json!({})).await]);
    let asked = ada.more("Pause clock").await;
    assert!(asked.is_private(), "{}", asked.content());
    let offer = boris.sees("the offer", |it| it.content.contains("pause the clock")).await;
    picture::check_pings(&offer, &[boris.id]);
    pass(&world, HOUR).await;
    says(&boris.click_on(offer.id, "Allow").await, "agreed");
    let shows = async |words: &str| game.shown(0).await.content.contains(words);
    world.until("the board says so", async || shows("The clock is paused.").await).await;
    assert_eq!(deadline(&world, game.id).await, None);
    pass(&world, 30 * DAY).await;
    assert!(saying(&world, ada, "it's your turn").is_empty(), "nothing is due while it stands");
    let until = from_now(31 * DAY + HOUR);
    says(&boris.asks("pause", json!({})).await, &until);
    world.until("the board shows the time", async || shows(&until).await).await;
    // Whoever has asked asks again after a turn only.
    refused(ada, "after the next move", [&ada.command("pause", json!({})).await]);
    world.finish().await;
}

#[tokio::test]
async fn where_both_ask_the_clock_is_stopped_until_a_turn_and_declined_it_runs_on() {
    let world = World::builder().fixed_dice(5).start().await;
    let (game, ada, boris) = begin(&world, "chess", "1d").await.with_players();
    let seq = game.plays(0, &["e2e4"]).await;
    ada.asks("pause", json!({})).await;
    says(&boris.asks("pause", json!({})).await, "paused by agreement");
    game.plays(seq, &["e7e5"]).await;
    assert_eq!(deadline(&world, game.id).await, after(DAY));
    // Declined, the clock runs on.
    let declined = ada.asks("pause", json!({})).await.id;
    boris.click_on(declined, "Decline").await;
    assert_eq!(deadline(&world, game.id).await, after(DAY));
    world.finish().await;
}

#[tokio::test]
async fn a_challenge_lapses_after_a_day() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let message = ada.asks("challenge", json!({ "variant": "chess" })).await.id;
    let challenges = async || world.database.all::<ChallengeRow>().await;
    let known = async || challenges().await.iter().all(|it| it.message_id.is_some());
    world.until("its message is known", known).await;
    world.clock.advance(DAY - Duration::from_secs(1));
    boris.command("help", json!({})).await;
    assert!(ada.reads(message).button("Accept").is_some());
    world.clock.advance(Duration::from_secs(61));
    world.became(message, "The challenge expired").await;
    let white = json!({ "variant": "chess", "color": "white" });
    let again = ada.asks("challenge", white).await.id;
    boris.click_on(again, "Accept").await;
    GameDriver::found(&world, ada, boris).await;
    world.finish().await;
}

#[tokio::test]
async fn a_game_without_a_pace_is_closed_after_two_weeks_of_silence_by_who_waits() {
    let world = World::builder().fixed_dice(5).start().await;
    let (game, ada, boris) = begin(&world, "chess", "none").await.with_players();
    refused(ada, "no clock", [&ada.command("pause", json!({})).await]);
    game.plays(0, &["e2e4", "e7e5"]).await;
    world.clock.advance(14 * DAY - Duration::from_secs(1));
    let asked = boris.asks("abort", json!({})).await;
    says(&asked, "would like to abort");
    boris.click_on(asked.id, "Withdraw").await;
    world.clock.advance(Duration::from_secs(1));
    says(&ada.asks("abort", json!({})).await, "would like to abort");
    boris.command("abort", json!({})).await;
    let end = game.ended().await;
    says(&end, "aborted for inactivity");
    picture::check_pings(&end, &[ada.id]);
    let record = world.record(game.id).await;
    assert_eq!(record.last().map(|(_, _, why)| why.as_str()), Some("silence"));
    world.finish().await;
}

#[tokio::test]
async fn a_click_on_a_message_from_before_the_invitation_takes_no_reminder_away() {
    let world = World::builder().fixed_dice(5).start().await;
    let game = begin(&world, "chess", "1d").await;
    let (ada, guild) = (game.white, world.playground.guild_id());
    // Such a message says for good that the bot was brought along by Ada.
    let click = json!({
        "id": "12345", "application_id": world.playground.application_id(), "type": 3,
        "token": "a-token", "version": 1, "context": 0, "guild_id": guild,
        "channel_id": ada.channel, "channel": { "id": ada.channel, "type": 0 },
        "authorizing_integration_owners": { "1": ada.id },
        "member": { "user": { "id": ada.id, "username": "ada" } },
        "message": { "id": "12344", "flags": 0 },
        "data": { "component_type": 2, "custom_id": format!("more:{}:0", game.id) },
    });
    world.playground.dispatch("INTERACTION_CREATE", &click);
    world.until_request("its answer", |it| it.path.contains("/interactions/12345/")).await;
    pass(&world, 20 * HOUR).await;
    said(&world, ada, "it's your turn in game").await;
    // The stand-in knows of no such interaction.
    world.finish_with(|it| it.status == 404).await;
}
