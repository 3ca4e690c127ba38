//! What the last action did, in words.

use rules::{Account, Action, Color, Direction, Event, Game, Phase, Piece, Position, Role, Square};

use super::side_name;
use crate::ui::text::capitalised;

/// The last action of a game in words: who did what, and all that came of it.
pub(super) fn last(game: &Game) -> String {
    let Some(last) = game.last() else {
        return String::new();
    };
    let step = Step { game, last };
    let mut text = match last.action {
        Action::Roll(number) => step.roll(number),
        Action::Prevent => step.turn("prevented the roll,"),
        Action::Accept => step.turn("accepted the roll,"),
        Action::Move(_) | Action::Attract { .. } | Action::Sacrifice | Action::Undo => {
            step.turn("played")
        }
    };
    for words in step.barred().into_iter().chain(step.checks()) {
        text.push(' ');
        text.push_str(&words);
    }
    text
}

/// The last action of a game.
struct Step<'a> {
    game: &'a Game,
    last: Account<'a>,
}

impl Step<'_> {
    /// A roll: the number, and what it means or did.
    fn roll(&self, number: u8) -> String {
        let (variant, roller) = (self.game.variant(), self.last.before.actor());
        let who = side_name(roller);
        let deeds = clauses(self.last.events());
        if !deeds.is_empty() {
            // The picture is seen from the side of whoever is next.
            let turned = self.last.after.actor() == Color::Black;
            let seen = if turned { " (Directions are as White sees them.)" } else { "" };
            return format!("{who} rolled **{number}**: {}.{seen}", deeds.join("; "));
        }
        let Some(meaning) = variant.die_meaning(self.last.before, number, roller) else {
            return format!("{who} rolled **{number}**.");
        };
        let squares = meaning.squares(variant.geometry());
        let meaning = render::die_meaning(meaning);
        let lands = |action: &Action| action.step().is_some_and(|step| squares.contains(step.to));
        let binds = matches!(self.last.after.phase, Phase::Rolled(_));
        let free = binds && !self.game.legal_actions().iter().any(lands);
        let free =
            if free { ". Nothing can land there, so any legal move may be played" } else { "" };
        format!("{who} rolled **{number}**: {meaning}{free}.")
    }

    /// A turn or a decision: the notation, and what it did beyond that.
    fn turn(&self, verb: &str) -> String {
        let who = side_name(self.last.before.actor());
        let notation = self.last.notation();
        let deeds = clauses(self.last.events()).into_iter();
        let deeds: String = deeds.map(|deed| format!(" {}.", capitalised(&deed))).collect();
        format!("{who} {verb} **{notation}**.{deeds}")
    }

    /// Who may not promote to a Totem any more.
    fn barred(&self) -> Option<String> {
        let [before, after] = [self.last.before, self.last.after].map(|it| it.totem.barred);
        let newly = |color: &Color| after[*color] && !before[*color];
        let sides = Color::BOTH.into_iter().find(newly).map(side_name)?;
        Some(format!("{sides} may not promote to a Totem any more."))
    }

    /// Who is in check by it, while the game goes on.
    fn checks(&self) -> Option<String> {
        if self.game.end().is_some() {
            return None;
        }
        let (variant, Account { before, after, .. }) = (self.game.variant(), self.last);
        let checked = |position: &Position, color| variant.checked(position, color).is_some();
        match self.last.action {
            Action::Roll(_) => {
                let newly = |&color: &Color| checked(after, color) && !checked(before, color);
                let sides: Vec<&str> =
                    Color::BOTH.into_iter().filter(newly).map(side_name).collect();
                (!sides.is_empty()).then(|| format!("That puts {} in check.", list(&sides)))
            }
            Action::Accept | Action::Prevent => None,
            Action::Attract { then: None, .. } => Some("Check! That ends the turn.".to_owned()),
            _ => checked(after, after.turn).then(|| "Check!".to_owned()),
        }
    }
}

/// What notation does not say plainly, in order.
fn clauses(events: &[Event]) -> Vec<String> {
    let clause = |(index, event)| match event {
        Event::Climbed { piece, to, .. } => {
            // The whole climb is told where it ends.
            let goes_on = matches!(events.get(index + 1), Some(Event::Climbed { .. }));
            (!goes_on).then(|| climb(piece, to, &events[..=index]))
        }
        Event::GravitaturPlaced { at } => Some(attraction(at, &events[index + 1..])),
        event => in_words(event),
    };
    events.iter().copied().enumerate().filter_map(clause).collect()
}

/// How a piece climbed to where it is, past whom.
fn climb(piece: Piece, to: Square, events: &[Event]) -> String {
    let past = events.iter().filter_map(|event| match event {
        Event::Climbed { displaced, .. } => Some(format!("the {}", displaced.role.name())),
        _ => None,
    });
    let past: Vec<String> = past.collect();
    format!("the {} climbs to {to}, past {}", piece.role.name(), past.join(" and "))
}

