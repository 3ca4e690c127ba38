//! Positions set up at random, with much of what is rare in play: Spirit and Ascended Kings,
//! barred sides, the Null beside kings, Totems between king and rook, pawns just advanced.

use super::{Board, EMPTY, Square, gravitatur, kind_of, letter_of, name, plus, totem};
use crate::support::Numbers;

/// A position of Totem.
pub(crate) fn totem(numbers: &mut Numbers) -> String {
    loop {
        let fen = Scatter { board: Board::read(9, "9/9/9/9/9/9/9/9/9"), numbers }.position();
        if totem::is_valid(&fen).is_ok() {
            return fen;
        }
    }
}

/// A position of Gravitatur.
pub(crate) fn gravitatur(numbers: &mut Numbers) -> String {
    loop {
        let fen = Scatter { board: Board::read(8, "8/8/8/8/8/8/8/8"), numbers }.kings_and_others();
        if !gravitatur::is_late(&fen) {
            return fen;
        }
    }
}

struct Scatter<'a> {
    board: Board,
    numbers: &'a mut Numbers,
}

impl Scatter<'_> {
    fn one_in(&mut self, number: usize) -> bool {
        self.numbers.below(number) == 0
    }

    fn anywhere(&mut self) -> Square {
        let mut coordinate = || self.numbers.below(self.board.size as usize) as i32;
        (coordinate(), coordinate())
    }

    /// Puts a piece on an empty square.
    fn put_somewhere(&mut self, letter: char) {
        let at = self.anywhere();
        self.put_near(at, 0, letter);
    }

    /// Puts a piece up to `far` steps from a square round a board without edges; anywhere else if
    /// that square is taken.
    fn put_near(&mut self, (file, rank): Square, far: i32, letter: char) {
        let size = self.board.size;
        let mut shift = || self.numbers.below(2 * far as usize + 1) as i32 - far;
        let mut at = ((file + shift()).rem_euclid(size), (rank + shift()).rem_euclid(size));
        while self.board.at(at) != EMPTY {
            at = self.anywhere();
        }
        self.board.put(at, letter);
    }

    fn kings_and_others(&mut self) -> String {
        for letter in ['K', 'k'] {
            self.put_somewhere(letter);
        }
        self.put_pieces(24);
        let turn = if self.one_in(2) { 'w' } else { 'b' };
        let (clock, number) = (self.numbers.below(60), 1 + self.numbers.below(60));
        format!("{} {turn} - - {clock} {number}", self.board.write())
    }

    fn position(&mut self) -> String {
        let white = self.one_in(2);
        self.put_royals();
        self.put_totems();
        self.put_null();
        let en_passant = if self.one_in(4) { self.advance_pawn(!white) } else { "-".to_owned() };
        self.put_pieces(26);
        let castling = self.castling();
        let (clock, number) = (self.numbers.below(60), 1 + self.numbers.below(60));
        let plies = self.numbers.below(3);
        let phase = if plies == 0 && !self.one_in(4) { "?" } else { "-" };
        let barred = self.barred();
        format!(
            "{} {} {castling} {en_passant} {clock} {number} {plies} {phase} {barred} -",
            self.board.write(),
            if white { 'w' } else { 'b' },
        )
    }

    fn put_royals(&mut self) {
        for white in [true, false] {
            let rank = if white { 0 } else { 8 };
            if self.board.at((5, rank)) == EMPTY && self.one_in(4) {
                self.board.put((5, rank), letter_of('k', white));
                for file in [0, 8] {
                    self.put_near((file, rank), 0, letter_of('r', white));
                }
                continue;
            }
            let form = letter_of(['k', 'k', 's', 'a'][self.numbers.below(4)], white);
            match self.numbers.below(6) {
                0 => self.put_near((4, 4), 0, form),
                1 => self.put_near((4, rank), 0, form),
                2 => self.put_near((4, 8 - rank), 0, form),
                _ => self.put_somewhere(form),
            }
        }
    }

    fn put_totems(&mut self) {
        for white in [true, false] {
            let rank = if white { 0 } else { 8 };
            let letter = letter_of('t', white);
            let royal = self.board.find(if white { "KSA" } else { "ksa" }).unwrap();
            let file = self.numbers.below(9) as i32;
            match self.numbers.below(8) {
                0 => {}
                1 => self.put_near((4, rank), 0, letter),
                2 => self.put_near((4, 4), 0, letter),
                3 => self.put_near((file, 8 - rank), 0, letter),
                4 => self.put_near((file, rank), 0, letter),
                5 => self.put_near(royal, 3, letter),
                _ => self.put_somewhere(letter),
            }
        }
    }

    fn put_null(&mut self) {
        let others = self.board.all("KkSsAaTt");
        match self.numbers.below(6) {
            0 => self.put_near((4, 4), 0, '0'),
            1 => self.put_somewhere('0'),
            2 => self.put_near((4, 0), 1, '0'),
            _ => {
                let other = self.numbers.pick(&others).unwrap();
                self.put_near(other, 1, '0');
            }
        }
    }

    fn put_pieces(&mut self, most: usize) {
        let last = self.board.size - 1;
        for _ in 0..self.numbers.below(most) {
            let white = self.one_in(2);
            let kind = self.numbers.pick(&['p', 'p', 'p', 'n', 'b', 'r', 'q']).unwrap();
            let mut at = self.anywhere();
            if kind == 'p' {
                let advance = [1, 1, last - 1, at.1.clamp(1, last - 1)][self.numbers.below(4)];
                at.1 = if white { advance } else { last - advance };
                if self.board.size == 9 && self.one_in(12) {
                    at.1 = if white { 0 } else { last };
                }
            }
            if self.board.at(at) == EMPTY {
                self.board.put(at, letter_of(kind, white));
            }
        }
    }

    /// Puts a pawn that has just made a long advance, perhaps through or onto its Totem, and an
    /// enemy pawn beside its way.
    fn advance_pawn(&mut self, white: bool) -> String {
        let (second, ahead) = if white { (1, 1) } else { (7, -1) };
        let start = (self.numbers.below(9) as i32, second);
        let steps = 2 + self.numbers.below(2) as i32;
        let way: Vec<Square> = (0..=steps).map(|step| plus(start, (0, step * ahead))).collect();
        if way.iter().any(|square| !"Tt.".contains(self.board.at(*square))) {
            return "-".to_owned();
        }
        if let Some(totem) = self.board.find(&letter_of('t', white).to_string())
            && self.one_in(2)
        {
            self.board.put(totem, EMPTY);
            let at = way[self.numbers.below(way.len() - 1)];
            self.board.put(at, letter_of('t', white));
        }
        self.board.put(way[way.len() - 1], letter_of('p', white));
        let beside = plus(way[way.len() - 1 - self.numbers.below(2)], (1, 0));
        if self.board.contains(beside) && self.board.at(beside) == EMPTY {
            self.board.put(beside, letter_of('p', !white));
        }
        way[1..way.len() - 1].iter().map(|square| name(*square)).collect()
    }

    fn castling(&mut self) -> String {
        let mut rights = String::new();
        for (right, king, rook) in [
            ('K', (5, 0), (8, 0)),
            ('Q', (5, 0), (0, 0)),
            ('k', (5, 8), (8, 8)),
            ('q', (5, 8), (0, 8)),
        ] {
            let stand = kind_of(self.board.at(king)) == 'k' && kind_of(self.board.at(rook)) == 'r';
            if stand && !self.one_in(4) {
                rights.push(right);
            }
        }
        if rights.is_empty() { "-".to_owned() } else { rights }
    }

    fn barred(&mut self) -> &'static str {
        let mut bar = |totem: &str| self.board.find(totem).is_none() && self.numbers.below(3) == 0;
        match (bar("T"), bar("t")) {
            (true, true) => "wb",
            (true, false) => "w",
            (false, true) => "b",
            (false, false) => "-",
        }
    }
}
