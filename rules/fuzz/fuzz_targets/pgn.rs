//! Games as text: what is read is written so that it is read as the same game.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::pgn;

fuzz_target!(|text: &str| {
    let Ok(read) = pgn::read(text) else {
        return;
    };
    let again = pgn::read(&pgn::write(&read.game, &[("Event", "")], read.score)).unwrap();
    assert_eq!(again.game.actions(), read.game.actions());
    assert_eq!(again.score, read.score);
});
