//! The words of every message.
//!
//! - this file: the messages under which a board is shown
//! - `next`, `end`: who is next, how a game ended
//! - `challenge`, `question`, `guide`, `settings`: the other messages
//! - `refusal`: what a person cannot have, and what would work

mod challenge;
mod end;
mod guide;
mod next;
mod question;
mod refusal;
mod settings;

use rules::{Action, ByColor, Color};
use speech::Language;
use speech::account::{self, Markup, Who};

pub(super) use self::challenge::{
    challenge, challenge_accepted, challenge_declined, challenge_withdrawn, thread_name,
};
pub(super) use self::guide::guide;
pub(super) use self::question::{action_label, agreed, declined, question, question_label};
pub use self::refusal::refusal;
pub(super) use self::settings::settings;
use super::appearance::Appearance;
use super::click::{BoardClick, Click, Question};
use super::components::picker;
use super::error::Error;
use super::pictures;
use super::reply::{Button, Reply, Row, Style};
use super::request::Person;
use crate::game::{Ending, Record, Rolled};
use crate::ids::UserId;

/// The public message that shows the board after the last entry of `record`. `live` says that no
/// newer board exists: only then has it buttons, and pings those whom it concerns.
///
/// # Errors
///
/// Fails where the picture cannot be drawn.
pub(super) fn board(record: &Record, appearance: Appearance, live: bool) -> Result<Reply, Error> {
    let side = record.position().actor();
    let text = format!("{}\n{}", last_line(record), next::line(Language::default(), record, true));
    let reply = Reply::public(text).with_picture(pictures::table(record, side, appearance)?);
    if !live {
        return Ok(reply);
    }
    Ok(with_buttons(reply.mentioning(concerned(record)), record))
}

/// How somebody wants to see a board.
#[derive(Clone, Copy, Debug)]
pub(super) struct View {
    /// From which side; none: from the side of the player who is next on it.
    pub side: Option<Color>,
    /// How it looks.
    pub appearance: Appearance,
    /// Whether it is shown in letters as well.
    pub text: bool,
}

/// The same board again; nobody is pinged.
///
/// # Errors
///
/// Fails where the picture cannot be drawn.
pub(super) fn again(record: &Record, view: View) -> Result<Reply, Error> {
    let text = format!("{}\n{}", heading(record), next::line(Language::default(), record, false));
    Ok(with_buttons(shown(text, record, view)?, record))
}

/// The board after the `number`th turn of `record` and what belongs to it: nobody is pinged, and
/// nothing can be done there. None where no such turn was made.
///
/// # Errors
///
/// Fails where the picture cannot be drawn.
pub(super) fn past(record: &Record, number: usize, view: View) -> Result<Option<Reply>, Error> {
    let Some(plies) = record.plies_of(number) else {
        return Ok(None);
    };
    let then = record.at(*plies.end())?;
    let mut lines = vec![format!("{} · {}", heading(record), turn_of(record, number))];
    for ply in plies.filter(|&ply| ply > 0) {
        lines.push(last_action(&record.at(ply)?));
    }
    lines.push(standing(&then, record.ply()));
    shown(lines.join("\n"), &then, view).map(Some)
}

/// The whole game as an animation.
///
/// # Errors
///
/// Fails where it cannot be drawn.
pub(super) fn replay(record: &Record, appearance: Appearance) -> Result<Reply, Error> {
    let count = record.turn_count();
    let s = if count == 1 { "" } else { "s" };
    let text = format!(
        "{} · replay of {count} turn{s}\n{}",
        heading(record),
        standing(record, record.ply())
    );
    Ok(Reply::public(text).with_picture(pictures::replay(record, appearance)?))
}

/// How the game ended, or who was next and, where no turn was written since, still is.
fn standing(then: &Record, newest: i64) -> String {
    let verb = if then.ply() == newest { "is" } else { "was" };
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
    Ok(Reply::public(text).with_picture(pictures::table(record, side, view.appearance)?))
}

/// Whom a new board concerns: both at the start and the end, else who is next.
fn concerned(record: &Record) -> Vec<UserId> {
    let next = record.next().filter(|_| record.ply() > 0);
    let sides = Color::BOTH.into_iter().filter(|&color| next.is_none_or(|next| next == color));
    sides.filter_map(|color| record.player(color).person()).collect()
}

/// Adds the buttons of what the player who is next can do now, and of what both can.
fn with_buttons(reply: Reply, record: &Record) -> Reply {
    if record.ending().is_some() {
        return reply;
    }
    let button =
        |label, what, style| Button::new(label, &Click::Board(record.board(), what), style);
    let legal = record.game().legal_actions();
    let mut buttons = Vec::new();
    if record.position().is_roll_due() {
        buttons.push(button("Roll", BoardClick::Roll, Style::Primary));
    }
    // Preventing costs the Totem, and nothing is asked before it.
    for (action, style) in [(Action::Prevent, Style::Danger), (Action::Accept, Style::Secondary)] {
        if legal.contains(&action) {
            let label = action_label(action).unwrap_or_default();
            buttons.push(button(label, BoardClick::Decide(action), style));
        }
    }
    if legal.iter().any(|&action| picker::can_pick(action)) {
        buttons.push(button("Move", BoardClick::Open, Style::Primary));
    }
    let asked = Question::TURNS.into_iter();
    let asked = asked.filter(|it| it.action().is_some_and(|action| legal.contains(&action)));
    buttons.extend(asked.chain([Question::Resign]).map(|question| {
        button(question_label(question), BoardClick::Ask(question), Style::Secondary)
    }));
    reply.with_row(Row::Buttons(buttons))
}

