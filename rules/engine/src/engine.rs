//! What the engine is asked, and what it answers.

use std::cmp::Reverse;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use rules::{Action, Game, Position};

use crate::evaluation::{Evaluation, PawnCache, Weights};
use crate::evaluation_noise::EvaluationNoise;
use crate::level::Strength;
use crate::search::{Budget, Memory, Search, Window};
use crate::{Level, Score, Settings};

/// How many plies it looks ahead at most.
pub(crate) const MAX_DEPTH: u32 = 64;

/// When to stop thinking: at whatever comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// Plies to look ahead.
    pub depth: Option<u32>,
    /// Positions to look at.
    pub nodes: Option<u64>,
    /// Time to think. Without it, the same question has the same answer.
    pub time: Option<Duration>,
    /// How strong to play: a budget of positions, with a noise and a temperature of its own. Without
    /// it, what else is asked for.
    pub level: Option<Level>,
    /// The evaluation noise, as a standard deviation, in the unit of the weights: see
    /// [`SCALE`](crate::evaluation::SCALE).
    pub noise: u32,
    /// How much worse than the best action it may well choose, likewise.
    pub temperature: u32,
    /// The seed of its evaluation noise: public, and the same for a whole game.
    pub seed: u64,
}

impl Limits {
    /// A level's own budget of positions, which does not depend on the machine or its load.
    pub fn level(level: Level, seed: u64) -> Self {
        Self { level: Some(level), seed, ..Self::default() }
    }

    /// So many plies ahead.
    pub fn depth(depth: u32) -> Self {
        Self { depth: Some(depth), ..Self::default() }
    }
}

/// What was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchResult {
    /// The best action.
    pub action: Action,
    /// What the position is worth to the side that acts.
    pub score: Score,
    /// How many turns it looked ahead.
    pub depth: u32,
    /// How many positions it looked at.
    pub nodes: u64,
    /// The best action and the expected answers, up to the first roll.
    pub pv: Vec<Action>,
}

/// What each number of a roll that is due leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Odds {
    /// By number: what it is worth to the side that makes the next turn, and the best action of
    /// whoever acts then, `None` where it ends the game.
    pub faces: [(Score, Option<Action>); 8],
}

/// Thinks, and keeps the memory that this takes from one question to the next.
pub struct Engine {
    memory: Memory,
    settings: Settings,
    /// Those of the games asked about so far.
    evaluations: Vec<Evaluation>,
}

impl Default for Engine {
    fn default() -> Self {
        Self::new()
    }
}

/// What the actions at the root are worth, as far as was searched.
pub(crate) struct Root {
    /// The best first, once a depth is searched.
    actions: Vec<(Action, i32)>,
    /// How many plies ahead at least one action was searched.
    depth: u32,
    /// How many of the actions were searched so far.
    searched: usize,
}

impl Root {
    /// The best action as far as was searched, and what it is worth to the side that acts.
    fn best(&self) -> (Action, i32) {
        self.actions[0]
    }

    /// The same of the best few.
    pub(crate) fn leading(&self, count: usize) -> &[(Action, i32)] {
        &self.actions[..count.min(self.actions.len())]
    }

    /// The action that is chosen: the best, or one that seems as good.
    fn chosen(&self, search: &Search<'_>, position: &Position) -> (Action, i32) {
        let evaluation_noise = &search.evaluation_noise;
        let best = self.best();
        if evaluation_noise.is_cool() || Score::new(best.1).is_win() {
            return best;
        }
        let hash = search.variant.position_hash(position);
        let least = evaluation_noise.least(best.1);
        let near = self.actions[..self.searched].iter().filter(|(_, value)| *value > least);
        let liking =
            |(action, value): &(Action, i32)| evaluation_noise.liking(*value, hash, *action);
        let chosen = near.max_by(|one, other| liking(one).total_cmp(&liking(other)));
        chosen.copied().unwrap_or(best)
    }
}

impl Engine {
    /// An engine with empty memory.
    pub fn new() -> Self {
        Self::with_settings(Settings::default())
    }

    /// An engine that takes these shortcuts.
    pub fn with_settings(settings: Settings) -> Self {
        Self { memory: Memory::new(), settings, evaluations: Vec::new() }
    }

