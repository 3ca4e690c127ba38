//! What the two games on eight by eight squares share in their law: only kings capture, kings
//! teleport, and there is neither castling nor en passant.

use std::collections::BTreeMap;

use super::{
    AROUND, Board, DIAGONAL, EMPTY, KNIGHT, STRAIGHT, Square, is_white, kind_of, letter_of, name,
};

pub(crate) const SIZE: i32 = 8;

/// A position without a die.
#[derive(Clone)]
pub(crate) struct Eight {
    pub(crate) board: Board,
    pub(crate) white: bool,
    clock: u32,
    number: u32,
}

/// What each turn leads to, by its action.
pub(crate) type Turns = BTreeMap<String, Eight>;

impl Eight {
    /// Reads the first six fields of a FEN.
    pub(crate) fn read(fen: &str) -> Self {
        let fields: Vec<&str> = fen.split(' ').collect();
        Self {
            board: Board::read(SIZE, fields[0]),
            white: fields[1] == "w",
            clock: fields[4].parse().unwrap(),
            number: fields[5].parse().unwrap(),
        }
    }

    pub(crate) fn write(&self) -> String {
        let turn = if self.white { 'w' } else { 'b' };
        format!("{} {turn} - - {} {}", self.board.write(), self.clock, self.number)
    }

    /// How the game stands by the position alone, with these turns.
    pub(crate) fn outcome(&self, turns: &Turns) -> String {
        let result = match (turns.is_empty(), self.in_check(self.white), self.white) {
            (true, true, true) => "black checkmate",
            (true, true, false) => "white checkmate",
            (true, false, _) => "draw stalemate",
            _ if self.is_dead() => "draw material",
            _ => "ongoing",
        };
        result.to_owned()
    }

    /// King against king, or with one bishop or knight between them.
    fn is_dead(&self) -> bool {
        let all = self.board.all("PNBRQKpnbrqk").len();
        all == 2 || all == 3 && !self.board.all("NBnb").is_empty()
    }

    pub(crate) fn in_check(&self, white: bool) -> bool {
        let king = self.board.find(&letter_of('k', white).to_string()).unwrap();
        self.board.side(!white).into_iter().any(|from| self.attacks(from).contains(&king))
    }

    /// The squares that the piece on a square attacks.
    fn attacks(&self, from: Square) -> Vec<Square> {
        let letter = self.board.at(from);
        match kind_of(letter) {
            'p' if is_white(letter) => self.board.steps(from, &[(1, 1), (-1, 1)]),
            'p' => self.board.steps(from, &[(1, -1), (-1, -1)]),
            'n' => self.board.steps(from, &KNIGHT),
            'k' => self.board.steps(from, &AROUND),
            'b' => self.lines(from, &DIAGONAL),
            'r' => self.lines(from, &STRAIGHT),
            _ => self.lines(from, &AROUND),
        }
    }

    /// The squares on lines up to the first piece and including it.
    fn lines(&self, from: Square, steps: &[Square]) -> Vec<Square> {
        let mut found = Vec::new();
        for step in steps {
            for at in self.board.line(from, *step, SIZE as usize) {
                found.push(at);
                if self.board.at(at) != EMPTY {
                    break;
                }
            }
        }
        found
    }

    /// The moves that leave the own king safe. After a landing out of check that is no teleport,
    /// `climb` moves the piece on and returns where it stops.
    pub(crate) fn moves(&self, climb: impl Fn(&mut Self, Square) -> Square) -> Turns {
        let mut found = Turns::new();
        for from in self.board.side(self.white) {
            for to in self.landings(from) {
                self.try_move(from, to, &climb, &mut found);
            }
        }
        found
    }

    fn landings(&self, from: Square) -> Vec<Square> {
        let kind = kind_of(self.board.at(from));
        let mut found = if kind == 'p' { self.pawn_steps(from) } else { self.attacks(from) };
        if kind != 'k' {
            found.retain(|to| self.board.at(*to) == EMPTY);
            return found;
        }
        found.retain(|to| !self.board.belongs(*to, self.white));
        if !self.in_check(self.white) {
            let swaps = |to: &Square| !"pk".contains(kind_of(self.board.at(*to)));
            found.extend(self.board.side(self.white).into_iter().filter(swaps));
        }
        found
    }

    fn pawn_steps(&self, from: Square) -> Vec<Square> {
        let second = if self.white { 1 } else { SIZE - 2 };
        let far = if from.1 == second { 2 } else { 1 };
        let line = self.board.line(from, (0, self.ahead()), far);
        line.take_while(|to| self.board.at(*to) == EMPTY).collect()
    }

    fn try_move(
        &self,
        from: Square,
        to: Square,
        climb: impl Fn(&mut Self, Square) -> Square,
        found: &mut Turns,
    ) {
        let (mover, met) = (self.board.at(from), self.board.at(to));
        let teleports = self.board.belongs(to, self.white);
        let mut next = self.clone();
        next.board.put(to, mover);
        next.board.put(from, if teleports { met } else { EMPTY });
        let climbs = !teleports && !self.in_check(self.white);
        let stop = if climbs { climb(&mut next, to) } else { to };
        if next.in_check(self.white) {
            return;
        }
        let is_pawn = kind_of(mover) == 'p';
        let captures = met != EMPTY && !teleports;
        let after = next.end_turn(is_pawn || captures);
        let action = name(from) + &name(to);
        if !is_pawn || stop.1 != Self::promotion_rank(self.white) {
            found.insert(action, after);
            return;
        }
        for kind in "qrbn".chars() {
            let mut promoted = after.clone();
            promoted.board.put(stop, letter_of(kind, self.white));
            found.insert(format!("{action}{kind}"), promoted);
        }
    }

    pub(crate) fn end_turn(self, resets: bool) -> Self {
        Self {
            white: !self.white,
            clock: if resets { 0 } else { self.clock + 1 },
            number: self.number + u32::from(!self.white),
            board: self.board,
        }
    }

    /// The step of a rank towards the other side.
    pub(crate) fn ahead(&self) -> i32 {
        if self.white { 1 } else { -1 }
    }

    pub(crate) fn promotion_rank(white: bool) -> i32 {
        if white { SIZE - 1 } else { 0 }
    }
}
