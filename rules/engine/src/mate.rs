//! Wins that are proved: by trying everything, without any judgement of positions.

use std::collections::HashMap;

use rules::{Action, Color, Game, Outcome, Phase, Position, Variant};
use thiserror::Error;

/// The clock at which the game is drawn without a claim.
const MOVES_END: u32 = 150;

/// How often a position must come for the game to be drawn without a claim.
const FIVEFOLD: usize = 5;

/// Within so many own turns no position that came once before can come five times: between two
/// times lie two turns of each side.
const SAFE_TURNS: u32 = 6;

/// How many positions are remembered at most.
const REMEMBERED: usize = 1 << 20;

/// What was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proof {
    /// The side wins in time whatever the dice and the other side do: where it acts, by this
    /// action.
    Wins(Option<Action>),
    /// It does not.
    Fails,
}

/// More positions would have to be tried than were allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("more than {0} positions would have to be tried")]
pub struct NodeLimit(pub u64);

/// Whether the side that acts wins within so many of its own turns, whatever the dice and the other
/// side do; where a roll is due, whether the side does that makes the next turn.
///
/// Everything legal is tried, rolls and decisions included. A game that is drawn by itself is not
/// won; draws that would have to be claimed do not count.
///
/// # Errors
///
/// Gives up after `nodes` positions.
pub fn solve_mate(game: &Game, turns: u32, nodes: u64) -> Result<Proof, NodeLimit> {
    let position = game.position();
    if game.end().is_some() {
        return Ok(Proof::Fails);
    }
    let side = if position.is_roll_due() { position.turn } else { position.side_to_act() };
    let mut prover = MateSolver::new(game, side, turns, nodes);
    if position.is_roll_due() {
        let wins = prover.all(position, turns)?;
        return Ok(if wins { Proof::Wins(None) } else { Proof::Fails });
    }
    // The shortest win is found first, so that the action does not wait for the longest one.
    for turns in 1..=turns {
        if let Some(action) = prover.winning(position, turns)? {
            return Ok(Proof::Wins(Some(action)));
        }
    }
    Ok(Proof::Fails)
}

/// Every action with which the side that acts wins within so many of its own turns, in the order of
/// [`Game::legal_actions`]; none where a roll is due.
///
/// # Errors
///
/// Gives up after `nodes` positions.
pub fn winning(game: &Game, turns: u32, nodes: u64) -> Result<Vec<Action>, NodeLimit> {
    let position = game.position();
    if position.is_roll_due() || game.end().is_some() {
        return Ok(Vec::new());
    }
    let mut prover = MateSolver::new(game, position.side_to_act(), turns, nodes);
    let mut winning = Vec::new();
    for action in game.legal_actions() {
        if prover.wins_by(position, *action, turns)? {
            winning.push(*action);
        }
    }
    Ok(winning)
}

/// A proof as it goes on.
struct MateSolver {
    variant: &'static dyn Variant,
    side: Color,
    tried: u64,
    most: u64,
    /// The repetition hashes from the start of the game on.
    path: Vec<u64>,
    /// What is known, where it does not depend on how the position came about.
    known: Option<HashMap<(Position, u32), bool>>,
    /// By turns left, what last saved the other side.
    killer_replies: Vec<Option<Action>>,
}

impl MateSolver {
    fn new(game: &Game, side: Color, turns: u32, most: u64) -> Self {
        let path: Vec<u64> = game.repetition_hashes().to_vec();
        let mut sorted = path.clone();
        sorted.sort_unstable();
        let once = sorted.windows(2).all(|two| two[0] != two[1]);
        Self {
            variant: game.variant(),
            side,
            tried: 0,
            most,
            path,
            known: (once && turns <= SAFE_TURNS).then(HashMap::new),
            killer_replies: vec![None; turns as usize + 1],
        }
    }

