//! A turn of Totem: moves, swaps, castling and the Totem's sacrifice.

use std::collections::BTreeMap;

use super::super::{EMPTY, Square, kind_of, letter_of, name};
use super::moves::{advanced_to, in_check, is_attacked, is_pinned, landings};
use super::{After, NULL, SIZE, State, action};

type Turns = BTreeMap<String, After>;

impl State {
    /// Every legal turn of the side to move, as if it had to play now.
    pub(super) fn turns(&self) -> Turns {
        let mut found = Turns::new();
        let targets = self.targets();
        for from in self.board.side(self.white) {
            for to in landings(&self.board, from, &targets) {
                self.try_move(from, to, &mut found);
            }
        }
        self.try_castling(&mut found);
        self.try_sacrifice(&mut found);
        self.try_undoing(&mut found);
        found
    }

    /// Hands the turn to the other side.
    fn end_turn(&mut self, resets: bool, en_passant: String) {
        self.drop_rights();
        self.en_passant = en_passant;
        self.clock = if resets { 0 } else { self.clock + 1 };
        self.number += u32::from(!self.white);
        self.white = !self.white;
        self.plies = (self.plies + 1) % 3;
        self.phase = if self.plies == 0 { "?" } else { "-" }.to_owned();
        self.undo = "-".to_owned();
    }

    fn try_move(&self, from: Square, to: Square, found: &mut Turns) {
        let (mover, met) = (self.board.at(from), self.board.at(to));
        let swaps = self.board.belongs(to, self.white);
        if swaps && self.may_not_swap(from, to) {
            return;
        }
        let mut next = self.clone();
        next.board.put(from, if swaps { met } else { EMPTY });
        next.board.put(to, mover);
        let is_pawn = kind_of(mover) == 'p';
        if is_pawn && from.0 != to.0 && met == EMPTY {
            next.board.put(advanced_to(&self.targets()), EMPTY);
        }
        if met == NULL && next.respawn() {
            found.insert(action(from, to), After::Ends("draw null"));
            return;
        }
        next.ascend();
        if in_check(&next.board, self.white) {
            return;
        }
        let captures = met != EMPTY && !swaps;
        let passed = if is_pawn { passed_over(from, to) } else { "-".to_owned() };
        next.end_turn(is_pawn || captures, passed);
        self.promote(next, from, to, found);
    }

    /// A pinned piece may not land on its Totem or Ascended King.
    fn may_not_swap(&self, from: Square, to: Square) -> bool {
        let mover = kind_of(self.board.at(from));
        let met = kind_of(self.board.at(to));
        "ta".contains(met) && !"taks".contains(mover) && is_pinned(&self.board, from, self.white)
    }

    /// Adds a move that is legal, once for each promotion if it brought a pawn to its last rank.
    fn promote(&self, next: Self, from: Square, to: Square, found: &mut Turns) {
        let last = if self.white { SIZE - 1 } else { 0 };
        let pawn = letter_of('p', self.white);
        let arrived = [from, to].into_iter().find(|at| at.1 == last && next.board.at(*at) == pawn);
        let Some(square) = arrived else {
            found.insert(action(from, to), After::Goes(next));
            return;
        };
        for kind in "qrbnt".chars() {
            let refused = next.totem(self.white).is_some() || next.is_barred(self.white);
            if kind == 't' && refused {
                continue;
            }
            let mut promoted = next.clone();
            promoted.board.put(square, letter_of(kind, self.white));
            found.insert(format!("{}{kind}", action(from, to)), After::Goes(promoted));
        }
    }

    fn try_castling(&self, found: &mut Turns) {
        let rank = if self.white { 0 } else { SIZE - 1 };
        // The right, the rook's file, the files between, and those the king crosses and reaches:
        // the king's own new file is the last of them, the rook's new file the one before.
        let ways: [(char, i32, &[i32], &[i32]); 2] =
            [('k', 8, &[6, 7], &[6, 7]), ('q', 0, &[1, 2, 3, 4], &[4, 3, 2])];
        for (right, rook, between, path) in ways {
            if !self.castling.contains(letter_of(right, self.white)) {
                continue;
            }
            let (rook_to, king_to) = (path[path.len() - 2], path[path.len() - 1]);
            let at = |file: i32| self.board.at((file, rank));
            let own_totem = letter_of('t', self.white);
            let clear = between.iter().all(|file| at(*file) == EMPTY || at(*file) == own_totem)
                && at(rook_to) == EMPTY
                && at(king_to) == EMPTY;
            let attacked = |file: i32| is_attacked(&self.board, (file, rank), !self.white);
            if !clear || attacked(5) || path.iter().any(|file| attacked(*file)) {
                continue;
            }
            let mut next = self.clone();
            for (file, kind) in
                [(5, None), (rook, None), (king_to, Some('k')), (rook_to, Some('r'))]
            {
                let letter = kind.map_or(EMPTY, |kind| letter_of(kind, self.white));
                next.board.put((file, rank), letter);
            }
            if !in_check(&next.board, self.white) {
                next.end_turn(false, "-".to_owned());
                found.insert(action((5, rank), (king_to, rank)), After::Goes(next));
            }
        }
    }

    /// `t`: the own Totem is removed.
    fn try_sacrifice(&self, found: &mut Turns) {
        if self.totem(self.white).is_none() {
            return;
        }
        let mut next = self.clone();
        next.remove_totem(self.white);
        if !in_check(&next.board, self.white) {
            next.end_turn(false, "-".to_owned());
            found.insert("t".to_owned(), After::Goes(next));
        }
    }

    /// `t0`: the own Totem is removed, and the position before the roll comes back.
    fn try_undoing(&self, found: &mut Turns) {
        let Some(mut next) = self.before_roll() else {
            return;
        };
        if self.totem(self.white).is_none() {
            return;
        }
        next.remove_totem(self.white);
        if !in_check(&next.board, self.white) {
            next.end_turn(false, "-".to_owned());
            found.insert("t0".to_owned(), After::Goes(next));
        }
    }
}

/// The en passant field after a pawn's move.
fn passed_over(from: Square, to: Square) -> String {
    if from.0 != to.0 || (to.1 - from.1).abs() < 2 {
        return "-".to_owned();
    }
    let ahead = (to.1 - from.1).signum();
    let steps = 1..(to.1 - from.1).abs();
    steps.map(|step| name((from.0, from.1 + step * ahead))).collect()
}
