//! Clicks on puzzles, reviews and lessons that are stale, another person's or forged: each is refused
//! privately with what would work, and nothing changes.

use std::fmt::Debug;

use playground::{Answer, Message, Outcome};
use serde_json::json;
use sqlx::AnyConnection;
use tests::game::refused;
use tests::puzzles::{fails, of, puzzle, shown, solves};
use tests::rows::{
    self, DailySolveRow, GameRow, PuzzleAttemptRow, PuzzleRatingRow, PuzzleUserRow, ReviewRow, Row,
};
use tests::{GameDriver, Person, World, board_of, says};

const GONE: &str = "This puzzle has changed.";
const UNKNOWN: &str = "That button no longer works";

/// All that is kept of puzzles, reviews and games.
async fn kept(world: &World) -> [Vec<String>; 6] {
    async fn all<R: Row + Debug>(connection: &mut AnyConnection) -> Vec<String> {
        rows::texts(connection, |row: R| Some(row)).await.expect("the rows")
    }
    let mut connection = world.database.connect().await;
    // When it was tried last is noted whoever sends what.
    let attempt = |it: PuzzleAttemptRow| Some(PuzzleAttemptRow { last_attempt_at: 0, ..it });
    let game = |it: GameRow| Some((it.game_id, it.variant, it.start_fen, it.channel_id));
    [
        rows::texts(&mut connection, attempt).await.expect("the attempts"),
        all::<PuzzleUserRow>(&mut connection).await,
        all::<PuzzleRatingRow>(&mut connection).await,
        all::<DailySolveRow>(&mut connection).await,
        all::<ReviewRow>(&mut connection).await,
        rows::texts(&mut connection, game).await.expect("the games"),
    ]
}

/// Forges clicks, on a private message and on a public one, and holds that each is refused with
/// these words, and that nothing changes.
async fn all_refused(world: &World, who: Person<'_>, clicks: &[(&str, &[&str], &str)]) {
    let before = kept(world).await;
    let messages = [
        who.asks_privately("help", json!({})).await.id,
        who.asks("roll", json!({ "dice": "2d6" })).await.id,
    ];
    for (custom_id, values, help) in clicks {
        for message in messages {
            let outcome = who.forges_click(message, custom_id, values).await;
            refused(who, help, [&outcome]);
            let is_new = matches!(outcome.answer, Answer::Message { .. });
            assert!(is_new, "the clicked message stays as it is: {custom_id}: {outcome:?}");
        }
    }
    assert_eq!(kept(world).await, before);
}

/// What a forged click that nothing speaks against makes of a private message.
fn updated(outcome: &Outcome) -> &str {
    assert!(matches!(outcome.answer, Answer::Updated { .. }), "{outcome:?}");
    outcome.content()
}

