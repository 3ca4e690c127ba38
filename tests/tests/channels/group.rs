//! Games in group messages, and in a server where the bot is no member.

use std::time::Duration;

use playground::{ActError, Answer, Fault, Message};
use rules::Color;
use serde_json::json;
use tests::game::{GAME, refused};
use tests::paths::ORIGINAL;
use tests::rows::GameRow;
use tests::{GameDriver, Held, Person, World, against, outside, says};

/// Ada, Boris and Chen in their group; Boris and Chen have not added the bot to their accounts.
fn friends(world: &World) -> [Person<'_>; 3] {
    let group = world.playground.channel("Friends");
    let people = ["Ada", "Boris", "Chen"].map(|name| world.person(name).at(group));
    people[1..].iter().for_each(|it| world.playground.set_installed(it.id, false));
    people
}

#[tokio::test]
async fn whoever_comes_first_plays_and_a_third_looks_on() {
    let world = World::new().await;
    let [ada, boris, chen] = friends(&world);
    let challenge = ada.asks("challenge", json!({ "variant": "chess", "color": "white" })).await;
    says(&challenge, "no ratings");
    boris.click_on(challenge.id, "Accept").await;
    let game = GameDriver::found(&world, ada, boris).await;
    let start = game.shown(0).await;
    let more = chen.click_on(start.id, "More").await.shown();
    assert!(more.only_for.is_some() && more.button("Rules").is_some(), "{}", more.content);
    assert!(more.button("Follow").is_none(), "nobody could tell Chen of the end");
    refused(chen, "You aren't playing in game", [&chen.choose(&start, "e2e4").await]);
    let kept = chen.reads(start.id);
    assert!(!kept.components.is_empty(), "a board that is not old keeps its buttons");
    let turn = ada.choose(&start, "e2e4").await;
    assert!(matches!(turn.answer, Answer::Updated { .. }), "{turn:?}");
    assert_eq!(game.shown(1).await.mentions, [boris.id]);
    let another = against(&world, "chess", 1, Color::White);
    refused(ada, "There are no threads here", [&ada.command("challenge", another).await]);
    let asked = boris.more("Resign").await.shown();
    boris.click_on(asked.id, "Yes").await;
    says(&game.ended().await, "resigned");
    outside::check(&world, ada.channel);
    world.finish().await;
}

#[tokio::test]
async fn what_does_not_work_there_is_refused_with_what_would() {
    let world = World::new().await;
    let [ada, boris, _] = friends(&world);
    let asking = |name: &str, value: bool| json!({ "variant": "chess", name: value });
    let rated = ada.command("challenge", asking("rated", true)).await;
    refused(ada, "Games outside servers are never rated", [&rated]);
    let thread = ada.command("challenge", asking("thread", true)).await;
    refused(ada, "There are no threads here", [&thread]);
    let tried = boris.try_command("challenge", asking("rated", false)).await;
    assert!(matches!(tried, Err(ActError::NotOffered { .. })), "{tried:?}");
    let friendly = ada.command("challenge", asking("rated", false)).await;
    says(&friendly, "no ratings");
    let menu = ada.command_on("Challenge", boris.id).await.shown();
    ada.choose(&menu, "totem").await;
    let whom = |it: &Message| it.content.contains("challenges") && it.mentions == [boris.id];
    boris.sees("the challenge", whom).await;
    let address = format!("https://discord.com/channels/@me/{}", ada.channel);
    says(&ada.command("games", json!({})).await, &address);
    outside::check(&world, ada.channel);
    world.finish().await;
}

