//! What a search asks of the rules, in positions of random games and in such as are rare in play:
//! each answer must be what the slow way finds.

mod attacks;
mod hashes;
mod legal;
mod numbers;
mod placements;
mod sample;
mod skip_turn;
mod tactical_moves;

use rules::{Action, Position, Variant, fen};

/// The legal actions, as the whole list has them.
fn legal(variant: &dyn Variant, position: &Position) -> Vec<Action> {
    let mut actions = Vec::new();
    variant.legal_actions(position, &mut actions);
    actions
}

/// The same actions in an order of their own, each once.
fn sorted(mut actions: Vec<Action>) -> Vec<Action> {
    actions.sort_unstable();
    assert!(actions.windows(2).all(|pair| pair[0] != pair[1]), "one comes twice: {actions:?}");
    actions
}

/// What to say of a position where something is wrong.
fn told(variant: &dyn Variant, position: &Position) -> String {
    format!("{}: {}", variant.id(), fen::write(variant, position))
}
