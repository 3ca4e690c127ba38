//! The sample answers of the law, for every game that is registered.

use rules::variants::VARIANTS;
use rules::{Game, Variant};
use serde_json::Value;

use crate::support;

#[test]
fn answers_are_those_of_the_samples() {
    for variant in VARIANTS {
        let lines = support::vectors(variant.id());
        assert!(!lines.is_empty());
        for line in lines.lines() {
            check(*variant, &serde_json::from_str(line).unwrap());
        }
    }
}

fn check(variant: &'static dyn Variant, sample: &Value) {
    let fen = sample["fen"].as_str().unwrap();
    let game = Game::from_fen(variant, fen).unwrap();
    assert_eq!(game.fen(), fen);
    assert_eq!(support::outcome(&game), sample["outcome"], "{fen}");

    let wanted = sample["legal"].as_object().unwrap();
    let mut names: Vec<&String> = wanted.keys().collect();
    names.sort();
    assert_eq!(
        support::legal(&game),
        names.into_iter().map(String::as_str).collect::<Vec<_>>(),
        "{fen}"
    );
    for &action in game.legal_actions() {
        let mut after = game.clone();
        after.play(action).unwrap();
        assert_eq!(support::reached(&after), wanted[&action.to_string()], "{fen} {action}");
    }
    support::check_notation(&game);
}