    /// The place of a game's evaluation, which is made when it is first asked for.
    fn evaluation_of(&mut self, game: &Game) -> usize {
        let variant = game.variant();
        let known = self.evaluations.iter().position(|it| it.variant().id() == variant.id());
        known.unwrap_or_else(|| {
            self.evaluations.push(Evaluation::new(variant, &Weights::of(variant)));
            self.evaluations.len() - 1
        })
    }

    /// The best action for the side that acts; `None` where a roll is due or nothing is legal.
    /// What was asked before makes no difference. Once `stop` is set, it soon answers with the
    /// best that it has found.
    pub fn search(
        &mut self,
        game: &Game,
        limits: &Limits,
        stop: &AtomicBool,
    ) -> Option<SearchResult> {
        let position = game.position();
        if position.is_roll_due() || game.legal_actions().is_empty() {
            return None;
        }
        let most = limits.nodes.unwrap_or(u64::MAX);
        let Limits { noise, temperature, .. } = *limits;
        let strength = limits.level.map_or(Strength { nodes: most, noise, temperature }, |level| {
            level.strength(game.variant())
        });
        let nodes = most.min(strength.nodes);
        let mut search = self.begin_search(game, nodes, stop);
        search.set_deadline(limits.time.and_then(|time| Instant::now().checked_add(time)));
        search.evaluation_noise = EvaluationNoise::new(strength, limits.seed);
        let root = deepen(&mut search, game, limits);
        let (action, value) = root.chosen(&search, position);
        let pv = principal_variation(&search, position, action, root.depth);
        let nodes = search.nodes.min(nodes);
        Some(SearchResult { action, score: Score::new(value), depth: root.depth, nodes, pv })
    }

    /// A search of a game's present position with empty memory and the game's history, which looks
    /// at this many positions at most.
    pub(crate) fn begin_search<'a>(
        &'a mut self,
        game: &Game,
        nodes: u64,
        stop: &'a AtomicBool,
    ) -> Search<'a> {
        let place = self.evaluation_of(game);
        self.memory.begin(game);
        let (evaluation, budget) =
            (&self.evaluations[place], Budget { nodes, deadline: None, stop });
        Search::new(game.variant(), evaluation, self.settings, &mut self.memory, budget)
    }

    /// What each number leads to where a roll is due, each looked at to `depth` turns; `None` where
    /// no roll is due.
    pub fn odds(&mut self, game: &Game, depth: u32, stop: &AtomicBool) -> Option<Odds> {
        if !game.position().is_roll_due() || game.legal_actions().is_empty() {
            return None;
        }
        let side = game.position().turn;
        let mut face = |number| {
            let mut rolled = game.clone();
            rolled.play_unchecked(Action::Roll(number));
            match self.search(&rolled, &Limits::depth(depth), stop) {
                Some(found) if rolled.position().side_to_act() == side => {
                    (found.score, Some(found.action))
                }
                Some(found) => (-found.score, Some(found.action)),
                None => {
                    let end = rolled.variant().end(rolled.position());
                    (end.map_or(Score::DRAW, |end| Score::of_end(end, side)), None)
                }
            }
        };
        Some(Odds { faces: std::array::from_fn(|index| face(index as u8 + 1)) })
    }

    /// The static evaluation of the position, for the side that makes the next turn.
    pub fn evaluate(&mut self, game: &Game) -> Score {
        let position = game.position();
        if let Some(end) = game.variant().end(position) {
            return Score::of_end(end, position.turn);
        }
        let place = self.evaluation_of(game);
        Score::new(self.evaluations[place].evaluate(position, &mut PawnCache::new()))
    }
}

/// What is known before anything is searched; the actions are those that are looked at first.
pub(crate) fn start(search: &mut Search<'_>, game: &Game) -> Root {
    // Until an action is searched, it has the static evaluation of the position.
    let position = game.position();
    let static_eval = search.evaluate(position);
    let static_eval =
        if position.side_to_act() == position.turn { static_eval } else { -static_eval };
    let mut root = Root {
        actions: game.legal_actions().iter().map(|action| (*action, static_eval)).collect(),
        depth: 0,
        searched: 0,
    };
    let hash = search.variant.position_hash(position);
    // Where not all actions can be looked at, those that are differ from position to position, if it
    // has evaluation noise; else they are the most promising ones.
    root.actions.sort_by_cached_key(|(action, _)| {
        (
            search.evaluation_noise.turn_to(*action, hash),
            Reverse(search.score_move(position, *action)),
        )
    });
    root
}

