//! Whether an entry can stand in a game's log where a file has it, as play would have written
//! it.

use rules::{ByColor, Color};
use strum::IntoStaticStr;

use crate::game::{AbortReason, Entry, GameResult, GameState, LogEntry};

/// Why an entry cannot stand where it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum EntryFault {
    /// There is no such entry.
    Unknown,
    /// The game has ended before.
    Over,
    /// It is not legal by the rules.
    Illegal,
    /// It was not this side's to do, or the file does not say whose it is.
    Side,
    /// There was no such draw to claim.
    Claim,
    /// What it goes back to did not stand, or nothing came after that.
    Takeback,
    /// Another side was to act, or its time makes something else of the game.
    Time,
    /// The game could not be closed for this reason.
    Closed,
}

/// Adds an entry of a file to a game, if it can follow. `engines` are the sides that it plays.
pub(super) fn add(
    state: &mut GameState,
    logged: LogEntry,
    engines: ByColor<bool>,
) -> Result<(), EntryFault> {
    if state.termination().is_some() {
        return Err(EntryFault::Over);
    }
    check(state, &logged, engines)?;
    state.add(logged).map_err(|_| EntryFault::Illegal)
}

fn check(state: &GameState, logged: &LogEntry, engines: ByColor<bool>) -> Result<(), EntryFault> {
    let (next, seat) = (state.next(), logged.seat);
    let unless = |wrong: bool, fault| if wrong { Err(fault) } else { Ok(()) };
    let played = matches!(logged.entry, Entry::Played(_));
    unless(!played && seat.is_some_and(|seat| engines[seat]), EntryFault::Side)?;
    match logged.entry {
        Entry::Played(_) => unless(seat != next, EntryFault::Side),
        Entry::Resigned { by } => unless(seat != Some(by), EntryFault::Side),
        Entry::DrawAgreed => Ok(()),
        Entry::DrawClaimed { claim } => {
            unless(seat.is_some() && seat != next, EntryFault::Side)?;
            unless(state.game().claim() != Some(claim), EntryFault::Claim)
        }
        Entry::Takeback { to } => {
            unless(seat.is_none(), EntryFault::Side)?;
            unless(!state.can_take_back_to(to), EntryFault::Takeback)
        }
        Entry::TimeForfeit { by, result } => {
            unless(seat.is_some() && seat == next, EntryFault::Side)?;
            // Before 0.2.0 more of these games were wins.
            let won = next == Some(by) && result == GameResult::Won(!by);
            unless(!won && state.flagged() != Some(logged.entry), EntryFault::Time)
        }
        Entry::Aborted { why } => {
            let waits = seat.is_none() || seat != next;
            unless(
                !closes(state, why) || (why == AbortReason::Inactivity && !waits),
                EntryFault::Closed,
            )
        }
    }
}

/// Whether a game as it stands can be closed for a reason.
fn closes(state: &GameState, why: AbortReason) -> bool {
    let unmoved = |side| state.before_last_turn(side).is_none();
    (why == AbortReason::Early) == Color::BOTH.into_iter().any(unmoved)
}