    /// Notes a position as part of the line, if it counts for repetition; returns whether it does.
    fn enter(&mut self, position: &Position) -> bool {
        let counts = self.variant.counts_for_repetition(position);
        if counts {
            self.path.push(self.variant.repetition_hash(position));
        }
        counts
    }

    fn leave(&mut self, counts: bool) {
        if counts {
            self.path.pop();
        }
    }

    /// Whether the game is drawn by itself in the last position of the line.
    fn is_drawn(&self, position: &Position) -> bool {
        let Some((last, before)) = self.path.split_last() else {
            return false;
        };
        let first = before.len().saturating_sub(position.halfmove as usize);
        let times = 1 + before[first..].iter().filter(|hash| *hash == last).count();
        position.halfmove >= MOVES_END || times >= FIVEFOLD
    }

    /// Whether the side wins from here within so many own turns.
    fn wins(&mut self, position: &Position, turns: u32) -> Result<bool, NodeLimit> {
        self.tried += 1;
        if self.tried > self.most {
            return Err(NodeLimit(self.most));
        }
        if let Some(end) = self.variant.end(position) {
            return Ok(matches!(end, Outcome::Win { winner, .. } if winner == self.side));
        }
        if !self.may_win(position, turns) {
            return Ok(false);
        }
        // Behind the last turn there is little to remember.
        let key = (turns > 0).then_some((Position { fullmove: 1, ..*position }, turns));
        let known = key.as_ref().and_then(|key| self.known.as_ref()?.get(key));
        if let Some(known) = known {
            return Ok(*known);
        }
        let counts = self.enter(position);
        let wins = if counts && self.is_drawn(position) {
            Ok(false)
        } else if self.acts(position) {
            self.winning(position, turns).map(|action| action.is_some())
        } else {
            self.all(position, turns)
        };
        self.leave(counts);
        if let (Ok(wins), Some(known), Some(key)) = (&wins, &mut self.known, key)
            && known.len() < REMEMBERED
        {
            known.insert(key, *wins);
        }
        wins
    }

    /// Whether the side chooses what is done next.
    fn acts(&self, position: &Position) -> bool {
        position.side_to_act() == self.side && !position.is_roll_due()
    }

    /// Whether a win is still possible: without a turn of its own, a side wins by the Null alone.
    fn may_win(&self, position: &Position, turns: u32) -> bool {
        turns > 0 || self.variant.features().null && !self.makes_turn(position)
    }

    fn makes_turn(&self, position: &Position) -> bool {
        self.acts(position) && !matches!(position.phase, Phase::AnswerRoll { .. })
    }

    /// An action of the side with which it wins.
    fn winning(&mut self, position: &Position, turns: u32) -> Result<Option<Action>, NodeLimit> {
        for action in self.legal(position) {
            if self.wins_by(position, action, turns)? {
                return Ok(Some(action));
            }
        }
        Ok(None)
    }

    /// Whether the side wins by this action.
    fn wins_by(
        &mut self,
        position: &Position,
        action: Action,
        turns: u32,
    ) -> Result<bool, NodeLimit> {
        if self.makes_turn(position) && turns == 0 {
            return Ok(false);
        }
        let left = turns - u32::from(self.makes_turn(position));
        self.wins(&self.variant.play(position, action), left)
    }

    /// Whether the side wins whatever is rolled, or done by the other side.
    fn all(&mut self, position: &Position, turns: u32) -> Result<bool, NodeLimit> {
        let mut legal = self.legal(position);
        let killer = self.killer_replies[turns as usize];
        if let Some(place) = legal.iter().position(|action| Some(*action) == killer) {
            legal.swap(0, place);
        }
        for action in legal {
            if !self.wins(&self.variant.play(position, action), turns)? {
                self.killer_replies[turns as usize] = Some(action);
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn legal(&self, position: &Position) -> Vec<Action> {
        let mut legal = Vec::new();
        self.variant.legal_actions(position, &mut legal);
        legal
    }
}