/// Looks one ply further each time, the actions that did best first.
fn deepen(search: &mut Search<'_>, game: &Game, limits: &Limits) -> Root {
    let position = game.position();
    let mut root = start(search, game);
    let only = root.actions.len() == 1 && limits.depth.is_none();
    for depth in 1..=limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH) {
        search_root(search, position, depth, &mut root, 1);
        let found = Score::new(root.actions[0].1).is_shortest(depth);
        if search.stopped || only || found {
            break;
        }
    }
    root
}

/// Searches the actions of the root one after the other. So many of the best ones are known exactly
/// and come first; of the others it is known that they are no better.
pub(crate) fn search_root(
    search: &mut Search<'_>,
    position: &Position,
    depth: u32,
    root: &mut Root,
    lines: usize,
) {
    let deep = depth as i32;
    let mut best: Option<(usize, i32)> = None;
    let mut values = root.actions.clone();
    // The values of the best ones, the best first.
    let mut leading: Vec<i32> = Vec::with_capacity(lines + 1);
    let mut done = 0;
    for (index, (action, value)) in values.iter_mut().enumerate() {
        // What may yet be chosen must be known exactly.
        let last = leading.get(lines - 1).copied();
        let alpha = last.map_or(Window::FULL.alpha, |last| least_of_interest(search, last));
        let mut found = match last {
            None => search.act(position, *action, deep, Window::FULL),
            Some(_) => search.act(position, *action, deep, Window::above(alpha)),
        };
        if last.is_some() && found > alpha {
            found = search.act(position, *action, deep, Window { alpha, ..Window::FULL });
        }
        if search.stopped {
            break;
        }
        *value = found;
        done = index + 1;
        leading.insert(leading.partition_point(|value| *value >= found), found);
        leading.truncate(lines);
        if best.is_none_or(|(_, best)| found > best) {
            best = Some((index, found));
        }
    }
    let Some((index, value)) = best else {
        return;
    };
    if search.stopped && depth > 1 && !search.evaluation_noise.is_cool() {
        // What is chosen among was to be looked at equally deep.
        return;
    }
    // Nothing that was not looked at yet can be worse than a forced loss.
    let (index, searched) = match Score::new(value).is_loss() && done < values.len() {
        true => (done, done + 1),
        false => (index, done),
    };
    if index < done {
        root.depth = depth;
    }
    root.searched = searched;
    // After the first turn the others are sorted by what they led to; from then on their order stays:
    // what did best before comes next.
    root.actions = values;
    if depth == 1 && !search.stopped {
        root.actions.sort_by_key(|(_, value)| Reverse(*value));
        return;
    }
    root.actions[..=index].rotate_right(1);
    for place in 1..lines.min(done) {
        let rest = root.actions[place..done].iter().enumerate().rev();
        // Of equal ones the first, so that the order is the same each time.
        if let Some((offset, _)) = rest.max_by_key(|(_, (_, value))| *value) {
            root.actions[place..=place + offset].rotate_right(1);
        }
    }
}

/// What may yet be chosen is worth more than this.
fn least_of_interest(search: &Search<'_>, best: i32) -> i32 {
    if search.evaluation_noise.is_cool() {
        best
    } else {
        search.evaluation_noise.least(best).min(best)
    }
}

/// The best action and the answers that the search expects, up to the first roll.
pub(crate) fn principal_variation(
    search: &Search<'_>,
    position: &Position,
    action: Action,
    depth: u32,
) -> Vec<Action> {
    let mut pv = vec![action];
    let mut next = search.variant.play(position, action);
    while pv.len() < depth as usize && !next.is_roll_due() {
        let Some(answer) = search.answer(&next) else {
            break;
        };
        pv.push(answer);
        next = search.variant.play(&next, answer);
    }
    pv
}
