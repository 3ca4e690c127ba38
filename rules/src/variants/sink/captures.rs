//! Captures and promotions among what is found.

use super::{EVERYWHERE, Sink};
use crate::{Action, Bitboard, Board, Color, Role, Square};

/// Hands on captures and promotions alone.
pub(in crate::variants) struct Captures<'a, S> {
    /// What can be captured where it stands.
    prey: Bitboard,
    pawns: Bitboard,
    en_passant: Bitboard,
    /// The own pawns that another piece can carry to their last rank by a swap.
    carried: Bitboard,
    movers: Bitboard,
    sink: &'a mut S,
}

impl<'a, S: Sink> Captures<'a, S> {
    /// Takes the captures and promotions of `us` among what is found.
    pub(in crate::variants) fn new(board: &Board, us: Color, sink: &'a mut S) -> Self {
        Self {
            prey: board.occupied() & !board.of_color(us),
            pawns: board.of(us, Role::Pawn),
            en_passant: Bitboard::EMPTY,
            carried: Bitboard::EMPTY,
            movers: EVERYWHERE,
            sink,
        }
    }

    /// Takes what pawns do on the squares `en_passant` for captures.
    pub(in crate::variants) fn passing(self, en_passant: Bitboard) -> Self {
        Self { en_passant, ..self }
    }

    /// Takes the swaps with these pawns that promote them.
    pub(in crate::variants) fn carrying(self, carried: Bitboard) -> Self {
        Self { carried, ..self }
    }

    /// Takes only what the pieces on `movers` do.
    pub(in crate::variants) fn by(self, movers: Bitboard) -> Self {
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

    fn targets(&self) -> Bitboard {
        self.prey | self.carried
    }

    fn takes_others(&self) -> bool {
        false
    }
}
