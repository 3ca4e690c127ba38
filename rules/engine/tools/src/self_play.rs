//! Games of the engine against itself.

use std::sync::atomic::AtomicBool;
use std::thread;

use engine::{Engine, Limits, SearchResult};
use rand::RngExt;
use rules::variants::{self, VARIANTS};
use rules::{Action, Color, Game, Outcome, Variant};

use crate::seeds::{self, Numbers};

/// The variant with an id, as an option of a command line.
///
/// # Errors
///
/// Lists the ids that there are.
pub fn parse_variant(id: &str) -> Result<&'static dyn Variant, String> {
    let ids = || VARIANTS.iter().map(|variant| variant.id()).collect::<Vec<_>>().join(", ");
    variants::by_id(id).ok_or_else(|| format!("there are {}", ids()))
}

/// Plays every game below `games` on `jobs` threads, each with an engine of its own. The results are
/// in the order of threads, and within a thread in that of games.
pub fn play_games<T: Send>(
    games: u64,
    jobs: u64,
    play: impl Fn(&mut Engine, u64) -> T + Sync,
) -> Vec<T> {
    let jobs = jobs.max(1);
    thread::scope(|scope| {
        let play = &play;
        let spawn = |job| {
            scope.spawn(move || {
                let mut engine = Engine::new();
                let own = (job..games).step_by(jobs as usize);
                own.map(|game| play(&mut engine, game)).collect::<Vec<_>>()
            })
        };
        let threads: Vec<_> = (0..jobs).map(spawn).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("a game is played")).collect()
    })
}

/// Plays on as long as the game has not ended and `goes_on`. That is told the number of turns so
/// far, and so is `choose`, which is asked for what is no roll; rolls come from `numbers`.
pub fn play_on(
    mut game: Game,
    numbers: &mut Numbers,
    goes_on: impl Fn(&Game, usize) -> bool,
    mut choose: impl FnMut(&Game, usize, &mut Numbers) -> Action,
) -> Game {
    let mut turns = turn_count(&game);
    while game.end().is_none() && goes_on(&game, turns) {
        let action = match game.position().is_roll_due() {
            true => seeds::roll(numbers),
            false => choose(&game, turns, numbers),
        };
        turns += usize::from(action.is_turn());
        game.play(action).expect("the action is legal");
    }
    game
}

/// Any legal action.
pub fn random_action(game: &Game, numbers: &mut Numbers) -> Action {
    let legal = game.legal_actions();
    legal[numbers.random_range(0..legal.len())]
}

/// What the engine finds where a turn or a decision is due.
pub fn search(engine: &mut Engine, game: &Game, limits: &Limits) -> SearchResult {
    engine.search(game, limits, &AtomicBool::new(false)).expect("an action is legal")
}

/// The number of turns that were made, without rolls and decisions.
pub fn turn_count(game: &Game) -> usize {
    game.actions().iter().filter(|action| action.is_turn()).count()
}

/// White's result, from 0 to 1; `None` while the game goes on.
pub fn white_result(game: &Game) -> Option<f64> {
    Some(match game.end()? {
        Outcome::Win { winner: Color::White, .. } => 1.0,
        Outcome::Win { winner: Color::Black, .. } => 0.0,
        Outcome::Draw(_) => 0.5,
    })
}
