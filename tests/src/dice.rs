//! Dice that fall as a story wants them.

use bot::{Dice, GameId, NoRandomness, Secret};

/// Rolls from a list, by their number in the game; after its end it begins again. The secret is
/// always the same, if no other is given.
#[derive(Clone, Debug)]
pub struct Scripted {
    rolls: Vec<u8>,
    secret: [u8; 32],
}

/// The rolls of a line of actions, `r5` and the like, and a last one, so that there is always one.
pub fn rolls_of(actions: &str) -> Vec<u8> {
    let rolls = actions.split_whitespace().filter_map(|it| it.strip_prefix('r'));
    rolls.map(|it| it.parse().expect("a digit")).chain([1]).collect()
}

impl Scripted {
    /// Dice that fall so.
    pub fn new(rolls: impl Into<Vec<u8>>) -> Self {
        let rolls = rolls.into();
        assert!(!rolls.is_empty(), "dice must fall somehow");
        Self { rolls, secret: [0x8f; 32] }
    }

    /// The same with another secret.
    #[must_use]
    pub fn with_secret(self, secret: [u8; 32]) -> Self {
        Self { secret, ..self }
    }
}

impl Dice for Scripted {
    fn secret(&self) -> Result<Secret, NoRandomness> {
        Ok(Secret::new(self.secret))
    }

    fn roll(&self, _: &Secret, _: GameId, number: usize) -> u8 {
        self.rolls[(number - 1) % self.rolls.len()]
    }
}
