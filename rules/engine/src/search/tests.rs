//! The search beside a plain one of the same depth and leaves: full width, with no table, and no
//! window but among turns that no roll parts.

use std::sync::atomic::AtomicBool;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use rules::{Action, Game, Phase, Position, variants};

use super::{Budget, CLAIM, END, Memory, Search, Settings, Window};
use crate::evaluation::{Evaluation, Weights};
use crate::score::{self, INFINITE, ONE, WON, expected};
use crate::{Engine, Limits};

/// What a position is worth to the side that makes the next turn. Within turns alone, lines that
/// cannot matter are left out; below a roll, none is.
fn reference_search(
    search: &mut Search<'_>,
    position: &Position,
    depth: i32,
    window: Window,
    ply: usize,
) -> i32 {
    let variant = search.variant;
    match position.phase {
        Phase::Over(end) => return score::of_end(end, position.turn),
        Phase::Roll { by } if by == position.turn => {}
        Phase::Roll { .. } => {
            if let Some(end) = variant.end(position) {
                return score::of_end(end, position.turn);
            }
            if depth < 0 {
                return search.evaluate(position);
            }
            let face = |number| {
                let next = variant.play(position, Action::Roll(number));
                reference_search(search, &next, depth, Window::FULL, ply + 1)
            };
            return mean((1..=8).map(face).collect());
        }
        Phase::AnswerRoll { .. } => {
            let mut actions = Vec::new();
            variant.legal_actions(position, &mut actions);
            let each = |action| {
                let next = variant.play(position, action);
                reference_search(search, &next, depth, Window::FULL, ply + 1)
            };
            let values: Vec<i32> = actions.into_iter().map(each).collect();
            let own = position.side_to_act() == position.turn;
            return if own { values.into_iter().max() } else { values.into_iter().min() }
                .expect("a decision has options");
        }
        Phase::Move | Phase::MoveWithRoll(_) => {}
    }
    let hash = variant.repetition_hash(position);
    if search.is_drawn(position, hash) {
        return 0;
    }
    let claimable = position.halfmove >= CLAIM;
    if claimable {
        match variant.end(position) {
            Some(end) => return score::of_end(end, position.turn),
            None if position.halfmove >= END => return 0,
            None => {}
        }
    }
    let in_check = variant.king_in_check(position, position.turn).is_some();
    if depth <= 0 {
        let value = if position.is_roll_due() {
            search.evaluate(position)
        } else {
            search.quiescence(position, in_check, depth, window, ply)
        };
        return if claimable { value.max(0) } else { value };
    }
    search.memory.path.push(hash);
    let mut best = |position: &Position, window: Window| {
        let mut actions = Vec::new();
        variant.legal_actions(position, &mut actions);
        let mut best = None;
        for action in actions {
            let alpha = window.alpha.max(best.unwrap_or(-INFINITE));
            let within = Window { alpha, ..window }.of_other_side();
            let next = variant.play(position, action);
            let value =
                score::earlier(-reference_search(search, &next, depth - 1, within, ply + 1));
            best = best.max(Some(value));
            if value >= window.beta {
                break;
            }
        }
        best
    };
    let value = if position.is_roll_due() {
        let face = |number| best(&variant.play(position, Action::Roll(number)), Window::FULL);
        let faces: Option<Vec<i32>> = (1..=8).map(face).collect();
        faces.map_or(0, mean)
    } else {
        best(position, window).unwrap_or(if in_check { -WON } else { 0 })
    };
    search.memory.path.pop();
    if claimable { value.max(0) } else { value }
}

fn mean(faces: Vec<i32>) -> i32 {
    if faces.iter().all(|value| *value > ONE) {
        faces.into_iter().min().unwrap_or(INFINITE)
    } else if faces.iter().all(|value| *value < -ONE) {
        faces.into_iter().max().unwrap_or(-INFINITE)
    } else {
        faces.into_iter().map(expected).sum::<i32>().div_euclid(8)
    }
}

/// How many positions of each game are looked at, and how many at night.
const SAMPLE: usize = 60;
const LARGE_SAMPLE: usize = 400;

/// What the whole engine finds, from the root on and turn by turn deeper, for who makes the next turn;
/// none where there is nothing to choose.
fn from_the_root(engine: &mut Engine, game: &Game, depth: i32) -> Option<i32> {
    let limits = Limits::depth(depth.unsigned_abs());
    let found = engine.search(game, &limits, &AtomicBool::new(false))?;
    let own = game.position().side_to_act() == game.position().turn;
    let score = if own { found.score } else { -found.score };
    Some(score.value())
}

