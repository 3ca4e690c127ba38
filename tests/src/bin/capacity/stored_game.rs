//! A game of random legal play, with the dice that its secret promises.

use hmac::{Hmac, KeyInit, Mac};
use playground::Id;
use rand::RngExt;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rules::{Action, Game, Variant};
use sha2::Sha256;

/// A game that is stored.
pub(crate) struct StoredGame {
    /// Its id.
    pub(crate) id: i64,
    /// Where it is played.
    pub(crate) channel: i64,
    /// Who play.
    pub(crate) people: [Id; 2],
    /// What the dice follow from.
    pub(crate) secret: [u8; 32],
    /// The game so far.
    pub(crate) game: Game,
    /// How many dice fell.
    rolls: usize,
}

impl StoredGame {
    /// A game of so many entries, or fewer where it ends before.
    pub(crate) fn random(
        id: i64,
        (channel, people): (i64, [Id; 2]),
        variant: &'static dyn Variant,
        entries: usize,
        choice: &mut StdRng,
    ) -> Self {
        let game = Game::new(variant);
        let mut stored = Self { id, channel, people, secret: choice.random(), game, rolls: 0 };
        while stored.game.actions().len() < entries
            && let Some(action) = stored.choose(choice)
        {
            stored.follow(action);
        }
        stored
    }

    /// What could come next, at random; none after the end.
    pub(crate) fn choose(&self, choice: &mut StdRng) -> Option<Action> {
        if self.game.end().is_some() {
            return None;
        }
        if self.game.position().is_roll_due() {
            return Some(Action::Roll(self.next_roll()));
        }
        self.game.legal_actions().choose(choice).copied()
    }

    /// Plays what was chosen.
    pub(crate) fn follow(&mut self, action: Action) {
        self.rolls += usize::from(matches!(action, Action::Roll(_)));
        self.game.play_unchecked(action);
    }

    /// How the next die falls.
    fn next_roll(&self) -> u8 {
        let mac = Hmac::<Sha256>::new_from_slice(&self.secret);
        let mut mac = mac.expect("a key of any length will do");
        mac.update(format!("{}:{}", self.id, self.rolls + 1).as_bytes());
        1 + mac.finalize().into_bytes()[0] % 8
    }
}
