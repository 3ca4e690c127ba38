//! The 256 colours of a theme's pictures, and how an ink lies over each of them.

use crate::theme::{Ink, PieceInk, Rgb, StripInk, Surface, Theme};

/// How many colours a palette has at most.
const COLORS: usize = 256;

/// Into how many steps the edge between two colours is divided.
const STEPS: u32 = 12;

/// Into how many levels the coverage of an ink is divided.
pub(crate) const LEVELS: usize = 16;

/// The colours of a theme's pictures.
///
/// Every flat colour of the theme is there exactly. The rest are picked among the blends that the
/// smooth edges of its art can show, each time the one that is worst matched so far.
pub(crate) struct Palette {
    colors: Vec<Rgb>,
}

impl Palette {
    /// The palette of a theme: the same each time.
    pub(crate) fn of(theme: &Theme) -> Self {
        let edges = edges(theme);
        let mut colors: Vec<Rgb> = flat(theme);
        colors.extend(edges.iter().flat_map(|&(a, b)| [a, b]));
        colors.sort_unstable();
        colors.dedup();
        colors.truncate(COLORS);
        let mut blends: Vec<(Rgb, u32)> = edges
            .iter()
            .flat_map(|&(a, b)| (1..STEPS).map(move |step| a.mix(b, step, STEPS)))
            .map(|blend| (blend, closest(&colors, blend).1))
            .collect();
        while colors.len() < COLORS {
            let Some(&(worst, 1..)) = blends.iter().max_by_key(|&&(_, distance)| distance) else {
                break;
            };
            colors.push(worst);
            for (blend, distance) in &mut blends {
                *distance = (*distance).min(blend.distance(worst));
            }
        }
        Self { colors }
    }

    /// The number of the colour closest to `color`.
    pub(crate) fn nearest(&self, color: Rgb) -> u8 {
        closest(&self.colors, color).0 as u8
    }

    /// The colours as a PNG's palette: three bytes each.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        let bytes = self.colors.iter().flat_map(|&Rgb(r, g, b)| [r, g, b]);
        bytes.collect()
    }

    /// How `ink` lies over every colour of the palette.
    pub(crate) fn wash(&self, ink: Rgb) -> Wash {
        let over = |level: usize| {
            let mut row = [0; COLORS];
            for (under, entry) in self.colors.iter().zip(&mut row) {
                *entry = self.nearest(under.mix(ink, level as u32, LEVELS as u32));
            }
            row
        };
        Wash((1..=LEVELS).map(over).collect())
    }
}

/// The index in `colors` of the closest to `color`, and how far off it is.
fn closest(colors: &[Rgb], color: Rgb) -> (usize, u32) {
    let mut best = (0, u32::MAX);
    for (index, &candidate) in colors.iter().enumerate() {
        let distance = color.distance(candidate);
        if distance < best.1 {
            best = (index, distance);
        }
    }
    best
}

/// What a colour becomes under each level of an ink, by level and colour.
pub(crate) struct Wash(Vec<[u8; COLORS]>);

impl Wash {
    /// The colours under a coverage of 1 to [`LEVELS`].
    pub(crate) fn level(&self, level: u8) -> &[u8; COLORS] {
        &self.0[usize::from(level) - 1]
    }
}

/// The die's facets: front, left, right, low left, low right, low.
pub(crate) fn facets(strip: &StripInk, dim: bool) -> [Rgb; 6] {
    let front = if dim {
        strip.panel.mix(strip.die, 1, 4)
    } else {
        strip.die
    };
    [0, 22, 14, 52, 44, 34].map(|shade| front.mix(strip.die_edge, shade, 100))
}

/// Colours that stand in areas of their own without meeting another in a smooth edge.
fn flat(theme: &Theme) -> Vec<Rgb> {
    vec![theme.frame, theme.strip.ground]
}

/// The pairs of colours that meet in smooth edges.
fn edges(theme: &Theme) -> Vec<(Rgb, Rgb)> {
    let mut edges = Vec::new();
    let sides = [theme.white, theme.black];
    let over_pieces = [
        Ink::Target,
        Ink::Climb,
        Ink::Step,
        Ink::Swap,
        Ink::Edge,
        Ink::Star,
    ];
    let over_pieces = over_pieces.map(|ink| theme.ink(ink));
    for surface in Surface::ALL {
        for dark in [false, true] {
            let square = theme.square(surface, dark);
            edges.extend(sides.map(|side| (square, side.outline)));
            edges.extend(over_pieces.map(|ink| (square, ink)));
            edges.push((square, theme.coordinates.on(dark)));
        }
    }
    for PieceInk {
        body,
        outline,
        detail,
    } in sides
    {
        edges.extend([(body, outline), (body, detail)]);
        edges.extend(over_pieces.map(|ink| (body, ink)));
    }
    edges.extend(over_pieces.map(|ink| (theme.edge, ink)));
    edges.extend(strip_edges(theme));
    edges
}

/// The pairs that meet in the strip.
fn strip_edges(theme: &Theme) -> Vec<(Rgb, Rgb)> {
    let strip = &theme.strip;
    let chips = [false, true].map(|dark| theme.square(Surface::Plain, dark));
    let mut edges = vec![(strip.ground, strip.die_edge)];
    for panel in [strip.panel, strip.active] {
        edges.push((panel, strip.sign));
        edges.push((panel, strip.ground));
        edges.extend(chips.map(|chip| (panel, chip)));
    }
    for dim in [false, true] {
        let facets = facets(strip, dim);
        edges.extend(facets.map(|facet| (facet, strip.die_edge)));
        edges.push((facets[0], strip.die_number));
        edges.extend(facets[1..].iter().map(|&facet| (facets[0], facet)));
    }
    edges
}
