//! Too many people ask at once for what takes long: who finds no room in its line is told so at
//! once, nothing is changed, and boards in play go on.

use std::num::{NonZero, NonZeroU32};
use std::thread::available_parallelism;

use bot::Limits;
use futures_util::future::join_all;
use playground::{Message, Outcome};
use rules::Color;
use rules::variants::VARIANTS;
use serde_json::{Value, json};
use tests::game::{GAME, begin, refused};
use tests::{Person, World, against, board_of, check_public, picture};

/// What who finds no room is told.
const BUSY: &str = "I'm very busy right now. Please try again in a few seconds.";

/// Where a game with a die begins.
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1 ?";

/// A few turns of chess.
const TURNS: [&str; 6] = ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6"];

async fn world(limits: Limits) -> World {
    World::builder().limits(limits).fixed_dice(5).system_clock().start().await
}

/// Asks for the same so many times at once.
async fn crowd(person: Person<'_>, (name, options): (&str, Value), times: usize) -> Vec<Outcome> {
    join_all((0..times).map(|_| person.command(name, options.clone()))).await
}

/// Whether a first answer refuses because too many ask.
fn is_refused(outcome: &Outcome) -> bool {
    outcome.message().is_some_and(|it| it.content == BUSY)
}

/// Checks that some are refused, kindly and alone, and all others have what they asked for.
fn check_crowd(world: &World, person: Person<'_>, crowd: &[Outcome], file: &str) {
    let (turned_away, served): (Vec<&Outcome>, Vec<&Outcome>) =
        crowd.iter().partition(|it| is_refused(it));
    assert!(!turned_away.is_empty() && !served.is_empty(), "{} of {}", served.len(), crowd.len());
    refused(person, BUSY, turned_away);
    for outcome in served {
        let message = outcome.message().expect("an answer");
        let [shown] = &message.attachments[..] else {
            panic!("not one picture: {}", message.content);
        };
        assert!(shown.filename.starts_with(file), "{}", shown.filename);
        assert!(!world.file(shown.id).is_empty());
    }
}

#[tokio::test]
async fn a_crowd_that_wants_animations_is_served_as_far_as_there_is_room() {
    let world = world(Limits { replays: NonZeroU32::new(1), ..Limits::NONE }).await;
    let game = begin(&world, "chess").await;
    game.plays(0, &TURNS).await;
    let before = world.record(game.id).await;
    let (ada, boris) = (game.white, game.black);
    let all = crowd(boris, ("replay", json!({})), 40).await;
    check_crowd(&world, boris, &all, "game-1.gif");
    assert_eq!(world.record(game.id).await, before, "nothing is changed");

    // Whoever plays meanwhile is not told to come back later.
    let (all, turn) = tokio::join!(crowd(boris, ("replay", json!({})), 40), ada.types("b5a4"));
    check_crowd(&world, boris, &all, "game-1.gif");
    assert_eq!(board_of(turn.message().expect("the board")), Some((game.id, Some(7))));
    // And once the crowd is gone, there is room again.
    let replay = ada.command("replay", json!({})).await;
    picture::film(&world, replay.message().expect("a replay"), game.id);
    world.finish().await;
}

#[tokio::test]
async fn each_kind_of_picture_has_a_line_of_its_own() {
    let one = NonZeroU32::new(1);
    let world = world(Limits { pictures: one, ..Limits::NONE }).await;
    let game = begin(&world, "chess").await;
    game.plays(0, &TURNS).await;
    let (ada, boris) = (game.white, game.black);
    let position = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let odds = ("odds", json!({ "variant": "chess", "position": position }));
    let replays = ("replay", json!({}));
    let (odds, replays) = tokio::join!(crowd(ada, odds, 12), crowd(boris, replays, 12));
    check_crowd(&world, ada, &odds, "odds.png");
    assert!(!replays.iter().any(is_refused), "there is room for all of these");
    world.finish().await;
}

