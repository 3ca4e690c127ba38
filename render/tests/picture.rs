//! What pictures are and show, pixel by pixel.

use std::collections::HashSet;

use render::{KEPT, OverlayColor, Painter, Scene, Size, SquareHighlight, THEMES, Theme};
use rules::variants::VARIANTS;
use rules::{Bitboard, BoardSize, Color, Game, Piece, Role, Square};

use crate::support::{
    KNIGHT_CHECKS, PAINTER, Picture, TELEPORTED, demonstration, from_fen, game, square,
};

/// Of so many positions after a sample one is drawn.
const DRAWN: usize = 7;

#[test]
fn every_picture_is_indexed_and_of_its_size() {
    for variant in VARIANTS {
        let game = Game::new(*variant);
        for theme in THEMES {
            for size in Size::ALL {
                let scene = Scene::of_game(&game, Color::White);
                let png = PAINTER.render(&scene, theme, size);
                let picture = Picture::decode(&png, variant.features().board_size);
                assert_eq!(picture.image.dimensions(), (size.board(), size.height()));
            }
        }
    }
    assert_eq!(Size::ALL.map(Size::board), [360, 720, 1080]);
    assert!(Size::Normal.board() * Size::Normal.height() <= 600_000);
    assert_eq!(Size::ALL.map(|size| size.square(BoardSize::EIGHT)), [45, 90, 135]);
    assert_eq!(Size::ALL.map(|size| size.square(BoardSize::NINE)), [40, 80, 120]);
}

#[test]
fn themes_have_names_of_their_own_and_differ() {
    let names: HashSet<&str> = THEMES.iter().map(|theme| theme.name).collect();
    assert_eq!(names.len(), THEMES.len());
    for theme in THEMES {
        assert_eq!(Theme::by_name(theme.name), Some(theme));
    }
    let scene = Scene::of_game(&game("chess", ""), Color::White);
    let pictures = THEMES.iter().map(|theme| PAINTER.render(&scene, theme, Size::Small));
    let pictures: HashSet<Vec<u8>> = pictures.collect();
    assert_eq!(pictures.len(), THEMES.len());
}

#[test]
fn each_piece_looks_different_on_each_square() {
    let mut scene = Scene::of_game(&game("totem", ""), Color::White);
    let pieces = Color::BOTH.iter().flat_map(|&color| Role::ALL.map(|role| Piece { color, role }));
    let pieces: Vec<Piece> = pieces.collect();
    for theme in THEMES {
        for size in Size::ALL {
            let mut seen = HashSet::new();
            let mut see = |scene: &Scene, name: &'static str| {
                let png = PAINTER.render(scene, theme, size);
                let picture = Picture::decode(&png, scene.variant.features().board_size);
                assert!(seen.insert((name, picture.middle(Color::White, name))), "{scene:?}");
            };
            for name in ["d4", "e4"] {
                scene.position.board.set_null(None);
                see(&scene, name);
                for &piece in &pieces {
                    scene.position.board.put(square(name), piece);
                    see(&scene, name);
                }
                scene.position.board.take(square(name));
                scene.position.board.set_null(Some(square(name)));
                see(&scene, name);
            }
        }
    }
}

#[test]
fn the_other_side_sees_the_board_turned_round() {
    let game = demonstration(KNIGHT_CHECKS);
    let white = Picture::of(&Scene::of_game(&game, Color::White));
    let black = Picture::of(&Scene::of_game(&game, Color::Black));
    for square in BoardSize::EIGHT.squares() {
        let name = square.to_string();
        assert_eq!(white.middle(Color::White, &name), black.middle(Color::Black, &name), "{name}");
    }
    assert_ne!(white, black);
    assert_eq!(white.status_bar(), black.status_bar());
}

#[test]
fn coordinates_follow_the_side() {
    let mut scene = Scene::of_game(&game("chess", ""), Color::White);
    for square in BoardSize::EIGHT.squares() {
        scene.position.board.take(square);
    }
    let white = Picture::of(&scene);
    scene.side = Color::Black;
    let black = Picture::of(&scene);
    // Where the digit of the rank stands and where nothing does.
    for (picture, side, inside, outside) in
        [(&white, Color::White, "a8", "h8"), (&black, Color::Black, "h8", "a8")]
    {
        let corner = |name| {
            let places = (3..24).flat_map(|x| (3..24).map(move |y| (x, y)));
            let colors = places.map(|(x, y)| picture.at(side, name, x, y));
            colors.collect::<HashSet<_>>().len()
        };
        assert!(corner(inside) > 1, "{inside} has its digit for {side}");
        assert_eq!(corner(outside), 1, "{outside} has none for {side}");
    }
}

#[test]
fn the_die_numbers_files_from_the_left_of_whoever_looks() {
    let tabs = |id: &str, side: Color| {
        let empty = if id == "chess" { "- 0 1" } else { "- 0 1 ?" };
        let fen = format!("8/8/8/3k4/8/3K4/8/8 w - {empty}");
        let picture = Picture::of(&Scene::of_game(&from_fen(id, &fen, ""), side));
        let cell = Size::Normal.board() / 8;
        let tab = move |column: u32, row: u32| {
            let (x, y) = ((column + 1) * cell - cell / 5, row * cell);
            image::imageops::crop_imm(&picture.image, x, y, cell / 5, cell / 5).to_image()
        };
        [0, 1, 7].map(|column| [tab(column, 7), tab(column, 6)])
    };
    let [white, black] = Color::BOTH.map(|side| tabs("superpermutation-d8", side));
    assert_eq!(white, black);
    let chess = tabs("chess", Color::White);
    for (numbered, plain) in white.iter().zip(&chess) {
        assert_ne!(numbered[0], plain[0]);
        assert_eq!(numbered[1], plain[1], "other rows have no numbers");
    }
    assert_ne!(white[0][0], white[1][0]);
    assert_eq!(chess, tabs("chess", Color::Black));
}