#[tokio::test]
async fn forged_clicks_on_puzzles_are_refused() {
    let world = World::new().await;
    let ada = world.person("Ada");
    let numbers = shown(&of(ada, "superpermutation-d8", "numbers").await).id().to_owned();
    let puzzle = shown(&of(ada, "chess", "mate").await);
    let action = puzzle.solution()["action"].as_str().expect("an action");
    let turn = puzzle.id();
    let on = |id: &str, what: &str| format!("puzzle:{id}::{what}");
    let faces = on(&numbers, ":faces");
    let unknown = |what: &str| on("0123456789abcdef", what);
    let (many, page) = ("9".repeat(40), format!("pick:{}:99999999999999999999", &action[..2]));
    let clicks: Vec<(String, &[&str], &str)> = vec![
        // Numbers that the menu does not have, or does not let be named.
        (faces.clone(), &["0"], GONE),
        (faces.clone(), &["9"], GONE),
        (faces.clone(), &["1", "9"], GONE),
        (faces.clone(), &["3", "3"], GONE),
        (faces.clone(), &["+3"], GONE),
        (faces.clone(), &["03"], GONE),
        (faces.clone(), &["-1"], GONE),
        (faces.clone(), &["e2e4"], GONE),
        (faces.clone(), &[""], GONE),
        (faces.clone(), &["1", "2", "3", "4", "5", "6", "7", "8", "8"], GONE),
        (faces, &[], GONE),
        // Something else than what the puzzle asks for.
        (on(&numbers, ":play"), &["e2e4"], GONE),
        (on(&numbers, ":play:r3"), &[], GONE),
        (on(&numbers, ":step:e2"), &[], GONE),
        (on(turn, ":faces"), &["1"], GONE),
        (on(turn, ":play"), &[], GONE),
        (on(turn, ":play"), &["boo"], GONE),
        (on(turn, ":play:a1a1"), &[], "isn't legal here"),
        (on(turn, ":play"), &["r5"], "isn't legal here"),
        (on(turn, ":play:prevent"), &[], "isn't legal here"),
        (on(turn, ":step:e9"), &[], GONE),
        (on(turn, ":pick:a1.b2.c3:0"), &[], GONE),
        (on(turn, &format!(":{page}")), &[], UNKNOWN),
        // A line that does not lead there.
        (on(turn, "a1a1:hint"), &[], GONE),
        (on(turn, "r5.r5.r5:back"), &[], GONE),
        (on(&numbers, "e2e4:faces"), &["1"], GONE),
        (on(turn, ":solution:99"), &[], GONE),
        (on(turn, &format!(":solution:{many}")), &[], UNKNOWN),
        (on(&numbers, ":solution:1"), &[], GONE),
        // No puzzle of ours.
        (unknown(":open"), &[], GONE),
        (unknown(":hint"), &[], GONE),
        (unknown(":solution:0"), &[], GONE),
        (unknown(":next"), &[], GONE),
        (unknown(":faces"), &["1"], GONE),
        (on("0123", ":open"), &[], UNKNOWN),
        (on("0123456789ABCDEF", ":open"), &[], UNKNOWN),
        (on(turn, ":dance"), &[], UNKNOWN),
        (format!("puzzle:{turn}:x::hint"), &[], UNKNOWN),
    ];
    let clicks: Vec<_> = clicks.iter().map(|(id, values, help)| (&**id, *values, *help)).collect();
    all_refused(&world, ada, &clicks).await;
    let help = ada.asks_privately("help", json!({})).await.id;
    let input = json!({ "type": 4, "custom_id": "turn", "value": "e2e4" });
    let components = json!([{ "type": 18, "component": input }]);
    let form = json!({ "custom_id": unknown(":type"), "components": components });
    refused(ada, GONE, [&ada.forges(5, Some(help), form).await]);
    assert!(kept(&world).await[0].is_empty(), "nothing is a try");
    world.finish().await;
}

#[tokio::test]
async fn what_is_behind_a_puzzles_last_step_asks_for_nothing() {
    let world = World::new().await;
    let ada = world.person("Ada");
    let given = shown(&of(ada, "superpermutation-d8", "number").await);
    let action = given.solution()["action"].as_str().expect("an action");
    let on = |what: &str| format!("puzzle:{}::{action}:{what}", given.id());
    let [hint, game, faces] = [on("hint"), on(&format!("play:{action}")), on("faces")];
    let clicks: [(&str, &[&str], &str); 3] =
        [(&hint, &[], GONE), (&game, &[], GONE), (&faces, &["1"], GONE)];
    all_refused(&world, ada, &clicks).await;
    world.finish().await;
}

#[tokio::test]
async fn a_puzzle_that_is_solved_counts_no_more_however_it_is_clicked() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = world.two();
    let first = puzzle(ada, json!({ "daily": true })).await;
    let second = puzzle(ada, json!({ "daily": true })).await;
    assert_eq!(shown(&first).id(), shown(&second).id());
    solves(ada, &first).await;
    let before = kept(&world).await;
    // The same puzzle stands in another message still.
    let again = "Only a first try counts.";
    says(&fails(ada, &second).await, again);
    says(&solves(ada, &second).await, again);
    assert_eq!(kept(&world).await, before);
    let hint = format!("puzzle:{}:::hint", shown(&first).id());
    let help = async |who: Person<'_>| who.asks_privately("help", json!({})).await.id;
    let hinted = ada.forges_click(help(ada).await, &hint, &[]).await;
    says(updated(&hinted), again);
    assert_eq!(kept(&world).await, before);
    // Whoever could click on what Ada alone sees would try it themselves, and change nothing of hers.
    let of = |kept: &[String], who: Person<'_>| -> Vec<String> {
        let of_them = |row: &&String| row.contains(&format!("user_id: {},", who.id));
        kept.iter().filter(of_them).cloned().collect()
    };
    boris.forges_click(help(boris).await, &hint, &[]).await;
    let after = kept(&world).await;
    assert_eq!(of(&after.concat(), ada), of(&before.concat(), ada));
    assert!(of(&before.concat(), ada).len() == 3 && of(&before.concat(), boris).is_empty());
    assert_eq!(of(&after.concat(), boris).len(), 2, "a try, and a rating");
    world.finish().await;
}

