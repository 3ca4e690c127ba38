//! The message under which a board is shown: who must act, what happened, and a line in small print.

use rules::{Action, Color};
use speech::account::{self, Markup};
use speech::{Fact, Language, danger, games, tip};

use super::{controls, end, learn_button, mention, offer, outcome, players, time};
use crate::game::{GameState, Termination};
use crate::ids::UserId;
use crate::ui::appearance::{Appearance, BoardSettings};
use crate::ui::emoji::Emoji;
use crate::ui::error::Error;
use crate::ui::pictures;
use crate::ui::reply::Reply;

/// The public message that shows the board after the last entry of `record`. `live` says that no
/// newer board exists: only then has it buttons, and pings those whom it concerns.
///
/// # Errors
///
/// Fails where the picture cannot be drawn.
pub(in crate::ui) fn board(
    record: &GameState,
    preferences: &BoardSettings,
    live: bool,
) -> Result<Reply, Error> {
    let (language, side) = (preferences.language(), preferences.side(record));
    let picture = pictures::table(record, side, preferences.board_appearance(record))?;
    let reply = Reply::public(board_text(record, preferences)?).with_picture(picture);
    if !live {
        return Ok(reply);
    }
    let reply = reply.mentioning(recipients(record, preferences));
    let learn = record.last_human_seq() == 0 && preferences.is_first(record);
    let learn = learn.then(|| learn_button(language, record.game().variant()));
    Ok(controls::add_controls(language, record, reply, learn))
}

/// The words of that message: with a tip, where who is next gets one.
///
/// # Errors
///
/// Fails where the log is broken.
pub(in crate::ui) fn board_text(
    record: &GameState,
    preferences: &BoardSettings,
) -> Result<String, Error> {
    let language = preferences.language();
    let tip = preferences.tips(record).then(|| tip::tip(language, record.game())).flatten();
    text(language, record, tip)
}

/// How somebody wants to see a board.
#[derive(Clone, Copy, Debug)]
pub(in crate::ui) struct View {
    /// From which side.
    pub side: Color,
    /// How it looks, in the language in which it is told.
    pub appearance: Appearance,
    /// Whether it is shown in letters as well.
    pub text: bool,
}

/// The same board again; nobody is pinged.
///
/// # Errors
///
/// Fails where the picture cannot be drawn.
pub(in crate::ui) fn again(record: &GameState, view: View) -> Result<Reply, Error> {
    let language = view.appearance.language;
    let reply = shown(text(language, record, None)?, record, view)?;
    Ok(controls::add_controls(language, record, reply, None))
}

/// The board after the `number`th turn of `record` and what belongs to it, as `view` wants it: nobody
/// is pinged, and nothing can be done there. None where no such turn was made.
///
/// # Errors
///
/// Fails where the log is broken, or the picture cannot be drawn.
pub(in crate::ui) fn past(
    record: &GameState,
    number: usize,
    view: impl FnOnce(&GameState) -> View,
    language: Language,
) -> Result<Option<Reply>, Error> {
    let past = past_text(language, record, number)?;
    past.map(|(text, then)| shown(text, &then, view(&then))).transpose()
}

/// What is said of the board after the `number`th turn of `record`, and the game as it stood then;
/// none where no such turn was made.
///
/// # Errors
///
/// Fails where the log is broken.
pub(super) fn past_text(
    language: Language,
    record: &GameState,
    number: usize,
) -> Result<Option<(String, GameState)>, Error> {
    let Some(plies) = record.plies_of(number) else {
        return Ok(None);
    };
    let mut then = record.at(*plies.start())?;
    let mut lines = Vec::new();
    for ply in plies {
        if ply > then.ply() {
            then = record.at(ply)?;
        }
        if ply > 0 {
            lines.push(describe_last(language, &then));
        }
    }
    let is_last = then.ply_count() == record.ply_count();
    lines.push(match record.ending() {
        Some(ending) if is_last => end::line(language, record, ending),
        _ => standing(language, &then, is_last),
    });
    let place = [("turn", number.into()), ("count", record.ply_count().into())];
    lines.push(footer(language, "small-print-past", record, &place));
    Ok(Some((lines.join("\n"), then)))
}

/// The whole game as an animation.
///
/// # Errors
///
/// Fails where it cannot be drawn.
pub(in crate::ui) fn animation(record: &GameState, appearance: Appearance) -> Result<Reply, Error> {
    let language = appearance.language;
    let count = [("count", record.ply_count().into())];
    let lines =
        [standing(language, record, true), footer(language, "small-print-replay", record, &count)];
    Ok(Reply::public(lines.join("\n")).with_picture(pictures::replay(record, appearance)?))
}

/// Who must act, what happened, and the small print, in which a tip comes first.
///
/// # Errors
///
/// Fails where the log is broken.
fn text(language: Language, record: &GameState, tip: Option<String>) -> Result<String, Error> {
    let mut told = describe(language, record)?.into_iter();
    let act = told.next().unwrap_or_default();
    let mut lines = vec![[first(language, record), act].join(" ").trim_end().to_owned()];
    lines.push(told.collect::<Vec<_>>().join(" "));
    if record.ending().is_none() {
        lines.push(danger::dangers(language, record.game()));
    }
    lines.push(outcome::line(language, record));
    lines.retain(|line| !line.is_empty());
    lines.extend(tip.map(|tip| format!("-# {tip}")));
    lines.push(small_print(language, record));
    Ok(lines.join("\n"))
}

