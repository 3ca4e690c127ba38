//! Many games at once: `/games`, commands where no game is, and who has made a turn is told which of
//! their games waits next.

use std::time::Duration;

use playground::{Fault, Id, Message};
use serde_json::json;
use tests::game::{GAME, refused};
use tests::paths::FOLLOW_UP;
use tests::rows::{GameRow, stored};
use tests::{GameDriver, Person, START, World, begins_with, picture, says, spelled};

use crate::timed_games::*;

/// A game of these two in a channel of this name, half an hour after whatever came before.
async fn begin<'a>(
    world: &'a World,
    variant: &str,
    channel: &str,
    white: Person<'a>,
    black: Person<'a>,
) -> GameDriver<'a> {
    world.clock.advance(Duration::from_secs(1800));
    let channel = channel_named(world, channel);
    GameDriver::begin(world, variant, white.at(channel), black.at(channel)).await
}

/// The channel of this name, which is added if there is none.
pub(crate) fn channel_named(world: &World, name: &str) -> Id {
    let known = world.playground.channels();
    let known = known.iter().find(|it| it.name == name);
    known.map_or_else(|| world.playground.add_channel(name), |it| it.id)
}

/// What `/games` tells somebody, which pings nobody.
pub(crate) async fn listed(person: Person<'_>) -> Message {
    let message = person.asks_privately("games", json!({})).await;
    picture::check_pings(&message, &[]);
    message
}

/// The address of a game's newest board.
pub(crate) async fn link(world: &World, game: &GameDriver<'_>) -> String {
    let (guild, channel) = (world.playground.guild_id(), game.channel());
    let message = world.database.game(game.id).await.board_message_id.expect("a board");
    format!("(https://discord.com/channels/{guild}/{channel}/{message})")
}

/// The lines below each heading.
pub(crate) fn lists(message: &Message) -> Vec<(String, Vec<String>)> {
    let mut lists: Vec<(String, Vec<String>)> = Vec::new();
    for line in message.content.lines() {
        match line.strip_prefix("- ") {
            Some(line) => lists.last_mut().expect("a heading").1.push(line.to_owned()),
            None => lists.push((line.to_owned(), Vec::new())),
        }
    }
    lists
}

fn headings(message: &Message) -> Vec<String> {
    lists(message).into_iter().map(|(heading, _)| heading).collect()
}

#[tokio::test]
async fn games_tells_whose_move_it_is_and_where() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris, chen) = (world.person("Ada"), world.person("Boris"), world.person("Chen"));
    let none = listed(ada).await;
    begins_with(&none, "You aren't playing in this server.");
    let first = begin(&world, "chess", "chess", ada, boris).await;
    let second = begin(&world, "chess", "general", chen, ada).await;
    let third = begin(&world, GAME, "third", ada, chen).await;
    let fourth = begin(&world, "totem", "fourth", boris, chen).await;
    // The first goes back and forth, and waits for Ada for a shorter time than the third.
    let seq = first.plays(0, &["e2e4"]).await;
    world.clock.advance(Duration::from_secs(60));
    let seq = first.plays(seq, &["e7e5"]).await;
    first.noted(seq).await;

    let told = listed(ada).await;
    let lists = lists(&told);
    assert_eq!(lists.len(), 3, "{}", told.content);
    let (yours, waiting) = &lists[0];
    assert_eq!(yours, "**Your turn** (2)");
    let (one, three, four) =
        tokio::join!(link(&world, &first), link(&world, &third), link(&world, &fourth));
    let (b, c) = (boris.mention(), chen.mention());
    let [at_three, at_four, at_one] =
        [3 * 1800, 4 * 1800, 4 * 1800 + 60].map(|seconds| from_now(Duration::from_secs(seconds)));
    assert_eq!(
        waiting[..],
        [
            format!(
                "[**Superpermutation d8 Chess**]{three} vs {c} · start · game 3 · last played \
             {at_three}"
            ),
            format!("[**Chess**]{one} vs {b} · move 1... · game 1 · last played {at_one}"),
        ]
    );
    let (theirs, others) = &lists[1];
    assert_eq!(theirs, "**Your opponent's turn** (1)");
    assert!(others[0].contains(&link(&world, &second).await), "{others:?}");
    let (server, others) = &lists[2];
    assert_eq!(server, "**Other games in this server** (1)");
    let line =
        format!("[**Totem Chess**]{four}, {b} vs {c} · start · game 4 · last played {at_four}");
    assert_eq!(others[..], [line]);

    // Where no message is known, the channel is named; what has ended stands by itself.
    let forget = |it: &mut GameRow| {
        if it.game_id == 3 {
            (it.board_message_id, it.board_seq) = (None, None);
        }
    };
    world.database.change(forget).await;
    first.resigns(first.white).await;
    world.settle().await;
    let told = listed(ada).await;
    let named = format!("- **Superpermutation d8 Chess** in <#{}> vs", third.channel());
    says(&told, &named);
    let end = link(&world, &first).await;
    let ended = format!("[**Chess**]{end} vs {b} · you lost · game 1 · ended {at_one}");
    let finished = crate::many_games::lists(&told);
    assert!(
        finished.contains(&("**Your finished games**".to_owned(), vec![ended])),
        "{finished:?}"
    );
    world.finish().await;
}