#[test]
fn the_last_move_is_marked_and_nothing_else() {
    let game = game("chess", "e2e4");
    let picture = Picture::of(&Scene::of_game(&game, Color::White));
    for square in BoardSize::EIGHT.squares() {
        let name = square.to_string();
        let moved = name == "e2" || name == "e4";
        let highlight = if moved { SquareHighlight::Last } else { SquareHighlight::Normal };
        picture.assert_surface(Color::White, &name, highlight);
    }
    let still = Scene::of_position(game.variant(), *game.position(), Color::White);
    Picture::of(&still).assert_surface(Color::White, "e2", SquareHighlight::Normal);
}

#[test]
fn threads_that_share_a_painter_draw_the_same() {
    let game = demonstration(usize::MAX);
    let scene = Scene::of_game(&game, Color::White);
    let draw = |painter: &Painter| painter.render(&scene, &Theme::default(), Size::Normal);
    let alone = draw(&Painter::new());
    let shared = Painter::new();
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..4).map(|_| scope.spawn(|| draw(&shared))).collect();
        for thread in threads {
            assert_eq!(thread.join().unwrap(), alone);
        }
    });
}

#[test]
fn any_exchange_can_be_drawn() {
    let painter = Painter::new();
    let mut scene = Scene::of_game(&demonstration(TELEPORTED), Color::White);
    let last = scene.last.as_mut().unwrap();
    let swapped = last.events[0];
    assert_eq!(swapped.kind, rules::EventKind::Swapped, "the king teleported");
    let corners = ["a1", "a8", "h1", "h8", "d4"].map(square);
    let neighbours = [square("e4"), square("d5"), square("e5")];
    for from in corners {
        for to in corners.into_iter().chain(neighbours).filter(|&to| to != from) {
            let last = scene.last.as_mut().unwrap();
            last.events = vec![rules::Event { from: Some(from), to: Some(to), ..swapped }];
            painter.render(&scene, &Theme::default(), Size::Small);
        }
    }
}

#[test]
fn targets_on_every_square_can_be_drawn() {
    let targets: Bitboard = BoardSize::EIGHT.squares().collect();
    let scene = Scene::of_game(&game("chess", ""), Color::Black)
        .with_choice(Some(Square::new(0, 0)), targets);
    let picture = Picture::of(&scene);
    let theme = Theme::default();
    assert_eq!(picture.at(Color::Black, "e4", 50, 50), theme.ink(OverlayColor::Target));
    assert_eq!(picture.at(Color::Black, "h8", 95, 5), theme.ink(OverlayColor::Target));
}

#[test]
fn a_painter_keeps_no_more_than_it_may() {
    let painter = Painter::new();
    let mut most = 0;
    for size in [Size::Large, Size::Normal] {
        for theme in THEMES {
            for id in ["chess", "totem"] {
                let variant = rules::variants::by_id(id).unwrap();
                painter.prepare(variant, theme, size);
                most = most.max(painter.memory());
                assert!(painter.memory() <= KEPT, "{} bytes", painter.memory());
            }
        }
    }
    assert!(2 * most > KEPT, "there was enough to keep: {most} bytes");
    // What has fallen away is drawn again, and the same.
    let scene = Scene::of_game(&Game::new(VARIANTS[0]), Color::White);
    for theme in THEMES {
        let again = painter.render(&scene, theme, Size::Large);
        assert!(again == Painter::new().render(&scene, theme, Size::Large));
    }
}

#[test]
fn what_is_drawn_ahead_is_not_drawn_again() {
    for variant in VARIANTS {
        let painter = Painter::new();
        painter.prepare(*variant, &Theme::default(), Size::Small);
        let prepared = painter.memory();
        let scene = Scene::of_game(&Game::new(*variant), Color::White);
        painter.render(&scene, &Theme::default(), Size::Small);
        assert_eq!(painter.memory(), prepared, "{}", variant.id());
        painter.render(&scene, &Theme::default(), Size::Normal);
        assert!(painter.memory() > prepared);
    }
}

#[test]
fn every_sample_position_and_every_page_of_rules_is_drawn() {
    let draw = |game: &Game| {
        let scene = Scene::of_game(game, game.position().side_to_act());
        PAINTER.render(&scene, &Theme::default(), Size::Small);
    };
    for variant in VARIANTS {
        let path = format!(
            "{}/../rules/src/variants/{}/vectors.jsonl",
            env!("CARGO_MANIFEST_DIR"),
            variant.info().folder()
        );
        for line in std::fs::read_to_string(path).unwrap().lines() {
            let sample: serde_json::Value = serde_json::from_str(line).unwrap();
            let game = from_fen(variant.id(), sample["fen"].as_str().unwrap(), "");
            for &action in game.legal_actions().iter().step_by(DRAWN) {
                let mut game = game.clone();
                game.play(action).unwrap();
                draw(&game);
            }
        }
        for page in speech::guide::pages(*variant) {
            draw(&page.game(*variant).unwrap());
        }
    }
}
