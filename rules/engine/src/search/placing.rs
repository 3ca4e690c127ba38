//! Turns that begin with a placement of the Gravitatur, stage by stage.

use rules::{Placement, Position};

use super::Search;
use super::frame::{Frame, pick};
use super::turn::{Attempt, worse};
use crate::score::ONE;

/// How much what was learnt of a square counts beside what the drawn board is worth.
const LEARNT: i32 = 64;

/// How much a move seldom adds to what the drawn board is worth, in the unit of the weights.
const MARGIN: i32 = 150;

impl Search<'_> {
    /// Tries the turns of every placement: what is known to be good first, then the best placements,
    /// the moves of each as they come.
    pub(super) fn try_placements(&mut self, attempt: &mut Attempt<'_>, frame: &mut Frame) {
        let Attempt { position, ply, hint, .. } = *attempt;
        let [first, second] = self.memory.experience.killers(ply);
        let mut familiar = [hint, first, second];
        for index in 0..familiar.len() {
            if familiar[..index].contains(&familiar[index]) {
                familiar[index] = None;
            }
            let Some(action) = familiar[index] else {
                continue;
            };
            if self.variant.is_legal(position, action) {
                let next = self.variant.play(position, action);
                if self.attempt(attempt, action, &next, &[]) {
                    return;
                }
            }
        }
        let Frame { actions, scores, placements, places, .. } = frame;
        for placement in placements.iter() {
            places.push(self.promise_of_place(position, placement));
        }
        for place in 0..placements.len() {
            pick(placements, places, place);
            let placement = &placements[place];
            let ceiling = self.ceiling_of_placement(attempt, placement, places[place]);
            actions.clear();
            scores.clear();
            self.variant.moves_after(position, placement, actions);
            let experience = &self.memory.experience;
            scores.extend(actions.iter().map(|it| experience.of_move(position.turn, *it)));
            for index in 0..actions.len() {
                pick(actions, scores, index);
                let action = actions[index];
                if familiar.contains(&Some(action)) {
                    continue;
                }
                let next = self.variant.play_after(position, placement, action);
                if let Some(ceiling) = ceiling
                    && self.is_below(attempt, &next, ceiling)
                {
                    continue;
                }
                if self.attempt(attempt, action, &next, &actions[..index]) {
                    return;
                }
            }
        }
    }

    /// What a turn that begins with a placement is hardly worth more than, where that may spare the
    /// search of it; `score` is how promising the placement is.
    fn ceiling_of_placement(
        &self,
        attempt: &Attempt<'_>,
        placement: &Placement,
        score: i32,
    ) -> Option<i32> {
        let Attempt { position, depth, .. } = *attempt;
        let applies = self.settings.futility && depth == 1 && !placement.gives_check;
        applies.then(|| {
            let learnt = self.memory.experience.of_place(position.turn, placement.at) / LEARNT;
            worse(score - learnt, -MARGIN)
        })
    }

    /// Whether a turn need not be searched that is hardly worth more than `ceiling`; the best value
    /// is then no less.
    fn is_below(&self, attempt: &mut Attempt<'_>, next: &Position, ceiling: i32) -> bool {
        let alpha = attempt.alpha();
        let below = attempt.tried > 0
            && alpha.abs() < ONE
            && ceiling <= alpha
            && self.variant.checked(next, next.turn).is_none();
        if below {
            attempt.best.0 = attempt.best.0.max(ceiling);
        }
        below
    }

    /// How promising a placement is: above all, what the drawn board is worth to its mover.
    fn promise_of_place(&mut self, position: &Position, placement: &Placement) -> i32 {
        let drawn = Position { board: placement.board, ..*position };
        let learnt = self.memory.experience.of_place(position.turn, placement.at);
        self.evaluate(&drawn) + learnt / LEARNT
    }
}
