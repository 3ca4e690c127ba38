//! Turns that begin with a placement of the Gravitatur, stage by stage.

use rules::{Action, Placement, Position};

use super::Search;
use super::checks::CheckSquares;
use super::frame::{Frame, pick};
use super::turn::{SearchNode, worse};
use crate::score::ONE;

/// How much what was learnt of a square counts beside what the drawn board is worth.
const LEARNT: i32 = 64;

/// How much a move seldom adds to what the drawn board is worth, in the unit of the weights.
const PLACEMENT_MARGIN: i32 = 150;

impl Search<'_> {
    /// Tries the turns of every placement: what is known to be good first, then the best placements,
    /// the moves of each as they come.
    pub(super) fn try_placements(&mut self, node: &mut SearchNode<'_>, frame: &mut Frame) {
        let SearchNode { position, ply, tt_move, .. } = *node;
        let [first, second] = self.memory.move_ordering.killers(ply);
        let mut familiar = [tt_move, first, second];
        for index in 0..familiar.len() {
            if familiar[..index].contains(&familiar[index]) {
                familiar[index] = None;
            }
            let Some(action) = familiar[index] else {
                continue;
            };
            if self.variant.is_legal(position, action) {
                let next = self.variant.play(position, action);
                if self.try_move(node, action, &next, &[]) {
                    return;
                }
            }
        }
        let Frame { actions, scores, placements, places, .. } = frame;
        for placement in placements.iter() {
            places.push(self.score_placement(position, placement));
        }
        for place in 0..placements.len() {
            pick(placements, places, place);
            let placement = &placements[place];
            actions.clear();
            scores.clear();
            self.variant.moves_after(position, placement, actions);
            if self.is_below(node, placement, places[place]) {
                self.retain_checks(position, placement, actions);
            }
            let move_ordering = &self.memory.move_ordering;
            scores.extend(actions.iter().map(|it| move_ordering.of_move(position.turn, *it)));
            for index in 0..actions.len() {
                pick(actions, scores, index);
                let action = actions[index];
                if familiar.contains(&Some(action)) {
                    continue;
                }
                let next = self.variant.play_after(position, placement, action);
                if self.try_move(node, action, &next, &actions[..index]) {
                    return;
                }
            }
        }
    }

    /// Whether the turns that begin with a placement need not be searched unless they give check, since
    /// they are hardly worth more than what is known; the best value is then no less than what they
    /// are hardly worth more than. `score` is how promising the placement is.
    fn is_below(&self, node: &mut SearchNode<'_>, placement: &Placement, score: i32) -> bool {
        let SearchNode { position, depth, tried, .. } = *node;
        let alpha = node.alpha();
        let applies = self.settings.futility && depth == 1 && tried > 0 && alpha > -ONE;
        if !applies || placement.gives_check {
            return false;
        }
        let learnt = self.memory.move_ordering.of_place(position.turn, placement.at) / LEARNT;
        let ceiling = worse(score - learnt, -PLACEMENT_MARGIN);
        if ceiling <= alpha {
            node.best.0 = node.best.0.max(ceiling);
        }
        ceiling <= alpha
    }

    /// Leaves those of a placement's turns that give check.
    fn retain_checks(&self, position: &Position, placement: &Placement, actions: &mut Vec<Action>) {
        let drawn = Position { board: placement.board, ..*position };
        let checks = CheckSquares::of(self.variant, &drawn);
        actions.retain(|action| {
            checks.gives_check(&drawn, *action, || {
                let next = self.variant.play_after(position, placement, *action);
                self.variant.king_in_check(&next, next.turn).is_some()
            })
        });
    }

    /// How promising a placement is: above all, what the drawn board is worth to its mover.
    fn score_placement(&mut self, position: &Position, placement: &Placement) -> i32 {
        let drawn = Position { board: placement.board, ..*position };
        let learnt = self.memory.move_ordering.of_place(position.turn, placement.at);
        self.evaluate(&drawn) + learnt / LEARNT
    }
}
