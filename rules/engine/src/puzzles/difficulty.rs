//! How hard a puzzle is to start with, until people have tried it.
//!
//! It is a sum. Every puzzle but one of the Null's numbers: 1 for 8 legal turns or more, whatever is
//! rolled, 2 for 16, 3 for 32, 4 for 64. A turn to be found: 1 if it takes and promotes nothing, 1 if
//! it gives no check where it need not, 2 if it mates by a piece that stood there before, 1 if the
//! number rolled binds nothing. Numbers to be found: 1 for each, 1 where one of them binds nothing, 2
//! where one mates by a piece that stood there before, or strikes otherwise than by a step onto a
//! royal piece. A mate in two or three: 2 and 4. A way out and a net: 2. A net: the binary logarithm
//! of the number of replies. A turn that saves the royal piece without moving it: 1.

use rules::{Action, DieMeaning, Phase, Position};

use super::kinds::Kind;
use super::node::Node;
use super::spot::Spot;

/// What many legal turns add at most.
const WIDEST: u32 = 4;

/// A puzzle's difficulty, from 1 to 10.
pub(super) fn of(spot: &Spot, kind: Kind, solution: &Node) -> u8 {
    let width = turns(spot).checked_ilog2().unwrap_or(0).saturating_sub(2).min(WIDEST);
    let step = solution.action().map_or(0, |action| stillness(spot, action));
    let sum = match kind {
        Kind::Numbers => width + faces(spot, solution),
        Kind::Number => width + mate(spot, solution) + free(spot),
        Kind::NoWayOut => width + 2 + still(spot, solution) + step + free(spot),
        Kind::Net => width + 2 + replies(solution) + step + free(spot),
        Kind::Mate if solution.turns() == 1 => width + mate(spot, solution),
        Kind::Mate => width + 2 * (solution.turns() - 1) + step,
        Kind::Null if spot.position.is_roll_due() => strikes(spot, solution),
        Kind::Null => width + still(spot, solution) + step,
    };
    sum.clamp(1, 10) as u8
}

/// How many turns there are to look at, whatever is rolled.
fn turns(spot: &Spot) -> usize {
    let unrolled = Position { phase: Phase::Turn, ..spot.position };
    match spot.position.phase {
        Phase::Roll { .. } => spot.variant.count_actions(&unrolled),
        _ => spot.variant.count_actions(&spot.position),
    }
}

/// 1 for a turn that takes and promotes nothing, and 1 for one that gives no check.
fn stillness(spot: &Spot, action: Action) -> u32 {
    u32::from(!captures(spot, action)) + u32::from(!spot.after(action).is_check())
}

fn captures(spot: &Spot, action: Action) -> bool {
    let mut captures = Vec::new();
    spot.variant.captures(&spot.position, &mut captures);
    captures.contains(&action)
}

/// What the only mate in one costs.
fn mate(spot: &Spot, solution: &Node) -> u32 {
    solution.action().map_or(0, |action| {
        u32::from(!captures(spot, action)) + 2 * u32::from(is_hidden(spot, action))
    })
}

/// Whether a mate is given by a piece that stood where it stands before.
fn is_hidden(spot: &Spot, action: Action) -> bool {
    let (us, next) = (spot.position.turn, spot.after(action).position);
    let Some(royal) = spot.variant.checked(&next, !us) else {
        return false;
    };
    let mut attackers = spot.variant.attackers(&next, us, royal);
    attackers.any(|square| spot.position.board.piece_at(square) == next.board.piece_at(square))
}

/// 1 where the number binds nothing.
fn free(spot: &Spot) -> u32 {
    let Phase::Rolled(face) = spot.position.phase else {
        return 0;
    };
    let meaning = spot.variant.die_meaning(&spot.position, face, spot.position.turn);
    let Some(DieMeaning::File(file)) = meaning else {
        return 0;
    };
    let lands = |action: &Action| action.step().is_some_and(|step| step.to.file() == file);
    u32::from(!spot.legal().iter().any(lands))
}

/// What the numbers that mate cost.
fn faces(spot: &Spot, solution: &Node) -> u32 {
    let Node::Faces { faces, .. } = solution else {
        return 0;
    };
    let rolled = |face: u8| spot.after(Action::Roll(face));
    let is_free = faces.iter().any(|(face, _)| free(&rolled(*face)) > 0);
    let hidden = faces.iter().any(|(face, mates)| {
        let rolled = rolled(*face);
        mates.iter().all(|action| is_hidden(&rolled, *action))
    });
    faces.len() as u32 + u32::from(is_free) + 2 * u32::from(hidden)
}

/// The binary logarithm of how many replies are to be thought of.
fn replies(solution: &Node) -> u32 {
    match solution {
        Node::Action { replies, .. } => replies.len().checked_ilog2().unwrap_or(0),
        Node::Faces { .. } => 0,
    }
}

/// 1 for each number that ends the game, and 2 more if one does without a step onto a royal piece.
fn strikes(spot: &Spot, solution: &Node) -> u32 {
    let Node::Faces { faces, against: Some(side) } = solution else {
        return 0;
    };
    let royal = spot.position.board.royal(*side);
    let roller = spot.position.actor();
    let direct = |face: u8| match spot.variant.die_meaning(&spot.position, face, roller) {
        Some(DieMeaning::Step { to, .. }) => Some(to) == royal,
        _ => false,
    };
    let veiled = faces.iter().any(|(face, _)| !direct(*face));
    faces.len() as u32 + 2 * u32::from(veiled)
}

/// 1 where the royal piece is not saved by its own move.
fn still(spot: &Spot, solution: &Node) -> u32 {
    let royal = spot.position.board.royal(spot.position.turn);
    let step = solution.action().and_then(Action::step);
    u32::from(step.is_none_or(|step| Some(step.from) != royal))
}
