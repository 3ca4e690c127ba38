//! Messages of several pages.

use speech::Language;

use super::button;
use crate::ui::{Button, ComponentId, Reply, Row, Style, ViewerButton};

/// The same with which page it is, and **Previous** and **Next**; as it is where it is the only
/// one. Pages are counted from 0.
pub(super) fn paged(
    language: Language,
    reply: Reply,
    (page, last): (usize, usize),
    click: impl Fn(usize) -> ComponentId,
) -> Reply {
    if last == 0 {
        return reply;
    }
    let facts = [("number", (page + 1).into()), ("count", (last + 1).into())];
    let text = format!("{}\n-# {}", reply.text, language.format("page-of", &facts));
    Reply { text, ..reply }.with_row(turns(language, (page, last), click))
}

/// **Previous** and **Next** on a page of several, from 0.
pub(in crate::ui) fn turns(
    language: Language,
    (page, last): (usize, usize),
    click: impl Fn(usize) -> ComponentId,
) -> Row {
    Row::Buttons(buttons(language, (page, last), click).to_vec())
}

/// The same as buttons, for a row that has others.
pub(super) fn buttons(
    language: Language,
    (page, last): (usize, usize),
    click: impl Fn(usize) -> ComponentId,
) -> [Button; 2] {
    // A button that cannot be clicked leads here, where no other one does.
    let turn = |key, to: Option<usize>| {
        let button = button(language, key, &click(to.unwrap_or(page)), Style::Secondary);
        Button { enabled: to.is_some(), ..button }
    };
    let next = Some(page + 1).filter(|next| *next <= last);
    [turn("button-previous", page.checked_sub(1)), turn("button-next", next)]
}

/// **First**, **Previous**, **Next** and **Last** at one of several moments, from 0. Two buttons
/// may lead to the same one, so each says which it is.
pub(super) fn viewer_buttons(
    language: Language,
    (at, last): (usize, usize),
    click: impl Fn(usize, ViewerButton) -> ComponentId,
) -> Row {
    let buttons = [
        ("button-first", ViewerButton::First, (at > 0).then_some(0)),
        ("button-previous", ViewerButton::Previous, at.checked_sub(1)),
        ("button-next", ViewerButton::Next, (at < last).then_some(at + 1)),
        ("button-last", ViewerButton::Last, (at < last).then_some(last)),
    ];
    let button = |(key, which, to): (&str, _, Option<usize>)| {
        let button = button(language, key, &click(to.unwrap_or(at), which), Style::Secondary);
        Button { enabled: to.is_some(), ..button }
    };
    Row::Buttons(buttons.map(button).to_vec())
}
