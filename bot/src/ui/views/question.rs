//! What a player is asked before it is done, and what is said to the answer.

use rules::{Action, Color};

use super::side_name;
use crate::game::Record;
use crate::ui::click::Question;

/// What the button under the board says.
pub(in crate::ui) const fn question_label(question: Question) -> &'static str {
    match question {
        Question::Resign => "Resign",
        Question::Sacrifice => "Sacrifice",
        Question::Undo => "Undo the roll",
    }
}

/// What the button of an action says; none where it is chosen with **Move**, or rolled.
pub(in crate::ui) fn action_label(action: Action) -> Option<&'static str> {
    match action {
        Action::Prevent => Some("Prevent"),
        Action::Accept => Some("Accept the roll"),
        action => {
            let mut questions = Question::TURNS.into_iter();
            questions.find(|it| it.action() == Some(action)).map(question_label)
        }
    }
}

/// What the player of `color` is asked.
pub(in crate::ui) fn question(question: Question, record: &Record, color: Color) -> String {
    let (game, other) = (record.id(), side_name(!color));
    let rolls = question.action().is_some_and(|action| {
        record.game().variant().play(record.position(), action).is_roll_due()
    });
    let then =
        if rolls { "then you roll for the Null".to_owned() } else { format!("{other} is next") };
    match question {
        Question::Resign => {
            let own = side_name(color);
            format!("Resign game {game}? You play {own}, and {other} wins at once.")
        }
        Question::Sacrifice => format!(
            "Give up your Totem in game {game}? It leaves the board; that is your turn, and {then}."
        ),
        Question::Undo => format!(
            "Give up your Totem in game {game} to undo the roll? The position before the roll \
             comes back without it; that is your turn, and {then}."
        ),
    }
}

/// What is said to **No**.
pub(in crate::ui) const fn declined(question: Question) -> &'static str {
    match question {
        Question::Resign => "You play on.",
        Question::Sacrifice => "You keep your Totem.",
        Question::Undo => "You keep your Totem, and the roll stands.",
    }
}

/// What is said to **Yes**.
pub(in crate::ui) const fn agreed(question: Question) -> &'static str {
    match question {
        Question::Resign => "You have resigned.",
        Question::Sacrifice => "You have given up your Totem.",
        Question::Undo => "You have given up your Totem and undone the roll.",
    }
}
