//! Who is next, and what they have to do.

use rules::{Action, Game, Phase};

use crate::language::Language;
use crate::narration::PlayerName;

/// What the player has to do who is next in a running game, and when the Null moves.
pub fn next(language: Language, game: &Game, who: &PlayerName) -> String {
    let mut facts = who.facts().to_vec();
    facts.push(("side", (!game.position().side_to_act()).into()));
    let mut text = language.format(prompt(game), &facts);
    if let Some(turns) = game.variant().plies_until_roll(game.position()) {
        text.push(' ');
        text.push_str(&language.format("null-moves-after", &[("turns", turns.into())]));
    }
    text
}

fn prompt(game: &Game) -> &'static str {
    let position = game.position();
    match position.phase {
        Phase::Roll { .. } if position.board.null().is_some() => "next-rolls-null",
        Phase::Roll { .. } => "next-rolls",
        Phase::AnswerRoll { .. } if game.is_legal(Action::Accept) => "next-decides",
        Phase::AnswerRoll { .. } => "next-prevents",
        Phase::Move | Phase::MoveWithRoll(_) | Phase::Over(_) => turn(game),
    }
}

/// The turn, where it is not always a move.
fn turn(game: &Game) -> &'static str {
    let is_move =
        |action: &Action| matches!(action, Action::Move(_) | Action::PlaceGravitatur { .. });
    let moves = game.legal_actions().iter().any(is_move);
    let position = game.position();
    let told = position.phase == Phase::Move;
    // Where the die is a player's own, it would be rolled now.
    let unrolled = game.variant().features().die && position.board.null().is_none();
    match (moves, told && game.variant().king_in_check(position, position.side_to_act()).is_some())
    {
        (true, false) => "next-moves",
        (true, true) if unrolled => "next-moves-in-check-unrolled",
        (true, true) => "next-moves-in-check",
        (false, false) => "next-sacrifices",
        (false, true) => "next-sacrifices-in-check",
    }
}
