//! The die and the compass of its numbers, as drawings of 100 by 100 units.

use rules::Color;

use crate::art;
use crate::palette::facets;
use crate::theme::StripInk;

/// What the die shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub(crate) enum Face {
    /// Nothing: it takes no part in this turn.
    Blank,
    /// That it is to be rolled.
    Due,
    /// A number from 1 to 8.
    Number(u8),
    /// A number that has no effect any more.
    Void(u8),
}

/// Which number of the compass is lit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub(crate) enum Needle {
    /// None.
    None,
    /// The one that was rolled.
    Lit(u8),
    /// One that was rolled and has no effect.
    Void(u8),
}

/// The die as a document and its style sheet.
pub(crate) fn die(face: Face, strip: &StripInk) -> (String, String) {
    let [front, left, right, low_left, low_right, low] =
        facets(strip, matches!(face, Face::Blank | Face::Void(_)));
    let edge = strip.die_edge;
    let style = format!(
        ".die-edge{{fill:{edge};stroke:{edge}}}.die-front{{fill:{front}}}\
         .die-left{{fill:{left}}}.die-right{{fill:{right}}}.die-low{{fill:{low}}}\
         .die-low-left{{fill:{low_left}}}.die-low-right{{fill:{low_right}}}"
    );
    let mut body = "<use href=\"#die\"/>".to_owned();
    let id = match face {
        Face::Blank => None,
        Face::Due => Some("question".to_owned()),
        Face::Number(number) | Face::Void(number) => Some(number.to_string()),
    };
    if let Some(id) = id {
        let place = "translate(50 43) scale(.5) translate(-30 -50)";
        let ink = if let Face::Void(_) = face { strip.sign } else { strip.die_number };
        body += &art::glyph(&id, &ink.to_string(), place);
    }
    (art::document(100.0, 100.0, &body), style)
}

/// How far a number of the compass is from its middle, along each way.
const REACH: f32 = 34.0;
/// How wide a number's field is.
const FIELD: f32 = 30.0;

/// The eight numbers, each where it sends the Null as `side` sees it, as a document.
pub(crate) fn compass(
    ways: &[(i8, i8); 8],
    side: Color,
    needle: Needle,
    strip: &StripInk,
) -> String {
    let turn = if side == Color::White { 1.0 } else { -1.0 };
    let mut body = String::new();
    for (&(files, ranks), number) in ways.iter().zip(1_u8..) {
        let (right, down) = (turn * f32::from(files), -turn * f32::from(ranks));
        let (x, y) = (50.0 + REACH * right, 50.0 + REACH * down);
        let (fill, ink) = match needle {
            Needle::Lit(lit) if lit == number => (strip.die, strip.die_number),
            Needle::Void(lit) if lit == number => (facets(strip, true)[0], strip.sign),
            _ => (strip.panel, strip.text),
        };
        body += &format!(
            "<rect x=\"{}\" y=\"{}\" width=\"{FIELD}\" height=\"{FIELD}\" rx=\"7\" fill=\"{fill}\"/>",
            x - FIELD / 2.0,
            y - FIELD / 2.0,
        );
        let place = format!("translate({x} {y}) scale(.28) translate(-30 -50)");
        body += &art::glyph(&number.to_string(), &ink.to_string(), &place);
        if let Needle::Lit(lit) = needle
            && lit == number
        {
            let angle = right.atan2(-down).to_degrees();
            let place = format!("rotate({angle} 50 50)");
            body += &art::mark("needle", &strip.die.to_string(), &place);
        }
    }
    art::document(100.0, 100.0, &body)
}
