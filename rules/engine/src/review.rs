//! How a game went: what each entry of it changed, by luck and by play.

use std::sync::atomic::AtomicBool;

use rules::{Action, ByColor, Color, Game, Outcome, Phase, Position, Variant};

use crate::position_value::result;
use crate::{Engine, PositionValue};

/// What one action of a game did to what the game was worth. All values are White's.
#[derive(Clone, PartialEq, Debug)]
pub struct ActionReview {
    /// What was rolled, decided or played.
    pub action: Action,
    /// Who did.
    pub by: Color,
    /// What the game was worth after it.
    pub value: f64,
    /// By how much a roll changed that; 0 for turns and decisions.
    pub luck: f64,
    /// By how much a turn or decision changed that; 0 for rolls.
    pub play: f64,
    /// The best action before it; `None` for rolls.
    pub best: Option<Action>,
    /// By number, what each face of a roll would have led to.
    pub faces: Option<[f64; 8]>,
    /// What would have decided the game at once: for turns and decisions the actions that win it; for
    /// a roll the faces that end it, whoever wins then, or where it opens the turn of who rolls,
    /// those whose turn can win it.
    pub mates: Vec<Action>,
}

/// A game as it went. Luck and play add up: the start's value and all four sums make the last value.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// What the game was worth to White at its start.
    pub start: f64,
    /// What each action did, the first one first.
    pub entries: Vec<ActionReview>,
    /// What the end on the board is worth to White; `None` while there is none.
    pub result: Option<f64>,
}

impl Review {
    /// What the dice did to the game's value, by who rolled them.
    pub fn luck(&self) -> ByColor<f64> {
        self.sums(|entry| entry.luck)
    }

    /// What turns and decisions did to it, by whose they were.
    pub fn play(&self) -> ByColor<f64> {
        self.sums(|entry| entry.play)
    }

    fn sums(&self, of: impl Fn(&ActionReview) -> f64) -> ByColor<f64> {
        let mut sums = ByColor::default();
        for entry in &self.entries {
            sums[entry.by] += of(entry);
        }
        sums
    }
}

impl Engine {
    /// What each action of a game did, judged by [`Engine::worth`] of the position before and after
    /// it at this many `nodes` each.
    ///
    /// `None` once `stop` is set.
    pub fn review(&mut self, game: &Game, nodes: u64, stop: &AtomicBool) -> Option<Review> {
        let mut rest = game.clone();
        let mut after = self.worth(&rest, nodes, stop)?;
        let mut entries = Vec::new();
        // From the end, so that what a roll led to is known where its other faces are looked at.
        while let Some(action) = rest.takeback() {
            let known = match action {
                Action::Roll(number) => Some((number, after.value)),
                _ => None,
            };
            let before = self.worth_with(&rest, nodes, stop, known)?;
            entries.push(judged(&rest, action, before, after.value));
            after = before;
        }
        entries.reverse();
        Some(Review { start: after.value, entries, result: game.end().map(result) })
    }
}

/// What an action did that was played where the game was worth `before`.
fn judged(game: &Game, action: Action, before: PositionValue, value: f64) -> ActionReview {
    let changed = value - before.value;
    let rolled = matches!(action, Action::Roll(_));
    ActionReview {
        action,
        by: game.position().side_to_act(),
        value,
        luck: if rolled { changed } else { 0.0 },
        play: if rolled { 0.0 } else { changed },
        best: before.best,
        faces: before.faces,
        mates: mates(game.variant(), game.position()),
    }
}

/// The legal actions that win at once; of a roll the faces that win for either side, or where it binds
/// the turn after it, those that let a turn win.
pub(crate) fn mates(variant: &dyn Variant, position: &Position) -> Vec<Action> {
    let by = position.side_to_act();
    let wins = |action: &Action| {
        let next = variant.play(position, *action);
        match (action, variant.end(&next)) {
            (Action::Roll(_), Some(end)) => matches!(end, Outcome::Win { .. }),
            (_, Some(end)) => matches!(end, Outcome::Win { winner, .. } if winner == by),
            (Action::Roll(_), None) if matches!(next.phase, Phase::MoveWithRoll(_)) => {
                !mates(variant, &next).is_empty()
            }
            _ => false,
        }
    };
    let mut actions = Vec::new();
    variant.legal_actions(position, &mut actions);
    actions.retain(wins);
    actions.sort_by_cached_key(ToString::to_string);
    actions
}
