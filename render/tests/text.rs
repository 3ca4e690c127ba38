//! The board in letters.

use render::Scene;
use rules::Color;
use rules::variants::VARIANTS;

use crate::support::random::random_game;
use crate::support::{TOTEM_AWAY, from_fen, game};

#[test]
fn white_has_its_first_rank_below() {
    let expected = "\
8  r n b q k b . r
7  p p p p p p p p
6  . . . . . n . .
5  . . . . . . . .
4  . . . . P . . .
3  . . . . . . . .
2  P P P P . P P P
1  R N B Q K B N R

   a b c d e f g h
";
    let text = render::text(&Scene::of_game(&game("chess", "e2e4 g8f6"), Color::White));
    assert_eq!(text, expected);
}

#[test]
fn nine_by_nine_with_the_null_and_the_totems_from_the_other_side() {
    let expected = "\
1  R N B K B Q . N R
2  P P P P P P P P P
3  . . . . . . . . .
4  . . . . . . . . .
5  . . . . 0 . . . .
6  . . . T p . . . .
7  . . . . . . . . .
8  p p p p . p p p p
9  r n b k t q b n r

   i h g f e d c b a
";
    let scene = Scene::of_game(&from_fen("totem", TOTEM_AWAY, ""), Color::Black);
    assert_eq!(render::text(&scene), expected);
}

#[test]
fn the_letters_are_those_of_fen() {
    for variant in VARIANTS {
        for seed in 0..20 {
            let game = random_game(variant.id(), seed, 60);
            let text = render::text(&Scene::of_game(&game, Color::White));
            let (ranks, _) = text.split_once("\n\n").expect("the files are apart");
            let ranks: Vec<String> = ranks.lines().map(|line| line[3..].replace(' ', "")).collect();
            let fen = game.fen();
            let placement = fen.split([' ', '/']).map(squares);
            assert_eq!(ranks, placement.take(ranks.len()).collect::<Vec<_>>(), "{fen}");
        }
    }
}

/// A rank of a FEN with a letter or point for each square.
fn squares(rank: &str) -> String {
    let square = |letter: char| match letter.to_digit(10) {
        None | Some(0) => letter.to_string(),
        Some(empty) => ".".repeat(empty as usize),
    };
    rank.chars().map(square).collect()
}
