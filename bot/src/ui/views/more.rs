//! **More** under a board: what is done less often, for the person who asks.

use rules::Action;
use speech::{Language, games};

use super::controls::replay_and_dice;
use super::question::question_label;
use super::{button, end, form, mention, picker};
use crate::game::Record;
use crate::ids::UserId;
use crate::ui::appearance::Appearance;
use crate::ui::choosing::Choosing;
use crate::ui::click::{BoardClick, Click, Question};
use crate::ui::error::Error;
use crate::ui::reply::{Button, Reply, Row, Style};

/// What a person can do besides: who is next, to choose the turn from its first step; a player, to
/// give something up; anybody, to look at the rules and the dice.
///
/// # Errors
///
/// Fails where the picture cannot be drawn.
pub(in crate::ui) fn more(
    record: &Record,
    user: UserId,
    appearance: Appearance,
) -> Result<Reply, Error> {
    let language = appearance.language;
    let is_next = record.check_turn(user).is_ok();
    let choosing = Choosing::along(record.game(), &[]).ok().filter(|_| is_next);
    // A single legal turn is chosen by its button alone.
    let reply = match choosing.filter(|choosing| choosing.action().is_none()) {
        Some(choosing) => picker(&choosing, record.board(), 0, appearance)?,
        None if is_next => {
            let form = Row::Buttons(vec![form::button(language, record.board())]);
            Reply::private(standing(language, record)).with_row(form)
        }
        None => Reply::private(standing(language, record)),
    };
    let reply = own(language, record, user).into_iter().fold(reply, Reply::with_row);
    Ok(reply.with_row(looked_at(language, record)))
}

fn standing(language: Language, record: &Record) -> String {
    if let Some(ending) = record.ending() {
        return end::line(language, record, ending);
    }
    let variant = games::name(language, record.game().variant());
    let name = mention(record, record.position().actor());
    let facts = [
        ("variant", variant.into()),
        ("game", record.id().to_string().into()),
        ("name", name.into()),
    ];
    language.say("more-about", &facts)
}

/// **Hint**, against the engine, for the player whose turn or decision it is.
fn hint(language: Language, record: &Record, user: UserId) -> Option<Button> {
    let may = record.engine().is_some() && record.check_act(user).is_ok();
    let click = Click::Board(record.board(), BoardClick::Hint);
    may.then(|| button(language, "button-hint", &click, Style::Secondary))
}

/// What helps a player, and what they give up, where it is theirs to give up; resigning alone cannot
/// be undone.
fn own(language: Language, record: &Record, user: UserId) -> Option<Row> {
    record.seat(user).ok()?;
    let may = |action: Action| record.check_turn(user).is_ok() && record.game().is_legal(action);
    let asked = Question::TURNS.into_iter().filter(|it| it.action().is_some_and(may));
    let button = |question| {
        let click = Click::Board(record.board(), BoardClick::Ask(question));
        let style = if question == Question::Resign { Style::Danger } else { Style::Secondary };
        Button::new(&question_label(language, question), &click, style)
    };
    let hint = hint(language, record, user);
    Some(Row::Buttons(
        hint.into_iter().chain(asked.chain([Question::Resign]).map(button)).collect(),
    ))
}

/// What anybody may look at.
fn looked_at(language: Language, record: &Record) -> Row {
    let rules = Click::Guide(record.game().variant(), 0);
    let rules = button(language, "button-rules", &rules, Style::Secondary);
    Row::Buttons([rules].into_iter().chain(replay_and_dice(language, record)).collect())
}
