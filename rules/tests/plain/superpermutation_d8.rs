//! Superpermutation d8 Chess, straight from the text of the law.

use std::collections::BTreeMap;

use super::{AROUND, Answers, DIAGONAL, KNIGHT, STRAIGHT, Square, is_white, name};

/// Every legal action of a position, with the FEN after it.
pub(crate) fn legal(fen: &str) -> Answers {
    Grid::read(fen).legal()
}

#[derive(Clone)]
struct Grid {
    pieces: BTreeMap<Square, char>,
    white: bool,
    clock: u32,
    number: u32,
    die: String,
}

fn on_board((file, rank): Square) -> bool {
    (0..8).contains(&file) && (0..8).contains(&rank)
}

impl Grid {
    fn read(fen: &str) -> Self {
        let fields: Vec<&str> = fen.split(' ').collect();
        let mut pieces = BTreeMap::new();
        for (row, text) in fields[0].split('/').enumerate() {
            let mut file = 0;
            for letter in text.chars() {
                if let Some(empty) = letter.to_digit(10) {
                    file += empty as i32;
                } else {
                    pieces.insert((file, 7 - row as i32), letter);
                    file += 1;
                }
            }
        }
        Self {
            pieces,
            white: fields[1] == "w",
            clock: fields[4].parse().unwrap(),
            number: fields[5].parse().unwrap(),
            die: fields[6].to_owned(),
        }
    }

    fn write(&self) -> String {
        let mut rows = Vec::new();
        for rank in (0..8).rev() {
            let mut row: String =
                (0..8).map(|file| self.pieces.get(&(file, rank)).unwrap_or(&'.')).collect();
            for empty in (1..=8).rev() {
                row = row.replace(&".".repeat(empty), &empty.to_string());
            }
            rows.push(row);
        }
        let turn = if self.white { 'w' } else { 'b' };
        format!("{} {turn} - - {} {} {}", rows.join("/"), self.clock, self.number, self.die)
    }

    /// The squares that the piece on a square attacks.
    fn attacks(&self, (file, rank): Square) -> Vec<Square> {
        let letter = self.pieces[&(file, rank)];
        let (steps, far): (Vec<Square>, bool) = match letter.to_ascii_lowercase() {
            'p' if is_white(letter) => (vec![(1, 1), (-1, 1)], false),
            'p' => (vec![(1, -1), (-1, -1)], false),
            'n' => (KNIGHT.to_vec(), false),
            'b' => (DIAGONAL.to_vec(), true),
            'r' => (STRAIGHT.to_vec(), true),
            'q' => (AROUND.to_vec(), true),
            _ => (AROUND.to_vec(), false),
        };
        let mut found = Vec::new();
        for (files, ranks) in steps {
            let mut at = (file + files, rank + ranks);
            while on_board(at) {
                found.push(at);
                if !far || self.pieces.contains_key(&at) {
                    break;
                }
                at = (at.0 + files, at.1 + ranks);
            }
        }
        found
    }

    fn in_check(&self, white: bool) -> bool {
        let royal = if white { 'K' } else { 'k' };
        let king = *self.pieces.iter().find(|(_, letter)| **letter == royal).unwrap().0;
        self.pieces
            .iter()
            .filter(|(_, letter)| is_white(**letter) != white)
            .any(|(square, _)| self.attacks(*square).contains(&king))
    }

    fn last_rank(white: bool) -> i32 {
        if white { 7 } else { 0 }
    }

    /// What follows each action that is legal if no die binds.
    fn unbound(&self) -> BTreeMap<String, Self> {
        let mut found = BTreeMap::new();
        let own = self.pieces.iter().filter(|(_, letter)| is_white(**letter) == self.white);
        for (&from, &letter) in own {
            for to in self.destinations(from, letter) {
                self.try_out(from, to, letter, &mut found);
            }
        }
        found
    }

