//! Who may act in a game now.

use rules::{Action, Color, Phase};

use super::{Duty, GameState, Refusal};
use crate::ids::UserId;

impl GameState {
    /// The side of a person who plays in this running game.
    ///
    /// # Errors
    ///
    /// Refused where they do not, or it has ended.
    pub fn seat(&self, user: UserId) -> Result<Color, Refusal> {
        if self.termination().is_some() {
            return Err(Refusal::Ended(self.id()));
        }
        self.color_of(user).ok_or(Refusal::NotSeated(self.id()))
    }

    /// Checks that it is for this person to roll, to decide on a roll or to make a turn.
    ///
    /// # Errors
    ///
    /// Refused where it is not.
    pub fn check_next(&self, user: UserId) -> Result<(), Refusal> {
        let own = self.seat(user)?;
        let next = self.position().actor();
        if own == next {
            return Ok(());
        }
        if self.engine_next().is_some() {
            return Err(Refusal::EngineThinks);
        }
        let duty = match self.position().phase {
            Phase::Roll { by } if by != self.position().turn => Duty::Roll,
            Phase::Decide { .. } => Duty::Decide,
            _ => Duty::Turn,
        };
        Err(Refusal::NotNext { next, duty, own })
    }

    /// Checks that this person acts now, and no die is due before.
    ///
    /// # Errors
    ///
    /// Refused where they do not.
    pub fn check_act(&self, user: UserId) -> Result<(), Refusal> {
        self.check_next(user)?;
        if self.position().is_roll_due() { Err(Refusal::RollFirst) } else { Ok(()) }
    }

    /// Checks that this person may make a turn now: neither a roll nor a decision is due before.
    ///
    /// # Errors
    ///
    /// Refused where they may not.
    pub fn check_turn(&self, user: UserId) -> Result<(), Refusal> {
        self.check_act(user)?;
        match self.position().phase {
            Phase::Decide { .. } => Err(Refusal::DecideFirst {
                can_accept: self.game().is_legal(Action::Accept),
                mover: self.position().turn,
            }),
            _ => Ok(()),
        }
    }

    /// Checks that this person may roll now.
    ///
    /// # Errors
    ///
    /// Refused where they may not.
    pub fn check_roll(&self, user: UserId) -> Result<(), Refusal> {
        let variant = self.game().variant();
        if !variant.features().die {
            self.seat(user)?;
            return Err(Refusal::NoDie(variant.id()));
        }
        self.check_next(user)?;
        if self.position().is_roll_due() {
            return Ok(());
        }
        self.check_turn(user)?;
        Err(Refusal::NoRollDue)
    }

    /// Checks that a board is the newest one.
    ///
    /// # Errors
    ///
    /// Refused where it is not.
    pub fn check_newest(&self, seq: i64) -> Result<(), Refusal> {
        let since = self.seq().checked_sub(seq).and_then(|since| u64::try_from(since).ok());
        match since {
            Some(0) => Ok(()),
            since => {
                let taken_back = self.has_taken_back_since(seq);
                Err(Refusal::OldBoard { game: self.id(), since, taken_back })
            }
        }
    }
}
