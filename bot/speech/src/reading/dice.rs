//! About the die, Totems, and decisions about the Null's roll.

use rules::Color;
use rules::notation::reason::{DieReason, NoRoll, TotemReason};

use super::Mistake;
use crate::fact::Fact;
use crate::language::Language;

/// What is wrong about the die.
pub(super) fn die(language: Language, reason: &DieReason) -> Mistake {
    match reason {
        DieReason::RollFirst { by, mover } if by != mover => {
            Mistake::new("mistake-null-roll-first").with("side", *by)
        }
        DieReason::RollFirst { .. } => Mistake::new("mistake-roll-first"),
        DieReason::NotInGame { game } => Mistake::new("mistake-no-die").with_game(language, game),
        DieReason::Rolled { number } => Mistake::new("mistake-rolled").with("number", *number),
        DieReason::NotDue(why) => Mistake::new("mistake-no-roll").with("why", no_roll(*why)),
        DieReason::SaidWithoutDie { game } => {
            Mistake::new("mistake-number-no-die").with_game(language, game)
        }
        DieReason::ShowsOther { number } => {
            Mistake::new("mistake-number-other").with("number", *number)
        }
        DieReason::SaidWithoutRoll(why) => {
            Mistake::new("mistake-number-no-roll").with("why", no_roll(*why))
        }
        DieReason::Binds { number, file, choices } => Mistake::new("mistake-die-binds")
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
pub(super) fn totem(language: Language, reason: TotemReason) -> Mistake {
    match reason {
        TotemReason::NullElsewhere { number, said, reached } => {
            Mistake::new("mistake-null-elsewhere")
                .with("number", number)
                .with("said", said)
                .with("reached", reached)
        }
        TotemReason::DecideFirst { by, may_accept } => decide_first(by, may_accept),
        TotemReason::NotInGame { game } => {
            Mistake::new("mistake-no-totem-in-game").with_game(language, game)
        }
        TotemReason::NothingToDecide => Mistake::new("mistake-nothing-to-decide"),
        TotemReason::NothingToUndo => Mistake::new("mistake-nothing-to-undo"),
        TotemReason::NoTotem { side } => Mistake::new("mistake-no-totem").with("side", side),
        TotemReason::ShieldsKing => Mistake::new("mistake-totem-shields"),
        TotemReason::LongStepInCheck { to } => Mistake::new("mistake-long-step").with("to", to),
        TotemReason::PinnedSwap { piece, from, other } => Mistake::new("mistake-pinned-swap")
            .with("piece", piece)
            .with("from", from)
            .with("other", other),
    }
}

/// That a roll is decided about first.
pub(super) fn decide_first(by: Color, may_accept: bool) -> Mistake {
    let key = if may_accept { "mistake-decide" } else { "mistake-prevent" };
    Mistake::new(key).with("side", by)
}
