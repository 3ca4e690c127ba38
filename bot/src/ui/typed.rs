//! A turn that is typed: with `/move`, or in the form that **Type a move** opens.

use rules::Action;

use super::choosing::halfway;
use crate::game::{Record, Refusal};
use crate::ids::UserId;

/// The longest text that can be a turn.
pub(super) const MAX_LENGTH: u16 = 100;

/// What is typed, of which there is something to do.
pub(super) enum Typed {
    /// A whole turn, or a decision on a roll.
    Whole(Action),
    /// Half a turn: the path that it opens in the picker.
    Half(Vec<String>),
}

/// What `text` means to the person who is next.
///
/// # Errors
///
/// Refused where they are not, or the text leaves nothing legal.
pub(super) fn read(record: &Record, user: UserId, text: &str) -> Result<Typed, Refusal> {
    record.check_act(user)?;
    let error = match record.game().read(text) {
        Ok(action) => return Ok(Typed::Whole(action)),
        Err(error) => error,
    };
    // What is typed may be a good move, where a decision is due before it.
    record.check_turn(user)?;
    let half = halfway(record.game(), text).map(Typed::Half);
    half.ok_or_else(|| Refusal::Unread(Box::new(error)))
}
