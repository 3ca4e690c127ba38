//! The search: what a position is worth when both sides play on well, and the dice fall evenly.
//!
//! Every value is that of the side that makes the next turn. Depth counts plies, which are turns of one
//! side: rolls and decisions cost none.

mod chance_after_move;
mod chance_before_move;
mod checks;
mod eval_cache;
mod frame;
mod move_ordering;
mod placements;
mod quiescence;
mod star;
#[cfg(test)]
mod tests;
mod transposition_table;
mod turn;

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use rules::{Action, Game, Outcome, Phase, Position, Role, SearchVariant, Variant};

use crate::Settings;
use crate::evaluation::Evaluation;
use crate::evaluation_noise::{EvaluationNoise, mix};
use crate::score::{self, INFINITE};

use eval_cache::EvalCache;
use frame::Frame;
use move_ordering::MoveOrdering;
use transposition_table::{Bound, TranspositionTable};

/// How deep a line can go, in positions.
const MAX_PLY: usize = 120;

/// The clock from which the side to move may claim a draw.
const CLAIM: u32 = 100;

/// The clock from which a claim is so near that a search may well come to it.
const NEAR_CLAIM: u32 = 70;

/// The clock at which the game is drawn without a claim.
const END: u32 = 150;

/// How many positions are looked at between two looks at the clock.
const NODES_PER_POLL: u64 = 256;

/// What is kept from one question to the next, and the room that it takes.
pub(crate) struct Memory {
    table: TranspositionTable,
    evaluations: EvalCache,
    move_ordering: MoveOrdering,
    frames: Vec<Frame>,
    /// The repetition hashes from the start of the game on.
    path: Vec<u64>,
}

/// The entries of the table, as a power of two.
const TABLE_BITS: u32 = 18;

impl Memory {
    pub(crate) fn new() -> Self {
        Self {
            table: TranspositionTable::new(TABLE_BITS),
            evaluations: EvalCache::new(),
            move_ordering: MoveOrdering::new(),
            frames: (0..MAX_PLY + 2).map(|_| Frame::default()).collect(),
            path: Vec::new(),
        }
    }

    /// Forgets everything, and takes in the history of a game.
    pub(crate) fn begin(&mut self, game: &Game) {
        self.table.clear();
        self.evaluations.begin(game.variant().id());
        self.move_ordering.clear();
        self.path.clear();
        self.path.extend(game.repetition_hashes());
    }
}

/// When to stop.
pub(crate) struct Budget<'a> {
    /// Positions to look at.
    pub(crate) nodes: u64,
    pub(crate) deadline: Option<Instant>,
    pub(crate) stop: &'a AtomicBool,
}

/// The values that matter: what is at most `alpha` or at least `beta` need not be known exactly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Window {
    pub(crate) alpha: i32,
    pub(crate) beta: i32,
}

impl Window {
    /// All values.
    pub(crate) const FULL: Self = Self { alpha: -INFINITE, beta: INFINITE };

    /// Only whether a value is more than `alpha`.
    pub(crate) const fn above(alpha: i32) -> Self {
        Self { alpha, beta: alpha + 1 }
    }

    /// The window of the side that moves next.
    fn of_other_side(self) -> Self {
        Self { alpha: -score::later(self.beta), beta: -score::later(self.alpha) }
    }

    /// What a value that was found within the window says.
    fn bound_of(self, value: i32) -> Bound {
        if value >= self.beta {
            Bound::Lower
        } else if value <= self.alpha {
            Bound::Upper
        } else {
            Bound::Exact
        }
    }
}

/// What the table knows of a position.
#[derive(Clone, Copy, Default)]
struct Known {
    /// Its value, where that settles the search.
    value: Option<i32>,
    /// What was best.
    action: Option<Action>,
}

/// A search as it goes on.
pub(crate) struct Search<'a> {
    pub(crate) variant: &'static dyn SearchVariant,
    evaluation: &'a Evaluation,
    settings: Settings,
    pub(crate) evaluation_noise: EvaluationNoise,
    memory: &'a mut Memory,
    budget: Budget<'a>,
    pub(crate) nodes: u64,
    /// Whether it must end; what is returned then means nothing.
    pub(crate) stopped: bool,
    /// How many plies it looks ahead.
    depth: i32,
    /// Whether pieces other than kings capture.
    pieces_capture: bool,
    /// How long the path was at the last null move: a position before that comes again only
    /// by skipping a turn.
    null_move_index: usize,
    /// How many entries of the path are the game's.
    played: usize,
}

impl<'a> Search<'a> {
    /// A search of a game that `memory` was given.
    pub(crate) fn new(
        variant: &'static dyn Variant,
        evaluation: &'a Evaluation,
        settings: Settings,
        memory: &'a mut Memory,
        budget: Budget<'a>,
    ) -> Self {
        Self {
            variant: variant.search(),
            evaluation,
            settings,
            evaluation_noise: EvaluationNoise::default(),
            played: memory.path.len(),
            memory,
            budget,
            nodes: 0,
            stopped: false,
            pieces_capture: variant.features().can_capture(Role::Queen),
            depth: 0,
            null_move_index: 0,
        }
    }

    /// Sets how many positions it looks at, those that it has looked at included.
    pub(crate) fn set_node_limit(&mut self, nodes: u64) {
        self.budget.nodes = nodes;
    }

    /// Sets when it must have ended.
    pub(crate) fn set_deadline(&mut self, deadline: Option<Instant>) {
        self.budget.deadline = deadline;
    }

