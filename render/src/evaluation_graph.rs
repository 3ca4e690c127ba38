//! How a game went: White's chances over its turns, the dice, and the turns that cost
//! something.

use std::fmt::Write;

use image::RgbImage;
use rules::Color;
use scene::{Change, EvaluationGraph, MistakeLevel, Portrait, Size, Theme};

use crate::chart::{self, Chart, Font, Rect, WIDTH};
use crate::die::{self, DieFace};

/// The picture's height in units of its drawing.
const HEIGHT: f32 = 480.0;

/// Where values are drawn: with dice, and how high without.
const VALUES: Rect = Rect { x: 62.0, y: 22.0, width: WIDTH - 88.0, height: 274.0 };
const HEIGHT_WITHOUT_DICE: f32 = 404.0;

/// Where the dice are drawn.
const DICE: Rect = Rect { y: 318.0, height: 108.0, ..VALUES };

/// How far left of the values the middle of what belongs to them is.
const BESIDE: f32 = 26.0;

/// Where the middle of the turns' numbers is.
const NUMBERS_AT: f32 = 453.0;

/// How many numbers of turns there are at most.
const NUMBERS: i64 = 8;

const DIGITS: Font = Font { scale: 25.0 / 110.0, advance: 14.0 };

/// A roll that changes the value by so much reaches the edge; or the greatest one, where it is more.
const FULL_LUCK: f64 = 0.3;

/// The width and height of the die beside the bars.
const DIE: f32 = 38.0;

/// The width of a portrait beside the values.
const PORTRAIT: f32 = 52.0;

/// The least width of a bar, and the greatest.
const BAR: (f32, f32) = (2.0, 14.0);

/// An evaluation graph as an indexed PNG, as wide as a board of this size and two thirds as high.
pub fn evaluation_graph(evaluation_graph: &EvaluationGraph, theme: &Theme, size: Size) -> Vec<u8> {
    let height = if evaluation_graph.dice { VALUES.height } else { HEIGHT_WITHOUT_DICE };
    let values = Rect { height, ..VALUES };
    let mut plot = Plot { evaluation_graph, values, chart: Chart::new(theme, HEIGHT), marks: 1.0 };
    plot.values();
    plot.labels();
    if evaluation_graph.dice {
        plot.dice();
    }
    plot.numbers();
    plot.settled();
    plot.dots();
    let (_, style) = die::die(DieFace::Number(8), &theme.status_bar);
    plot.chart.png(style, size, &plot.portraits())
}

/// The values alone, so many pixels wide and high, with the turns that cost something.
pub(crate) fn values(
    evaluation_graph: &EvaluationGraph,
    theme: &Theme,
    width: u32,
    height: u32,
) -> RgbImage {
    let high = WIDTH * height as f32 / width as f32;
    let whole = Rect { x: 0.0, y: 0.0, width: WIDTH, height: high };
    let marks = WIDTH / width as f32;
    let chart = Chart::new(theme, high);
    let mut plot = Plot { evaluation_graph, values: whole, chart, marks };
    plot.values();
    plot.dots();
    plot.chart.pixels(String::new(), width, height)
}

struct Plot<'a> {
    evaluation_graph: &'a EvaluationGraph,
    values: Rect,
    chart: Chart<'a>,
    /// How much larger than usual lines and dots are.
    marks: f32,
}

