//! Gravitatur Chess, straight from the text of the law.

use std::collections::BTreeMap;

use super::{
    AROUND, Answers, Board, DIAGONAL, EMPTY, KNIGHT, STRAIGHT, Square, is_white, kind_of,
    letter_of, name, plus,
};

const SIZE: i32 = 8;

/// Every legal action of a position, with the FEN after it.
pub(crate) fn legal(fen: &str) -> Answers {
    let turns = State::read(fen).turns();
    turns.into_iter().map(|(action, next)| (action, next.write())).collect()
}

/// How the game stands by the position alone.
pub(crate) fn outcome(fen: &str) -> String {
    let state = State::read(fen);
    let result = match (state.turns().is_empty(), state.in_check(state.white), state.white) {
        (true, true, true) => "black checkmate",
        (true, true, false) => "white checkmate",
        (true, false, _) => "draw stalemate",
        _ if state.is_dead() => "draw material",
        _ => "ongoing",
    };
    result.to_owned()
}

/// Whether the player who is not to move is in check, which no turn leads to.
pub(crate) fn is_late(fen: &str) -> bool {
    let state = State::read(fen);
    state.in_check(!state.white)
}

#[derive(Clone)]
struct State {
    board: Board,
    white: bool,
    clock: u32,
    number: u32,
}

type Turns = BTreeMap<String, State>;

impl State {
    fn read(fen: &str) -> Self {
        let fields: Vec<&str> = fen.split(' ').collect();
        Self {
            board: Board::read(SIZE, fields[0]),
            white: fields[1] == "w",
            clock: fields[4].parse().unwrap(),
            number: fields[5].parse().unwrap(),
        }
    }

    fn write(&self) -> String {
        let turn = if self.white { 'w' } else { 'b' };
        format!("{} {turn} - - {} {}", self.board.write(), self.clock, self.number)
    }

    /// King against king, or with one bishop or knight between them.
    fn is_dead(&self) -> bool {
        let all = self.board.all("PNBRQKpnbrqk").len();
        all == 2 || all == 3 && !self.board.all("NBnb").is_empty()
    }

    fn in_check(&self, white: bool) -> bool {
        let king = self.board.find(&letter_of('k', white).to_string()).unwrap();
        self.is_attacked(king, !white)
    }

    fn is_attacked(&self, square: Square, by_white: bool) -> bool {
        self.board.side(by_white).into_iter().any(|from| self.attacks(from).contains(&square))
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

    /// The squares in these directions up to the first piece, and that piece's.
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

    /// Every legal turn.
    fn turns(&self) -> Turns {
        if self.in_check(self.white) {
            return self.moves();
        }
        let mut found = Turns::new();
        for square in self.board.all(".") {
            self.place(square, &mut found);
        }
        if found.is_empty() { self.moves() } else { found }
    }

    /// The turns that begin by placing the Gravitatur on a square.
    fn place(&self, square: Square, found: &mut Turns) {
        let attracted = self.attracted(square);
        let placement = format!("@{}", name(square));
        if attracted.in_check(self.white) {
            return;
        }
        if attracted.in_check(!self.white) {
            found.insert(placement, attracted.end_turn(false));
            return;
        }
        for (action, next) in attracted.moves() {
            found.insert(format!("{placement}/{action}"), next);
        }
    }

    fn attracted(&self, square: Square) -> Self {
        let mut next = self.clone();
        for step in AROUND {
            let mut line = self.board.line(square, step, SIZE as usize);
            let first = line.find(|at| self.board.at(*at) != EMPTY);
            if let Some(from) = first {
                next.board.put(from, EMPTY);
                next.board.put(plus(square, step), self.board.at(from));
            }
        }
        next
    }

    fn end_turn(&self, resets: bool) -> Self {
        Self {
            board: self.board.clone(),
            white: !self.white,
            clock: if resets { 0 } else { self.clock + 1 },
            number: self.number + u32::from(!self.white),
        }
    }

    /// The regular moves that are legal.
    fn moves(&self) -> Turns {
        let mut found = Turns::new();
        for from in self.board.side(self.white) {
            for to in self.landings(from) {
                self.try_move(from, to, &mut found);
            }
        }
        found
    }

    fn landings(&self, from: Square) -> Vec<Square> {
        let mut found = match kind_of(self.board.at(from)) {
            'p' => self.pawn_steps(from),
            _ => self.attacks(from),
        };
        if kind_of(self.board.at(from)) != 'k' {
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
        let (ahead, second) = if self.white { (1, 1) } else { (-1, SIZE - 2) };
        let far = if from.1 == second { 2 } else { 1 };
        let line = self.board.line(from, (0, ahead), far);
        line.take_while(|to| self.board.at(*to) == EMPTY).collect()
    }

    fn try_move(&self, from: Square, to: Square, found: &mut Turns) {
        let (mover, met) = (self.board.at(from), self.board.at(to));
        let teleports = self.board.belongs(to, self.white);
        let mut next = self.clone();
        next.board.put(to, mover);
        next.board.put(from, if teleports { met } else { EMPTY });
        if next.in_check(self.white) {
            return;
        }
        let is_pawn = kind_of(mover) == 'p';
        let captures = met != EMPTY && !teleports;
        let after = next.end_turn(is_pawn || captures);
        let action = name(from) + &name(to);
        let last = if self.white { SIZE - 1 } else { 0 };
        if !is_pawn || to.1 != last {
            found.insert(action, after);
            return;
        }
        for kind in "qrbn".chars() {
            let mut promoted = after.clone();
            promoted.board.put(to, letter_of(kind, self.white));
            found.insert(format!("{action}{kind}"), promoted);
        }
    }
}
