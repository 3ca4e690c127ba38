//! What the next roll for the Null would cost.

use super::{TURNS_TO_ROLL, TotemState, act, has_turn};
use crate::danger::{self, Danger, Ending, Harm};
use crate::variants::Variant;
use crate::{Action, Bitboard, Color, Draw, End, Event, Phase, Piece, Position, Role, Victory};

/// What each number would cost where a roll is due or comes after the coming turn, the worst first.
///
/// A roll is tried in the position as it stands; one that comes after a turn, as if that turn
/// passed and changed nothing. For each number:
///
/// - What ends the game is all that is told of it. Checkmate and stalemate count where the roll
///   brings them; draws by repetition and by moves are no doing of the Null's and never count.
/// - A roll that has to be prevented costs the Totem that prevents it and nothing else, since all
///   that it did is undone. It has to be where it may not be accepted, and also where nothing but to
///   undo it would be left to whoever accepts it.
/// - A roll that may be accepted is told by what accepting it costs; check alone costs nothing.
/// - Queens, rooks and Totems count as losses, whosever they are and whatever takes them. Where a
///   Totem is sent home, whatever it strikes counts, and so does its own royal piece, which must go
///   out onto the board for it. Other pieces that the Null takes do not count.
pub(super) fn dangers(position: &Position) -> Vec<Danger> {
    let Some(due) = due(position) else {
        return Vec::new();
    };
    let may_move = has_turn(&due);
    let mut dangers = Vec::new();
    for number in 1..=8 {
        tell(&due, number, may_move, |harm| dangers.push(Danger { number, harm }));
    }
    danger::sort(&mut dangers);
    dangers
}

/// The position in which the next roll is tried, if it is due or comes after the coming turn.
fn due(position: &Position) -> Option<Position> {
    let is_last = position.totem.since_roll + 1 == TURNS_TO_ROLL;
    let due = match position.phase {
        Phase::Roll { .. } => *position,
        Phase::Turn if is_last => Position {
            turn: !position.turn,
            en_passant: Bitboard::EMPTY,
            phase: Phase::Roll { by: position.turn },
            totem: TotemState { since_roll: 0, ..position.totem },
            ..*position
        },
        _ => return None,
    };
    // Mate and stalemate come before the roll.
    has_turn(position).then_some(due)
}

/// Tells what a number would cost. `may_move` is whether the side to move had a turn before it.
fn tell(due: &Position, number: u8, may_move: bool, mut harms: impl FnMut(Harm)) {
    let mut events = Vec::with_capacity(8);
    let rolled = act(due, Action::Roll(number), |event| events.push(event));
    let (settled, prevented_by) = settled(&rolled);
    if let Phase::Over(end) = settled.phase {
        return harms(Harm::Ends { end, by: ending(&events, end) });
    }
    if may_move && !has_turn(&settled) {
        let (end, by) = stuck(&settled);
        return harms(Harm::Ends { end, by });
    }
    match prevented_by {
        Some(side) => harms(Harm::Prevents { side }),
        None => losses(&events).for_each(harms),
    }
}

/// What a roll leads to once it is decided about, and which side has to prevent it, if one has.
fn settled(rolled: &Position) -> (Position, Option<Color>) {
    let Phase::Decide { by } = rolled.phase else {
        return (*rolled, None);
    };
    if by == rolled.turn {
        let accepted = act(rolled, Action::Accept, |_| ());
        let mut turns = Vec::new();
        super::Totem.legal_actions(&accepted, &mut turns);
        if turns.iter().any(|&turn| turn != Action::Undo) {
            return (accepted, None);
        }
    }
    (act(rolled, Action::Prevent, |_| ()), Some(by))
}

/// How the game ends where the side to move has no turn.
fn stuck(position: &Position) -> (End, Ending) {
    let side = position.turn;
    if super::attacks::is_checked(&position.board, side) {
        (End::Win { winner: !side, by: Victory::Checkmate }, Ending::Mated(side))
    } else {
        (End::Draw(Draw::Stalemate), Ending::Stalemated(side))
    }
}

/// What in a roll's events has ended the game so.
fn ending(events: &[Event], end: End) -> Ending {
    let met = events.iter().find_map(|event| match *event {
        Event::NullStepped { captured: Some(piece), .. } if piece.role.is_royal() => {
            Some(Ending::Taken(piece))
        }
        Event::SentHome { piece: totem, to: home, captured: Some(struck), .. }
            if struck.role.is_royal() =>
        {
            Some(Ending::Struck { totem, home, struck })
        }
        Event::NullRespawned { square, removed: Some(piece) } if piece.role.is_royal() => {
            Some(Ending::Removed { piece, square })
        }
        Event::NullSwapped { other, .. } => {
            let had_totem = events.iter().any(|it| matches!(it, Event::TotemLost { .. }));
            (!had_totem).then_some(Ending::Demoted(other))
        }
        _ => None,
    });
    met.unwrap_or(match end {
        End::Win { winner, .. } => Ending::Checked(!winner),
        End::Draw(_) => Ending::BothChecked,
    })
}

/// What a roll costs while the game goes on.
fn losses(events: &[Event]) -> impl Iterator<Item = Harm> {
    let becomes = |royal: Piece| {
        let forms = events.iter().rev().find_map(|event| match event {
            Event::Transformed { piece, .. } if piece.color == royal.color => Some(piece.role),
            _ => None,
        });
        forms.unwrap_or(royal.role)
    };
    events.iter().filter_map(move |event| match *event {
        Event::NullStepped { to: square, captured: Some(piece), .. } if counts(piece) => {
            Some(Harm::Takes { piece, square })
        }
        Event::NullRespawned { square, removed: Some(piece) } if counts(piece) => {
            Some(Harm::Removes { piece, square })
        }
        Event::SentHome { piece: totem, to: home, captured: Some(struck), .. } => {
            Some(Harm::Strikes { totem, home, struck })
        }
        Event::SwappedHome { piece: totem, from: to, to: home, other: royal } => {
            Some(Harm::Displaces { totem, home, royal, to, becomes: becomes(royal) })
        }
        Event::NullSwapped { other: royal, .. } => Some(Harm::Demotes { royal }),
        _ => None,
    })
}

/// Whether it matters that a piece is lost.
fn counts(piece: Piece) -> bool {
    matches!(piece.role, Role::Queen | Role::Rook | Role::Totem)
}
