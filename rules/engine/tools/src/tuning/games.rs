//! Games of the engine against itself, as positions that a network is fitted to.

use std::fmt::Write as _;

use clap::Args;
use engine::{Engine, Limits};
use rand::RngExt;
use rules::{Action, Color, Game, Phase, Variant};

use crate::seeds;
use crate::self_play::{self, parse_variant, random_action, search, white_result};

/// The longest game, in turns: it is drawn then.
const MAX_TURNS: usize = 240;

/// A game is stopped and counts as won where the search expects more than this, from -1 to 1.
const DECIDED: f64 = 0.985;

/// How many random turns an opening has: at least the first, and less than the second.
const OPENING: std::ops::Range<usize> = 3..13;

/// One turn in so many is random.
const BLUNDER: u32 = 30;

/// What is played.
#[derive(Args)]
pub struct PlayOptions {
    /// The variant's id.
    #[arg(long, value_parser = parse_variant)]
    pub game: &'static dyn Variant,
    /// How many games are played.
    #[arg(long, default_value_t = 3000)]
    pub games: u64,
    /// Nodes for each turn.
    #[arg(long, default_value_t = 800)]
    pub nodes: u64,
    /// Threads that play.
    #[arg(long, default_value_t = 2)]
    pub jobs: u64,
    /// What openings, dice and random turns are drawn from.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// Plays the games. Each quiet position is a line: what the search expects for the side that makes the
/// next turn, what came of the game, both from -1 to 1, and the position as FEN.
pub fn play(options: &PlayOptions) -> Vec<String> {
    let play = |engine: &mut Engine, number| play_game(options, engine, number);
    self_play::play_games(options.games, options.jobs, play)
}

fn play_game(options: &PlayOptions, engine: &mut Engine, number: u64) -> String {
    let mut numbers = seeds::game_numbers(options.seed, number);
    let limits = Limits { nodes: Some(options.nodes), ..Limits::default() };
    let opening = numbers.random_range(OPENING);
    // White's result once the search is sure of it.
    let mut decided = None;
    let mut quiet = Vec::new();
    let mut game = Game::new(options.game);
    let mut made = 0;
    while game.end().is_none() && game.claim().is_none() && decided.is_none() && made < MAX_TURNS {
        let action = if game.position().is_roll_due() {
            seeds::roll(&mut numbers)
        } else if made < opening || numbers.random_range(0..BLUNDER) == 0 {
            random_action(&game, &mut numbers)
        } else {
            let found = search(engine, &game, &limits);
            let score = found.score.expectation();
            let white = game.position().side_to_act() == Color::White;
            if score.abs() > DECIDED {
                decided = Some(if white == (score > 0.0) { 1 } else { -1 });
            }
            if is_quiet(&game, found.action) {
                quiet.push((white, score, fen_before_roll(&game)));
            }
            found.action
        };
        made += usize::from(action.is_turn());
        game.play(action).expect("the action is legal");
    }
    let on_board = || white_result(&game).map_or(0, |result| (2.0 * result - 1.0) as i32);
    let result = decided.unwrap_or_else(on_board);
    quiet.into_iter().fold(String::new(), |mut lines, (white, score, fen)| {
        let result = if white { result } else { -result };
        let _ = writeln!(lines, "{score:.4} {result} {fen}");
        lines
    })
}

/// Whether static evaluation can judge the present position: a turn is due that neither answers a check
/// nor takes or promotes.
fn is_quiet(game: &Game, action: Action) -> bool {
    let position = game.position();
    let takes = action.as_move().is_some_and(|mv| {
        position.board.of_color(!position.turn).contains(mv.to) || mv.promotion.is_some()
    });
    matches!(position.phase, Phase::Move | Phase::MoveWithRoll(_))
        && !takes
        && game.variant().king_in_check(position, position.turn).is_none()
}

/// The present position, before the roll that binds its turn.
fn fen_before_roll(game: &Game) -> String {
    match game.position().phase {
        Phase::MoveWithRoll(_) => game.at(game.actions().len() - 1).fen(),
        _ => game.fen(),
    }
}
