//! One game.

use std::time::Duration;

use rules::{Action, Color, End, Game};

use crate::chance::{self, Numbers, Purpose};
use crate::cpu;
use crate::log::Record;
use crate::player::{Failure, Player};
use crate::setting::Setting;

/// The turns after which a game is drawn, so that none goes on for ever.
const LENGTH: usize = 400;

/// One who plays, and the times that it has worked on its turns in this game.
pub(crate) struct Seat {
    setting: Setting,
    player: Player,
    worked: Vec<Duration>,
}

/// Which game of which match is to be played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fixture {
    /// The seed of the match.
    pub(crate) seed: u64,
    /// The number of the pair.
    pub(crate) pair: u64,
    /// Which side the first setting plays.
    pub(crate) first: Color,
}

impl Seat {
    /// Whoever the setting names.
    pub(crate) fn new(setting: &Setting) -> Result<Self, Failure> {
        let player = Player::new(setting)?;
        Ok(Self { setting: setting.clone(), player, worked: Vec::new() })
    }

    fn begin(&mut self, seed: u64) -> Result<(), Failure> {
        self.worked.clear();
        self.player.begin(seed)
    }

    fn act(&mut self, game: &mut Game) -> Result<(), Failure> {
        let setting = || self.setting.to_string();
        let before = cpu::worked();
        let chosen = self.player.choose(game)?;
        let worked = cpu::worked().saturating_sub(before);
        let action =
            chosen.ok_or_else(|| Failure::Silent { setting: setting(), fen: game.fen() })?;
        if self.player.is_here() {
            self.worked.push(worked);
        }
        game.play(action).map_err(|error| Failure::Illegal {
            setting: setting(),
            fen: game.fen(),
            error,
        })
    }
}

/// Plays a game on from its opening; the seats are the first and the second setting's.
pub(crate) fn play(
    mut game: Game,
    fixture: Fixture,
    seats: &mut [Seat; 2],
) -> Result<Record, Failure> {
    let Fixture { seed, pair, first } = fixture;
    for (seat, color) in seats.iter_mut().zip([first, !first]) {
        let purpose = if color == Color::White { Purpose::White } else { Purpose::Black };
        seat.begin(chance::seed(seed, pair, purpose))?;
    }
    let mut dice = chance::numbers(seed, pair, Purpose::Dice);
    let (winner, end) = loop {
        if let Some(ended) = ended(&game) {
            break ended;
        }
        if game.position().is_roll_due() {
            roll(&mut game, &mut dice)?;
        } else {
            let seat = usize::from(game.position().actor() != first);
            seats[seat].act(&mut game)?;
        }
    };
    Ok(Record {
        pair,
        first,
        half_points: winner.map_or(1, |winner| if winner == first { 2 } else { 0 }),
        end,
        turns: turns(&game),
        worked: [0, 1].map(|seat| cpu::median(&mut seats[seat].worked)),
    })
}

fn roll(game: &mut Game, dice: &mut Numbers) -> Result<(), Failure> {
    game.play(Action::Roll(chance::roll(dice))).map_err(|error| Failure::Illegal {
        setting: "the die".to_owned(),
        fen: game.fen(),
        error,
    })
}

/// Who has won, if anybody, and how, once the game is over.
fn ended(game: &Game) -> Option<(Option<Color>, String)> {
    if let Some(end) = game.end() {
        let winner = match end {
            End::Win { winner, .. } => Some(winner),
            End::Draw(_) => None,
        };
        return Some((winner, end.to_string()));
    }
    let drawn = |why: &str| Some((None, format!("draw {why}")));
    if game.claim().is_some() {
        drawn("claim")
    } else if turns(game) >= LENGTH {
        drawn("length")
    } else {
        None
    }
}

fn turns(game: &Game) -> usize {
    game.actions().iter().filter(|action| action.is_turn()).count()
}

#[cfg(test)]
mod tests {
    use rules::variants::VARIANTS;

    use super::*;

    fn seats(first: &str, second: &str) -> [Seat; 2] {
        [first, second].map(|text| Seat::new(&text.parse().unwrap()).unwrap())
    }

    #[test]
    fn games_are_played_to_their_end_and_repeat() {
        for &variant in VARIANTS {
            let fixture = Fixture { seed: 4, pair: 2, first: Color::Black };
            let game = || {
                let mut seats = seats("random", "plain");
                play(Game::new(variant), fixture, &mut seats).unwrap()
            };
            let record = game();
            assert_eq!((record.pair, record.first), (2, Color::Black));
            assert!((1..=LENGTH).contains(&record.turns));
            assert_eq!(record.half_points == 1, record.end.starts_with("draw"));
            assert!(record.worked.iter().all(Option::is_some));
            let again = Record { worked: record.worked, ..game() };
            assert_eq!(again, record);
        }
    }

    #[test]
    fn a_player_that_is_not_there_is_told_of() {
        let missing = Seat::new(&"player:no/such/file nodes=1".parse().unwrap());
        assert!(missing.is_err_and(|failure| failure.to_string().contains("no/such/file")));
    }
}
