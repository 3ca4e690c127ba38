//! The end of a line: what is left to take is taken, and checks are answered.

use rules::{Action, Position, Role};

use super::frame::pick;
use super::move_ordering::gain;
use super::{Search, Window};
use crate::evaluation::{to_centipawns, to_expected};
use crate::exchange::see_loses;
use crate::score::{INFINITE, ONE, WON};

/// How much more than what it takes a capture seldom gains, in the unit of the weights.
const MARGIN: i32 = 200;

/// How many turns checks are answered and pieces taken behind the end of a line.
const QS_MAX_PLY: i32 = 10;

impl Search<'_> {
    /// What a position at the end of a line is worth.
    pub(super) fn leaf(
        &mut self,
        position: &Position,
        in_check: bool,
        depth: i32,
        window: Window,
        ply: usize,
    ) -> i32 {
        let quiet = !in_check && !self.captures;
        if quiet || depth < -QS_MAX_PLY {
            return self.evaluate(position);
        }
        let static_eval = (!in_check).then(|| self.evaluate(position));
        let mut best = static_eval.unwrap_or(-INFINITE);
        if best >= window.beta {
            return best;
        }
        let mut frame = self.take_frame(ply);
        if in_check {
            self.variant.legal_actions(position, &mut frame.actions);
        } else {
            self.variant.captures(position, &mut frame.actions);
        }
        if in_check && frame.actions.is_empty() {
            best = -WON;
        }
        let promise = |action: &Action| {
            let promotes = action.step().is_some_and(|it| it.promotion == Some(Role::Queen));
            gain(&position.board, *action) + if promotes { 16 * Role::Queen.value() } else { 0 }
        };
        frame.scores.extend(frame.actions.iter().map(promise));
        for index in 0..frame.actions.len() {
            pick(&mut frame.actions, &mut frame.scores, index);
            let action = frame.actions[index];
            if !in_check && see_loses(self.variant, position, action) {
                continue;
            }
            if let Some(ceiling) =
                self.is_too_little(position, action, static_eval, window.alpha.max(best))
            {
                best = best.max(ceiling);
                continue;
            }
            let within = Window { alpha: window.alpha.max(best), beta: window.beta };
            let next = self.variant.play(position, action);
            best = best.max(self.after(&next, depth - 1, within, ply));
            if self.stopped || best >= window.beta {
                break;
            }
        }
        self.give_back(frame, ply);
        best
    }

    /// What a capture is hardly worth more than, where that is not above `alpha`: it is then left out,
    /// but for games in which the Null strikes too.
    fn is_too_little(
        &self,
        position: &Position,
        action: Action,
        static_eval: Option<i32>,
        alpha: i32,
    ) -> Option<i32> {
        let applies = self.settings.futility && !self.variant.features().null;
        let static_eval = static_eval.filter(|_| applies && alpha.abs() < ONE)?;
        let step = action.step().filter(|step| step.promotion.is_none())?;
        // A pawn that takes en passant finds nothing on its square.
        let taken = position.board.role_at(step.to).map_or(Role::Pawn.value(), Role::value);
        let ceiling = to_expected(to_centipawns(static_eval) + f64::from(taken + MARGIN));
        (ceiling <= alpha).then_some(ceiling)
    }
}
