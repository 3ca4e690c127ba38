//! A turn of the side to move.

use rules::{Action, Position, Role};

use super::checks::CheckSquares;
use super::frame::{Frame, pick};
use super::move_ordering::{self, BAD_CAPTURE, CAPTURE, FROM_TABLE};
use super::{Search, Window};
use crate::evaluation::{to_centipawns, to_expected};
use crate::score::{INFINITE, ONE, WON};
use crate::see::see_loses;

/// Up to which depth futility pruning applies, in plies.
const FUTILITY_DEPTH: i32 = 3;

/// Up to this depth a move that loses much by exchange is left out.
const EXCHANGE_DEPTH: i32 = 6;

/// How far one quiet move seldom changes the value of a position, in the unit of the weights.
const FUTILITY_MARGIN: i32 = 130;

/// What is known of a position as its turns are tried.
pub(super) struct SearchNode<'a> {
    pub(super) position: &'a Position,
    pub(super) depth: i32,
    pub(super) ply: usize,
    window: Window,
    in_check: bool,
    /// The static evaluation, where that says something of the moves.
    static_eval: Option<i32>,
    /// What a quiet turn is hardly worth more than, once it is asked for.
    ceiling: Option<i32>,
    /// From where a turn gives check, likewise.
    checks: Option<CheckSquares>,
    /// The best move that the transposition table knows.
    pub(super) tt_move: Option<Action>,
    /// The best turn so far, and what it is worth.
    pub(super) best: (i32, Option<Action>),
    /// How many turns were tried.
    pub(super) tried: usize,
}

impl SearchNode<'_> {
    /// More than this is wanted.
    pub(super) fn alpha(&self) -> i32 {
        self.window.alpha.max(self.best.0)
    }
}

