//! Gravitatur Chess: before a move, a neutral piece draws what it sees next to itself.

mod attraction;
mod guide;

use attraction::{Following, attract, attractions};

use super::no_capture::{self, Generator, TABLES};
use super::sink::{Any, Count, Sink};
use super::{Features, GuidePage, Variant};
use crate::fen::FenError;
use crate::notation;
use crate::{Action, Board, Color, End, Event, Move, Position, Square};

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
        let mut next = *position;
        if let Action::Attract { at, .. } = action {
            next.board = attract(&position.board, at, &mut |_| ());
        }
        let mut resets = false;
        if let Some(step) = action.step() {
            resets = no_capture::resets_clock(&next.board, step.from, step.to);
            perform(&mut next.board, step, &mut |_| ());
        }
        next.pass_turn(resets);
        next
    }

    fn events(&self, position: &Position, action: Action) -> Vec<Event> {
        let mut events = Vec::new();
        let mut board = position.board;
        let mut report = |event| events.push(event);
        if let Action::Attract { at, .. } = action {
            report(Event::GravitaturPlaced { at });
            board = attract(&position.board, at, &mut report);
        }
        if let Some(step) = action.step() {
            perform(&mut board, step, &mut report);
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
            return Err(FenError::new("there is something after the six fields"));
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
    let unmoved = Generator::legal(&position.board, position.turn);
    let before = sink.found();
    if !unmoved.in_check {
        attractions(&position.board, position.turn, |at, moves, gives_check| {
            if gives_check {
                sink.other(Action::Attract { at, then: None });
            } else {
                follow(moves, at, sink);
            }
            !sink.is_full()
        });
    }
    if sink.found() == before {
        unmoved.moves(sink);
    }
}

/// Makes a move; `report` is told what happens.
fn perform(board: &mut Board, step: Move, report: &mut impl FnMut(Event)) {
    let Move { from, to, promotion } = step;
    if let (Some(piece), Some(role)) = (no_capture::step(board, from, to, report), promotion) {
        no_capture::promote(board, to, piece, role, report);
    }
}
