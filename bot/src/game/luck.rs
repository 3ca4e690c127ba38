//! How lucky a side was with its rolls: what each number was worth beside the mean of all eight, by
//! the engine's reckoning. The higher number is not the luckier one: it is what the rules make of
//! it.

use std::sync::atomic::AtomicBool;

use engine::Engine;
use rules::{Action, ByColor, Color, Game, MoveNumber, Variant};

use super::{GameError, Priority, Ratings};
use crate::ids::{GameId, GuildId, UserId};
use crate::store::{LuckOfSide, LuckRow, RollRow};

/// How far the engine looks after each number.
const DEPTH: u32 = 1;

/// How many games of a kind are computed at once, so that nobody waits long; the others are when
/// somebody asks again.
const AT_ONCE: i64 = 25;

/// In parts of this, what a number adds to the chances is kept.
const MILLION: f64 = 1e6;

/// A roll that was lucky or unlucky.
#[derive(Clone, Copy)]
pub struct Roll {
    /// The game in which it fell.
    pub game: GameId,
    /// What is played there.
    pub variant: &'static dyn Variant,
    /// After which move; none at the start.
    pub move_number: Option<MoveNumber>,
    /// What the die showed.
    pub number: i64,
    /// What it added to the chances of who rolled it, in hundredths of a win.
    pub percent: i64,
}

impl Roll {
    fn read(row: &RollRow) -> Option<Self> {
        let LuckRow { number, turn, gain } = row.roll;
        let percent = (gain as f64 / MILLION * 100.0).round() as i64;
        let variant = rules::variants::by_id(&row.variant)?;
        // Such games begin at their variant's start.
        let move_number = Game::new(variant).move_number(usize::try_from(turn).ok()?);
        Some(Self { game: row.game_id, variant, move_number, number, percent })
    }
}

impl Ratings {
    /// The luckiest and the unluckiest roll of a person's ended games at a server: each where it
    /// was one. What is still to be computed for that is computed and noted, for the user.
    pub(super) async fn luck(
        &self,
        guild: GuildId,
        user: UserId,
        by: UserId,
    ) -> Result<[Option<Roll>; 2], GameError> {
        for variant in rules::variants::VARIANTS.iter().filter(|it| it.features().die) {
            let whose = (guild, user);
            let games = self
                .games
                .store()
                .ratings()
                .games_without_luck(whose, variant.id(), AT_ONCE)
                .await?;
            for game in games {
                let played = match self.games.game(game).await {
                    Ok(state) => state.game().clone(),
                    // A broken one tells nothing; the others do.
                    Err(error) => {
                        tracing::error!(%game, %error, "its luck is not reckoned");
                        continue;
                    }
                };
                let engines = self.games.engine().pool();
                let reckon = move |engine: &mut Engine, stop: &AtomicBool| of(played, engine, stop);
                let ByColor { white, black } = engines.ask(Priority::Hint(by), reckon).await?;
                let sides = [(Color::White, white), (Color::Black, black)];
                self.games.store().ratings().add_luck(game, sides).await?;
            }
        }
        let Some((best, worst)) = self.games.store().ratings().luck_of(guild, user).await? else {
            return Ok([None; 2]);
        };
        let best = Roll::read(&best).filter(|it| it.percent > 0);
        Ok([best, Roll::read(&worst).filter(|it| it.percent < 0)])
    }
}

/// The luckiest and the unluckiest roll of each side.
fn of(mut game: Game, engine: &mut Engine, stop: &AtomicBool) -> ByColor<LuckOfSide> {
    let mut luck = ByColor { white: None, black: None };
    while let Some(action) = game.takeback() {
        let Action::Roll(number) = action else {
            continue;
        };
        let roller = game.position().side_to_act();
        if let Some(gain) = gain(&game, number, (engine, stop)) {
            let turn = game.actions().iter().filter(|action| action.is_turn()).count();
            let turn = i64::try_from(turn).unwrap_or(i64::MAX);
            let roll = LuckRow { number: number.into(), turn, gain };
            let (best, worst) = luck[roller].unwrap_or((roll, roll));
            // From the last one to the first: of equals, the first one stays.
            let best = if roll.gain >= best.gain { roll } else { best };
            luck[roller] = Some((best, if roll.gain <= worst.gain { roll } else { worst }));
        }
    }
    luck
}

/// What a number adds to the chances of who rolls it now, beside the mean of all eight: in
/// millionths of a win.
fn gain(game: &Game, number: u8, by: (&mut Engine, &AtomicBool)) -> Option<i64> {
    let (engine, stop) = by;
    let odds = engine.odds(game, DEPTH, stop)?;
    let position = game.position();
    let sign = if position.side_to_act() == position.turn { 1.0 } else { -1.0 };
    let faces = odds.faces.map(|(score, _)| sign * score.expectation());
    let rolled = faces.get(usize::from(number).checked_sub(1)?)?;
    let mean = faces.iter().sum::<f64>() / 8.0;
    // From -1 for a loss to 1 for a win: a win is two of that.
    Some(((rolled - mean) / 2.0 * MILLION).round() as i64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::samples::played;

    fn reckoned(id: &str, actions: &str) -> ByColor<LuckOfSide> {
        of(played(id, actions), &mut Engine::new(), &AtomicBool::new(false))
    }

    /// The engine's `odds depth 1` at the start: 0.5657 for a 5, 0.5000 for a 3, 0.5234 on average.
    #[test]
    fn each_side_has_its_best_and_its_worst_roll() {
        let luck = reckoned("superpermutation-d8", "r5 e2e4 r3 f7f6 r3 c2c3");
        let (best, worst) = luck.white.unwrap();
        assert_eq!((best.number, best.turn, worst.number, worst.turn), (5, 0, 3, 2));
        assert!((best.gain - 42_300).abs() < 100 && worst.gain < best.gain, "{best:?} {worst:?}");
        let (best, worst) = luck.black.unwrap();
        assert_eq!((best, best.turn), (worst, 1), "the only one is both");
        let first = reckoned("superpermutation-d8", "r3 c2c3");
        assert!((first.white.unwrap().1.gain + 23_400).abs() < 100, "{:?}", first.white);
        assert_eq!(first.black, None, "who never rolled");
        let none = reckoned("chess", "e2e4 e7e5");
        assert_eq!((none.white, none.black), (None, None));
    }

    #[test]
    fn the_gains_of_all_numbers_are_nothing_in_sum() {
        let mut engine = Engine::new();
        let stop = AtomicBool::new(false);
        for (id, actions) in [("superpermutation-d8", ""), ("totem", "e1f1 e9f9 f1f4")] {
            let game = played(id, actions);
            let gains: Vec<i64> =
                (1..=8).filter_map(|it| gain(&game, it, (&mut engine, &stop))).collect();
            assert_eq!(gains.len(), 8, "{id}");
            assert!(gains.iter().sum::<i64>().abs() <= 8, "{id}: {gains:?}");
            assert!(gains.iter().any(|gain| *gain > 0), "{id}: {gains:?}");
        }
    }
}
