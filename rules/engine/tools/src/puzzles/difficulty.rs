//! How hard a puzzle is to start with, until people have tried it.
//!
//! It is a sum of what makes it hard:
//!
//! - legal turns, whatever is rolled: 1 for 8 or more, 2 for 16, 3 for 32, 4 for 64
//! - a turn to be found: 1 if a piece moves, takes nothing and is not promoted, 1 if it gives no check where it need
//!   not, 2 if it mates by a piece that stood there before, 1 if the number rolled binds nothing, 1
//!   if it saves the royal piece without moving it
//! - numbers to be found: 1 for each, 1 if one of them binds nothing, 2 if one mates by a piece that
//!   stood there before
//! - a mate in two 2, in three 4, a way out or a net 2; half the binary logarithm of the number of
//!   replies, in a net the whole
//! - the Null's numbers, by themselves: 1 for each that ends the game or, if they are fewer, that
//!   does not, and 3 if one does without a step onto the royal piece

use engine::puzzles::{Kind, Node, Spot};
use rules::{Action, Phase, Position, RollEffect, roll_binds};

/// What many legal turns add at most.
const WIDEST: u32 = 4;

/// A puzzle's difficulty, from 1 to 10.
pub(super) fn of(spot: &Spot, kind: Kind, solution: &Node) -> u8 {
    let width = turns(spot).checked_ilog2().unwrap_or(0).saturating_sub(2).min(WIDEST);
    let step = solution.action().map_or(0, |action| quietness(spot, action));
    let sum = weigh(spot, kind, solution, width, step);
    sum.clamp(1, 10) as u8
}

/// What a solution weighs, by the parts of its difficulty; `width` is for the legal turns and `step` for the
/// first of them.
fn weigh(spot: &Spot, kind: Kind, solution: &Node, width: u32, step: u32) -> u32 {
    match kind {
        Kind::Numbers => width + faces(spot, solution),
        Kind::Number => width + mate(spot, solution) + unbound(spot),
        Kind::NoWayOut => width + 2 + royal_stays(spot, solution) + step + unbound(spot),
        Kind::Net => width + 2 + replies(solution) + step + unbound(spot),
        Kind::Mate if solution.turns() == 1 => width + mate(spot, solution),
        Kind::Mate => width + 2 * (solution.turns() - 1) + replies(solution) / 2 + step,
        Kind::Null if spot.position.is_roll_due() => strikes(spot, solution),
        Kind::Null => width + royal_stays(spot, solution) + step,
    }
}

/// How many turns there are to look at, whatever is rolled.
fn turns(spot: &Spot) -> usize {
    let unrolled = Position { phase: Phase::Move, ..spot.position };
    match spot.position.phase {
        Phase::Roll { .. } => spot.variant.count_actions(&unrolled),
        _ => spot.variant.count_actions(&spot.position),
    }
}

/// 1 for a turn that takes and promotes nothing, and 1 for one that gives no check.
fn quietness(spot: &Spot, action: Action) -> u32 {
    u32::from(!captures(spot, action)) + u32::from(!spot.after(action).is_check())
}

fn captures(spot: &Spot, action: Action) -> bool {
    let mut captures = Vec::new();
    spot.variant.search().captures(&spot.position, &mut captures);
    captures.contains(&action)
}

/// What the only mate in one costs.
fn mate(spot: &Spot, solution: &Node) -> u32 {
    solution.action().map_or(0, |action| {
        let moves = action.step().is_some_and(|_| !captures(spot, action));
        u32::from(moves) + 2 * u32::from(is_hidden(spot, action))
    })
}

/// Whether a mate is given by a piece that stood where it stands before.
fn is_hidden(spot: &Spot, action: Action) -> bool {
    let (us, next) = (spot.position.turn, spot.after(action).position);
    let Some(royal) = spot.variant.king_in_check(&next, !us) else {
        return false;
    };
    let mut attackers = spot.variant.search().attackers(&next, us, royal, next.board.occupied());
    attackers.any(|square| spot.position.board.piece_at(square) == next.board.piece_at(square))
}

/// 1 where the number binds nothing.
fn unbound(spot: &Spot) -> u32 {
    u32::from(roll_binds(spot.variant, &spot.position) == Some(false))
}

/// What the numbers that mate cost.
fn faces(spot: &Spot, solution: &Node) -> u32 {
    let Node::Faces { faces, .. } = solution else {
        return 0;
    };
    let rolled = |face: u8| spot.after(Action::Roll(face));
    let is_unbound = faces.iter().any(|(face, _)| unbound(&rolled(*face)) > 0);
    let hidden = faces.iter().any(|(face, mates)| {
        let rolled = rolled(*face);
        mates.iter().all(|action| is_hidden(&rolled, *action))
    });
    faces.len() as u32 + u32::from(is_unbound) + 2 * u32::from(hidden)
}

/// The binary logarithm of how many replies are to be thought of.
fn replies(solution: &Node) -> u32 {
    match solution {
        Node::Action { replies, .. } => replies.len().checked_ilog2().unwrap_or(0),
        Node::Faces { .. } => 0,
    }
}

/// 1 for each number that ends the game or, if they are fewer, that does not, and 3 more if one does
/// without a step onto the royal piece.
fn strikes(spot: &Spot, solution: &Node) -> u32 {
    let Node::Faces { faces, against: Some(side) } = solution else {
        return 0;
    };
    let royal = spot.position.board.royal(*side);
    let roller = spot.position.side_to_act();
    let direct = |face: u8| match spot.variant.roll_effect(&spot.position, face, roller) {
        Some(RollEffect::Step { to, .. }) => Some(to) == royal,
        _ => false,
    };
    let veiled = faces.iter().any(|(face, _)| !direct(*face));
    let count = faces.len() as u32;
    count.min(8 - count) + 3 * u32::from(veiled)
}

/// 1 where the royal piece is not saved by its own move.
fn royal_stays(spot: &Spot, solution: &Node) -> u32 {
    let royal = spot.position.board.royal(spot.position.turn);
    let step = solution.action().and_then(Action::step);
    u32::from(step.is_none_or(|step| Some(step.from) != royal))
}
