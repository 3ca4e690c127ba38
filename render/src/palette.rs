//! The colours of a theme's pictures, and how an ink lies over each of them.

use resvg::tiny_skia::PremultipliedColorU8;
use scene::{HatchedInk, OverlayColor, PieceColors, Rgb, SquareHighlight, StatusBarColors, Theme};

use crate::byte_cache::Memory;

/// How many colours a theme's palette has at most.
pub(crate) const COLORS: usize = NUMBERS - 1 - PORTRAIT_COLORS;

/// How many more a picture has for portraits. One number is left for the pixels of an animation
/// that stay as they are.
pub(crate) const PORTRAIT_COLORS: usize = 64;

/// How many numbers of colours a byte holds.
pub(crate) const NUMBERS: usize = 256;

/// Into how many steps the edge between two colours is divided, and so the coverage of an ink: a
/// finer one would look for colours in between, and find some of another hue.
pub(crate) const STEPS: u32 = 3;

/// The colours of a theme's pictures.
///
/// First come the light square with its blends into the outline of pieces, and all colours
/// inside of pieces; then the same for the dark square. So a piece on a light square and on a
/// dark one differ by a constant, which the PNG's filter removes: it packs both as one. Then come
/// the tinted squares with their blends. The rest are picked among the blends that inks and the
/// status bar can show, each time the one that is worst matched so far.
pub(crate) struct Palette {
    colors: Vec<Rgb>,
    /// The colours and their numbers, by their green, which weighs most in distances.
    by_green: Vec<(Rgb, u8)>,
    inside: Vec<Rgb>,
    /// The blends of each kind of piece, by their place in `inside`.
    shades: Vec<(PieceColors, Vec<u8>)>,
}

impl Palette {
    /// The palette of a theme: the same each time.
    pub(crate) fn of(theme: &Theme) -> Self {
        let inside = inside(theme);
        let mut colors = Vec::with_capacity(COLORS);
        for highlight in SquareHighlight::ALL {
            for dark in [false, true] {
                let square = theme.square(highlight, dark);
                colors.extend((0..STEPS).map(|step| square.mix(theme.outline, step, STEPS)));
                if highlight == SquareHighlight::Normal {
                    colors.extend(&inside);
                }
            }
        }
        colors.extend(flat(theme));
        let edges = edges(theme);
        for color in edges.iter().flat_map(|&(a, b)| [a, b]) {
            if !colors.contains(&color) {
                colors.push(color);
            }
        }
        add_blends(&mut colors, &edges);
        let shades = [theme.white, theme.black, theme.neutral].map(|ink| {
            let place = |shade: &Rgb| inside.iter().position(|color| color == shade);
            let places = shades(theme, ink).iter().filter_map(place).map(|at| at as u8).collect();
            (ink, places)
        });
        let mut by_green: Vec<(Rgb, u8)> = colors.iter().copied().zip(0..).collect();
        by_green.sort_by_key(|(color, _)| color.1);
        Self { colors, by_green, inside, shades: shades.into() }
    }

    /// The number of the colour closest to `color`; of several the lowest.
    pub(crate) fn nearest(&self, color: Rgb) -> u8 {
        let start = self.by_green.partition_point(|(candidate, _)| candidate.1 < color.1);
        let (less, more) = self.by_green.split_at(start);
        let mut best = (u32::MAX, 0);
        // Further on, the green alone is too far off.
        let mut look = |&(candidate, number): &(Rgb, u8)| {
            let is_near = Rgb(color.0, candidate.1, color.2).distance(color) <= best.0;
            best = best.min((candidate.distance(color), number));
            is_near
        };
        let _ = more.iter().all(&mut look);
        let _ = less.iter().rev().all(&mut look);
        best.1
    }

    /// What a pixel of a piece in `ink` is, whatever square the piece stands on: how much of its
    /// outline covers the square, below [`STEPS`], or from there on which colour inside.
    pub(crate) fn code(&self, pixel: PremultipliedColorU8, ink: PieceColors) -> u8 {
        if pixel.alpha() < u8::MAX {
            return ((u32::from(pixel.alpha()) * STEPS + 127) / 255) as u8;
        }
        let color = Rgb(pixel.red(), pixel.green(), pixel.blue());
        let known = self.shades.iter().find(|(known, _)| *known == ink);
        let places = known.into_iter().flat_map(|(_, places)| places);
        let off = |&&place: &&u8| self.inside[usize::from(place)].distance(color);
        STEPS as u8 + places.min_by_key(off).copied().unwrap_or_default()
    }

