//! What `/forget-me` asks, and what is said to the answer.

use speech::{Fact, Language};

use super::button;
use crate::game::RunningGame;
use crate::ui::{ComponentId, ForgetClick, Reply, Row, Style};

/// How many running games are named.
const NAMED: usize = 10;

/// The question whether to forget the user, who plays these games; a private message.
pub(in crate::ui) fn forget(language: Language, running: &[RunningGame]) -> Reply {
    let answer = |key, click, style| button(language, key, &ComponentId::Forget(click), style);
    let yes = answer("button-yes", ForgetClick::Yes, Style::Danger);
    let no = answer("button-no", ForgetClick::No, Style::Secondary);
    let question = language.format("forget-ask", &[]);
    if running.is_empty() {
        return Reply::private(question).with_row(Row::Buttons(vec![yes, no]));
    }
    let game = |it: &RunningGame| {
        let location = it.channel.into();
        let game = it.board.game.into();
        Fact::from(language.format("forget-game", &[("game", game), ("place", location)]))
    };
    let games: Fact = running.iter().take(NAMED).map(game).collect();
    let facts = [("count", running.len().into()), ("games", games)];
    let text = format!("{question}\n{}", language.format("forget-running", &facts));
    let resign = answer("button-forget-resign", ForgetClick::Resign, Style::Danger);
    Reply::private(text).with_row(Row::Buttons(vec![yes, resign, no]))
}

/// What is said where everything stays.
pub(in crate::ui) fn kept(language: Language) -> String {
    language.format("forget-kept", &[])
}

/// What is said to who is forgotten and still plays so many games.
pub(in crate::ui) fn forgotten(language: Language, running: usize) -> String {
    language.format("forget-done", &[("count", running.into())])
}
