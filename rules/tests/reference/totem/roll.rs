//! The Null's roll in Totem, what it meets, and the decision whether to prevent it.

use std::collections::BTreeMap;

use super::super::{EMPTY, Square, is_white, kind_of, letter_of};
use super::moves::in_check;
use super::{After, NULL, SIZE, State, lost_by};

/// Where each number takes the Null, from 1 on.
const STEPS: [Square; 8] = [(-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1)];

fn home(white: bool) -> Square {
    (4, if white { 0 } else { SIZE - 1 })
}

impl State {
    /// The roll of a number by the side that is not to move.
    pub(super) fn roll(&self, number: usize) -> After {
        let mut next = self.clone();
        next.phase = "-".to_owned();
        next.undo = self.write_undo();
        let from = self.board.find("0").unwrap();
        let (files, ranks) = STEPS[number - 1];
        let to = ((from.0 + files).rem_euclid(SIZE), (from.1 + ranks).rem_euclid(SIZE));
        next.board.put(from, EMPTY);
        let ended = match kind_of(self.board.at(to)) {
            'k' | 's' => Some(lost_by(is_white(self.board.at(to)))),
            'a' => next.null_meets_ascended(from, to),
            't' => next.null_meets_totem(to),
            met => {
                next.board.put(to, NULL);
                next.reset_clock_if(met != EMPTY);
                None
            }
        };
        if let Some(end) = ended {
            return end;
        }
        next.drop_rights();
        self.count_checks(next)
    }

    fn reset_clock_if(&mut self, captured: bool) {
        if captured {
            self.clock = 0;
        }
    }

    fn null_meets_ascended(&mut self, from: Square, to: Square) -> Option<After> {
        let white = is_white(self.board.at(to));
        if self.totem(white).is_none() {
            return Some(lost_by(white));
        }
        self.remove_totem(white);
        self.bar(white);
        self.board.put(from, letter_of('k', white));
        self.board.put(to, NULL);
        self.reset_clock_if(true);
        None
    }

    fn null_meets_totem(&mut self, to: Square) -> Option<After> {
        let totem = self.board.at(to);
        let white = is_white(totem);
        if to == home(white) {
            self.reset_clock_if(true);
            return self.respawn().then_some(After::Ends("draw null"));
        }
        let stood = self.board.at(home(white));
        self.board.put(to, NULL);
        self.board.put(home(white), totem);
        self.reset_clock_if(stood != EMPTY);
        if !"ksa".contains(kind_of(stood)) {
            return None;
        }
        if is_white(stood) != white {
            return Some(lost_by(!white));
        }
        self.board.put(to, letter_of('s', white));
        self.ascend();
        self.respawn().then_some(After::Ends("draw null"))
    }

    /// What the checks after a roll mean; `self` is the position before it and `next` after it.
    fn count_checks(&self, mut next: Self) -> After {
        let placed_in_check =
            |white: bool| in_check(&next.board, white) && !in_check(&self.board, white);
        let loses = |white: bool| placed_in_check(white) && self.totem(white).is_none();
        let (mover, roller) = (self.white, !self.white);
        if loses(mover) && loses(roller) {
            return After::Ends("draw null");
        }
        if loses(mover) {
            return lost_by(mover);
        }
        if loses(roller) {
            return lost_by(roller);
        }
        let decider = if placed_in_check(roller) {
            if next.prevented(roller).is_none() {
                return lost_by(roller);
            }
            Some(roller)
        } else if placed_in_check(mover) && next.prevented(mover).is_some() {
            Some(mover)
        } else {
            None
        };
        if let Some(white) = decider {
            next.phase = if white { "!w" } else { "!b" }.to_owned();
        }
        After::Goes(next)
    }

    /// The position before the last roll without this side's Totem, if that is legal.
    fn prevented(&self, white: bool) -> Option<Self> {
        let mut back = self.before_roll().unwrap();
        back.remove_totem(white);
        back.phase = "-".to_owned();
        (!in_check(&back.board, white)).then_some(back)
    }

    /// To prevent the roll and, unless the side that rolled decides, to accept it.
    pub(super) fn decisions(&self) -> BTreeMap<String, After> {
        let white = self.phase == "!w";
        let back = self.prevented(white).unwrap();
        let mut found = BTreeMap::from([("prevent".to_owned(), After::Goes(back))]);
        if white == self.white {
            let accepted = Self { phase: "-".to_owned(), ..self.clone() };
            found.insert("accept".to_owned(), After::Goes(accepted));
        }
        found
    }
}
