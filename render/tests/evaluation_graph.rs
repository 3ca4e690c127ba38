//! How a game went: what its picture shows.

use image::RgbImage;
use render::{Change, EvaluationGraph, GraphStep, MistakeLevel, Rgb, Size, THEMES, Theme};
use rules::{BoardSize, ByColor, Color, MoveNumber};

use crate::support::Picture;
use crate::support::portraits::{ADA, person};

struct Drawn(RgbImage);

impl Drawn {
    fn of(evaluation_graph: &EvaluationGraph, theme: &Theme, size: Size) -> Self {
        let picture = Picture::decode(
            &render::evaluation_graph(evaluation_graph, theme, size),
            BoardSize::EIGHT,
        );
        assert_eq!(picture.image.dimensions(), (size.board(), size.board() * 2 / 3));
        Self(picture.image)
    }

    /// In hundredths of the width and height: the places of a colour.
    fn places(&self, Rgb(r, g, b): Rgb) -> Vec<(u32, u32)> {
        let (width, height) = self.0.dimensions();
        let found = self.0.enumerate_pixels().filter(|(_, _, pixel)| pixel.0 == [r, g, b]);
        found.map(|(x, y, _)| (100 * x / width, 100 * y / height)).collect()
    }

    /// How many pixels of a column, in hundredths of the width, are of a colour.
    fn column(&self, at: u32, color: Rgb) -> usize {
        self.places(color).iter().filter(|(x, _)| *x == at).count()
    }
}

fn turn(by: Color, turn: usize, value: f64, play: f64) -> GraphStep {
    GraphStep { by, move_number: number(turn), value, change: Change::Play(play) }
}

/// The number of the `nth` move of a game.
fn number(nth: usize) -> MoveNumber {
    MoveNumber { number: 1, side: Color::White }.later(nth - 1)
}

fn roll(turn: usize, value: f64, luck: f64) -> GraphStep {
    let move_number = number(turn);
    GraphStep { by: Color::White, move_number, value, change: Change::Luck(luck) }
}

/// An evaluation graph whose values are these, by turns without a loss to anybody.
fn values(values: &[f64]) -> EvaluationGraph {
    let mut before = values[0];
    let step = |(nth, &value): (usize, &f64)| {
        let play = value - std::mem::replace(&mut before, value);
        // Whoever gains by it has played it.
        let by = if play >= 0.0 { Color::White } else { Color::Black };
        turn(by, nth + 1, value, play)
    };
    let steps: Vec<GraphStep> = values[1..].iter().enumerate().map(step).collect();
    let result = steps.last().map_or(values[0], |step| step.value);
    EvaluationGraph { start: values[0], steps, result, dice: false, portraits: ByColor::default() }
}

#[test]
fn whites_share_is_white_and_below_in_every_theme_and_size() {
    let evaluation_graph = values(&[0.5, 0.6, 0.75, 0.9, 0.95]);
    for theme in THEMES {
        for size in Size::ALL {
            let drawn = Drawn::of(&evaluation_graph, theme, size);
            let [left, right] = [25, 85].map(|at| drawn.column(at, theme.white.body));
            assert!(left > 0 && right > left + left / 4, "{} {size:?}: {left} {right}", theme.name);
            let falling = Drawn::of(&values(&[0.5, 0.4, 0.2, 0.1]), theme, size);
            let [left, right] = [25, 85].map(|at| falling.column(at, theme.white.body));
            assert!(left > right + right / 4, "{} {size:?}: {left} {right}", theme.name);
        }
    }
}

#[test]
fn each_loss_has_its_dot_whoevers_it_was() {
    let theme = Theme::default();
    let with = |by, play| {
        let steps = vec![turn(Color::White, 1, 0.5, 0.0), turn(by, 2, 0.5 + play, play)];
        let evaluation_graph = EvaluationGraph {
            start: 0.5,
            steps,
            result: 0.5 + play,
            dice: false,
            portraits: ByColor::default(),
        };
        let cost = evaluation_graph.steps[1].cost();
        let red = Drawn::of(&evaluation_graph, &theme, Size::Normal)
            .places(theme.status_bar.end.body)
            .len();
        (cost, red > 100)
    };
    assert_eq!(with(Color::White, -0.3), (Some(MistakeLevel::Large), true));
    assert_eq!(with(Color::Black, 0.2), (Some(MistakeLevel::Large), true));
    assert_eq!(with(Color::White, -0.15), (Some(MistakeLevel::Middle), false));
    assert_eq!(with(Color::Black, 0.06), (Some(MistakeLevel::Small), false));
    assert_eq!(with(Color::White, -0.04), (None, false));
    assert_eq!(with(Color::White, 0.3), (None, false), "a gain");
    assert_eq!(with(Color::Black, -0.3), (None, false), "a gain of Black's");
}

