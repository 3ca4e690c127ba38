//! A roll that opens a turn and binds it.

use rules::{Action, Position};

use super::frame::Frame;
use super::star::{Faces, NUMBERS, OutcomeBounds};
use super::{Search, Window};
use crate::score::{self, INFINITE};

/// The numbers that no turn answers to: as one face, behind those of the numbers.
const FREE: usize = NUMBERS;

/// What is known of a roll as it is searched.
struct Roll {
    /// Of each number, and of those that leave all turns free.
    faces: [OutcomeBounds; NUMBERS + 1],
    /// The best turn of each number as far as searched.
    found: [i32; NUMBERS],
    /// Where the turns of each number begin in the list, and the list's end.
    starts: [usize; NUMBERS + 1],
    /// The best turn of all.
    best: (i32, Option<Action>),
}

impl Roll {
    fn new(numbers: &[u8]) -> Self {
        let mut starts = [0; NUMBERS + 1];
        for number in numbers {
            for start in &mut starts[usize::from(*number)..] {
                *start += 1;
            }
        }
        let mut faces = [OutcomeBounds::unknown(0); NUMBERS + 1];
        for number in 0..NUMBERS {
            let face = if starts[number] < starts[number + 1] { number } else { FREE };
            faces[face].weight += 1;
        }
        Self { faces, found: [-INFINITE; NUMBERS], starts, best: (-INFINITE, None) }
    }

    /// Takes in what a turn is worth, within its window.
    fn take(&mut self, number: usize, action: Action, value: i32, window: Window) {
        if self.best.1.is_none() || value > self.best.0 {
            self.best = (value, Some(action));
        }
        self.found[number] = self.found[number].max(value);
        if value > window.alpha {
            // With a free choice, all turns of all numbers are there.
            for face in [number, FREE] {
                self.faces[face].lower = self.faces[face].lower.max(value);
            }
        }
    }

    /// Takes in that all turns of a number were searched.
    fn finish(&mut self, number: usize, window: Window) {
        let found = self.found[number];
        if found < window.beta {
            self.faces[number].upper = found;
        }
        if found > window.alpha && found < window.beta {
            self.faces[number].lower = found;
        }
        let numbers = self.faces[..NUMBERS].iter().filter(|face| face.weight > 0);
        self.faces[FREE].upper = numbers.map(|face| face.upper).max().unwrap_or(INFINITE);
    }
}

impl Search<'_> {
    /// A roll of the side to move, whose number binds the turn that follows.
    pub(super) fn opening_roll(
        &mut self,
        position: &Position,
        depth: i32,
        window: Window,
        ply: usize,
    ) -> i32 {
        let hash = self.variant.repetition_hash(position);
        if self.is_drawn(position, hash) {
            return 0;
        }
        if depth <= 0 {
            return self.evaluate(position);
        }
        let key = self.key(position);
        let known = self.known(key, depth, window);
        if let Some(value) = known.value {
            return value;
        }
        let mut frame = self.take_frame(ply);
        self.list_by_number(position, &mut frame, known.action, ply);
        let (value, action) = if frame.actions.is_empty() {
            let end = self.variant.end(position);
            (end.map_or(0, |end| score::of_end(end, position.turn)), None)
        } else {
            self.memory.path.push(hash);
            let found = self.numbers(position, depth, window, ply, &frame);
            self.memory.path.pop();
            found
        };
        self.give_back(frame, ply);
        self.keep(key, depth, window, value, action);
        value
    }

    /// Lists the turns once, by number, the most promising of each first.
    fn list_by_number(
        &mut self,
        position: &Position,
        frame: &mut Frame,
        tt_move: Option<Action>,
        ply: usize,
    ) {
        let Frame { actions, numbers, scores, keys, sorted, .. } = frame;
        self.variant.moves_by_roll(position, actions, numbers);
        self.memory.move_ordering.score_moves(position, actions, tt_move, ply, scores);
        // The number, what is more promising first, and the place in the list.
        keys.extend(numbers.iter().zip(&*scores).zip(0..).map(|((number, score), place)| {
            let less = i32::MAX.abs_diff(*score);
            u64::from(*number) << 48 | u64::from(less) << 16 | place
        }));
        keys.sort_unstable();
        sorted.extend(keys.iter().map(|key| actions[(key & 0xffff) as usize]));
        numbers.sort_unstable();
        std::mem::swap(actions, sorted);
    }

    /// Searches the turns of each number: the first of each before the others, since low bounds of
    /// all faces often settle the whole roll (Star2).
    fn numbers(
        &mut self,
        position: &Position,
        depth: i32,
        window: Window,
        ply: usize,
        frame: &Frame,
    ) -> (i32, Option<Action>) {
        let mut roll = Roll::new(&frame.numbers);
        for first in [true, false] {
            for number in 0..NUMBERS {
                let turns = roll.starts[number]..roll.starts[number + 1];
                if turns.is_empty() {
                    continue;
                }
                let actions = &frame.actions[turns];
                let within = Faces(&roll.faces).window(number, window);
                if first {
                    let value = self.one(position, actions[0], depth, within, ply);
                    roll.take(number, actions[0], value, within);
                } else {
                    self.others(position, actions, depth, within, ply, (number, &mut roll));
                    roll.finish(number, within);
                }
                if self.stopped {
                    return (0, None);
                }
                if let Some(value) = Faces(&roll.faces).cutoff(window) {
                    return (value, roll.best.1);
                }
            }
        }
        (Faces(&roll.faces).lower(), roll.best.1)
    }

    /// What a turn is worth.
    fn one(
        &mut self,
        position: &Position,
        action: Action,
        depth: i32,
        window: Window,
        ply: usize,
    ) -> i32 {
        let next = self.variant.play(position, action);
        self.after(&next, depth - 1, window, ply)
    }

    /// Searches the turns of a number after the first.
    fn others(
        &mut self,
        position: &Position,
        actions: &[Action],
        depth: i32,
        within: Window,
        ply: usize,
        (number, roll): (usize, &mut Roll),
    ) {
        for (index, action) in actions.iter().enumerate().skip(1) {
            let alpha = within.alpha.max(roll.found[number]);
            if alpha >= within.beta {
                return;
            }
            let next = self.variant.play(position, *action);
            let narrow = Window::above(alpha);
            let mut value = self.after(&next, depth - 1, narrow, ply);
            if value > alpha && value < within.beta {
                let rest = Window { alpha, beta: within.beta };
                value = self.after(&next, depth - 1, rest, ply);
            }
            if self.stopped {
                return;
            }
            roll.take(number, *action, value, Window { alpha, beta: within.beta });
            if value > alpha {
                let before = &actions[..index];
                self.memory.move_ordering.record_cutoff(position, *action, before, depth, ply);
            }
        }
    }
}
