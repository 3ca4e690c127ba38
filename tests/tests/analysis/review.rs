//! `/review` and **Review**: how an ended game went, told to who asks, and stepped through.

mod making;
mod settled;

use playground::{Id, Message};
use rules::{Action, Color};
use serde_json::{Value, json};
use tests::game::{GAME, after, begin, plays, refused};
use tests::rows::ReviewRow;
use tests::{
    EngineGame, GameDriver, Person, World, begins_with, board_of, outside, picture, says, undiced,
};

/// A game of chess in which White misses a mate and then gives it.
pub(super) const MISSED: [&str; 9] =
    ["e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "a7a6", "h2h3", "a6a5", "h5f7"];

/// The demonstration game of Superpermutation d8 Chess.
const DEMONSTRATION: &str = include_str!("../../../rules/tests/data/demonstration.txt");

fn is_review(message: &Message) -> bool {
    message.content.starts_with("**Review of game ")
}

/// Waits for the review that this person sees, and nobody else; checks its picture.
pub(super) async fn sees_review(world: &World, person: Person<'_>, after: Option<Id>) -> Message {
    let is_new = |it: &Message| is_review(it) && Some(it.id) > after;
    let review = person.sees("the review", is_new).await;
    assert_eq!(review.only_for, Some(person.id), "{}", review.content);
    assert!(review.mentions.is_empty() && review.content.chars().count() <= 2000);
    let [drawn] = &review.attachments[..] else {
        panic!("not one picture: {}", review.content);
    };
    assert_eq!((&*drawn.filename, &*drawn.content_type), ("review.png", "image/png"));
    let alt = drawn.description.clone().unwrap_or_default();
    begins_with(&alt, "White's chances over ");
    assert!(alt.len() <= 1024, "{alt}");
    let bytes = world.file(drawn.id);
    let reader = png::Decoder::new(std::io::Cursor::new(&bytes)).read_info().expect("a PNG");
    let png::Info { color_type, width, height, .. } = reader.info();
    assert_eq!((*color_type, *width, *height), (png::ColorType::Indexed, 720, 480));
    review
}

/// A game of chess between Ada and Boris with these turns.
pub(super) async fn played<'a>(world: &'a World, turns: &[&str]) -> GameDriver<'a> {
    let game = begin(world, "chess").await;
    game.plays(0, turns).await;
    game
}

/// What is kept of the reviews: games, and the JSON of each.
async fn kept(world: &World) -> Vec<(i64, Value)> {
    let reviews = world.database.all::<ReviewRow>().await.into_iter();
    reviews.map(|it| (it.game_id, serde_json::from_str(&it.review).expect("JSON"))).collect()
}

/// The labels of the buttons of a message that can be clicked.
fn enabled(message: &Message) -> Vec<String> {
    let buttons = message.buttons().into_iter().filter(|it| !it.disabled);
    buttons.map(|it| it.label.clone()).collect()
}

#[tokio::test]
async fn a_game_is_reviewed_and_a_missed_mate_is_named_and_shown() {
    let world = World::builder().system_clock().start().await;
    let game = played(&world, &MISSED).await;
    let (ada, chen) = (game.white, world.person("Chen"));
    let end = game.shown(MISSED.len()).await;
    assert_eq!(enabled(&end), ["Rematch", "Replay", "Review", "Share"]);
    ada.click_on(end.id, "Review").await;
    let review = sees_review(&world, ada, None).await;
    for words in [": play ", " big mistakes: press **Next**.", "-# Chess"] {
        says(&review, words);
    }
    for words in ["luck", "White's chances: ", "**h3**", "= "] {
        assert!(!review.content.contains(words), "{}", review.content);
    }
    // Whoever looks on may see it, too: by the command, and by the game's number.
    for options in [json!({}), json!({ "game": game.id })] {
        let before = world.playground.messages(chen.channel, chen.id).last().map(|it| it.id);
        chen.command("review", options).await;
        assert_eq!(sees_review(&world, chen, before).await.content, review.content);
    }
    assert_eq!(kept(&world).await.len(), 1);
    means(ada, &review).await;
    step_through(&world, ada, &review).await;
    world.finish().await;
}

/// What the numbers mean is behind a button, with the way back.
async fn means(ada: Person<'_>, review: &Message) {
    let told = ada.click_on(review.id, "What the numbers mean").await.shown();
    assert_eq!((told.id, told.only_for), (review.id, Some(ada.id)), "the same message");
    says(&told, "play = the chances that all of a player's moves gave away");
    says(&told, "chart: White's chances");
    assert_eq!(ada.click_on(told.id, "Back").await.content(), review.content);
}

