//! Turns that begin with a placement of the Gravitatur, stage by stage.

use rules::{Placement, Position};

use super::Search;
use super::frame::{Frame, pick};
use super::turn::Attempt;

/// How much what was learnt of a square counts beside what the drawn board is worth.
const LEARNT: i32 = 64;

impl Search<'_> {
    /// Tries the turns of every placement: what is known to be good first, then the best placements,
    /// the moves of each as they come. None is left out.
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
        let promise = |placement: &Placement| self.promise_of_place(position, placement);
        places.extend(placements.iter().map(promise));
        for place in 0..placements.len() {
            pick(placements, places, place);
            let placement = &placements[place];
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
                if self.attempt(attempt, action, &next, &actions[..index]) {
                    return;
                }
            }
        }
    }

    /// How promising a placement is: above all, what the drawn board is worth to its mover.
    fn promise_of_place(&self, position: &Position, placement: &Placement) -> i32 {
        let drawn = Position { board: placement.board, ..*position };
        let learnt = self.memory.experience.of_place(position.turn, placement.at);
        self.evaluate(&drawn) + learnt / LEARNT
    }
}
