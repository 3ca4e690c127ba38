//! Writing a game.

use super::GameResult;
use crate::notation::without_die;
use crate::played_action::PlayedAction;
use crate::sanitize::single_line;
use crate::{Action, Color, Game};

/// No line is longer.
const WIDTH: usize = 80;

/// Writes a game: these tags, those that say which game it is and how it begins where that is not
/// the start of chess, and what was played.
///
/// What cannot be shown in one line is left out of the tags: see [`single_line`].
pub fn write(game: &Game, tags: &[(&str, &str)], score: GameResult) -> String {
    let mut text = String::new();
    let variant = game.variant();
    let start = crate::fen::write(variant, &game.positions()[0]);
    let kept = |it: &&(&str, String)| !it.1.is_empty();
    let is_plain = variant.info().pgn_name.is_empty() && start == variant.info().start_fen;
    let own = [
        ("Variant", variant.info().pgn_name.to_owned()),
        ("SetUp", if is_plain { String::new() } else { "1".to_owned() }),
        ("FEN", if is_plain { String::new() } else { start }),
    ];
    let own = own.iter().filter(kept).map(|(name, value)| (*name, value.as_str()));
    for (name, value) in tags.iter().copied().chain(own) {
        text.push_str(&format!("[{name} \"{}\"]\n", escaped(value)));
    }
    text.push('\n');
    push_words(&mut text, &words(game, score));
    text
}

fn escaped(value: &str) -> String {
    let mut escaped = String::with_capacity(value.len());
    for letter in single_line(value).chars() {
        if matches!(letter, '"' | '\\') {
            escaped.push('\\');
        }
        escaped.push(letter);
    }
    escaped
}

/// What is written after the tags: each word stays in one line.
fn words(game: &Game, score: GameResult) -> Vec<String> {
    let mut words = Vec::new();
    // A move of Black's has its number where nothing of White's stands right before it.
    let mut follows = false;
    for played in game.played_actions() {
        let PlayedAction { before, action, .. } = played;
        match action {
            Action::Roll(number) => words.push(format!("{{d8: {number}}}")),
            Action::Prevent | Action::Accept => words.push(format!("{{{action}}}")),
            _ => {
                match before.turn {
                    Color::White => words.push(format!("{}.", before.fullmove)),
                    Color::Black if !follows => words.push(format!("{}...", before.fullmove)),
                    Color::Black => {}
                }
                words.push(turn(&played));
            }
        }
        follows = action.is_turn();
    }
    words.push(score.text().to_owned());
    words
}

/// A turn in the game's notation, without the die, which stands before it as a comment; what is no
/// move of a piece, by its action.
fn turn(played: &PlayedAction<'_>) -> String {
    match played.action {
        Action::Move(_) | Action::PlaceGravitatur { .. } => {
            without_die(played.notation()).1.to_owned()
        }
        action => action.to_string(),
    }
}

fn push_words(text: &mut String, words: &[String]) {
    let mut width = 0;
    for word in words {
        if width > 0 {
            let fits = width + 1 + word.len() < WIDTH;
            text.push(if fits { ' ' } else { '\n' });
            width = if fits { width + 1 } else { 0 };
        }
        text.push_str(word);
        width += word.len();
    }
    text.push('\n');
}
