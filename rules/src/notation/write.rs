//! Writing moves: standard algebraic notation, and the long form of the game with the die.

use super::describe::Described;
use crate::variants::Variant;
use crate::{Action, End, Phase, Position, Role};

/// Standard algebraic notation.
pub(crate) fn san(variant: &dyn Variant, position: &Position, action: Action) -> String {
    let Some(described) = Described::new(variant, position, action) else {
        return action.to_string();
    };
    let mark = check_mark(variant, position, action);
    if let Some(rook) = described.castled_rook {
        let text = if rook > described.from { "O-O" } else { "O-O-O" };
        return format!("{text}{mark}");
    }
    let mover = match described.piece.role {
        Role::Pawn if described.captures => described.from.file_letter().to_string(),
        Role::Pawn => String::new(),
        role => format!("{}{}", role.letter(), origin(variant, position, &described)),
    };
    let takes = if described.captures { "x" } else { "" };
    format!("{mover}{takes}{}{}{mark}", described.landing, promotion(described.promotion))
}

/// As much of the origin as tells a move from the legal ones of like pieces to the same square.
fn origin(variant: &dyn Variant, position: &Position, described: &Described) -> String {
    let from = described.from;
    let rivals: Vec<_> = Described::legal(variant, position)
        .into_iter()
        .filter(|other| {
            other.piece == described.piece
                && other.landing == described.landing
                && other.from != from
        })
        .map(|other| other.from)
        .collect();
    if rivals.is_empty() {
        String::new()
    } else if rivals.iter().all(|rival| rival.file() != from.file()) {
        from.file_letter().to_string()
    } else if rivals.iter().all(|rival| rival.rank() != from.rank()) {
        from.rank_digit().to_string()
    } else {
        from.to_string()
    }
}

/// The die in parentheses, then origin, landing and, where the piece climbed, final square.
pub(crate) fn long_form(variant: &dyn Variant, position: &Position, action: Action) -> String {
    let Some(described) = Described::new(variant, position, action) else {
        return match action {
            Action::Roll(number) => format!("({number})"),
            _ => action.to_string(),
        };
    };
    let Described { from, landing, last, .. } = described;
    let die = match position.phase {
        Phase::Rolled(number) => number.to_string(),
        _ => "-".to_owned(),
    };
    let letter = match described.piece.role {
        Role::Pawn => String::new(),
        role => role.letter().to_string(),
    };
    let link = if described.captures { 'x' } else { '-' };
    let climbed = if last == landing { String::new() } else { format!("-{last}") };
    let promotion = promotion(described.promotion);
    let mark = check_mark(variant, position, action);
    format!("({die}) {letter}{from}{link}{landing}{climbed}{promotion}{mark}")
}

fn promotion(role: Option<Role>) -> String {
    role.map(|role| format!("={}", role.letter())).unwrap_or_default()
}

/// `#` for a move that mates, `+` for one that gives check.
fn check_mark(variant: &dyn Variant, position: &Position, action: Action) -> &'static str {
    let next = variant.play(position, action);
    if variant.checked(&next, next.turn).is_none() {
        ""
    } else if matches!(variant.end(&next), Some(End::Win { .. })) {
        "#"
    } else {
        "+"
    }
}
