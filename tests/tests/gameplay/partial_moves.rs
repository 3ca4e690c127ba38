//! A partial move is no mistake: what is typed so opens the picker at that step, and plays nothing.

use std::collections::BTreeSet;

use playground::{Message, Outcome};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rules::{Action, Game};
use serde_json::json;
use tests::game::begin;
use tests::{
    GameDriver, Person, VerifiedGame, World, begins_with, choices, picture, refusal, says,
};

/// The picker that an answer opens: private, with the board, and nothing is played.
fn picker(person: Person<'_>, outcome: &Outcome) -> Message {
    let message = outcome.shown();
    assert_eq!(message.only_for, Some(person.id), "{}", message.content);
    assert!(!choices(&message).is_empty(), "{}", message.content);
    assert_eq!(message.attachments.len(), 1);
    message
}

/// What opens when this is typed with `/move`.
async fn opens(person: Person<'_>, typed: &str) -> Message {
    picker(person, &person.types(typed).await)
}

#[tokio::test]
async fn a_kind_of_piece_opens_the_picker_at_its_pieces() {
    let world = World::builder().fixed_dice(5).start().await;
    let (game, ada, _) = begin(&world, "chess").await.with_players();
    for typed in ["N", "knight", "n"] {
        let pieces = opens(ada, typed).await;
        assert_eq!(choices(&pieces), ["b1", "g1"], "{typed}");
    }
    // The first suggestion opens it there, by its value or its name.
    let first = ada.suggestions("knight").await.swap_remove(0);
    assert_eq!(first.name, "N… · Choose from 4 moves");
    for typed in [first.value.as_str().expect("a text"), &first.name] {
        assert_eq!(choices(&opens(ada, typed).await), ["b1", "g1"], "{typed}");
    }
    let pieces = opens(ada, "knight").await;
    picture::check(&world, &pieces);
    let targets = picker(ada, &ada.choose(&pieces, "g1").await);
    assert_eq!(choices(&targets), ["f3", "h3"]);
    let back = picker(ada, &ada.click_on(targets.id, "Back").await);
    assert_eq!(choices(&back), ["b1", "g1"], "back to the knights");
    // The menus know what was typed, whoever answers them.
    world.restart_bot().await;
    let targets = picker(ada, &ada.choose(&back, "g1").await);
    let back = picker(ada, &ada.click_on(targets.id, "Back").await);
    let all = picker(ada, &ada.click_on(back.id, "Back").await);
    assert_eq!(choices(&all).len(), 10, "back to all pieces");
    assert!(all.button("Back").is_none());
    let targets = picker(ada, &ada.choose(&all, "g1").await);
    assert!(world.record(game.id).await.is_empty());
    let played = ada.choose(&targets, "h3").await;
    assert_eq!(played.content(), "You played **Nh3**.");
    game.shown(1).await;
    world.finish().await;
}

#[tokio::test]
async fn a_square_or_a_single_piece_opens_the_picker_at_its_targets() {
    let world = World::builder().fixed_dice(5).start().await;
    let (game, ada, _) = begin(&world, "chess").await.with_players();
    for typed in ["e2", "E2", "pawn e2", "e2-"] {
        assert_eq!(choices(&opens(ada, typed).await), ["e3", "e4"], "{typed}");
    }
    assert_eq!(choices(&opens(ada, "Nb").await), ["a3", "c3"]);
    // What says all, in another language, is played only once it is chosen.
    let only = opens(ada, "Sh3").await;
    assert_eq!(choices(&only), ["h3"]);
    says(&only, "g1");
    assert!(world.record(game.id).await.is_empty());
    // What leaves nothing stays a mistake.
    for typed in ["Q", "queen", "Nd", "e5", "e7", "@d5", "@d"] {
        refusal(ada, &ada.types(typed).await);
    }
    let other = opens(ada, "e2").await;
    let played = ada.choose(&only, "h3").await;
    assert_eq!(played.content(), "You played **Nh3**.");
    game.shown(1).await;
    // A picker that a partial move opened grows old as any other.
    let late = ada.choose(&other, "e4").await;
    begins_with(&late, "The game has moved on.");
    assert_eq!(world.record(game.id).await.len(), 1);
    world.finish().await;
}

