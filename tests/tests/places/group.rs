//! Games in group messages, and in a server where the bot is no member.

use playground::{ActError, Answer, Fault, Message};
use rules::Color;
use serde_json::json;
use tests::game::refused;
use tests::paths::ORIGINAL;
use tests::{Held, Person, Table, World, against, board_of, outside, refusal};

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
    let challenge = ada.command("challenge", json!({ "variant": "chess", "color": "white" })).await;
    let challenge = challenge.message().expect("a challenge").clone();
    assert!(challenge.content.contains("nothing is rated"), "{}", challenge.content);
    boris.click_on(challenge.id, "Accept").await;
    let table = Table::found(&world, ada, boris).await;
    let start = table.shown(0).await;
    let late = chen.click_on(start.id, "More").await;
    let more = late.message().expect("what is rarer");
    assert!(late.is_private() && more.button("Rules").is_some(), "{}", more.content);
    assert!(more.button("Follow").is_none(), "nobody could tell Chen of the end");
    let taken = chen.choose(&start, "e2e4").await;
    assert!(refusal(chen, &taken).contains("You do not play in game"));
    let kept = world.playground.message(start.id, chen.id).expect("the board");
    assert!(!kept.components.is_empty(), "a board that is not old keeps its buttons");
    let turn = ada.choose(&start, "e2e4").await;
    assert!(matches!(turn.answer, Answer::Updated { .. }), "{turn:?}");
    assert_eq!(table.shown(1).await.mentions, [boris.id]);
    let another = against(&world, "chess", 1, Color::White);
    refused(ada, "There are no threads here", [&ada.command("challenge", another).await]);
    let resigned = table.black.more("Resign").await;
    boris.click_on(resigned.message().expect("a question").id, "Yes").await;
    let end = boris.sees("the end", |it| board_of(it) == Some((table.game, None))).await;
    assert!(end.content.contains("resigns"), "{}", end.content);
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
    assert!(friendly.content().contains("nothing is rated"), "{}", friendly.content());
    let asked = ada.command_on("Challenge", boris.id).await;
    let menu = asked.message().expect("a menu").clone();
    ada.choose(&menu, "totem").await;
    let whom = |it: &Message| it.content.contains("challenges") && it.mentions == [boris.id];
    boris.sees("the challenge", whom).await;
    let games = ada.command("games", json!({})).await;
    let address = format!("https://discord.com/channels/@me/{}", ada.channel);
    assert!(games.content().contains(&address), "{}", games.content());
    outside::check(&world, ada.channel);
    world.finish().await;
}

#[tokio::test]
async fn in_a_server_that_has_not_invited_the_bot_games_are_played_as_in_a_group() {
    let world = World::new().await;
    let channel = world.playground.add_foreign_channel("elsewhere");
    let (ada, boris) = world.two();
    world.playground.set_installed(boris.id, false);
    let table =
        Table::begin(&world, "superpermutation-d8", ada.at(channel), boris.at(channel)).await;
    let start = table.shown(0).await;
    // The same player goes on: their board becomes the next one.
    let rolled = ada.at(channel).click_on(start.id, "Roll").await;
    assert_eq!(rolled.message().map(|it| it.id), Some(start.id));
    let board = table.shown(1).await;
    assert_eq!(board.id, start.id);
    let games = ada.at(world.playground.channel("Friends")).command("games", json!({})).await;
    let address = format!("/{channel}/{}", start.id);
    assert!(games.content().contains(&address), "{}", games.content());
    assert!(!games.content().contains("@me"), "{}", games.content());
    let here = ada.command("games", json!({})).await;
    assert!(here.content().contains("You play no game in this server"), "{}", here.content());
    for command in ["config", "leaderboard", "profile"] {
        let tried = ada.at(channel).try_command(command, json!({})).await;
        assert!(matches!(tried, Err(ActError::NotOffered { .. })), "/{command}: {tried:?}");
    }
    world.restart_bot().await;
    ada.at(channel).command("resign", json!({})).await;
    ada.at(channel).click("Yes").await;
    let is_end = |it: &Message| board_of(it) == Some((table.game, None));
    ada.at(channel).sees("the end", is_end).await;
    outside::check(&world, channel);
    world.finish().await;
}

#[tokio::test]
async fn a_move_that_is_typed_in_a_form_is_played_where_the_bot_is_no_member() {
    let world = World::new().await;
    let elsewhere = world.playground.add_foreign_channel("elsewhere");
    let [ada, boris, _] = friends(&world);
    for (ada, boris) in [(ada, boris), (ada.at(elsewhere), boris.at(elsewhere))] {
        let table = Table::begin(&world, "chess", ada, boris).await;
        table.shown(0).await;
        let opened = ada.picks_privately(&[]).await;
        let played = ada.types_on(opened.message().expect("the picker").id, "e4").await;
        assert_eq!(played.content(), "You played **e4**.");
        // By the interaction's token: the bot's own may post nothing here.
        assert_eq!(table.shown(1).await.mentions, [boris.id]);
        assert_eq!(table.actions().await, ["e2e4"]);
        outside::check(&world, ada.channel);
    }
    world.finish().await;
}

#[tokio::test]
async fn a_slow_challenge_is_shown_once_its_deferral_can_be_deleted() {
    let world = World::new().await;
    let [ada, boris, _] = friends(&world);
    world.playground.fault("DELETE", ORIGINAL, Fault::Fail { status: 503, code: 0 });
    let held = Held::new(&world).await;
    ada.command("challenge", json!({ "variant": "chess", "color": "white" })).await;
    held.let_go().await;
    let challenge = boris.sees("the challenge", |it| it.button("Accept").is_some()).await;
    assert_eq!(challenge.only_for, None);
    boris.click_on(challenge.id, "Accept").await;
    Table::found(&world, ada, boris).await.shown(0).await;
    world.finish_with(|it| it.status == 503).await;
}
