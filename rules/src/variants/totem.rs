//! Totem Chess, on nine by nine squares with the Null between the sides.

use super::castling::{self, Castle};
use super::sink::{Any, Captures, Count, Find, Sink};
use super::{Features, GuidePage, Variant};
use crate::fen::FenError;
use crate::movegen::Tables;
use crate::notation;
use crate::{
    Action, Bitboard, Board, Color, Danger, DieMeaning, Draw, End, Event, Geometry, Phase, Piece,
    Position, Role, Square, Victory,
};

mod attacks;
mod danger;
mod execution;
mod fen;
mod generator;
mod guide;
mod roll;
mod state;

use execution::Execution;
use generator::Generator;

pub use state::{BeforeRoll, RollUndo, TotemState};

const FEATURES: Features = Features {
    geometry: Geometry::NINE,
    roles: &Role::ALL,
    die: true,
    null: true,
    ..Features::CHESS
};

const GEOMETRY: Geometry = FEATURES.geometry;

static TABLES: &Tables = Tables::of(GEOMETRY);

static CASTLES: [Castle; 4] = Castle::all(GEOMETRY, 5, 7, 2);

/// Where the Null starts and comes back.
const E5: Square = Square::new(4, 4);

/// How many turns there are between two rolls.
const TURNS_TO_ROLL: u8 = 3;

/// What a pawn can become while its owner may have a Totem.
const PROMOTIONS: [Role; 5] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Totem];

pub(super) struct Totem;

impl Variant for Totem {
    fn id(&self) -> &'static str {
        "totem"
    }

    fn name(&self) -> &'static str {
        "Totem Chess"
    }

    fn guide(&self) -> &'static [GuidePage] {
        guide::PAGES
    }

    fn features(&self) -> &'static Features {
        &FEATURES
    }

    fn start_fen(&self) -> &'static str {
        "rnbqtkbnr/ppppppppp/9/9/404/9/9/PPPPPPPPP/RNBQTKBNR w KQkq - 0 1 0 - - -"
    }

    fn turns_to_roll(&self, position: &Position) -> Option<u8> {
        (position.phase == Phase::Turn).then(|| TURNS_TO_ROLL - position.totem.since_roll)
    }

    fn die_meaning(&self, position: &Position, number: u8, _roller: Color) -> Option<DieMeaning> {
        roll::meaning(position, number)
    }

    fn dangers(&self, position: &Position) -> Vec<Danger> {
        danger::dangers(position)
    }

    fn legal_actions(&self, position: &Position, actions: &mut Vec<Action>) {
        generate(position, actions);
    }

    fn count_actions(&self, position: &Position) -> usize {
        let mut count = Count::default();
        generate(position, &mut count);
        count.0
    }

    fn is_legal(&self, position: &Position, action: Action) -> bool {
        Find::succeeds(action, |sink| generate(position, sink))
    }

    fn captures(&self, position: &Position, actions: &mut Vec<Action>) {
        if position.phase == Phase::Turn {
            let Position { board, turn, en_passant, .. } = position;
            let captures = Captures::new(board, *turn, actions);
            let carried = generator::carried(board, *turn);
            generate(position, &mut captures.passing(*en_passant).carrying(carried));
        }
    }

    fn pseudo_actions(&self, position: &Position, actions: &mut Vec<Action>) {
        if let Some(generator) = Generator::pseudo(position) {
            generator.generate(actions);
        }
    }

    fn play(&self, position: &Position, action: Action) -> Position {
        act(position, action, |_| ())
    }

    fn passed(&self, position: &Position) -> Option<Position> {
        let may_pass =
            position.phase == Phase::Turn && !attacks::is_checked(&position.board, position.turn);
        may_pass.then(|| finish_turn(*position, &Execution::new(position, |_| ()), false))
    }

    fn events(&self, position: &Position, action: Action) -> Vec<Event> {
        let mut events = Vec::new();
        act(position, action, |event| events.push(event));
        events
    }

    fn attackers(&self, position: &Position, by: Color, square: Square) -> Bitboard {
        attacks::attackers(&position.board, by, square, position.board.occupied())
    }

    fn attacks(&self, position: &Position, piece: Piece, square: Square) -> Bitboard {
        attacks::attacks(&position.board, piece, square)
    }

    fn checked(&self, position: &Position, color: Color) -> Option<Square> {
        let royal = position.board.royal(color)?;
        attacks::is_attacked(&position.board, !color, royal).then_some(royal)
    }

    /// The Null may do for a lone king what its side cannot.
    fn wins_on_time(&self, _position: &Position, _color: Color) -> bool {
        true
    }

    fn end(&self, position: &Position) -> Option<End> {
        match position.phase {
            Phase::Over(end) => Some(end),
            Phase::Decide { .. } => None,
            _ if has_turn(position) => None,
            _ => Some(match self.checked(position, position.turn) {
                Some(_) => End::Win { winner: !position.turn, by: Victory::Checkmate },
                None => End::Draw(Draw::Stalemate),
            }),
        }
    }

    fn open_to_en_passant(&self, position: &Position) -> Bitboard {
        if position.en_passant.is_empty() {
            return Bitboard::EMPTY;
        }
        Generator::open_to_en_passant(position)
    }

    fn complete_fen(&self, position: &mut Position, fields: &[&str]) -> Result<(), FenError> {
        fen::complete(self, position, fields)
    }

    fn extra_fen(&self, position: &Position) -> String {
        fen::extra(position)
    }

    fn notation(&self, position: &Position, action: Action) -> String {
        notation::totem_notation(self, position, action)
    }
}

