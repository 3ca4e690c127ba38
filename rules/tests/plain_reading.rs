//! The games against plain readings of their law: in random games and in positions set up at
//! random, every legal action, what follows it and how it ends must agree.
//!
//! `EIGHTFOLD_PLAIN_GAMES=50` plays fifty times as many games.

#![allow(clippy::unwrap_used, clippy::print_stderr, reason = "a test may panic and say why")]

mod plain;
mod support;

use std::collections::BTreeSet;

use plain::{Answers, choice, gravitatur, scatter, spoil, superpermutation_d8, totem};
use rules::{Draw, End, Game, Position, Variant, Victory, fen};
use support::Numbers;

/// The plain reading of a game.
#[derive(Clone, Copy)]
struct Reading {
    id: &'static str,
    legal: fn(&str) -> Answers,
    outcome: Option<fn(&str) -> String>,
}

const D8: Reading =
    Reading { id: "superpermutation-d8", legal: superpermutation_d8::legal, outcome: None };
const GRAVITATUR: Reading =
    Reading { id: "gravitatur", legal: gravitatur::legal, outcome: Some(gravitatur::outcome) };
const TOTEM: Reading = Reading { id: "totem", legal: totem::legal, outcome: Some(totem::outcome) };

/// The game itself. If it is not registered the test says so and compares nothing.
fn variant(id: &str) -> Option<&'static dyn Variant> {
    let found = rules::variants::by_id(id);
    if found.is_none() {
        eprintln!("skipped: there is no {id} yet");
    }
    found
}

/// How many games to play, if `number` is what every run can afford.
fn games(number: u64) -> u64 {
    let wanted = std::env::var("EIGHTFOLD_PLAIN_GAMES");
    number * wanted.map_or(1, |text| text.parse().expect("a number of games"))
}

/// The position after an action as FEN, or the result if the Null has ended the game.
fn written(variant: &dyn Variant, position: &Position) -> String {
    match variant.end(position) {
        Some(end @ (End::Win { by: Victory::Null, .. } | End::Draw(Draw::Null))) => {
            let mut after = Vec::new();
            variant.legal_actions(position, &mut after);
            assert!(after.is_empty(), "{end}, and yet the game goes on");
            end.to_string()
        }
        _ => fen::write(variant, position),
    }
}

/// Compares one position, and returns what the reading says of it.
#[track_caller]
fn compare(reading: Reading, game: &Game) -> Answers {
    let fen = game.fen();
    let wanted = (reading.legal)(&fen);
    let variant = game.variant();
    let after = |action| written(variant, &variant.play(game.position(), action));
    let actions = game.legal_actions().iter();
    let found: Answers = actions.map(|&action| (action.to_string(), after(action))).collect();
    if found != wanted {
        let either: BTreeSet<&String> = found.keys().chain(wanted.keys()).collect();
        for action in either.into_iter().filter(|action| found.get(*action) != wanted.get(*action))
        {
            eprintln!("{action}: {:?}, but read {:?}", found.get(action), wanted.get(action));
        }
        panic!("{fen}");
    }
    let again = Game::from_fen(variant, &fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    assert_eq!(again.position(), game.position(), "{fen}");
    assert_eq!(variant.count_actions(game.position()), wanted.len(), "{fen}");
    if let Some(outcome) = reading.outcome {
        let end = variant.end(game.position());
        assert_eq!(end.map_or("ongoing".to_owned(), |end| end.to_string()), outcome(&fen), "{fen}");
    }
    wanted
}

/// Plays on at random and compares every position met.
fn play_on(reading: Reading, mut game: Game, numbers: &mut Numbers, length: usize) {
    for _ in 0..length {
        let answers = compare(reading, &game);
        let Some((action, after)) = choice::choose(&game.fen(), &answers, numbers) else {
            break;
        };
        game.play(action.parse().unwrap()).unwrap();
        assert_eq!(game.fen(), after);
    }
}

fn play_from_the_start(reading: Reading, number: u64, length: usize) {
    let Some(variant) = variant(reading.id) else {
        return;
    };
    for seed in 0..games(number) {
        play_on(reading, Game::new(variant), &mut Numbers::new(seed), length);
    }
}

/// Plays on from positions set up at random, those that `is_valid` accepts.
fn play_from_anywhere(
    reading: Reading,
    number: u64,
    length: usize,
    scatter: fn(&mut Numbers) -> String,
) {
    let Some(variant) = variant(reading.id) else {
        return;
    };
    for seed in 0..games(number) {
        let mut numbers = Numbers::new(seed);
        let fen = scatter(&mut numbers);
        let game = Game::from_fen(variant, &fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
        play_on(reading, game, &mut numbers, length);
    }
}

#[test]
fn superpermutation_d8_agrees_in_games() {
    play_from_the_start(D8, 40, 160);
}

#[test]
fn gravitatur_agrees_in_games() {
    play_from_the_start(GRAVITATUR, 3, 60);
}

#[test]
fn gravitatur_agrees_anywhere() {
    play_from_anywhere(GRAVITATUR, 30, 12, scatter::gravitatur);
}

#[test]
fn totem_agrees_in_games() {
    play_from_the_start(TOTEM, 15, 150);
}

#[test]
fn totem_agrees_anywhere() {
    play_from_anywhere(TOTEM, 300, 20, scatter::totem);
}

/// Positions of Totem that only the reading plays to, a few plies from random ones.
fn met(seed: u64) -> Vec<String> {
    let mut numbers = Numbers::new(seed);
    let mut found = vec![scatter::totem(&mut numbers)];
    for _ in 0..4 {
        let fen = &found[found.len() - 1];
        let answers = totem::legal(fen);
        let Some((_, after)) = choice::choose(fen, &answers, &mut numbers) else {
            break;
        };
        found.push(after.to_owned());
    }
    found
}

#[test]
fn totem_agrees_what_is_no_position() {
    let Some(variant) = variant(TOTEM.id) else {
        return;
    };
    for seed in 0..games(300) {
        let mut numbers = Numbers::new(seed);
        let (fens, others) = (met(seed), met(seed + 1));
        for fen in fens {
            for _ in 0..10 {
                let spoiled = spoil::totem(&fen, &others[others.len() - 1], &mut numbers);
                let found = Game::from_fen(variant, &spoiled).map(|game| game.fen());
                match (&found, totem::is_valid(&spoiled)) {
                    (Ok(text), Ok(())) => assert_eq!(*text, spoiled),
                    (Err(_), Err(_)) => {}
                    (found, wanted) => panic!("{spoiled}: {found:?}, but read {wanted:?}"),
                }
            }
        }
    }
}

#[test]
fn what_totem_leads_to_is_a_position() {
    for seed in 0..100 {
        for fen in met(seed) {
            for (action, after) in totem::legal(&fen) {
                let valid = if after.contains('/') { totem::is_valid(&after) } else { Ok(()) };
                assert_eq!(valid, Ok(()), "{fen} {action} {after}");
            }
        }
    }
}