/// What a Gravitatur draws where, each kind of piece once.
fn attraction(at: Square, events: &[Event]) -> String {
    let mut drawn: Vec<(Piece, Vec<Square>)> = Vec::new();
    for event in events {
        let Event::Attracted { piece, to, .. } = *event else {
            continue;
        };
        match drawn.iter_mut().find(|(known, _)| *known == piece) {
            Some((_, squares)) => squares.push(to),
            None => drawn.push((piece, vec![to])),
        }
    }
    if drawn.is_empty() {
        return format!("the Gravitatur on {at} draws nothing");
    }
    let drawn = drawn.into_iter().map(|(piece, mut squares)| {
        squares.sort_unstable();
        let plural = if squares.len() > 1 { "s" } else { "" };
        format!("the {piece}{plural} to {}", list(&squares))
    });
    let drawn: Vec<String> = drawn.collect();
    format!("the Gravitatur on {at} draws {}", drawn.join(", and "))
}

/// One event; nothing where notation says it all, or another event does.
fn in_words(event: Event) -> Option<String> {
    Some(match event {
        Event::Rolled { .. }
        | Event::Moved { captured: None, .. }
        | Event::Climbed { .. }
        | Event::GravitaturPlaced { .. }
        | Event::Attracted { .. } => return None,
        Event::Moved { piece, captured: Some((square, taken)), .. } => {
            format!("the {} takes the {taken} on {square}", name(piece))
        }
        Event::Swapped { piece, from, other, .. } => {
            let (piece, other) = (name(piece), name(other));
            format!("the {piece} swaps with the {other}, which is now on {from}")
        }
        Event::Promoted { square, piece } => {
            format!("{}'s pawn on {square} is now a {}", side_name(piece.color), name(piece))
        }
        Event::Transformed { square, was, piece } => {
            let article = if piece.role == Role::AscendedKing { "an" } else { "a" };
            format!("{} becomes {article} {} on {square}", owned(was), name(piece))
        }
        Event::TotemSacrificed { square, piece } => {
            format!("{} on {square} is given up", owned(piece))
        }
        Event::TotemLost { square, piece } => format!("{} on {square} is lost", owned(piece)),
        Event::RollUndone => "the position before the roll comes back".to_owned(),
        Event::NullStepped { .. }
        | Event::NullSwapped { .. }
        | Event::SentHome { .. }
        | Event::SwappedHome { .. }
        | Event::NullCaptured { .. }
        | Event::NullRespawned { .. } => return of_the_null(event),
    })
}

/// What the Null did, or what was done to it.
fn of_the_null(event: Event) -> Option<String> {
    Some(match event {
        Event::NullStepped { from, to, direction, captured } => {
            let takes = captured.map(|it| format!(" and takes the {it}"));
            format!("the Null steps {}{}", path(from, to, direction), takes.unwrap_or_default())
        }
        Event::NullSwapped { from, to, direction, other } => {
            let path = path(from, to, direction);
            format!("the Null steps {path}, and the {other} there goes to {from}")
        }
        Event::SentHome { piece, to, captured, .. } => {
            let strikes = captured.map(|it| format!(" and strikes the {it} there"));
            format!("the {piece} is sent home to {to}{}", strikes.unwrap_or_default())
        }
        Event::SwappedHome { piece, from, to, other } => {
            let (piece, other) = (name(piece), name(other));
            format!("the {piece} is sent home to {to}, and the {other} there goes to {from}")
        }
        Event::NullCaptured { square } => format!("the Totem takes the Null on {square}"),
        Event::NullRespawned { square, removed } => {
            let removes = removed.map(|it| format!(" and removes the {it} there"));
            format!("the Null comes back on {square}{}", removes.unwrap_or_default())
        }
        _ => return None,
    })
}

fn name(piece: Piece) -> &'static str {
    piece.role.name()
}

/// `White's king`.
fn owned(piece: Piece) -> String {
    format!("{}'s {}", side_name(piece.color), name(piece))
}

/// Where the Null goes: `up-left to d6`, perhaps across an edge of the board.
fn path(from: Square, to: Square, direction: Direction) -> String {
    let direction = render::direction_name(direction);
    let wraps = from.file().abs_diff(to.file()) > 1 || from.rank().abs_diff(to.rank()) > 1;
    let edge = if wraps { "across the edge " } else { "" };
    format!("{direction} {edge}to {to}")
}

