//! Games as animations.

use std::io::Cursor;
use std::mem::take;
use std::time::Duration;

use gif::{DecodeOptions, DisposalMethod};
use image::codecs::gif::GifDecoder;
use image::metadata::LoopCount;
use image::{AnimationDecoder, DynamicImage, Frame, RgbaImage};
use render::{BOARDS, Reason, Scene, Size, Theme, boards};
use rules::variants::VARIANTS;
use rules::{Action, Color, Game};

use crate::support::portraits::{ADA, BORIS, between, person};
use crate::support::random::random_game;
use crate::support::{EIGHT_WAYS, PAINTER, Picture, demonstration, from_fen, placed};

/// A frame that stays no longer, in hundredths of a second, is a part of the next one.
const PART: u16 = 2;

/// How long a board stays after a turn, on the way to one, and last, in hundredths of a second.
const TURN: u32 = 120;
const STEP: u32 = 60;
const END: u32 = 400;
/// How long all may take.
const WHOLE: u32 = 9_000;

/// What a player of animations shows of each board.
fn film(gif: &[u8]) -> impl Iterator<Item = RgbaImage> {
    let frames = GifDecoder::new(Cursor::new(gif)).unwrap().into_frames().map(Result::unwrap);
    let boards = frames.filter(|frame| {
        Duration::from(frame.delay()) > Duration::from_millis(10 * u64::from(PART))
    });
    boards.map(Frame::into_buffer)
}

/// How long each board stays, in hundredths of a second.
fn delays(gif: &[u8]) -> Vec<u32> {
    let mut decoder = DecodeOptions::new().read_info(gif).unwrap();
    let (mut delays, mut waited) = (Vec::new(), 0);
    while let Some(frame) = decoder.next_frame_info().unwrap() {
        assert!(frame.delay >= PART, "players take {} for a mistake", frame.delay);
        waited += u32::from(frame.delay);
        if frame.delay > PART {
            delays.push(take(&mut waited));
        }
    }
    delays
}

fn still(scene: &Scene, theme: &Theme, size: Size) -> RgbaImage {
    let png = PAINTER.render(scene, theme, size);
    DynamicImage::from(Picture::decode(&png, scene.variant.features().board_size).image)
        .into_rgba8()
}

fn assert_shows(gif: &[u8], scenes: &[Scene], theme: &Theme, size: Size) {
    let mut film = film(gif);
    for scene in scenes {
        let shown = film.next().expect("a frame for each board");
        assert!(shown == still(scene, theme, size));
    }
    assert!(film.next().is_none());
}

#[test]
fn every_frame_shows_what_a_still_picture_does() {
    for (index, variant) in VARIANTS.iter().enumerate() {
        let game = random_game(variant.id(), 1, 30);
        let theme = &render::THEMES[index % render::THEMES.len()];
        let side = Color::BOTH[index % 2];
        let scenes = boards(&game, side);
        let two = |action: &&Action| action.placement().is_some() && action.as_move().is_some();
        let placed = game.actions().iter().filter(two).count();
        assert_eq!(scenes.len(), game.positions().len() + placed);
        let gif = PAINTER.replay(&game, side, theme, Size::Small);
        assert_shows(&gif, &scenes, theme, Size::Small);
    }
}

#[test]
fn the_demonstration_game_in_normal_size() {
    let game = demonstration(usize::MAX);
    let theme = Theme::default();
    let gif = PAINTER.replay(&game, Color::White, &theme, Size::Normal);
    assert_shows(&gif, &boards(&game, Color::White), &theme, Size::Normal);
    let decoder = GifDecoder::new(Cursor::new(&gif)).unwrap();
    assert!(matches!(decoder.loop_count(), LoopCount::Infinite));
    let mut decoder = DecodeOptions::new().read_info(&*gif).unwrap();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        assert!(frame.palette.is_none(), "one palette serves all");
        assert_eq!(frame.dispose, DisposalMethod::Keep);
    }
}

#[test]
fn a_turn_stays_twice_as_long_as_a_roll_and_the_end_longest() {
    let game = demonstration(24);
    let gif = PAINTER.replay(&game, Color::White, &Theme::default(), Size::Small);
    let played = game.actions().iter().map(|action| match action {
        Action::Roll(_) => STEP,
        _ => TURN,
    });
    let mut expected: Vec<u32> = [TURN].into_iter().chain(played).collect();
    *expected.last_mut().unwrap() = END;
    assert_eq!(delays(&gif), expected);
}

#[test]
fn the_gravitatur_is_placed_before_the_turn_is_made() {
    let before = from_fen("gravitatur", EIGHT_WAYS, "");
    let game = from_fen("gravitatur", EIGHT_WAYS, "@d4/h2h3");
    let [start, drawn, moved] = &boards(&game, Color::White)[..] else {
        panic!("two frames for a turn");
    };
    assert_eq!(start.position, *before.position());
    assert_eq!(moved.position, *game.position());
    let expected = placed(&before, "d4");
    assert_ne!(expected.position.board, before.position().board, "pieces are drawn");
    assert_eq!(drawn.position.board, expected.position.board);
    assert_eq!(drawn.preview, expected.preview);
    let gif = PAINTER.replay(&game, Color::White, &Theme::default(), Size::Small);
    assert_eq!(delays(&gif), [TURN, STEP, END]);
}

