//! The demonstration game of Superpermutation d8 Chess: the numbers that mate at once are marked,
//! and no others.

use std::sync::atomic::AtomicBool;

use engine::Engine;
use engine::player::Player;
use rules::Action;

use crate::support::demonstration::{moment, replay};
use crate::support::{Answers, MATES, read_odds};

#[test]
fn the_numbers_that_mate_at_once_are_marked() {
    let mut player = Player::default();
    let mut marked = Vec::new();
    let mut rolls = 0;
    for game in replay(|_, _| ()) {
        for ply in 0..game.positions().len() {
            let before = game.at(ply);
            if !before.position().is_roll_due() {
                continue;
            }
            rolls += 1;
            player.obeyed(&format!("position superpermutation-d8 fen {}", before.fen()));
            let odds = read_odds(&player.obeyed("odds depth 1"));
            let wins: Vec<u8> = (1..).zip(&odds).filter(|it| it.1.wins).map(|it| it.0).collect();
            assert!(odds.iter().all(|face| !face.wins || face.value > 0.9999));
            let moment = moment(before.position());
            if moment == (20, 'w') {
                assert_eq!(odds[1].action.as_deref(), Some("c5b4"), "what was missed is found");
            }
            if !wins.is_empty() {
                marked.push((moment, wins));
            }
        }
    }
    assert_eq!(rolls, 37);
    assert_eq!(marked, MATES.map(|(moment, numbers)| (moment, numbers.to_vec())));
}

#[test]
fn its_review_names_the_mate_that_was_missed_and_what_it_cost() {
    let mut engine = Engine::new();
    let mut marked = Vec::new();
    let [game, end] = replay(|_, _| ());
    let [missed, won] = [&game, &end].map(|game| {
        let review = engine.review(game, 300, &AtomicBool::new(false)).unwrap();
        for (position, entry) in game.positions().iter().zip(&review.entries) {
            if !entry.action.is_turn() && !entry.mates.is_empty() {
                marked.push((moment(position), entry.mates.clone()));
            }
        }
        let mates = |it: &engine::ActionReview| it.action.is_turn() && !it.mates.is_empty();
        let mut turns = review.entries.into_iter().enumerate().filter(|(_, entry)| mates(entry));
        let (ply, entry) = turns.next().unwrap();
        assert!(turns.next().is_none());
        (moment(&game.positions()[ply]), entry, review.result)
    });
    let rolls = |numbers: &[u8]| numbers.iter().copied().map(Action::Roll).collect();
    assert_eq!(marked, MATES.map(|(moment, numbers)| (moment, rolls(numbers))));
    assert_eq!((missed.0, missed.2), ((20, 'w'), None));
    assert_eq!((won.0, won.2), ((24, 'w'), Some(1.0)), "White mates in the end");
    assert_eq!(won.1.mates, ["c6a4".parse().unwrap()]);
    let missed = missed.1;
    assert_eq!((missed.action, missed.best), ("d3b4".parse().unwrap(), "c5b4".parse().ok()));
    assert_eq!(missed.mates, ["c5b4".parse().unwrap()]);
    assert!(missed.play < -0.2, "{missed:?}");
    assert!((missed.value - missed.play - 1.0).abs() < 1e-9, "the mate was there: {missed:?}");
}