    /// What an action is worth to the side that acts, within a window.
    pub(crate) fn act(
        &mut self,
        position: &Position,
        action: Action,
        depth: i32,
        window: Window,
    ) -> i32 {
        self.depth = depth;
        let next = self.variant.play(position, action);
        if action.is_turn() {
            self.after(&next, depth - 1, window, 0)
        } else if position.side_to_act() == position.turn {
            self.node(&next, depth, window, 1)
        } else {
            let turned = Window { alpha: -window.beta, beta: -window.alpha };
            -self.node(&next, depth, turned, 1)
        }
    }

    /// How promising an action at the root is before anything is searched.
    pub(crate) fn score_move(&self, position: &Position, action: Action) -> i32 {
        let mut scores = Vec::new();
        self.memory.move_ordering.score_moves(position, &[action], None, 0, &mut scores);
        scores[0]
    }

    /// The best answer that the table knows.
    pub(crate) fn answer(&self, position: &Position) -> Option<Action> {
        let entry = self.memory.table.probe(self.key(position))?;
        entry.action.filter(|action| self.variant.is_legal(position, *action))
    }

    fn take_frame(&mut self, ply: usize) -> Frame {
        let mut frame = std::mem::take(&mut self.memory.frames[ply]);
        frame.clear();
        frame
    }

    fn give_back(&mut self, frame: Frame, ply: usize) {
        self.memory.frames[ply] = frame;
    }

    /// What a position is worth within a window; beyond it, a bound.
    fn node(&mut self, position: &Position, depth: i32, window: Window, ply: usize) -> i32 {
        if self.must_stop() {
            return 0;
        }
        if ply >= MAX_PLY {
            return self.evaluate(position);
        }
        match position.phase {
            Phase::Over(end) => score::of_end(end, position.turn),
            Phase::Roll { by } if by != position.turn => {
                self.closing_roll(position, depth, window, ply)
            }
            Phase::AnswerRoll { .. } => self.decision(position, depth, window, ply),
            _ if position.halfmove < CLAIM => self.roll_or_turn(position, depth, window, ply),
            _ => self.claimable(position, depth, window, ply),
        }
    }

    /// What a position is worth in which the side to move has yet to roll or to move.
    fn roll_or_turn(&mut self, position: &Position, depth: i32, window: Window, ply: usize) -> i32 {
        if position.is_roll_due() {
            self.opening_roll(position, depth, window, ply)
        } else {
            self.turn(position, depth, window, ply)
        }
    }

    /// The same where the side to move may claim a draw instead.
    fn claimable(&mut self, position: &Position, depth: i32, window: Window, ply: usize) -> i32 {
        if let Some(end) = self.variant.end(position) {
            return score::of_end(end, position.turn);
        }
        if position.halfmove >= END || window.beta <= 0 {
            return 0;
        }
        let window = Window { alpha: window.alpha.max(0), ..window };
        self.roll_or_turn(position, depth, window, ply).max(0)
    }

    /// What the position after a turn is worth to the side that made it.
    fn after(&mut self, next: &Position, depth: i32, window: Window, ply: usize) -> i32 {
        score::earlier(-self.node(next, depth, window.of_other_side(), ply + 1))
    }

    /// Under what a position is kept in the table: near a claim, what it is worth depends on the
    /// clock.
    fn key(&self, position: &Position) -> u64 {
        let hash = self.variant.position_hash(position);
        if position.halfmove < NEAR_CLAIM { hash } else { mix(hash ^ u64::from(position.halfmove)) }
    }

    /// What is known of a position; its value, where that settles it.
    fn known(&self, key: u64, depth: i32, window: Window) -> Known {
        let Some(entry) = self.memory.table.probe(key) else {
            return Known::default();
        };
        let deep = i32::from(entry.depth);
        let fits = if self.settings.equal_depth { deep == depth } else { deep >= depth };
        let value = (fits && entry.cuts_off(window)).then_some(entry.value);
        Known { value, action: entry.action }
    }

    /// Keeps what was found of a position.
    fn keep(&mut self, key: u64, depth: i32, window: Window, value: i32, action: Option<Action>) {
        if !self.stopped {
            self.memory.table.store(key, depth, value, window.bound_of(value), action);
        }
    }

    /// The static evaluation of a position.
    pub(crate) fn evaluate(&mut self, position: &Position) -> i32 {
        let hash = self.variant.position_hash(position);
        let evaluations = &mut self.memory.evaluations;
        let value = evaluations.get(hash, self.evaluation, position);
        if self.evaluation_noise.is_clear() {
            value
        } else {
            self.evaluation_noise.seen(value, hash)
        }
    }

    fn must_stop(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes > self.budget.nodes {
            self.stopped = true;
        } else if self.nodes.is_multiple_of(NODES_PER_POLL) {
            let late = self.budget.deadline.is_some_and(|deadline| Instant::now() >= deadline);
            self.stopped |= late || self.budget.stop.load(Ordering::Relaxed);
        }
        self.stopped
    }

    /// Whether a position that counts for repetition is drawn because it came before or for want of pieces.
    fn is_drawn(&self, position: &Position, hash: u64) -> bool {
        if self.is_repeated(position, hash) {
            return true;
        }
        let board = &position.board;
        let men =
            board.of_role(Role::Pawn) | board.of_role(Role::Rook) | board.of_role(Role::Queen);
        // Bishops alone can be many.
        (men | board.of_role(Role::Totem)).is_empty()
            && matches!(self.variant.end(position), Some(Outcome::Draw(_)))
    }

    /// Whether a position that counts for repetition came before: once in this search, or twice in the game.
    fn is_repeated(&self, position: &Position, hash: u64) -> bool {
        let path = &self.memory.path;
        let reversible =
            path.len().saturating_sub(position.halfmove as usize).max(self.null_move_index);
        let mut times = 0;
        for index in (reversible..path.len()).rev() {
            if path[index] == hash {
                times += 1;
                if index >= self.played || times == 2 {
                    return true;
                }
            }
        }
        false
    }
}