#[test]
fn no_replay_takes_longer_than_ninety_seconds() {
    let scenes = boards(&random_game("chess", 1, 40), Color::White);
    let theme = Theme::default();
    for count in [40, 72, 73, 200, BOARDS, BOARDS + 1] {
        let scenes: Vec<Scene> = scenes.iter().cycle().take(count).cloned().collect();
        let delays = delays(&PAINTER.animate(&scenes, &theme, Size::Small));
        assert_eq!(delays.len(), count.min(BOARDS));
        let (last, turns) = delays.split_last().unwrap();
        assert!(turns.iter().all(|delay| *delay == turns[0]), "all alike");
        let whole: u32 = delays.iter().sum();
        let natural = TURN * turns.len() as u32 + END;
        if natural <= WHOLE {
            assert_eq!(whole, natural);
        } else {
            // Each is rounded down, so all together lose less than one hundredth a board.
            assert!(whole <= WHOLE && whole + delays.len() as u32 > WHOLE, "{count}: {whole}");
            assert!((last / turns[0]).abs_diff(END / TURN) <= 1, "{last} {}", turns[0]);
        }
    }
}

#[test]
fn a_lone_roll_in_a_very_long_game_is_a_board_too() {
    let rolled = boards(&demonstration(6), Color::White);
    let turn = Scene { last: None, ..boards(&demonstration(2), Color::White).remove(2) };
    let mut scenes = vec![turn; BOARDS];
    scenes[BOARDS / 2] = rolled[5].clone();
    scenes[BOARDS / 2 + 1] = rolled[6].clone();
    let gif = PAINTER.animate(&scenes, &Theme::default(), Size::Small);
    let delays = delays(&gif);
    assert_eq!(delays.len(), BOARDS);
    assert_eq!(delays.iter().filter(|delay| **delay < delays[0]).count(), 1, "{delays:?}");
    assert!(delays.iter().sum::<u32>() <= WHOLE);
}

/// What a replay may take of the 10 MiB that Discord does.
const ACCEPTED: usize = 8_000_000;

#[test]
fn a_very_long_game_is_thinned_and_stays_small_enough_to_post() {
    let scenes = boards(&random_game("superpermutation-d8", 3, 100), Color::White);
    let last = scenes.len() - 1;
    let theme = Theme::default();
    let long: Vec<Scene> = scenes.iter().cycle().take(12 * scenes.len()).cloned().collect();
    assert!(long.len() > 3 * BOARDS);
    for size in Size::ALL {
        let gif = PAINTER.animate(&long, &theme, size);
        assert!(gif.len() < ACCEPTED, "{} bytes in {}", gif.len(), size.name());
        if size == Size::Small {
            assert_eq!(delays(&gif).len(), BOARDS);
            assert!(film(&gif).last() == Some(still(&scenes[last], &theme, size)));
        }
    }
}

#[test]
fn boards_that_change_all_over_stay_small_enough_to_post() {
    let game = random_game("chess", 1, 40);
    let views = Color::BOTH.map(|side| Scene::of_game(&game, side));
    let scenes: Vec<Scene> = views.iter().cycle().take(BOARDS).cloned().collect();
    for (size, drawn) in
        [(Size::Small, Size::Small), (Size::Normal, Size::Small), (Size::Large, Size::Small)]
    {
        let gif = PAINTER.animate(&scenes, &Theme::default(), size);
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
        let gif = PAINTER.replay(&game, Color::White, &Theme::default(), Size::Small);
        assert!(gif.len() < 600_000, "{}: {} bytes", variant.id(), gif.len());
    }
}

#[test]
fn a_game_that_has_not_begun_is_one_board() {
    let game = Game::new(VARIANTS[0]);
    let gif = PAINTER.replay(&game, Color::White, &Theme::default(), Size::Small);
    assert_eq!(delays(&gif), [END]);
}

#[test]
fn the_end_of_a_game_may_be_told_otherwise_than_by_the_board() {
    let game = random_game("chess", 2, 3);
    let mut scenes = boards(&game, Color::White);
    let last = scenes.pop().unwrap().with_result(Some(Color::Black), Reason::Resignation);
    scenes.push(last);
    let theme = Theme::default();
    let gif = PAINTER.animate(&scenes, &theme, Size::Small);
    assert_shows(&gif, &scenes, &theme, Size::Small);
}

#[test]
fn whoever_plays_is_shown_on_the_boards_that_say_so() {
    let (theme, size) = (Theme::default(), Size::Small);
    for id in ["chess", "totem"] {
        let mut scenes = boards(&random_game(id, 1, 6), Color::White);
        let last = scenes.pop().unwrap();
        scenes.push(between(last, person(ADA), person(BORIS)));
        assert_shows(&PAINTER.animate(&scenes, &theme, size), &scenes, &theme, size);
        let all: Vec<Scene> =
            scenes.into_iter().map(|it| between(it, person(ADA), person(BORIS))).collect();
        assert_shows(&PAINTER.animate(&all, &theme, size), &all, &theme, size);
    }
}
