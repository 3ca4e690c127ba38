//! Move ordering: the table's move, captures, promotions, killers, then history.

use rules::{Action, Board, Color, MAX_SQUARES, Position, Role, Square};

use super::MAX_PLY;

/// What is tried before all else.
pub(super) const FROM_TABLE: i32 = 1 << 30;
pub(super) const CAPTURE: i32 = 1 << 26;
const PROMOTION: i32 = 1 << 25;
const KILLER: i32 = 1 << 24;
/// What is taken from the score of a capture that loses material, so that it comes behind all that
/// history speaks against.
pub(super) const BAD_CAPTURE: i32 = 1 << 27;
/// What history can add at most.
const HISTORY_MAX: i32 = 1 << 22;

/// What worked in this search so far.
pub(super) struct MoveOrdering {
    /// How well moves did: by side, origin and target.
    moves: Vec<i32>,
    /// How well placements did: by side and square.
    places: Vec<i32>,
    /// What last refuted a line at each distance from the root.
    killers: Vec<[Option<Action>; 2]>,
}

impl MoveOrdering {
    pub(super) fn new() -> Self {
        Self {
            moves: vec![0; 2 * MAX_SQUARES * MAX_SQUARES],
            places: vec![0; 2 * MAX_SQUARES],
            killers: vec![[None; 2]; MAX_PLY + 2],
        }
    }

    pub(super) fn clear(&mut self) {
        self.moves.fill(0);
        self.places.fill(0);
        self.killers.fill([None; 2]);
    }

    /// Notes that an action refuted a line, and that those in `before` did not.
    pub(super) fn record_cutoff(
        &mut self,
        position: &Position,
        action: Action,
        before: &[Action],
        depth: i32,
        ply: usize,
    ) {
        let color = position.turn;
        let bonus = (depth * depth).clamp(1, 400) * 32;
        self.update_history(color, action, bonus);
        for other in before {
            self.update_history(color, *other, -bonus);
        }
        if !is_capture(position, action) && self.killers[ply][0] != Some(action) {
            self.killers[ply] = [Some(action), self.killers[ply][0]];
        }
    }

    fn update_history(&mut self, color: Color, action: Action, bonus: i32) {
        // The more is known, the less is learnt.
        let learn = |value: &mut i32| {
            let fading =
                (i64::from(*value) * i64::from(bonus.abs()) / i64::from(HISTORY_MAX)) as i32;
            *value = (*value + bonus - fading).clamp(-HISTORY_MAX, HISTORY_MAX);
        };
        if let Some(index) = move_index(color, action) {
            learn(&mut self.moves[index]);
        }
        if let Some(at) = action.placement() {
            learn(&mut self.places[place_index(color, at)]);
        }
    }

    /// What last refuted a line here.
    pub(super) fn killers(&self, ply: usize) -> [Option<Action>; 2] {
        self.killers[ply]
    }

    /// How well an action's move did so far.
    pub(super) fn of_move(&self, color: Color, action: Action) -> i32 {
        move_index(color, action).map_or(0, |index| self.moves[index])
    }

    /// How well placements on a square did so far.
    pub(super) fn of_place(&self, color: Color, at: Square) -> i32 {
        self.places[place_index(color, at)]
    }

    /// Appends how promising each action is to `scores`.
    pub(super) fn score_moves(
        &self,
        position: &Position,
        actions: &[Action],
        tt_move: Option<Action>,
        ply: usize,
        scores: &mut Vec<i32>,
    ) {
        let (board, color) = (&position.board, position.turn);
        scores.extend(actions.iter().map(|action| {
            if is_capture(position, *action) {
                CAPTURE + gain(board, *action)
            } else if action.as_move().is_some_and(|mv| mv.promotion == Some(Role::Queen)) {
                PROMOTION
            } else {
                self.of_move(color, *action)
            }
        }));
        let [first, second] = self.killers[ply];
        for (known, least) in [(second, KILLER - 1), (first, KILLER), (tt_move, FROM_TABLE)] {
            let Some(known) = known else {
                continue;
            };
            for (_, score) in actions.iter().zip(&mut *scores).filter(|(it, _)| **it == known) {
                *score = least.max(*score);
            }
        }
    }
}

fn place_index(color: Color, at: Square) -> usize {
    color as usize * MAX_SQUARES + at.index()
}

fn move_index(color: Color, action: Action) -> Option<usize> {
    let mv = action.as_move()?;
    Some((color as usize * MAX_SQUARES + mv.from.index()) * MAX_SQUARES + mv.to.index())
}

/// Whether an action takes an enemy piece.
pub(super) fn is_capture(position: &Position, action: Action) -> bool {
    let board = &position.board;
    action.as_move().is_some_and(|mv| {
        let pawn = board.of_role(Role::Pawn).contains(mv.from);
        board.of_color(!position.turn).contains(mv.to)
            || pawn && position.en_passant.contains(mv.to) && mv.from.file() != mv.to.file()
    })
}

/// Takes much for little: the more it is, the better.
pub(super) fn gain(board: &Board, action: Action) -> i32 {
    let Some(mv) = action.as_move() else {
        return 0;
    };
    let value = |square| board.role_at(square).map_or(0, Role::value);
    value(mv.to) * 16 - value(mv.from)
}
