//! The demonstration game of Superpermutation d8 Chess, in which eight rolls could mate at once.

use engine::puzzles::Kind;
use rules::{Action, Game, Variant};

use super::Puzzle;

const GAME: &str = include_str!("../../../../tests/data/demonstration.txt");

/// The puzzles of the game that is its own: which numbers mate, wherever any does.
pub(super) fn puzzles(variant: &'static dyn Variant) -> Vec<Puzzle> {
    if variant.id() != "superpermutation-d8" {
        return Vec::new();
    }
    let mut game = Game::new(variant);
    let mut found = Vec::new();
    for line in GAME.lines().filter(|line| !line.starts_with('#')) {
        found.extend(Puzzle::find(&game, Kind::Numbers));
        let mut words = line.split(' ');
        let (die, action) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
        if die == "set-die" {
            let fen = game.fen();
            let (rest, _) = fen.rsplit_once(' ').unwrap_or_default();
            game = Game::from_fen(variant, &format!("{rest} {action}")).expect("a position");
            continue;
        }
        if let Ok(number) = die.parse() {
            game.play(Action::Roll(number)).expect("a roll is due");
        }
        game.play(action.parse().expect("an action")).expect("a legal action");
    }
    found
}
