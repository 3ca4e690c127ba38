//! About moves.

use rules::notation::reason::{
    CastlingReason, Choices, KingReason, Line, MoveReason, StartReason, Typed,
};
use rules::{Role, Square};

use super::Message;
use crate::fact::Fact;
use crate::language::Language;

/// Why a king does not castle.
pub(super) fn castling(language: Language, reason: CastlingReason) -> Message {
    match reason {
        CastlingReason::NotInGame { game } => {
            Message::new("mistake-no-castling").with_game(language, game)
        }
        CastlingReason::NoRight { side } => Message::new("mistake-no-right").with("side", side),
        CastlingReason::NoRightWith { side, rook } => {
            Message::new("mistake-no-right-with").with("side", side).with("rook", rook)
        }
        CastlingReason::InCheck { king } => {
            Message::new("mistake-castling-in-check").with("king", king)
        }
        CastlingReason::InTheWay { side } => {
            Message::new("mistake-castling-in-the-way").with("side", side)
        }
    }
}

/// Why no piece starts where the text has one start.
pub(super) fn start(reason: StartReason) -> Message {
    match reason {
        StartReason::Empty { from } => Message::new("mistake-start-empty").with("from", from),
        StartReason::NotYours { from, piece } => Message::new("mistake-start-theirs")
            .with("from", from)
            .with("side", !piece.color)
            .with("piece", piece.role),
        StartReason::OtherPiece { from, stands, said } => Message::new("mistake-start-other")
            .with("from", from)
            .with("piece", stands)
            .with("said", said),
        StartReason::NoSuchPiece { side, piece, on } => {
            let (on, line) = match on {
                Some(Line::File(file)) => ("file", Fact::file(file)),
                Some(Line::Rank(rank)) => ("rank", (rank + 1).into()),
                None => ("none", "".into()),
            };
            let message = Message::new("mistake-no-such-piece").with("side", side);
            message.with("piece", piece).with("on", on).with("line", line)
        }
    }
}

/// Why the king is not safe.
pub(super) fn king(typed: &Typed, reason: &KingReason) -> Vec<Message> {
    let about = |key| Message::new(key).with_code("typed", typed.as_str());
    match reason {
        KingReason::StaysInCheck { king, choices } => {
            let message = about("mistake-stays-in-check").with("king", *king);
            vec![message, Message::new("mistake-you-can").with_choices(choices)]
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
fn it_can(piece: Role, choices: &Choices) -> Message {
    if choices.is_empty() {
        Message::new("mistake-it-cannot").with("piece", piece)
    } else {
        Message::new("mistake-it-can").with("piece", piece).with_choices(choices)
    }
}

/// What else is wrong about a move.
pub(super) fn other(language: Language, typed: &Typed, reason: &MoveReason) -> Vec<Message> {
    let (key, choices) = match reason {
        MoveReason::OutOfReach { piece, from, to, choices, theirs } => {
            return out_of_reach(*piece, *from, *to, choices, *theirs).into();
        }
        MoveReason::CannotCapture { piece, game } => {
            let message = Message::new("mistake-cannot-capture").with("piece", *piece);
            return message.with_game(language, game).into();
        }
        MoveReason::NoSuchPromotion { roles, choices } => {
            let roles: Fact = roles.iter().copied().collect();
            let message = Message::new("mistake-no-such-promotion").with("roles", roles);
            return message.with_choices(choices).into();
        }
        MoveReason::PromotionMissing { choices } => ("mistake-promotion-missing", choices),
        MoveReason::Several { choices } => ("mistake-several", choices),
        MoveReason::FileMissing { choices } => ("mistake-file-missing", choices),
        MoveReason::NoSuchSwap { choices } => ("mistake-no-such-swap", choices),
        MoveReason::CapturesNothing { choices } => ("mistake-captures-nothing", choices),
        MoveReason::NoPromotion { choices } => ("mistake-no-promotion", choices),
    };
    Message::new(key).with_code("typed", typed.as_str()).with_choices(choices).into()
}

/// That the pieces that can be meant do not reach a square, and the choices: `theirs`, or else all
/// that the mover can play.
fn out_of_reach(
    piece: Role,
    from: Option<Square>,
    to: Option<Square>,
    choices: &Choices,
    theirs: bool,
) -> [Message; 2] {
    let none_goes = match from {
        Some(from) => Message::new("mistake-it-does-not-reach").with("from", from),
        None => Message::new("mistake-none-reaches"),
    };
    let instead = match from {
        _ if !theirs => Message::new("mistake-you-can").with_choices(choices),
        Some(_) => it_can(piece, choices),
        None => {
            let pieces = Fact::pieces(piece, 2);
            Message::new("mistake-they-can").with("pieces", pieces).with_choices(choices)
        }
    };
    [none_goes.with("piece", piece).with_any("to", to), instead]
}
