//! About the die, Totems, and decisions about the Null's roll.

use rules::Color;
use rules::notation::reason::{DieReason, NoRoll, TotemReason};

use super::Message;
use crate::fact::Fact;
use crate::language::Language;

/// What is wrong about the die.
pub(super) fn die(language: Language, reason: &DieReason) -> Message {
    match reason {
        DieReason::RollFirst { by, mover } if by != mover => {
            Message::new("mistake-null-roll-first").with("side", *by)
        }
        DieReason::RollFirst { .. } => Message::new("mistake-roll-first"),
        DieReason::NotInGame { game } => Message::new("mistake-no-die").with_game(language, game),
        DieReason::Rolled { number } => Message::new("mistake-rolled").with("number", *number),
        DieReason::NotDue(why) => Message::new("mistake-no-roll").with("why", no_roll(*why)),
        DieReason::SaidWithoutDie { game } => {
            Message::new("mistake-number-no-die").with_game(language, game)
        }
        DieReason::ShowsOther { number } => {
            Message::new("mistake-number-other").with("number", *number)
        }
        DieReason::SaidWithoutRoll(why) => {
            Message::new("mistake-number-no-roll").with("why", no_roll(*why))
        }
        DieReason::Binds { number, file, choices } => Message::new("mistake-die-binds")
            .with("number", *number)
            .with("file", Fact::file(*file))
            .with_choices(choices),
    }
}

/// Why no die is rolled, for a sentence to choose by.
const fn no_roll(why: NoRoll) -> &'static str {
    match why {
        NoRoll::EveryThirdTurn => "null",
        NoRoll::InCheck => "check",
        NoRoll::NotThisTurn => "turn",
    }
}

/// What is wrong about Totems, the Null's roll and what is decided about it.
pub(super) fn totem(language: Language, reason: TotemReason) -> Message {
    match reason {
        TotemReason::NullElsewhere { number, said, reached } => {
            Message::new("mistake-null-elsewhere")
                .with("number", number)
                .with("said", said)
                .with("reached", reached)
        }
        TotemReason::DecideFirst { by, may_accept } => decide_first(by, may_accept),
        TotemReason::NotInGame { game } => {
            Message::new("mistake-no-totem-in-game").with_game(language, game)
        }
        TotemReason::NothingToDecide => Message::new("mistake-nothing-to-decide"),
        TotemReason::NothingToUndo => Message::new("mistake-nothing-to-undo"),
        TotemReason::NoTotem { side } => Message::new("mistake-no-totem").with("side", side),
        TotemReason::ShieldsKing => Message::new("mistake-totem-shields"),
        TotemReason::LongStepInCheck { to } => Message::new("mistake-long-step").with("to", to),
        TotemReason::PinnedSwap { piece, from, other } => Message::new("mistake-pinned-swap")
            .with("piece", piece)
            .with("from", from)
            .with("other", other),
    }
}

/// That a roll is decided about first.
pub(super) fn decide_first(by: Color, may_accept: bool) -> Message {
    let key = if may_accept { "mistake-decide" } else { "mistake-prevent" };
    Message::new(key).with("side", by)
}