#[test]
fn lucky_rolls_are_bars_upwards_and_unlucky_ones_downwards() {
    let theme = Theme::default();
    let with = |luck: f64, dice| {
        let mut steps = vec![turn(Color::White, 1, 0.5, 0.0); 3];
        steps.insert(1, roll(2, 0.5 + luck, luck));
        let evaluation_graph =
            EvaluationGraph { start: 0.5, steps, result: 0.5, dice, portraits: ByColor::default() };
        let drawn = Drawn::of(&evaluation_graph, &theme, Size::Normal);
        // The die itself stands to the left.
        let bar =
            drawn.places(theme.status_bar.die).into_iter().filter(|(x, y)| *x > 12 && *y > 64);
        bar.map(|(_, y)| y).collect::<Vec<_>>()
    };
    let (up, down) = (with(0.3, true), with(-0.3, true));
    assert!(up.len() > 300 && down.len() > 300, "{} {}", up.len(), down.len());
    assert!(up.iter().max() < down.iter().min().map(|it| it + 1).as_ref(), "{up:?} {down:?}");
    assert!(with(0.1, true).len() < up.len() / 2);
    assert!(with(0.0, true).is_empty() && with(0.3, false).is_empty());
}

/// Where a turn's number stands does not depend on how the roll before the turn fell.
#[test]
fn a_roll_that_changed_nothing_is_no_turn() {
    let theme = Theme::default();
    let with = |luck: f64| {
        let steps = vec![
            roll(1, 0.5 + luck, luck),
            turn(Color::White, 1, 0.5 + luck, 0.0),
            roll(2, 0.5 + luck, 0.01),
            turn(Color::Black, 2, 0.5 + luck, 0.0),
        ];
        let evaluation_graph = EvaluationGraph {
            start: 0.5,
            steps,
            result: 0.5 + luck,
            dice: true,
            portraits: ByColor::default(),
        };
        let drawn = Drawn::of(&evaluation_graph, &theme, Size::Normal);
        let numbers = drawn.places(theme.status_bar.text).into_iter().filter(|(_, y)| *y > 89);
        numbers.collect::<Vec<_>>()
    };
    assert!(!with(0.0).is_empty());
    assert_eq!(with(0.0), with(0.1));
}

#[test]
fn what_was_settled_at_the_end_is_marked_where_it_went() {
    let theme = Theme::default();
    let with = |result| {
        let evaluation_graph = EvaluationGraph { result, ..values(&[0.5, 0.52, 0.5]) };
        let drawn = Drawn::of(&evaluation_graph, &theme, Size::Normal);
        let edge = drawn.places(theme.status_bar.sign).into_iter().filter(|(x, _)| *x > 93);
        edge.map(|(_, y)| y).collect::<Vec<_>>()
    };
    let middle = 46;
    assert!(with(0.5).is_empty());
    assert!(!with(1.0).is_empty() && with(1.0).iter().all(|y| *y <= middle));
    assert!(!with(0.0).is_empty() && with(0.0).iter().all(|y| *y >= middle));
}

#[test]
fn any_course_is_drawn() {
    let theme = Theme::default();
    let nothing = EvaluationGraph {
        start: 0.5,
        steps: Vec::new(),
        result: 1.0,
        dice: true,
        portraits: ByColor::default(),
    };
    render::evaluation_graph(&nothing, &theme, Size::Small);
    let many = |nth: usize| match nth % 2 {
        0 => roll(nth / 2 + 1, 0.5, 0.9 - (nth % 19) as f64 / 10.0),
        _ => turn(Color::Black, nth / 2 + 1, (nth % 11) as f64 / 10.0, 0.3),
    };
    let steps: Vec<GraphStep> = (0..5_000).map(many).collect();
    let long = EvaluationGraph {
        start: 0.0,
        steps,
        result: 0.5,
        dice: true,
        portraits: ByColor::default(),
    };
    let bytes = render::evaluation_graph(&long, &theme, Size::Large);
    assert!(bytes.len() < 2_000_000, "{}", bytes.len());
    let strange = EvaluationGraph { start: -3.0, result: 7.0, ..values(&[2.0, -1.0, f64::NAN]) };
    render::evaluation_graph(&strange, &theme, Size::Normal);
}

#[test]
fn whoever_played_is_beside_their_half_of_the_values() {
    let plain = values(&[0.5, 0.6, 0.4, 0.7]);
    for size in Size::ALL {
        for color in Color::BOTH {
            let mut one = plain.clone();
            one.portraits[color] = Some(person(ADA));
            let theme = Theme::default();
            let [plain, one] = [&plain, &one].map(|it| Drawn::of(it, &theme, size).0);
            let pairs = plain.enumerate_pixels().zip(one.pixels());
            let changed = pairs.filter(|((.., a), b)| a != b).map(|((x, y, _), _)| (x, y));
            let (width, half) = (size.board(), size.board() * 223 / 720);
            let mut count = 0;
            for (x, y) in changed {
                // Beside the values, above their middle or below it.
                let is_above = color == Color::Black;
                assert!(x < width * 61 / 720 && (y < half) == is_above, "{x} {y}");
                count += 1;
            }
            assert!(count > width * width / 400, "{count}");
        }
    }
}
