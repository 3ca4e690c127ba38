//! Writing moves: standard algebraic notation, and the long form of the game with the die.

use super::describe::MoveInfo;
use crate::variants::Variant;
use crate::{Action, Outcome, Phase, Position, Role, Square};

/// Standard algebraic notation, after the square of a Gravitatur: `Nf3`, `G@d4/Nf3`, `G@c8+`.
pub fn san(variant: &dyn Variant, position: &Position, action: Action) -> String {
    let mv = MoveInfo::new(variant, position, action);
    let mv = mv.map(|info| bare_san(variant, position, &info));
    let text = match (action.placement(), mv) {
        (Some(at), Some(mv)) => format!("G@{at}/{mv}"),
        (Some(at), None) => format!("G@{at}"),
        (None, Some(mv)) => mv,
        (None, None) => return action.to_string(),
    };
    format!("{text}{}", check_mark(variant, position, action))
}

/// The move without a mark.
fn bare_san(variant: &dyn Variant, position: &Position, info: &MoveInfo) -> String {
    if let Some(rook) = info.castled_rook {
        return if rook > info.from { "O-O" } else { "O-O-O" }.to_owned();
    }
    let mover = match info.piece.role {
        Role::Pawn if info.captures => info.from.file_letter().to_string(),
        Role::Pawn => String::new(),
        role => format!("{}{}", role.letter(), origin(variant, position, info)),
    };
    let takes = if info.captures { "x" } else { "" };
    format!("{mover}{takes}{}{}", info.to, promotion(info.promotion))
}

/// As much of the origin as distinguishes a move from the legal ones of like pieces to the same
/// square.
fn origin(variant: &dyn Variant, position: &Position, info: &MoveInfo) -> String {
    let from = info.from;
    let mut actions = Vec::new();
    variant.san_candidates(position, info.action, &mut actions);
    let rivals: Vec<Square> = actions
        .into_iter()
        .filter(|action| action.as_move().is_some_and(|s| s.to == info.to && s.from != from))
        .filter_map(|action| MoveInfo::new(variant, position, action))
        .filter(|other| other.piece == info.piece && other.to == info.to)
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

/// The die in parentheses, then the origin, the landing square and, if the piece climbed, the final
/// square.
pub(crate) fn long_form(variant: &dyn Variant, position: &Position, action: Action) -> String {
    let Some(info) = MoveInfo::new(variant, position, action) else {
        return match action {
            Action::Roll(number) => format!("({number})"),
            _ => action.to_string(),
        };
    };
    let MoveInfo { from, to, final_square, .. } = info;
    let die = match position.phase {
        Phase::MoveWithRoll(number) => number.to_string(),
        _ => "-".to_owned(),
    };
    let letter = match info.piece.role {
        Role::Pawn => String::new(),
        role => role.letter().to_string(),
    };
    let link = if info.captures { 'x' } else { '-' };
    let climbed = if final_square == to { String::new() } else { format!("-{final_square}") };
    let promotion = promotion(info.promotion);
    let mark = check_mark(variant, position, action);
    format!("({die}) {letter}{from}{link}{to}{climbed}{promotion}{mark}")
}

/// How a promotion is written.
pub(super) fn promotion(role: Option<Role>) -> String {
    role.map(|role| format!("={}", role.letter())).unwrap_or_default()
}

/// `#` for a turn that mates or ends the game by the Null, `+` for one that gives check.
pub(super) fn check_mark(
    variant: &dyn Variant,
    position: &Position,
    action: Action,
) -> &'static str {
    let next = variant.play(position, action);
    if matches!(next.phase, Phase::Over(_)) {
        "#"
    } else if variant.king_in_check(&next, next.turn).is_none() {
        ""
    } else if matches!(variant.end(&next), Some(Outcome::Win { .. })) {
        "#"
    } else {
        "+"
    }
}