/// The position of a game with so many turns since the last pawn or capture, and no history; none
/// where the last roll can still be undone, since that position is told too.
fn near_the_claim(game: &Game, clock: u32) -> Option<Game> {
    let fen = game.fen();
    let mut fields: Vec<&str> = fen.split(' ').collect();
    let clock = clock.to_string();
    fields[4] = &clock;
    Game::from_fen(game.variant(), &fields.join(" ")).ok()
}

/// Compares the two searches in `sample` positions of random games, with at most so many pieces, every
/// fourth near the turn from which a draw can be claimed; the full window, and narrow ones.
fn check(id: &str, depth: i32, pieces: usize, sample: usize) {
    let variant = variants::by_id(id).expect("a game");
    let evaluation = Evaluation::new(variant, &Weights::of(variant));
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(15);
    let mut memory = Memory::new();
    let mut engine = Engine::with_settings(Settings::NO_PRUNING);
    let stop = AtomicBool::new(false);
    let mut game = Game::new(variant);
    let mut checked = 0;
    while checked < sample {
        let legal = game.legal_actions();
        if legal.is_empty() || game.actions().len() > 300 {
            game = Game::new(variant);
            continue;
        }
        let action = legal[chance.random_range(0..legal.len())];
        let few = game.position().board.occupied().len() <= pieces;
        if few && game.actions().len() > 10 && chance.random_range(0..6) == 0 {
            let clock = (checked % 4 == 3).then(|| chance.random_range(95..103));
            let aged = clock.and_then(|clock| near_the_claim(&game, clock));
            let sampled = aged.as_ref().unwrap_or(&game);
            let position = sampled.position();
            let mut search = |find: &mut dyn FnMut(&mut Search<'_>) -> i32| {
                memory.begin(sampled);
                let budget = Budget { nodes: u64::MAX, deadline: None, stop: &stop };
                let settings = Settings::NO_PRUNING;
                find(&mut Search::new(variant, &evaluation, settings, &mut memory, budget))
            };
            let expected =
                search(&mut |search| reference_search(search, position, depth, Window::FULL, 0));
            let found = search(&mut |search| search.node(position, depth, Window::FULL, 0));
            assert_eq!(found, expected, "{id} {}", sampled.fen());
            // A claim is no action: at the root it is not among what can be chosen.
            if position.halfmove < CLAIM
                && let Some(found) = from_the_root(&mut engine, sampled, depth)
            {
                assert_eq!(found, expected, "{id} {}: from the root", sampled.fen());
            }
            for alpha in [expected - 40_000, expected - 1, expected, expected + 40_000] {
                let window = Window::above(alpha);
                let bound = search(&mut |search| search.node(position, depth, window, 0));
                assert_eq!(bound > alpha, expected > alpha, "{id} {}: {alpha}", sampled.fen());
            }
            checked += 1;
        }
        game.play(action).expect("a legal action");
    }
}

/// With more pieces, and rolls, the plain search of totem chess takes minutes.
const TOTEM_PIECES: usize = 13;

#[test]
fn chess_is_worth_what_a_plain_search_finds() {
    check("chess", 3, 32, SAMPLE);
}

#[test]
fn superpermutation_d8_is_worth_what_a_plain_search_finds() {
    check("superpermutation-d8", 3, 32, SAMPLE);
}

#[test]
fn totem_is_worth_what_a_plain_search_finds() {
    check("totem", 3, TOTEM_PIECES, SAMPLE);
}

#[test]
fn totem_with_all_its_pieces_is_worth_what_a_plain_search_finds() {
    check("totem", 2, 81, SAMPLE);
}

#[test]
fn gravitatur_is_worth_what_a_plain_search_finds() {
    check("gravitatur", 2, 32, SAMPLE);
}

#[test]
#[ignore = "minutes, once a night"]
fn many_positions_are_worth_what_a_plain_search_finds() {
    let games = [
        ("chess", 3, 32),
        ("superpermutation-d8", 3, 32),
        ("totem", 3, TOTEM_PIECES),
        ("totem", 2, 81),
        ("gravitatur", 2, 32),
    ];
    for (id, depth, pieces) in games {
        check(id, depth, pieces, LARGE_SAMPLE);
    }
}
