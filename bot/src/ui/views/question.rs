//! What a player is asked before it is done, and what is said to the answer.

use rules::{Action, Color};
use speech::Language;

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
pub(in crate::ui) fn question(
    language: Language,
    question: Question,
    record: &Record,
    color: Color,
) -> String {
    let rolls = question.action().is_some_and(|action| {
        record.game().variant().play(record.position(), action).is_roll_due()
    });
    let then = if rolls { "roll" } else { "turn" };
    let key = match question {
        Question::Resign => "ask-resign",
        Question::Sacrifice => "ask-sacrifice",
        Question::Undo => "ask-undo",
    };
    let game = record.id().to_string().into();
    language.say(key, &[("game", game), ("side", color.into()), ("then", then.into())])
}

/// What is said to **No**.
pub(in crate::ui) fn declined(language: Language, question: Question) -> String {
    let key = match question {
        Question::Resign => "declined-resign",
        Question::Sacrifice => "declined-sacrifice",
        Question::Undo => "declined-undo",
    };
    language.say(key, &[])
}

/// What is said to **Yes**.
pub(in crate::ui) fn agreed(language: Language, question: Question) -> String {
    let key = match question {
        Question::Resign => "agreed-resign",
        Question::Sacrifice => "agreed-sacrifice",
        Question::Undo => "agreed-undo",
    };
    language.say(key, &[])
}