    /// The number of the colour that a [`Palette::code`] has on a square.
    pub(crate) fn on_square(&self, code: u8, highlight: SquareHighlight, dark: bool) -> u8 {
        let block = STEPS as usize + self.inside.len();
        let start = if u32::from(code) >= STEPS || highlight == SquareHighlight::Normal {
            usize::from(dark) * block
        } else {
            let ramp = 2 * (highlight as usize - 1) + usize::from(dark);
            2 * block + ramp * STEPS as usize
        };
        start as u8 + code
    }

    /// The colours by their numbers.
    pub(crate) fn colors(&self) -> &[Rgb] {
        &self.colors
    }

    /// How `ink` lies over every colour of the palette.
    pub(crate) fn blend_table(&self, ink: Rgb) -> BlendTable {
        let over = |step: u32| {
            let mut row = [0; NUMBERS];
            for (under, entry) in self.colors.iter().zip(&mut row) {
                *entry = self.nearest(under.mix(ink, step, STEPS));
            }
            row
        };
        BlendTable((1..=STEPS).map(over).collect())
    }
}

impl Memory for Palette {
    fn memory(&self) -> usize {
        let shades: usize = self.shades.iter().map(|(_, places)| places.len()).sum();
        size_of_val(&self.colors[..])
            + size_of_val(&self.by_green[..])
            + size_of_val(&self.inside[..])
            + size_of_val(&self.shades[..])
            + shades
    }
}

/// Fills up `colors` with blends of the pairs that meet in smooth edges.
fn add_blends(colors: &mut Vec<Rgb>, edges: &[(Rgb, Rgb)]) {
    let mut blends: Vec<(Rgb, u32)> = edges
        .iter()
        .flat_map(|&(a, b)| (1..STEPS).map(move |step| a.mix(b, step, STEPS)))
        .map(|blend| (blend, closest(colors, blend).1))
        .collect();
    while colors.len() < COLORS {
        let Some(&(worst, 1..)) = blends.iter().max_by_key(|&&(_, distance)| distance) else {
            return;
        };
        colors.push(worst);
        for (blend, distance) in &mut blends {
            *distance = (*distance).min(blend.distance(worst));
        }
    }
}

/// The colours inside of pieces, the outline first.
fn inside(theme: &Theme) -> Vec<Rgb> {
    let mut inside = Vec::new();
    for shade in [theme.white, theme.black, theme.neutral].map(|ink| shades(theme, ink)).concat() {
        if !inside.contains(&shade) {
            inside.push(shade);
        }
    }
    inside
}

