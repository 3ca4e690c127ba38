//! Reading what people type, and what programs are told if it cannot be played.
//!
//! A line of `cases/reading.txt` is a game, a position, an action, and texts that are read as it.
//! A position is a FEN or `start`, and actions that are played there after ` > `. Instead of an
//! action a `!` says that the texts cannot be played, with pieces of the messages, if they matter,
//! between ` ... `, and a `!=` with all of them.

use rules::Game;
use rules::notation::IllegalInput;

use crate::support;

#[test]
fn every_text_is_read_or_refused_for_its_reason() {
    support::check_cases("cases/reading.txt", |case| {
        let mut columns = case.split(" | ");
        let mut column = || columns.next().ok_or("a case has a game, a position and an action");
        let (id, position, wanted) = (column()?, column()?, column()?);
        let game = support::set_up(id, position)?;
        let texts: Vec<&str> = columns.collect();
        if texts.is_empty() || texts.iter().any(|text| text.trim().is_empty()) {
            return Err("a case has texts, and none is empty".to_owned());
        }
        texts.into_iter().try_for_each(|text| check(&game, text, wanted))
    });
}

fn check(game: &Game, text: &str, wanted: &str) -> Result<(), String> {
    let (is_so, found) = match (game.read(text), wanted.strip_prefix('!')) {
        (Ok(action), _) => (action.to_string() == wanted, action.to_string()),
        (Err(error), None) => (false, error.to_string()),
        (Err(error), Some(reason)) => {
            let told = error.to_string();
            let is_short = !told.contains('\n') && told.chars().count() < 500;
            let is_so = match reason.strip_prefix('=') {
                Some(whole) => told == whole.trim(),
                None => reason.split(" ... ").all(|piece| told.contains(piece.trim())),
            };
            (is_short && is_so, told)
        }
    };
    if is_so { Ok(()) } else { Err(format!("`{text}`: {found}")) }
}

#[test]
fn form_and_meaning_are_told_apart() {
    let chess = Game::new(support::variant("chess"));
    let has_no_form = |error: &IllegalInput| {
        let id = error.messages()[0].id;
        id == "mistake-empty" || id.starts_with("mistake-unreadable")
    };
    for text in ["", " ", "xyzzy", "Nf", "e2e4e5e6e7", "((3)", "(x) e4", "O-O-O-O", "ß", "=Q"] {
        assert!(chess.read(text).is_err_and(|error| has_no_form(&error)), "{text:?}");
    }
    for text in ["e5", "e9", "Nd2", "O-O", "(3) e4", "3"] {
        assert!(chess.read(text).is_err_and(|error| !has_no_form(&error)), "{text:?}");
    }
}

#[test]
fn long_and_odd_text_is_quoted_briefly() {
    let chess = Game::new(support::variant("chess"));
    let error = chess.read(&"`x\n".repeat(500)).unwrap_err().to_string();
    assert!(error.chars().count() < 200 && !error.contains('\n'), "{error}");
    assert!(!error.contains("``"), "{error}");
}
