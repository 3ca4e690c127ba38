//! **Type a move**: a form that takes whatever `/move` takes, in the private menus.

use playground::{Answer, Fault, Message};
use tests::game::{GAME, begin, refused};
use tests::paths::CALLBACK;
use tests::{Held, Person, World, begins_with, choices, refusal};

/// The picker, opened by **More**.
async fn picker(person: Person<'_>) -> Message {
    person.picks_privately(&[]).await.shown()
}

/// The types of the first answers so far.
fn answers(world: &World) -> Vec<u64> {
    let answers = world.requests("POST", "/callback").into_iter();
    answers.filter_map(|it| it.body["type"].as_u64()).collect()
}

#[tokio::test]
async fn a_turn_that_is_typed_in_the_form_closes_the_menus() {
    let world = World::builder().fixed_dice(5).start().await;
    let (game, ada, boris) = begin(&world, "chess").await.with_players();
    let menu = picker(ada).await;
    let opened = ada.click_on(menu.id, "Type a move").await;
    let form = opened.modal().expect("a form");
    assert_eq!(form.title, "Type a move");
    assert_eq!((form.inputs[0].label.as_str(), form.inputs[0].max_length), ("Your move", 100));
    assert!(form.inputs[0].required && !form.inputs[0].paragraph);
    let played = ada.fills(&opened, "Nf3").await;
    assert!(matches!(played.answer, Answer::Updated { .. }), "{played:?}");
    assert_eq!(played.content(), "You played **Nf3**.");
    let closed = played.message().expect("the same message");
    assert_eq!((closed.id, closed.components.len()), (menu.id, 0));
    let board = game.shown(1).await;
    tests::picture::check_pings(&board, &[boris.id]);
    game.closed(0).await;
    // Deeper in the menus the form is there as well.
    let menu = picker(boris).await;
    let pawn = boris.choose(&menu, "e7").await.shown();
    let played = boris.types_on(pawn.id, "c5").await;
    assert_eq!(played.content(), "You played **c5**.");
    game.shown(2).await;
    assert_eq!(game.actions().await, ["g1f3", "c7c5"]);
    assert!(answers(&world).contains(&9));
    world.finish().await;
}

#[tokio::test]
async fn a_mistake_in_the_form_leaves_the_menus() {
    let world = World::builder().fixed_dice(5).start().await;
    let (game, ada, _) = begin(&world, "chess").await.with_players();
    let menu = picker(ada).await;
    for typed in ["e5", "nonsense", "Q", "O-O", "\u{1f984}", "@d5", "e2e4e2e4e2e4e2e4e2e4"] {
        let wrong = ada.types_on(menu.id, typed).await;
        assert!(matches!(wrong.answer, Answer::Message { .. }), "{wrong:?}");
        refusal(ada, &wrong);
        assert_eq!(choices(&ada.reads(menu.id)), choices(&menu));
    }
    // A partial move goes on in the same message.
    let half = ada.types_on(menu.id, "knight").await;
    assert!(matches!(half.answer, Answer::Updated { .. }), "{half:?}");
    let half = half.shown();
    assert_eq!(half.id, menu.id);
    assert_eq!(choices(&half), ["b1", "g1"]);
    assert!(world.record(game.id).await.is_empty());
    let played = ada.types_on(half.id, "e2e4").await;
    assert_eq!(played.content(), "You played **e4**.");
    game.shown(1).await;
    world.finish().await;
}

#[tokio::test]
async fn only_who_is_next_types_and_only_on_the_newest_board() {
    let world = World::builder().fixed_dice(5).start().await;
    let (game, ada, boris) = begin(&world, GAME).await.with_players();
    let can_type =
        async |it: Person<'_>| it.click("More").await.shown().button("Type a move").is_some();
    assert!(!can_type(ada).await && !can_type(boris).await, "a roll comes first");
    let seq = game.plays(0, &["r"]).await;
    assert!(!can_type(boris).await);
    let menu = picker(ada).await;
    let opened = ada.click_on(menu.id, "Type a move").await;
    // A double click on its button, and a move made meanwhile.
    let again = ada.click_on(menu.id, "Type a move").await;
    game.plays(seq, &["e2e4"]).await;
    for form in [&opened, &again] {
        let late = ada.fills(form, "d2d4").await;
        begins_with(&late, "The game has moved on.");
        assert!(late.message().is_some_and(|it| it.components.is_empty()));
    }
    assert_eq!(game.actions().await, ["r5", "e2e4"]);
    world.finish().await;
}

#[tokio::test]
async fn a_form_opens_at_once_and_its_turn_may_come_late() {
    let world = World::builder().fixed_dice(5).start().await;
    let (game, ada, boris) = begin(&world, "chess").await.with_players();
    let menu = picker(ada).await;
    let held = Held::new(&world).await;
    let opened = ada.click_on(menu.id, "Type a move").await;
    assert!(opened.modal().is_some(), "{opened:?}");
    held.let_go().await;
    let late = Held::during(&world, ada.fills(&opened, "e4")).await;
    assert!(matches!(late.answer, Answer::Acknowledged), "{late:?}");
    game.shown(1).await;
    let closed = |it: &Message| it.content == "You played **e4**." && it.components.is_empty();
    ada.sees("that the picker is closed", |it| it.id == menu.id && closed(it)).await;
    // A mistake that is told late is told privately, and the picker stays.
    let menu = picker(boris).await;
    let opened = boris.click_on(menu.id, "Type a move").await;
    assert_eq!(game.actions().await, ["e2e4"]);
    world.restart_bot().await;
    refused(boris, "no piece on e2", [&boris.fills(&opened, "e2e5").await]);
    assert!(boris.fills(&boris.click_on(menu.id, "Type a move").await, "e5").await.is_private());
    game.shown(2).await;
    world.finish().await;
}

#[tokio::test]
async fn a_form_that_does_not_open_can_be_opened_again() {
    let world = World::builder().fixed_dice(5).start().await;
    let (game, ada, _) = begin(&world, "chess").await.with_players();
    let menu = picker(ada).await;
    world.playground.fault("POST", CALLBACK, Fault::fail(500, 0));
    let lost = ada.click_on(menu.id, "Type a move").await;
    assert!(matches!(lost.answer, Answer::Silence), "{lost:?}");
    ada.types_on(menu.id, "e4").await;
    game.shown(1).await;
    world.finish_with(|it| it.status == 500).await;
}