    fn destinations(&self, from: Square, letter: char) -> Vec<Square> {
        let ahead = if self.white { 1 } else { -1 };
        match letter.to_ascii_lowercase() {
            'p' => {
                let second = if self.white { 1 } else { 6 };
                let reach = if from.1 == second { 2 } else { 1 };
                (1..=reach)
                    .map(|step| (from.0, from.1 + step * ahead))
                    .take_while(|to| on_board(*to) && !self.pieces.contains_key(to))
                    .collect()
            }
            'k' => {
                let mut found = self.attacks(from);
                found.retain(|to| self.pieces.get(to).is_none_or(|p| is_white(*p) != self.white));
                if !self.in_check(self.white) {
                    found.extend(self.pieces.iter().filter_map(|(to, other)| {
                        let swaps = is_white(*other) == self.white && !"PpKk".contains(*other);
                        swaps.then_some(*to)
                    }));
                }
                found
            }
            _ => {
                let mut found = self.attacks(from);
                found.retain(|to| !self.pieces.contains_key(to));
                found
            }
        }
    }

    fn try_out(&self, from: Square, to: Square, letter: char, found: &mut BTreeMap<String, Self>) {
        let mut next = self.clone();
        let met = next.pieces.remove(&to);
        next.pieces.remove(&from);
        next.pieces.insert(to, letter);
        let teleport = met.filter(|other| is_white(*other) == self.white);
        if let Some(other) = teleport {
            next.pieces.insert(from, other);
        }
        let mut stop = to;
        if teleport.is_none() && !self.in_check(self.white) {
            stop = next.climb(to);
        }
        if next.in_check(self.white) {
            return;
        }
        let pawn = "Pp".contains(letter);
        let resets = pawn || (met.is_some() && teleport.is_none());
        next.clock = if resets { 0 } else { self.clock + 1 };
        next.number += u32::from(!self.white);
        next.white = !self.white;
        let action = name(from) + &name(to);
        if pawn && stop.1 == Self::last_rank(self.white) {
            for piece in "qrbn".chars() {
                let mut promoted = next.clone();
                let cased = if self.white { piece.to_ascii_uppercase() } else { piece };
                promoted.pieces.insert(stop, cased);
                found.insert(format!("{action}{piece}"), promoted.with_die());
            }
        } else {
            found.insert(action, next.with_die());
        }
    }

    /// The steps 1 to 3 of the law; returns where the piece stops.
    fn climb(&mut self, mut at: Square) -> Square {
        loop {
            let ahead = (at.0, at.1 + if self.white { 1 } else { -1 });
            if self.in_check(!self.white) || !self.pieces.contains_key(&ahead) {
                return at;
            }
            let (climber, other) = (self.pieces[&at], self.pieces[&ahead]);
            let pushed_home =
                other == if self.white { 'p' } else { 'P' } && at.1 == Self::last_rank(!self.white);
            let queen = if self.white { 'q' } else { 'Q' };
            self.pieces.insert(ahead, climber);
            self.pieces.insert(at, if pushed_home { queen } else { other });
            at = ahead;
        }
    }

    fn with_die(mut self) -> Self {
        self.die = if self.in_check(self.white) { "-" } else { "?" }.to_owned();
        self
    }

    /// Every legal action with the position after it.
    fn legal(&self) -> Answers {
        let unbound = self.unbound();
        if self.die == "?" {
            let rolled = |number: u32| Self { die: number.to_string(), ..self.clone() }.write();
            let any = if unbound.is_empty() { 0 } else { 8 };
            return (1..=any).map(|number| (format!("r{number}"), rolled(number))).collect();
        }
        let lands_on_file = |action: &str| {
            let file = i32::from(action.as_bytes()[2] - b'a') + 1;
            let counted = if self.white { file } else { 9 - file };
            counted.to_string() == self.die
        };
        let bound = unbound.keys().any(|action| lands_on_file(action));
        let allowed = |action: &String| !bound || lands_on_file(action);
        unbound
            .into_iter()
            .filter(|(action, _)| allowed(action))
            .map(|(action, next)| (action, next.write()))
            .collect()
    }
}
