//! What a game comes to whose time has run out: FIDE 6.9.

use std::collections::HashSet;

use super::{Chess, Variant};
use crate::{Board, Color, Outcome, Position, Role, Square};

/// How many positions are looked at for a mate in a blocked one, before it counts as possible.
const MAX_POSITIONS: usize = 20_000;

/// Whether some series of legal moves mates the other side; true also where that is not disproved.
pub(super) fn can_mate(position: &Position, color: Color) -> bool {
    has_material(&position.board, color)
        && (!is_blocked(&position.board) || mate_is_reached(position, color))
}

/// Whether what stands on the board can mate the other side.
fn has_material(board: &Board, color: Color) -> bool {
    let own = board.of_color(color);
    let other = board.of_color(!color);
    let of = |role| own & board.of_role(role);
    if [Role::Pawn, Role::Rook, Role::Queen].iter().any(|&role| !of(role).is_empty()) {
        return true;
    }
    let minors = (of(Role::Knight) | of(Role::Bishop)).len();
    if of(Role::Knight).is_empty() {
        // Bishops mate a king beside a piece that guards none of their squares, or bishops of the
        // other color.
        let bishops = board.of_role(Role::Bishop);
        let dark = bishops.filter(|square| square.is_dark()).count();
        let helps = !(board.of_role(Role::Pawn) | board.of_role(Role::Knight)).is_empty();
        return minors > 0 && (helps || (dark > 0 && dark < bishops.len()));
    }
    // A lone knight needs something beside the king that cannot take it.
    minors > 1 || !(other & !board.of_role(Role::King) & !board.of_role(Role::Queen)).is_empty()
}

/// Whether there is nothing but kings, bishops and pawns, each of them with another right ahead.
fn is_blocked(board: &Board) -> bool {
    let pawns = board.of_role(Role::Pawn);
    let others = [Role::Knight, Role::Rook, Role::Queen];
    let rammed = |square: Square| {
        let ahead = match board.piece_at(square).map(|pawn| pawn.color) {
            Some(Color::White) => square.rank().checked_add(1),
            _ => square.rank().checked_sub(1),
        };
        ahead.is_some_and(|rank| pawns.contains(Square::new(square.file(), rank)))
    };
    others.iter().all(|&role| board.of_role(role).is_empty())
        && !pawns.is_empty()
        && pawns.into_iter().all(rammed)
}

/// Whether a mate of the other side comes among the positions that can be reached, or they are too many.
fn mate_is_reached(position: &Position, color: Color) -> bool {
    let mut seen = HashSet::from([Chess.repetition_hash(position)]);
    let mut waiting = vec![*position];
    let mut actions = Vec::new();
    while let Some(position) = waiting.pop() {
        if matches!(Chess.end(&position), Some(Outcome::Win { winner, .. }) if winner == color) {
            return true;
        }
        actions.clear();
        Chess.legal_actions(&position, &mut actions);
        for &action in &actions {
            let next = Chess.play(&position, action);
            if seen.insert(Chess.repetition_hash(&next)) {
                waiting.push(next);
            }
        }
        if seen.len() > MAX_POSITIONS {
            return true;
        }
    }
    false
}
