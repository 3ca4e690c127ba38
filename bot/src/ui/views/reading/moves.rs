//! About moves.

use rules::notation::reason::{
    CastlingReason, Choices, KingReason, Line, MoveReason, StartReason, Typed,
};
use rules::{Piece, Role};

use super::{a, code, file, list, side};

/// Why a king does not castle.
pub(super) fn castling(reason: CastlingReason) -> String {
    match reason {
        CastlingReason::NotInGame { game } => format!("there is no castling in {game}"),
        CastlingReason::NoRight { side: mover } => {
            format!("{} has no right to castle", side(mover))
        }
        CastlingReason::NoRightWith { side: mover, rook } => {
            format!("{} has no right to castle with a rook on {rook}", side(mover))
        }
        CastlingReason::InCheck { king } => {
            format!("the king on {king} is in check, and a king in check cannot castle")
        }
        CastlingReason::InTheWay { side: mover } => {
            let mover = side(mover);
            format!("{mover} cannot castle so now: pieces or attacked squares are in the way")
        }
    }
}

/// Why no piece starts where the text has one start.
pub(super) fn start(reason: StartReason) -> String {
    match reason {
        StartReason::Empty { from } => format!("there is no piece on {from}"),
        StartReason::NotYours { from, piece: Piece { color, role } } => {
            let (name, owner, mover) = (role.name(), side(color), side(!color));
            format!("the {name} on {from} is {owner}'s, and {mover} is to move")
        }
        StartReason::OtherPiece { from, stands, said } => {
            format!("on {from} stands {}, not {}", a(stands), a(said))
        }
        StartReason::NoSuchPiece { side: mover, piece, on } => {
            let on = match on {
                Some(Line::File(on)) => format!(" on {}", file(on)),
                Some(Line::Rank(rank)) => format!(" on rank {}", rank + 1),
                None => String::new(),
            };
            format!("{} has no {}{on}", side(mover), piece.name())
        }
    }
}

/// Why the king is not safe.
pub(super) fn king(typed: &Typed, reason: &KingReason) -> String {
    let text = code(typed);
    match reason {
        KingReason::StaysInCheck { king, choices } => {
            let choices = list(choices);
            format!("the king on {king} is in check, and {text} does not end that: {choices}")
        }
        KingReason::WalksIntoCheck { piece, choices } => {
            format!("{text} would put the king in check; {}", instead(*piece, choices))
        }
        KingReason::Exposed { piece, choices } => {
            format!("{text} would leave the king in check; {}", instead(*piece, choices))
        }
    }
}

/// What a piece can do instead of an illegal move.
fn instead(piece: Role, choices: &Choices) -> String {
    let name = piece.name();
    if choices.is_empty() {
        format!("that {name} has no legal move now")
    } else {
        format!("that {name} can play {}", list(choices))
    }
}

/// What else is wrong about a move.
pub(super) fn other(typed: &Typed, reason: &MoveReason) -> String {
    let text = code(typed);
    match reason {
        MoveReason::PromotionMissing { choices } => {
            format!("say what the pawn becomes: {}", list(choices))
        }
        MoveReason::Several { choices } => {
            format!("{text} can mean several moves: {}", list(choices))
        }
        MoveReason::CannotCapture { piece, game } => {
            format!("{} cannot capture in {game}", a(*piece))
        }
        MoveReason::FileMissing { choices } => {
            format!("a pawn that captures names its file: {}", list(choices))
        }
        MoveReason::NoSuchSwap { choices } => {
            format!("{text} is no swap of that kind: write {}", list(choices))
        }
        MoveReason::CapturesNothing { choices } => {
            format!("{text} would capture nothing: write {}", list(choices))
        }
        MoveReason::NoSuchPromotion { roles, choices } => {
            format!("a pawn becomes {}: {}", one_of(roles), list(choices))
        }
        MoveReason::NoPromotion { choices } => {
            format!("only a pawn that reaches its last rank promotes: write {}", list(choices))
        }
        MoveReason::OutOfReach { piece, from, to, choices, theirs } => {
            let (name, choices) = (piece.name(), list(choices));
            let to = to.map(|square| format!(" to {square}")).unwrap_or_default();
            match (from, theirs) {
                (Some(from), true) => {
                    format!("the {name} on {from} cannot go{to}; it can play {choices}")
                }
                (Some(from), false) => {
                    format!("the {name} on {from} cannot go{to}; you can play {choices}")
                }
                (None, true) => format!("no {name} can go{to}; {name}s can play {choices}"),
                (None, false) => format!("no {name} can go{to}; you can play {choices}"),
            }
        }
    }
}

/// `a queen, rook or knight`.
fn one_of(roles: &[Role]) -> String {
    let names = |roles: &[Role]| -> Vec<&str> { roles.iter().map(|role| role.name()).collect() };
    match roles.split_last() {
        Some((last, most @ [first, rest @ ..])) if !most.is_empty() => {
            let rest = names(rest).into_iter().map(|name| format!(", {name}"));
            format!("{}{} or {}", a(*first), rest.collect::<String>(), last.name())
        }
        Some((only, _)) => a(*only),
        None => String::new(),
    }
}
