//! How a game ended on the board.

use rules::{Color, Draw, End, Event, Game, Role, Victory};

use crate::message::Message;

/// The message of `ending.ftl` that tells how `game` ended by the rules, without who played and on
/// which turn.
pub fn on_board(game: &Game, end: End) -> Message {
    match end {
        End::Win { by: Victory::Checkmate, .. } => Message::new("won-checkmate"),
        End::Win { winner, by: Victory::Null } => lost_to_the_null(game, !winner),
        End::Draw(Draw::Null) => drawn_by_the_null(game),
        End::Draw(Draw::Stalemate) => Message::new("drawn-stalemate"),
        End::Draw(Draw::Material) => Message::new("drawn-material"),
        End::Draw(Draw::Repetition) => Message::new("drawn-fivefold"),
        End::Draw(Draw::Moves) => Message::new("drawn-moves"),
    }
}

/// How the Null made `loser` lose.
fn lost_to_the_null(game: &Game, loser: Color) -> Message {
    let of_side = |id| Message::new(id).with("side", loser);
    let Some(last) = game.last() else {
        return of_side("won-null");
    };
    let events = last.events();
    let struck = events.iter().find_map(|event| match *event {
        Event::NullStepped { captured: Some(taken), .. } if taken.role.is_royal() => {
            Some(Message::new("won-null-takes").with("piece", taken))
        }
        Event::SentHome { captured: Some(taken), .. }
            if taken.role.is_royal() && taken.color == loser =>
        {
            Some(Message::new("won-totem-strikes").with("piece", taken))
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
        of_side("won-null-check-in-vain")
    } else if events.iter().any(demoted) {
        of_side("won-null-demotes")
    } else {
        of_side("won-null-check")
    }
}

/// How the Null made the game a draw.
fn drawn_by_the_null(game: &Game) -> Message {
    let events = game.last().map(|last| last.events()).unwrap_or_default();
    let removed = events.iter().find_map(|event| match *event {
        Event::NullRespawned { square, removed: Some(piece) } if piece.role.is_royal() => {
            Some(Message::new("drawn-null-returns").with("square", square).with("piece", piece))
        }
        _ => None,
    });
    removed.unwrap_or(Message::new("drawn-null-checks-both"))
}
