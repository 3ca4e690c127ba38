//! The demonstration game of Superpermutation d8 Chess: the numbers that mate at once are marked,
//! and no others.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod support;

use std::collections::BTreeMap;

use engine::player::Player;
use support::{Answers, read_odds};

const GAME: &str = include_str!("../../tests/data/demonstration.txt");

/// By the number of the move and the side, the numbers of the die that mate at once.
const MATES: [((usize, char), &[usize]); 8] = [
    ((9, 'w'), &[1]),
    ((11, 'b'), &[3, 5]),
    ((12, 'b'), &[3, 5]),
    ((16, 'w'), &[2]),
    // Rolled and missed: c5b4 mates.
    ((20, 'w'), &[2]),
    ((22, 'w'), &[2, 3]),
    ((23, 'b'), &[4]),
    ((24, 'w'), &[1]),
];

/// Plays the game, and shows `look` the player wherever a roll is due, with the number of the move
/// and the side to move.
fn replay(mut look: impl FnMut(&mut Player, usize, char)) {
    let mut player = Player::default();
    let mut fen = player.obeyed("position superpermutation-d8 startpos");
    for line in GAME.lines().filter(|line| !line.starts_with('#')) {
        let words: Vec<&str> = line.split(' ').collect();
        let [die, action, ..] = words[..] else {
            panic!("{line}");
        };
        let position = fen.strip_prefix("ok ").unwrap();
        let fields: Vec<&str> = position.split(' ').collect();
        if fields[6] == "?" {
            look(&mut player, fields[5].parse().unwrap(), fields[1].parse().unwrap());
        }
        if die == "set-die" {
            let (rest, _) = position.rsplit_once(' ').unwrap();
            fen = player.obeyed(&format!("position superpermutation-d8 fen {rest} {action}"));
            continue;
        }
        if die != "-" {
            player.obeyed(&format!("play r{die}"));
        }
        fen = player.obeyed(&format!("play {action}"));
    }
    assert_eq!(player.obeyed("outcome"), "white checkmate");
}

#[test]
fn the_numbers_that_mate_at_once_are_marked() {
    let wanted = MATES.map(|(turn, numbers)| (turn, numbers.to_vec()));
    let mut marked = BTreeMap::new();
    let mut rolls = 0;
    replay(|player, number, side| {
        rolls += 1;
        let odds = read_odds(&player.obeyed("odds depth 1"));
        let wins: Vec<usize> = (1..=8).filter(|number| odds[number - 1].wins).collect();
        assert!(wins.iter().all(|number| odds[number - 1].value > 0.9999));
        if !wins.is_empty() {
            marked.insert((number, side), wins);
        }
    });
    assert_eq!(rolls, 37);
    assert_eq!(marked, BTreeMap::from(wanted));
}

#[test]
fn what_was_missed_at_the_twentieth_move_is_found() {
    let mut seen = false;
    replay(|player, number, side| {
        if (number, side) == (20, 'w') {
            seen = true;
            let odds = read_odds(&player.obeyed("odds depth 1"));
            assert_eq!(odds[1].action.as_deref(), Some("c5b4"));
        }
    });
    assert!(seen);
}
