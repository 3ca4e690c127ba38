//! About the die, Totems, and decisions about the Null's roll.

use rules::Color;
use rules::notation::reason::{DieReason, NoRoll, TotemReason};

use super::{file, list, side};

/// What is wrong about the die.
pub(super) fn die(reason: &DieReason) -> String {
    match reason {
        DieReason::RollFirst { by, mover } if by != mover => {
            format!("the die for the Null is due: {} rolls it first", side(*by))
        }
        DieReason::RollFirst { .. } => {
            "a die is due: roll it first, then make your move".to_owned()
        }
        DieReason::NotInGame { game } => format!("no die is rolled in {game}"),
        DieReason::Rolled { number } => format!("the die shows {number} already: now make a move"),
        DieReason::NotDue(why) => format!("{}: make a move", no_roll(*why)),
        DieReason::SaidWithoutDie { game } => format!("no die is rolled in {game}: leave it out"),
        DieReason::ShowsOther { number } => {
            format!("the die shows {number}: write `({number})` before the move, or nothing")
        }
        DieReason::SaidWithoutRoll(why @ NoRoll::EveryThirdTurn) => {
            format!("{}: leave it out", no_roll(*why))
        }
        DieReason::SaidWithoutRoll(why @ (NoRoll::InCheck | NoRoll::NotThisTurn)) => {
            format!("{}: write `(-)` before the move, or nothing", no_roll(*why))
        }
        DieReason::Binds { number, file: on, choices } => format!(
            "the die shows {number}, so a piece must land on {}: {}",
            file(*on),
            list(choices)
        ),
    }
}

/// Why no die is rolled.
const fn no_roll(why: NoRoll) -> &'static str {
    match why {
        NoRoll::EveryThirdTurn => {
            "a die is rolled for the Null after every third turn, and not now"
        }
        NoRoll::InCheck => "no die is rolled in check",
        NoRoll::NotThisTurn => "no die is rolled on this turn",
    }
}

/// What is wrong about Totems, the Null's roll and what is decided about it.
pub(super) fn totem(reason: TotemReason) -> String {
    match reason {
        TotemReason::NullElsewhere { number, said, reached } => {
            format!("a {number} brings the Null to {reached}, not to {said}: write `({number})`")
        }
        TotemReason::DecideFirst { by, may_accept } => decide_first(by, may_accept),
        TotemReason::NotInGame { game } => format!("there is no Totem in {game}: write a move"),
        TotemReason::NothingToDecide => "there is no roll to decide about: make a turn".to_owned(),
        TotemReason::NothingToUndo => {
            "there is no roll to undo: that is possible only on the turn \
                                       right after one, if it was not prevented"
                .to_owned()
        }
        TotemReason::NoTotem { side: mover } => {
            format!("{} has no Totem to give up: write a move", side(mover))
        }
        TotemReason::ShieldsKing => {
            "giving up the Totem so would leave the king in check".to_owned()
        }
        TotemReason::LongStepInCheck { to } => {
            format!("an Ascended King in check moves one square only, not to {to}")
        }
        TotemReason::PinnedSwap { piece, from, other } => format!(
            "the {} on {from} is pinned, and a pinned piece cannot land on its {} to swap",
            piece.name(),
            other.name()
        ),
    }
}

/// That a roll is decided about first.
pub(super) fn decide_first(by: Color, may_accept: bool) -> String {
    let who = side(by);
    if may_accept {
        format!("{who} decides about the roll first: `prevent` or `accept`")
    } else {
        format!("{who} is in check after the roll and must `prevent` it")
    }
}
