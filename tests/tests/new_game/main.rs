//! A game that is not released, in one folder: it is played as the others are.

mod king_of_the_hill;

use std::sync::Once;
use std::sync::atomic::AtomicBool;

use engine::{Engine, Limits};
use include_dir::{Dir, include_dir};
use king_of_the_hill::KingOfTheHill;
use playground::Message;
use render::Scene;
use rules::perft::perft;
use rules::variants::{self, Chess, VARIANTS};
use rules::{Color, Game, Variant};
use serde_json::json;
use speech::{Language, guide, tip, variant_names};
use tests::{VerifiedGame, World, against, picture, says};

static FOLDERS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/tests/new_game");

/// White walks to the hill.
const WALK: &str = "e2e4 a7a6 e1e2 a6a5 e2e3 a5a4 e3d4";

/// The game, which every program part knows from now on.
fn king_of_the_hill() -> &'static dyn Variant {
    static KNOWN: Once = Once::new();
    KNOWN.call_once(|| {
        VARIANTS.set(&[&Chess, &KingOfTheHill]);
        speech::set_game_folders(&FOLDERS);
    });
    variants::by_id("king-of-the-hill").expect("the new game")
}

fn game(fen: &str) -> Game {
    Game::from_fen(king_of_the_hill(), fen).expect("a position")
}

#[test]
fn counts_are_the_published_ones() {
    let variant = king_of_the_hill();
    let table = FOLDERS.get_file("king_of_the_hill/perft.txt").and_then(|it| it.contents_utf8());
    let mut checked = 0;
    for line in table.expect("counts").lines().filter(|it| !it.is_empty() && !it.starts_with('#')) {
        let (fen, counts) = line.split_once("; ").expect("a position with counts");
        for (depth, count) in (1..).zip(counts.split("; ")).filter(|(_, count)| *count != "-") {
            let counted = perft(variant, game(fen).position(), depth);
            assert_eq!(counted.to_string(), count, "{fen} at depth {depth}");
            checked += 1;
        }
    }
    assert_eq!(checked, 11);
}

#[test]
fn a_king_on_the_hill_has_won() {
    let mut game = Game::new(king_of_the_hill());
    for turn in ["e4", "a6", "Ke2", "a5", "Ke3", "a4"] {
        let action = game.read(turn).expect("a turn");
        assert_eq!(game.notation(action), turn);
        game.play(action).expect("a legal action");
        assert_eq!(game.end(), None);
    }
    let walk = game.read("kd4").expect("typed as people type");
    assert_eq!(game.notation(walk), "Kd4#");
    game.play(walk).expect("a legal action");
    assert_eq!(game.end().expect("the end").to_string(), "white goal");
    assert!(game.legal_actions().is_empty());
    // Read again it is over too.
    let read = Game::from_fen(king_of_the_hill(), &game.fen()).expect("a position");
    assert_eq!((read.end(), read.position()), (game.end(), game.position()));
}

#[test]
fn a_king_alone_may_still_win() {
    let alone = game("7k/8/8/8/8/8/8/K7 w - - 0 1");
    assert_eq!(alone.end(), None);
    assert!(alone.variant().has_mating_material(alone.position(), Color::White));
}

#[test]
fn the_engine_walks_to_the_hill() {
    let walk = game("7k/8/8/8/8/8/4K3/8 w - - 0 1");
    let limits = Limits { depth: Some(3), ..Limits::default() };
    let found = Engine::new().search(&walk, &limits, &AtomicBool::new(false)).expect("a turn");
    assert_eq!(found.score.forced(), Some(2), "{}", found.action);
    let step = found.action.to_string();
    assert!(["e2d3", "e2e3", "e2f3"].contains(&&*step), "{step}");
}

#[test]
fn it_is_told_in_every_language() {
    let variant = king_of_the_hill();
    for language in Language::ALL {
        assert!((1..=100).contains(&variant_names::summary(language, variant).chars().count()));
        let page = guide::page(language, variant, 0).expect("a page of rules");
        assert!(page.contains(&variant_names::name(language, variant)), "{page}");
        for tip in tip::all(variant) {
            assert!(!language.format(&tip.tip, &[]).is_empty());
        }
    }
    assert_eq!((guide::pages(variant).len(), tip::all(variant).len()), (1, 2));
    let end = guide::pages(variant)[0].game(variant).expect("a position").end();
    assert_eq!(end.expect("the end").to_string(), "white goal");
}

#[tokio::test]
async fn two_people_play_it_to_the_hill() {
    let id = king_of_the_hill().id();
    let world = World::new().await;
    let mut game = VerifiedGame::begin(&world, id).await;
    let end = game.acts(WALK).await;
    says(&end, "**Kd4#**");
    let (winner, loser) = (game.player(Color::White), game.player(Color::Black));
    let (winner, loser) = (winner.mention(), loser.mention());
    says(&end, &format!("**{winner} wins** against {loser}: the king reached the hill (move 4)."));
    says(&end, "King of the Hill");
    picture::check_scene(&world, &end, &Scene::of_game(&game.model, Color::White));
    game.check_end(&game.win(Color::White)).await;
    world.finish().await;
}

#[tokio::test]
async fn eightfold_plays_it_to_the_hill() {
    let variant = king_of_the_hill();
    let world = World::new().await;
    let ada = world.person("Ada");
    let mut options = against(&world, variant.id(), 8, Color::Black);
    options["position"] = json!("7k/8/8/8/8/4K3/8/8 w - - 0 1");
    ada.command("challenge", options).await;
    let wins = |it: &Message| it.content.contains("the king reached the hill");
    let end = ada.sees("the hill", wins).await;
    says(&end, "**I win** against");
    world.finish().await;
}
