//! What happens to the moves that a generator finds: they are listed or counted, one of them is
//! looked for, or the first one is enough.

use crate::{Action, Bitboard, Board, Color, Move, Role, Square};

/// Takes the moves that are found.
pub(super) trait Sink {
    /// A piece can go to each of `targets`, and promotes on none of them.
    fn piece(&mut self, from: Square, targets: Bitboard);

    /// A pawn can come to each of `targets` from `step` square numbers back, and promotes on none.
    fn pawns(&mut self, targets: Bitboard, step: i8);

    /// A move is legal with each promotion in `roles`.
    fn promotions(&mut self, from: Square, to: Square, roles: &[Role]);

    /// An action that moves no piece is legal.
    fn other(&mut self, action: Action);

    /// How many were found so far.
    fn found(&self) -> usize;

    /// Whether the generator may stop.
    fn is_full(&self) -> bool {
        false
    }

    /// The squares of the pieces whose moves are wanted. A generator may leave the others out.
    fn movers(&self) -> Bitboard {
        EVERYWHERE
    }

    /// Where pieces other than pawns are wanted to land. A generator may leave out what lands
    /// elsewhere.
    fn targets(&self) -> Bitboard {
        EVERYWHERE
    }

    /// Whether actions that move no piece are wanted. A generator may leave them out otherwise.
    fn takes_others(&self) -> bool {
        true
    }
}

const EVERYWHERE: Bitboard = Bitboard(u128::MAX);

/// The square `step` square numbers before `to`.
pub(super) fn origin(to: Square, step: i8) -> Square {
    Square::from_index((to.index() as i8 - step) as u8)
}

impl Sink for Vec<Action> {
    fn piece(&mut self, from: Square, targets: Bitboard) {
        self.extend(targets.map(|to| Action::plain(from, to)));
    }

    fn pawns(&mut self, targets: Bitboard, step: i8) {
        self.extend(targets.map(|to| Action::plain(origin(to, step), to)));
    }

    fn promotions(&mut self, from: Square, to: Square, roles: &[Role]) {
        self.extend(Action::promotions(from, to, roles));
    }

    fn other(&mut self, action: Action) {
        self.push(action);
    }

    fn found(&self) -> usize {
        self.len()
    }
}

/// Only counts.
#[derive(Default)]
pub(super) struct Count(pub(super) usize);

impl Sink for Count {
    fn piece(&mut self, _from: Square, targets: Bitboard) {
        self.0 += targets.len();
    }

    fn pawns(&mut self, targets: Bitboard, _step: i8) {
        self.0 += targets.len();
    }

    fn promotions(&mut self, _from: Square, _to: Square, roles: &[Role]) {
        self.0 += roles.len();
    }

    fn other(&mut self, _action: Action) {
        self.0 += 1;
    }

    fn found(&self) -> usize {
        self.0
    }
}

/// Whether there is any move; the first one is enough.
#[derive(Default)]
pub(super) struct Any(pub(super) bool);

impl Sink for Any {
    fn piece(&mut self, _from: Square, targets: Bitboard) {
        self.0 |= !targets.is_empty();
    }

    fn pawns(&mut self, targets: Bitboard, _step: i8) {
        self.0 |= !targets.is_empty();
    }

    fn promotions(&mut self, _from: Square, _to: Square, roles: &[Role]) {
        self.0 |= !roles.is_empty();
    }

    fn other(&mut self, _action: Action) {
        self.0 = true;
    }

    fn found(&self) -> usize {
        usize::from(self.0)
    }

    fn is_full(&self) -> bool {
        self.0
    }
}

/// Whether one action is among those that are found.
pub(super) struct Find {
    wanted: Action,
    /// The wanted action, where it is a move and nothing else.
    step: Option<Move>,
    found: bool,
}

impl Find {
    /// Whether `find` finds the `wanted` action.
    pub(super) fn succeeds(wanted: Action, find: impl FnOnce(&mut Self)) -> bool {
        let step = if let Action::Move(step) = wanted { Some(step) } else { None };
        let mut sink = Self { wanted, step, found: false };
        find(&mut sink);
        sink.found
    }
}

impl Sink for Find {
    fn piece(&mut self, from: Square, targets: Bitboard) {
        self.found |= self.step.is_some_and(|step| {
            step.from == from && step.promotion.is_none() && targets.contains(step.to)
        });
    }

    fn pawns(&mut self, targets: Bitboard, step: i8) {
        if let Some(wanted) = self.step
            && targets.contains(wanted.to)
        {
            self.piece(origin(wanted.to, step), targets);
        }
    }

    fn promotions(&mut self, from: Square, to: Square, roles: &[Role]) {
        self.found |= self.step.is_some_and(|step| {
            let becomes = step.promotion.is_some_and(|role| roles.contains(&role));
            step.from == from && step.to == to && becomes
        });
    }

    fn other(&mut self, action: Action) {
        self.found |= action == self.wanted;
    }

    fn found(&self) -> usize {
        usize::from(self.found)
    }

    fn is_full(&self) -> bool {
        self.found
    }

    fn movers(&self) -> Bitboard {
        self.step.map_or(Bitboard::EMPTY, |step| Bitboard::of(step.from))
    }

    fn targets(&self) -> Bitboard {
        self.step.map_or(Bitboard::EMPTY, |step| Bitboard::of(step.to))
    }

    fn takes_others(&self) -> bool {
        self.step.is_none()
    }
}

/// Hands on captures and promotions alone.
pub(super) struct Captures<'a, S> {
    /// What can be captured where it stands.
    prey: Bitboard,
    pawns: Bitboard,
    en_passant: Bitboard,
    movers: Bitboard,
    sink: &'a mut S,
}

impl<'a, S: Sink> Captures<'a, S> {
    /// Takes the captures and promotions of `us` among what is found.
    pub(super) fn new(board: &Board, us: Color, en_passant: Bitboard, sink: &'a mut S) -> Self {
        Self {
            prey: board.occupied() & !board.of_color(us),
            pawns: board.of(us, Role::Pawn),
            en_passant,
            movers: EVERYWHERE,
            sink,
        }
    }

    /// Takes only what the pieces on `movers` do.
    pub(super) fn by(self, movers: Bitboard) -> Self {
        Self { movers, ..self }
    }
}

impl<S: Sink> Sink for Captures<'_, S> {
    fn piece(&mut self, from: Square, targets: Bitboard) {
        let is_pawn = self.pawns.contains(from);
        let passed = if is_pawn { self.en_passant } else { Bitboard::EMPTY };
        self.sink.piece(from, targets & (self.prey | passed));
    }

    fn pawns(&mut self, targets: Bitboard, step: i8) {
        self.sink.pawns(targets & self.prey, step);
    }

    fn promotions(&mut self, from: Square, to: Square, roles: &[Role]) {
        self.sink.promotions(from, to, roles);
    }

    fn other(&mut self, _action: Action) {}

    fn found(&self) -> usize {
        self.sink.found()
    }

    fn is_full(&self) -> bool {
        self.sink.is_full()
    }

    fn movers(&self) -> Bitboard {
        self.movers
    }

    /// A swap that carries an own pawn to its last rank promotes it.
    fn targets(&self) -> Bitboard {
        self.prey | self.pawns
    }

    fn takes_others(&self) -> bool {
        false
    }
}
