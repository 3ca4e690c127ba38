//! The strip under the board: a panel for each side, and the die between them.

use rules::{Color, Phase};

use crate::DrawError;
use crate::canvas::Canvas;
use crate::orientation::Orientation;
use crate::scene::{Die, Force, Scene};
use crate::shapes::Shape;
use crate::size::{GAP, percent};
use crate::sprites::{Face, PanelState, Sheet, TileKey};
use crate::theme::Ink;

/// Draws the strip of a scene under the board.
pub(crate) fn paint(scene: &Scene, sheet: &Sheet, canvas: &mut Canvas) -> Result<(), DrawError> {
    let (board, strip) = (sheet.size().board(), sheet.size().strip());
    let (panel_width, panel_height) = sheet.panel_size();
    let gap = percent(strip, GAP);
    let top = board + (strip - panel_height) / 2;
    for (color, x) in [(Color::White, gap), (Color::Black, board - gap - panel_width)] {
        let state = state(scene, color);
        let panel = sheet.tile(TileKey::Panel { color, state })?;
        canvas.tile(x, top, &panel);
    }
    if let Some(face) = face(&scene.die) {
        let size = sheet.die_size();
        let (x, y) = ((board - size) / 2, board + (strip - size) / 2);
        canvas.tile(x, y, &*sheet.tile(TileKey::Die(face))?);
    }
    compass(scene, sheet, canvas)
}

/// Which way a roll that stands sent the Null, at the end of the roller's panel that is next to the die.
fn compass(scene: &Scene, sheet: &Sheet, canvas: &mut Canvas) -> Result<(), DrawError> {
    let Die::Shows { by, way: Some((files, ranks)), force: Force::Spent, .. } = scene.die else {
        return Ok(());
    };
    let orientation = Orientation::new(scene.variant.geometry(), scene.side);
    let (right, down) = orientation.direction(files, ranks);
    let shape = Shape::Compass { right, down };
    let (board, strip) = (sheet.size().board(), sheet.size().strip());
    let (panel_width, _) = sheet.panel_size();
    let (width, height) = shape.pixels(sheet.square, strip);
    let x = match by {
        Color::White => panel_width - width,
        Color::Black => board - panel_width,
    };
    let stamp = sheet.stamp(shape)?;
    canvas.stamp(x, board + (strip - height) / 2, &stamp, &*sheet.wash(Ink::Sign)?);
    Ok(())
}

fn state(scene: &Scene, color: Color) -> PanelState {
    match &scene.over {
        None if scene.position.phase == (Phase::Decide { by: color }) => {
            PanelState::Deciding { may_accept: scene.may_accept() }
        }
        None if scene.position.actor() == color => PanelState::Acting,
        None => PanelState::Waiting,
        Some(over) => match over.winner {
            None => PanelState::Drawn,
            Some(winner) if winner == color => PanelState::Won,
            Some(_) => PanelState::Lost,
        },
    }
}

fn face(die: &Die) -> Option<Face> {
    match *die {
        Die::Absent => None,
        Die::Unused => Some(Face::Blank),
        Die::Due(_) => Some(Face::Due),
        Die::Shows { number, force: Force::Prevented, .. } => Some(Face::Void(number)),
        Die::Shows { number, .. } => Some(Face::Number(number)),
    }
}
