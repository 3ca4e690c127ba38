//! What the no-capture games share: only kings capture, and they may swap with their own pieces.

use crate::fen::FenError;
use crate::movegen::Tables;
use crate::{Bitboard, Board, Color, Geometry, Position, Role, Square};

pub(super) const GEOMETRY: Geometry = Geometry::EIGHT;

pub(super) static TABLES: &Tables = Tables::of(GEOMETRY);

/// Whether pieces of this kind capture.
pub(super) fn can_capture(role: Role) -> bool {
    role == Role::King
}

/// The square in front of `square`, as `color` sees it.
pub(super) fn ahead(color: Color, square: Square) -> Option<Square> {
    square.offset(0, color.forward(), GEOMETRY)
}

/// Whether the royal piece of `color` stands in check, and where.
pub(super) fn checked(board: &Board, color: Color) -> Option<Square> {
    let king = board.king(color)?;
    TABLES.is_attacked(board, !color, king).then_some(king)
}

/// Where a piece can go by its ordinary move, its own king's safety aside.
pub(super) fn targets(board: &Board, color: Color, role: Role, from: Square) -> Bitboard {
    match role {
        Role::Pawn => advances(board, color, from),
        Role::King => TABLES.king(from) & !board.of_color(color),
        _ => {
            let occupied = board.occupied();
            TABLES.attacks(color, role, from, occupied) & !occupied
        }
    }
}

/// Where a pawn can go.
fn advances(board: &Board, color: Color, from: Square) -> Bitboard {
    let empty = |square: &Square| !board.occupied().contains(*square);
    let Some(step) = ahead(color, from).filter(empty) else {
        return Bitboard::EMPTY;
    };
    let long = (from.rank() == color.second_rank(GEOMETRY.ranks))
        .then(|| ahead(color, step).filter(empty))
        .flatten();
    Bitboard::of(step) | long.map_or(Bitboard::EMPTY, Bitboard::of)
}

/// Whose squares the king may take by teleporting, its safety there aside.
pub(super) fn teleports(board: &Board, color: Color) -> Bitboard {
    board.of_color(color) & !(board.of_role(Role::Pawn) | board.of_role(Role::King))
}

/// Whether neither side can ever mate: bare kings, or one bishop or knight beside them.
pub(super) fn is_dead(board: &Board) -> bool {
    let minor = board.of_role(Role::Bishop) | board.of_role(Role::Knight);
    let others = board.occupied() & !board.of_role(Role::King);
    others.len() <= 1 && (others & !minor).is_empty()
}

/// Refuses castling rights and en passant squares.
pub(super) fn refuse_rights(position: &Position) -> Result<(), FenError> {
    if !position.castling.is_empty() {
        return Err(FenError::new("there is no castling in this game: the field must be `-`"));
    }
    if !position.en_passant.is_empty() {
        return Err(FenError::new("there is no en passant in this game: the field must be `-`"));
    }
    Ok(())
}
