//! What people type: the first byte picks the game, the second how many actions are played before,
//! the third which ones; the rest is read there.

#![no_main]

use libfuzzer_sys::{Corpus, fuzz_target};
use rules::Game;
use rules::variants::VARIANTS;

fuzz_target!(|data: &[u8]| -> Corpus {
    let [pick, length, seed, text @ ..] = data else {
        return Corpus::Reject;
    };
    let Ok(text) = str::from_utf8(text) else {
        return Corpus::Reject;
    };
    let mut game = Game::new(VARIANTS[usize::from(*pick) % VARIANTS.len()]);
    for step in 0..length % 32 {
        let legal = game.legal_actions();
        if legal.is_empty() {
            break;
        }
        let number = usize::from(*seed) * 31 + usize::from(step) * 17;
        game.play(legal[number % legal.len()]).expect("a legal action plays");
    }
    match game.read(text) {
        Ok(action) => assert!(game.legal_actions().contains(&action)),
        Err(error) => assert!(!error.to_string().contains('\n')),
    }
    Corpus::Keep
});
