//! A roll that closes a turn, by the side that has made it, and the decision about it.

use rules::{Action, Board, Phase, Position};

use super::star::{Faces, NUMBERS, OutcomeBounds};
use super::{Search, Window};
use crate::evaluation::{to_centipawns, to_expected};
use crate::score::{self, INFINITE, ONE};

/// What the numbers lead to, and which of them are searched.
struct Outcomes {
    /// By number.
    positions: [Position; NUMBERS],
    /// What is searched: the first `count` of these numbers, counted from 0.
    order: [usize; NUMBERS],
    /// What is known of them, in that order.
    faces: [OutcomeBounds; NUMBERS],
    count: usize,
    /// What is added to the value of the first one, which may stand for others that are like it.
    correction: i32,
}

impl Outcomes {
    fn faces(&self) -> Faces<'_> {
        Faces(&self.faces[..self.count])
    }

    /// Adds a number to those that are searched; it stands for `weight` numbers.
    fn push(&mut self, number: usize, weight: i32) {
        self.order[self.count] = number;
        self.faces[self.count] = OutcomeBounds::unknown(weight);
        self.count += 1;
    }

    /// Whether the first one is forced, but stands for others of which that is not known.
    fn is_presumed(&self) -> bool {
        let OutcomeBounds { weight, lower, upper } = self.faces[0];
        weight > 1 && (lower > ONE || upper < -ONE)
    }
}

impl Search<'_> {
    /// A roll of the side that has just moved, before the other one moves.
    pub(super) fn closing_roll(
        &mut self,
        position: &Position,
        depth: i32,
        window: Window,
        ply: usize,
    ) -> i32 {
        if let Some(end) = self.variant.end(position) {
            return score::of_end(end, position.turn);
        }
        if depth < 0 {
            return self.evaluate(position);
        }
        let key = self.key(position);
        let known = self.known(key, depth, window);
        if let Some(value) = known.value {
            return value;
        }
        let mut outcomes = self.outcomes(position, self.settings.representative);
        let mut value = self.search_outcomes(&mut outcomes, depth, window, ply);
        if outcomes.is_presumed() && !self.stopped {
            outcomes = self.outcomes(position, false);
            value = self.search_outcomes(&mut outcomes, depth, window, ply);
        }
        self.keep(key, depth, window, value, None);
        value
    }

    /// The decision about a roll: of the side to move, or of the other one.
    pub(super) fn decision(
        &mut self,
        position: &Position,
        depth: i32,
        window: Window,
        ply: usize,
    ) -> i32 {
        let own = position.side_to_act() == position.turn;
        let mut best = if own { -INFINITE } else { INFINITE };
        let mut frame = self.take_frame(ply);
        self.variant.legal_actions(position, &mut frame.actions);
        for action in &frame.actions {
            let next = self.variant.play(position, *action);
            let within = if own {
                Window { alpha: window.alpha.max(best), ..window }
            } else {
                Window { beta: window.beta.min(best), ..window }
            };
            let value = self.node(&next, depth, within, ply + 1);
            best = if own { best.max(value) } else { best.min(value) };
            if self.stopped || if own { best >= window.beta } else { best <= window.alpha } {
                break;
            }
        }
        self.give_back(frame, ply);
        best
    }

    fn search_outcomes(
        &mut self,
        outcomes: &mut Outcomes,
        depth: i32,
        window: Window,
        ply: usize,
    ) -> i32 {
        for index in 0..outcomes.count {
            let within = outcomes.faces().window(index, window);
            let shift = if index == 0 { outcomes.correction } else { 0 };
            let next = &outcomes.positions[outcomes.order[index]];
            let searched = window_before(within, shift);
            let value = self.node(next, depth, searched, ply + 1);
            if self.stopped {
                return 0;
            }
            let face = &mut outcomes.faces[index];
            if value > searched.alpha {
                face.lower = shifted(value, shift);
            }
            if value < searched.beta {
                face.upper = shifted(value, shift);
            }
            if let Some(value) = outcomes.faces().cutoff(window) {
                return value;
            }
        }
        outcomes.faces().lower()
    }

    /// What the numbers lead to. Those that only move the Null are alike: if `represented`, one of
    /// them is searched for all, and corrected by what is beside the Null in each.
    fn outcomes(&mut self, position: &Position, represented: bool) -> Outcomes {
        let roll = |number| self.variant.play(position, Action::Roll(number as u8 + 1));
        let mut outcomes = Outcomes {
            positions: std::array::from_fn(roll),
            order: [0; NUMBERS],
            faces: [OutcomeBounds::unknown(1); NUMBERS],
            count: 0,
            correction: 0,
        };
        let before = without_null(position.board);
        let is_quiet = |next: &Position| {
            represented
                && next.phase == Phase::Move
                && without_null(next.board) == before
                && self.variant.king_in_check(next, next.turn).is_none()
        };
        let quiet = outcomes.positions.each_ref().map(is_quiet);
        if let Some(first) = quiet.iter().position(|quiet| *quiet) {
            let alike = || (0..NUMBERS).filter(|number| quiet[*number]);
            let count = alike().count() as i32;
            let value = self.evaluate(&outcomes.positions[first]);
            let null = |number: usize| self.evaluation.weigh_null(&outcomes.positions[number]);
            let others = to_centipawns(value) - null(first);
            let sum: i32 = alike().map(|number| to_expected(others + null(number))).sum();
            outcomes.correction = sum / count - value;
            outcomes.push(first, count);
        }
        for number in (0..NUMBERS).filter(|number| !quiet[*number]) {
            outcomes.push(number, 1);
        }
        outcomes
    }
}

fn without_null(mut board: Board) -> Board {
    board.set_null(None);
    board
}

/// A value moved by `shift`. What is forced stays.
fn shifted(value: i32, shift: i32) -> i32 {
    if value.abs() > ONE { value } else { (value + shift).clamp(-ONE, ONE) }
}

/// What matters of a value where `window` is what matters of the value moved by `shift`.
fn window_before(window: Window, shift: i32) -> Window {
    let Window { alpha, beta } = window;
    // Nothing is moved beyond a whole result, and what is forced is not moved.
    Window {
        alpha: if (-ONE..ONE).contains(&alpha) {
            (alpha - shift).clamp(-ONE - 1, ONE)
        } else {
            alpha
        },
        beta: if (1 - ONE..=ONE).contains(&beta) {
            (beta - shift).clamp(-ONE, ONE + 1)
        } else {
            beta
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::WON;

    #[test]
    fn a_moved_window_tells_the_same_values_apart() {
        let bounds = [-WON, -ONE - 1, -ONE, 1 - ONE, -7, 0, 9, ONE - 1, ONE, ONE + 1, WON - 1];
        for (index, alpha) in bounds.into_iter().enumerate() {
            for beta in bounds.into_iter().skip(index + 1) {
                for shift in [-2 * ONE, -20, -1, 0, 1, 20, ONE] {
                    let before = window_before(Window { alpha, beta }, shift);
                    assert!(before.alpha < before.beta, "{alpha} {beta} {shift}");
                    for value in bounds.into_iter().chain([-ONE + 20, ONE - 20, WON]) {
                        let moved = shifted(value, shift);
                        assert_eq!(moved > alpha, value > before.alpha, "{value} {alpha} {shift}");
                        assert_eq!(moved < beta, value < before.beta, "{value} {beta} {shift}");
                    }
                }
            }
        }
    }
}