/// The colours inside of one kind of piece, the outline first.
fn shades(theme: &Theme, ink: PieceColors) -> Vec<Rgb> {
    let pairs = [(theme.outline, ink.body), (ink.body, ink.detail)];
    let blends = pairs.map(|(from, to)| (1..=STEPS).map(move |step| from.mix(to, step, STEPS)));
    std::iter::once(theme.outline).chain(blends.into_iter().flatten()).collect()
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

/// What a colour becomes under each step of an ink's coverage, by step and colour.
pub(crate) struct BlendTable(Vec<[u8; NUMBERS]>);

impl BlendTable {
    /// The colours under a coverage of 1 to [`STEPS`].
    pub(crate) fn step(&self, step: u8) -> &[u8; NUMBERS] {
        &self.0[usize::from(step) - 1]
    }
}

impl Memory for BlendTable {
    fn memory(&self) -> usize {
        size_of_val(&self.0[..])
    }
}

/// The die's facets: front, left, right, low left, low right, low.
pub(crate) fn facets(status_bar: &StatusBarColors, dim: bool) -> [Rgb; 6] {
    let front = if dim { status_bar.panel.mix(status_bar.die, 1, 4) } else { status_bar.die };
    [0, 22, 14, 52, 44, 34].map(|shade| front.mix(status_bar.die_edge, shade, 100))
}

/// Colours that stand in areas of their own without meeting another in a smooth edge.
fn flat(theme: &Theme) -> Vec<Rgb> {
    vec![theme.frame, theme.status_bar.ground]
}

/// The pairs of colours that meet in smooth edges of inks. Marks meet only the edge around them.
fn edges(theme: &Theme) -> Vec<(Rgb, Rgb)> {
    let mut edges = Vec::new();
    for highlight in SquareHighlight::ALL {
        for dark in [false, true] {
            let square = theme.square(highlight, dark);
            edges.extend(
                [OverlayColor::Edge, OverlayColor::Target, OverlayColor::coordinate(dark)]
                    .map(|ink| (square, theme.ink(ink))),
            );
        }
    }
    let ghosted = [SquareHighlight::Normal, SquareHighlight::Displaced, SquareHighlight::Last];
    for (highlight, dark) in ghosted.into_iter().flat_map(|s| [(s, false), (s, true)]) {
        edges.push((theme.square(highlight, dark), theme.ink(OverlayColor::Ghost)));
    }
    let marks = [
        OverlayColor::Climb,
        OverlayColor::Step,
        OverlayColor::Swap,
        OverlayColor::Pull,
        OverlayColor::Null,
        OverlayColor::Mark,
    ];
    edges.extend(marks.map(|ink| (theme.ink(OverlayColor::Edge), theme.ink(ink))));
    let bodies = [theme.white, theme.black, theme.neutral].map(|side| side.body);
    edges.extend(bodies.map(|body| (body, theme.ink(OverlayColor::Target))));
    edges.extend(strip_edges(theme));
    edges
}

/// The pairs that meet in the status bar.
fn strip_edges(theme: &Theme) -> Vec<(Rgb, Rgb)> {
    let status_bar = &theme.status_bar;
    let chips = [false, true].map(|dark| theme.square(SquareHighlight::Normal, dark));
    let mut edges = vec![(status_bar.ground, status_bar.die_edge)];
    for panel in [status_bar.panel, status_bar.active] {
        edges.push((panel, status_bar.sign));
        edges.push((panel, status_bar.ground));
        edges.push((panel, status_bar.text));
        edges.extend(chips.map(|chip| (panel, chip)));
    }
    for HatchedInk { body, hatch, number } in [status_bar.end, status_bar.loss] {
        edges.extend([
            (status_bar.ground, body),
            (status_bar.ground, hatch),
            (body, hatch),
            (body, number),
        ]);
    }
    for dim in [false, true] {
        let facets = facets(status_bar, dim);
        edges.extend(facets.map(|facet| (facet, status_bar.die_edge)));
        edges.push((facets[0], if dim { status_bar.sign } else { status_bar.die_number }));
        edges.extend(facets[1..].iter().map(|&facet| (facets[0], facet)));
    }
    edges
}

#[cfg(test)]
mod tests {
    use super::*;
    use scene::THEMES;

    #[test]
    fn every_theme_fits_and_keeps_its_flat_colours() {
        for theme in THEMES {
            let palette = Palette::of(theme);
            assert!(palette.colors.len() <= COLORS, "{}", theme.name);
            let color = |index: u8| palette.colors[usize::from(index)];
            for highlight in SquareHighlight::ALL {
                for dark in [false, true] {
                    let square = color(palette.on_square(0, highlight, dark));
                    assert_eq!(square, theme.square(highlight, dark));
                    for (code, &inside) in (STEPS as u8..).zip(&palette.inside) {
                        assert_eq!(color(palette.on_square(code, highlight, dark)), inside);
                    }
                }
            }
            for ink in OverlayColor::ALL {
                assert_eq!(color(palette.nearest(theme.ink(ink))), theme.ink(ink));
            }
        }
    }

    #[test]
    fn the_nearest_colour_is_the_closest_of_all() {
        for theme in THEMES {
            let palette = Palette::of(theme);
            for value in (0..1 << 24).step_by(4_999) {
                let color = Rgb::hex(value);
                let closest = closest(&palette.colors, color).0;
                assert_eq!(usize::from(palette.nearest(color)), closest, "{color}");
            }
        }
    }

    #[test]
    fn light_and_dark_squares_differ_by_a_constant() {
        let palette = Palette::of(&THEMES[0]);
        let apart = |code| {
            let on = |dark| palette.on_square(code, SquareHighlight::Normal, dark);
            on(true) - on(false)
        };
        let codes = STEPS as u8 + palette.inside.len() as u8;
        assert!((0..codes).all(|code| apart(code) == apart(0)));
    }
}