/// Who must act, or how the game has ended.
fn first(language: Language, record: &GameState) -> String {
    if let Some(ending) = record.ending() {
        return end::line(language, record, ending);
    }
    let next = record.position().actor();
    if record.engine_next().is_some() {
        return language.say("engine-thinks", &[("name", mention(language, record, next).into())]);
    }
    speech::next::next(language, record.game(), &players(language, record)[next])
}

/// What happened last: what a person did, or who plays which side, and what the engine answered. A
/// person's roll takes the place of what was done before the engine's answer, which stays.
fn describe(language: Language, record: &GameState) -> Result<Vec<String>, Error> {
    let tell = |ply| -> Result<_, Error> { Ok(describe_last(language, &record.at(ply)?)) };
    if let Some(answers) = record.answers_before_roll() {
        let told = [record.ply()].into_iter().chain(answers);
        return told.map(tell).collect();
    }
    let mut told =
        (record.last_human_seq()..record.ply()).map(tell).collect::<Result<Vec<_>, _>>()?;
    told.push(describe_last(language, record));
    Ok(told)
}

/// The line in small print below a board: on the first one with the dice's promise.
fn small_print(language: Language, record: &GameState) -> String {
    let turn = [("turn", record.ply_count().into())];
    let mut small = footer(language, "small-print", record, &turn);
    if let Some(level) = record.engine() {
        let level = level.number().into();
        small.push_str(" · ");
        small.push_str(&language.say("against-engine", &[("level", level)]));
    }
    if let Some(due) = time::due(language, record) {
        small.push_str(" · ");
        small.push_str(&due);
    }
    if let Some(sign) = outcome::sign(language, record) {
        small.push_str(" · ");
        small.push_str(&sign);
    }
    if record.last_human_seq() == 0 && record.game().variant().features().die {
        let hash = record.secret().commitment();
        small.push_str(" · ");
        small.push_str(&language.say("dice-promise", &[("hash", hash.into())]));
    }
    if record.last_human_seq() == 0 && record.is_guest() {
        small.push_str("\n-# ");
        small.push_str(&language.say("outside-board", &[]));
    }
    small
}

/// A line in small print about the game.
pub(super) fn footer(
    language: Language,
    key: &str,
    record: &GameState,
    facts: &[(&'static str, Fact)],
) -> String {
    let variant = games::name(language, record.game().variant());
    let game = [("variant", variant.into()), ("game", record.shown_number().into())];
    format!("-# {}", language.say(key, &[&game, facts].concat()))
}

/// What happened last: who did what; at the start who plays which side, and nothing where the end
/// of the game says it all. A roll has the die before it.
pub(super) fn describe_last(language: Language, record: &GameState) -> String {
    let by_a_word = !matches!(record.ending(), None | Some(Termination::Board(_)));
    if record.last().is_none() {
        let [white, black] = Color::BOTH.map(|color| mention(language, record, color));
        return language.say("seats", &[("white", white.into()), ("black", black.into())]);
    }
    if by_a_word {
        return String::new();
    }
    if let Some(told) = offer::taken_back(language, record) {
        return told;
    }
    let told =
        account::last_action(language, record.game(), &players(language, record), Markup::Discord);
    match record.game().last().map(|it| it.action) {
        Some(Action::Roll(number)) => format!("{} {told}", Emoji::die(number).mark()),
        _ => told,
    }
}

/// How the game ended, or who was next and, where no turn was written since, still is.
fn standing(language: Language, then: &GameState, is_newest: bool) -> String {
    if let Some(ending) = then.ending() {
        return end::line(language, then, ending);
    }
    let key = if is_newest { "is-next" } else { "was-next" };
    let name = mention(language, then, then.position().actor());
    language.say(key, &[("name", name.into())])
}

/// A public message with a board that somebody asked for.
fn shown(mut text: String, record: &GameState, view: View) -> Result<Reply, Error> {
    if view.text {
        text.push_str(&format!("\n```\n{}```", pictures::text(record, view.side)));
    }
    Ok(Reply::public(text).with_picture(pictures::table(record, view.side, view.appearance)?))
}

/// Whom a new board concerns: both at the start and the end, else who is next; nobody by their own
/// act, and nobody who wants no pings.
fn recipients(record: &GameState, preferences: &BoardSettings) -> Vec<UserId> {
    let next = record.next().filter(|_| record.ply() > 0);
    let sides = Color::BOTH.into_iter().filter(|&color| next.is_none_or(|next| next == color));
    let sides = sides.filter(|&color| preferences.pings(color));
    let people = sides.filter_map(|color| record.player(color).person());
    people.filter(|&user| record.last_actor() != Some(user)).collect()
}
