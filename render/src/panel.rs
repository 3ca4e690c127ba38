//! A side's panel on the status bar, as a drawing.
//!
//! It is 100 units high; White's begins at the left and Black's, the same the other way round, at
//! the right. What belongs to a panel is in a row, and the tray, if there is one, below the rest of
//! the row. A portrait is at the outer end: as high as the panel, or, where that leaves too little
//! room, above the king, which then is below the row.

use rules::Color;
use scene::{Rgb, SquareHighlight, Theme};

use crate::art;
use crate::size::{PANEL, TRAY, TRAY_MARGIN};

/// What makes one side's panel differ from another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub(crate) struct Panel {
    pub(crate) color: Color,
    pub(crate) state: State,
    /// How wide and high it is in pixels.
    pub(crate) width: u32,
    pub(crate) height: u32,
    /// How wide its tray for pieces that are gone is, in pixels, if either side has one. The rest
    /// of the row stands above that.
    pub(crate) tray: Option<u32>,
    /// Whether it has room for a portrait.
    pub(crate) portrait: bool,
}

/// What a side's panel says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub(crate) enum State {
    /// The other side acts.
    Waiting,
    /// This side acts.
    Acting,
    /// This side decides whether a roll stands: to prevent it, or also to accept it.
    Deciding { may_accept: bool },
    /// The game is over, and this side has won.
    Won,
    /// The game is over, and this side has lost.
    Lost,
    /// The game is over, and nobody has won.
    Drawn,
}

impl State {
    /// The id of the score's glyph.
    pub(crate) const fn score(&self) -> Option<&'static str> {
        match self {
            Self::Won => Some("1"),
            Self::Lost => Some("0"),
            Self::Drawn => Some("half"),
            Self::Waiting | Self::Acting | Self::Deciding { .. } => None,
        }
    }
}

/// The tray's top, height and margin.
const TRAY_HEIGHT: f32 = 100.0 * TRAY as f32 / PANEL as f32;
const MARGIN: f32 = 100.0 * TRAY_MARGIN as f32 / PANEL as f32;
const TRAY_TOP: f32 = 100.0 - MARGIN - TRAY_HEIGHT;

/// How wide the chip is: the king that tells whose panel it is, on ground of its own colour.
const CHIP: f32 = TRAY_TOP - 2.0 * MARGIN;

/// How wide the sign of a state is: a pointer, a score or a choice.
const SIGN: f32 = 26.0;

/// How wide a portrait is, and one above the king with the room around it.
const PORTRAIT: f32 = 72.0;
const SMALL_PORTRAIT: f32 = 48.0;
const SMALL_ROOM: f32 = 3.0;

/// How wide a panel is at least whose portrait is as high as the panel.
const WIDE: f32 = 300.0;

/// A part of a panel, in units from its outer end and its top.
#[derive(Clone, Copy, Debug)]
struct Part {
    from: f32,
    top: f32,
    width: f32,
    height: f32,
}

impl Part {
    const fn square(from: f32, top: f32, width: f32) -> Self {
        Self { from, top, width, height: width }
    }
}

impl Panel {
    fn units(&self) -> f32 {
        100.0 * self.width as f32 / self.height as f32
    }

    fn pixels(&self, units: f32) -> u32 {
        (units * self.height as f32 / 100.0) as u32
    }

    /// Whether the portrait, if there is one, stands above the king.
    fn is_narrow(&self) -> bool {
        self.units() < WIDE
    }

    fn portrait_part(&self) -> Option<Part> {
        let part = if self.is_narrow() {
            Part::square(SMALL_ROOM, SMALL_ROOM, SMALL_PORTRAIT)
        } else {
            Part::square(MARGIN, (100.0 - PORTRAIT) / 2.0, PORTRAIT)
        };
        self.portrait.then_some(part)
    }

    /// Where the portrait ends, if there is one: the row begins there.
    fn start(&self) -> f32 {
        self.portrait_part().map_or(0.0, |part| part.from + part.width)
    }

    /// The middle of the row.
    const fn middle(&self) -> f32 {
        match self.tray {
            Some(_) => TRAY_TOP / 2.0,
            None => 50.0,
        }
    }

    fn chip(&self) -> Part {
        match self.portrait_part() {
            Some(Part { from, top, width, .. }) if self.is_narrow() => {
                let below = f32::midpoint(top + width, 100.0);
                Part::square(from + (width - CHIP) / 2.0, below - CHIP / 2.0, CHIP)
            }
            _ => Part::square(self.start() + MARGIN, self.middle() - CHIP / 2.0, CHIP),
        }
    }