#[tokio::test]
async fn a_placement_opens_the_picker_after_it() {
    let world = World::new().await;
    let (game, ada, _) = begin(&world, "gravitatur").await.with_players();
    for typed in ["@d", "G@d"] {
        assert_eq!(choices(&opens(ada, typed).await), ["d3", "d4", "d5", "d6"], "{typed}");
    }
    let pieces = opens(ada, "@d4").await;
    says(&pieces, "Gravitatur on d4. Which piece");
    let squares = picker(ada, &ada.click_on(pieces.id, "Back").await);
    assert_eq!(choices(&squares), ["d3", "d4", "d5", "d6"]);
    let knights = opens(ada, "@d4/N").await;
    assert!(!choices(&knights).is_empty());
    // The move is said; the square is left to choose.
    let files = opens(ada, "Nf3").await;
    says(&files, "Which file for");
    let file = choices(&files)[0].clone();
    let squares = picker(ada, &ada.choose(&files, &file).await);
    let square = choices(&squares)[0].clone();
    assert!(world.record(game.id).await.is_empty());
    let played = ada.choose(&squares, &square).await;
    assert_eq!(played.content(), format!("You played **G@{square}/Nf3**."));
    game.shown(1).await;
    world.finish().await;
}

#[tokio::test]
async fn a_partial_move_waits_for_who_is_next() {
    let world = World::builder().fixed_dice(5).start().await;
    let (game, ada, boris) = begin(&world, tests::game::GAME).await.with_players();
    tests::game::refused(ada, "Roll the die first", [&ada.types("e2").await]);
    tests::game::refused(boris, "White's turn", [&boris.types("e7").await]);
    game.plays(0, &["r"]).await;
    // The die shows the e-file: other pieces have nothing to choose.
    assert_eq!(choices(&opens(ada, "P").await), ["e3", "e4"]);
    refusal(ada, &ada.types("N").await);
    assert_eq!(world.record(game.id).await.len(), 1);
    world.finish().await;
}

/// Beginnings of some legal turns, and what may be said of any.
fn partial_moves(game: &Game, rng: &mut StdRng) -> BTreeSet<String> {
    let said = ["Q", "n", "b", "king", "rook", "Totem", "p", "@d", "@e4", "e", "d4", "Kd"];
    let mut texts: BTreeSet<String> = said.map(str::to_owned).into();
    for _ in 0..2 {
        let Some(&action) = game.legal_actions().choose(rng) else {
            break;
        };
        for text in [action.to_string(), game.notation(action)] {
            let ends = text.char_indices().map(|(at, _)| at).filter(|&at| at > 0);
            texts.extend(ends.map(|end| text[..end].to_owned()));
        }
    }
    texts.retain(|text| game.read(text).is_err());
    texts
}

/// Types all of that: whatever comes of it, it is private, and nothing is written.
async fn types_partial_moves(world: &World, game: &VerifiedGame<'_>, rng: &mut StdRng) {
    let actor = game.side_to_act();
    for typed in partial_moves(&game.model, rng) {
        let outcome = actor.types(&typed).await;
        match game.model.partial_move(&typed) {
            Some(partial) => {
                let menu = choices(&picker(actor, &outcome));
                assert!(!menu.is_empty() && !partial.actions().is_empty(), "{typed}");
            }
            None => drop(refusal(actor, &outcome)),
        }
    }
    assert_eq!(world.record(game.driver.id).await.len(), game.seq());
}

#[tokio::test]
async fn a_partial_move_writes_nothing_in_any_game() {
    let mut rng = StdRng::seed_from_u64(5);
    for variant in rules::variants::VARIANTS {
        let world = World::builder().fixed_dice(5).start().await;
        let mut game = VerifiedGame::begin(&world, variant.id()).await;
        for _ in 0..16 {
            if rng.random_bool(0.3) {
                types_partial_moves(&world, &game, &mut rng).await;
            }
            let legal = game.model.legal_actions();
            let rolled = legal.iter().find(|it| matches!(it, Action::Roll(5)));
            let Some(action) = rolled.or_else(|| legal.choose(&mut rng)).copied() else {
                break;
            };
            game.act(&action.to_string()).await;
        }
        world.finish().await;
    }
}

#[tokio::test]
async fn where_two_pieces_can_go_both_are_suggested() {
    let world = World::new().await;
    let options = json!({ "position": "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1" });
    let game = GameDriver::begin_with(&world, "chess", world.two(), &options).await;
    let values: Vec<_> =
        game.white.suggestions("Nd2").await.into_iter().map(|it| it.value).collect();
    assert!(values.contains(&json!("b1d2")) && values.contains(&json!("f3d2")), "{values:?}");
    world.finish().await;
}