/// Eightfold begins a game with each of so many people, and thinks about them one after the other.
async fn has_to_think(world: &World, times: usize) {
    let begun = (0..times).map(async |number| {
        let channel = world.playground.add_channel(&format!("game-{number}"));
        let id = world.playground.add_person(&format!("Person {number}"));
        let options = against(world, "gravitatur", 8, Color::Black);
        Person::new(world, id, channel).command("challenge", options).await
    });
    join_all(begun).await;
}

#[tokio::test]
async fn one_person_leaves_room_in_the_engines_line() {
    // Of five places one person has four.
    let world = world(Limits { questions: NonZeroU32::new(5), ..Limits::NONE }).await;
    let (ada, boris) = world.two();
    let options = json!({ "variant": GAME, "position": START });
    let asked = async {
        // While it thinks for games nobody who asks is attended to.
        let thinks = async || world.owed().await > 0;
        world.until("it thinks", thinks).await;
        let crowd = crowd(ada, ("odds", options.clone()), 40);
        tokio::join!(crowd, boris.command("odds", options.clone()))
    };
    let thinkers = available_parallelism().map_or(1, NonZero::get);
    let ((all, others), ()) = tokio::join!(asked, has_to_think(&world, 2 * thinkers));
    let told = "Too many people want me to think right now. Try again in a minute.";
    let is_refused = |it: &&Outcome| it.message().is_some_and(|it| it.content == told);
    let turned_away: Vec<&Outcome> = all.iter().filter(is_refused).collect();
    assert!((1..40).contains(&turned_away.len()), "{} of 40", turned_away.len());
    refused(ada, told, turned_away);
    assert!(!is_refused(&&others), "a place is left");
    let answered = |it: &Message| it.attachments.iter().any(|it| it.filename == "odds.png");
    boris.sees("the odds", answered).await;
    world.finish().await;
}

#[tokio::test]
async fn so_many_wait_for_reviews_and_no_more() {
    let world = world(Limits { reviews: NonZeroU32::new(2), ..Limits::NONE }).await;
    let game = begin(&world, "chess").await;
    game.plays(0, &TURNS[..4]).await;
    let (ada, boris, chen) = (game.white, game.black, world.person("Chen"));
    let end = game.resigns(ada).await;
    world.database.hold_reviews().await;
    let making = |it: &Message| it.content.starts_with("I'm reviewing game 1");
    tokio::join!(ada.click_on(end.id, "Review"), boris.command("review", json!({})));
    ada.sees("that it is being made", making).await;
    boris.sees("that it is being made", making).await;
    // Both wait on, so there is no room by command or button.
    let review = chen.command("review", json!({})).await;
    refused(chen, BUSY, [&review, &chen.click_on(end.id, "Review").await]);
    world.database.let_reviews_go().await;
    let made = |it: &Message| it.content.starts_with("**Review of game ");
    tokio::join!(ada.sees("the review", made), boris.sees("the review", made));
    let room = async || {
        let review = chen.command("review", json!({})).await;
        review.message().is_some_and(made)
    };
    world.until("there is room again", room).await;
    world.finish().await;
}

#[tokio::test]
async fn eightfold_answers_in_every_game_however_many_wait_for_it() {
    let limits = Limits { turns: NonZeroU32::new(1), ..Limits::NONE };
    let world = World::builder().limits(limits).system_clock().start().await;
    let games = (0..8).map(|number| {
        let channel = world.playground.add_channel(&format!("game-{number}"));
        let person = world.playground.add_person(&format!("Person {number}"));
        (Person::new(&world, person, channel), VARIANTS[number % VARIANTS.len()].id())
    });
    let begun = games.map(async |(person, variant)| {
        // White is Eightfold's: it is next at once, in all of them.
        let options = against(&world, variant, 6, Color::Black);
        let begun = person.command("challenge", options).await;
        check_public(&begun);
        person.sees("an answer", |it| it.content.contains("I played **")).await;
    });
    join_all(begun).await;
    world.finish().await;
}
