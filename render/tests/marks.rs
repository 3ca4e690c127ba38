//! What scenes show, pixel by pixel: the cases of `marks.txt`.

use std::collections::HashMap;
use std::error::Error;

use render::{OverlayColor, Rgb, Scene, SquareHighlight, Theme};
use rules::{Bitboard, Color};

use crate::support::cases::check_cases;
use crate::support::moments::moments;
use crate::support::{EIGHT_WAYS, Picture, dark, from_fen, placed, square};

/// Gravitatur: on d2 the Gravitatur gives check.
const CHECK_BY_ATTRACTION: &str = "2N3k1/2r1b2N/4N1q1/5rp1/4P3/N1B3K1/5n2/r7 b - - 21 24";
/// Totem: the roll may be undone.
const AFTER_A_ROLL: &str = "rn7/pb4nBr/1k7/1p202P1/3PpP2p/NP1tPN2P/6P2/1B7/2Q1P1K1R b - - 0 44 0 \
    - - rn7/pb4nBr/1k105/1p5P1/3PpP2p/NP1tPN2P/6P2/1B7/2Q1P1K1R,-,-,0,-";

#[test]
fn every_mark_is_where_it_is_written() {
    let scenes = scenes();
    check_cases("tests/marks.txt", include_str!("marks.txt"), |line| check(line, &scenes));
}

#[test]
fn a_prevented_or_undone_roll_has_no_arrow() {
    let scenes = scenes();
    for name in ["totem-prevented", "totem-undone"] {
        assert!(
            !Picture::of(&scenes[name]).has(Theme::default().ink(OverlayColor::Null)),
            "{name}"
        );
    }
}

/// Every moment and some more scenes, by name.
fn scenes() -> HashMap<&'static str, Scene> {
    let eight = placed(&from_fen("gravitatur", EIGHT_WAYS, ""), "d4");
    let attracted = from_fen("gravitatur", EIGHT_WAYS, "@d4/h2h3");
    let attracted = Scene::of_game(&attracted, Color::White);
    let checks = placed(&from_fen("gravitatur", CHECK_BY_ATTRACTION, ""), "d2");
    let undone = from_fen("totem", AFTER_A_ROLL, "t0");
    let d4 = Bitboard::of(square("d4"));
    let more = [
        ("gravitatur-next-choice", attracted.with_choice(None, Bitboard::of(square("a5")))),
        ("gravitatur-preview-check", checks.with_choice(None, Bitboard::EMPTY)),
        ("gravitatur-target", eight.with_choice(Some(square("d3")), d4)),
        ("totem-undone", Scene::of_game(&undone, Color::White)),
    ];
    let moments = moments().into_iter().map(|moment| (moment.name, moment.scene));
    let named: Vec<_> = moments.chain(more).collect();
    let count = named.len();
    let scenes: HashMap<_, _> = named.into_iter().collect();
    assert_eq!(scenes.len(), count, "two scenes have one name");
    scenes
}

fn check(line: &str, scenes: &HashMap<&str, Scene>) -> Result<(), Box<dyn Error>> {
    let columns: Vec<&str> = line.split(" | ").collect();
    let [names, sides, squares, place, wanted] = columns[..] else {
        return Err("a case has five columns".into());
    };
    let sides = match sides {
        "white" => &[Color::White][..],
        "black" => &[Color::Black],
        "both" => &Color::BOTH,
        _ => return Err("the side is white, black or both".into()),
    };
    let (x, y) = place.split_once(' ').ok_or("a place is two numbers")?;
    let (x, y): (u32, u32) = (x.parse()?, y.parse()?);
    if x > 99 || y > 99 {
        return Err("a place is within its square: below 100".into());
    }
    for name in names.split(' ') {
        let mut scene = scenes.get(name).ok_or("there is no such scene")?.clone();
        let board: Vec<_> =
            scene.variant.features().board_size.squares().map(|it| it.to_string()).collect();
        for &side in sides {
            scene.side = side;
            let picture = Picture::of(&scene);
            for square in squares.split(' ') {
                if !board.iter().any(|it| it == square) {
                    return Err(format!("{square} is not on the board").into());
                }
                let drawn = picture.at(side, square, x, y);
                let shows = match wanted.strip_prefix("not ") {
                    Some(other) => drawn != color(other, square)?,
                    None => drawn == color(wanted, square)?,
                };
                if !shows {
                    return Err(format!("{square} is {drawn:?} in {name} for {side}").into());
                }
            }
        }
    }
    Ok(())
}

/// A colour of the default theme by its name in the table.
fn color(name: &str, square: &str) -> Result<Rgb, Box<dyn Error>> {
    let theme = Theme::default();
    let inks = [
        OverlayColor::Target,
        OverlayColor::Climb,
        OverlayColor::Step,
        OverlayColor::Swap,
        OverlayColor::Pull,
        OverlayColor::Null,
        OverlayColor::Mark,
    ];
    let inks = inks.into_iter().map(|ink| (format!("OverlayColor::{ink:?}"), theme.ink(ink)));
    let highlight = |highlight| {
        (format!("SquareHighlight::{highlight:?}"), theme.square(highlight, dark(square)))
    };
    let mut named =
        inks.chain(SquareHighlight::ALL.map(highlight)).chain([("frame".into(), theme.frame)]);
    let found = named.find(|(its_name, _)| its_name == name);
    Ok(found.ok_or("there is no such colour")?.1)
}
