//! A game as an animation.

use std::borrow::Cow;

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};
use rules::{ByColor, Color, Game};
use scene::{Die, RollStatus, Scene};

use crate::canvas::{Area, Canvas};
use crate::compose;
use crate::encode::palette_bytes;
use crate::sprites::SpriteSet;

/// How many boards an animation shows at most: so many leave each at least 0.07 of a second, since
/// all of it takes at most 90.
///
/// Of more, those on which only a die was rolled or a Gravitatur placed fall away first, and then
/// as many others as must, evenly; never the last one.
pub const BOARDS: usize = 600;
/// How many bytes an animation may have, well short of the 10 MiB that Discord takes: a longer one
/// is made in a smaller size. The smallest keeps to it whatever [`BOARDS`] show.
const LIMIT: usize = 8_000_000;

/// How long a board stays after a turn, in hundredths of a second.
const TURN: u32 = 120;
/// How long a board stays on which only a die was rolled or a Gravitatur placed.
const STEP: u32 = 60;
/// How long the last board stays.
const END: u32 = 400;
/// How long all boards stay together at most. Where it would be more, each stays shorter by the
/// same factor.
const WHOLE: u32 = 9_000;
/// How long a board stays that is drawn in part: the shortest time that no player of animations
/// takes for a mistake.
const PART: u32 = 2;

/// In how many parts a board is drawn at most. One area around all that has changed would take a
/// fifth to two fifths more bytes.
const PARTS: usize = 4;
/// So many pixels may be drawn again needlessly to spare a part.
const MAX_OVERDRAW: u32 = 2_000;

/// What stands for a pixel that stays as it is.
const SAME: u8 = u8::MAX;

/// The boards of a game seen from `side`: its start, and the board after each turn, roll and
/// decision, with one before the turn for a Gravitatur that was placed before a piece moved.
pub fn boards(game: &Game, side: Color) -> Vec<Scene> {
    let mut game = game.clone();
    let mut scenes = vec![Scene::of_game(&game, side)];
    let mut after = 0;
    while let Some(action) = game.takeback() {
        let before = Scene::of_game(&game, side);
        if action.as_move().is_some() {
            let placed = before.clone().with_attraction(scenes[after].events());
            scenes.extend((!placed.preview.is_empty()).then_some(placed));
        }
        after = scenes.len();
        scenes.push(before);
    }
    scenes.reverse();
    scenes
}

/// At most [`BOARDS`] of the boards.
fn limit_frames(scenes: &[Scene]) -> Vec<&Scene> {
    let mut boards: Vec<&Scene> = scenes.iter().collect();
    let last = scenes.len().saturating_sub(1);
    if boards.len() > BOARDS {
        let shown = scenes.iter().enumerate();
        let turns = shown.filter(|&(index, scene)| index == last || !is_step(scene));
        boards = turns.map(|(_, scene)| scene).collect();
    }
    if boards.len() > BOARDS {
        let last = boards.len() - 1;
        boards = (0..BOARDS).map(|index| boards[index * last / (BOARDS - 1)]).collect();
    }
    boards
}

/// How long each board stays, in hundredths of a second.
fn delays(scenes: &[&Scene]) -> Vec<u32> {
    let left = (0..scenes.len()).rev();
    let mut delays: Vec<u32> = scenes
        .iter()
        .zip(left)
        .map(|(scene, left)| match left {
            0 => END,
            _ if is_step(scene) => STEP,
            _ => TURN,
        })
        .collect();
    let whole: u32 = delays.iter().sum();
    if whole > WHOLE {
        // Rounded down, so that the sum cannot become more.
        delays.iter_mut().for_each(|delay| *delay = *delay * WHOLE / whole);
    }
    delays
}

/// Boards as a GIF that repeats, in the size of the sheet; none if it becomes too long for that
/// and there is a smaller one.
pub(crate) fn gif(scenes: &[Scene], sheet: &SpriteSet) -> Option<Vec<u8>> {
    encode(&limit_frames(scenes), sheet).expect("a vector takes all bytes")
}

fn encode(scenes: &[&Scene], sheet: &SpriteSet) -> Result<Option<Vec<u8>>, EncodingError> {
    let (width, height) = (sheet.size.board(), sheet.size.height());
    // One palette serves all boards, so those with portraits show the same ones.
    let has_portraits = |scene: &&&Scene| scene.portraits != ByColor::default();
    let colors = scenes.iter().find(has_portraits).map(|scene| compose(scene, sheet).colors);
    let palette = palette_bytes(colors.as_deref().unwrap_or(sheet.palette.colors()));
    let mut encoder = Encoder::new(Vec::new(), width as u16, height as u16, &palette)?;
    encoder.set_repeat(Repeat::Infinite)?;
    let mut shown: Option<Canvas> = None;
    for (&scene, delay) in scenes.iter().zip(delays(scenes)) {
        let canvas = compose(scene, sheet);
        let areas = match &shown {
            Some(shown) => changes(&canvas, shown, sheet.square, parts(delay)),
            None => vec![Area { x: 0, y: 0, width, height }],
        };
        let last = areas.len() - 1;
        for (index, area) in areas.into_iter().enumerate() {
            let delay = if index < last { PART } else { delay - PART * last as u32 };
            encoder.write_frame(&frame(&canvas, shown.as_ref(), area, delay as u16))?;
        }
        if encoder.get_ref().len() > LIMIT && sheet.size.smaller().is_some() {
            return Ok(None);
        }
        shown = Some(canvas);
    }
    Ok(Some(encoder.into_inner()?))
}

/// In how many parts a board may be drawn that stays so long: as a whole it stays longer than a
/// part.
fn parts(delay: u32) -> usize {
    PARTS.min(((delay - 1) / PART) as usize)
}

/// Whether a board is only on the way to a turn: a die was rolled that has had no effect on the
/// board yet, or a Gravitatur placed.
fn is_step(scene: &Scene) -> bool {
    let rolled =
        matches!(scene.die, Die::Shows { status: RollStatus::Binding | RollStatus::Free, .. });
    rolled || !scene.preview.is_empty()
}

/// At most so many areas that hold all that has changed, squares of the board and as large parts of the
/// status bar; one pixel if nothing has.
fn changes(canvas: &Canvas, shown: &Canvas, square: u32, parts: usize) -> Vec<Area> {
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
    while areas.len() > parts {
        merge_cheapest(&mut areas);
    }
    if areas.is_empty() {
        areas.push(Area { x: 0, y: 0, width: 1, height: 1 });
    }
    areas
}

/// Adds an area, as one with others where that costs little.
fn add(areas: &mut Vec<Area>, mut area: Area) {
    while let Some(index) = areas.iter().position(|&other| overdraw(area, other) <= MAX_OVERDRAW) {
        area = area.with(areas.swap_remove(index));
    }
    areas.push(area);
}

/// Makes one area of the two for which that costs least.
fn merge_cheapest(areas: &mut Vec<Area>) {
    let pairs = (0..areas.len()).flat_map(|b| (0..b).map(move |a| (a, b)));
    if let Some((a, b)) = pairs.min_by_key(|&(a, b)| overdraw(areas[a], areas[b])) {
        let (b, a) = (areas.swap_remove(b), areas.swap_remove(a));
        add(areas, a.with(b));
    }
}

/// How many pixels are drawn needlessly when two areas are drawn as one.
fn overdraw(a: Area, b: Area) -> u32 {
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
