//! A turn: what moves, where it lands, and how far it climbs.

use crate::variants::no_capture::{self, GEOMETRY, Generator, TABLES, ahead};
use crate::variants::sink::{Any, Sink, origin};
use crate::{Action, Bitboard, Board, Color, Event, MAX_SIDE, Piece, Position, Role, Square};

/// The turn of the side to move, whatever the die shows.
pub(super) struct Turn<'a> {
    generator: Generator<'a>,
    /// Where what lands may find a piece ahead to climb past; the origin counts as full.
    climbs: Bitboard,
}

impl<'a> Turn<'a> {
    /// The turn by moves that leave the own king safe.
    pub(super) fn legal(position: &'a Position) -> Self {
        Self::new(Generator::legal(&position.board, position.turn))
    }

    /// The turn by all moves, whether or not they leave the own king safe.
    pub(super) fn pseudo(position: &'a Position) -> Self {
        Self::new(Generator::pseudo(&position.board, position.turn))
    }

    fn new(generator: Generator<'a>) -> Self {
        let back = -generator.us.forward() * MAX_SIDE as i8;
        let climbs =
            if generator.in_check { Bitboard::EMPTY } else { generator.occupied.shifted(back) };
        Self { generator, climbs }
    }

    /// Whether the side to move is in check.
    pub(super) fn in_check(&self) -> bool {
        self.generator.in_check
    }

    /// Whether there is any move.
    pub(super) fn has_move(&self) -> bool {
        let mut any = Any::default();
        self.list(TABLES.board, &mut any);
        any.0
    }

    /// Finds the moves that land on `mask`.
    pub(super) fn list(&self, mask: Bitboard, sink: &mut impl Sink) {
        self.generator.landings(mask, &mut Climbing { turn: self, sink });
    }

    /// Whether a move that may climb promotes a pawn, if it is legal at all.
    fn try_out(&self, from: Square, to: Square) -> Option<bool> {
        let Generator { board, us, safely, .. } = self.generator;
        let mut after = *board;
        if let Some(piece) = no_capture::step(&mut after, from, to, &mut |_| ()) {
            climb(&mut after, piece, to, &mut |_| ());
        }
        let last = GEOMETRY.rank(us.last_rank(GEOMETRY.ranks));
        let safe = !safely || no_capture::checked(&after, us).is_none();
        safe.then(|| !(after.of(us, Role::Pawn) & last).is_empty())
    }
}

/// Hands on the legal moves among those that the pieces can make, with the promotions that climbs
/// lead to.
struct Climbing<'a, S> {
    turn: &'a Turn<'a>,
    sink: &'a mut S,
}

impl<S: Sink> Climbing<'_, S> {
    fn try_out(&mut self, from: Square, to: Square) {
        match self.turn.try_out(from, to) {
            Some(true) => self.sink.promotions(from, to, &Role::PROMOTIONS),
            Some(false) => self.sink.piece(from, Bitboard::of(to)),
            None => {}
        }
    }
}

impl<S: Sink> Sink for Climbing<'_, S> {
    fn piece(&mut self, from: Square, targets: Bitboard) {
        let Generator { board, us, .. } = self.turn.generator;
        // A king that teleports onto an own piece does not climb.
        let climbs = targets & self.turn.climbs & !board.of_color(us);
        self.sink.piece(from, self.turn.generator.safe(from, targets & !climbs));
        for to in climbs {
            self.try_out(from, to);
        }
    }

    fn pawns(&mut self, targets: Bitboard, step: i8) {
        let climbs = targets & self.turn.climbs;
        self.sink.pawns(self.turn.generator.safe_pawns(targets & !climbs, step), step);
        for to in climbs {
            self.try_out(origin(to, step), to);
        }
    }

    fn promotions(&mut self, from: Square, to: Square, roles: &[Role]) {
        if !self.turn.generator.safe(from, Bitboard::of(to)).is_empty() {
            self.sink.promotions(from, to, roles);
        }
    }

    fn other(&mut self, action: Action) {
        self.sink.other(action);
    }

    fn found(&self) -> usize {
        self.sink.found()
    }

    fn is_full(&self) -> bool {
        self.sink.is_full()
    }
}

