//! How a game ended, and the proof of its dice.

use rules::{Claim, Color, Draw, End, Event, Game, Role, Victory};

use super::{mention, side_name};
use crate::game::{AbortReason, Ending, GameResult, Record};

/// How the game ended and who has won. `ping` says to mention people.
pub(super) fn line(record: &Record, ending: Ending, ping: bool) -> String {
    let name = |color: Color| {
        if ping {
            format!("{} ({})", side_name(color), mention(record, color))
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
    if record.game().variant().features().die {
        text.push_str(&format!(
            "\nThe rolls' secret was `{}`, 32 bytes in hex: roll n was 1 + (first byte of \
             HMAC-SHA256 over `{}:n`, keyed with those bytes) mod 8.",
            record.secret().reveal(),
            record.id()
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
        Ending::Agreed => "A draw by agreement",
        Ending::Claimed(Claim::Repetition) => "The same position for the third time: a draw",
        Ending::Claimed(Claim::Moves) => "50 moves each without a capture or pawn move: a draw",
        Ending::Flagged { result: GameResult::Won(_), .. } => "Time",
        Ending::Flagged { .. } => "Time: a draw",
        Ending::Aborted(AbortReason::Early) => "Closed before both had moved",
        Ending::Aborted(AbortReason::Agreed) => "Closed by consent",
        Ending::Aborted(AbortReason::Silence) => "Closed after a long silence",
    };
    how.to_owned()
}

/// How the Null made `loser` lose.
fn lost(game: &Game, loser: Color) -> String {
    let (side, other) = (side_name(loser), side_name(!loser));
    let Some(last) = game.last() else {
        return "Lost to the Null".to_owned();
    };
    let events = last.events();
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
    let has_totem = !last.before.board.of(loser, Role::Totem).is_empty();
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
    let events = game.last().map(|last| last.events()).unwrap_or_default();
    let removed = events.iter().find_map(|event| match event {
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

#[cfg(test)]
mod tests {
    use super::*;

    /// How a game of Totem Chess ended by its last action.
    fn ended(placement: &str, rest: &str, action: &str) -> String {
        let totem = rules::variants::by_id("totem").unwrap();
        let fen = format!("{placement} {rest} - -");
        let mut game = Game::from_fen(totem, &fen).unwrap();
        game.play(action.parse().unwrap()).unwrap();
        how(&game, Ending::Board(game.end().unwrap()))
    }

    /// The same by a roll of White's.
    fn rolled(placement: &str, action: &str) -> String {
        ended(placement, "b - - 0 2 0 ?", action)
    }

    #[test]
    fn it_is_told_who_lost_to_the_null_and_why() {
        let told = [
            ("9/9/9/3k5/404/9/9/9/4K4", "r3", "The Null takes Black's king"),
            ("9/9/9/3T5/404/9/9/9/K3k4", "r3", "White's Totem, sent home, takes Black's king"),
            (
                "6k2/9/9/3A5/404/9/9/9/9",
                "r3",
                "The Null meets White's Ascended King, and White has no Totem",
            ),
            (
                "4k4/9/9/9/404/9/9/9/3KR4",
                "r2",
                "The roll puts Black in check, and Black has no Totem to prevent it",
            ),
            (
                "4r3k/9/9/9/404/9/9/9/rT2K4",
                "r2",
                "The roll puts White in check, and giving up the Totem would not help",
            ),
        ];
        for (placement, roll, words) in told {
            assert_eq!(rolled(placement, roll), words);
        }
    }

    /// How a game of chess ended by the last of these actions.
    fn in_chess(fen: &str, actions: &[&str]) -> String {
        let mut game = Game::from_fen(rules::variants::by_id("chess").unwrap(), fen).unwrap();
        for action in actions {
            game.play(action.parse().unwrap()).unwrap();
        }
        how(&game, Ending::Board(game.end().unwrap()))
    }

    #[test]
    fn every_end_on_the_board_has_its_own_words() {
        assert_eq!(in_chess("7k/5Q2/8/6K1/8/8/8/8 w - - 0 1", &["g5g6"]), "Stalemate: a draw");
        assert_eq!(
            in_chess("7k/8/8/8/8/8/3q4/3K4 w - - 0 1", &["d1d2"]),
            "Neither side can mate any more: a draw"
        );
        let there_and_back = ["b1c3", "b8c6", "c3b1", "c6b8"].repeat(4);
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assert_eq!(
            in_chess(start, &there_and_back),
            "The same position for the fifth time: a draw"
        );
        assert_eq!(
            in_chess("7k/8/8/8/8/8/R7/K7 w - - 149 200", &["a2b2"]),
            "75 moves each without a capture or pawn move: a draw"
        );
        assert_eq!(in_chess("7k/8/6K1/8/8/8/8/R7 w - - 0 1", &["a1a8"]), "Checkmate");
    }

    #[test]
    fn it_is_told_why_the_null_made_a_draw() {
        assert_eq!(
            rolled("4r4/9/9/9/k303R/9/9/9/4K4", "r3"),
            "The roll puts both kings in check, and nobody has a Totem to prevent it: a draw"
        );
        assert_eq!(
            ended("6k2/9/9/2T05/4K4/9/9/9/9", "w - - 0 2 0 -", "c6d6"),
            "The Null comes back on e5, where White's king stood: a draw"
        );
    }
}
