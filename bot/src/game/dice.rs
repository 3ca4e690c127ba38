//! Fair dice: each game's rolls follow from a secret that is promised at its start and told at its
//! end, so nobody can choose or repeat a roll and anybody can check all of them.

use std::fmt;

use hmac::{Hmac, KeyInit, Mac};
use rand::TryRng;
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::ids::GameId;

/// The secret that a game's rolls follow from: 32 bytes.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// The secret with these bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Reads 64 hex digits.
    pub fn from_hex(text: &str) -> Option<Self> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).ok()?;
        Some(Self(bytes))
    }

    /// The secret itself, 64 lower-case hex digits: for the database, and for all when the game
    /// has ended.
    pub fn reveal(&self) -> String {
        hex::encode(self.0)
    }

    /// SHA-256 of the bytes, 64 lower-case hex digits: published when the game starts.
    pub fn commitment(&self) -> String {
        hex::encode(Sha256::digest(self.0))
    }

    /// Roll `number` of game `game`, 1 to 8: `1 + first byte of HMAC-SHA256(secret,
    /// "<game>:<number>") mod 8`. 256 is a multiple of 8, so all eight are equally likely.
    ///
    /// `number` counts from 1.
    pub fn roll(&self, game: GameId, number: usize) -> u8 {
        let mut mac =
            Hmac::<Sha256>::new_from_slice(&self.0).expect("HMAC takes keys of any length");
        mac.update(format!("{game}:{number}").as_bytes());
        1 + mac.finalize().into_bytes()[0] % 8
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// The operating system gave no random numbers.
#[derive(Clone, Debug, Error)]
#[error("no random numbers: {0}")]
pub struct NoRandomness(String);

/// Where secrets and rolls come from. The program has [`FairDice`]; a test may bring its own.
pub trait Dice: Send + Sync {
    /// A secret for a new game.
    fn secret(&self) -> Result<Secret, NoRandomness>;

    /// Roll `number`, from 1, of a game: 1 to 8.
    fn roll(&self, secret: &Secret, game: GameId, number: usize) -> u8;
}

/// Secrets from the operating system, rolls by [`Secret::roll`].
#[derive(Clone, Copy, Debug)]
pub struct FairDice;

impl Dice for FairDice {
    fn secret(&self) -> Result<Secret, NoRandomness> {
        let mut bytes = [0; 32];
        rand::rngs::SysRng
            .try_fill_bytes(&mut bytes)
            .map_err(|error| NoRandomness(error.to_string()))?;
        Ok(Secret(bytes))
    }

    fn roll(&self, secret: &Secret, game: GameId, number: usize) -> u8 {
        secret.roll(game, number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_roll_follows_from_secret_game_and_number_as_published() {
        // printf '17:3' | openssl dgst -sha256 -mac HMAC -macopt hexkey:00..00
        let secret = Secret::new([0; 32]);
        let rolls: Vec<u8> = (1..=8).map(|number| secret.roll(GameId(17), number)).collect();
        assert_eq!(rolls, EXPECTED);
        assert_eq!(
            secret.commitment(),
            "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
        );
    }

    /// Printed by openssl for the rolls above.
    const EXPECTED: [u8; 8] = [8, 6, 6, 3, 1, 3, 3, 4];

    #[test]
    fn eight_hundred_thousand_rolls_are_fair() {
        // 80 fixed secrets, 10,000 rolls each; 0.1 % limits of chi-square with 7 degrees of
        // freedom, from both ends: too uneven, and too even.
        let mut counts = [0_u32; 8];
        for seed in 0..80_u8 {
            let secret = Secret(Sha256::digest([seed]).into());
            for number in 1..=10_000 {
                counts[usize::from(secret.roll(GameId(u64::from(seed) + 1), number)) - 1] += 1;
            }
        }
        assert_eq!(counts.iter().sum::<u32>(), 800_000);
        let square: f64 =
            counts.iter().map(|&count| (f64::from(count) - 100_000.0).powi(2) / 100_000.0).sum();
        assert!((0.599..24.322).contains(&square), "chi-square {square} of {counts:?}");
    }

    #[test]
    fn secrets_differ_and_do_not_print() {
        let (one, other) = (FairDice.secret().unwrap(), FairDice.secret().unwrap());
        assert_ne!(one.reveal(), other.reveal());
        assert_eq!(Secret::from_hex(&one.reveal()), Some(one.clone()));
        assert!(!format!("{one:?}").contains(&one.reveal()));
    }
}
