//! Which of several games with a pace is told first, and what pace a game has that nobody chose.

use rules::Color;
use serde_json::json;
use tests::{GameDriver, Person, START, World, against, says};

use crate::many_games::{channel_named, link, listed, lists};
use crate::timed_games::*;

/// A game of plain chess with this pace in a channel of its own.
async fn begin_at<'a>(
    world: &'a World,
    channel: &str,
    (white, black): (Person<'a>, Person<'a>),
    pace: &str,
) -> GameDriver<'a> {
    let channel = channel_named(world, channel);
    let (white, black) = (white.at(channel), black.at(channel));
    GameDriver::begin_with(world, "chess", (white, black), &json!({ "pace": pace })).await
}

/// What ends the line of a game in a list.
fn time_of(line: &str) -> &str {
    line.rsplit(" · ").next().unwrap_or_default()
}

/// Checks that so many games are told to wait, and this one against `whom` as the next.
async fn check_next(person: Person<'_>, count: &str, (next, whom): (&GameDriver<'_>, Person<'_>)) {
    let told = person.sees("the next game", |it| it.content.starts_with(count)).await;
    let address = link(person.world(), next).await;
    let words = format!("{count}: [**Chess**]{address} vs {}.", whom.mention());
    assert_eq!(told.content, words);
}

#[tokio::test]
async fn the_game_whose_time_runs_out_next_comes_first() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris, chen) = (world.person("Ada"), world.person("Boris"), world.person("Chen"));
    let none = begin_at(&world, "none", (ada, boris), "none").await;
    let week = begin_at(&world, "week", (ada, boris), "7d").await;
    world.clock.advance(HOUR);
    let hour = begin_at(&world, "hour", (ada, chen), "1h").await;
    let day = begin_at(&world, "day", (ada, boris), "1d").await;

    let own = lists(&listed(ada).await);
    let (heading, lines) = &own[0];
    assert_eq!(heading, "**Your turn** (4)");
    let order = [(&hour, 2 * HOUR), (&day, DAY + HOUR), (&week, 7 * DAY)];
    for ((game, due), line) in order.iter().zip(lines) {
        assert!(line.contains(&link(&world, game).await), "{line}");
        assert_eq!(time_of(line), format!("move due {}", from_now(*due)));
    }
    assert!(lines[3].contains(&link(&world, &none).await), "{lines:?}");
    assert_eq!(time_of(&lines[3]), format!("last played <t:{}:R>", START / 1000));
    // So it is for who waits, and for who looks on.
    let waiting = lists(&listed(boris).await);
    let times: Vec<&str> = waiting[0].1.iter().map(|line| time_of(line)).collect();
    let wanted = [DAY + HOUR, 7 * DAY].map(|due| format!("move due {}", from_now(due)));
    assert_eq!(waiting[0].0, "**Your opponent's turn** (3)");
    assert_eq!(times[..2], wanted.each_ref().map(String::as_str));
    let other = &waiting[1].1[0];
    assert_eq!(time_of(other), format!("move due {}", from_now(2 * HOUR)), "{waiting:?}");

    // A command where no game is lists them in the same order.
    let elsewhere = lists(&ada.asks_privately("board", json!({})).await);
    assert_eq!(elsewhere[0].1, *lines);
    // After a turn the most urgent of the others is told, however long another one waits.
    for (game, count, (next, whom)) in [
        (&none, "3 other games are waiting for you. The most urgent", (&hour, chen)),
        (&hour, "2 other games are waiting for you. The most urgent", (&day, boris)),
        (&day, "Another game is waiting for you", (&week, boris)),
    ] {
        game.white.types("e2e4").await;
        check_next(game.white, count, (next, whom)).await;
        // It is told once in half an hour.
        world.clock.advance(HOUR / 2);
    }
    world.finish().await;
}

#[tokio::test]
async fn the_pace_of_a_server_is_that_of_challenges_that_do_not_say() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    ada.command("config", json!({ "pace": "1d" })).await;
    let challenge = GameDriver::challenged("chess", (ada, boris), &json!({})).await;
    says(&challenge, " Time per move: 1 day. ");
    boris.click_on(challenge.id, "Accept").await;
    let game = GameDriver::found(&world, ada, boris).await;
    assert_eq!(deadline(&world, game.id).await, after(DAY));
    // Who says how long, or that it may take any time, is heard.
    let general = ada.at(world.playground.channel("general"));
    let hour = GameDriver::challenged("chess", (general, boris), &json!({ "pace": "1h" })).await;
    says(&hour, " Time per move: 1 hour. ");
    let any = GameDriver::challenged("chess", (general, boris), &json!({ "pace": "none" })).await;
    assert!(!any.content.contains("Time per move"), "{}", any.content);
    // Eightfold waits for its person all the same.
    let begun = general.asks("challenge", against(&world, "chess", 1, Color::White)).await;
    assert!(!begun.content.contains("move due"), "{}", begun.content);
    world.finish().await;
}
