//! Superpermutation d8 Chess: a die names the file to land on, and what lands climbs.

use std::ops::ControlFlow;

mod climb;
mod move_gen;

use move_gen::MoveGen;

use super::moves::{MoveSets, Wanted};
use super::no_capture::{self, BOARD_SIZE, TABLES};
use super::{Features, SearchVariant, Variant, VariantInfo};
use crate::fen::{FenError, FenPart};
use crate::notation;
use crate::{
    Action, Bitboard, Color, Event, EventKind, Outcome, Phase, Position, RollEffect, Square,
};

static INFO: VariantInfo = VariantInfo {
    id: "superpermutation-d8",
    name: "Superpermutation d8 Chess",
    pgn_name: "superpermutation-d8",
    start_fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1 ?",
    features: Features { die: true, ..no_capture::FEATURES },
};

pub(super) struct SuperpermutationD8;

impl Variant for SuperpermutationD8 {
    fn info(&self) -> &'static VariantInfo {
        &INFO
    }

    fn search(&self) -> &dyn SearchVariant {
        self
    }

    fn roll_effect(&self, _position: &Position, number: u8, roller: Color) -> Option<RollEffect> {
        file_of(number, roller).map(RollEffect::File)
    }

    fn move_sets(
        &self,
        position: &Position,
        wanted: &Wanted,
        found: &mut dyn FnMut(&MoveSets) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let move_gen = MoveGen::legal(position);
        let mut moves = MoveSets::default();
        match position.phase {
            Phase::Roll { .. } if wanted.others && move_gen.has_move() => {
                (1..=8).for_each(|number| moves.push_action(Action::Roll(number)));
            }
            Phase::MoveWithRoll(number) => {
                let bound = bound(number, position.turn);
                move_gen.find(bound, wanted, &mut moves);
                // The number binds nobody who has no move there.
                if moves.is_empty() && (wanted.is_all() || !move_gen.can_land(bound)) {
                    move_gen.find(TABLES.board, wanted, &mut moves);
                }
            }
            Phase::Move => move_gen.find(TABLES.board, wanted, &mut moves),
            _ => {}
        }
        found(&moves)
    }

    fn pseudo_legal_moves(&self, position: &Position, actions: &mut Vec<Action>) {
        let mut moves = MoveSets::default();
        MoveGen::pseudo(position).find(TABLES.board, &Wanted::ALL, &mut moves);
        moves.list(actions);
    }

    fn apply(&self, position: &mut Position, action: Action) {
        match action {
            Action::Roll(number) => position.phase = Phase::MoveWithRoll(number),
            Action::Move(mv) => {
                let resets = no_capture::resets_clock(&position.board, mv.from, mv.to);
                climb::perform(&mut position.board, position.turn, mv, &mut |_| ());
                position.pass_turn(resets);
                position.phase = match no_capture::king_in_check(&position.board, position.turn) {
                    Some(_) => Phase::Move,
                    None => Phase::Roll { by: position.turn },
                };
            }
            _ => {}
        }
    }

    fn events(&self, position: &Position, action: Action) -> Vec<Event> {
        match action {
            Action::Roll(number) => {
                vec![Event { number: Some(number), ..Event::new(EventKind::Rolled) }]
            }
            Action::Move(mv) => {
                let (mut board, mut events) = (position.board, Vec::new());
                climb::perform(&mut board, position.turn, mv, &mut |event| events.push(event));
                events
            }
            _ => Vec::new(),
        }
    }

    fn king_in_check(&self, position: &Position, color: Color) -> Option<Square> {
        no_capture::king_in_check(&position.board, color)
    }

    fn end(&self, position: &Position) -> Option<Outcome> {
        no_capture::end(position, MoveGen::legal(position).has_move())
    }

    fn counts_for_repetition(&self, position: &Position) -> bool {
        !matches!(position.phase, Phase::MoveWithRoll(_))
    }

    fn parse_fen_extension(
        &self,
        position: &mut Position,
        fields: &[&str],
    ) -> Result<(), FenError> {
        let [die] = fields else {
            return Err(FenError::new(
                FenPart::Fields,
                "after the six usual fields comes exactly one more, the die: `?`, `1` to `8`, or `-`",
            ));
        };
        position.phase = match die.as_bytes() {
            b"?" => Phase::Roll { by: position.turn },
            b"-" => Phase::Move,
            [digit @ b'1'..=b'8'] => Phase::MoveWithRoll(digit - b'0'),
            _ => {
                let reason = "the die field is `?`, a digit from 1 to 8, or `-`";
                return Err(FenError::new(FenPart::Die, reason));
            }
        };
        no_capture::check_fen(self, position, true)?;
        check_die(position)
    }

    fn write_fen_extension(&self, position: &Position) -> String {
        match position.phase {
            Phase::Roll { .. } => " ?".to_owned(),
            Phase::Move | Phase::AnswerRoll { .. } | Phase::Over(_) => " -".to_owned(),
            Phase::MoveWithRoll(number) => format!(" {number}"),
        }
    }

    fn notation(&self, position: &Position, action: Action) -> String {
        notation::long_form(self, position, action)
    }
}

impl SearchVariant for SuperpermutationD8 {
    fn moves_by_roll(
        &self,
        position: &Position,
        actions: &mut Vec<Action>,
        numbers: &mut Vec<u8>,
    ) -> bool {
        let Phase::Roll { by } = position.phase else {
            return false;
        };
        let before = actions.len();
        let mut moves = MoveSets::default();
        MoveGen::legal(position).find(TABLES.board, &Wanted::ALL, &mut moves);
        moves.list(actions);
        let moves = actions[before..].iter().filter_map(|action| action.as_move());
        numbers.extend(moves.map(|mv| number_of(mv.to.file(), by)));
        true
    }

    fn skip_turn(&self, position: &Position) -> Option<Position> {
        if no_capture::king_in_check(&position.board, position.turn).is_some() {
            return None;
        }
        let mut next = *position;
        next.pass_turn(false);
        next.phase = Phase::Roll { by: next.turn };
        Some(next)
    }
}

/// The squares that a number asks for.
fn bound(number: u8, roller: Color) -> Bitboard {
    file_of(number, roller).map_or(Bitboard::EMPTY, |file| BOARD_SIZE.file(file))
}

/// Refuses a die where none can have been rolled.
fn check_die(position: &Position) -> Result<(), FenError> {
    let move_gen = MoveGen::legal(position);
    match position.phase {
        Phase::Move => Ok(()),
        _ if move_gen.in_check() => {
            let reason = "no die is rolled in check, so the die field must be `-`";
            Err(FenError::new(FenPart::Die, reason))
        }
        Phase::MoveWithRoll(_) if !move_gen.has_move() => {
            let reason = "nobody rolls without a legal move, so the die field must be `?`";
            Err(FenError::new(FenPart::Die, reason))
        }
        _ => Ok(()),
    }
}

/// The file that a number asks for, counted from the left of the roller.
fn file_of(number: u8, roller: Color) -> Option<u8> {
    let from_left = number.checked_sub(1).filter(|&file| file < BOARD_SIZE.files)?;
    Some(match roller {
        Color::White => from_left,
        Color::Black => BOARD_SIZE.files - 1 - from_left,
    })
}

/// The number that asks for a file, counted from the left of the board.
fn number_of(file: u8, roller: Color) -> u8 {
    match roller {
        Color::White => file + 1,
        Color::Black => BOARD_SIZE.files - file,
    }
}
