//! Gravitatur Chess: before a move, a neutral piece draws what it sees next to itself.

mod attraction;
mod guide;

use attraction::{Following, attract};

pub use attraction::Placement;

use super::no_capture::{self, Generator, TABLES};
use super::sink::{Any, Count, Find, Sink};
use super::{Features, GuidePage, Variant};
use crate::fen::{FenError, FenPart};
use crate::notation;
use crate::{Action, Bitboard, Board, Color, End, Event, Move, Position, Square};

pub(super) struct Gravitatur;

impl Variant for Gravitatur {
    fn id(&self) -> &'static str {
        "gravitatur"
    }

    fn name(&self) -> &'static str {
        "Gravitatur Chess"
    }

    fn guide(&self) -> &'static [GuidePage] {
        guide::PAGES
    }

    fn features(&self) -> &'static Features {
        &Features { gravitatur: true, ..no_capture::FEATURES }
    }

    fn start_fen(&self) -> &'static str {
        "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1"
    }

    fn legal_actions(&self, position: &Position, actions: &mut Vec<Action>) {
        each_turn(position, actions, |moves, at, actions| {
            moves.moves(&mut Following { at, actions });
        });
    }

    fn is_legal(&self, position: &Position, action: Action) -> bool {
        let us = position.turn;
        let is_among = |board: &Board, step| {
            let moves = Generator::legal(board, us);
            Find::succeeds(Action::Move(step), |sink| moves.moves(sink))
        };
        match action {
            Action::Move(step) => is_among(&position.board, step) && !must_place(position),
            Action::Attract { at, then } => {
                let is_free = free(position).contains(at);
                let placement = is_free.then(|| Placement::find(&position.board, us, at));
                placement.flatten().is_some_and(|Placement { gives_check, board, .. }| match then {
                    Some(step) => !gives_check && is_among(&board, step),
                    None => gives_check,
                })
            }
            _ => false,
        }
    }

    fn captures(&self, position: &Position, actions: &mut Vec<Action>) {
        let us = position.turn;
        let before = actions.len();
        for at in free(position) {
            let board = attract(&position.board, at, &mut |_| ());
            if no_capture::may_capture(&board, us) && no_capture::checked(&board, !us).is_none() {
                let moves = Generator::legal(&board, us);
                if !moves.in_check {
                    let following = &mut Following { at, actions };
                    moves.moves(&mut no_capture::captures(&board, us, following));
                }
            }
        }
        let board = &position.board;
        if actions.len() == before && no_capture::may_capture(board, us) && !must_place(position) {
            let mut captures = no_capture::captures(board, us, actions);
            Generator::legal(board, us).moves(&mut captures);
        }
    }

    fn placements(&self, position: &Position, placements: &mut Vec<Placement>) {
        placements.extend(self::placements(position));
    }

    fn moves_after(&self, position: &Position, placement: &Placement, actions: &mut Vec<Action>) {
        let at = placement.at;
        if placement.gives_check {
            actions.push(Action::Attract { at, then: None });
        } else {
            let moves = Generator::legal(&placement.board, position.turn);
            moves.moves(&mut Following { at, actions });
        }
    }

    fn count_actions(&self, position: &Position) -> usize {
        let mut count = Count::default();
        each_turn(position, &mut count, |moves, _, count| moves.moves(count));
        count.0
    }

    fn alternatives(&self, position: &Position, action: Action, actions: &mut Vec<Action>) {
        if let Action::Attract { at, .. } = action {
            let board = attract(&position.board, at, &mut |_| ());
            Generator::legal(&board, position.turn).moves(&mut Following { at, actions });
        } else {
            Generator::legal(&position.board, position.turn).moves(actions);
        }
    }

    fn pseudo_actions(&self, position: &Position, actions: &mut Vec<Action>) {
        let us = position.turn;
        Generator::pseudo(&position.board, us).moves(actions);
        for at in TABLES.board & !position.board.occupied() {
            let board = attract(&position.board, at, &mut |_| ());
            if no_capture::checked(&board, !us).is_some() {
                actions.push(Action::Attract { at, then: None });
            } else {
                Generator::pseudo(&board, us).moves(&mut Following { at, actions });
            }
        }
    }

    fn play(&self, position: &Position, action: Action) -> Position {
        let board = match action {
            Action::Attract { at, .. } => attract(&position.board, at, &mut |_| ()),
            _ => position.board,
        };
        play_on(position, board, action)
    }

    fn play_after(&self, position: &Position, placement: &Placement, action: Action) -> Position {
        play_on(position, placement.board, action)
    }

    fn events(&self, position: &Position, action: Action) -> Vec<Event> {
        let mut events = Vec::new();
        let mut board = position.board;
        if let Action::Attract { at, .. } = action {
            board = attract(&position.board, at, &mut |event| events.push(event));
            events.sort_by_key(|event| match event {
                Event::Attracted { from, .. } => Some(*from),
                _ => None,
            });
            events.insert(0, Event::GravitaturPlaced { at });
        }
        if let Some(step) = action.step() {
            perform(&mut board, step, &mut |event| events.push(event));
        }
        events
    }

    fn checked(&self, position: &Position, color: Color) -> Option<Square> {
        no_capture::checked(&position.board, color)
    }

    fn end(&self, position: &Position) -> Option<End> {
        let mut any = Any::default();
        each_turn(position, &mut any, |moves, _, any| moves.moves(any));
        no_capture::end(position, any.0)
    }

    fn complete_fen(&self, position: &mut Position, fields: &[&str]) -> Result<(), FenError> {
        if !fields.is_empty() {
            return Err(FenError::new(FenPart::Fields, "there is something after the six fields"));
        }
        no_capture::check_fen(self, position, false)
    }

    fn notation(&self, position: &Position, action: Action) -> String {
        notation::san(self, position, action)
    }
}

