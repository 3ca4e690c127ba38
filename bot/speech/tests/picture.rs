//! Alt text in English: what it says, that it fits, and that no piece is missing from it.

#[path = "../../../render/tests/support/games.rs"]
mod games;

use rules::variants::VARIANTS;
use rules::{Bitboard, BoardSize, Color, Piece, Role};
use scene::{Clock, LastTurn, Reason, Scene};
use speech::picture::alt;
use speech::{Language, guide};

use self::games::{DANGERS, demonstration, from_fen, game, placed, square};

use crate::support::alt::is_sound;

fn describe(scene: &Scene) -> String {
    alt(Language::English, scene)
}

fn assert_sound(scene: &Scene) {
    let alt = describe(scene);
    assert!(is_sound(&alt, scene), "{alt}");
}

#[test]
fn every_sample_position_is_told_in_full() {
    for variant in VARIANTS {
        let path = format!(
            "{}/../../rules/src/variants/{}/vectors.jsonl",
            env!("CARGO_MANIFEST_DIR"),
            variant.info().folder()
        );
        for line in std::fs::read_to_string(path).unwrap().lines() {
            let sample: serde_json::Value = serde_json::from_str(line).unwrap();
            let game = from_fen(variant.id(), sample["fen"].as_str().unwrap(), "");
            for &action in game.legal_actions() {
                let mut game = game.clone();
                game.play(action).unwrap();
                let scene = Scene::of_game(&game, game.position().side_to_act());
                assert_sound(&scene);
                let every_square = game.variant().features().board_size.squares().collect();
                assert_sound(&scene.with_choice(None, every_square));
            }
        }
    }
}

#[test]
fn every_page_of_rules_is_told() {
    for variant in VARIANTS {
        for page in guide::pages(*variant) {
            let game = page.game(*variant).unwrap();
            let scene = Scene::of_game(&game, game.position().side_to_act());
            assert_sound(&scene);
        }
    }
}

#[test]
fn clocks_are_told() {
    let scene = Scene::of_game(&game("chess", ""), Color::White);
    let [white, black] = ["2d 4h", "3:20"].map(|text| Clock::new(text).unwrap());
    let alt = describe(&scene.with_clocks(white, black));
    let start = "White to move. White has 2d 4h left. Black has 3:20 left. White: king e1, ";
    assert!(alt.starts_with(start), "{alt}");
}

#[test]
fn a_choice_is_told() {
    let scene = Scene::of_game(&game("chess", ""), Color::White).with_piece(square("g1"));
    let alt = describe(&scene);
    assert!(alt.contains("Selected: the knight on g1. Possible: f3 h3."), "{alt}");
}

#[test]
fn an_end_that_the_board_does_not_show_is_told() {
    let stalemate = from_fen("chess", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "");
    let scene = Scene::of_game(&stalemate, Color::White);
    let resigned = scene.with_result(Some(Color::White), Reason::Resignation);
    assert!(describe(&resigned).starts_with("White won by resignation. "));
}

#[test]
fn a_placement_that_is_being_chosen_is_told() {
    let scene = placed(&game("gravitatur", ""), "d5");
    let targets = ["a3", "c3"].map(square).into_iter().collect();
    let scene = scene.with_choice(Some(square("b1")), targets);
    assert_sound(&scene);
    let alt = describe(&scene);
    let start = "White to move. The Gravitatur on d5 pulls the white pawns to ";
    assert!(alt.starts_with(start), "{alt}");
    assert!(alt.contains(" and the black pawns to "), "{alt}");
    assert!(
        alt.contains(". Selected: the knight on b1. Possible: a3 c3. White: king e1, "),
        "{alt}"
    );
}

#[test]
fn in_a_longer_text_the_worst_danger_is_left() {
    let game = from_fen("totem", DANGERS, "");
    let every_square = game.variant().features().board_size.squares().collect();
    let mut scene = Scene::of_game(&game, Color::White);
    scene = scene.with_choice(Some(square("a2")), every_square);
    scene.last = Some(LastTurn {
        by: Color::Black,
        notation: "x".repeat(560),
        events: Vec::new(),
        restored: Bitboard::EMPTY,
    });
    assert_sound(&scene);
    let alt = describe(&scene);
    let worst = "No roll this turn. The Null moves after this move. On a roll of 3, the Null \
        captures Black's king. Selected: ";
    assert!(alt.contains(worst) && alt.contains("xxx"), "{alt}");
    let resigned = scene.with_result(Some(Color::White), Reason::Resignation);
    assert!(!describe(&resigned).contains("On a roll of 3"));
}

#[test]
fn the_longest_text_keeps_the_pieces_and_drops_the_rest() {
    let mut scene = Scene::of_game(&demonstration(usize::MAX), Color::White);
    for (index, square) in BoardSize::EIGHT.squares().enumerate() {
        let color = Color::BOTH[index % 2];
        let role = Role::ALL[index % Role::COUNT];
        scene.position.board.put(square, Piece { color, role });
    }
    scene.selected = Some(square("a1"));
    scene.targets = BoardSize::EIGHT.squares().collect::<Bitboard>();
    assert_sound(&scene);
    let alt = describe(&scene);
    assert!(alt.contains("The roll is 3"), "{alt}");
    assert_sound(&scene.clone().with_result(None, Reason::Material));
    let last = scene.last.as_mut().unwrap();
    last.notation = "ß".repeat(700);
    last.events = std::iter::repeat_n(last.events.clone(), 20).flatten().collect();
    assert_sound(&scene);
}
