//! Trying everything from a position on.

use rules::{Action, Color, Outcome, Phase, Position, Variant};

/// A position of a game, without a history.
#[derive(Clone, Copy)]
pub struct PuzzlePosition {
    /// Which game it is of.
    pub variant: &'static dyn Variant,
    /// The position.
    pub position: Position,
}

impl PuzzlePosition {
    /// A position of a game.
    pub const fn new(variant: &'static dyn Variant, position: Position) -> Self {
        Self { variant, position }
    }

    /// Every legal action, in no particular order.
    pub fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.variant.legal_actions(&self.position, &mut legal);
        legal
    }

    /// What an action leads to.
    pub fn after(&self, action: Action) -> Self {
        Self::new(self.variant, self.variant.play(&self.position, action))
    }

    /// How the position has ended the game.
    pub fn end(&self) -> Option<Outcome> {
        self.variant.end(&self.position)
    }

    /// Whether a side has lost the game.
    fn is_lost_by(&self, side: Color) -> bool {
        matches!(self.end(), Some(Outcome::Win { winner, .. }) if winner != side)
    }

    /// Whether the side that makes the next turn is in check.
    pub fn is_check(&self) -> bool {
        self.variant.king_in_check(&self.position, self.position.turn).is_some()
    }

    /// Whether the side to move has just been mated, where the last action was a turn.
    fn is_mate(&self) -> bool {
        let over = matches!(self.position.phase, Phase::Over(_));
        (over || self.is_check()) && self.is_lost_by(self.position.turn)
    }

    /// Every turn that mates at once, in the order of their text; none where no turn is due.
    pub fn mates(&self) -> Vec<Action> {
        if !self.makes_turn() {
            return Vec::new();
        }
        let mut mates = self.legal();
        mates.retain(|action| self.after(*action).is_mate());
        mates.sort_by_cached_key(ToString::to_string);
        mates
    }

    /// Whether any turn mates at once.
    pub fn has_mate(&self) -> bool {
        self.makes_turn() && self.legal().into_iter().any(|action| self.after(action).is_mate())
    }

    /// Whether a turn is due.
    fn makes_turn(&self) -> bool {
        matches!(self.position.phase, Phase::Move | Phase::MoveWithRoll(_))
    }

    /// Every number with which the coming turn mates, and the turns that do.
    pub fn mating_faces(&self) -> Vec<(u8, Vec<Action>)> {
        let mates = |face| (face, self.after(Action::Roll(face)).mates());
        (1..=8).map(mates).filter(|(_, mates)| !mates.is_empty()).collect()
    }

    /// Whether a side has lost before anybody makes another turn, whatever it decides.
    pub fn falls(&self, side: Color) -> bool {
        if self.end().is_some() {
            return self.is_lost_by(side);
        }
        matches!(self.position.phase, Phase::AnswerRoll { .. })
            && self.legal().into_iter().all(|action| self.after(action).falls(side))
    }
}
