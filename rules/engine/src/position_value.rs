//! What a position is worth to White, defined once: what odds and reviews are made of.

use std::sync::atomic::{AtomicBool, Ordering};

use rules::{Action, Color, Game, Move, Outcome, Role};

use crate::engine::{MAX_DEPTH, principal_variation, search_root, start};
use crate::search::{Search, Window};
use crate::{Engine, Score, SearchResult};

/// How many plies it looks ahead at least, whatever the budget.
const LEAST: u32 = 2;

/// What a position is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PositionValue {
    /// The expected result, 0 where Black wins and 1 where White does.
    pub value: f64,
    /// The best action of the side that acts; `None` where a roll is due, or the game has ended.
    pub best: Option<Action>,
    /// By number, what the position after it is worth, where a roll is due.
    pub faces: Option<[f64; 8]>,
}

impl PositionValue {
    /// What is certain, or follows from something else.
    const fn exact(value: f64) -> Self {
        Self { value, best: None, faces: None }
    }
}

impl Engine {
    /// What the position of a game is worth to White.
    ///
    /// The end of a game is worth 1, 0 or 1/2. Where a roll is due, it is the mean of what each of
    /// its eight faces leads to, which is what makes luck sum to nothing. Everywhere else it is what
    /// one search finds with empty memory and the game's history, to the last even depth that it
    /// finishes within `nodes` positions, and to two turns in any case, since an odd depth favours who
    /// has moved last. What is found is told as [what comes of it in games](Score::expected_in), and a
    /// win that is forced whatever the dice as won.
    ///
    /// `None` once `stop` is set.
    pub fn worth(&mut self, game: &Game, nodes: u64, stop: &AtomicBool) -> Option<PositionValue> {
        self.worth_with(game, nodes, stop, None)
    }

    /// The same where what one face leads to is known already.
    pub(crate) fn worth_with(
        &mut self,
        game: &Game,
        nodes: u64,
        stop: &AtomicBool,
        known: Option<(u8, f64)>,
    ) -> Option<PositionValue> {
        if let Some(end) = game.end() {
            return Some(PositionValue::exact(result(end)));
        }
        if !game.position().is_roll_due() {
            let best = self.best(game, (nodes, 1), stop)?.into_iter().next()?;
            let expected = best.score.expected_in(game.variant());
            let white = game.position().side_to_act() == Color::White;
            let value = if white { expected } else { 1.0 - expected };
            return Some(PositionValue { best: Some(best.action), ..PositionValue::exact(value) });
        }
        let mut faces = [0.0; 8];
        for (number, face) in (1..).zip(&mut faces) {
            *face = match known {
                Some((known, value)) if known == number => value,
                _ => {
                    let mut rolled = game.clone();
                    rolled.play_unchecked(Action::Roll(number));
                    self.worth(&rolled, nodes, stop)?.value
                }
            };
        }
        let mean = faces.iter().sum::<f64>() / faces.len() as f64;
        Some(PositionValue { faces: Some(faces), ..PositionValue::exact(mean) })
    }

    /// The best actions of the side that acts, at most `count` of them and the best first: by the
    /// search of [`Engine::worth`]. A win in one turn or two is the shortest, and of promotions that are
    /// worth the same it is a queen's. Nothing where a roll is due or the game has ended.
    ///
    /// `None` once `stop` is set.
    pub fn best(
        &mut self,
        game: &Game,
        (nodes, count): (u64, usize),
        stop: &AtomicBool,
    ) -> Option<Vec<SearchResult>> {
        let position = game.position();
        if count == 0 || position.is_roll_due() || game.end().is_some() {
            return Some(Vec::new());
        }
        let mut search = self.begin_search(game, u64::MAX, stop);
        let mut root = start(&mut search, game);
        let mut found = Vec::new();
        let mut searched = 0;
        for depth in 1..=MAX_DEPTH {
            search.set_node_limit(if depth <= LEAST { u64::MAX } else { nodes });
            search_root(&mut search, position, depth, &mut root, count);
            if search.stopped {
                break;
            }
            let leading = root.leading(count);
            let forced = leading.iter().all(|(_, value)| Score::new(*value).forced().is_some());
            if forced || depth % 2 == 0 {
                found = leading.to_vec();
                searched = depth;
            }
            // Nothing changes any more where all that is asked for is forced as soon as can be.
            if forced && leading.iter().all(|(_, value)| Score::new(*value).is_shortest(depth)) {
                break;
            }
        }
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        search.set_node_limit(u64::MAX);
        search.stopped = false;
        prefer_queens(&mut search, game, &mut found, searched);
        let nodes = search.nodes;
        let result = |(action, value)| SearchResult {
            action,
            score: Score::new(value),
            depth: searched,
            nodes,
            pv: principal_variation(&search, position, action, searched),
        };
        Some(found.into_iter().map(result).collect())
    }
}

/// Has a pawn become a queen where that is worth as much as what it becomes otherwise.
fn prefer_queens(search: &mut Search<'_>, game: &Game, found: &mut [(Action, i32)], depth: u32) {
    for index in 0..found.len() {
        let (action, value) = found[index];
        let Some(queen) = with_queen(action).filter(|&queen| game.is_legal(queen)) else {
            continue;
        };
        match found.iter().position(|(other, _)| *other == queen) {
            Some(other) if other > index && found[other].1 == value => found.swap(index, other),
            Some(_) => {}
            None => {
                let least = Window::above(value - 1);
                if search.act(game.position(), queen, depth as i32, least) >= value {
                    found[index].0 = queen;
                }
            }
        }
    }
}

/// The same action with a queen in place of what else a pawn becomes.
fn with_queen(action: Action) -> Option<Action> {
    let queen = |step: Move| {
        let other = step.promotion.is_some_and(|role| role != Role::Queen);
        other.then_some(Move { promotion: Some(Role::Queen), ..step })
    };
    match action {
        Action::Move(step) => queen(step).map(Action::Move),
        Action::PlaceGravitatur { square: at, then } => {
            Some(Action::PlaceGravitatur { square: at, then: Some(queen(then?)?) })
        }
        _ => None,
    }
}

/// What an end is worth to White.
pub(crate) fn result(end: Outcome) -> f64 {
    match end {
        Outcome::Win { winner: Color::White, .. } => 1.0,
        Outcome::Win { winner: Color::Black, .. } => 0.0,
        Outcome::Draw(_) => 0.5,
    }
}
