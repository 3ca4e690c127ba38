//! One game of a match.

use std::time::{Duration, Instant};

use anyhow::Context;
use rules::{Color, Game};
use serde::{Deserialize, Serialize};

use super::player::Player;
use super::spec::PlayerSpec;
use crate::seeds::{self, Purpose};
use crate::self_play::{turn_count, white_result};

/// The turns after which a game is drawn, so that none goes on for ever.
const MAX_TURNS: usize = 400;

/// The two players of a match, started.
pub(super) struct Players<'a> {
    specs: [&'a PlayerSpec; 2],
    players: [Player; 2],
}

/// A game that was played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct GameRecord {
    /// What the first player took: 0 for a loss, 1 for a draw, 2 for a win.
    pub half_points: u8,
    /// How it ended: the words of the rules, or `draw claim` or `draw length`.
    pub end: String,
    /// How many turns it had.
    pub turns: usize,
    /// The median time that each player took for an action, in milliseconds.
    pub median_ms: [f64; 2],
}

impl<'a> Players<'a> {
    /// Starts both.
    pub(super) fn start(specs: [&'a PlayerSpec; 2]) -> anyhow::Result<Self> {
        let players = [Player::start(specs[0])?, Player::start(specs[1])?];
        Ok(Self { specs, players })
    }

    /// Plays a game on from its opening, the first player on this side; `seed` is that of the match
    /// and `pair` the number of the pair.
    pub(super) fn play(
        &mut self,
        mut game: Game,
        seed: u64,
        pair: u64,
        first: Color,
    ) -> anyhow::Result<GameRecord> {
        for (player, color) in self.players.iter_mut().zip([first, !first]) {
            let purpose = if color == Color::White { Purpose::White } else { Purpose::Black };
            player.begin(seeds::seed(seed, pair, purpose))?;
        }
        let mut dice = seeds::numbers(seed, pair, Purpose::Dice);
        let mut times = [Vec::new(), Vec::new()];
        let (white_result, end) = loop {
            if let Some(ended) = ended(&game) {
                break ended;
            }
            if game.position().is_roll_due() {
                game.play(seeds::roll(&mut dice)).expect("a roll is due");
                continue;
            }
            let nth = usize::from(game.position().side_to_act() != first);
            let start = Instant::now();
            self.players[nth]
                .act(&mut game)
                .with_context(|| format!("`{}` cannot play on", self.specs[nth]))?;
            times[nth].push(start.elapsed());
        };
        let result = if first == Color::White { white_result } else { 1.0 - white_result };
        Ok(GameRecord {
            half_points: (2.0 * result) as u8,
            end,
            turns: turn_count(&game),
            median_ms: times.map(median_ms),
        })
    }
}

fn median_ms(mut times: Vec<Duration>) -> f64 {
    times.sort_unstable();
    times.get(times.len() / 2).map_or(0.0, |time| time.as_secs_f64() * 1e3)
}

/// White's result and how it came about, once the game is over.
fn ended(game: &Game) -> Option<(f64, String)> {
    if let (Some(result), Some(end)) = (white_result(game), game.end()) {
        Some((result, end.to_string()))
    } else if game.claim().is_some() {
        Some((0.5, "draw claim".to_owned()))
    } else if turn_count(game) >= MAX_TURNS {
        Some((0.5, "draw length".to_owned()))
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use rules::variants::VARIANTS;

    use super::*;

    #[test]
    fn games_are_played_to_their_end_and_repeat() {
        let specs = ["random", "baseline"].map(|text| text.parse().unwrap());
        for &variant in VARIANTS {
            let game = || {
                let mut players = Players::start([&specs[0], &specs[1]]).unwrap();
                players.play(Game::new(variant), 4, 2, Color::Black).unwrap()
            };
            let record = game();
            assert!((1..=MAX_TURNS).contains(&record.turns));
            assert_eq!(record.half_points == 1, record.end.starts_with("draw"));
            assert!(record.median_ms.iter().all(|time| *time > 0.0));
            assert_eq!(GameRecord { median_ms: record.median_ms, ..game() }, record);
        }
    }

    #[test]
    fn a_player_that_is_not_there_is_told_of() {
        let missing = Player::start(&"player:no/such/file nodes=1".parse().unwrap());
        assert!(missing.is_err_and(|error| format!("{error:#}").contains("no/such/file")));
    }
}