#[tokio::test]
async fn games_lists_challenges_that_wait() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris, chen) = (world.person("Ada"), world.person("Boris"), world.person("Chen"));
    let to = |person: Person<'_>| json!({ "variant": "chess", "opponent": person.id.to_string() });
    ada.command("challenge", to(boris)).await;
    boris.command("challenge", to(ada)).await;
    chen.command("challenge", to(boris)).await;
    ada.command("challenge", json!({ "variant": "totem" })).await;
    let made = chen.asks("challenge", json!({ "variant": "gravitatur" })).await;
    let told = listed(ada).await;
    let lists = lists(&told);
    let (heading, lines) = lists.last().expect("a list");
    assert_eq!(heading, "**Open challenges** (4)", "{}", told.content);
    let (place, since) = (format!("in <#{}>", ada.channel), from_now(Duration::ZERO));
    let expected = [
        format!("**Gravitatur Chess** {place} · {} is looking for an opponent", chen.mention()),
        format!("**Totem Chess** {place} · yours, open to anyone"),
        format!("**Chess** {place} · {} challenged you", boris.mention()),
        format!("**Chess** {place} · waiting for {}", boris.mention()),
    ];
    assert_eq!(lines[..], expected.map(|line| format!("{line} · {since}")));
    // What is answered waits no more.
    ada.click_on(made.id, "Accept").await;
    let told = listed(ada).await;
    assert!(headings(&told).contains(&"**Open challenges** (3)".to_owned()), "{}", told.content);
    world.finish().await;
}

/// Writes so many games that have just begun, whose messages nobody knows.
async fn write_games(world: &World, from: i64, count: i64, white: Id, black: Id) {
    let game = |id: i64| GameRow {
        game_id: id,
        guild_id: Some(stored(world.playground.guild_id())),
        channel_id: 9_000_000_000_000_000_000 + id,
        variant: GAME.to_owned(),
        white_id: Some(stored(white)),
        black_id: Some(stored(black)),
        dice_secret: "8f".repeat(32),
        started_at: START - id,
        side_to_act: Some("white".to_owned()),
        ..GameRow::default()
    };
    world.database.insert(&(from..from + count).map(game).collect::<Vec<_>>()).await;
}

/// Turns all pages, from the first; each of them.
async fn pages(person: Person<'_>) -> Vec<Message> {
    let mut pages = vec![listed(person).await];
    while pages[pages.len() - 1].button("Next").is_some_and(|it| !it.disabled) {
        pages.push(person.click_on(pages[0].id, "Next").await.shown());
    }
    pages
}

#[tokio::test]
async fn two_hundred_games_are_listed_on_pages() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris, chen) = (world.person("Ada"), world.person("Boris"), world.person("Chen"));
    write_games(&world, 1001, 200, ada.id, boris.id).await;
    write_games(&world, 2001, 150, boris.id, chen.id).await;
    let pages = pages(ada).await;
    let lines: Vec<String> =
        pages.iter().flat_map(|it| lists(it).into_iter().flat_map(|(_, lines)| lines)).collect();
    assert_eq!(lines.len(), 300);
    // The one that waits longest comes first.
    assert!(lines[0].contains("game 1200 ") && lines[199].contains("game 1001 "), "{lines:?}");
    assert_eq!(headings(&pages[0])[0], "**Your turn** (200)");
    assert_eq!(headings(&pages[1])[0], "**Your turn** (200)", "each page says of what it is");
    let last = &pages[pages.len() - 1];
    assert!(headings(last).contains(&"**Other games in this server** (150)".to_owned()));
    says(&last, "… and 50 more games");
    assert!(last.content.ends_with("-# Page 43 of 43"), "{}", last.content);
    assert!(pages.iter().all(|it| it.only_for == Some(ada.id)));
    let back = ada.click_on(last.id, "Previous").await;
    assert!(back.content().ends_with("-# Page 42 of 43"), "{}", back.content());
    // A page that is not there any more is the last one.
    let moved = world.database.change(|it: &mut GameRow| {
        if it.game_id > 1003 {
            it.guild_id = Some(5);
        }
    });
    let moved = moved.await;
    let next = ada.click_on(last.id, "Next").await;
    assert!(!next.content().contains("Page"), "{}", next.content());
    says(&next, "**Your turn** (3)");
    // A command where no game is shows as many as fit.
    world.database.change_back(&moved).await;
    let told = ada.asks_privately("draw", json!({})).await;
    let text = spelled(&told.content);
    assert!(text.ends_with("… and 193 more in `/games`"), "{text}");
    // Their channels are none.
    world.finish_with(|it| it.status == 404 && it.method == "GET").await;
}

