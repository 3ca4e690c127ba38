//! The threads of games: opened for a challenge to a person, archived a day after the end, woken for
//! what has to change in them.

use std::time::Duration;

use playground::{ChannelKind, Fault, Id, Outcome};
use rules::Color;
use serde_json::{Value, json};
use tests::game::{GAME, refused, to};
use tests::paths::{CHANNEL, THREADS};
use tests::permissions::{ATTACH_FILES, CREATE_PUBLIC_THREADS, SEND_MESSAGES, VIEW_CHANNEL};
use tests::rows::JobRow;
use tests::{EngineGame, GameDriver, Person, World, offers, says};

const HOUR: Duration = Duration::from_secs(60 * 60);

fn is_archived(world: &World, thread: Id) -> bool {
    world.threads().into_iter().find(|it| it.id == thread).expect("the thread").archived
}

/// Challenges, and answers with Accept: the answer.
async fn accepted(challenger: Person<'_>, other: Person<'_>, options: Value) -> Outcome {
    let made = challenger.asks("challenge", options).await;
    let accepted = other.click_on(made.id, "Accept").await;
    assert!(!accepted.is_private(), "{}", accepted.content());
    accepted
}

/// A game in the thread that a challenge to a person opens.
async fn begin<'a>(world: &'a World, variant: &str) -> GameDriver<'a> {
    let (ada, boris) = world.two();
    accepted(ada, boris, to(boris, variant)).await;
    let thread = world.threads().pop().expect("a thread");
    GameDriver::found(world, ada.at(thread.id), boris.at(thread.id)).await
}

#[tokio::test]
async fn a_challenge_to_a_person_is_played_in_a_thread() {
    let world = World::new().await;
    let (ada, boris) = world.two();
    let game = begin(&world, GAME).await;
    let opened = world.threads();
    assert_eq!(opened.len(), 1);
    assert_eq!((opened[0].parent, opened[0].auto_archive), (Some(ada.channel), 10_080));
    game.plays(0, &["r"]).await;
    // By the command on a person's name as well.
    let menu = boris.command_on("Challenge", ada.id).await.shown();
    boris.choose(&menu, "chess").await;
    ada.click("Accept").await;
    world.until("a second thread", async || world.threads().len() == 2).await;
    // In a thread no further one is opened.
    game.resigns(game.white).await;
    accepted(game.white, game.black, to(boris, "chess")).await;
    GameDriver::found(&world, game.white, game.black).await;
    let private = world.playground.add_thread(ada.channel, ChannelKind::PublicThread, "ours");
    accepted(ada.at(private), boris.at(private), to(boris, "chess")).await;
    GameDriver::found(&world, ada.at(private), boris.at(private)).await;
    // Nor where none is wanted, for a game that is open to anybody, or against Eightfold.
    let first = GameDriver::begin(&world, "chess", ada, boris).await;
    first.resigns(ada).await;
    accepted(ada, boris, json!({ "variant": "totem", "color": "white" })).await;
    ada.sees("a game here", |it| it.content.contains("Totem Chess · game")).await;
    let general = ada.at(world.playground.channel("general"));
    EngineGame::begin(&world, general, "chess", 1, Color::White).await;
    assert_eq!(world.threads().len(), 3);
    world.finish().await;
}

#[tokio::test]
async fn where_no_thread_can_be_opened_the_game_is_played_here() {
    let world = World::new().await;
    let (ada, boris) = world.two();
    world.forbid(ada.channel, CREATE_PUBLIC_THREADS);
    accepted(ada, boris, to(boris, "chess")).await;
    let game = GameDriver::found(&world, ada, boris).await;
    game.resigns(game.white).await;
    world.allow(ada.channel, CREATE_PUBLIC_THREADS);
    // What the permissions do not say, Discord's refusal does.
    world.playground.fault("POST", THREADS, Fault::fail(403, 50_013));
    accepted(ada, boris, to(boris, "totem")).await;
    GameDriver::found(&world, ada, boris).await;
    assert!(world.threads().is_empty());
    world.finish_with(|it| it.status == 403 && it.path.ends_with("/threads")).await;
}

