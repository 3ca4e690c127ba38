//! Quiescence search: captures, promotions and check evasions, at most ten plies deep.

use rules::{Action, Position, Role};

use super::frame::pick;
use super::move_ordering::{FROM_TABLE, gain};
use super::{Known, Search, Window};
use crate::evaluation::{to_centipawns, to_expected};
use crate::score::{INFINITE, ONE, WON};
use crate::see::see_loses;

/// How much more than what it takes a capture seldom gains, in the unit of the weights.
const DELTA_MARGIN: i32 = 200;

/// How deep the quiescence search goes, in plies.
const QS_MAX_PLY: i32 = 10;

impl Search<'_> {
    /// What a position is worth once its captures are resolved.
    pub(super) fn quiescence(
        &mut self,
        position: &Position,
        in_check: bool,
        depth: i32,
        window: Window,
        ply: usize,
    ) -> i32 {
        let quiet = !in_check && !self.pieces_capture;
        if quiet || depth < -QS_MAX_PLY {
            return self.evaluate(position);
        }
        let static_eval = (!in_check).then(|| self.evaluate(position));
        let mut best = static_eval.unwrap_or(-INFINITE);
        if best >= window.beta {
            return best;
        }
        // How far behind the end it is makes no difference to the table, but to a plain search.
        let kept = self.pieces_capture && !self.settings.equal_depth;
        let key = kept.then(|| self.key(position));
        let known = key.map_or(Known::default(), |key| self.known(key, 0, window));
        if let Some(value) = known.value {
            return value;
        }
        let mut best_action = None;
        let mut frame = self.take_frame(ply);
        if in_check {
            self.variant.legal_actions(position, &mut frame.actions);
        } else {
            self.variant.tactical_moves(position, &mut frame.actions);
        }
        if in_check && frame.actions.is_empty() {
            best = -WON;
        }
        let score = |action: &Action| {
            if known.action == Some(*action) {
                return FROM_TABLE;
            }
            let promotes = action.as_move().is_some_and(|it| it.promotion == Some(Role::Queen));
            gain(&position.board, *action) + if promotes { 16 * Role::Queen.value() } else { 0 }
        };
        frame.scores.extend(frame.actions.iter().map(score));
        for index in 0..frame.actions.len() {
            pick(&mut frame.actions, &mut frame.scores, index);
            let action = frame.actions[index];
            if !in_check && see_loses(self.variant, position, action, 0) {
                continue;
            }
            if let Some(ceiling) =
                self.delta_prunes(position, action, static_eval, window.alpha.max(best))
            {
                best = best.max(ceiling);
                continue;
            }
            let within = Window { alpha: window.alpha.max(best), beta: window.beta };
            let next = self.variant.play(position, action);
            let value = self.after(&next, depth - 1, within, ply);
            if value > best {
                (best, best_action) = (value, Some(action));
            }
            if self.stopped || best >= window.beta {
                break;
            }
        }
        self.give_back(frame, ply);
        if let Some(key) = key {
            self.keep(key, 0, window, best, best_action);
        }
        best
    }

    /// What a capture is hardly worth more than, where that is not above `alpha`: it is then left out,
    /// but for games in which the Null strikes too.
    fn delta_prunes(
        &self,
        position: &Position,
        action: Action,
        static_eval: Option<i32>,
        alpha: i32,
    ) -> Option<i32> {
        let applies = self.settings.futility && !self.variant.features().null;
        let static_eval = static_eval.filter(|_| applies && alpha.abs() < ONE)?;
        let mv = action.as_move().filter(|mv| mv.promotion.is_none())?;
        // A pawn that takes en passant finds nothing on its square.
        let taken = position.board.role_at(mv.to).map_or(Role::Pawn.value(), Role::value);
        let ceiling = to_expected(to_centipawns(static_eval) + f64::from(taken + DELTA_MARGIN));
        (ceiling <= alpha).then_some(ceiling)
    }
}