/// The list, and every named turn with the board after what was better, from Ada's side.
async fn step_through(world: &World, ada: Person<'_>, review: &Message) {
    let moments = kept(world).await.remove(0).1["moments"].as_array().expect("moments").clone();
    assert!((2..=5).contains(&moments.len()), "{moments:?}");
    assert_eq!(enabled(review), ["Next", "Last", "What the numbers mean"]);
    let mut shown = ada.click_on(review.id, "Next").await.shown();
    assert_eq!((shown.id, shown.attachments.len()), (review.id, 0), "a list without a picture");
    let missed = format!("- move 4, {}: **h3** missed an instant win: **Qxf7#**", ada.mention());
    says(&shown, "Biggest mistakes:");
    says(&shown, &missed);
    for (moment, nth) in moments.iter().zip(1..) {
        shown = ada.click_on(shown.id, "Next").await.shown();
        assert_eq!((shown.id, shown.only_for), (review.id, Some(ada.id)), "the same message");
        let place = format!("**{nth} of {}** · review of game 1\n", moments.len());
        begins_with(&shown, &place);
        let step = usize::try_from(moment["step"].as_u64().expect("a number")).expect("small");
        let mut game = after("chess", &MISSED[..step].join(" "));
        let number = game.position().move_number();
        let notation = undiced(&game.notation(MISSED[step].parse().expect("an action")));
        says(&shown, &format!("played **{notation}**"));
        let best = moment["best"].as_str().expect("an action");
        let notation = undiced(&game.notation(best.parse().expect("an action")));
        says(&shown, &format!("**{notation}** w"));
        plays(&mut game, best);
        picture::check_scene(world, &shown, &render::Scene::of_game(&game, Color::White));
        says(&shown, &format!("-# Chess · move {number} of 5 · game 1 · "));
    }
    assert_eq!(enabled(&shown), ["First", "Previous"]);
    assert_eq!(ada.click_on(shown.id, "First").await.content(), review.content);
    assert_eq!(ada.click_on(shown.id, "Last").await.content(), shown.content);
    let before = ada.click_on(shown.id, "Previous").await;
    begins_with(&before, &format!("**{} of ", moments.len() - 1));
}

#[tokio::test]
async fn what_cannot_be_reviewed_is_refused() {
    let world = World::builder().system_clock().start().await;
    let (ada, boris) = world.two();
    refused(ada, "/challenge", [&ada.command("review", json!({})).await]);
    let game = played(&world, &["e2e4", "e7e5"]).await;
    for options in [json!({}), json!({ "game": 1 })] {
        refused(boris, "is still in progress. Press", [&boris.command("review", options).await]);
    }
    refused(ada, "There's no game 9", [&ada.command("review", json!({ "game": 9 })).await]);
    game.resigns(boris).await;
    // Closed before both have moved, and ended before anybody has.
    let closed = GameDriver::begin(&world, "chess", ada, boris).await;
    closed.plays(0, &["e2e4"]).await;
    ada.command("abort", json!({})).await;
    let end = closed.ended().await;
    assert!(end.button("Review").is_none(), "{}", end.content);
    refused(ada, "nothing to review", [&ada.command("review", json!({})).await]);
    let given_up = GameDriver::begin(&world, "chess", ada, boris).await;
    let end = given_up.resigns(boris).await;
    assert!(end.button("Review").is_none(), "{}", end.content);
    refused(ada, "nothing to review", [&ada.command("review", json!({})).await]);
    assert!(kept(&world).await.is_empty());
    world.finish().await;
}

#[tokio::test]
async fn an_end_by_a_word_is_settled_to_neither_side() {
    let world = World::builder().rolls([5, 5, 4]).system_clock().start().await;
    let (ada, boris) = world.two();
    let game = GameDriver::begin(&world, GAME, ada, boris).await;
    game.plays(0, &["r", "e2e4", "r", "d7d5", "r"]).await;
    // What is taken back is not reviewed.
    boris.more("Take back").await;
    ada.click("Allow").await;
    let end = game.resigns(boris).await;
    assert_eq!(enabled(&end), ["Rematch", "Replay", "Review", "Check the dice", "Share"]);
    boris.click_on(end.id, "Review").await;
    let review = sees_review(&world, boris, None).await;
    for words in [": luck ", "White's chances: +", "% from the resignation (not counted above)."] {
        says(&review, words);
    }
    let (_, kept) = kept(&world).await.remove(0);
    let steps: Vec<&str> = kept["steps"].as_array().expect("steps").iter().map(name).collect();
    assert_eq!(steps, ["r5", "e2e4", "r5"], "along what stands");
    let last = kept["steps"][2][1].as_f64().expect("a value");
    let settled = format!("chances: +{:.0}% from", (1.0 - last) * 100.0);
    says(&review, &settled);
    assert_eq!(kept["result"], 1.0);
    world.finish().await;
}

