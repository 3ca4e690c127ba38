//! What the status bar below a board tells: the die, who acts, clocks and what is gone.

use std::collections::HashSet;

use render::{CapturedPieces, Clock, Reason, Scene, Size, Theme};
use rules::{ByColor, Color, Game};

use crate::support::{PAINTER, Picture, from_fen, game};

#[test]
fn the_strip_tells_the_die_apart() {
    let mut strips = HashSet::new();
    let mut see = |game: &Game| {
        let picture = Picture::of(&Scene::of_game(game, Color::White));
        assert!(strips.insert(picture.status_bar()), "{}", game.fen());
    };
    see(&game("chess", ""));
    see(&game("superpermutation-d8", ""));
    for number in 1..=8 {
        see(&game("superpermutation-d8", &format!("r{number}")));
    }
    let free = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1 -";
    see(&from_fen("superpermutation-d8", free, ""));
}

#[test]
fn the_strip_tells_who_acts_and_who_has_won() {
    let scene = Scene::of_game(&game("chess", ""), Color::White);
    let mut strips = vec![scene.clone()];
    strips.push(Scene::of_game(&game("chess", "e2e4"), Color::White));
    let results = [Some(Color::White), Some(Color::Black), None];
    strips.extend(results.map(|winner| scene.clone().with_result(winner, Reason::Agreement)));
    let strips = strips.iter().map(|scene| Picture::of(scene).status_bar());
    assert_eq!(strips.collect::<HashSet<_>>().len(), 5);
}

#[test]
fn the_strip_shows_clocks_and_what_is_gone() {
    let even = Scene::of_game(&game("chess", "e2e4 d7d5 b1c3 d5e4 c3e4"), Color::White);
    let mut strips = vec![even.clone()];
    let clocks = |white, black| {
        let [white, black] = [white, black].map(|text| Clock::new(text).unwrap());
        even.clone().with_clocks(white, black)
    };
    strips.extend([clocks("2d 4h", "59m"), clocks("59m", "2d 4h"), clocks("12d 23h", "3:20")]);
    strips.push(Scene { gone: ByColor::default(), ..even.clone() });
    strips.push(Scene { last: None, ..even.clone() });
    let strips = strips.iter().map(|scene| Picture::of(scene).status_bar());
    assert_eq!(strips.collect::<HashSet<_>>().len(), 6, "what was just lost stands out too");
}

#[test]
fn a_strip_has_room_for_everything() {
    let start = game("totem", "");
    let mut scene = Scene::of_game(&start, Color::White);
    let [start, none] = [start.position().board, rules::Board::default()];
    for color in Color::BOTH {
        scene.gone[color] = CapturedPieces::between(&start, &none, color);
    }
    let clock = || Clock::new("12d 23h").unwrap();
    scene = scene.with_clocks(clock(), clock());
    for size in Size::ALL {
        PAINTER.render(&scene, &Theme::default(), size);
    }
}
