//! The Null's roll: what it leads to, and how it is prevented.

use super::execution::{Execution, null_step};
use super::{BeforeRoll, RollUndo, TotemState, attacks, without_totem};
use crate::{
    ByColor, Color, DieMeaning, Direction, Draw, End, Event, Phase, Position, Role, Victory,
};

/// What a number means: a direction, and the square that the Null reaches.
pub(super) fn meaning(position: &Position, number: u8) -> Option<DieMeaning> {
    let direction = Direction::of_number(number)?;
    let board = position.before_roll().map_or(position.board, |before| before.board);
    Some(DieMeaning::Step { direction, to: null_step(board.null()?, direction) })
}

/// The position after the Null has stepped by `number`.
pub(super) fn resolve<R: FnMut(Event)>(
    position: &Position,
    mut execution: Execution<R>,
    number: u8,
) -> Position {
    (execution.report)(Event::Rolled { number });
    if let Some(direction) = Direction::of_number(number) {
        execution.step_null(direction);
    }
    let before = BeforeRoll {
        board: position.board,
        castling: position.castling,
        en_passant: position.en_passant,
        halfmove: position.halfmove,
        barred: position.totem.barred,
    };
    let undo =
        RollUndo::new(&before, &execution.board).expect("a roll changes three squares at most");
    Position {
        board: execution.board,
        castling: execution.rights_left(position.castling),
        halfmove: if execution.captures { 0 } else { position.halfmove },
        phase: execution.end.map_or_else(|| judge(&before, &execution, position.turn), Phase::Over),
        totem: TotemState { barred: execution.barred, roll_undo: Some(undo), ..position.totem },
        ..*position
    }
}

/// What follows a roll if what the Null met has not ended the game. Only checks that the roll gave
/// count. `turn` is the side to move; the other side has rolled.
fn judge<R: FnMut(Event)>(before: &BeforeRoll, execution: &Execution<R>, turn: Color) -> Phase {
    let newly_checked =
        |color| execution.is_checked(color) && !attacks::is_checked(&before.board, color);
    let checked =
        ByColor { white: newly_checked(Color::White), black: newly_checked(Color::Black) };
    let loses = |color| checked[color] && before.board.of(color, Role::Totem).is_empty();
    let roller = !turn;
    match (loses(turn), loses(roller)) {
        (true, true) => Phase::Over(End::Draw(Draw::Null)),
        (true, false) => lost(turn),
        (false, true) => lost(roller),
        (false, false) if checked[roller] => {
            if may_prevent(before, roller) {
                Phase::Decide { by: roller }
            } else {
                lost(roller)
            }
        }
        (false, false) if checked[turn] && may_prevent(before, turn) => Phase::Decide { by: turn },
        (false, false) => Phase::Turn,
    }
}

fn lost(loser: Color) -> Phase {
    Phase::Over(End::Win { winner: !loser, by: Victory::Null })
}

/// Whether the royal piece of `color` is safe in the position before the roll without its Totem.
fn may_prevent(before: &BeforeRoll, color: Color) -> bool {
    !attacks::is_checked(&without_totem(&before.board, color), color)
}

/// The position before the roll, without the Totem of the side that prevents it.
pub(super) fn prevent<R: FnMut(Event)>(
    position: &Position,
    mut execution: Execution<R>,
) -> Position {
    let Some(before) = position.before_roll() else {
        return *position;
    };
    execution.undo_roll(&before.board);
    execution.sacrifice_totem(position.actor());
    Position {
        board: execution.board,
        castling: before.castling,
        en_passant: before.en_passant,
        halfmove: before.halfmove,
        phase: Phase::Turn,
        totem: TotemState { barred: before.barred, roll_undo: None, ..position.totem },
        ..*position
    }
}