impl Search<'_> {
    /// The turn of the side to move: the best of all.
    pub(super) fn turn(
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
        let in_check = self.variant.king_in_check(position, position.turn).is_some();
        if depth <= 0 {
            return self.quiescence(position, in_check, depth, window, ply);
        }
        let key = self.key(position);
        let known = self.known(key, depth, window);
        if let Some(value) = known.value {
            return value;
        }
        let mut node = SearchNode {
            position,
            depth,
            ply,
            window,
            in_check,
            static_eval: (self.pieces_capture && !in_check).then(|| self.evaluate(position)),
            ceiling: None,
            checks: None,
            tt_move: known.action,
            best: (-INFINITE, None),
            tried: 0,
        };
        let after_null_move = self.null_move_index == self.memory.path.len();
        self.memory.path.push(hash);
        let pruned = if after_null_move { None } else { self.try_prune(&node) };
        let (value, action) = match pruned {
            Some(value) => (value, None),
            None => self.best_turn(&mut node),
        };
        self.memory.path.pop();
        self.keep(key, depth, window, value, action);
        value
    }

    /// Whether the turns are right behind the root: what a turn at the root threatens shows only behind
    /// the answers to it.
    fn are_answers(&self, depth: i32) -> bool {
        depth + 1 >= self.depth
    }

    /// A bound where the position is so good that its turns need not be looked at.
    fn try_prune(&mut self, node: &SearchNode<'_>) -> Option<i32> {
        let SearchNode { position, depth, ply, window: Window { beta, .. }, .. } = *node;
        let static_eval =
            node.static_eval.filter(|static_eval| *static_eval >= beta && beta.abs() < ONE)?;
        if self.settings.futility
            && depth <= FUTILITY_DEPTH
            && !self.are_answers(depth)
            && worse(static_eval, depth * FUTILITY_MARGIN) >= beta
        {
            return Some(static_eval);
        }
        if !self.settings.null_move || depth < 3 || !has_pieces(position) {
            return None;
        }
        // Null move: even making no turn is good enough.
        let skipped = self.variant.skip_turn(position)?;
        let before = std::mem::replace(&mut self.null_move_index, self.memory.path.len());
        let value = self.after(&skipped, depth - 3 - depth / 4, Window::above(beta - 1), ply);
        self.null_move_index = before;
        (value >= beta && !self.stopped).then(|| value.min(ONE))
    }

    fn best_turn(&mut self, node: &mut SearchNode<'_>) -> (i32, Option<Action>) {
        let SearchNode { position, ply, in_check, .. } = *node;
        let mut frame = self.take_frame(ply);
        if !in_check {
            self.variant.placements(position, &mut frame.placements);
        }
        if frame.placements.is_empty() {
            self.try_all(node, &mut frame);
        } else {
            self.try_placements(node, &mut frame);
            if node.tried == 0 {
                frame.clear();
                self.try_all(node, &mut frame);
            }
        }
        self.give_back(frame, ply);
        if node.tried == 0 {
            return (if in_check { -WON } else { 0 }, None);
        }
        node.best
    }

    /// Tries every turn, the most promising first.
    fn try_all(&mut self, node: &mut SearchNode<'_>, frame: &mut Frame) {
        let SearchNode { position, ply, tt_move, .. } = *node;
        let Frame { actions, scores, .. } = frame;
        self.variant.legal_actions(position, actions);
        self.memory.move_ordering.score_moves(position, actions, tt_move, ply, scores);
        for index in 0..actions.len() {
            self.pick_turn(position, actions, scores, index);
            if self.is_futile(node, actions[index]) || self.loses_much(node, actions[index]) {
                continue;
            }
            let next = self.variant.play(position, actions[index]);
            if self.try_move(node, actions[index], &next, &actions[..index]) {
                return;
            }
        }
    }

    /// Brings the most promising of what is left from `at` on to that place. Whether a capture loses
    /// material is asked only once it is the most promising.
    fn pick_turn(
        &self,
        position: &Position,
        actions: &mut [Action],
        scores: &mut [i32],
        at: usize,
    ) {
        pick(actions, scores, at);
        let is_capture = |score| (CAPTURE..FROM_TABLE).contains(&score);
        while is_capture(scores[at]) && see_loses(self.variant, position, actions[at], 0) {
            scores[at] -= BAD_CAPTURE;
            pick(actions, scores, at);
        }
    }

    /// Searches one turn, after those in `before`; whether it is good enough to stop.
    pub(super) fn try_move(
        &mut self,
        node: &mut SearchNode<'_>,
        action: Action,
        next: &Position,
        before: &[Action],
    ) -> bool {
        let SearchNode { position, depth, ply, window, .. } = *node;
        let alpha = node.alpha();
        let full = Window { alpha, beta: window.beta };
        let value = if node.tried == 0 {
            self.after(next, depth - 1, full, ply)
        } else {
            let less = self.reduction(node, action);
            let narrow = Window::above(alpha);
            let mut value = self.after(next, depth - 1 - less, narrow, ply);
            if less > 0 && value > alpha {
                value = self.after(next, depth - 1, narrow, ply);
            }
            if value > alpha && value < window.beta {
                value = self.after(next, depth - 1, full, ply);
            }
            value
        };
        if self.stopped {
            return true;
        }
        node.tried += 1;
        if value > node.best.0 || node.best.1.is_none() {
            node.best = (value, Some(action));
        }
        let cutoff = value >= window.beta;
        if cutoff {
            self.memory.move_ordering.record_cutoff(position, action, before, depth, ply);
        }
        cutoff
    }

    /// Whether a quiet turn is left out, since it is hardly worth more than what is known; the best
    /// value is then no less than what it is hardly worth more than.
    fn is_futile(&self, node: &mut SearchNode<'_>, action: Action) -> bool {
        let SearchNode { position, depth, tried, .. } = *node;
        let alpha = node.alpha();
        let applies =
            self.settings.futility && depth <= FUTILITY_DEPTH && tried > 0 && alpha.abs() < ONE;
        let Some(static_eval) = node.static_eval.filter(|_| applies) else {
            return false;
        };
        let ceiling =
            *node.ceiling.get_or_insert_with(|| worse(static_eval, -depth * FUTILITY_MARGIN));
        let futile =
            ceiling <= alpha && is_quiet(position, action) && !self.gives_check(node, action);
        if futile {
            node.best.0 = node.best.0.max(ceiling);
        }
        futile
    }

    /// Whether a move is left out, since it loses much material by exchange.
    fn loses_much(&self, node: &mut SearchNode<'_>, action: Action) -> bool {
        let SearchNode { position, depth, tried, .. } = *node;
        let applies = self.settings.futility
            && !self.variant.features().null
            && node.static_eval.is_some()
            && depth <= EXCHANGE_DEPTH
            && tried > 0
            // A side that is mated by all that was searched may yet be saved by any move.
            && node.best.0 > -ONE
            && node.alpha().abs() < ONE
            && !self.are_answers(depth);
        if !applies {
            return false;
        }
        let margin = depth * if is_quiet(position, action) { 50 } else { 100 };
        see_loses(self.variant, position, action, margin) && !self.gives_check(node, action)
    }

    /// Whether a move gives check.
    fn gives_check(&self, node: &mut SearchNode<'_>, action: Action) -> bool {
        let position = node.position;
        let checks = node.checks.get_or_insert_with(|| CheckSquares::of(self.variant, position));
        checks.gives_check(position, action, || {
            let next = self.variant.play(position, action);
            self.variant.king_in_check(&next, next.turn).is_some()
        })
    }

    /// Late move reduction: by how many plies a late and quiet move is searched less deeply at first.
    fn reduction(&self, node: &SearchNode<'_>, action: Action) -> i32 {
        let SearchNode { position, depth, tried, .. } = *node;
        let late = self.settings.reductions
            && node.static_eval.is_some()
            && depth >= 3
            && tried >= 3
            && is_quiet(position, action);
        if !late {
            return 0;
        }
        let less = (tried as u32).ilog2() as i32 * (depth as u32).ilog2() as i32;
        ((less + 1) / 2).min(depth - 2)
    }
}

/// A value lowered by `less`, in the unit of the weights.
pub(super) fn worse(value: i32, less: i32) -> i32 {
    to_expected(to_centipawns(value) - f64::from(less))
}

/// Whether an action takes nothing and promotes nothing.
fn is_quiet(position: &Position, action: Action) -> bool {
    action.as_move().is_none_or(|mv| mv.promotion.is_none())
        && !move_ordering::is_capture(position, action)
}

/// Whether the side to move has more than pawns and its royal piece: otherwise making no turn may
/// well be the best.
fn has_pieces(position: &Position) -> bool {
    let pieces = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
    pieces.into_iter().any(|role| !position.board.of(position.turn, role).is_empty())
}
