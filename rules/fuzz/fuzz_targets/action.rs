//! Actions: a text that is read is written the same, and played or refused at every game's start.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::variants::VARIANTS;
use rules::{Action, Game};

fuzz_target!(|text: &str| {
    let Ok(action) = text.parse::<Action>() else {
        return;
    };
    assert_eq!(action.to_string(), text);
    for variant in VARIANTS {
        let mut game = Game::new(*variant);
        let legal = game.legal_actions().contains(&action);
        assert_eq!(game.play(action).is_ok(), legal);
    }
});