/// Finds the legal actions of a position.
fn generate(position: &Position, sink: &mut impl Sink) {
    match position.phase {
        Phase::Turn => {
            if let Some(generator) = Generator::legal(position) {
                generator.generate(sink);
            }
        }
        Phase::Roll { .. } => {
            if has_turn(position) {
                (1..=8).for_each(|number| sink.other(Action::Roll(number)));
            }
        }
        Phase::Decide { by } => {
            sink.other(Action::Prevent);
            if by == position.turn {
                sink.other(Action::Accept);
            }
        }
        Phase::Rolled(_) | Phase::Over(_) => {}
    }
}

/// Whether the side to move has a legal turn, not counting a roll before it.
fn has_turn(position: &Position) -> bool {
    let mut any = Any::default();
    if let Some(generator) = Generator::legal(position) {
        generator.generate(&mut any);
    }
    any.0
}

/// The position after an action; `report` is told what happens.
fn act(position: &Position, action: Action, report: impl FnMut(Event)) -> Position {
    let mut execution = Execution::new(position, report);
    match action {
        Action::Roll(number) => roll::resolve(position, execution, number),
        Action::Prevent => roll::prevent(position, execution),
        Action::Accept => Position { phase: Phase::Turn, ..*position },
        Action::Move(step) => {
            let own_pawn = position.board.of_role(Role::Pawn).contains(step.from);
            execution.step(step, position);
            let mut next = *position;
            next.castling = execution.rights_left(position.castling);
            next = finish_turn(next, &execution, own_pawn);
            if own_pawn && step.from.rank().abs_diff(step.to.rank()) > 1 {
                next.en_passant = TABLES.between(step.from, step.to);
            }
            next
        }
        Action::Sacrifice => {
            execution.sacrifice_totem(position.turn);
            finish_turn(*position, &execution, false)
        }
        Action::Undo => {
            let mut next = *position;
            if let Some(before) = position.before_roll() {
                execution.undo_roll(&before.board);
                execution.sacrifice_totem(position.turn);
                execution.barred = before.barred;
                next.castling = before.castling;
                next.halfmove = before.halfmove;
            }
            finish_turn(next, &execution, false)
        }
        Action::Attract { .. } => *position,
    }
}

/// Hands the turn on after what `execution` did; `own_pawn` is whether a pawn made its own move.
fn finish_turn<R: FnMut(Event)>(
    mut next: Position,
    execution: &Execution<R>,
    own_pawn: bool,
) -> Position {
    let mover = next.turn;
    next.pass_turn(own_pawn || execution.captures);
    next.board = execution.board;
    next.totem.barred = execution.barred;
    next.totem.roll_undo = None;
    next.totem.since_roll += 1;
    if next.totem.since_roll == TURNS_TO_ROLL {
        next.totem.since_roll = 0;
        next.phase = Phase::Roll { by: mover };
    }
    if let Some(end) = execution.end {
        next.phase = Phase::Over(end);
    }
    next
}

/// The square that a side's Totem starts on.
fn home(color: Color) -> Square {
    Square::new(4, color.first_rank(GEOMETRY.ranks))
}

/// What a pawn of the side to move may become.
fn promotions(position: &Position) -> &'static [Role] {
    let us = position.turn;
    let has_totem = !position.board.of(us, Role::Totem).is_empty();
    if has_totem || position.totem.barred[us] { &Role::PROMOTIONS } else { &PROMOTIONS }
}

/// The pawn that has just advanced past the en passant squares, if it still stands there.
fn advanced_pawn(position: &Position) -> Option<Square> {
    let mover = !position.turn;
    let passed = position.en_passant;
    let farthest = match mover {
        Color::White => passed.last(),
        Color::Black => passed.first(),
    };
    let stop = farthest?.offset(0, mover.forward(), GEOMETRY)?;
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
