//! That every theme can be read, and one of them without red and green, or blue and yellow.
//!
//! Two measures: the contrast of luminance of WCAG 2, from 1 to 21, for what must be read, and the
//! difference CIEDE2000 for areas that must be told apart. Protanopia, deuteranopia and tritanopia
//! are simulated.

use palette::Lab;
use palette::color_difference::Ciede2000;
use palette::white_point::D65;
use render::{OverlayColor, Rgb, SquareHighlight, THEMES, Theme};

use crate::support::vision::Vision;

/// The least that a theme must reach.
struct Least {
    /// Contrast between the sides' fillings.
    sides: f64,
    /// Contrast of a piece, by its filling or its outline, with any square.
    pieces: f64,
    /// Difference between plain light and dark squares.
    squares: f64,
    /// Difference of a highlight from the plain squares of both colours.
    highlights: f64,
    /// Difference between two kinds of highlight on squares of the same colour.
    kinds: f64,
    /// Contrast of arrows and other marks with the edge around them.
    marks: f64,
    /// Difference of the sign of a legal target from the square it is on.
    targets: f64,
    /// Contrast of coordinates, clocks and numbers with what is behind them.
    text: f64,
}

/// What every theme must reach for the most common eyes.
const COMMON: Least = Least {
    sides: 10.0,
    pieces: 3.0,
    squares: 10.0,
    highlights: 9.0,
    kinds: 9.0,
    marks: 4.5,
    targets: 20.0,
    text: 3.0,
};

/// What the theme with high contrast must reach.
const HIGH: Least = Least {
    sides: 21.0,
    pieces: 6.0,
    squares: 18.0,
    highlights: 14.0,
    kinds: 14.0,
    marks: 7.0,
    targets: 35.0,
    text: 7.0,
};

/// What the theme for the colour-blind must reach for each kind of eyes.
const BLIND: Least = Least {
    sides: 15.0,
    pieces: 3.5,
    squares: 15.0,
    highlights: 8.0,
    kinds: 8.0,
    marks: 4.5,
    targets: 25.0,
    text: 4.5,
};

#[test]
fn every_theme_can_be_read() {
    let faults = THEMES.iter().flat_map(|theme| faults(theme, Vision::Normal, &COMMON));
    assert_none(faults);
}

#[test]
fn high_contrast_is_high() {
    assert_none(faults(named("contrast"), Vision::Normal, &HIGH));
}

#[test]
fn the_clear_theme_is_clear_to_the_colour_blind() {
    let eyes = Vision::BLIND.into_iter().chain([Vision::Normal]);
    assert_none(eyes.flat_map(|vision| faults(named("clear"), vision, &BLIND)));
}

#[test]
fn differences_are_those_of_the_paper() {
    let pairs = [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
        ([22.7233, 20.0904, -46.6940], [23.0331, 14.9730, -42.5619], 2.0373),
        ([90.8027, -2.0831, 1.4410], [91.1528, -1.6435, 0.0447], 1.4441),
    ];
    for (one, two, expected) in pairs {
        let [one, two] = [one, two].map(|lab: [f64; 3]| Lab::<D65, f64>::from(lab));
        let difference = one.difference(two);
        assert!((difference - expected).abs() < 0.0001, "{difference} is not {expected}");
    }
}

#[test]
fn black_and_white_are_as_far_apart_as_can_be() {
    let [black, white] = [Rgb(0, 0, 0), Rgb(255, 255, 255)];
    for vision in Vision::BLIND.into_iter().chain([Vision::Normal]) {
        assert!((vision.contrast(black, white) - 21.0).abs() < 0.001, "{vision:?}");
        assert!((vision.difference(black, white) - 100.0).abs() < 0.001, "{vision:?}");
        assert!(vision.difference(white, white) < 0.001, "{vision:?}");
    }
    let [red, green] = [Rgb(200, 0, 0), Rgb(0, 110, 0)];
    let [usual, blind] = [Vision::Normal, Vision::Deuteranopia].map(|it| it.difference(red, green));
    assert!(2.0 * blind < usual, "{blind} {usual}");
}

fn named(name: &str) -> &'static Theme {
    Theme::by_name(name).expect("it is a theme")
}

