//! The strip under the board: a panel for each side, and the die between them.

use rules::Color;

use crate::DrawError;
use crate::canvas::Canvas;
use crate::scene::{Die, Scene};
use crate::size::{GAP, percent};
use crate::sprites::{Face, PanelState, Sheet, TileKey};

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
    Ok(())
}

fn state(scene: &Scene, color: Color) -> PanelState {
    match &scene.over {
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
        Die::Shows { number, .. } => Some(Face::Number(number)),
    }
}