/// The board after a move of the side to move; `report` is told what happens.
pub(super) fn perform(
    position: &Position,
    from: Square,
    to: Square,
    promotion: Option<Role>,
    report: &mut impl FnMut(Event),
) -> Board {
    let mut board = position.board;
    let in_check = no_capture::checked(&board, position.turn).is_some();
    let Some(piece) = no_capture::step(&mut board, from, to, report) else {
        return board;
    };
    let last = if in_check { to } else { climb(&mut board, piece, to, report) };
    if let Some(role) = promotion {
        no_capture::promote(&mut board, last, piece, role, report);
    }
    board
}

/// Lets `piece` climb from `square` past what stands ahead, and returns where it stops.
fn climb(
    board: &mut Board,
    piece: Piece,
    mut square: Square,
    report: &mut impl FnMut(Event),
) -> Square {
    let filled = |board: &Board, square| {
        let next = ahead(piece.color, square)?;
        Some((next, board.piece_at(next)?))
    };
    let Some(mut above) = filled(board, square) else {
        return square;
    };
    let mut lookout = Lookout::new(board, piece.color);
    let mut checks = lookout.is_check(board);
    while !checks {
        let (next, displaced) = above;
        for (at, piece) in [(square, piece), (next, displaced), (next, piece), (square, displaced)]
        {
            board.toggle(at, piece);
        }
        report(Event::Climbed { piece, from: square, to: next, displaced });
        if displaced.role == Role::Pawn
            && displaced.color != piece.color
            && square.rank() == displaced.color.last_rank(GEOMETRY.ranks)
        {
            no_capture::promote(board, square, displaced, Role::Queen, report);
        }
        checks = if displaced.role == Role::King {
            lookout = Lookout::new(board, piece.color);
            lookout.is_check(board)
        } else {
            // A swap empties and fills no square, so only the two pieces can give check anew.
            lookout.sees(piece, next) || lookout.sees(displaced, square)
        };
        square = next;
        match filled(board, square) {
            Some(pair) => above = pair,
            None => break,
        }
    }
    square
}

/// From where each kind of piece checks the enemy king.
struct Lookout {
    us: Color,
    king: Bitboard,
    knight: Bitboard,
    pawn: Bitboard,
    straight: Bitboard,
    diagonal: Bitboard,
}

impl Lookout {
    fn new(board: &Board, us: Color) -> Self {
        let king = board.king(!us).expect("a position has a king each");
        Self {
            us,
            king: TABLES.king(king),
            knight: TABLES.knight(king),
            pawn: TABLES.pawn(!us, king),
            straight: TABLES.rook(king, board.occupied()),
            diagonal: TABLES.bishop(king, board.occupied()),
        }
    }

    fn of(&self, role: Role) -> Bitboard {
        match role {
            Role::Pawn => self.pawn,
            Role::Knight => self.knight,
            Role::Bishop => self.diagonal,
            Role::Rook => self.straight,
            Role::Queen => self.straight | self.diagonal,
            Role::King => self.king,
            Role::Totem | Role::SpiritKing | Role::AscendedKing => Bitboard::EMPTY,
        }
    }

    /// Whether `piece` checks the enemy king from `square`.
    fn sees(&self, piece: Piece, square: Square) -> bool {
        piece.color == self.us && self.of(piece.role).contains(square)
    }

    /// Whether the enemy king is in check.
    fn is_check(&self, board: &Board) -> bool {
        let checks = |role| board.of(self.us, role) & self.of(role);
        Role::ORTHODOX.into_iter().any(|role| !checks(role).is_empty())
    }
}
