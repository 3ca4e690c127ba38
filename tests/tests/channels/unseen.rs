//! Servers that let their members use external apps for themselves alone: nobody else sees what the bot
//! answers them. What they may do says so beforehand, or only the message that Discord has made.

use playground::{Answer, Message};
use rules::Color;
use serde_json::{Value, json};
use tests::game::{GAME, refused};
use tests::rows::{GameRow, OfferRow};
use tests::{GameDriver, Person, World, against, outside, says};

/// Each side has more than 25 turns here, so a turn takes two steps.
const MANY_TURNS: &str = "r3k2r/8/2n2n2/2b1q3/2B1Q3/2N2N2/8/R3K2R w - - 0 1";

const UNSEEN: &str = "only you can see";

/// Two people in a server that has not invited the bot.
fn two(world: &World) -> (Person<'_>, Person<'_>) {
    let channel = world.playground.add_foreign_channel("elsewhere");
    let (ada, boris) = world.two();
    (ada.at(channel), boris.at(channel))
}

/// What somebody is shown alone.
fn private(person: Person<'_>) -> Vec<Message> {
    let messages = person.world().playground.messages(person.channel, person.id);
    messages.into_iter().filter(|it| it.only_for == Some(person.id)).collect()
}

/// Checks that somebody has been told so many times that nobody else sees it, and is shown nothing else
/// alone.
async fn was_told(person: Person<'_>, times: usize) {
    let told = || private(person).iter().filter(|it| it.content.contains(UNSEEN)).count();
    person.world().until("that it is unseen is told", async || told() == times).await;
    assert_eq!(private(person).len(), times);
}

#[tokio::test]
async fn a_turn_of_two_steps_is_made_in_the_board_that_all_see() {
    let world = World::new().await;
    let (ada, boris) = two(&world);
    let options = json!({ "position": MANY_TURNS });
    let game = GameDriver::begin_with(&world, "chess", (ada, boris), &options).await;
    // Their last look would be a private one.
    ada.at(world.person("Ada").channel).command("settings", json!({ "confirm": true })).await;
    for person in [ada, boris] {
        world.playground.set_external_apps(person.id, false);
    }
    let start = game.shown(0).await;
    for (seq, person, steps) in [(1, ada, ["c3", "b5"]), (2, boris, ["f6", "g4"])] {
        let board = game.shown(seq - 1).await;
        assert_eq!(board.menus().len(), 1);
        let picker = person.choose(&board, steps[0]).await;
        assert!(matches!(picker.answer, Answer::Updated { .. }), "{picker:?}");
        let picker = picker.shown();
        assert_eq!((picker.id, picker.only_for), (start.id, None));
        person.choose(&picker, steps[1]).await;
        assert_eq!(game.shown(seq).await.id, start.id);
    }
    assert_eq!(game.actions().await, ["c3b5", "f6g4"]);
    outside::check(&world, ada.channel);
    world.finish().await;
}

#[tokio::test]
async fn a_draw_is_claimed_in_the_board_that_all_see() {
    let world = World::new().await;
    let (ada, boris) = two(&world);
    let game = GameDriver::begin(&world, "chess", ada, boris).await;
    let there_and_back = ["g1f3", "g8f6", "f3g1", "f6g8"];
    game.plays(0, &[there_and_back, there_and_back].concat()).await;
    let board = game.shown(8).await;
    world.playground.set_external_apps(ada.id, false);
    let claimed = ada.click_on(board.id, "Claim the draw").await;
    assert!(matches!(claimed.answer, Answer::Updated { .. }), "{claimed:?}");
    says(&claimed, "**Draw** between");
    assert_eq!(claimed.shown().id, board.id);
    outside::check(&world, ada.channel);
    world.finish().await;
}

#[tokio::test]
async fn a_pause_is_agreed_to_in_the_message_that_all_see() {
    let world = World::new().await;
    let (ada, boris) = two(&world);
    let game =
        GameDriver::begin_with(&world, "chess", (ada, boris), &json!({ "pace": "1d" })).await;
    let offer = ada.asks("pause", json!({})).await;
    world.playground.set_external_apps(boris.id, false);
    boris.click_on(offer.id, "Allow").await;
    assert_eq!(world.database.deadline(game.id).await, None);
    // Whoever is seen has the board say so.
    world.until("the board rests", async || world.a_board_rests().await).await;
    ada.command("games", json!({})).await;
    world.finish().await;
}

