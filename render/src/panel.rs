//! A side's panel on the status bar, as a drawing.
//!
//! It is 100 units high; White's begins at the left and Black's, the same the other way round, at
//! the right.

use rules::Color;
use scene::{SquareHighlight, Theme};

use crate::art;
use crate::size::{PANEL, TRAY, TRAY_MARGIN};

/// What makes one side's panel differ from another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub(crate) struct Panel {
    pub(crate) color: Color,
    pub(crate) state: State,
    /// How wide it is in pixels.
    pub(crate) width: u32,
    /// How wide its tray for pieces that are gone is, in pixels, if either side has one. The rest
    /// stands above that.
    pub(crate) tray: Option<u32>,
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

impl Panel {
    /// The middle of the row of the chip, the clock and the signs.
    const fn middle(&self) -> f32 {
        match self.tray {
            Some(_) => TRAY_TOP / 2.0,
            None => 50.0,
        }
    }

    /// Where a clock `long` pixels long begins and where its middle is, in pixels from the corner
    /// of the panel, which is `height` pixels high.
    pub(crate) fn clock(&self, long: u32, height: u32) -> (u32, u32) {
        let pixels = |units: f32| (units * height as f32 / 100.0) as u32;
        let sign = if self.state == State::Acting { SIGN + 4.0 } else { 0.0 };
        let start = pixels(MARGIN + CHIP + sign + 7.0);
        let x = match self.color {
            Color::White => start,
            Color::Black => (self.width - start).saturating_sub(long),
        };
        (x, pixels(self.middle()))
    }

    /// The drawing of a panel `height` pixels high, and its style sheet.
    pub(crate) fn draw(&self, theme: &Theme, height: u32) -> (String, String) {
        let width = 100.0 * self.width as f32 / height as f32;
        let status_bar = &theme.status_bar;
        let ground = match self.state {
            State::Waiting | State::Lost => status_bar.panel,
            State::Acting | State::Deciding { .. } | State::Won | State::Drawn => status_bar.active,
        };
        let mut body =
            format!("<rect width=\"{width}\" height=\"100\" rx=\"12\" fill=\"{ground}\"/>");
        if let Some(long @ 1..) = self.tray {
            let long = 100.0 * long as f32 / height as f32;
            let x = self.mirror(MARGIN, long, width);
            let tray = theme.square(SquareHighlight::Normal, self.color == Color::Black);
            body += &format!(
                "<rect x=\"{x}\" y=\"{TRAY_TOP}\" width=\"{long}\" height=\"{TRAY_HEIGHT}\" \
                 rx=\"8\" fill=\"{tray}\"/>",
            );
        }
        let (chip, style) = art::chip(theme, self.color);
        let (x, y) = (self.mirror(MARGIN, CHIP, width), self.middle() - CHIP / 2.0);
        body += &format!(
            "<svg x=\"{x}\" y=\"{y}\" width=\"{CHIP}\" height=\"{CHIP}\" \
             viewBox=\"0 0 100 100\">{chip}</svg>"
        );
        body += &self.signs(&status_bar.sign.to_string(), width);
        (art::document(width, 100.0, &body), style)
    }

    /// The pointer at the chip, or a score or choice at the inner end.
    fn signs(&self, ink: &str, width: f32) -> String {
        let middle = self.middle();
        let score = self.state.score();
        let scores: &[&str] = match self.state {
            State::Waiting => &[],
            State::Acting => {
                let x = self.mirror(MARGIN + CHIP + 6.0, SIGN, width) + SIGN / 2.0;
                let turn = if self.color == Color::White { -0.48 } else { 0.48 };
                let place = format!("translate({x} {middle}) scale({turn} .48) translate(-51 -50)");
                return art::mark("pointer", ink, &place);
            }
            State::Deciding { may_accept: true } => &["yes", "no"],
            State::Deciding { may_accept: false } => &["no"],
            State::Won | State::Lost | State::Drawn => score.as_slice(),
        };
        let scale = if scores.len() > 1 { 0.36 } else { 0.46 };
        let sign = |(id, place): (&&str, u8)| {
            let x = width - MARGIN - SIGN * (f32::from(place) + 1.0);
            let x = self.mirror(x, SIGN, width) + SIGN / 2.0;
            let place = format!("translate({x} {middle}) scale({scale}) translate(-30 -50)");
            art::glyph(id, ink, &place)
        };
        scores.iter().zip(0..).map(sign).collect()
    }

    /// The left edge of something `wide` that begins so far from the outer end.
    fn mirror(&self, from: f32, wide: f32, width: f32) -> f32 {
        match self.color {
            Color::White => from,
            Color::Black => width - from - wide,
        }
    }
}
