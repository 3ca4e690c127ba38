//! Gravitatur Chess: before a move, a neutral piece draws what it sees next to itself.

use std::ops::ControlFlow;

mod attraction;

use attraction::{attract, attracted};

pub use attraction::Placement;

use super::moves::{MoveSets, Wanted};
use super::no_capture::{self, Generator, TABLES};
use super::{Features, SearchVariant, Variant, VariantInfo, has_action};
use crate::fen::{FenError, FenPart};
use crate::notation;
use crate::{Action, Bitboard, Board, Color, Event, EventKind, Move, Outcome, Position, Square};

static INFO: VariantInfo = VariantInfo {
    id: "gravitatur",
    name: "Gravitatur Chess",
    pgn_name: "gravitatur",
    start_fen: "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
    features: Features { gravitatur: true, ..no_capture::FEATURES },
};

pub(super) struct Gravitatur;

impl Variant for Gravitatur {
    fn info(&self) -> &'static VariantInfo {
        &INFO
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
        let mut places = false;
        for at in free(position) {
            let mut moves = MoveSets::default();
            find_after_placement(position, at, wanted, &mut moves);
            if !moves.is_empty() {
                places = true;
                found(&moves)?;
            }
        }
        if places || !wanted.is_all() && must_place(position) {
            return ControlFlow::Continue(());
        }
        let mut moves = MoveSets::default();
        Generator::legal(&position.board, position.turn).find(wanted, &mut moves);
        found(&moves)
    }

    fn is_legal(&self, position: &Position, action: Action) -> bool {
        let us = position.turn;
        let is_among = |board: &Board, mv| {
            let action = Action::Move(mv);
            let mut moves = MoveSets::default();
            Generator::legal(board, us).find(&Wanted::one(action), &mut moves);
            moves.contains(action)
        };
        match action {
            Action::Move(mv) => is_among(&position.board, mv) && !must_place(position),
            Action::PlaceGravitatur { square: at, then } => {
                let is_free = free(position).contains(at);
                let placement = is_free.then(|| Placement::find(&position.board, us, at));
                placement.flatten().is_some_and(|Placement { gives_check, board, .. }| match then {
                    Some(mv) => !gives_check && is_among(&board, mv),
                    None => gives_check,
                })
            }
            _ => false,
        }
    }

    fn san_candidates(&self, position: &Position, action: Action, actions: &mut Vec<Action>) {
        let at = action.placement();
        let board = at.map_or(position.board, |at| attracted(&position.board, at));
        list(&Generator::legal(&board, position.turn), at, actions);
    }

    fn pseudo_legal_moves(&self, position: &Position, actions: &mut Vec<Action>) {
        let us = position.turn;
        list(&Generator::pseudo(&position.board, us), None, actions);
        for at in TABLES.board & !position.board.occupied() {
            let board = attracted(&position.board, at);
            if no_capture::king_in_check(&board, !us).is_some() {
                actions.push(Action::PlaceGravitatur { square: at, then: None });
            } else {
                list(&Generator::pseudo(&board, us), Some(at), actions);
            }
        }
    }

    fn apply(&self, position: &mut Position, action: Action) {
        if let Action::PlaceGravitatur { square: at, .. } = action {
            position.board = attracted(&position.board, at);
        }
        finish(position, action);
    }

    fn events(&self, position: &Position, action: Action) -> Vec<Event> {
        let mut events = Vec::new();
        let mut board = position.board;
        if let Action::PlaceGravitatur { square: at, .. } = action {
            board = attract(&position.board, at, &mut |event| events.push(event));
            events.sort_by_key(|event| event.from);
            events.insert(0, Event::at(EventKind::GravitaturPlaced, at));
        }
        if let Some(mv) = action.as_move() {
            perform(&mut board, mv, &mut |event| events.push(event));
        }
        events
    }

    fn king_in_check(&self, position: &Position, color: Color) -> Option<Square> {
        no_capture::king_in_check(&position.board, color)
    }

    fn end(&self, position: &Position) -> Option<Outcome> {
        no_capture::end(position, has_action(self, position))
    }

    fn parse_fen_extension(
        &self,
        position: &mut Position,
        fields: &[&str],
    ) -> Result<(), FenError> {
        if !fields.is_empty() {
            return Err(FenError::new(FenPart::Fields, "there is something after the six fields"));
        }
        no_capture::check_fen(self, position, false)
    }

    fn notation(&self, position: &Position, action: Action) -> String {
        notation::san(self, position, action)
    }
}

