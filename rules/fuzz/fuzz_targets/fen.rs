//! Positions: the first byte picks the game, the rest is a FEN.

#![no_main]

use libfuzzer_sys::{Corpus, fuzz_target};
use rules::variants::VARIANTS;
use rules::{Game, fen};

fuzz_target!(|data: &[u8]| -> Corpus {
    let Some((&pick, text)) = data.split_first() else {
        return Corpus::Reject;
    };
    let Ok(text) = str::from_utf8(text) else {
        return Corpus::Reject;
    };
    let variant = VARIANTS[usize::from(pick) % VARIANTS.len()];
    let Ok(game) = Game::from_fen(variant, text) else {
        return Corpus::Keep;
    };
    let words: Vec<&str> = text.split_whitespace().collect();
    assert_eq!(game.fen(), words.join(" "));
    let legal = game.legal_actions();
    assert_eq!(legal.len(), variant.count_actions(game.position()));
    let _ = (game.end(), game.claim());
    for &action in legal {
        let next = variant.play(game.position(), action);
        let _ = variant.end(&next);
        let _ = fen::write(variant, &next);
        let _ = variant.events(game.position(), action);
    }
    Corpus::Keep
});
