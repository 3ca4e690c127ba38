//! The games against plain readings of their law: in random games and in positions set up at
//! random, every legal action, what follows it and how it ends must agree.
//!
//! `EIGHTFOLD_PLAIN_GAMES=50` plays fifty times as many games.

use rules::Game;

use crate::reference::compare::{D8, GRAVITATUR, Reading, TOTEM, compare};
use crate::reference::{choice, scatter, spoil, totem};
use crate::support::{self, Numbers, variant};

/// How many games to play, if `number` is what every run can afford.
fn games(number: u64) -> u64 {
    let wanted = std::env::var("EIGHTFOLD_PLAIN_GAMES");
    number * wanted.map_or(1, |text| text.parse().expect("a number of games"))
}

/// Plays on at random and compares every position met.
fn play_on(reading: Reading, mut game: Game, numbers: &mut Numbers, length: usize) {
    for _ in 0..length {
        let answers = compare(reading, &game).unwrap_or_else(|error| panic!("{error}"));
        let Some((action, after)) = choice::choose(&game.fen(), &answers, numbers) else {
            break;
        };
        game.play(action.parse().unwrap()).unwrap();
        assert_eq!(game.fen(), after);
    }
}

fn play_from_the_start(reading: Reading, number: u64, length: usize) {
    for seed in 0..games(number) {
        play_on(reading, Game::new(variant(reading.id)), &mut Numbers::new(seed), length);
    }
}

/// Plays on from positions set up at random.
fn play_from_anywhere(
    reading: Reading,
    number: u64,
    length: usize,
    scatter: fn(&mut Numbers) -> String,
) {
    for seed in 0..games(number) {
        let mut numbers = Numbers::new(seed);
        let fen = scatter(&mut numbers);
        play_on(reading, support::game(reading.id, &fen), &mut numbers, length);
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
    for seed in 0..games(300) {
        let mut numbers = Numbers::new(seed);
        let (fens, others) = (met(seed), met(seed + 1));
        for fen in fens {
            for _ in 0..10 {
                let spoiled = spoil::totem(&fen, &others[others.len() - 1], &mut numbers);
                let found = Game::from_fen(variant(TOTEM.id), &spoiled).map(|game| game.fen());
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