#[tokio::test]
async fn a_command_where_no_game_is_offers_those_elsewhere() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris, chen) = (world.person("Ada"), world.person("Boris"), world.person("Chen"));
    let game = begin(&world, "chess", "chess", ada, boris).await;
    let general = world.playground.channel("general");
    let (there, chen) = (ada.at(general), chen.at(general));
    let address = link(&world, &game).await;
    for (command, options) in [
        ("move", json!({ "turn": "e2e4" })),
        ("board", json!({})),
        ("board", json!({ "turn": "0", "text": true })),
        ("draw", json!({})),
        ("resign", json!({})),
        ("takeback", json!({})),
        ("abort", json!({})),
        ("pause", json!({})),
        ("hint", json!({})),
        ("replay", json!({})),
        ("game", json!({})),
        ("export", json!({})),
        ("review", json!({})),
        ("odds", json!({})),
    ] {
        let told = there.asks_privately(command, options.clone()).await;
        picture::check_pings(&told, &[]);
        begins_with(&told, "There's no game in this channel.");
        says(&told, "or continue one of yours:");
        says(&told, &address);
        says(&told, "/challenge");
        // Who plays nowhere hears how to begin.
        refused(chen, "Start one with `/challenge`", [&chen.command(command, options).await]);
    }
    assert!(chen.suggestions("e").await.is_empty());
    assert!(game.actions().await.is_empty());
    world.finish().await;
}

/// The messages that tell somebody which game waits next.
fn told_of_others(world: &World, person: Person<'_>) -> Vec<Message> {
    let seen = world.playground.messages(person.channel, person.id);
    seen.into_iter().filter(|it| it.content.contains("is waiting for you")).collect()
}

#[tokio::test]
async fn after_a_turn_the_next_game_that_waits_is_told() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris, chen) = (world.person("Ada"), world.person("Boris"), world.person("Chen"));
    let first = begin(&world, "chess", "general", ada, boris).await;
    let second = begin(&world, GAME, "third", ada, chen).await;
    // A roll is no turn: the same player goes on.
    second.white.click("Roll").await;
    second.shown(1).await;
    // Whatever was still to be said is said before the bot stops.
    world.restart_bot().await;
    assert!(told_of_others(&world, second.white).is_empty());
    second.white.types("e2e4").await;
    let told =
        second.white.sees("the next game", |it| it.content.contains("is waiting for you")).await;
    assert_eq!(told.only_for, Some(ada.id));
    assert!(told.mentions.is_empty() && told.content.lines().count() == 1);
    let (address, b) = (link(&world, &first).await, boris.mention());
    let words = format!("Another game is waiting for you: [**Chess**]{address} vs {b}.");
    assert_eq!(told.content, words);
    // Chen has no other game.
    second.plays(2, &["r", "d7d5"]).await;
    world.restart_bot().await;
    assert!(told_of_others(&world, second.black).is_empty());
    assert_eq!(told_of_others(&world, second.white).len(), 1);
    // By the menus as well, and of several the one that has waited longest.
    let third = begin(&world, "chess", "fourth", ada, boris).await;
    third.white.picks_privately(&["e2", "e4"]).await;
    let several = |it: &Message| it.content.starts_with("2 other games are waiting for you");
    let told = third.white.sees("the next game", several).await;
    assert!(told.content.contains(&address), "{}", told.content);
    world.finish().await;
}

#[tokio::test]
async fn that_other_games_wait_is_told_once_in_half_an_hour() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris, chen) = (world.person("Ada"), world.person("Boris"), world.person("Chen"));
    begin(&world, "chess", "general", ada, boris).await;
    let second = begin(&world, "chess", "third", ada, chen).await;
    let third = begin(&world, "chess", "fourth", ada, chen).await;
    second.white.types("e2e4").await;
    let several = |it: &Message| it.content.starts_with("2 other games are waiting for you");
    second.white.sees("the next game", several).await;
    world.clock.advance(Duration::from_secs(1800) - Duration::from_millis(1));
    third.white.types("e2e4").await;
    third.shown(1).await;
    // Whatever was still to be said is said before the bot stops.
    world.restart_bot().await;
    let seen = world.playground.messages(third.white.channel, ada.id);
    assert!(seen.iter().all(|it| !it.content.contains("waiting for you")), "{seen:?}");
    world.finish().await;
}

#[tokio::test]
async fn where_nobody_can_be_told_the_board_comes_all_the_same() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let first = begin(&world, "chess", "chess", ada, boris).await;
    let second = begin(&world, "chess", "general", ada, boris).await;
    world.playground.fault("POST", FOLLOW_UP, Fault::fail(404, 10015));
    first.plays(0, &["e2e4"]).await;
    world.until_request("it is tried", |it| it.status == 404).await;
    assert!(told_of_others(&world, first.white).is_empty());
    assert!(told_of_others(&world, second.white).is_empty());
    first.plays(1, &["e7e5"]).await;
    world.finish_with(|it| it.status == 404).await;
}
