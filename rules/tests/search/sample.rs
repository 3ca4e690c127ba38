//! The positions that are looked at.

use rules::variants::VARIANTS;
use rules::{Game, Position, Variant};

use crate::reference::scatter;
use crate::support::{self, Numbers};

/// How many games of each variant are played, and how long.
const GAMES: u64 = 16;
const LENGTH: usize = 160;

/// How many positions of each variant are set up at random.
const SCATTERED: usize = 300;

/// Shows every game with each of its positions.
pub(crate) fn each(mut look: impl FnMut(&'static dyn Variant, &Position)) {
    for &variant in VARIANTS {
        let (mut some, mut in_check) = (0, 0);
        for position in positions(variant) {
            some += 1;
            in_check += usize::from(variant.king_in_check(&position, position.turn).is_some());
            look(variant, &position);
        }
        assert!(some > 500 && in_check > 20, "{}: {some}, {in_check} in check", variant.id());
    }
}

/// Positions of a game.
pub(crate) fn positions(variant: &'static dyn Variant) -> Vec<Position> {
    let games = (0..GAMES).map(|seed| support::random_game(variant, seed, LENGTH));
    let mut positions: Vec<Position> = games
        .flat_map(|game| game.positions().iter().copied().step_by(2).collect::<Vec<_>>())
        .collect();
    let mut numbers = Numbers::new(8);
    while positions.len() < GAMES as usize * LENGTH / 2 + SCATTERED {
        positions.extend(scattered(variant, &mut numbers));
    }
    positions
}

/// A position set up at random and those that two actions at random lead to; none if what is set
/// up is no position of the game.
fn scattered(variant: &'static dyn Variant, numbers: &mut Numbers) -> Vec<Position> {
    let features = variant.features();
    let text = match (features.null, features.die) {
        (true, _) => scatter::totem(numbers),
        (false, true) => format!("{} -", scatter::gravitatur(numbers)),
        (false, false) => scatter::gravitatur(numbers),
    };
    let Ok(mut game) = Game::from_fen(variant, &text) else {
        return Vec::new();
    };
    for _ in 0..2 {
        if let Some(action) = numbers.pick(game.legal_actions()) {
            game.play(action).unwrap();
        }
    }
    game.positions().to_vec()
}
