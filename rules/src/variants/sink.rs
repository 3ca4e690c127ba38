//! What happens to the moves that a generator finds: they are listed or counted, one of them is
//! looked for, or the first one is enough.

mod captures;
mod find;

use crate::{Action, Bitboard, Role, Square};

pub(super) use captures::Captures;
pub(super) use find::Find;

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

    /// Whether the piece on `from` is one of the movers.
    fn is_mover(&self, from: Square) -> bool {
        !(self.movers() & Bitboard::of(from)).is_empty()
    }

    /// Whether `to` is one of the targets.
    fn is_target(&self, to: Square) -> bool {
        !(self.targets() & Bitboard::of(to)).is_empty()
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
