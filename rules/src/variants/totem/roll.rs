//! The Null's roll: what it leads to, and how it is prevented.

use super::board_update::{BoardUpdate, null_step};
use super::{PreRollState, RollUndo, attacks, without_totem};
use crate::{
    ByColor, Color, Direction, DrawReason, Event, EventKind, Outcome, Phase, Position, Role,
    RollEffect, WinReason,
};

/// What a number means: a direction, and the square that the Null reaches.
pub(super) fn meaning(position: &Position, number: u8) -> Option<RollEffect> {
    let direction = Direction::of_number(number)?;
    let board = position.before_roll().map_or(position.board, |before| before.board);
    Some(RollEffect::Step { direction, to: null_step(board.null()?, direction) })
}

/// Lets the Null step by `number`.
pub(super) fn resolve<R: FnMut(Event)>(mut update: BoardUpdate<'_, R>, number: u8) {
    let before = *update.next;
    (update.report)(Event { number: Some(number), ..Event::new(EventKind::Rolled) });
    if let Some(direction) = Direction::of_number(number) {
        update.step_null(direction);
    }
    update.drop_rights();
    if update.captures {
        update.next.halfmove = 0;
    }
    let undo = RollUndo::new(&PreRollState::from(&before), &update.next.board);
    update.next.totem.roll_undo = Some(undo.expect("a roll changes three squares at most"));
    update.next.phase = update.end.map_or_else(|| phase_after(&before, &update), Phase::Over);
}

/// What follows a roll if what the Null met has not ended the game. Only checks that the roll gave
/// count.
fn phase_after<R: FnMut(Event)>(before: &Position, update: &BoardUpdate<'_, R>) -> Phase {
    // The other side has rolled.
    let turn = before.turn;
    let newly_checked =
        |color| update.is_checked(color) && !attacks::is_checked(&before.board, color);
    let checked =
        ByColor { white: newly_checked(Color::White), black: newly_checked(Color::Black) };
    let loses = |color| checked[color] && before.board.of(color, Role::Totem).is_empty();
    let roller = !turn;
    match (loses(turn), loses(roller)) {
        (true, true) => Phase::Over(Outcome::Draw(DrawReason::Null)),
        (true, false) => lost(turn),
        (false, true) => lost(roller),
        (false, false) if checked[roller] => {
            if may_prevent(before, roller) {
                Phase::AnswerRoll { by: roller }
            } else {
                lost(roller)
            }
        }
        (false, false) if checked[turn] && may_prevent(before, turn) => {
            Phase::AnswerRoll { by: turn }
        }
        (false, false) => Phase::Move,
    }
}

fn lost(loser: Color) -> Phase {
    Phase::Over(Outcome::Win { winner: !loser, by: WinReason::Null })
}

/// Whether the royal piece of `color` is safe in the position before the roll without its Totem.
fn may_prevent(before: &Position, color: Color) -> bool {
    !attacks::is_checked(&without_totem(&before.board, color), color)
}

/// Takes the roll back, and the Totem of the side that prevents it off the board.
pub(super) fn prevent<R: FnMut(Event)>(mut update: BoardUpdate<'_, R>) {
    let by = update.next.side_to_act();
    update.undo_roll();
    update.sacrifice_totem(by);
    update.next.phase = Phase::Move;
}
