//! The private viewer: a game turn by turn, with its moves.

use rules::{Action, Color};
use speech::{Language, account};

use super::board::past_text;
use super::end;
use crate::game::Record;
use crate::ids::UserId;
use crate::ui::appearance::Appearance;
use crate::ui::click::{Click, ViewerButton};
use crate::ui::error::Error;
use crate::ui::pictures;
use crate::ui::refusal::Refusal;
use crate::ui::reply::{Button, Reply, Row, Style};

/// How many turns are listed before and after the one that is shown.
const AROUND: usize = 10;

/// The game after its `number`th turn, and after its last one how it ended; seen from the side of
/// who looks, or White's.
///
/// # Errors
///
/// Fails where the picture cannot be drawn; refused where no such turn was made.
pub(in crate::ui) fn viewer(
    record: &Record,
    user: UserId,
    number: usize,
    appearance: Appearance,
) -> Result<Reply, Error> {
    let language = appearance.language;
    let shown = past_text(language, record, number)?.ok_or(Refusal::UnknownButton)?;
    let (mut text, mut then) = shown;
    if let Some(ending) = record.ending().filter(|_| number == record.turn_count()) {
        if then.ending().is_none() {
            text = format!("{}\n{text}", end::line(language, record, ending));
        }
        then = record.clone();
    }
    let side = record.color_of(user).unwrap_or(Color::White);
    let text = format!("{}\n{text}", moves(record, number));
    let picture = pictures::table(&then, side, appearance)?;
    let reply = Reply::private(text.trim_start().to_owned()).with_picture(picture);
    let animation = Click::Animation(record.id());
    let animation = super::button(language, "button-animation", &animation, Style::Secondary);
    Ok(reply
        .with_row(Row::Buttons(turns(language, record, number)))
        .with_row(Row::Buttons(vec![animation])))
}

/// **First**, **Previous**, **Next** and **Last**.
fn turns(language: Language, record: &Record, number: usize) -> Vec<Button> {
    let last = record.turn_count();
    let buttons = [
        ("button-first", ViewerButton::First, (number > 0).then_some(0)),
        ("button-previous", ViewerButton::Previous, number.checked_sub(1)),
        ("button-next", ViewerButton::Next, (number < last).then_some(number + 1)),
        ("button-last", ViewerButton::Last, (number < last).then_some(last)),
    ];
    let button = |(key, button, to): (&str, _, Option<usize>)| {
        let click = Click::View(record.id(), to.unwrap_or(number), Some(button));
        let button = super::button(language, key, &click, Style::Secondary);
        Button { enabled: to.is_some(), ..button }
    };
    buttons.map(button).to_vec()
}

/// The turns around the one that is shown, in notation, that one in bold: `3 e4 · **4 e5**`.
fn moves(record: &Record, number: usize) -> String {
    let game = record.game();
    let turns = game.accounts().filter(|it| it.action.is_turn()).enumerate();
    let from = number.saturating_sub(AROUND);
    let listed = turns.skip(from).take(2 * AROUND + 1).map(|(nth, turn)| {
        let notation = match turn.action {
            Action::Move(_) | Action::Attract { .. } => account::without_die(turn.notation()).1,
            _ => turn.notation(),
        };
        // No dot behind the number: Discord would make a list of it. Nothing else in notation means
        // anything to Discord.
        let listed = format!("{} {notation}", nth + 1);
        if nth + 1 == number { format!("**{listed}**") } else { listed }
    });
    listed.collect::<Vec<_>>().join(" · ")
}
