//! The die and the compass of its numbers, as drawings of 100 by 100 units.

use crate::art;
use crate::palette::facets;
use scene::{Rgb, Severity, StatusBarColors};

/// What the die shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub(crate) enum DieFace {
    /// Nothing: it takes no part in this turn.
    Blank,
    /// That it is to be rolled.
    Due,
    /// A number from 1 to 8.
    Number(u8),
    /// A number that has no effect any more.
    Prevented(u8),
}

/// How a number's field of the compass looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub(crate) enum CompassField {
    /// As most do.
    Normal,
    /// It was rolled.
    Highlighted,
    /// It was rolled and has no effect.
    Prevented,
    /// If it were rolled, it would cost so much.
    Harmful(Severity),
}

/// The die as a document and its style sheet.
pub(crate) fn die(face: DieFace, status_bar: &StatusBarColors) -> (String, String) {
    let [front, left, right, low_left, low_right, low] =
        facets(status_bar, matches!(face, DieFace::Blank | DieFace::Prevented(_)));
    let edge = status_bar.die_edge;
    let style = format!(
        ".die-edge{{fill:{edge};stroke:{edge}}}.die-front{{fill:{front}}}\
         .die-left{{fill:{left}}}.die-right{{fill:{right}}}.die-low{{fill:{low}}}\
         .die-low-left{{fill:{low_left}}}.die-low-right{{fill:{low_right}}}"
    );
    let mut body = "<use href=\"#die\"/>".to_owned();
    let id = match face {
        DieFace::Blank => None,
        DieFace::Due => Some("question".to_owned()),
        DieFace::Number(number) | DieFace::Prevented(number) => Some(number.to_string()),
    };
    if let Some(id) = id {
        let place = "translate(50 43) scale(.5) translate(-30 -50)";
        let ink =
            if let DieFace::Prevented(_) = face { status_bar.sign } else { status_bar.die_number };
        body += &art::glyph(&id, &ink.to_string(), place);
    }
    (art::document(100.0, 100.0, &body), style)
}

/// The needle that points from the middle of the compass so many fields to the right and down, as
/// a document.
pub(crate) fn needle(right: i8, down: i8, status_bar: &StatusBarColors) -> String {
    let angle = f32::from(right).atan2(-f32::from(down)).to_degrees();
    let needle =
        art::mark("needle", &status_bar.die.to_string(), &format!("rotate({angle} 50 50)"));
    art::document(100.0, 100.0, &needle)
}

/// How wide the line around a number on a hatched field is.
const HALO: f32 = 34.0;

/// The field of a number, as a document.
pub(crate) fn field(number: u8, field: CompassField, status_bar: &StatusBarColors) -> String {
    let (fill, ink) = match field {
        CompassField::Normal => (status_bar.panel, status_bar.text),
        CompassField::Highlighted => (status_bar.die, status_bar.die_number),
        CompassField::Prevented => (facets(status_bar, true)[0], status_bar.sign),
        CompassField::Harmful(severity) => {
            let hatched = status_bar.hatched(severity);
            (hatched.body, hatched.number)
        }
    };
    let mut body = format!("<rect width=\"100\" height=\"100\" rx=\"23\" fill=\"{fill}\"/>");
    let place = "translate(50 50) scale(.93) translate(-30 -50)";
    let id = number.to_string();
    if let CompassField::Harmful(severity) = field {
        body += &hatching(severity, status_bar.hatched(severity).hatch);
        body += &art::halo(&id, &fill.to_string(), HALO, place);
    }
    body += &art::glyph(&id, &ink.to_string(), place);
    art::document(100.0, 100.0, &body)
}

/// Stripes over a field: one way for a loss, both ways for the end.
fn hatching(severity: Severity, ink: Rgb) -> String {
    let up = "M-12 12 L12 -12 M-12 62 L62 -12 M-12 112 L112 -12 M38 112 L112 38 M88 112 L112 88";
    let down = "M-12 88 L12 112 M-12 38 L62 112 M-12 -12 L112 112 M38 -12 L112 62 M88 -12 L112 12";
    let (lines, width) = match severity {
        Severity::Loss => (up.to_owned(), 14),
        Severity::End => (format!("{up} {down}"), 11),
    };
    format!(
        "<clipPath id=\"field\"><rect width=\"100\" height=\"100\" rx=\"23\"/></clipPath>\
         <path clip-path=\"url(#field)\" d=\"{lines}\" stroke=\"{ink}\" stroke-width=\"{width}\"/>"
    )
}