    /// Where the pointer begins, or without one the clock.
    fn row(&self) -> f32 {
        match self.portrait_part() {
            Some(_) if self.is_narrow() => self.start() + SMALL_ROOM,
            _ => self.chip().from + CHIP + 6.0,
        }
    }

    fn tray_part(&self, long: u32) -> Part {
        let width = 100.0 * long as f32 / self.height as f32;
        Part { from: self.start() + MARGIN, top: TRAY_TOP, width, height: TRAY_HEIGHT }
    }

    fn pointer(&self) -> Part {
        Part::square(self.row(), self.middle() - SIGN / 2.0, SIGN)
    }

    /// A score or choice, counted from the inner end.
    fn sign(&self, place: u8) -> Part {
        let from = self.units() - MARGIN - SIGN * (f32::from(place) + 1.0);
        Part::square(from, self.middle() - SIGN / 2.0, SIGN)
    }

    /// The colour behind all that is on it.
    pub(crate) const fn ground(&self, theme: &Theme) -> Rgb {
        match self.state {
            State::Waiting | State::Lost => theme.status_bar.panel,
            State::Acting | State::Deciding { .. } | State::Won | State::Drawn => {
                theme.status_bar.active
            }
        }
    }

    /// The colour of the ring around a portrait, where the side acts or has won.
    pub(crate) const fn ring(&self, theme: &Theme) -> Option<Rgb> {
        match self.state {
            State::Waiting | State::Lost | State::Drawn => None,
            State::Acting | State::Deciding { .. } | State::Won => Some(theme.status_bar.sign),
        }
    }

    /// Where a clock `long` pixels long begins and where its middle is, in pixels from the corner
    /// of the panel.
    pub(crate) fn clock(&self, long: u32) -> (u32, u32) {
        let sign = if self.state == State::Acting { SIGN + 4.0 } else { 0.0 };
        let start = self.pixels(self.row() + sign + 1.0);
        (self.left_pixel(start, long), self.pixels(self.middle()))
    }

    /// Where the portrait begins and how wide it is, in pixels from the corner of the panel.
    pub(crate) fn portrait(&self) -> Option<(u32, u32, u32)> {
        let part = self.portrait_part()?;
        let width = self.pixels(part.width);
        let left = self.left_pixel(self.pixels(part.from), width);
        Some((left, self.pixels(part.top), width))
    }

    /// How far the tray is from the outer end besides its margin, in pixels.
    pub(crate) fn tray_start(&self) -> u32 {
        self.pixels(self.start())
    }

    /// The left edge of something so many pixels long that begins so far from the outer end.
    const fn left_pixel(&self, start: u32, long: u32) -> u32 {
        match self.color {
            Color::White => start,
            Color::Black => (self.width - start).saturating_sub(long),
        }
    }

    /// The drawing without what is in the tray, the portrait and the clock, and its style sheet.
    pub(crate) fn draw(&self, theme: &Theme) -> (String, String) {
        let (width, ground) = (self.units(), self.ground(theme));
        let mut body =
            format!("<rect width=\"{width}\" height=\"100\" rx=\"12\" fill=\"{ground}\"/>");
        if let Some(long @ 1..) = self.tray {
            let tray = self.tray_part(long);
            let fill = theme.square(SquareHighlight::Normal, self.color == Color::Black);
            body += &format!(
                "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"8\" fill=\"{fill}\"/>",
                self.left(tray),
                tray.top,
                tray.width,
                tray.height,
            );
        }
        let (king, style) = art::chip(theme, self.color);
        let chip = self.chip();
        body += &format!(
            "<svg x=\"{}\" y=\"{}\" width=\"{CHIP}\" height=\"{CHIP}\" \
             viewBox=\"0 0 100 100\">{king}</svg>",
            self.left(chip),
            chip.top,
        );
        body += &self.signs(&theme.status_bar.sign.to_string());
        (art::document(width, 100.0, &body), style)
    }

    /// The pointer at the chip, or a score or choice at the inner end.
    fn signs(&self, ink: &str) -> String {
        let score = self.state.score();
        let scores: &[&str] = match self.state {
            State::Waiting => &[],
            State::Acting => {
                let (x, y) = self.center(self.pointer());
                let turn = if self.color == Color::White { -0.48 } else { 0.48 };
                let place = format!("translate({x} {y}) scale({turn} .48) translate(-51 -50)");
                return art::mark("pointer", ink, &place);
            }
            State::Deciding { may_accept: true } => &["yes", "no"],
            State::Deciding { may_accept: false } => &["no"],
            State::Won | State::Lost | State::Drawn => score.as_slice(),
        };
        let scale = if scores.len() > 1 { 0.36 } else { 0.46 };
        let sign = |(id, place): (&&str, u8)| {
            let (x, y) = self.center(self.sign(place));
            let place = format!("translate({x} {y}) scale({scale}) translate(-30 -50)");
            art::glyph(id, ink, &place)
        };
        scores.iter().zip(0..).map(sign).collect()
    }

