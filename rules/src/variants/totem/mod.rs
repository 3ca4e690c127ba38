//! Totem Chess, on nine by nine squares with the Null between the sides.

use std::ops::ControlFlow;

use super::castling::{self, Castle};
use super::moves::{MoveSets, Promotions, Wanted};
use super::{Features, SearchVariant, Variant, VariantInfo, end_without_moves};
use crate::fen::FenError;
use crate::movegen::AttackTables;
use crate::notation;
use crate::{
    Action, Bitboard, Board, BoardSize, Color, Event, Outcome, Phase, Piece, Position, Role,
    RollEffect, Square,
};

mod attacks;
mod board_update;
mod fen;
mod generator;
mod roll;
mod state;

use board_update::BoardUpdate;
use generator::Generator;

pub use state::{PreRollState, RollUndo, TotemState};

const FEATURES: Features = Features {
    board_size: BoardSize::NINE,
    roles: &Role::ALL,
    die: true,
    null: true,
    ..Features::CHESS
};

const BOARD_SIZE: BoardSize = FEATURES.board_size;

static TABLES: &AttackTables = AttackTables::of(BOARD_SIZE);

static CASTLES: [Castle; 4] = Castle::all(BOARD_SIZE, 5, 7, 2);

/// The squares of the kings and rooks that may castle.
static HOMES: Bitboard = castling::homes(&CASTLES);

/// Where the Null starts and comes back.
const E5: Square = Square::new(4, 4);

/// How many turns there are between two rolls.
const TURNS_TO_ROLL: u8 = 3;

static INFO: VariantInfo = VariantInfo {
    id: "totem",
    name: "Totem Chess",
    pgn_name: "totem",
    start_fen: "rnbqtkbnr/ppppppppp/9/9/404/9/9/PPPPPPPPP/RNBQTKBNR w KQkq - 0 1 0 - - -",
    features: FEATURES,
};

pub(super) struct Totem;

impl Variant for Totem {
    fn info(&self) -> &'static VariantInfo {
        &INFO
    }

    fn search(&self) -> &dyn SearchVariant {
        self
    }

    fn plies_until_roll(&self, position: &Position) -> Option<u8> {
        (position.phase == Phase::Move).then(|| TURNS_TO_ROLL - position.totem.since_roll)
    }

    fn roll_effect(&self, position: &Position, number: u8, _roller: Color) -> Option<RollEffect> {
        roll::meaning(position, number)
    }

    fn move_sets(
        &self,
        position: &Position,
        wanted: &Wanted,
        found: &mut dyn FnMut(&MoveSets) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut moves = MoveSets::default();
        match position.phase {
            Phase::Move => {
                if let Some(generator) = Generator::legal(position) {
                    generator.find(wanted, &mut moves);
                }
            }
            Phase::Roll { .. } if wanted.others && has_turn(position) => {
                (1..=8).for_each(|number| moves.push_action(Action::Roll(number)));
            }
            Phase::AnswerRoll { by } => {
                moves.push_action(Action::Prevent);
                if by == position.turn {
                    moves.push_action(Action::Accept);
                }
            }
            _ => {}
        }
        found(&moves)
    }

    fn pseudo_legal_moves(&self, position: &Position, actions: &mut Vec<Action>) {
        if let Some(generator) = Generator::pseudo(position) {
            let mut moves = MoveSets::default();
            generator.find(&Wanted::ALL, &mut moves);
            moves.list(actions);
        }
    }

    fn apply(&self, position: &mut Position, action: Action) {
        apply_action(position, action, |_| ());
    }

    fn events(&self, position: &Position, action: Action) -> Vec<Event> {
        let mut events = Vec::new();
        apply_action(&mut { *position }, action, |event| events.push(event));
        events
    }

    fn king_in_check(&self, position: &Position, color: Color) -> Option<Square> {
        let royal = position.board.royal(color)?;
        attacks::is_attacked(&position.board, !color, royal).then_some(royal)
    }

    /// The Null may do for a lone king what its side cannot.
    fn has_mating_material(&self, _position: &Position, _color: Color) -> bool {
        true
    }

    fn end(&self, position: &Position) -> Option<Outcome> {
        match position.phase {
            Phase::Over(end) => Some(end),
            Phase::AnswerRoll { .. } => None,
            _ if has_turn(position) => None,
            _ => {
                Some(end_without_moves(position.turn, self.king_in_check(position, position.turn)))
            }
        }
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
        fen::complete(self, position, fields)
    }

    fn write_fen_extension(&self, position: &Position) -> String {
        fen::extra(position)
    }

    fn notation(&self, position: &Position, action: Action) -> String {
        notation::totem_notation(self, position, action)
    }
}

