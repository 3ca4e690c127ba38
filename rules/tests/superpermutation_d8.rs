//! Superpermutation d8 Chess: what is not told case by case.

use rules::EventKind;

use crate::support::game;

const ID: &str = "superpermutation-d8";

#[test]
fn an_enemy_pawn_pushed_to_its_last_rank_is_told_as_promoted() {
    let game = game(ID, "2k5/8/8/8/3K4/8/7p/R7 w - - 0 1 8");
    let events = game.variant().events(game.position(), "a1h1".parse().unwrap());
    assert_eq!([1, 2].map(|at| events[at].kind), [EventKind::Climbed, EventKind::Promoted]);
    let (square, piece) = (events[2].to.unwrap(), events[2].piece.unwrap());
    assert_eq!((square.to_string(), piece.letter()), ("h1".to_owned(), 'q'));
}

#[test]
fn a_promotion_by_a_climb_is_read_in_every_spelling() {
    let game = game(ID, "k6r/7n/8/7P/8/8/8/K7 w - - 7 1 8");
    for text in ["h5h6q", "h5-h6-h8=Q", "h8=Q", "h6=Q", "h8Q+", "h5-h8=Q", "(8) h5-h6=Q"] {
        assert_eq!(game.read(text).unwrap().to_string(), "h5h6q", "{text}");
    }
    assert!(game.read("h8").is_err());
}
