//! What the no-capture games share: only kings capture, and they may swap with their own pieces.

mod generator;

use super::{Features, Variant, end_without_moves};
use crate::fen::{self, FenError, FenPart};
use crate::movegen::AttackTables;
use crate::{
    Bitboard, Board, BoardSize, Color, DrawReason, Event, EventKind, Outcome, Piece, Position,
    Role, Square,
};

pub(super) use generator::{Generator, Movers};

pub(super) const BOARD_SIZE: BoardSize = FEATURES.board_size;

pub(super) static TABLES: &AttackTables = AttackTables::of(BOARD_SIZE);

/// What these games have: only kings capture, and they do not castle.
pub(super) const FEATURES: Features =
    Features { captors: &[Role::King], castling: false, ..Features::CHESS };

/// The square in front of `square`, as `color` sees it.
pub(super) fn ahead(color: Color, square: Square) -> Option<Square> {
    square.offset(0, color.forward(), BOARD_SIZE)
}

/// The square of the king of `color`, if it is in check.
pub(super) fn king_in_check(board: &Board, color: Color) -> Option<Square> {
    let king = board.king(color)?;
    TABLES.is_attacked(board, !color, king).then_some(king)
}

/// The pieces that the king may swap with by teleporting, if it is safe there.
pub(super) fn teleports(board: &Board, color: Color) -> Bitboard {
    board.of_color(color) & !(board.of_role(Role::Pawn) | board.of_role(Role::King))
}

/// Moves a piece, or swaps the king with an own piece. Returns the piece that moved, unless it
/// swapped. `report` is told what happens.
pub(super) fn make_move(
    board: &mut Board,
    from: Square,
    to: Square,
    report: &mut impl FnMut(Event),
) -> Option<Piece> {
    let piece = board.piece_at(from)?;
    let met = board.piece_at(to);
    board.toggle(from, piece);
    if let Some(other) = met {
        board.toggle(to, other);
    }
    board.toggle(to, piece);
    if let Some(other) = met.filter(|other| other.color == piece.color) {
        board.toggle(from, other);
        let swapped = Event::going(EventKind::Swapped, piece, from, to);
        report(Event { other: Some(other), ..swapped });
        return None;
    }
    let captured = met.map(|other| (to, other));
    report(Event { captured, ..Event::going(EventKind::Moved, piece, from, to) });
    Some(piece)
}

/// Makes `pawn` on `square` a piece of another kind.
pub(super) fn promote(
    board: &mut Board,
    square: Square,
    pawn: Piece,
    role: Role,
    report: &mut impl FnMut(Event),
) {
    let piece = Piece { role, ..pawn };
    board.toggle(square, pawn);
    board.toggle(square, piece);
    report(Event { piece: Some(piece), ..Event::at(EventKind::Promoted, square) });
}

/// Whether a move resets the clock: a pawn's own move, or a capture.
pub(super) fn resets_clock(board: &Board, from: Square, to: Square) -> bool {
    board.of_role(Role::Pawn).contains(from)
        || board.color_at(to).is_some_and(|color| board.color_at(from) != Some(color))
}

/// How the game has ended, given whether the side to move `can_act`.
pub(super) fn end(position: &Position, can_act: bool) -> Option<Outcome> {
    if can_act {
        return is_dead(&position.board).then_some(Outcome::Draw(DrawReason::Material));
    }
    Some(end_without_moves(position.turn, king_in_check(&position.board, position.turn)))
}

/// Whether neither side can ever mate: bare kings, or one bishop or knight beside them.
fn is_dead(board: &Board) -> bool {
    let minor = board.of_role(Role::Bishop) | board.of_role(Role::Knight);
    let others = board.occupied() & !board.of_role(Role::King);
    others.len() <= 1 && (others & !minor).is_empty()
}

/// Refuses positions that the no-capture games cannot reach.
pub(super) fn check_fen(
    variant: &dyn Variant,
    position: &Position,
    pawns_on_first_rank: bool,
) -> Result<(), FenError> {
    if !position.castling.is_empty() {
        let reason = "there is no castling in this game: the field must be `-`";
        return Err(FenError::new(FenPart::Castling, reason));
    }
    if !position.en_passant.is_empty() {
        let reason = "there is no en passant in this game: the field must be `-`";
        return Err(FenError::new(FenPart::EnPassant, reason));
    }
    fen::check_kings(position)?;
    fen::check_pawns(position, BOARD_SIZE, pawns_on_first_rank)?;
    fen::check_capturable_king(variant, position)
}