#[tokio::test]
async fn a_thread_is_archived_a_day_after_its_last_game() {
    let world = World::new().await;
    let game = begin(&world, GAME).await;
    let id = game.channel();
    let end = game.resigns(game.white).await;
    world.clock.advance(23 * HOUR);
    // A rematch moves the day on.
    let asked = game.white.click_on(end.id, "Rematch").await.shown().id;
    game.black.click_on(asked, "Rematch").await;
    let rematch = GameDriver::found(&world, game.black, game.white).await;
    assert_eq!(rematch.channel(), id);
    world.restart_bot().await;
    world.clock.advance(2 * HOUR);
    let jobs = async || world.database.all::<JobRow>().await;
    let deleted = async || !jobs().await.iter().any(|it| it.kind == "thread");
    world.until("the first game's day is over", deleted).await;
    assert!(!is_archived(&world, id), "a game is played there");
    rematch.resigns(rematch.white).await;
    // Its buttons are taken off after the end is noted; once the thread is archived that would wake it.
    rematch.closed(0).await;
    world.clock.advance(23 * HOUR);
    world.settle().await;
    assert!(!is_archived(&world, id));
    world.clock.advance(HOUR);
    world.until("the thread is archived", async || is_archived(&world, id)).await;
    world.until("that is done", deleted).await;
    // Whoever comes back wakes it.
    rematch.white.command("board", json!({})).await;
    assert!(!is_archived(&world, id));
    world.finish().await;
}

#[tokio::test]
async fn only_threads_that_the_bot_has_opened_are_archived() {
    let world = World::new().await;
    let (ada, boris) = world.two();
    let theirs = world.playground.add_thread(ada.channel, ChannelKind::PublicThread, "ours");
    let game = GameDriver::begin(&world, "chess", ada.at(theirs), boris.at(theirs)).await;
    game.resigns(game.white).await;
    let game = GameDriver::begin(&world, "chess", ada, boris).await;
    game.resigns(game.white).await;
    world.settle().await;
    world.clock.advance(48 * HOUR);
    ada.command("help", json!({})).await;
    assert_eq!(world.database.count::<JobRow>().await, 0);
    assert!(!is_archived(&world, theirs));
    world.finish().await;
}

/// Ada offers a draw in a thread; then it is archived, and the offer lapses by a roll.
async fn lapses<'a>(world: &'a World, archive: impl FnOnce(Id)) -> (GameDriver<'a>, Id) {
    let game = begin(world, GAME).await;
    let offer = game.white.asks("draw", json!({})).await.id;
    offers::noted(world).await;
    archive(game.channel());
    game.white.click("Roll").await;
    (game, offer)
}

#[tokio::test]
async fn an_archived_thread_is_woken_for_what_has_to_change() {
    let world = World::new().await;
    let archive = |id| world.playground.set_archived(id, true);
    let (game, offer) = lapses(&world, archive).await;
    world.became(offer, "draw offer expired").await;
    assert!(!is_archived(&world, game.channel()));
    let woken = |it: &playground::Entry| it.body["archived"] == json!(false) && it.status == 200;
    assert!(world.playground.request_log().iter().any(woken));
    world.finish_with(|it| it.status == 400).await;
}

#[tokio::test]
async fn a_locked_thread_is_left_as_it_is() {
    let world = World::new().await;
    let (game, offer) = lapses(&world, |id| world.playground.lock_thread(id)).await;
    world.settle().await;
    says(&game.black.reads(offer), "offers a draw");
    assert!(is_archived(&world, game.channel()));
    assert_eq!(game.actions().await.len(), 1);
    world.finish_with(|it| matches!(it.status, 400 | 403)).await;
}