impl SearchVariant for Gravitatur {
    fn placements(&self, position: &Position, placements: &mut Vec<Placement>) {
        placements.extend(self::placements(position));
    }

    fn moves_after(&self, position: &Position, placement: &Placement, actions: &mut Vec<Action>) {
        let at = placement.at;
        if placement.gives_check {
            actions.push(Action::PlaceGravitatur { square: at, then: None });
        } else {
            list(&Generator::legal(&placement.board, position.turn), Some(at), actions);
        }
    }

    fn play_after(&self, position: &Position, placement: &Placement, action: Action) -> Position {
        let mut next = Position { board: placement.board, ..*position };
        finish(&mut next, action);
        next
    }
}

/// Finds the legal turns that place the Gravitatur on `at`; none if that leaves the own king in check.
///
/// In check the Gravitatur may not be used. Otherwise it must be, as long as any turn with it is
/// legal.
fn find_after_placement(position: &Position, at: Square, wanted: &Wanted, moves: &mut MoveSets) {
    let us = position.turn;
    let board = attracted(&position.board, at);
    if no_capture::king_in_check(&board, !us).is_some() {
        if no_capture::king_in_check(&board, us).is_none() {
            moves.push_action(Action::PlaceGravitatur { square: at, then: None });
        }
        return;
    }
    // What the moves depend on says as well whether the own king is safe.
    let generator = Generator::legal(&board, us);
    if !generator.in_check {
        moves.placement = Some(at);
        generator.find(wanted, moves);
    }
}

/// Appends the moves after a placement, if there was one.
fn list(generator: &Generator<'_>, placement: Option<Square>, actions: &mut Vec<Action>) {
    let mut moves = MoveSets::default();
    moves.placement = placement;
    generator.find(&Wanted::ALL, &mut moves);
    moves.list(actions);
}

/// Whether a turn that places the Gravitatur is legal.
fn must_place(position: &Position) -> bool {
    free(position).any(|at| {
        let mut moves = MoveSets::default();
        find_after_placement(position, at, &Wanted::ANY, &mut moves);
        !moves.is_empty()
    })
}

/// The placements that leave the own king safe; none in check.
fn placements(position: &Position) -> impl Iterator<Item = Placement> {
    let Position { board, turn, .. } = position;
    free(position).filter_map(|at| Placement::find(board, *turn, at))
}

/// Where the Gravitatur may be placed if the own king stays safe: nowhere in check.
fn free(position: &Position) -> Bitboard {
    match no_capture::king_in_check(&position.board, position.turn) {
        Some(_) => Bitboard::EMPTY,
        None => TABLES.board & !position.board.occupied(),
    }
}

/// Does what an action does after its attraction, if it attracts.
fn finish(position: &mut Position, action: Action) {
    let mut resets = false;
    if let Some(mv) = action.as_move() {
        resets = no_capture::resets_clock(&position.board, mv.from, mv.to);
        perform(&mut position.board, mv, &mut |_| ());
    }
    position.pass_turn(resets);
}

/// Makes a move; `report` is told what happens.
fn perform(board: &mut Board, mv: Move, report: &mut impl FnMut(Event)) {
    let Move { from, to, promotion } = mv;
    if let (Some(piece), Some(role)) = (no_capture::make_move(board, from, to, report), promotion) {
        no_capture::promote(board, to, piece, role, report);
    }
}
