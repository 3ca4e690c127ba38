//! What a position is worth to White, defined once: what odds and reviews are made of.

use std::sync::atomic::AtomicBool;

use rules::{Action, Color, End, Game};

use crate::think::{DEEPEST, search_root, start};
use crate::{Engine, Score};

/// How many turns it looks ahead at least, whatever the budget.
const LEAST: u32 = 2;

/// What a position is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Worth {
    /// The expected result, 0 where Black wins and 1 where White does.
    pub value: f64,
    /// The best action of the side that acts; `None` where a roll is due, or the game has ended.
    pub best: Option<Action>,
    /// By number, what the position after it is worth, where a roll is due.
    pub faces: Option<[f64; 8]>,
}

impl Worth {
    /// What is certain, or follows from something else.
    const fn plain(value: f64) -> Self {
        Self { value, best: None, faces: None }
    }
}

impl Engine {
    /// What the position of a game is worth to White.
    ///
    /// The end of a game is worth 1, 0 or 1/2. Where a roll is due, it is the mean of what each of
    /// its eight faces leads to, which is what makes luck sum to nothing. Everywhere else it is what
    /// one search finds with empty memory and the game's history, to the last even depth that it
    /// finishes within `nodes` positions, and to two turns in any case: what an odd depth finds is
    /// coloured by who has moved last. A win that is forced whatever the dice counts as won.
    ///
    /// `None` once `stop` is set.
    pub fn worth(&mut self, game: &Game, nodes: u64, stop: &AtomicBool) -> Option<Worth> {
        self.worth_with(game, nodes, stop, None)
    }

    /// The same where what one face leads to is known already.
    pub(crate) fn worth_with(
        &mut self,
        game: &Game,
        nodes: u64,
        stop: &AtomicBool,
        known: Option<(u8, f64)>,
    ) -> Option<Worth> {
        if let Some(end) = game.end() {
            return Some(Worth::plain(result(end)));
        }
        if !game.position().is_roll_due() {
            return self.searched(game, nodes, stop);
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
        Some(Worth { faces: Some(faces), ..Worth::plain(mean) })
    }

    /// What a search finds where somebody makes a turn or decides.
    fn searched(&mut self, game: &Game, nodes: u64, stop: &AtomicBool) -> Option<Worth> {
        let mut search = self.search(game, u64::MAX, stop);
        let mut root = start(&search, game);
        let mut found = root.best();
        for depth in 1..=DEEPEST {
            search.allow(if depth <= LEAST { u64::MAX } else { nodes });
            search_root(&mut search, game.position(), depth, &mut root);
            if search.stopped {
                break;
            }
            let forced = Score::new(root.best().1).forced().is_some();
            if forced || depth % 2 == 0 {
                found = root.best();
            }
            if forced {
                break;
            }
        }
        if stop.load(std::sync::atomic::Ordering::Relaxed) {
            return None;
        }
        let (action, value) = found;
        let expected = Score::new(value).expectation().midpoint(1.0);
        let value = if game.position().actor() == Color::White { expected } else { 1.0 - expected };
        Some(Worth { best: Some(action), ..Worth::plain(value) })
    }
}

/// What an end is worth to White.
pub(crate) fn result(end: End) -> f64 {
    match end {
        End::Win { winner: Color::White, .. } => 1.0,
        End::Win { winner: Color::Black, .. } => 0.0,
        End::Draw(_) => 0.5,
    }
}
