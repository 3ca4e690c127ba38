//! A game as an animation.

use std::borrow::Cow;

use gif::{DisposalMethod, Encoder, Frame, Repeat};
use rules::{Color, Game};

use crate::DrawError;
use crate::canvas::{Area, Canvas};
use crate::compose;
use crate::palette::COLORS;
use crate::scene::{Die, Force, Scene};
use crate::sprites::Sheet;

/// How many boards an animation shows at most.
///
/// Of more, those on which only a die was rolled fall away first, and then as many others as must,
/// evenly; never the last one.
pub const BOARDS: usize = 600;
/// How many bytes an animation may have, short of what Discord takes: a longer one is made again in
/// a smaller size. The smallest keeps to it whatever [`BOARDS`] show.
pub(crate) const LIMIT: usize = 9_500_000;

/// How long a board stays, in hundredths of a second.
const TURN: u16 = 120;
/// How long a board stays on which only a die was rolled.
const ROLL: u16 = 80;
/// How long the last board stays.
const END: u16 = 500;
/// How long a board stays that is drawn in part: the shortest time that no player of animations
/// takes for a mistake.
const PART: u16 = 2;

/// In how many parts a board is drawn at most.
const PARTS: usize = 4;
/// So many pixels may be drawn again needlessly to spare a part.
const SPARED: u32 = 2_000;

/// What stands for a pixel that stays as it is.
const SAME: u8 = COLORS as u8;

/// The boards of a game seen from `side`: its start, and the board after each turn, roll and
/// decision.
pub fn boards(game: &Game, side: Color) -> Vec<Scene> {
    let mut game = game.clone();
    let mut scenes = vec![Scene::of_game(&game, side)];
    while game.takeback().is_some() {
        scenes.push(Scene::of_game(&game, side));
    }
    scenes.reverse();
    scenes
}

/// At most [`BOARDS`] of the boards.
fn thin(scenes: &[Scene]) -> Vec<&Scene> {
    let mut boards: Vec<&Scene> = scenes.iter().collect();
    let last = scenes.len().saturating_sub(1);
    if boards.len() > BOARDS {
        let shown = scenes.iter().enumerate();
        let turns = shown.filter(|&(index, scene)| index == last || !only_rolled(scene));
        boards = turns.map(|(_, scene)| scene).collect();
    }
    if boards.len() > BOARDS {
        let last = boards.len() - 1;
        boards = (0..BOARDS).map(|index| boards[index * last / (BOARDS - 1)]).collect();
    }
    boards
}

/// Boards as a GIF that repeats.
pub(crate) fn gif(scenes: &[Scene], sheet: &Sheet) -> Result<Vec<u8>, DrawError> {
    let scenes = thin(scenes);
    let size = sheet.size();
    let (width, height) = (size.board(), size.height());
    let mut encoder = Encoder::new(Vec::new(), width as u16, height as u16, sheet.palette_bytes())?;
    encoder.set_repeat(Repeat::Infinite)?;
    let mut shown: Option<Canvas> = None;
    for (&scene, left) in scenes.iter().zip((0..scenes.len()).rev()) {
        let delay = match left {
            0 => END,
            _ if only_rolled(scene) => ROLL,
            _ => TURN,
        };
        let canvas = compose(scene, sheet)?;
        let areas = match &shown {
            Some(shown) => changes(&canvas, shown, sheet.square),
            None => vec![Area { x: 0, y: 0, width, height }],
        };
        for (area, left) in areas.iter().zip((0..areas.len()).rev()) {
            let delay = if left > 0 { PART } else { delay };
            encoder.write_frame(&frame(&canvas, shown.as_ref(), *area, delay))?;
        }
        shown = Some(canvas);
    }
    Ok(encoder.into_inner()?)
}

/// Whether a die was rolled that has had no effect on the board yet.
fn only_rolled(scene: &Scene) -> bool {
    matches!(scene.die, Die::Shows { force: Force::Binding | Force::Free, .. })
}

/// Few areas that hold all that has changed, squares of the board and as large parts of the
/// strip; one pixel if nothing has.
fn changes(canvas: &Canvas, shown: &Canvas, square: u32) -> Vec<Area> {
    let mut areas: Vec<Area> = Vec::new();
    for y in (0..canvas.height()).step_by(square as usize) {
        for x in (0..canvas.width()).step_by(square as usize) {
            let (width, height) = (square, square.min(canvas.height() - y));
            let area = Area { x, y, width, height };
            if !canvas.is_same(shown, area) {
                add(&mut areas, area);
            }
        }
    }
    while areas.len() > PARTS {
        spare(&mut areas);
    }
    if areas.is_empty() {
        areas.push(Area { x: 0, y: 0, width: 1, height: 1 });
    }
    areas
}

/// Adds an area, as one with others where that costs little.
fn add(areas: &mut Vec<Area>, mut area: Area) {
    while let Some(index) = areas.iter().position(|&other| waste(area, other) <= SPARED) {
        area = area.with(areas.swap_remove(index));
    }
    areas.push(area);
}

/// Makes one area of the two for which that costs least.
fn spare(areas: &mut Vec<Area>) {
    let pairs = (0..areas.len()).flat_map(|b| (0..b).map(move |a| (a, b)));
    if let Some((a, b)) = pairs.min_by_key(|&(a, b)| waste(areas[a], areas[b])) {
        let (b, a) = (areas.swap_remove(b), areas.swap_remove(a));
        add(areas, a.with(b));
    }
}

/// How many pixels are drawn needlessly when two areas are drawn as one.
fn waste(a: Area, b: Area) -> u32 {
    a.with(b).pixels().saturating_sub(a.pixels() + b.pixels())
}

/// The part of a board in an area, after what is shown so far.
fn frame(canvas: &Canvas, shown: Option<&Canvas>, area: Area, delay: u16) -> Frame<'static> {
    let mut pixels = Vec::with_capacity(area.pixels() as usize);
    match shown {
        None => canvas.rows(area).for_each(|row| pixels.extend_from_slice(row)),
        Some(shown) => {
            for (row, old) in canvas.rows(area).zip(shown.rows(area)) {
                let news = row.iter().zip(old);
                pixels.extend(news.map(|(&new, &old)| if new == old { SAME } else { new }));
            }
        }
    }
    Frame {
        delay,
        dispose: DisposalMethod::Keep,
        transparent: shown.map(|_| SAME),
        left: area.x as u16,
        top: area.y as u16,
        width: area.width as u16,
        height: area.height as u16,
        buffer: Cow::Owned(pixels),
        ..Frame::default()
    }
}
