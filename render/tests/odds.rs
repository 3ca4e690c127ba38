//! The picture of odds: what its bars say, and how it looks.

use image::RgbImage;
use render::{Ends, Odds, OddsBar, Rgb, Scene, Size, THEMES, Theme};
use rules::variants::VARIANTS;
use rules::{Action, Game};

use crate::support::golden::compare;
use crate::support::{PAINTER, Picture, from_fen, game};

/// What a picture of normal size takes at most, in bytes.
const LIMIT: usize = 40_000;

/// White's twentieth move of the demonstration game, where a 2 mates.
const TWENTIETH: &str = "r5n1/1p1P2bP/kP1N1p2/1bQpp1Pp/2P2Ppr/P1pNPn2/Rq1qBK2/2B1R3 w - - 1 20 ?";

/// The odds of a game's first few actions, or of its numbers, with these values.
fn odds(game: &Game, values: &[f64], ends: &[(usize, Ends)]) -> Odds {
    let side = game.position().side_to_act();
    let bar = |(nth, (action, value)): (usize, (&Action, &f64))| OddsBar {
        action: *action,
        value: *value,
        ends: ends.iter().find(|(at, _)| *at == nth).map(|(_, ends)| *ends),
    };
    let bars = game.legal_actions().iter().zip(values).enumerate().map(bar).collect();
    let mean = values.iter().sum::<f64>() / 8.0;
    let whole = if values.len() == 8 { mean } else { values.first().copied().unwrap_or(0.0) };
    Odds { scene: Scene::of_game(game, side), side, bars, whole }
}

fn drawn(odds: &Odds, theme: &Theme, size: Size) -> RgbImage {
    let bytes = PAINTER.odds(odds, theme, size);
    assert!(size == Size::Large || bytes.len() < LIMIT, "{} bytes", bytes.len());
    let image = Picture::decode(&bytes, odds.scene.variant.features().board_size).image;
    assert_eq!(image.dimensions(), (size.board(), size.board() * 2 / 3));
    image
}

/// How many pixels of a colour the middle line of each of eight bars has.
fn lengths(image: &RgbImage, ink: Rgb) -> Vec<u32> {
    let (width, height) = image.dimensions();
    // Beside the numbers on the left and the hundredths on the right.
    let bar = width * 59 / 100..width * 86 / 100;
    let rows = (0..8).map(|nth| (2 * nth + 1) * height / 16);
    let count =
        |row: u32| bar.clone().filter(|x| image.get_pixel(*x, row).0 == ink_of(ink)).count();
    rows.map(|row| u32::try_from(count(row)).unwrap()).collect()
}

const fn ink_of(Rgb(r, g, b): Rgb) -> [u8; 3] {
    [r, g, b]
}

#[test]
fn a_bar_is_as_long_as_what_can_be_expected_in_every_theme_and_size() {
    let start = game("superpermutation-d8", "");
    let values = [0.0, 0.1, 0.25, 0.4, 0.6, 0.75, 0.9, 1.0];
    let rising = Odds { whole: 0.0, ..odds(&start, &values, &[]) };
    for theme in THEMES {
        for size in Size::ALL {
            let image = drawn(&rising, theme, size);
            let lengths = lengths(&image, theme.status_bar.text);
            assert!(lengths.is_sorted(), "{} {size:?}: {lengths:?}", theme.name);
            let whole = f64::from(lengths[7]);
            assert!(lengths[0] < image.width() / 50, "{lengths:?}");
            assert!(lengths[7] > image.width() / 5, "{lengths:?}");
            for (length, value) in lengths.iter().zip(values).skip(1) {
                let part = f64::from(*length) / whole;
                assert!((part - value).abs() < 0.06, "{} {size:?}: {lengths:?}", theme.name);
            }
        }
    }
}

#[test]
fn a_number_that_wins_is_marked_and_no_other_is() {
    let start = game("superpermutation-d8", "");
    for theme in THEMES {
        let won = odds(&start, &[0.5, 1.0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5], &[(1, Ends::Won)]);
        let plain = odds(&start, &[0.5, 1.0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5], &[]);
        let [won, plain] = [won, plain].map(|it| {
            let it = Odds { whole: 0.0, ..it };
            lengths(&drawn(&it, theme, Size::Normal), theme.status_bar.sign)
        });
        assert!(won[1] > 100, "{}: {won:?}", theme.name);
        assert_eq!(plain.iter().filter(|length| **length > 10).count(), 0, "{plain:?}");
        let others = won.iter().enumerate().filter(|(nth, _)| *nth != 1);
        assert!(others.map(|(_, length)| length).all(|length| *length <= 10), "{won:?}");
    }
}

#[test]
fn whatever_can_be_done_is_drawn() {
    let positions = [
        ("chess", ""),
        ("gravitatur", "@d4/g1f3"),
        ("superpermutation-d8", "r5"),
        ("totem", "e1e4 f8f5 f1e1"),
        ("totem", "e1e4 f8f5 f1e1 r1 e9g9 a2a4 g9g6 r6"),
        ("totem", "e1e4 f8f5 f1e1 r1 e9g9 a2a4 g9g6 r6 accept"),
    ];
    for variant in VARIANTS {
        assert!(positions.iter().any(|(id, _)| *id == variant.id()));
    }
    for (id, actions) in positions {
        let game = game(id, actions);
        let side = game.position().side_to_act();
        let whole = drawn(&odds(&game, &[], &[]), &Theme::default(), Size::Normal);
        for action in game.legal_actions().iter().step_by(7) {
            for ends in [None, Some(Ends::Won), Some(Ends::Lost), Some(Ends::Drawn)] {
                let bars = vec![OddsBar { action: *action, value: 0.5, ends }; 3];
                let odds = Odds { scene: Scene::of_game(&game, side), side, bars, whole: 0.0 };
                let image = drawn(&odds, &Theme::default(), Size::Normal);
                assert!(image != whole, "{id}: {action}");
            }
        }
    }
}

#[test]
fn odds_look_as_they_did() {
    let twentieth = from_fen("superpermutation-d8", TWENTIETH, "");
    let values = [0.49, 1.0, 0.47, 0.0, 0.46, 0.53, 0.73, 0.61];
    let faces = odds(&twentieth, &values, &[(1, Ends::Won), (3, Ends::Lost)]);
    let rolled = game("superpermutation-d8", "r5");
    let decision = game("totem", "e1e4 f8f5 f1e1 r1 e9g9 a2a4 g9g6 r6");
    let mut off = Vec::new();
    let mut compare_odds = |name: &str, odds: &Odds, theme: &Theme, size| {
        let png = PAINTER.odds(odds, theme, size);
        off.extend(compare(&format!("golden-odds/{name}"), &png));
    };
    for theme in THEMES {
        compare_odds(&format!("numbers-{}", theme.name), &faces, theme, Size::Small);
    }
    let three = [0.62, 0.58, 0.55];
    let others = [
        ("turns", odds(&rolled, &three, &[])),
        ("decision", odds(&decision, &[0.42, 0.0], &[(1, Ends::Lost)])),
        ("gravitatur", odds(&game("gravitatur", ""), &[1.0, 0.58, 0.55], &[(0, Ends::Won)])),
    ];
    for (name, odds) in others {
        compare_odds(name, &odds, &Theme::default(), Size::Normal);
    }
    assert!(off.is_empty(), "{}", off.join("\n"));
}