#[tokio::test]
async fn a_game_whose_thread_is_deleted_goes_on_elsewhere() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let mut options = to(boris, GAME);
    options["pace"] = json!("1d");
    accepted(ada, boris, options).await;
    let thread = world.threads().pop().expect("a thread").id;
    let mut game = GameDriver::found(&world, ada.at(thread), boris.at(thread)).await;
    game.plays(0, &["r"]).await;
    world.settle().await;
    world.playground.delete_channel(game.channel());
    let list = ada.command("games", json!({})).await.shown();
    says(&list, "(channel deleted)");
    // Another game runs here.
    let other = GameDriver::begin(&world, "chess", world.person("Chen"), boris).await;
    let here = "Continue game 1 here";
    refused(ada, "Another game is in progress here", [&ada.click_on(list.id, here).await]);
    other.resigns(boris).await;
    let channel_there = "Game 1 is in <#";
    world.playground.fault("GET", CHANNEL, Fault::fail(403, 50_001));
    refused(ada, channel_there, [&ada.click_on(list.id, here).await]);
    world.clock.advance(HOUR);
    let old = boris.command("games", json!({})).await.shown();
    // Nobody can play meanwhile, and nobody is told that time runs out.
    world.clock.advance(30 * HOUR);
    says(&ada.click_on(list.id, here).await, "Game 1 continues here");
    let deadline = world.database.deadline(1).await.expect("a deadline");
    assert_eq!(deadline - world.clock.now(), 24 * 60 * 60 * 1000);
    refused(boris, "is already in this channel", [&boris.click_on(old.id, here).await]);
    game.white = ada;
    game.black = boris;
    // Who has not moved it finds it by its new link.
    let board = game.shown(1).await;
    game.noted(1).await;
    let link = format!("/{}/{}", ada.channel, board.id);
    says(&boris.command("games", json!({})).await, &link);
    game.plays(1, &["e2e4", "r"]).await;
    // It is there again: nothing is to be moved.
    let list = ada.command("games", json!({})).await.shown();
    assert!(list.button(here).is_none(), "{}", list.content);
    game.resigns(ada).await;
    refused(boris, "has ended", [&boris.click_on(old.id, here).await]);
    world.finish_with(|it| it.status == 404 || it.status == 403 && it.method == "GET").await;
}

#[tokio::test]
async fn where_the_bot_may_not_see_the_channel_no_request_is_made_in_vain() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let game = GameDriver::begin(&world, GAME, ada, boris).await;
    let posts = SEND_MESSAGES | ATTACH_FILES;
    world.playground.set_permissions(ada.channel, posts);
    game.plays(0, &["r", "e2e4", "r"]).await;
    world.settle().await;
    assert!(world.playground.request_log().iter().all(|it| it.status != 403));
    // It may again, and the old board loses its buttons.
    world.playground.set_permissions(ada.channel, VIEW_CHANNEL | posts);
    game.plays(3, &["d7d5"]).await;
    game.closed(3).await;
    world.finish().await;
}

#[tokio::test]
async fn a_list_asks_of_no_channel_that_the_bot_may_not_see_for_an_hour() {
    let world = World::new().await;
    let (ada, boris) = world.two();
    let hidden = world.playground.add_channel("hidden");
    let game = GameDriver::begin(&world, "chess", ada.at(hidden), boris.at(hidden)).await;
    world.settle().await;
    world.playground.set_permissions(hidden, 0);
    let looks = || world.requests("GET", &format!("/channels/{hidden}")).len();
    for (wanted, later) in [(1, HOUR / 2), (1, HOUR), (2, HOUR / 2)] {
        let list = ada.command("games", json!({})).await.shown();
        assert!(list.button("Continue game 1 here").is_none(), "{}", list.content);
        assert_eq!(looks(), wanted);
        world.clock.advance(later);
    }
    assert!(game.actions().await.is_empty());
    world.finish_with(|it| it.status == 403 && it.method == "GET").await;
}

#[tokio::test]
async fn a_list_waits_for_discord_no_longer_than_a_second() {
    let world = World::new().await;
    let (ada, boris) = world.two();
    GameDriver::begin(&world, "chess", ada, boris).await;
    world.settle().await;
    world.playground.fault("GET", CHANNEL, Fault::Hang);
    let second = async {
        world.until_hanging(1).await;
        world.clock.advance(Duration::from_secs(1));
    };
    let (list, ()) = tokio::join!(ada.command("games", json!({})), second);
    says(&list, " vs ");
    world.playground.release();
    world.finish().await;
}

#[tokio::test]
async fn who_has_moved_is_not_sent_to_a_channel_that_is_gone() {
    let world = World::new().await;
    let (ada, boris) = world.two();
    let gone = world.playground.add_channel("gone");
    let elsewhere = world.playground.add_channel("elsewhere");
    GameDriver::begin(&world, "chess", ada.at(gone), boris.at(gone)).await;
    GameDriver::begin(&world, "chess", ada.at(elsewhere), boris.at(elsewhere)).await;
    let here = GameDriver::begin(&world, "chess", ada, boris).await;
    world.settle().await;
    world.playground.delete_channel(gone);
    here.plays(0, &["e2e4"]).await;
    let waits = ada.sees("what waits", |it| it.only_for == Some(ada.id)).await;
    says(&waits, &format!("/{elsewhere}/"));
    world.finish_with(|it| it.status == 404).await;
}