/// Finds the legal turns. `follow` finds those that place the Gravitatur on a square, given the
/// moves after that; moves without it go to `sink` at once.
///
/// In check the Gravitatur may not be used. Otherwise it must be, as long as any turn with it is
/// legal.
fn each_turn<S: Sink>(
    position: &Position,
    sink: &mut S,
    follow: impl Fn(&Generator<'_>, Square, &mut S),
) {
    let before = sink.found();
    each_placing_turn(position, sink, follow);
    if sink.found() == before {
        Generator::legal(&position.board, position.turn).moves(sink);
    }
}

/// Finds those of the legal turns that place the Gravitatur.
fn each_placing_turn<S: Sink>(
    position: &Position,
    sink: &mut S,
    follow: impl Fn(&Generator<'_>, Square, &mut S),
) {
    let us = position.turn;
    for at in free(position) {
        let board = attract(&position.board, at, &mut |_| ());
        if no_capture::checked(&board, !us).is_some() {
            if no_capture::checked(&board, us).is_none() {
                sink.other(Action::Attract { at, then: None });
            }
        } else {
            // What the moves depend on says as well whether the own king is safe.
            let moves = Generator::legal(&board, us);
            if !moves.in_check {
                follow(&moves, at, sink);
            }
        }
        if sink.is_full() {
            return;
        }
    }
}

/// Whether a turn that places the Gravitatur is legal.
fn must_place(position: &Position) -> bool {
    let mut any = Any::default();
    each_placing_turn(position, &mut any, |moves, _, any| moves.moves(any));
    any.0
}

/// The placements that leave the own king safe; none in check.
fn placements(position: &Position) -> impl Iterator<Item = Placement> {
    let Position { board, turn, .. } = position;
    free(position).filter_map(|at| Placement::find(board, *turn, at))
}

/// Where the Gravitatur may be placed if the own king stays safe: nowhere in check.
fn free(position: &Position) -> Bitboard {
    match no_capture::checked(&position.board, position.turn) {
        Some(_) => Bitboard::EMPTY,
        None => TABLES.board & !position.board.occupied(),
    }
}

/// The position after an action that has made `board` of its board by attraction, if it attracts.
fn play_on(position: &Position, board: Board, action: Action) -> Position {
    let mut next = Position { board, ..*position };
    let mut resets = false;
    if let Some(step) = action.step() {
        resets = no_capture::resets_clock(&next.board, step.from, step.to);
        perform(&mut next.board, step, &mut |_| ());
    }
    next.pass_turn(resets);
    next
}

/// Makes a move; `report` is told what happens.
fn perform(board: &mut Board, step: Move, report: &mut impl FnMut(Event)) {
    let Move { from, to, promotion } = step;
    if let (Some(piece), Some(role)) = (no_capture::step(board, from, to, report), promotion) {
        no_capture::promote(board, to, piece, role, report);
    }
}
