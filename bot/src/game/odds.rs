//! Odds: what each number of the die, each good turn or each decision leads to. Facts alone; their
//! words are the views'. Nobody gets them for a game between people that still runs.

mod similar_position;

use std::sync::atomic::AtomicBool;

use engine::{Engine, Level, SearchResult};
use rules::{Action, Color, Game, Outcome, Position, Variant};
use speech::Fact;

use self::similar_position::is_similar;
use crate::game::{EngineError, GameError, GameState, Games, Priority, Refusal, StartPosition};
use crate::ids::{GameId, UserId};

/// How many positions are looked at for each one that is judged, outside games against the engine.
const NODES: u64 = 5_000;

/// How many numbers of a roll share what is looked at for one choice.
const FACES: u64 = 8;

/// How many turns are told.
const TURNS: usize = 3;

/// Of what the odds are asked.
pub enum OddsOf {
    /// A game, as it stands or after so many turns.
    Game(Box<GameState>, Option<usize>),
    /// A position of a game of this kind, as FEN.
    Position(&'static dyn Variant, String),
}

/// What a position may come to.
#[derive(Clone)]
pub struct Odds {
    /// The position, and what led to it.
    pub game: Game,
    /// The side that acts, which all values are seen from.
    pub side: Color,
    /// Which game it is, and after how many turns; none where it is a position by itself.
    pub source: Option<(GameId, usize)>,
    /// What that side can come to.
    pub prospects: Vec<Candidate>,
    /// The mean of them where the die decides.
    pub mean: Option<f64>,
}

/// What the side that acts can come to.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    /// The number, turn or decision.
    pub action: Action,
    /// The result that the side can expect then: 1 for a win, 1/2 for a draw, 0 for a loss.
    pub value: f64,
    /// After a number, the best that can be done about it, by whoever acts then; none where the
    /// number ends the game.
    pub best: Option<BestReply>,
    /// How the game ends by it, or by what is best after it, at once.
    pub end: Option<Outcome>,
}

/// What is best after a number.
#[derive(Clone, Copy, Debug)]
pub struct BestReply {
    /// The turn or decision.
    pub action: Action,
    pub by: Color,
}

impl Games {
    /// The odds of a position, for somebody. Refused if the position is one of a running game
    /// between people, or the game is over there, or is none.
    pub async fn odds(&self, user: UserId, of: OddsOf) -> Result<Odds, GameError> {
        let (game, source, nodes) = match of {
            OddsOf::Game(state, turn) => {
                check_not_running(&state)?;
                let (game, turn) = then(&state, turn)?;
                let has_hints = state.engine().is_some();
                let nodes = if has_hints { nodes_of_hint(game.variant()) } else { NODES };
                (game, Some((state.id(), turn)), nodes)
            }
            OddsOf::Position(variant, fen) => {
                (StartPosition::from_fen(variant, &fen)?.game().clone(), None, NODES)
            }
        };
        if let Some(own) = self.own_game_near(user, game.variant(), &[*game.position()]).await? {
            return Err(Refusal::of_game("odds-refused-own-game", own).into());
        }
        let find =
            move |engine: &mut Engine, stop: &AtomicBool| Odds::find(game, nodes, (engine, stop));
        let found = self.engine().pool().ask(Priority::Hint(user), find).await?;
        Ok(Odds { source, ..found.ok_or(EngineError::Nothing)? })
    }

    /// A game of this variant with other people that somebody is playing, and that one of these
    /// positions would help in: it was in it, or is one turn away.
    pub(super) async fn own_game_near(
        &self,
        user: UserId,
        variant: &'static dyn Variant,
        asked: &[Position],
    ) -> Result<Option<GameId>, GameError> {
        let mut games = Vec::new();
        for found in self.store().games().running_with_people(user).await? {
            let state = self.load(found).await?;
            if state.game().variant().id() == variant.id() {
                games.push((state.id(), state.game().clone()));
            }
        }
        if games.is_empty() {
            return Ok(None);
        }
        let asked = asked.to_vec();
        // A turn of the Gravitatur's may be one of thousands.
        let compare = move |_: &mut Engine, _: &AtomicBool| {
            games.iter().find(|(_, game)| is_similar(game, &asked)).map(|(id, _)| *id)
        };
        Ok(self.engine().pool().ask(Priority::Hint(user), compare).await?)
    }

    /// The same of positions of a game against the engine or an ended one, which may have begun
    /// from there: from the usual start all games look like others.
    pub(super) async fn own_game_helped(
        &self,
        user: UserId,
        state: &GameState,
        asked: &[Position],
    ) -> Result<Option<GameId>, GameError> {
        match state.start_fen() {
            Some(_) => self.own_game_near(user, state.game().variant(), asked).await,
            None => Ok(None),
        }
    }
}