    /// The left edge of a part.
    fn left(&self, part: Part) -> f32 {
        match self.color {
            Color::White => part.from,
            Color::Black => self.units() - part.from - part.width,
        }
    }

    fn center(&self, part: Part) -> (f32, f32) {
        (self.left(part) + part.width / 2.0, part.top + part.height / 2.0)
    }
}

#[cfg(test)]
mod tests {
    use scene::Size;

    use super::*;
    use crate::size::{CLOCK, COMPASS, DIE, GAP, percent};

    /// The widths of panels without a die, with one, and with a compass.
    fn widths(size: Size) -> [u32; 3] {
        let part = |of| percent(size.status_bar(), of);
        let [gap, die, compass] = [part(GAP), part(DIE) + part(GAP), part(COMPASS) + part(GAP)];
        [0, die, die + compass].map(|middle| (size.board() - middle - 3 * gap) / 2)
    }

    /// Every panel with a portrait, and how long the longest clock may be on it.
    fn panels() -> impl Iterator<Item = (Panel, u32)> {
        let states = [
            State::Waiting,
            State::Acting,
            State::Deciding { may_accept: false },
            State::Deciding { may_accept: true },
            State::Won,
            State::Lost,
            State::Drawn,
        ];
        Size::ALL.into_iter().flat_map(move |size| {
            let height = percent(size.status_bar(), PANEL);
            let clock = percent(size.status_bar(), CLOCK);
            // `23h 59m`
            let clock = 5 * percent(clock, 56) + percent(clock, 74) + percent(clock, 26);
            widths(size).into_iter().flat_map(move |width| {
                Color::BOTH.into_iter().flat_map(move |color| {
                    states.into_iter().flat_map(move |state| {
                        [None, Some(0), Some(height)].map(|tray| {
                            let panel = Panel { color, state, width, height, tray, portrait: true };
                            (panel, clock)
                        })
                    })
                })
            })
        })
    }

    /// All that is on a panel by its name, in units from its outer end.
    fn parts(panel: &Panel, clock: u32) -> Vec<(&'static str, Part)> {
        let units = |pixels: u32| 100.0 * pixels as f32 / panel.height as f32;
        let mut parts = vec![("portrait", panel.portrait_part().unwrap()), ("king", panel.chip())];
        match panel.state {
            State::Waiting => {}
            State::Acting => parts.push(("pointer", panel.pointer())),
            State::Deciding { may_accept: true } => {
                parts.extend([("prevent", panel.sign(1)), ("accept", panel.sign(0))]);
            }
            _ => parts.push(("sign", panel.sign(0))),
        }
        if let Some(long) = panel.tray {
            parts.push(("tray", panel.tray_part(long)));
        }
        let (x, middle) = panel.clock(clock);
        let from = units(match panel.color {
            Color::White => x,
            Color::Black => panel.width - x - clock,
        });
        let height = 100.0 * CLOCK as f32 / PANEL as f32;
        let top = units(middle) - height / 2.0;
        parts.push(("clock", Part { from, top, width: units(clock), height }));
        parts
    }

    #[test]
    fn nothing_on_a_panel_covers_anything_else() {
        for (panel, clock) in panels() {
            // Only the Null's rolls are decided on, beside the compass.
            if matches!(panel.state, State::Deciding { .. }) && !panel.is_narrow() {
                continue;
            }
            let parts = parts(&panel, clock);
            for (nth, (name, part)) in parts.iter().enumerate() {
                let (right, bottom) = (part.from + part.width, part.top + part.height);
                let inside = part.from >= 0.0 && right <= panel.units();
                assert!(inside && part.top >= 0.0 && bottom <= 100.0, "{name} of {panel:?}");
                for (other_name, other) in &parts[..nth] {
                    let apart = right <= other.from
                        || other.from + other.width <= part.from
                        || bottom <= other.top
                        || other.top + other.height <= part.top;
                    assert!(apart, "{name} {part:?}, {other_name} {other:?}: {panel:?}");
                }
            }
        }
    }
}