impl Plot<'_> {
    /// The place after so many steps.
    fn x(&self, steps: usize) -> f32 {
        let all = self.evaluation_graph.steps.len().max(1) as f32;
        self.values.x + self.values.width * steps as f32 / all
    }

    fn y(&self, value: f64) -> f32 {
        self.values.bottom() - self.values.height * value.clamp(0.0, 1.0) as f32
    }

    /// Who played, beside the half of the values that is theirs.
    fn portraits(&self) -> Vec<(&Portrait, (f32, f32), f32)> {
        let sides = [(Color::Black, 0.75), (Color::White, 0.25)];
        let portrait = |(color, value)| {
            let portrait = self.evaluation_graph.portraits[color].as_ref()?;
            Some((portrait, (self.values.x / 2.0, self.y(value)), PORTRAIT))
        };
        sides.into_iter().filter_map(portrait).collect()
    }

    /// White's share in its colour, Black's above it.
    fn values(&mut self) {
        let Theme { status_bar, white, .. } = self.chart.theme;
        let Rect { x: left, .. } = self.values;
        let (right, bottom) = (self.values.right(), self.values.bottom());
        self.chart.area(self.values, 0.0, status_bar.panel);
        let mut area =
            format!("M{left} {bottom}L{left} {:.2}", self.y(self.evaluation_graph.start));
        for (step, nth) in self.evaluation_graph.steps.iter().zip(1..) {
            write!(area, "L{:.2} {:.2}", self.x(nth), self.y(step.value))
                .expect("a string takes all");
        }
        let fill = white.body;
        self.chart.add(format_args!("<path d=\"{area}L{right} {bottom}Z\" fill=\"{fill}\"/>"));
        let (middle, stroke) = (self.y(0.5), status_bar.sign.mix(status_bar.active, 1, 2));
        let [width, dash, gap] = [2.5, 9.0, 7.0].map(|it| it * self.marks);
        self.chart.add(format_args!(
            "<path d=\"M{left} {middle}H{right}\" stroke=\"{stroke}\" stroke-width=\"{width}\" \
             stroke-dasharray=\"{dash} {gap}\"/>"
        ));
    }

    /// The values' numbers beside them.
    fn labels(&mut self) {
        let (left, ink) = (self.values.x, self.chart.theme.status_bar.text);
        let wide = Font { advance: 1.35 * DIGITS.advance, ..DIGITS };
        for (value, label, font) in [(1.0, "1", DIGITS), (0.5, "½", wide), (0.0, "0", DIGITS)] {
            let place = (left - BESIDE, self.y(value));
            self.chart.text(label, place, 0.5, font, ink);
        }
    }

    /// A bar for each roll: up where it is good for White.
    fn dice(&mut self) {
        let status_bar = &self.chart.theme.status_bar;
        self.chart.area(DICE, 0.0, status_bar.panel);
        let steps = self.evaluation_graph.steps.iter().zip(1..);
        let rolls = steps.filter_map(|(step, nth)| match step.change {
            Change::Luck(luck) => Some((luck, nth)),
            Change::Play(_) => None,
        });
        let rolls: Vec<(f64, usize)> = rolls.collect();
        let full = rolls.iter().map(|(luck, _)| luck.abs()).fold(FULL_LUCK, f64::max);
        let width = (0.62 * (self.x(2) - self.x(0)) / 2.0 * 1.6).clamp(BAR.0, BAR.1);
        let middle = DICE.middle();
        for (luck, nth) in rolls {
            let length = (DICE.height / 2.0 - 4.0) * (luck / full) as f32;
            let x = (self.x(nth) - width / 2.0).clamp(DICE.x, DICE.right() - width);
            let (y, height) = (middle - length.max(0.0), length.abs().max(1.0));
            self.chart.area(Rect { x, y, width, height }, 0.0, status_bar.die);
        }
        let line = format_args!("M{} {middle}H{}", DICE.x, DICE.right());
        self.chart.line(line, 2.0, status_bar.text.mix(status_bar.panel, 1, 2));
        let corner = (DICE.x - BESIDE - DIE / 2.0, middle - DIE / 2.0);
        self.chart.inset("<use href=\"#die\"/>", Rect::square(corner, DIE));
    }

    /// The numbers of some moves below the places where they were made.
    fn numbers(&mut self) {
        let mut moves: Vec<(u32, usize)> = Vec::new();
        for (step, nth) in self.evaluation_graph.steps.iter().zip(1..) {
            let number = step.move_number.number;
            let is_move = matches!(step.change, Change::Play(_));
            if is_move && moves.last().is_none_or(|(last, _)| *last < number) {
                moves.push((number, nth));
            }
        }
        let last = moves.last().map_or(0, |(number, _)| *number);
        let step = chart::step([1, 2, 5], last.into(), NUMBERS) as u32;
        let (ink, lower) = (self.chart.theme.status_bar.text, DICE.bottom());
        for (number, nth) in moves.into_iter().filter(|(number, _)| number % step == 0) {
            let (x, number) = (self.x(nth), number.to_string());
            self.chart.line(format_args!("M{x:.2} {lower}v7"), 2.0, ink);
            let half = DIGITS.advance * number.len() as f32 / 2.0;
            let place = (x.min(WIDTH - 4.0 - half), NUMBERS_AT);
            self.chart.text(&number, place, 0.5, DIGITS, ink);
        }
    }

    /// How the end went on from the last value, where the game was settled by a word or by time.
    fn settled(&mut self) {
        let last = self
            .evaluation_graph
            .steps
            .last()
            .map_or(self.evaluation_graph.start, |step| step.value);
        let (from, to) = (self.y(last), self.y(self.evaluation_graph.result));
        if (from - to).abs() < 1.0 {
            return;
        }
        let (right, status_bar) = (VALUES.right(), &self.chart.theme.status_bar);
        let (sign, ground) = (status_bar.sign, status_bar.ground);
        self.chart.line(format_args!("M{right} {from:.2}V{to:.2}"), 5.0, sign);
        self.chart.add(format_args!(
            "<rect x=\"{:.2}\" y=\"{:.2}\" width=\"16\" height=\"16\" fill=\"{sign}\" \
             stroke=\"{ground}\" stroke-width=\"2.5\" transform=\"rotate(45 {right} {to:.2})\"/>",
            right - 8.0,
            to - 8.0
        ));
    }

    /// A dot where a turn cost something, the dearer ones over the others.
    fn dots(&mut self) {
        let status_bar = &self.chart.theme.status_bar;
        let mut dots: Vec<(MistakeLevel, f32, f32)> = Vec::new();
        for (step, nth) in self.evaluation_graph.steps.iter().zip(1..) {
            dots.extend(step.cost().map(|cost| (cost, self.x(nth), self.y(step.value))));
        }
        dots.sort_by_key(|(cost, ..)| *cost);
        let [small, large] = [status_bar.loss.body, status_bar.end.body];
        for (cost, x, y) in dots {
            let (radius, fill) = match cost {
                MistakeLevel::Small => (6.5, small),
                MistakeLevel::Middle => (8.5, small.mix(large, 1, 2)),
                MistakeLevel::Large => (11.0, large),
            };
            let edge = (2.5 * self.marks, status_bar.ground);
            self.chart.dot((x, y), radius * self.marks, fill, edge);
        }
    }
}
