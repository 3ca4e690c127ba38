//! What a player is asked before it is done, and what is said to the answer.

use rules::{Action, Color};
use speech::Language;

use crate::game::GameState;
use crate::ui::{BoardClick, ComponentId, Question, Reply, Row, Style};

/// What the button says that asks it.
pub(in crate::ui) fn question_label(language: Language, question: Question) -> String {
    let key = match question {
        Question::Resign => "button-resign",
        Question::Sacrifice => "button-sacrifice",
        Question::Undo => "button-undo",
    };
    language.format(key, &[])
}

/// What the button of an action says; none where it is chosen from menus, or rolled.
pub(in crate::ui) fn action_label(language: Language, action: Action) -> Option<String> {
    let key = match action {
        Action::Prevent => "button-prevent",
        Action::Accept => "button-accept-roll",
        action => {
            let mut questions = Question::TURNS.into_iter();
            let question = questions.find(|it| it.action() == Some(action))?;
            return Some(question_label(language, question));
        }
    };
    Some(language.format(key, &[]))
}

/// The question to the player of `color`, with **Yes** and **No**; a private message.
pub(in crate::ui) fn question(
    language: Language,
    question: Question,
    state: &GameState,
    color: Color,
) -> Reply {
    let answer = |key, yes, style| {
        let click = ComponentId::Board(state.board(), BoardClick::Answer(question, yes));
        super::button(language, key, &click, style)
    };
    let buttons = vec![
        answer("button-yes", true, Style::Danger),
        answer("button-no", false, Style::Secondary),
    ];
    Reply::private(question_text(language, question, state, color)).with_row(Row::Buttons(buttons))
}

fn question_text(
    language: Language,
    question: Question,
    state: &GameState,
    color: Color,
) -> String {
    let rolls = question
        .action()
        .is_some_and(|action| state.game().variant().play(state.position(), action).is_roll_due());
    let then = if rolls { "roll" } else { "turn" };
    let key = match question {
        Question::Resign => "ask-resign",
        Question::Sacrifice => "ask-sacrifice",
        Question::Undo => "ask-undo",
    };
    let game = state.id().into();
    language.format(key, &[("game", game), ("side", color.into()), ("then", then.into())])
}

/// What is said to **No**.
pub(in crate::ui) fn declined(language: Language, question: Question) -> String {
    let key = match question {
        Question::Resign => "declined-resign",
        Question::Sacrifice => "declined-sacrifice",
        Question::Undo => "declined-undo",
    };
    language.format(key, &[])
}

/// What is said to **Yes**.
pub(in crate::ui) fn agreed(language: Language, question: Question) -> String {
    let key = match question {
        Question::Resign => "agreed-resign",
        Question::Sacrifice => "agreed-sacrifice",
        Question::Undo => "agreed-undo",
    };
    language.format(key, &[])
}