#[tokio::test]
async fn in_a_server_that_has_not_invited_the_bot_games_are_played_as_in_a_group() {
    let world = World::new().await;
    let channel = world.playground.add_foreign_channel("elsewhere");
    let (ada, boris) = world.two();
    world.playground.set_installed(boris.id, false);
    let game = GameDriver::begin(&world, GAME, ada.at(channel), boris.at(channel)).await;
    let start = game.shown(0).await;
    // The same player goes on: their board becomes the next one.
    assert_eq!(game.white.click_on(start.id, "Roll").await.shown().id, start.id);
    assert_eq!(game.shown(1).await.id, start.id);
    let games = ada.at(world.playground.channel("Friends")).command("games", json!({})).await;
    says(&games, &format!("/{channel}/{}", start.id));
    assert!(!games.content().contains("@me"), "{}", games.content());
    says(&ada.command("games", json!({})).await, "You aren't playing in this server");
    for command in ["config", "leaderboard", "profile"] {
        let tried = ada.at(channel).try_command(command, json!({})).await;
        assert!(matches!(tried, Err(ActError::NotOffered { .. })), "/{command}: {tried:?}");
    }
    world.restart_bot().await;
    game.resigns(game.white).await;
    outside::check(&world, channel);
    world.finish().await;
}

#[tokio::test]
async fn where_nobody_else_would_see_it_nothing_is_begun_and_boards_change_in_place() {
    let world = World::builder().fixed_dice(5).start().await;
    let elsewhere = world.playground.add_foreign_channel("elsewhere");
    let [ada, boris, _] = friends(&world).map(|it| it.at(elsewhere));
    let unseen = "only you can see my replies";
    let may = |who: Person<'_>, allowed| world.playground.set_external_apps(who.id, allowed);
    may(ada, false);
    let options = json!({ "variant": GAME, "color": "white" });
    refused(ada, unseen, [&ada.command("challenge", options.clone()).await]);
    may(ada, true);
    let challenge = ada.asks("challenge", options).await.id;
    may(boris, false);
    refused(boris, unseen, [&boris.click_on(challenge, "Accept").await]);
    assert_eq!(world.database.count::<GameRow>().await, 0);
    may(boris, true);
    boris.click_on(challenge, "Accept").await;
    let game = GameDriver::found(&world, ada, boris).await;
    may(ada, false);
    let start = game.shown(0).await.id;
    refused(ada, unseen, [&ada.command("roll", json!({})).await]);
    ada.click_on(start, "Roll").await;
    let board = game.shown(1).await;
    assert_eq!(board.id, start);
    // It is Boris's turn by then; all see it in the same message.
    ada.choose(&board, "e2e4").await;
    assert_eq!(game.shown(2).await.id, start);
    assert_eq!(game.actions().await, ["r5", "e2e4"]);
    outside::check(&world, elsewhere);
    world.finish().await;
}

#[tokio::test]
async fn a_move_that_is_typed_in_a_form_is_played_where_the_bot_is_no_member() {
    let world = World::new().await;
    let elsewhere = world.playground.add_foreign_channel("elsewhere");
    let [ada, boris, _] = friends(&world);
    for (ada, boris) in [(ada, boris), (ada.at(elsewhere), boris.at(elsewhere))] {
        let game = GameDriver::begin(&world, "chess", ada, boris).await;
        game.shown(0).await;
        let picker = ada.picks_privately(&[]).await.shown();
        let played = ada.types_on(picker.id, "e4").await;
        assert_eq!(played.content(), "You played **e4**.");
        // By the interaction's token: the bot's own may post nothing here.
        assert_eq!(game.shown(1).await.mentions, [boris.id]);
        assert_eq!(game.actions().await, ["e2e4"]);
        outside::check(&world, ada.channel);
    }
    world.finish().await;
}

#[tokio::test]
async fn a_slow_challenge_is_shown_once_its_deferral_can_be_deleted() {
    let world = World::new().await;
    let [ada, boris, _] = friends(&world);
    let is_open = |it: &Message| it.button("Accept").is_some();
    world.playground.fault("DELETE", ORIGINAL, Fault::fail(503, 0));
    let options = json!({ "variant": "chess", "color": "white" });
    Held::during(&world, ada.command("challenge", options)).await;
    let seen = async || world.playground.messages(boris.channel, boris.id).iter().any(is_open);
    world.pass_until(Duration::from_secs(1), "the challenge", seen).await;
    let challenge = boris.sees("the challenge", is_open).await;
    assert_eq!(challenge.only_for, None);
    boris.click_on(challenge.id, "Accept").await;
    GameDriver::found(&world, ada, boris).await.shown(0).await;
    world.finish_with(|it| it.status == 503).await;
}