/// `a`, `a and b`, `a, b and c`.
fn list(items: &[impl ToString]) -> String {
    let items: Vec<String> = items.iter().map(ToString::to_string).collect();
    match items.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        _ => items.concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is told of the last of these actions.
    fn told(variant: &str, fen: &str, actions: &[&str]) -> String {
        let mut game = Game::from_fen(rules::variants::by_id(variant).unwrap(), fen).unwrap();
        for action in actions {
            game.play(action.parse().unwrap()).unwrap();
        }
        last(&game)
    }

    /// What is told of a roll of White's in Totem Chess, on this placement.
    fn rolled(placement: &str, number: u8) -> String {
        told("totem", &format!("{placement} b - - 0 2 0 ? - -"), &[&format!("r{number}")])
    }

    #[test]
    fn the_null_steps_and_takes() {
        assert_eq!(
            rolled("3k5/9/9/3n5/404/9/9/9/5K3", 3),
            "White rolled **3**: the Null steps up-left to d6 and takes the black knight. (Directions are as White sees them.)"
        );
        assert_eq!(
            rolled("3k5/9/9/9/9/9/9/9/05K2", 1),
            "White rolled **1**: the Null steps down-left across the edge to i9. (Directions \
             are as White sees them.)"
        );
    }

    #[test]
    fn a_totem_is_sent_home() {
        assert_eq!(
            rolled("3k5/9/9/3T5/404/9/9/9/4BK3", 3),
            "White rolled **3**: the Null steps up-left to d6; the white Totem is sent home to e1 and \
             strikes the white bishop there. (Directions are as White sees them.)"
        );
        assert_eq!(
            rolled("3k5/9/9/9/9/9/3t5/404/4TK3", 8),
            "White rolled **8**: the Null steps down to e1; the Totem takes the Null on e1; the \
             Null comes back on e5. (Directions are as White sees them.)"
        );
    }

    #[test]
    fn a_royal_piece_takes_other_forms() {
        assert_eq!(
            rolled("3k5/9/9/3T5/404/9/9/9/4K4", 3),
            "White rolled **3**: the Null steps up-left to d6; the Totem is sent home to e1, and \
             the king there goes to d6; White's king becomes a Spirit King on d6; the Null comes \
             back on e5. (Directions are as White sees them.)"
        );
        assert_eq!(
            rolled("3k5/9/9/3A5/404/9/9/9/4T4", 3),
            "White rolled **3**: the Null steps up-left to d6, and the white Ascended King there goes \
             to e5; White's Ascended King becomes a king on e5; White's Totem on e1 is lost. \
             (Directions are as White sees them.) White may not promote to a Totem any more."
        );
        assert_eq!(
            told("totem", "6k2/S8/9/9/404/9/9/9/4T4 w - - 0 2 0 - - -", &["a8a9"]),
            "White played **Sa9**. White's Spirit King becomes an Ascended King on a9."
        );
    }

    #[test]
    fn turns_of_the_totem_are_told() {
        let swap = told("totem", "3k5/9/9/9/404/9/2B6/9/2T2K3 w - - 0 2 0 - - -", &["c1c3"]);
        assert!(swap.ends_with(". The Totem swaps with the bishop, which is now on c1."), "{swap}");
        let null = told("totem", "3k5/9/9/9/404/5T3/9/9/5K3 w - - 0 2 0 - - -", &["f4e5"]);
        let words = ". The Totem takes the Null on e5. The Null comes back on e5 and removes the \
                     white Totem there. White may not promote to a Totem any more.";
        assert!(null.ends_with(words), "{null}");
        let sacrifice = told("totem", "3k5/9/9/9/404/9/9/9/4TK3 w - - 0 2 0 - - -", &["t"]);
        assert!(sacrifice.ends_with(". White's Totem on e1 is given up."), "{sacrifice}");
    }

    #[test]
    fn a_roll_may_give_check_and_be_decided_on() {
        let shielded = "4k4/9/9/9/t304/9/9/9/3KR4 b - - 0 2 0 ? - -";
        assert_eq!(
            told("totem", shielded, &["r2"]),
            "White rolled **2**: the Null steps left to d5. (Directions are as White sees \
             them.) That puts Black in check."
        );
        let prevented = told("totem", shielded, &["r2", "prevent"]);
        assert!(prevented.starts_with("Black prevented the roll, **"), "{prevented}");
        let words = "**. The position before the roll comes back. Black's Totem on a5 is given up.";
        assert!(prevented.ends_with(words), "{prevented}");
        let accepted = told("totem", shielded, &["r2", "accept"]);
        assert!(accepted.starts_with("Black accepted the roll, **"), "{accepted}");
        assert!(accepted.ends_with("**."), "{accepted}");
    }

    #[test]
    fn climbs_and_teleports_are_told() {
        let board = "7k/8/8/p7/8/8/8/3QK3 w - - 0 1 ?";
        assert_eq!(
            told("superpermutation-d8", board, &["r1", "d1a4"]),
            "White played **(1) Qd1-a4-a5**. The queen climbs to a5, past the pawn."
        );
        assert_eq!(
            told("superpermutation-d8", board, &["r4", "e1d1"]),
            "White played **(4) Ke1-d1**. The king swaps with the queen, which is now on e1."
        );
    }
}
