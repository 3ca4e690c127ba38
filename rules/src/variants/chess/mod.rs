//! Chess by the FIDE Laws.

use std::ops::ControlFlow;

use super::castling::{self, Castle};
use super::moves::{MoveSets, Wanted};
use super::{Features, SearchVariant, Variant, VariantInfo, end_without_moves, has_action};
use crate::fen::{self, FenError, FenPart};
use crate::movegen::AttackTables;
use crate::notation;
use crate::{
    Action, Bitboard, Board, BoardSize, CastlingRights, Color, DrawReason, Event, EventKind,
    MAX_SQUARES, Move, Outcome, Piece, Position, Role, Square,
};

mod generator;
mod time;

use generator::Generator;

const BOARD_SIZE: BoardSize = Features::CHESS.board_size;

static TABLES: &AttackTables = AttackTables::of(BOARD_SIZE);

static CASTLES: [Castle; 4] = Castle::all(BOARD_SIZE, 4, 6, 2);

static RIGHTS_LOST: [CastlingRights; MAX_SQUARES] = castling::rights_lost(&CASTLES);

/// The game by the FIDE Laws, which others can be made of.
#[derive(Clone, Copy, Debug)]
pub struct Chess;

impl Chess {
    /// Its names, start and features.
    pub const INFO: VariantInfo = VariantInfo {
        id: "chess",
        name: "Chess",
        pgn_name: "",
        start_fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        features: Features::CHESS,
    };
}

impl Variant for Chess {
    fn info(&self) -> &'static VariantInfo {
        &Self::INFO
    }

    fn search(&self) -> &dyn SearchVariant {
        self
    }

    fn move_sets(
        &self,
        position: &Position,
        wanted: &Wanted,
        found: &mut dyn FnMut(&MoveSets) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut moves = MoveSets::default();
        Generator::legal(position).find(wanted, &mut moves);
        found(&moves)
    }

    fn pseudo_legal_moves(&self, position: &Position, actions: &mut Vec<Action>) {
        let mut moves = MoveSets::default();
        Generator::pseudo(position).find(&Wanted::ALL, &mut moves);
        moves.list(actions);
    }

    fn apply(&self, position: &mut Position, action: Action) {
        let Action::Move(Move { from, to, promotion }) = action else {
            return;
        };
        let Some(role) = position.board.role_at(from) else {
            return;
        };
        let piece = Piece { color: position.turn, role };
        let captured = captured(position, role, from, to);
        position.board.toggle(from, piece);
        if let Some((square, taken)) = captured {
            position.board.toggle(square, taken);
        }
        position.board.toggle(to, Piece { role: promotion.unwrap_or(role), ..piece });
        if let Some(castle) = castling::of_move(&CASTLES, role, from, to) {
            castle.move_rook(&mut position.board);
        }
        let lost = RIGHTS_LOST[from.index()].with(RIGHTS_LOST[to.index()]);
        position.castling = position.castling.without(lost);
        position.pass_turn(captured.is_some() || role == Role::Pawn);
        if role == Role::Pawn && from.rank().abs_diff(to.rank()) == 2 {
            position.en_passant = TABLES.between(from, to);
        }
    }

    fn events(&self, position: &Position, action: Action) -> Vec<Event> {
        let Action::Move(Move { from, to, promotion }) = action else {
            return Vec::new();
        };
        let Some(piece) = position.board.piece_at(from) else {
            return Vec::new();
        };
        let captured = captured(position, piece.role, from, to);
        let mut events =
            vec![Event { captured, ..Event::going(EventKind::Moved, piece, from, to) }];
        if let Some(castle) = castling::of_move(&CASTLES, piece.role, from, to) {
            let rook = Piece { role: Role::Rook, ..piece };
            events.push(Event::going(EventKind::Moved, rook, castle.rook_from, castle.rook_to));
        }
        if let Some(role) = promotion {
            let piece = Some(Piece { role, ..piece });
            events.push(Event { piece, ..Event::at(EventKind::Promoted, to) });
        }
        events
    }

    fn king_in_check(&self, position: &Position, color: Color) -> Option<Square> {
        let king = position.board.king(color)?;
        TABLES.is_attacked(&position.board, !color, king).then_some(king)
    }

    fn has_mating_material(&self, position: &Position, color: Color) -> bool {
        time::can_mate(position, color)
    }

    fn end(&self, position: &Position) -> Option<Outcome> {
        if !has_action(self, position) {
            return Some(end_without_moves(
                position.turn,
                self.king_in_check(position, position.turn),
            ));
        }
        is_dead(&position.board).then_some(Outcome::Draw(DrawReason::Material))
    }

    fn legal_en_passant(&self, position: &Position) -> Bitboard {
        if position.en_passant.is_empty() {
            return Bitboard::EMPTY;
        }
        Generator::legal_en_passant(position)
    }

    fn parse_fen_extension(
        &self,
        position: &mut Position,
        fields: &[&str],
    ) -> Result<(), FenError> {
        if !fields.is_empty() {
            return Err(FenError::new(FenPart::Fields, "there is something after the six fields"));
        }
        fen::check_kings(position)?;
        fen::check_pawns(position, BOARD_SIZE, false)?;
        fen::check_capturable_king(self, position)?;
        castling::check_rights(&CASTLES, position)?;
        check_en_passant(position)
    }

    fn notation(&self, position: &Position, action: Action) -> String {
        notation::san(self, position, action)
    }
}

impl SearchVariant for Chess {}

/// What a move captures, and where that stands.
fn captured(position: &Position, role: Role, from: Square, to: Square) -> Option<(Square, Piece)> {
    let color = !position.turn;
    if role == Role::Pawn && position.en_passant.contains(to) && from.file() != to.file() {
        let passed = Square::new(to.file(), from.rank());
        return Some((passed, Piece { color, role: Role::Pawn }));
    }
    if !position.board.of_color(color).contains(to) {
        return None;
    }
    position.board.role_at(to).map(|role| (to, Piece { color, role }))
}

/// Whether neither side can ever mate: bare kings, one minor piece beside them, or only bishops
/// that all stand on one colour.
fn is_dead(board: &Board) -> bool {
    let others = board.occupied() & !board.of_role(Role::King);
    let knights = board.of_role(Role::Knight);
    if (others & !knights).is_empty() {
        return others.len() <= 1;
    }
    if others != board.of_role(Role::Bishop) {
        return false;
    }
    let dark = others.filter(|square| square.is_dark()).count();
    dark == 0 || dark == others.len()
}

/// Refuses an en passant square that no pawn of the side not to move can just have passed.
fn check_en_passant(position: &Position) -> Result<(), FenError> {
    let Some(square) = position.en_passant.first() else {
        return Ok(());
    };
    let mover = !position.turn;
    let board = &position.board;
    let start = square.offset(0, -mover.forward(), BOARD_SIZE);
    let stop = square.offset(0, mover.forward(), BOARD_SIZE);
    let pawn = Piece { color: mover, role: Role::Pawn };
    let passed = position.en_passant.len() == 1
        && start.is_some_and(|start| {
            start.rank() == mover.pawn_rank(BOARD_SIZE.ranks) && board.piece_at(start).is_none()
        })
        && board.piece_at(square).is_none()
        && stop.is_some_and(|stop| board.piece_at(stop) == Some(pawn));
    if passed {
        Ok(())
    } else {
        let reason = format!("no {mover} pawn can just have passed the en passant square {square}");
        Err(FenError::new(FenPart::EnPassant, reason))
    }
}
