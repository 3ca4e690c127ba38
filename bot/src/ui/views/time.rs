//! What is said of a game's time.

use speech::Language;

use super::{button, mention};
use crate::game::{GameClock, GameState, TimeControl, Unit};
use crate::ui::facts::relative;
use crate::ui::{BoardClick, BoardSettings, Button, ComponentId, Reply, Row, Style};

/// How long each turn may take, in the line of a challenge.
pub(super) fn time_control(language: Language, time_control: TimeControl) -> String {
    let (amount, unit) = time_control.in_units();
    let amount = usize::try_from(amount).unwrap_or(usize::MAX);
    language.format("time-pace", &[("amount", amount.into()), ("unit", unit_name(unit).into())])
}

const fn unit_name(unit: Unit) -> &'static str {
    match unit {
        Unit::Minutes => "minutes",
        Unit::Hours => "hours",
        Unit::Days => "days",
    }
}

/// The pace of a server, in a list of settings.
pub(super) fn setting(language: Language, time_control: Option<TimeControl>) -> String {
    let (amount, unit) = time_control.map_or((0, Unit::Minutes), TimeControl::in_units);
    let amount = usize::try_from(amount).unwrap_or(usize::MAX);
    language.format("setting-pace", &[("amount", amount.into()), ("unit", unit_name(unit).into())])
}

/// By when who is next has to act, in the small print of a board; none in games without a pace.
pub(super) fn due(language: Language, state: &GameState) -> Option<String> {
    let time = state.time().filter(|_| state.termination().is_none())?;
    match time.deadline() {
        Some(deadline) => Some(language.format("time-due", &[("when", relative(deadline))])),
        None => Some(language.format("time-paused", &[])),
    }
}

/// What reminds who is next, where they want to be.
pub(in crate::ui) fn reminder(state: &GameState, settings: &BoardSettings) -> Option<Reply> {
    let deadline = state.time().and_then(GameClock::deadline)?;
    let next = state.next()?;
    let user = state.player(next).user().filter(|_| settings.pings(next))?;
    let language = settings.language();
    let facts = [
        ("name", mention(language, state, next).into()),
        ("game", state.id().into()),
        ("when", relative(deadline)),
    ];
    let text = language.format("time-reminder", &facts);
    Some(Reply::public(text).mentioning([user]))
}

/// What becomes of a reminder that came when the game had gone on.
pub(in crate::ui) fn overtaken(language: Language, state: &GameState) -> Reply {
    let facts = [("game", state.id().into())];
    Reply::public(language.format("time-reminder-overtaken", &facts))
}

/// What says that who is next is late, with what the other can do.
pub(in crate::ui) fn late(state: &GameState, settings: &BoardSettings) -> Reply {
    let language = settings.language();
    let late = state.position().side_to_act();
    let facts = [
        ("name", mention(language, state, late).into()),
        ("whom", mention(language, state, !late).into()),
        ("game", state.id().into()),
        ("claim", if state.time_wins() { "win" } else { "draw" }.into()),
    ];
    let pinged = state.player(!late).user().filter(|_| settings.pings(!late));
    let reply = Reply::public(language.format("time-over", &facts)).mentioning(pinged);
    reply.with_row(Row::Buttons(choices(language, state).into()))
}

/// What the other player can do where somebody is late: what they claim is a draw where they could
/// never win.
pub(super) fn choices(language: Language, state: &GameState) -> [Button; 2] {
    let button =
        |key, what, style| button(language, key, &ComponentId::Board(state.board(), what), style);
    let claim = if state.time_wins() { "button-claim-win" } else { "button-claim-draw" };
    [
        button(claim, BoardClick::ClaimOnTime, Style::Success),
        button("button-give-day", BoardClick::GiveDay, Style::Secondary),
    ]
}

/// What is said where both have stopped the clock.
pub(in crate::ui) fn stopped(language: Language, state: &GameState) -> String {
    language.format("time-stopped", &[("game", state.id().into())])
}

/// What is said where a clock runs again, until then (Unix milliseconds).
pub(in crate::ui) fn running(language: Language, state: &GameState, until: i64) -> String {
    let facts = [
        ("name", mention(language, state, state.position().side_to_act()).into()),
        ("game", state.id().into()),
        ("when", relative(until)),
    ];
    language.format("time-runs", &facts)
}

/// What the private message becomes from which the clock was stopped, or let run again.
pub(in crate::ui) fn pausing_done(language: Language) -> String {
    language.format("time-pausing-done", &[])
}

/// What that becomes once the other has ended the game by it. `state` is the game before.
pub(in crate::ui) fn claimed(language: Language, state: &GameState) -> String {
    let late = state.position().side_to_act();
    let facts = [
        ("name", mention(language, state, late).into()),
        ("whom", mention(language, state, !late).into()),
    ];
    language.format("time-claimed", &facts)
}

/// What it becomes once the other has given a day more, until then (Unix milliseconds).
pub(in crate::ui) fn given(language: Language, state: &GameState, until: i64) -> String {
    let late = state.position().side_to_act();
    let facts = [
        ("name", mention(language, state, late).into()),
        ("whom", mention(language, state, !late).into()),
        ("when", relative(until)),
    ];
    language.format("time-given", &facts)
}
