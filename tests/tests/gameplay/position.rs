//! Games that begin from a position.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use render::{Portrait, Scene};
use rules::variants::VARIANTS;
use rules::{ByColor, Color, Game, Variant};
use serde_json::json;
use tests::game::{refused, to};
use tests::{EngineGame, GameDriver, Person, World, against, begins_with, picture, refusal, says};

/// A position on the way of a game at random, in which Black is to make a turn.
fn position(variant: &'static dyn Variant) -> Game {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(11);
    let mut game = Game::new(variant);
    loop {
        let next = game.position();
        if game.actions().len() >= 9
            && next.turn == Color::Black
            && next.side_to_act() == Color::Black
        {
            let fen = game.fen();
            return Game::from_fen(variant, &fen).expect("a position");
        }
        let legal = game.legal_actions();
        let action = legal[chance.random_range(0..legal.len())];
        game.play(action).expect("a legal action");
    }
}

/// The board of turn 0, which is the position.
async fn check_start(world: &World, person: Person<'_>, start: &Game) {
    let board = person.asks("board", json!({ "turn": "0", "side": "white" })).await;
    picture::check_scene(world, &board, &Scene::of_game(start, Color::White));
}

/// The channel's last game, exported, begins there.
async fn check_exported(person: Person<'_>, start: &Game) {
    let answer = person.asks_privately("export", json!({})).await;
    let file = person.world().file(answer.attachments[0].id);
    let text = String::from_utf8(file).expect("a text");
    let pgn = rules::pgn::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(pgn.game.positions()[0], *start.position(), "{text}");
}

#[tokio::test]
async fn a_game_of_each_variant_begins_from_a_position() {
    for variant in VARIANTS {
        let world = World::new().await;
        let (ada, boris) = world.two();
        let start = position(*variant);
        let fen = start.fen();
        let from = json!({ "position": fen });
        let asked = GameDriver::challenged(variant.id(), (ada, boris), &from).await;
        picture::check_scene(&world, &asked, &Scene::of_game(&start, Color::White));
        says(&asked, &format!("`{fen}`"));
        // From another position it is another challenge; from this one it is the same.
        let mut again = to(boris, variant.id());
        again["position"] = json!(fen);
        refused(ada, "already sent this challenge", [&ada.command("challenge", again).await]);
        let usual = GameDriver::challenged(variant.id(), (ada, boris), &json!({})).await;
        assert!(!usual.content.contains("Start position:"), "{}", usual.content);
        world.restart_bot().await;
        boris.click_on(asked.id, "Accept").await;
        let game = GameDriver::found(&world, ada, boris).await;
        let board = game.shown(0).await;
        begins_with(&board, &boris.mention());
        picture::check_scene(&world, &board, &Scene::of_game(&start, Color::Black));
        check_start(&world, ada, &start).await;

        assert!(game.goes_on(0).await);
        game.shown(1).await;
        let end = game.resigns(ada).await;
        check_start(&world, ada, &start).await;
        let film = ada.asks("replay", json!({})).await;
        picture::film(&world, &film, game.id);

        // What is exported begins there too, and so does the rematch.
        check_exported(ada, &start).await;
        boris.click_on(end.id, "Rematch").await;
        ada.click_on(end.id, "Rematch").await;
        let rematch = GameDriver::found(&world, boris, ada).await;
        let board = rematch.shown(0).await;
        picture::check_scene(&world, &board, &Scene::of_game(&start, Color::Black));
        world.finish().await;
    }
}

#[tokio::test]
async fn eightfold_and_anybody_play_from_a_position() {
    let world = World::new().await;
    let (ada, boris) = world.two();
    let mate = "6k1/5ppp/8/8/8/8/8/K6R w - - 0 1";
    let chess = rules::variants::by_id("chess").expect("chess");
    let mut options = against(&world, "chess", 8, Color::White);
    options["position"] = json!(mate);
    let board = ada.asks("challenge", options).await;
    let start = Game::from_fen(chess, mate).expect("a position");
    let portraits = ByColor { white: None, black: Some(Portrait::Engine { level: 8 }) };
    let scene = Scene::of_game(&start, Color::White).with_portraits(portraits);
    picture::check_scene(&world, &board, &scene);
    ada.types("Rg1").await;
    ada.sees("the answer", |it| it.content.contains("I played") && it.button("More").is_some())
        .await;
    EngineGame::found(&world, ada, "chess", Color::White, &board).resign().await;

    let black = "k6r/8/8/8/8/8/5PPP/6K1 b - - 0 1";
    let options = json!({ "variant": "chess", "position": black, "color": "black" });
    let asked = ada.asks("challenge", options).await;
    boris.click_on(asked.id, "Accept").await;
    let game = GameDriver::found(&world, boris, ada).await;
    ada.types("h8d8").await;
    begins_with(&game.shown(1).await, &boris.mention());
    world.finish().await;
}

#[tokio::test]
async fn what_is_no_position_is_refused_with_the_part_that_is_wrong() {
    let world = World::new().await;
    let ada = world.person("Ada");
    let cases = [
        ("chess", "hello", "too few or too many fields"),
        ("chess", "8/8/8/8/8/8/8/K1k4 w - - 0 1", "the first field"),
        ("chess", "8/8/8/8/8/8/8/K1k5 w KQ - 0 1", "a castling right without a king on e1"),
        ("chess", "8/8/8/8/8/8/8/K7 w - - 0 1", "each side needs exactly one king. The start"),
        ("totem", "4k4/9/9/9/9/9/9/9/4K4 w - - 0 1 0 - - -", "there must be one Null"),
        ("superpermutation-d8", "8/8/8/8/8/8/8/K1k5 w", "too few or too many fields"),
        ("superpermutation-d8", "8/8/8/8/8/8/8/K1k5 w - - 0 1 9", "the seventh field, the die"),
        ("totem", "4t4/9/9/9/4k4/404/9/9/4K4 w - - 0 1 3 - - -", "the last four fields"),
        ("gravitatur", "8/8/8/8/8/8/8/K1k4P w - - 0 1", "where it can't be"),
        ("chess", "8/8/8/8/8/8/7R/K6k w - - 0 1", "is in check"),
        ("chess", "8/8/8/8/8/8/8/K1k5 w - - 0 1", "already over"),
    ];
    for (variant, fen, wanted) in cases {
        let options = json!({ "variant": variant, "position": fen });
        let told = refusal(ada, &ada.command("challenge", options).await);
        assert!(told.contains(wanted), "{fen}: {told}");
        let start = rules::variants::by_id(variant).expect("a game").info().start_fen;
        assert_eq!(told.contains(start), wanted != "already over", "{told}");
    }
    // The usual start is no position of its own.
    let start = rules::variants::by_id("chess").expect("chess").info().start_fen;
    let asked = ada.asks("challenge", json!({ "variant": "chess", "position": start })).await;
    assert!(!asked.content.contains("Start position:"), "{}", asked.content);
    world.finish().await;
}
