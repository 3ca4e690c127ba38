//! The message under which a board is shown: what the last turn was, and who is next.

mod deeds;
mod end;
mod next;
pub mod reading;

use rules::Color;

use crate::error::Error;
use crate::game::record::{Ending, Record, side_name};
use crate::ids::UserId;
use crate::ui::components::decision::{self, DECISIONS};
use crate::ui::components::question::Question;
use crate::ui::components::{picker, roll};
use crate::ui::pictures;
use crate::ui::reply::{Button, Reply, Response, Row, Shows, Style};
use crate::ui::settings::Look;

/// The public message that shows the board after the last turn of `record`. `live` says that no
/// newer board exists: only then has it buttons, and pings those whom it concerns.
///
/// # Errors
///
/// Fails where the picture cannot be drawn.
pub fn board(record: &Record, live: bool) -> Result<Reply, Error> {
    let side = record.position().actor();
    let text = format!("{}\n{}", last_line(record), next::line(record, true));
    let reply = Reply::public(text).with_picture(pictures::table(record, side, record.look())?);
    if !live {
        return Ok(reply);
    }
    Ok(with_buttons(reply.mentioning(concerned(record)), record))
}

/// The answer that shows the board after the last turn of `record`.
///
/// # Errors
///
/// Fails where the picture cannot be drawn.
pub fn answer(record: &Record) -> Result<Response, Error> {
    Ok(Response::from(board(record, true)?).showing(Shows::Owed(record.board())))
}

/// How somebody wants to see a board.
#[derive(Clone, Copy, Debug)]
pub struct View {
    /// From which side; none: from the side of the player who is next on it.
    pub side: Option<Color>,
    /// How it looks.
    pub look: Look,
    /// Whether it is shown in letters as well.
    pub text: bool,
}

/// The same board again; nobody is pinged.
///
/// # Errors
///
/// Fails where the picture cannot be drawn.
pub fn again(record: &Record, view: View) -> Result<Reply, Error> {
    let text = format!("{}\n{}", heading(record), next::line(record, false));
    Ok(with_buttons(shown(text, record, view)?, record))
}

/// The board after the `number`th turn of `record` and what belongs to it: nobody is pinged, and
/// nothing can be done there. None where no such turn was made.
///
/// # Errors
///
/// Fails where the picture cannot be drawn.
pub fn past(record: &Record, number: usize, view: View) -> Result<Option<Reply>, Error> {
    let Some(steps) = record.steps_of(number) else {
        return Ok(None);
    };
    let then = record.at(*steps.end())?;
    let mut lines = vec![format!("{} · {}", heading(record), turn_of(record, number))];
    for step in steps.filter(|&step| step > 0) {
        lines.push(deeds::last(record.at(step)?.game()));
    }
    lines.push(standing(&then, record.seq()));
    shown(lines.join("\n"), &then, view).map(Some)
}

/// The whole game as an animation.
///
/// # Errors
///
/// Fails where it cannot be drawn.
pub fn replay(record: &Record) -> Result<Reply, Error> {
    let count = record.turn_count();
    let s = if count == 1 { "" } else { "s" };
    let text = format!(
        "{} · replay of {count} turn{s}\n{}",
        heading(record),
        standing(record, record.seq())
    );
    Ok(Reply::public(text).with_picture(pictures::replay(record)?))
}

/// How the game ended, or who was next and, where no turn was written since, still is.
fn standing(then: &Record, newest: i64) -> String {
    let verb = if then.seq() == newest { "is" } else { "was" };
    match then.ending() {
        Some(ending) => end::line(then, ending, false),
        None => format!("{} {verb} next.", side_name(then.position().actor())),
    }
}

/// Which turn of how many.
fn turn_of(record: &Record, number: usize) -> String {
    let count = record.turn_count();
    if number == 0 { "the start".to_owned() } else { format!("turn {number} of {count}") }
}

/// A public message with a board that somebody asked for.
fn shown(mut text: String, record: &Record, view: View) -> Result<Reply, Error> {
    let side = view.side.unwrap_or_else(|| record.position().actor());
    if view.text {
        text.push_str(&format!("\n```\n{}```", pictures::text(record, side)));
    }
    Ok(Reply::public(text).with_picture(pictures::table(record, side, view.look)?))
}

/// Whom a new board concerns: both at the start and the end, else who is next.
fn concerned(record: &Record) -> Vec<UserId> {
    if record.seq() == 0 || record.ending().is_some() {
        Color::BOTH.map(|color| record.player(color)).to_vec()
    } else {
        vec![record.player(record.position().actor())]
    }
}

/// Adds the buttons of what the player who is next can do now, and of what both can.
fn with_buttons(reply: Reply, record: &Record) -> Reply {
    if record.ending().is_some() {
        return reply;
    }
    let board = record.board();
    let legal = record.game().legal_actions();
    let mut buttons = Vec::new();
    if record.position().is_roll_due() {
        buttons.push(button("Roll", roll::custom_id(board), Style::Primary));
    }
    for (action, label) in DECISIONS.into_iter().filter(|(action, _)| legal.contains(action)) {
        buttons.push(decision::decide(action, label, board));
    }
    if legal.iter().any(|&action| picker::can_pick(action)) {
        buttons.push(button("Move", picker::custom_id(board), Style::Primary));
    }
    let asked = Question::TURNS.into_iter();
    let asked = asked.filter(|it| it.action().is_some_and(|action| legal.contains(&action)));
    buttons.extend(asked.chain([Question::Resign]).map(|question| question.button(board)));
    reply.with_row(Row::Buttons(buttons))
}

/// A button that can be clicked.
pub fn button(label: &str, custom_id: String, style: Style) -> Button {
    Button { label: label.to_owned(), custom_id, style, enabled: true }
}

/// Which game this is.
fn heading(record: &Record) -> String {
    let variant = record.game().variant();
    format!("**{}** · game {}", variant.name(), record.row().id)
}

/// What happened last.
fn last_line(record: &Record) -> String {
    let heading = heading(record);
    let Some(turn) = record.last_turn() else {
        let [white, black] = Color::BOTH.map(|color| record.player(color));
        let id = record.game().variant().id();
        let mut text = format!(
            "{heading}\n<@{white}> plays White, <@{black}> plays Black. How it is played: `/rules {id}`."
        );
        if record.game().variant().features().die {
            text.push_str(&format!(
                "\nAll rolls are fixed from now on, by a secret whose SHA-256 is `{}`.",
                record.row().secret.commitment()
            ));
        }
        return text;
    };
    let what = match record.ending() {
        Some(Ending::Resigned { winner }) => format!("{} resigns.", side_name(!winner)),
        Some(Ending::Board(_)) | None => deeds::last(record.game()),
    };
    format!("{heading} · step {}\n{what}", turn.seq)
}
