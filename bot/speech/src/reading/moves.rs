//! About moves.

use rules::notation::reason::{
    CastlingReason, Choices, KingReason, Line, MoveReason, StartReason, Typed,
};
use rules::{Role, Square};

use super::Mistake;
use crate::fact::Fact;
use crate::language::Language;

/// Why a king does not castle.
pub(super) fn castling(language: Language, reason: CastlingReason) -> Mistake {
    match reason {
        CastlingReason::NotInGame { game } => {
            Mistake::new("mistake-no-castling").with_game(language, game)
        }
        CastlingReason::NoRight { side } => Mistake::new("mistake-no-right").with("side", side),
        CastlingReason::NoRightWith { side, rook } => {
            Mistake::new("mistake-no-right-with").with("side", side).with("rook", rook)
        }
        CastlingReason::InCheck { king } => {
            Mistake::new("mistake-castling-in-check").with("king", king)
        }
        CastlingReason::InTheWay { side } => {
            Mistake::new("mistake-castling-in-the-way").with("side", side)
        }
    }
}

/// Why no piece starts where the text has one start.
pub(super) fn start(reason: StartReason) -> Mistake {
    match reason {
        StartReason::Empty { from } => Mistake::new("mistake-start-empty").with("from", from),
        StartReason::NotYours { from, piece } => Mistake::new("mistake-start-theirs")
            .with("from", from)
            .with("side", !piece.color)
            .with("piece", piece.role),
        StartReason::OtherPiece { from, stands, said } => Mistake::new("mistake-start-other")
            .with("from", from)
            .with("piece", stands)
            .with("said", said),
        StartReason::NoSuchPiece { side, piece, on } => {
            let (on, line) = match on {
                Some(Line::File(file)) => ("file", Fact::file(file)),
                Some(Line::Rank(rank)) => ("rank", (rank + 1).into()),
                None => ("none", "".into()),
            };
            let message = Mistake::new("mistake-no-such-piece").with("side", side);
            message.with("piece", piece).with("on", on).with("line", line)
        }
    }
}

/// Why the king is not safe.
pub(super) fn king(typed: &Typed, reason: &KingReason) -> Vec<Mistake> {
    let about = |key| Mistake::new(key).with_code("typed", typed.as_str());
    match reason {
        KingReason::StaysInCheck { king, choices } => {
            let message = about("mistake-stays-in-check").with("king", *king);
            vec![message, Mistake::new("mistake-you-can").with_choices(choices)]
        }
        KingReason::WalksIntoCheck { piece, choices } => {
            vec![about("mistake-walks-into-check"), it_can(*piece, choices)]
        }
        KingReason::Exposed { piece, choices } => {
            vec![about("mistake-exposes"), it_can(*piece, choices)]
        }
    }
}

/// What the piece of an illegal move can do instead.
fn it_can(piece: Role, choices: &Choices) -> Mistake {
    if choices.is_empty() {
        Mistake::new("mistake-it-cannot").with("piece", piece)
    } else {
        Mistake::new("mistake-it-can").with("piece", piece).with_choices(choices)
    }
}

/// What else is wrong about a move.
pub(super) fn other(language: Language, typed: &Typed, reason: &MoveReason) -> Vec<Mistake> {
    let (key, choices) = match reason {
        MoveReason::OutOfReach { piece, from, to, choices, theirs } => {
            return out_of_reach(*piece, *from, *to, choices, *theirs).into();
        }
        MoveReason::CannotCapture { piece, game } => {
            let message = Mistake::new("mistake-cannot-capture").with("piece", *piece);
            return message.with_game(language, game).into();
        }
        MoveReason::NoSuchPromotion { roles, choices } => {
            let roles: Fact = roles.iter().copied().collect();
            let message = Mistake::new("mistake-no-such-promotion").with("roles", roles);
            return message.with_choices(choices).into();
        }
        MoveReason::PromotionMissing { choices } => ("mistake-promotion-missing", choices),
        MoveReason::Several { choices } => ("mistake-several", choices),
        MoveReason::FileMissing { choices } => ("mistake-file-missing", choices),
        MoveReason::NoSuchSwap { choices } => ("mistake-no-such-swap", choices),
        MoveReason::CapturesNothing { choices } => ("mistake-captures-nothing", choices),
        MoveReason::NoPromotion { choices } => ("mistake-no-promotion", choices),
    };
    Mistake::new(key).with_code("typed", typed.as_str()).with_choices(choices).into()
}

/// That the pieces that can be meant do not reach a square, and the choices: `theirs`, or else all
/// that the mover can play.
fn out_of_reach(
    piece: Role,
    from: Option<Square>,
    to: Option<Square>,
    choices: &Choices,
    theirs: bool,
) -> [Mistake; 2] {
    let none_goes = match from {
        Some(from) => Mistake::new("mistake-it-does-not-reach").with("from", from),
        None => Mistake::new("mistake-none-reaches"),
    };
    let instead = match from {
        _ if !theirs => Mistake::new("mistake-you-can").with_choices(choices),
        Some(_) => it_can(piece, choices),
        None => {
            let pieces = Fact::pieces(piece, 2);
            Mistake::new("mistake-they-can").with("pieces", pieces).with_choices(choices)
        }
    };
    [none_goes.with("piece", piece).with_any("to", to), instead]
}