#[tokio::test]
async fn forged_clicks_on_reviews_are_refused() {
    let world = World::builder().system_clock().start().await;
    let (ada, boris) = world.two();
    let game = GameDriver::begin(&world, "chess", ada, boris).await;
    game.plays(0, &["f2f3", "e7e5", "g2g4", "d8h4"]).await;
    let end = game.ended().await;
    ada.click_on(end.id, "Review").await;
    ada.sees("the review", |it| it.content.starts_with("**Review of game 1**")).await;
    let running = GameDriver::begin(&world, "chess", ada, boris).await;
    assert_eq!(running.id, 2);
    let (nothing, no_game) = ("`/review` shows it from the start", "There's no game 9");
    let clicks: [(&str, &[&str], &str); 9] = [
        ("review:1:99:next", &[], nothing),
        ("review:1:18446744073709551615:last", &[], nothing),
        ("review:1:18446744073709551616:last", &[], UNKNOWN),
        ("review:1:1:there", &[], UNKNOWN),
        ("review:2", &[], "is still in progress. Press"),
        ("review:2:1:next", &[], "is still in progress. Press"),
        ("review:9", &[], no_game),
        ("review:9:0:first", &[], no_game),
        ("review:99999999999999999999", &[], UNKNOWN),
    ];
    all_refused(&world, boris, &clicks).await;
    world.finish().await;
}

#[tokio::test]
async fn forged_clicks_in_lessons_are_refused_and_one_lesson_begins_one_game() {
    let world = World::new().await;
    let ada = world.person("Ada");
    let anew = "Start over with `/learn`";
    let clicks: [(&str, &[&str], &str); 14] = [
        ("learn:totem:5", &[], anew),
        ("learn:totem:99:roll", &[], anew),
        ("learn:totem:18446744073709551615:answer", &["e4d5"], anew),
        ("learn:totem:18446744073709551616", &[], UNKNOWN),
        ("learn:totem:0:answer", &["d6"], anew),
        ("learn:totem:0:answer", &["e4e5"], anew),
        ("learn:totem:0:answer", &["boo"], anew),
        ("learn:totem:0:answer", &[], anew),
        ("learn:totem:0:answer:prevent", &[], anew),
        ("learn:totem:0:answer:e4e5", &[], anew),
        ("learn:totem:3:answer", &["accept it"], anew),
        ("learn:chess:0:answer", &["e4g4"], anew),
        ("learn:nope:0", &[], UNKNOWN),
        ("learn:totem:0:dance", &[], UNKNOWN),
    ];
    all_refused(&world, ada, &clicks).await;
    // To skip tasks is nobody's loss.
    let help = ada.asks_privately("help", json!({})).await.id;
    let last = ada.forges_click(help, "learn:totem:4", &[]).await;
    says(updated(&last), "(5 of 5)");
    // The same lesson's button, again and again.
    for _ in 0..3 {
        ada.forges_click(help, "learn:totem:play", &[]).await;
    }
    let is_board = |it: &Message| board_of(it).is_some() && it.only_for.is_none();
    ada.sees("the board", is_board).await;
    world.settle().await;
    assert_eq!(kept(&world).await[5].len(), 1, "one game");
    world.finish().await;
}

#[tokio::test]
async fn odds_of_what_is_not_there_are_refused() {
    let world = World::new().await;
    let ada = world.person("Ada");
    let before = kept(&world).await;
    let (start, integer, text) = ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 4, 3);
    for (options, help) in [
        (vec![("game", integer, json!(-1))], "There's no game"),
        (vec![("game", integer, json!(i64::MAX))], "There's no game"),
        (vec![("variant", text, json!("nope"))], "`variant` must be one of"),
        (
            vec![("variant", text, json!("chess")), ("position", text, json!("8/8 ".repeat(500)))],
            "position",
        ),
        (vec![("position", text, json!(start))], "variant"),
    ] {
        let option = |(name, kind, value)| json!({ "name": name, "type": kind, "value": value });
        let options: Vec<_> = options.into_iter().map(option).collect();
        let data = json!({ "name": "odds", "type": 1, "options": options });
        refused(ada, help, [&ada.forges(2, None, data).await]);
    }
    refused(ada, "/challenge", [&ada.command("odds", json!({})).await]);
    assert_eq!(kept(&world).await, before);
    world.finish().await;
}
