//! Portraits in the status bar: where they are, what they leave as it is, and how they are read.

use std::collections::HashSet;

use image::RgbImage;
use image::imageops::crop_imm;
use render::{Clock, Die, Painter, Portrait, Scene, Size, THEMES, Theme};
use rules::{ByColor, Color};

use crate::support::moments::{Moment, moments};
use crate::support::portraits::{ADA, BORIS, CLEO, between, noise, person};
use crate::support::{PAINTER, Picture, demonstration};

/// What a busy board of normal size with portraits takes at most, in bytes.
const LIMIT: usize = 30_000;

/// The gap beside a panel, a panel's height and the widest portrait, in hundredths of the status
/// bar's height.
const GAP: u32 = 5;
const PANEL: u32 = 90;
const WIDEST: u32 = PANEL * 76 / 100;

fn draw(scene: &Scene, theme: &Theme, size: Size) -> RgbImage {
    let png = PAINTER.render(scene, theme, size);
    Picture::decode(&png, scene.variant.features().board_size).image
}

/// Each moment from both sides and, where it is of a game with a compass, with clocks too.
fn scenes() -> impl Iterator<Item = Scene> {
    moments().into_iter().flat_map(|Moment { scene, .. }| {
        let clock = || Clock::new("23h 59m").unwrap();
        let timed = scene.clone().with_clocks(clock(), clock());
        let turned = Scene { side: !scene.side, ..scene.clone() };
        [scene, turned, timed]
    })
}

fn people(scene: Scene) -> Scene {
    between(scene, person(ADA), person(BORIS))
}

/// The pixels at which two pictures differ: from the left and the top.
fn differences(a: &RgbImage, b: &RgbImage) -> Vec<(u32, u32)> {
    let pairs = a.enumerate_pixels().zip(b.pixels());
    pairs.filter(|((.., a), b)| a != b).map(|((x, y, _), _)| (x, y)).collect()
}

#[test]
fn a_board_and_its_dice_are_the_same_with_portraits() {
    for scene in scenes() {
        let (theme, size) = (Theme::default(), Size::Small);
        let plain = Scene { portraits: ByColor::default(), ..scene.clone() };
        let [plain, with] = [plain, people(scene.clone())].map(|scene| draw(&scene, &theme, size));
        let (board, bar) = (size.board(), size.status_bar());
        let own = |picture: &RgbImage| crop_imm(picture, 0, 0, board, board).to_image();
        assert!(own(&plain) == own(&with), "{scene:?}");
        // The die and the compass stand between the panels: so many hundredths of the width.
        let between = match (&scene.die, scene.compass) {
            (Die::Absent, _) => 0,
            (_, None) => 14,
            (_, Some(_)) => 28,
        };
        let (left, width) = (board * (100 - between) / 200, board * between / 100);
        let dice = |picture: &RgbImage| crop_imm(picture, left, board, width, bar).to_image();
        assert!(dice(&plain) == dice(&with), "{scene:?}");
    }
}

#[test]
fn who_is_on_a_portrait_changes_nothing_but_two_discs() {
    for scene in scenes() {
        for theme in [&THEMES[0], &THEMES[3]] {
            let size = Size::Small;
            let ada = draw(&people(scene.clone()), theme, size);
            let other = between(scene.clone(), person(CLEO), noise());
            let changed = differences(&ada, &draw(&other, theme, size));
            let (board, bar) = (size.board(), size.status_bar());
            let (left, right): (Vec<_>, Vec<_>) = changed.iter().partition(|(x, _)| *x < board / 2);
            for (disc, is_left) in [(left, true), (right, false)] {
                let min = |of: fn(&(u32, u32)) -> u32| disc.iter().map(of).min().unwrap();
                let max = |of: fn(&(u32, u32)) -> u32| disc.iter().map(of).max().unwrap();
                let (x, y) = (min(|at| at.0), min(|at| at.1));
                let (width, height) = (max(|at| at.0) - x + 1, max(|at| at.1) - y + 1);
                assert!(width.abs_diff(height) <= 2, "{width} by {height}: {scene:?}");
                assert!(width >= bar * 36 / 100 && width <= bar * WIDEST / 100, "{width}");
                let area = std::f64::consts::FRAC_PI_4 * f64::from(width + 1).powi(2);
                assert!((disc.len() as f64) < area, "{} of {area}", disc.len());
                let outer = if is_left { x } else { board - x - width };
                assert!(outer < bar * (GAP + 12) / 100 && y > board, "{outer} {y}");
            }
        }
    }
}

#[test]
fn each_portrait_is_on_its_own_side_from_wherever_the_board_is_seen() {
    let scene = Scene::of_game(&demonstration(11), Color::White);
    let [ada, boris] = [person(ADA), person(BORIS)];
    let theme = Theme::default();
    for side in Color::BOTH {
        let scene = Scene { side, ..scene.clone() };
        let both = draw(&between(scene.clone(), ada.clone(), boris.clone()), &theme, Size::Normal);
        let swapped =
            draw(&between(scene.clone(), boris.clone(), ada.clone()), &theme, Size::Normal);
        assert!(both != swapped);
        for (color, x) in [(Color::White, 0), (Color::Black, 360)] {
            let mut portraits = ByColor::default();
            portraits[color] = Some(person(CLEO));
            let one = draw(&scene.clone().with_portraits(portraits), &theme, Size::Normal);
            let none = draw(&scene, &theme, Size::Normal);
            let changed = differences(&one, &none);
            assert!(!changed.is_empty());
            assert!(changed.iter().all(|at| (x..x + 360).contains(&at.0) && at.1 >= 720));
        }
    }
}

#[test]
fn busy_boards_with_portraits_are_small_in_every_theme() {
    for Moment { name, scene } in moments() {
        for theme in THEMES {
            let scene = between(scene.clone(), noise(), person(CLEO));
            let bytes = PAINTER.render(&scene, theme, Size::Normal).len();
            if std::env::var_os("PRINT_SIZES").is_some() {
                println!("{bytes} {name} {}", theme.name);
                continue;
            }
            assert!(bytes <= LIMIT, "{name} takes {bytes} bytes in {}", theme.name);
        }
    }
}

#[test]
fn the_bot_shows_its_level() {
    let scene = Scene::of_game(&demonstration(11), Color::White);
    for theme in THEMES {
        let levels: HashSet<Vec<u8>> = (1..=8)
            .map(|level| {
                let engine = Portrait::Engine { level };
                PAINTER.render(&between(scene.clone(), engine, person(ADA)), theme, Size::Small)
            })
            .collect();
        assert_eq!(levels.len(), 8, "{}", theme.name);
    }
}

#[test]
fn a_portrait_looks_the_same_whoever_drew_before() {
    let scene = people(Scene::of_game(&demonstration(11), Color::White));
    let alone = Painter::new().render(&scene, &Theme::default(), Size::Small);
    let painter = Painter::new();
    for other in [person(CLEO), noise(), Portrait::Engine { level: 3 }] {
        painter.render(
            &between(scene.clone(), other.clone(), other),
            &Theme::default(),
            Size::Small,
        );
    }
    assert!(painter.render(&scene, &Theme::default(), Size::Small) == alone);
}
