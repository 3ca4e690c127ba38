//! How a game ended on the board.

use rules::{Color, DrawReason, EventKind, Game, Outcome, Role, WinReason};

use crate::message::Message;

/// The message that tells how `game` ended by the rules, without who played and on
/// which turn.
pub fn on_board(game: &Game, end: Outcome) -> Message {
    match end {
        Outcome::Win { by: WinReason::Checkmate, .. } => Message::new("won-checkmate"),
        Outcome::Win { by: WinReason::Goal, .. } => Message::new(game.variant().features().goal),
        Outcome::Win { winner, by: WinReason::Null } => lost_to_the_null(game, !winner),
        Outcome::Draw(DrawReason::Null) => drawn_by_the_null(game),
        Outcome::Draw(DrawReason::Stalemate) => Message::new("drawn-stalemate"),
        Outcome::Draw(DrawReason::Material) => Message::new("drawn-material"),
        Outcome::Draw(DrawReason::Repetition) => Message::new("drawn-fivefold"),
        Outcome::Draw(DrawReason::Moves) => Message::new("drawn-moves"),
    }
}

/// How the Null made `loser` lose.
fn lost_to_the_null(game: &Game, loser: Color) -> Message {
    let of_side = |id| Message::new(id).with("side", loser);
    let Some(last) = game.last() else {
        return of_side("won-null");
    };
    let events = last.events();
    let struck = events.iter().find_map(|event| {
        let (_, taken) = event.captured.filter(|(_, taken)| taken.role.is_royal())?;
        let id = match event.kind {
            EventKind::NullStepped => "won-null-takes",
            EventKind::SentHome if taken.color == loser => "won-totem-strikes",
            _ => return None,
        };
        Some(Message::new(id).with("piece", taken))
    });
    if let Some(struck) = struck {
        return struck;
    }
    let has_totem = !last.before.board.of(loser, Role::Totem).is_empty();
    let mut swaps = events.iter().filter(|event| event.kind == EventKind::NullSwapped);
    if has_totem {
        of_side("won-null-check-in-vain")
    } else if swaps.any(|swap| swap.other.is_some_and(|other| other.color == loser)) {
        of_side("won-null-demotes")
    } else {
        of_side("won-null-check")
    }
}

/// How the Null made the game a draw.
fn drawn_by_the_null(game: &Game) -> Message {
    let events = game.last().map(|last| last.events()).unwrap_or_default();
    let mut captured = events.iter().filter_map(|event| event.captured);
    match captured.find(|(_, piece)| piece.role.is_royal()) {
        Some((square, piece)) => {
            Message::new("drawn-null-returns").with("square", square).with("piece", piece)
        }
        None => Message::new("drawn-null-checks-both"),
    }
}
