//! What a position is worth to White, defined once: what odds and reviews are made of.

use std::sync::atomic::{AtomicBool, Ordering};

use rules::{Action, Color, Game, Outcome};

use crate::engine::{MAX_DEPTH, search_root, start};
use crate::{Engine, Score};

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
            let (action, value) = *self.best(game, (nodes, 1), stop)?.first()?;
            return Some(PositionValue { best: Some(action), ..PositionValue::exact(value) });
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

    /// The best actions of the side that acts, at most `count` of them and the best first, each with
    /// what it leads to is worth to White: by the search of [`Engine::worth`]. Nothing where a roll
    /// is due or the game has ended.
    ///
    /// `None` once `stop` is set.
    pub fn best(
        &mut self,
        game: &Game,
        (nodes, count): (u64, usize),
        stop: &AtomicBool,
    ) -> Option<Vec<(Action, f64)>> {
        let position = game.position();
        if count == 0 || position.is_roll_due() || game.end().is_some() {
            return Some(Vec::new());
        }
        let mut search = self.begin_search(game, u64::MAX, stop);
        let mut root = start(&mut search, game);
        let mut found = Vec::new();
        for depth in 1..=MAX_DEPTH {
            search.set_node_limit(if depth <= LEAST { u64::MAX } else { nodes });
            search_root(&mut search, position, depth, &mut root, count);
            if search.stopped {
                break;
            }
            let leading = root.leading(count);
            // Nothing changes any more where all that is asked for is forced.
            let forced = leading.iter().all(|(_, value)| Score::new(*value).forced().is_some());
            if forced || depth % 2 == 0 {
                found = leading.to_vec();
            }
            if forced {
                break;
            }
        }
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let white = position.side_to_act() == Color::White;
        let value = |value| {
            let expected = Score::new(value).expected_in(game.variant());
            if white { expected } else { 1.0 - expected }
        };
        Some(found.into_iter().map(|(action, it)| (action, value(it))).collect())
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
