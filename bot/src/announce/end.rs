//! How a game ended, and the proof of its dice.

use rules::{Color, Draw, End, Event, Game, Position, Role, Victory};

use crate::record::{Ending, Record, side_name};

/// How the game ended and who has won. `ping` says to mention people.
pub(super) fn line(record: &Record, ending: Ending, ping: bool) -> String {
    let name = |color: Color| {
        if ping {
            format!("{} (<@{}>)", side_name(color), record.player(color))
        } else {
            side_name(color).to_owned()
        }
    };
    let result = how(record.game(), ending);
    let mut text = match ending.winner() {
        Some(winner) => {
            format!("**{result}.** {} wins against {}.", name(winner), name(!winner))
        }
        None => format!("**{result}** between {} and {}.", name(Color::White), name(Color::Black)),
    };
    if record.game().variant().has_die() {
        let row = record.row();
        text.push_str(&format!(
            "\nThe rolls' secret was `{}`, 32 bytes in hex: roll n was 1 + (first byte of \
             HMAC-SHA256 over `{}:n`, keyed with those bytes) mod 8.",
            row.secret.reveal(),
            row.id
        ));
    }
    text
}

fn how(game: &Game, ending: Ending) -> String {
    let how = match ending {
        Ending::Board(End::Win { winner, by: Victory::Null }) => return lost(game, !winner),
        Ending::Board(End::Draw(Draw::Null)) => return drawn(game),
        Ending::Board(End::Win { by: Victory::Checkmate, .. }) => "Checkmate",
        Ending::Board(End::Draw(Draw::Stalemate)) => "Stalemate: a draw",
        Ending::Board(End::Draw(Draw::Material)) => "Neither side can mate any more: a draw",
        Ending::Board(End::Draw(Draw::Repetition)) => {
            "The same position for the fifth time: a draw"
        }
        Ending::Board(End::Draw(Draw::Moves)) => {
            "75 moves each without a capture or pawn move: a draw"
        }
        Ending::Resigned { .. } => "Resignation",
    };
    how.to_owned()
}

/// The position before the last action, and what that action did.
fn last(game: &Game) -> Option<(&Position, Vec<Event>)> {
    let (&action, [.., before, _]) = (game.actions().last()?, game.positions()) else {
        return None;
    };
    Some((before, game.variant().events(before, action)))
}

/// How the Null made `loser` lose.
fn lost(game: &Game, loser: Color) -> String {
    let (side, other) = (side_name(loser), side_name(!loser));
    let Some((before, events)) = last(game) else {
        return "Lost to the Null".to_owned();
    };
    let struck = events.iter().find_map(|event| match *event {
        Event::NullStepped { captured: Some(taken), .. } if taken.role.is_royal() => {
            Some(format!("The Null takes {side}'s {}", taken.role.name()))
        }
        Event::SentHome { captured: Some(taken), .. }
            if taken.role.is_royal() && taken.color == loser =>
        {
            Some(format!("{other}'s Totem, sent home, takes {side}'s {}", taken.role.name()))
        }
        _ => None,
    });
    let has_totem = !before.board.of(loser, Role::Totem).is_empty();
    let demoted =
        |event: &Event| matches!(event, Event::NullSwapped { other, .. } if other.color == loser);
    struck.unwrap_or_else(|| {
        if has_totem {
            format!("The roll puts {side} in check, and giving up the Totem would not help")
        } else if events.iter().any(demoted) {
            format!("The Null meets {side}'s Ascended King, and {side} has no Totem")
        } else {
            format!("The roll puts {side} in check, and {side} has no Totem to prevent it")
        }
    })
}

/// How the Null made the game a draw.
fn drawn(game: &Game) -> String {
    let (_, events) = last(game).unzip();
    let removed = events.into_iter().flatten().find_map(|event| match event {
        Event::NullRespawned { square, removed: Some(piece) } if piece.role.is_royal() => {
            let (side, name) = (side_name(piece.color), piece.role.name());
            Some(format!("The Null comes back on {square}, where {side}'s {name} stood: a draw"))
        }
        _ => None,
    });
    removed.unwrap_or_else(|| {
        "The roll puts both kings in check, and nobody has a Totem to prevent it: a draw".to_owned()
    })
}
