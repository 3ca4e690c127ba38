//! Alt text: what it says, that it fits, and that no piece is missing from it.

#![allow(clippy::unwrap_used, reason = "a helper that fails fails its test")]

mod support;

use std::path::Path;

use render::{ALT_LIMIT, Scene, describe};
use rules::variants::VARIANTS;
use rules::{Bitboard, Board, Color, Geometry, Piece, Role};

use support::{KNIGHT_CHECKS, QUEEN_CLIMBED, TELEPORTED, demonstration, from_fen, game, square};

/// The board that the last sentences of an alt text place, read back from the words.
fn placed(alt: &str) -> Board {
    let mut board = Board::default();
    let (_, placement) = alt.rsplit_once("White: ").unwrap();
    let (white, black) = placement.split_once(" Black: ").unwrap();
    for (color, text) in [(Color::White, white), (Color::Black, black)] {
        let kinds = text.strip_suffix('.').unwrap().split(", ");
        for kind in kinds.filter(|&kind| kind != "nothing") {
            let mut words = kind.split(' ');
            let name = words.next().unwrap();
            let plural = name.trim_end_matches('s');
            let role = Role::ALL.into_iter().find(|role| role.name() == plural);
            let piece = Piece { color, role: role.unwrap() };
            words.for_each(|word| board.put(square(word), piece));
        }
    }
    board
}

fn assert_sound(scene: &Scene) {
    let alt = describe(scene);
    assert!(alt.chars().count() <= ALT_LIMIT, "{alt}");
    assert_eq!(placed(&alt), scene.position.board, "{alt}");
}

#[test]
fn every_sample_position_is_told_in_full() {
    for variant in VARIANTS {
        let path =
            format!("{}/../../shared/vectors/{}.jsonl", env!("CARGO_MANIFEST_DIR"), variant.id());
        if !Path::new(&path).exists() {
            println!("skipped: no {path}");
            continue;
        }
        for line in std::fs::read_to_string(path).unwrap().lines() {
            let sample: serde_json::Value = serde_json::from_str(line).unwrap();
            let game = from_fen(variant.id(), sample["fen"].as_str().unwrap(), "");
            for action in game.legal_actions() {
                let mut game = game.clone();
                game.play(action).unwrap();
                let scene = Scene::of_game(&game, game.position().actor());
                assert_sound(&scene);
                assert_sound(
                    &scene.with_choice(None, game.variant().geometry().squares().collect()),
                );
            }
        }
    }
}

#[test]
fn the_start_says_who_rolls() {
    let scene = Scene::of_game(&game("superpermutation-d8", ""), Color::White);
    assert_eq!(
        describe(&scene),
        "White to roll the die. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, \
         knights b1 g1, pawns a2 b2 c2 d2 e2 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, \
         bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e7 f7 g7 h7."
    );
}

#[test]
fn a_climb_and_a_roll_are_told() {
    let alt = describe(&Scene::of_game(&demonstration(QUEEN_CLIMBED), Color::Black));
    assert!(
        alt.starts_with(
            "Black to move. White played (1) Qd1-a4-a5: the queen went from d1 to a4, \
             climbed to a5 while the black pawn went to a4. The die shows 4: the e-file. White:"
        ),
        "{alt}"
    );
}

#[test]
fn check_and_a_teleport_and_a_promotion_are_told() {
    let alt = describe(&Scene::of_game(&demonstration(KNIGHT_CHECKS), Color::Black));
    assert!(alt.starts_with("Black to move, in check. "), "{alt}");
    assert!(alt.contains(" No die this turn. "), "{alt}");
    let alt = describe(&Scene::of_game(&demonstration(TELEPORTED), Color::Black));
    let teleport = "the king on e8 and the knight on b8 changed places.";
    assert!(alt.contains(teleport), "{alt}");
    let alt = describe(&Scene::of_game(&demonstration(usize::MAX), Color::White));
    assert!(alt.contains("a pawn became a queen on a1."), "{alt}");
}

#[test]
fn a_capture_is_told() {
    let alt = describe(&Scene::of_game(&game("chess", "e2e4 d7d5 e4d5"), Color::Black));
    let capture = "White played exd5: the pawn went from e4 to d5 and took the black pawn on d5.";
    assert!(alt.contains(capture), "{alt}");
}

#[test]
fn a_roll_that_binds_nothing_is_told() {
    let fen = "7k/8/8/8/8/8/6PP/7K b - - 0 1 8";
    let alt = describe(&Scene::of_game(&from_fen("superpermutation-d8", fen, ""), Color::Black));
    let free = "The die shows 8: the a-file. No move lands there, so any move may be played.";
    assert!(alt.contains(free), "{alt}");
}

#[test]
fn a_choice_is_told() {
    let scene = Scene::of_game(&game("chess", ""), Color::White).with_piece(square("g1"));
    let alt = describe(&scene);
    assert!(alt.contains("Chosen: the knight on g1. Possible: f3 h3."), "{alt}");
}

#[test]
fn ends_are_told() {
    let mate = game("chess", "f2f3 e7e5 g2g4 d8h4");
    let alt = describe(&Scene::of_game(&mate, Color::White));
    assert!(alt.starts_with("Black won by checkmate. "), "{alt}");
    let stalemate = from_fen("chess", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "");
    let scene = Scene::of_game(&stalemate, Color::White);
    assert!(describe(&scene).starts_with("Draw by stalemate. "));
    let resigned = scene.with_result(Some(Color::White), "resignation");
    assert!(describe(&resigned).starts_with("White won by resignation. "));
}

#[test]
fn the_longest_text_keeps_the_pieces_and_drops_the_rest() {
    let mut scene = Scene::of_game(&demonstration(usize::MAX), Color::White);
    for (index, square) in Geometry::EIGHT.squares().enumerate() {
        let color = Color::BOTH[index % 2];
        let role = Role::ALL[index % Role::COUNT];
        scene.position.board.put(square, Piece { color, role });
    }
    scene.selected = Some(square("a1"));
    scene.targets = Geometry::EIGHT.squares().collect::<Bitboard>();
    assert_sound(&scene);
    let alt = describe(&scene);
    assert!(alt.contains("The die shows 3"), "{alt}");
    assert_sound(&scene.clone().with_result(None, &"long ".repeat(400)));
    let last = scene.last.as_mut().unwrap();
    last.notation = "ß".repeat(700);
    last.events = std::iter::repeat_n(last.events.clone(), 20).flatten().collect();
    assert_sound(&scene);
}