fn name(step: &Value) -> &str {
    step[0].as_str().expect("an action")
}

#[tokio::test]
async fn games_in_groups_and_of_former_players_are_reviewed() {
    let world = World::builder().system_clock().start().await;
    let group = world.playground.channel("Friends");
    let [ada, boris] = ["Ada", "Boris"].map(|name| world.person(name).at(group));
    world.playground.set_installed(boris.id, false);
    let game = GameDriver::begin(&world, "chess", ada, boris).await;
    ada.choose(&game.shown(0).await, "e2e4").await;
    game.shown(1).await;
    let asked = boris.more("Resign").await.shown();
    boris.click_on(asked.id, "Yes").await;
    let end = game.ended().await;
    boris.click_on(end.id, "Review").await;
    let review = sees_review(&world, boris, None).await;
    says(&review, &format!("{}: play ", ada.mention()));
    outside::check(&world, group);
    ada.command("forget-me", json!({})).await;
    ada.click("Yes").await;
    boris.click_on(end.id, "Review").await;
    let review = sees_review(&world, boris, Some(review.id)).await;
    assert!(!review.content.contains(&ada.mention()), "{}", review.content);
    says(&review, "Deleted User: play ");
    world.finish().await;
}

#[tokio::test]
async fn a_game_against_eightfold_is_reviewed_in_the_language_of_who_asks() {
    let world = World::builder().fixed_dice(5).system_clock().start().await;
    let ada = world.person("Ada");
    let (game, board) = EngineGame::opened(&world, "totem", 1, Color::White).await;
    game.act(game.written().await.legal_actions()[0], &board).await;
    game.answered().await;
    ada.command("settings", json!({ "language": "de" })).await;
    ada.command("resign", json!({})).await;
    ada.click("Ja").await;
    ada.sees("the end", |it| board_of(it) == Some((game.id, None))).await;
    world.settle().await;
    ada.command("review", json!({})).await;
    let is_review = |it: &Message| it.content.starts_with("**Analyse von Partie 1**");
    let review = ada.sees("the review", is_review).await;
    for words in ["\nEightfold: Glück ", "Das Aufgeben änderte die Gewinnerwartung von Weiß um −"]
    {
        says(&review, words);
    }
    says(&ada.click_on(review.id, "Was die Zahlen bedeuten").await, "Würfe");
    world.finish().await;
}

#[tokio::test]
async fn the_mate_that_the_demonstration_game_missed_is_named() {
    let lines: Vec<Vec<&str>> = DEMONSTRATION
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split(' ').collect())
        .take_while(|words: &Vec<&str>| words[0] != "set-die")
        .collect();
    let rolls: Vec<u8> = lines.iter().filter_map(|words| words[0].parse().ok()).collect();
    let world = World::builder().rolls(rolls).system_clock().start().await;
    let (ada, boris) = world.two();
    let driver = GameDriver::begin(&world, GAME, ada, boris).await;
    let mut game = after(GAME, "");
    let (mut missed, mut acts) = (None, 0);
    for words in &lines {
        let action: Action = words[1].parse().expect("an action");
        let who = if game.position().turn == Color::White { ada } else { boris };
        if let Ok(number) = words[0].parse() {
            who.command("roll", json!({})).await;
            game.play(Action::Roll(number)).expect("a roll is due");
            acts += 1;
        }
        let best: Action = "c5b4".parse().expect("an action");
        if game.position().fullmove == 20 && who.id == ada.id {
            let (played, best) = (game.notation(action), game.notation(best));
            missed = Some([played, best].map(|it| undiced(&it)));
        }
        who.types(words[1]).await;
        game.play(action).expect("a legal one");
        acts += 1;
        driver.shown(acts).await;
    }
    let end = driver.resigns(boris).await;
    ada.click_on(end.id, "Review").await;
    let review = sees_review(&world, ada, None).await;
    let [played, best] = missed.expect("the twentieth turn");
    let line =
        format!("- move 20, {}: **{played}** missed an instant win: **{best}**", ada.mention());
    says(&ada.click_on(review.id, "Next").await, &line);
    world.finish().await;
}