#[tokio::test]
async fn what_nobody_else_has_seen_is_undone_though_nothing_said_so_beforehand() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, boris) = two(&world);
    let hides = |who: Person<'_>, hides| world.playground.set_hides_answers(who.id, hides);
    let options = json!({ "variant": GAME, "color": "white", "pace": "1d" });
    hides(ada, true);
    ada.command("challenge", options.clone()).await;
    was_told(ada, 1).await;
    assert_eq!(world.database.open_challenges().await, []);
    ada.command("challenge", against(&world, "chess", 1, Color::White)).await;
    was_told(ada, 2).await;
    assert_eq!(world.database.count::<GameRow>().await, 0);

    // The first board of the game does not appear, so it has not begun.
    hides(ada, false);
    let challenge = ada.asks("challenge", options).await;
    hides(boris, true);
    boris.click_on(challenge.id, "Accept").await;
    was_told(boris, 1).await;
    assert_eq!(world.database.count::<GameRow>().await, 0);
    let open = ada.reads(challenge.id);
    assert_eq!((&open.content, open.attachments.len()), (&challenge.content, 1));
    hides(boris, false);
    boris.click_on(challenge.id, "Accept").await;
    let game = GameDriver::found(&world, ada, boris).await;

    // No clock runs on a board that Boris does not see.
    hides(ada, true);
    ada.command("pause", json!({})).await;
    was_told(ada, 3).await;
    assert_eq!(world.database.count::<OfferRow>().await, 0);
    ada.command("roll", json!({})).await;
    was_told(ada, 4).await;
    assert_eq!(game.actions().await, ["r5"]);
    assert!(game.boards(1).is_empty());
    assert_eq!(world.database.deadline(game.id).await, None);
    ada.command("board", json!({})).await;
    was_told(ada, 5).await;
    // What shows nothing of a game comes once, and stays.
    let deleted = || world.playground.logged_requests(|it| it.method == "DELETE").len();
    let before = deleted();
    let rolled = ada.command("roll", json!({ "dice": "2d6" })).await;
    // The board that rested was tried after that answer, and deleted where nobody else saw it.
    world.until("the board is deleted", async || deleted() > before).await;
    world.until("the board rests", async || world.a_board_rests().await).await;
    let kept = private(ada).into_iter().filter(|it| !it.content.contains(UNSEEN));
    assert_eq!(kept.map(|it| it.id).collect::<Vec<_>>(), [rolled.shown().id]);

    // A board that rests is not shown where nobody else would see it.
    world.playground.set_external_apps(ada.id, false);
    let listed = ada.command("games", json!({})).await.shown();
    world.playground.set_external_apps(ada.id, true);

    // Whoever is seen shows the board that rested.
    hides(ada, false);
    boris.command("games", json!({})).await;
    let board = game.shown(1).await;
    let (told, shown): (Vec<_>, Vec<_>) =
        private(ada).into_iter().partition(|it| it.content.contains(UNSEEN));
    assert_eq!((told.len(), shown.last().map(|it| it.id)), (5, Some(listed.id)));
    ada.choose(&board, "e2e4").await;
    game.shown(2).await;
    assert!(world.database.deadline(game.id).await.is_some());
    outside::check(&world, ada.channel);
    world.finish().await;
}

#[tokio::test]
async fn what_shows_no_board_is_answered_where_nobody_else_sees_it() {
    let world = World::builder().fixed_dice(5).start().await;
    let (ada, _) = two(&world);
    world.playground.set_external_apps(ada.id, false);
    let rolled = ada.command("roll", json!({ "dice": "2d6" })).await;
    says(&rolled, "2d6:");
    world.settle().await;
    assert_eq!(private(ada).len(), 1);
    let refusals: Value = json!({ "variant": GAME });
    refused(ada, UNSEEN, [&ada.command("challenge", refusals).await]);
    world.finish().await;
}
