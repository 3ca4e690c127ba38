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

/// How many boards a replay shows at most.
pub const BOARDS: usize = 400;

/// How long a board stays, in hundredths of a second.
const TURN: u16 = 120;
/// How long a board stays on which only a die was rolled.
const ROLL: u16 = 80;
/// How long the last board stays.
const END: u16 = 500;

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

/// Boards as a GIF that repeats.
pub(crate) fn gif(scenes: &[Scene], sheet: &Sheet) -> Result<Vec<u8>, DrawError> {
    let size = sheet.size();
    let mut encoder =
        Encoder::new(Vec::new(), size.board() as u16, size.height() as u16, sheet.palette_bytes())?;
    encoder.set_repeat(Repeat::Infinite)?;
    let mut shown: Option<Canvas> = None;
    for (index, scene) in scenes.iter().enumerate() {
        let delay = if index + 1 == scenes.len() { END } else { delay(scene) };
        let canvas = compose(scene, sheet)?;
        encoder.write_frame(&frame(&canvas, shown.as_ref(), delay))?;
        shown = Some(canvas);
    }
    Ok(encoder.into_inner()?)
}

fn delay(scene: &Scene) -> u16 {
    match scene.die {
        Die::Shows { force: Force::Binding | Force::Free, .. } => ROLL,
        _ => TURN,
    }
}

/// What has changed since the board that is shown.
fn frame<'a>(canvas: &'a Canvas, shown: Option<&Canvas>, delay: u16) -> Frame<'a> {
    let whole = Area { x: 0, y: 0, width: canvas.width(), height: canvas.height() };
    let (area, buffer) = match shown {
        None => (whole, Cow::Borrowed(canvas.pixels())),
        Some(shown) => {
            let area = canvas.difference(shown).unwrap_or(Area { width: 1, height: 1, ..whole });
            (area, Cow::Owned(canvas.changed(area, shown, SAME)))
        }
    };
    Frame {
        delay,
        dispose: DisposalMethod::Keep,
        transparent: shown.map(|_| SAME),
        left: area.x as u16,
        top: area.y as u16,
        width: area.width as u16,
        height: area.height as u16,
        buffer,
        ..Frame::default()
    }
}