/// Which game this is.
fn heading(record: &Record) -> String {
    let variant = record.game().variant();
    format!("**{}** · game {}", variant.name(), record.id())
}

/// What happened last.
fn last_line(record: &Record) -> String {
    let heading = heading(record);
    let Some(last) = record.last() else {
        return format!("{heading}\n{}", start(record));
    };
    let what = match record.ending() {
        Some(Ending::Resigned { winner }) => format!("{} resigns.", side_name(!winner)),
        _ => last_action(record),
    };
    format!("{heading} · step {}\n{what}", last.ply)
}

/// What the last action did, told of the people who play.
fn last_action(record: &Record) -> String {
    let [white, black] = Color::BOTH.map(|color| Who::Person(mention(record, color)));
    let who = ByColor { white, black };
    account::last_action(Language::default(), record.game(), &who, Markup::Discord)
}

/// Who plays, and the promise of the dice.
fn start(record: &Record) -> String {
    let [white, black] = Color::BOTH.map(|color| mention(record, color));
    let id = record.game().variant().id();
    let mut text =
        format!("{white} plays White, {black} plays Black. How it is played: `/rules {id}`.");
    if record.game().variant().features().die {
        text.push_str(&format!(
            "\nAll rolls are fixed from now on, by a secret whose SHA-256 is `{}`.",
            record.secret().commitment()
        ));
    }
    text
}

/// Who plays a side, as a mention where it is a person.
fn mention(record: &Record, color: Color) -> String {
    match record.player(color).person() {
        Some(user) => format!("<@{user}>"),
        None => "Eightfold".to_owned(),
    }
}

/// `White` or `Black`.
const fn side_name(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

/// What is said in the picker when all is chosen.
pub(super) fn played(language: Language, notation: &str) -> String {
    let (_, turn) = account::without_die(notation);
    language.say("you-played", &[("notation", format!("**{turn}**").into())])
}

/// A free roll: `Ada rolls 2d6+1: [3, 5] + 1 = **9**`.
pub(super) fn free_roll(language: Language, person: &Person, rolled: &Rolled) -> String {
    let facts = [("name", person.escaped_name().into()), ("dice", dice(rolled).into())];
    language.say("rolls-freely", &facts)
}

/// How many dice of a free roll are shown.
const SHOWN: usize = 20;

fn dice(rolled: &Rolled) -> String {
    let (roll, total) = (rolled.roll, rolled.total());
    let mut named = format!("{}d{}", roll.count, roll.sides);
    if roll.bonus != 0 {
        named.push_str(&format!("{:+}", roll.bonus));
    }
    if let ([_], 0) = (rolled.dice.as_slice(), roll.bonus) {
        return format!("{named}: **{total}**");
    }
    let mut dice: Vec<String> = rolled.dice.iter().take(SHOWN).map(u32::to_string).collect();
    if rolled.dice.len() > SHOWN {
        dice.push("…".to_owned());
    }
    let bonus = match roll.bonus {
        0 => String::new(),
        1.. => format!(" + {}", roll.bonus),
        _ => format!(" - {}", roll.bonus.unsigned_abs()),
    };
    format!("{named}: [{}]{bonus} = **{total}**", dice.join(", "))
}

/// What is said where something went wrong with us, which is logged under `id`.
pub fn fault(language: Language, id: &str) -> String {
    language.say("fault-logged", &[("id", id.into())])
}

/// What is said where it cannot be read what somebody asks.
pub fn unreadable(language: Language) -> String {
    language.say("unreadable-logged", &[])
}

/// What is said, privately, where what was done can be shown only later.
pub(super) fn board_follows(language: Language) -> String {
    language.say("board-follows", &[])
}

/// What is said, privately, where what was done cannot be shown.
pub fn no_post(language: Language) -> String {
    language.say("no-post", &[])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rolled(text: &str, dice: Vec<u32>) -> String {
        super::dice(&Rolled { roll: text.parse().unwrap(), dice })
    }

    #[test]
    fn free_rolls_are_told_with_their_sum() {
        assert_eq!(rolled("3d4-2", vec![1, 2, 4]), "3d4-2: [1, 2, 4] - 2 = **5**");
        assert_eq!(rolled("2d6+1", vec![3, 5]), "2d6+1: [3, 5] + 1 = **9**");
        assert_eq!(rolled("d8", vec![7]), "1d8: **7**");
        let long = rolled("100d6", vec![6; 100]);
        assert!(long.ends_with("6, 6, …] = **600**") && long.len() < 90, "{long}");
    }
}