/// Checks that a game has ended, or is one against the engine.
fn check_not_running(state: &GameState) -> Result<(), Refusal> {
    match state.termination().is_none() && state.engine().is_none() {
        true => Err(Refusal::of_game("odds-refused-running", state.id())),
        false => Ok(()),
    }
}

/// A game right after a turn and before anything that follows it; without one, as it stands, or as
/// it last stood open. And after how many turns that is.
fn then(state: &GameState, turn: Option<usize>) -> Result<(Game, usize), GameError> {
    let turns = state.ply_count();
    let always_over = || Refusal::of_game("odds-refused-always-over", state.id());
    let Some(turn) = turn else {
        let game = state.game();
        if game.end().is_none() {
            return Ok((game.clone(), turns));
        }
        let last = open_until(game).ok_or_else(always_over)?;
        return then(state, Some(last));
    };
    let game = after(state.game(), turn).ok_or_else(|| state.no_such_turn())?;
    if game.end().is_some() {
        let last = open_until(state.game()).ok_or_else(always_over)?;
        // As it is to be typed.
        let last = state.game().move_number(last).map(|number| number.to_string());
        let last = last.map_or(Fact::from(0_usize), Fact::from);
        return Err(Refusal::of_game("odds-refused-over", state.id()).with("turns", last).into());
    }
    Ok((game, turn))
}

/// A game as it stood right after so many turns; none where there were fewer.
fn after(game: &Game, turns: usize) -> Option<Game> {
    let mut made = 0;
    let mut kept = 0;
    for (index, action) in (1..).zip(game.actions()) {
        if made == turns {
            break;
        }
        made += usize::from(action.is_turn());
        kept = index;
    }
    (made == turns).then(|| game.at(kept))
}

/// After how many turns a game was open last.
fn open_until(game: &Game) -> Option<usize> {
    let turns = game.actions().iter().filter(|action| action.is_turn()).count();
    (0..=turns).rev().find(|&turn| after(game, turn).is_some_and(|then| then.end().is_none()))
}

impl Odds {
    /// What the position of a game may come to; none once `stop` is set, or where the game is over.
    fn find(game: Game, nodes: u64, by: (&mut Engine, &AtomicBool)) -> Option<Self> {
        let (engine, stop) = by;
        let side = game.position().side_to_act();
        let (prospects, mean) = if game.position().is_roll_due() {
            let nodes = (nodes / FACES).max(NODES);
            let faces = (1..=8).map(|number| face(&game, number, nodes, (engine, stop)));
            let faces = faces.collect::<Option<Vec<_>>>()?;
            let sum: f64 = faces.iter().map(|face| face.value).sum();
            let mean = sum / faces.len() as f64;
            (faces, Some(mean))
        } else {
            let prospect = |found: SearchResult| Candidate {
                action: found.action,
                value: found.score.expected_in(game.variant()),
                best: None,
                end: ended(&game, found.action),
            };
            let best = engine.best(&game, (nodes, TURNS), stop)?;
            (best.into_iter().map(prospect).collect(), None)
        };
        let some = !prospects.is_empty();
        some.then_some(Self { game, side, source: None, prospects, mean })
    }
}

/// The best turn or decision in a game against the engine, by the search that its odds are made of.
pub(super) fn best(game: &Game, by: (&mut Engine, &AtomicBool)) -> Option<SearchResult> {
    let (engine, stop) = by;
    engine.best(game, (nodes_of_hint(game.variant()), TURNS), stop)?.into_iter().next()
}

/// How many positions are looked at for a hint, and for odds of the same game.
fn nodes_of_hint(variant: &dyn Variant) -> u64 {
    Level::HIGHEST.nodes(variant)
}

/// What a number leads to.
fn face(game: &Game, number: u8, nodes: u64, by: (&mut Engine, &AtomicBool)) -> Option<Candidate> {
    let (engine, stop) = by;
    let (side, action) = (game.position().side_to_act(), Action::Roll(number));
    let mut rolled = game.clone();
    rolled.play_unchecked(action);
    let worth = engine.worth(&rolled, nodes, stop)?;
    let best = worth.best.map(|action| BestReply { action, by: rolled.position().side_to_act() });
    let end = rolled.end().or_else(|| best.and_then(|best| ended(&rolled, best.action)));
    Some(Candidate { action, value: seen(worth.value, side), best, end })
}

/// How a game ends by an action at once.
fn ended(game: &Game, action: Action) -> Option<Outcome> {
    let mut then = game.clone();
    then.play_unchecked(action);
    then.end()
}

impl Odds {
    /// What all of it comes to for the side that acts: the mean of the numbers, or the best.
    pub fn whole(&self) -> f64 {
        let best = || self.prospects.first().map_or(0.5, |best| best.value);
        self.mean.unwrap_or_else(best)
    }
}

/// What is worth so much to White, as a side sees it.
fn seen(white: f64, side: Color) -> f64 {
    if side == Color::White { white } else { 1.0 - white }
}
