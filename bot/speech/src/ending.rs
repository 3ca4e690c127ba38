//! How a game ended on the board.

use rules::{Color, Draw, End, Event, Game, Role, Victory};

use crate::fact::Fact;

/// The message of `ending.ftl` that tells how `game` ended by the rules, and the facts that it
/// tells besides who played and on which turn.
pub fn on_board(game: &Game, end: End) -> (&'static str, Vec<(&'static str, Fact)>) {
    match end {
        End::Win { by: Victory::Checkmate, .. } => ("won-checkmate", Vec::new()),
        End::Win { winner, by: Victory::Null } => lost_to_the_null(game, !winner),
        End::Draw(Draw::Null) => drawn_by_the_null(game),
        End::Draw(Draw::Stalemate) => ("drawn-stalemate", Vec::new()),
        End::Draw(Draw::Material) => ("drawn-material", Vec::new()),
        End::Draw(Draw::Repetition) => ("drawn-fivefold", Vec::new()),
        End::Draw(Draw::Moves) => ("drawn-moves", Vec::new()),
    }
}

/// How the Null made `loser` lose.
fn lost_to_the_null(game: &Game, loser: Color) -> (&'static str, Vec<(&'static str, Fact)>) {
    let side = vec![("side", Fact::from(loser))];
    let Some(last) = game.last() else {
        return ("won-null", side);
    };
    let events = last.events();
    let struck = events.iter().find_map(|event| match *event {
        Event::NullStepped { captured: Some(taken), .. } if taken.role.is_royal() => {
            Some(("won-null-takes", vec![("piece", taken.into())]))
        }
        Event::SentHome { captured: Some(taken), .. }
            if taken.role.is_royal() && taken.color == loser =>
        {
            Some(("won-totem-strikes", vec![("piece", taken.into())]))
        }
        _ => None,
    });
    if let Some(struck) = struck {
        return struck;
    }
    let has_totem = !last.before.board.of(loser, Role::Totem).is_empty();
    let demoted =
        |event: &Event| matches!(event, Event::NullSwapped { other, .. } if other.color == loser);
    if has_totem {
        ("won-null-check-in-vain", side)
    } else if events.iter().any(demoted) {
        ("won-null-demotes", side)
    } else {
        ("won-null-check", side)
    }
}

/// How the Null made the game a draw.
fn drawn_by_the_null(game: &Game) -> (&'static str, Vec<(&'static str, Fact)>) {
    let events = game.last().map(|last| last.events()).unwrap_or_default();
    let removed = events.iter().find_map(|event| match event {
        Event::NullRespawned { square, removed: Some(piece) } if piece.role.is_royal() => {
            Some(vec![("square", (*square).into()), ("piece", (*piece).into())])
        }
        _ => None,
    });
    match removed {
        Some(facts) => ("drawn-null-returns", facts),
        None => ("drawn-null-checks-both", Vec::new()),
    }
}
