//! The Null's roll: what it leads to, and how it is prevented.

use super::course::{Course, null_step};
use super::{attacks, without_totem};
use crate::{BeforeRoll, ByColor, Color, Draw, End, Event, Phase, Position, Role, Square, Victory};

/// The directions in words, by number from 1.
const WORDS: [&str; 8] =
    ["down-left", "left", "up-left", "up", "up-right", "right", "down-right", "down"];

/// What a number means: a direction, and the square that the Null comes to.
pub(super) fn meaning(position: &Position, number: u8) -> Option<(String, Vec<Square>)> {
    let words = WORDS.get(usize::from(number).checked_sub(1)?)?;
    let board = position.before_roll.map_or(position.board, |before| before.board);
    let squares = board.null().map(|null| null_step(null, number));
    Some(((*words).to_owned(), squares.into_iter().collect()))
}

/// The position after the Null has stepped by `number`.
pub(super) fn resolve<R: FnMut(Event)>(
    position: &Position,
    mut course: Course<R>,
    number: u8,
) -> Position {
    course.roll(number);
    let before = BeforeRoll {
        board: position.board,
        castling: position.castling,
        en_passant: position.en_passant,
        halfmove: position.halfmove,
        barred: position.barred,
    };
    Position {
        board: course.board,
        castling: course.rights_left(position.castling),
        halfmove: if course.captures { 0 } else { position.halfmove },
        phase: course.end.map_or_else(|| judge(&before, &course, position.turn), Phase::Over),
        barred: course.barred,
        before_roll: Some(before),
        ..*position
    }
}

/// What comes after a roll that has not ended the game by what the Null met: checks are counted,
/// those that the roll has given. `turn` is the side to move; the other side has rolled.
fn judge<R: FnMut(Event)>(before: &BeforeRoll, course: &Course<R>, turn: Color) -> Phase {
    let newly_checked =
        |color| course.is_checked(color) && !attacks::is_checked(&before.board, color);
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

/// The position before the roll, less the Totem of the side that prevents it.
pub(super) fn prevent<R: FnMut(Event)>(position: &Position, mut course: Course<R>) -> Position {
    let Some(before) = position.before_roll else {
        return *position;
    };
    course.undo_roll(&before.board);
    course.lose_totem(position.actor());
    Position {
        board: course.board,
        castling: before.castling,
        en_passant: before.en_passant,
        halfmove: before.halfmove,
        barred: before.barred,
        phase: Phase::Turn,
        before_roll: None,
        ..*position
    }
}
