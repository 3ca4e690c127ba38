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

use engine::puzzles::{Kind, Node, PuzzlePosition};
use rules::{Action, Phase, Position, RollEffect, roll_binds};

/// What many legal turns add at most.
const WIDEST: u32 = 4;

/// A puzzle's difficulty, from 1 to 10.
pub(super) fn of(puzzle_position: &PuzzlePosition, kind: Kind, solution: &Node) -> u8 {
    let width = turns(puzzle_position).checked_ilog2().unwrap_or(0).saturating_sub(2).min(WIDEST);
    let step = solution.action().map_or(0, |action| quietness(puzzle_position, action));
    let sum = weigh(puzzle_position, kind, solution, width, step);
    sum.clamp(1, 10) as u8
}

/// What a solution weighs, by the parts of its difficulty; `width` is for the legal turns and `step` for the
/// first of them.
fn weigh(
    puzzle_position: &PuzzlePosition,
    kind: Kind,
    solution: &Node,
    width: u32,
    step: u32,
) -> u32 {
    match kind {
        Kind::Numbers => width + faces(puzzle_position, solution),
        Kind::Number => width + mate(puzzle_position, solution) + unbound(puzzle_position),
        Kind::NoWayOut => {
            width + 2 + royal_stays(puzzle_position, solution) + step + unbound(puzzle_position)
        }
        Kind::Net => width + 2 + replies(solution) + step + unbound(puzzle_position),
        Kind::Mate if solution.turns() == 1 => width + mate(puzzle_position, solution),
        Kind::Mate => width + 2 * (solution.turns() - 1) + replies(solution) / 2 + step,
        Kind::Null if puzzle_position.position.is_roll_due() => strikes(puzzle_position, solution),
        Kind::Null => width + royal_stays(puzzle_position, solution) + step,
    }
}

/// How many turns there are to look at, whatever is rolled.
fn turns(puzzle_position: &PuzzlePosition) -> usize {
    let unrolled = Position { phase: Phase::Move, ..puzzle_position.position };
    match puzzle_position.position.phase {
        Phase::Roll { .. } => puzzle_position.variant.count_actions(&unrolled),
        _ => puzzle_position.variant.count_actions(&puzzle_position.position),
    }
}

/// 1 for a turn that takes and promotes nothing, and 1 for one that gives no check.
fn quietness(puzzle_position: &PuzzlePosition, action: Action) -> u32 {
    u32::from(!captures(puzzle_position, action))
        + u32::from(!puzzle_position.after(action).is_check())
}

fn captures(puzzle_position: &PuzzlePosition, action: Action) -> bool {
    let mut captures = Vec::new();
    puzzle_position.variant.search().tactical_moves(&puzzle_position.position, &mut captures);
    captures.contains(&action)
}

/// What the only mate in one costs.
fn mate(puzzle_position: &PuzzlePosition, solution: &Node) -> u32 {
    solution.action().map_or(0, |action| {
        let moves = action.as_move().is_some_and(|_| !captures(puzzle_position, action));
        u32::from(moves) + 2 * u32::from(is_hidden(puzzle_position, action))
    })
}

/// Whether a mate is given by a piece that stood where it stands before.
fn is_hidden(puzzle_position: &PuzzlePosition, action: Action) -> bool {
    let (us, next) = (puzzle_position.position.turn, puzzle_position.after(action).position);
    let Some(royal) = puzzle_position.variant.king_in_check(&next, !us) else {
        return false;
    };
    let mut attackers =
        puzzle_position.variant.search().attackers(&next, us, royal, next.board.occupied());
    attackers.any(|square| {
        puzzle_position.position.board.piece_at(square) == next.board.piece_at(square)
    })
}

/// 1 where the number binds nothing.
fn unbound(puzzle_position: &PuzzlePosition) -> u32 {
    u32::from(roll_binds(puzzle_position.variant, &puzzle_position.position) == Some(false))
}

/// What the numbers that mate cost.
fn faces(puzzle_position: &PuzzlePosition, solution: &Node) -> u32 {
    let Node::Faces { faces, .. } = solution else {
        return 0;
    };
    let rolled = |face: u8| puzzle_position.after(Action::Roll(face));
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
fn strikes(puzzle_position: &PuzzlePosition, solution: &Node) -> u32 {
    let Node::Faces { faces, against: Some(side) } = solution else {
        return 0;
    };
    let royal = puzzle_position.position.board.royal(*side);
    let roller = puzzle_position.position.side_to_act();
    let direct = |face: u8| match puzzle_position.variant.roll_effect(
        &puzzle_position.position,
        face,
        roller,
    ) {
        Some(RollEffect::Step { to, .. }) => Some(to) == royal,
        _ => false,
    };
    let veiled = faces.iter().any(|(face, _)| !direct(*face));
    let count = faces.len() as u32;
    count.min(8 - count) + 3 * u32::from(veiled)
}

/// 1 where the royal piece is not saved by its own move.
fn royal_stays(puzzle_position: &PuzzlePosition, solution: &Node) -> u32 {
    let royal = puzzle_position.position.board.royal(puzzle_position.position.turn);
    let mv = solution.action().and_then(Action::as_move);
    u32::from(mv.is_none_or(|mv| Some(mv.from) != royal))
}
