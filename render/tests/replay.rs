//! Games as animations.

#![allow(clippy::unwrap_used, reason = "a helper that fails fails its test")]

mod support;

use gif::{DecodeOptions, DisposalMethod, Repeat};
use render::{BOARDS, Rgb, Scene, Size, Theme, boards};
use rules::variants::VARIANTS;
use rules::{Color, Game};

use support::random::random_game;
use support::{Picture, demonstration};

/// An animation as a player of it shows it.
struct Film {
    repeat: Repeat,
    /// What each frame leaves on the screen, and for how many hundredths of a second.
    frames: Vec<(Vec<Rgb>, u16)>,
}

impl Film {
    fn decode(bytes: &[u8]) -> Self {
        let mut decoder = DecodeOptions::new().read_info(bytes).unwrap();
        let palette = decoder.global_palette().unwrap().to_vec();
        let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
        let mut screen = vec![None; width * height];
        let mut frames = Vec::new();
        while let Some(frame) = decoder.read_next_frame().unwrap() {
            assert!(frame.palette.is_none(), "one palette serves all");
            assert_eq!(frame.dispose, DisposalMethod::Keep);
            let (left, top) = (usize::from(frame.left), usize::from(frame.top));
            for (y, row) in frame.buffer.chunks(usize::from(frame.width)).enumerate() {
                for (x, &index) in row.iter().enumerate() {
                    if Some(index) != frame.transparent {
                        let color = &palette[3 * usize::from(index)..][..3];
                        let color = Rgb(color[0], color[1], color[2]);
                        screen[(top + y) * width + left + x] = Some(color);
                    }
                }
            }
            let shown = screen.iter().map(|color: &Option<Rgb>| color.unwrap()).collect();
            frames.push((shown, frame.delay));
        }
        Self { repeat: decoder.repeat(), frames }
    }
}

fn still(scene: &Scene, theme: &Theme, size: Size) -> Vec<Rgb> {
    let png = render::render(scene, theme, size).unwrap();
    let still = Picture::decode(&png, scene.variant.geometry()).image;
    still.pixels().map(|&image::Rgb([r, g, b])| Rgb(r, g, b)).collect()
}

fn assert_shows(film: &Film, scenes: &[Scene], theme: &Theme, size: Size) {
    let steps: Vec<_> = film.frames.iter().filter(|(_, delay)| *delay > FLASH).collect();
    assert_eq!(steps.len(), scenes.len());
    for ((shown, _), scene) in steps.into_iter().zip(scenes) {
        assert!(*shown == still(scene, theme, size), "{scene:?}");
    }
}

/// A frame that stays so long is a part of the next one.
const FLASH: u16 = 10;

#[test]
fn every_frame_shows_what_a_still_picture_does() {
    for (index, variant) in VARIANTS.iter().enumerate() {
        let game = random_game(variant.id(), 1, 30);
        let theme = &render::THEMES[index % render::THEMES.len()];
        let side = Color::BOTH[index % 2];
        let scenes = boards(&game, side);
        assert_eq!(scenes.len(), game.positions().len());
        let gif = render::replay(&game, side, theme, Size::Small).unwrap();
        assert_shows(&Film::decode(&gif), &scenes, theme, Size::Small);
    }
}

#[test]
fn the_demonstration_game_in_normal_size() {
    let game = demonstration(usize::MAX);
    let theme = Theme::default();
    let gif = render::replay(&game, Color::White, &theme, Size::Normal).unwrap();
    let film = Film::decode(&gif);
    assert_eq!(film.repeat, Repeat::Infinite);
    assert_shows(&film, &boards(&game, Color::White), &theme, Size::Normal);
    let delays: Vec<u16> = film.frames.iter().map(|(_, delay)| *delay).collect();
    let (last, others) = delays.split_last().unwrap();
    assert!(others.iter().all(|delay| 2 * delay < *last), "{delays:?}");
}

/// What Discord takes.
const ACCEPTED: usize = 10_000_000;

#[test]
fn a_very_long_game_is_thinned_and_stays_small_enough_to_post() {
    let scenes = boards(&random_game("superpermutation-d8", 3, 100), Color::White);
    let last = scenes.len() - 1;
    let theme = Theme::default();
    let long: Vec<Scene> = scenes.iter().cycle().take(12 * scenes.len()).cloned().collect();
    assert!(long.len() > 3 * BOARDS);
    for size in Size::ALL {
        let gif = render::animate(&long, &theme, size).unwrap();
        assert!(gif.len() < ACCEPTED, "{} bytes in {}", gif.len(), size.name());
        if size == Size::Small {
            let film = Film::decode(&gif);
            let shown: Vec<_> = film.frames.iter().filter(|(_, delay)| *delay > FLASH).collect();
            assert_eq!(shown.len(), BOARDS);
            assert!(shown[BOARDS - 1].0 == still(&scenes[last], &theme, size));
        }
    }
}

#[test]
fn boards_that_change_all_over_stay_small_enough_to_post() {
    let game = random_game("chess", 1, 40);
    let views = Color::BOTH.map(|side| Scene::of_game(&game, side));
    let scenes: Vec<Scene> = views.iter().cycle().take(BOARDS).cloned().collect();
    for (size, drawn) in [(Size::Small, Size::Small), (Size::Normal, Size::Small)] {
        let gif = render::animate(&scenes, &Theme::default(), size).unwrap();
        assert!(gif.len() < ACCEPTED, "{} bytes in {}", gif.len(), size.name());
        let decoder = DecodeOptions::new().read_info(&*gif).unwrap();
        assert_eq!(u32::from(decoder.width()), drawn.board(), "{}", size.name());
        assert!(gif.len() > ACCEPTED / 10, "{} bytes: nothing was too long", gif.len());
    }
}

#[test]
fn sixty_turns_are_small() {
    for variant in VARIANTS {
        let game = random_game(variant.id(), 5, 60);
        let gif = render::replay(&game, Color::White, &Theme::default(), Size::Small).unwrap();
        assert!(gif.len() < 600_000, "{}: {} bytes", variant.id(), gif.len());
    }
}

#[test]
fn a_game_that_has_not_begun_is_one_board() {
    let game = Game::new(VARIANTS[0]);
    let gif = render::replay(&game, Color::White, &Theme::default(), Size::Small).unwrap();
    assert_eq!(Film::decode(&gif).frames.len(), 1);
}

#[test]
fn the_end_of_a_game_may_be_told_otherwise_than_by_the_board() {
    let game = random_game("chess", 2, 3);
    let mut scenes = boards(&game, Color::White);
    let last = scenes.pop().unwrap().with_result(Some(Color::Black), "resignation");
    scenes.push(last);
    let theme = Theme::default();
    let gif = render::animate(&scenes, &theme, Size::Small).unwrap();
    assert_shows(&Film::decode(&gif), &scenes, &theme, Size::Small);
}
