//! What Totem Chess adds to standard algebraic notation: swaps, sacrifices, and the Null's rolls.

use super::describe::MoveInfo;
use super::write::{check_mark, promotion, san};
use crate::variants::Variant;
use crate::{Action, EventKind, Phase, Piece, Position};

/// The notation of an action of Totem Chess.
pub(crate) fn totem_notation(variant: &dyn Variant, position: &Position, action: Action) -> String {
    let text = match action {
        Action::Roll(number) => return roll(variant, position, number),
        Action::Prevent => return "(t)-".to_owned(),
        Action::Accept => return "(-)".to_owned(),
        Action::Sacrifice => "(t)".to_owned(),
        Action::Undo => "(t)0".to_owned(),
        Action::Move(_) | Action::PlaceGravitatur { .. } => match swap(variant, position, action) {
            Some(swap) => swap,
            None => return san(variant, position, action),
        },
    };
    format!("{text}{}", check_mark(variant, position, action))
}

/// Both pieces of a swap with their new squares: `Tf6<>Bc3`, `Te8<>Pe9=Q`.
fn swap(variant: &dyn Variant, position: &Position, action: Action) -> Option<String> {
    let info = MoveInfo::new(variant, position, action)?;
    let Piece { role: other, .. } = info.swapped?;
    Some(format!(
        "{}{}<>{}{}{}",
        info.piece.role.letter(),
        info.to,
        other.letter(),
        info.from,
        promotion(info.promotion)
    ))
}

/// The number and the square that the Null stepped on, with what it met there: `(5) 0f6`,
/// `(5) 0xf6`, `(5) 0~f6`.
fn roll(variant: &dyn Variant, position: &Position, number: u8) -> String {
    let action = Action::Roll(number);
    let mut met = "";
    let mut reached = None;
    for event in variant.events(position, action) {
        match event.kind {
            EventKind::NullStepped | EventKind::NullSwapped => {
                reached = event.to;
                met = if event.captured.is_some() || event.other.is_some() { "x" } else { "" };
            }
            EventKind::SentHome | EventKind::SwappedHome | EventKind::NullCaptured => met = "~",
            _ => {}
        }
    }
    let square = reached.map(|square| square.to_string()).unwrap_or_default();
    let ends = matches!(variant.play(position, action).phase, Phase::Over(_));
    format!("({number}) 0{met}{square}{}", if ends { "#" } else { "" })
}