impl SearchVariant for Totem {
    fn skip_turn(&self, position: &Position) -> Option<Position> {
        let may_pass =
            position.phase == Phase::Move && !attacks::is_checked(&position.board, position.turn);
        may_pass.then(|| {
            let mut next = *position;
            BoardUpdate::new(&mut next, |_| ()).finish_turn(false);
            next
        })
    }

    fn attackers(
        &self,
        position: &Position,
        by: Color,
        square: Square,
        occupied: Bitboard,
    ) -> Bitboard {
        attacks::attackers(&position.board, by, square, occupied)
    }

    fn attacks(&self, position: &Position, piece: Piece, square: Square) -> Bitboard {
        attacks::attacks(&position.board, piece, square)
    }
}

/// Whether the side to move has a legal turn, not counting a roll before it.
fn has_turn(position: &Position) -> bool {
    let mut moves = MoveSets::default();
    if let Some(generator) = Generator::legal(position) {
        generator.find(&Wanted::ANY, &mut moves);
    }
    !moves.is_empty()
}

/// Changes the position by an action; `report` is told what happens.
fn apply_action(position: &mut Position, action: Action, report: impl FnMut(Event)) {
    let turn = position.turn;
    let mut update = BoardUpdate::new(position, report);
    match action {
        Action::Roll(number) => roll::resolve(update, number),
        Action::Prevent => roll::prevent(update),
        Action::Accept => update.next.phase = Phase::Move,
        Action::Move(mv) => {
            let own_pawn = update.next.board.of_role(Role::Pawn).contains(mv.from);
            update.make_move(mv);
            if HOMES.contains(mv.from) || HOMES.contains(mv.to) {
                update.drop_rights();
            }
            update.finish_turn(own_pawn);
            if own_pawn && mv.from.rank().abs_diff(mv.to.rank()) > 1 {
                update.next.en_passant = TABLES.between(mv.from, mv.to);
            }
        }
        Action::Sacrifice => {
            update.sacrifice_totem(turn);
            update.finish_turn(false);
        }
        Action::Undo => {
            update.undo_roll();
            update.sacrifice_totem(turn);
            update.finish_turn(false);
        }
        Action::PlaceGravitatur { .. } => {}
    }
}

/// The square that a side's Totem starts on.
fn home(color: Color) -> Square {
    Square::new(4, color.first_rank(BOARD_SIZE.ranks))
}

/// What a pawn of the side to move may become.
fn promotions(position: &Position) -> Promotions {
    let us = position.turn;
    let has_totem = !position.board.of(us, Role::Totem).is_empty();
    if has_totem || position.totem.totem_promotion_lost[us] {
        Promotions::Orthodox
    } else {
        Promotions::OrTotem
    }
}

/// The pawn that has just advanced past the en passant squares, if it still stands there.
fn advanced_pawn(position: &Position) -> Option<Square> {
    let mover = !position.turn;
    let passed = position.en_passant;
    let farthest = match mover {
        Color::White => passed.last(),
        Color::Black => passed.first(),
    };
    let stop = farthest?.offset(0, mover.forward(), BOARD_SIZE)?;
    position.board.of(mover, Role::Pawn).contains(stop).then_some(stop)
}

/// A board without the Totem of `color`.
fn without_totem(board: &Board, color: Color) -> Board {
    let mut board = *board;
    if let Some(totem) = board.of(color, Role::Totem).first() {
        board.take(totem);
    }
    board
}