fn assert_none(faults: impl IntoIterator<Item = String>) {
    let faults: Vec<String> = faults.into_iter().collect();
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

/// What falls short in a theme for these eyes.
fn faults(theme: &Theme, vision: Vision, least: &Least) -> Vec<String> {
    let mut faults = Vec::new();
    let mut expect = |what: &str, value: f64, least: f64| {
        if value < least {
            let name = theme.name;
            faults.push(format!("{name}, {vision:?}: {what} reach {value:.2} of {least}"));
        }
    };
    let contrast = |a: Rgb, b: Rgb| vision.contrast(a, b);
    let difference = |a: Rgb, b: Rgb| vision.difference(a, b);
    expect("sides", contrast(theme.white.body, theme.black.body), least.sides);
    let plain = [false, true].map(|dark| theme.square(SquareHighlight::Normal, dark));
    expect("squares", difference(plain[0], plain[1]), least.squares);
    for (what, number, square) in [
        ("coordinates on light", theme.ink(OverlayColor::CoordinateOnLight), plain[0]),
        ("coordinates on dark", theme.ink(OverlayColor::CoordinateOnDark), plain[1]),
    ] {
        expect(what, contrast(number, square), least.text);
    }
    for (index, &highlight) in SquareHighlight::ALL.iter().enumerate() {
        for dark in [false, true] {
            let square = theme.square(highlight, dark);
            let shade = if dark { "dark" } else { "light" };
            for ink in [theme.white, theme.black, theme.neutral] {
                let best = contrast(ink.body, square).max(contrast(theme.outline, square));
                expect(&format!("pieces on {shade} {highlight:?}"), best, least.pieces);
            }
            let target = difference(theme.ink(OverlayColor::Target), square);
            expect(&format!("targets on {shade} {highlight:?}"), target, least.targets);
            if highlight == SquareHighlight::Normal {
                continue;
            }
            for other in plain {
                let what = format!("{shade} {highlight:?} and plain");
                expect(&what, difference(square, other), least.highlights);
            }
            for &other in &SquareHighlight::ALL[1..index] {
                let what = format!("{shade} {highlight:?} and {other:?}");
                expect(&what, difference(square, theme.square(other, dark)), least.kinds);
            }
        }
    }
    for ink in [
        OverlayColor::Climb,
        OverlayColor::Step,
        OverlayColor::Swap,
        OverlayColor::Pull,
        OverlayColor::Null,
        OverlayColor::Mark,
    ] {
        expect(
            &format!("{ink:?} marks"),
            contrast(theme.ink(ink), theme.ink(OverlayColor::Edge)),
            least.marks,
        );
    }
    expect("the Null's ring and void", contrast(theme.neutral.body, theme.neutral.detail), 4.5);
    let status_bar = &theme.status_bar;
    for panel in [status_bar.panel, status_bar.active] {
        expect("clocks", contrast(status_bar.text, panel), least.text.max(4.5));
        expect("signs", contrast(status_bar.sign, panel), 3.0);
    }
    expect("sides of the strip", difference(status_bar.panel, status_bar.active), 8.0);
    expect(
        "the die's number",
        contrast(status_bar.die, status_bar.die_number),
        least.text.max(4.5),
    );
    for (what, king) in [("White's king", theme.white), ("Black's king", theme.black)] {
        expect(&format!("{what} of the strip"), contrast(king.body, king.detail), 4.5);
    }
    expect("the bot's level", contrast(status_bar.text, status_bar.die_edge), least.text.max(4.5));
    for (what, ink) in [("the end's", status_bar.end), ("a loss's", status_bar.loss)] {
        expect(&format!("{what} numbers"), contrast(ink.body, ink.number), least.text.max(4.5));
        expect(&format!("{what} stripes"), contrast(ink.body, ink.hatch), 2.0);
        for other in [status_bar.ground, status_bar.panel, status_bar.active] {
            expect(&format!("{what} fields"), difference(ink.body, other), 2.0 * least.kinds);
        }
    }
    expect(
        "ends and losses",
        difference(status_bar.end.body, status_bar.loss.body),
        2.0 * least.kinds,
    );
    faults
}
