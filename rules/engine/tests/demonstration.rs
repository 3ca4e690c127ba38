//! The demonstration game of Superpermutation d8 Chess: the numbers that mate at once are marked,
//! and no others.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod support;

use std::collections::BTreeMap;

use std::sync::atomic::AtomicBool;

use engine::player::Player;
use engine::{Engine, Judged};
use rules::{Action, Color, Game, variants};
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

/// The game in two parts: until White's twenty-second turn, and from where the die is set by hand.
fn parts() -> [Game; 2] {
    let variant = variants::by_id("superpermutation-d8").unwrap();
    let mut parts = vec![Game::new(variant)];
    for line in GAME.lines().filter(|line| !line.starts_with('#')) {
        let words: Vec<&str> = line.split(' ').collect();
        let game = parts.last_mut().unwrap();
        if words[0] == "set-die" {
            let fen = game.fen();
            let (rest, _) = fen.rsplit_once(' ').unwrap();
            parts.push(Game::from_fen(variant, &format!("{rest} {}", words[1])).unwrap());
            continue;
        }
        if words[0] != "-" {
            game.play(Action::Roll(words[0].parse().unwrap())).unwrap();
        }
        game.play(words[1].parse().unwrap()).unwrap();
    }
    parts.try_into().unwrap_or_else(|parts: Vec<_>| panic!("{} parts", parts.len()))
}

/// Where an entry was made: the number of the move and the side.
fn moment(game: &Game, nth: usize) -> (usize, char) {
    let before = &game.positions()[nth];
    let side = if before.actor() == Color::White { 'w' } else { 'b' };
    (before.fullmove as usize, side)
}

/// What is mated by at each place where entries of this kind have mates.
fn mates(
    games: &[(Game, Vec<Judged>)],
    wanted: impl Fn(Action) -> bool,
) -> BTreeMap<(usize, char), Vec<String>> {
    let mut found = BTreeMap::new();
    for (game, entries) in games {
        let marked = entries.iter().enumerate();
        for (nth, entry) in marked.filter(|(_, it)| wanted(it.action) && !it.mates.is_empty()) {
            let mates = entry.mates.iter().map(ToString::to_string).collect();
            assert_eq!(found.insert(moment(game, nth), mates), None);
        }
    }
    found
}

#[test]
fn its_review_finds_the_eight_moments_and_names_the_mate_that_was_missed() {
    let mut engine = Engine::new();
    let reviewed = parts().map(|game| {
        let review = engine.review(&game, 300, &AtomicBool::new(false)).unwrap();
        (game, review)
    });
    let ends = reviewed.each_ref().map(|(_, review)| review.result);
    assert_eq!(ends, [None, Some(1.0)], "White mates in the end");
    let games = reviewed.map(|(game, review)| (game, review.entries));
    let rolled = mates(&games, |action| !action.is_turn());
    let faces = |numbers: &[usize]| numbers.iter().map(|it| format!("r{it}")).collect();
    let wanted: BTreeMap<_, Vec<String>> =
        MATES.iter().map(|(turn, numbers)| (*turn, faces(numbers))).collect();
    assert_eq!(rolled, wanted);
    // Of all these numbers two came: one was missed, and one ended the game.
    let turns = mates(&games, Action::is_turn);
    let wanted = [((20, 'w'), vec!["c5b4".to_owned()]), ((24, 'w'), vec!["c6a4".to_owned()])];
    assert_eq!(turns, BTreeMap::from(wanted));
    let (game, entries) = &games[0];
    let missed =
        |(nth, it): &(usize, &Judged)| it.action.is_turn() && moment(game, *nth) == (20, 'w');
    let (_, missed) = entries.iter().enumerate().find(missed).unwrap();
    assert_eq!(missed.action.to_string(), "d3b4");
    assert_eq!(missed.best.map(|best| best.to_string()).as_deref(), Some("c5b4"));
    assert!(missed.play < -0.2, "{missed:?}");
    assert!((missed.value - missed.play - 1.0).abs() < 1e-9, "the mate was there: {missed:?}");
}
