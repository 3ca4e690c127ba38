//! What a person asked for and cannot have.

use speech::Language;

use crate::game::RunningGame;
use crate::ui::{BoardClick, Button, ComponentId, Question, Reason, Refusal, Reply, Row, Style};

/// A refusal, for the person alone, with what can be done about it there.
pub(in crate::ui) fn refused(language: Language, refusal: &Refusal) -> Reply {
    let reply = Reply::private(refusal.format(language));
    let Reason::TooManyAgainstEngine(games) = &refusal.reason else {
        return reply;
    };
    // Where the channel is gone, nothing else could be done about the game.
    let resign = |it: &RunningGame| {
        let click = ComponentId::Board(it.board, BoardClick::Ask(Question::Resign));
        let game = [("game", it.board.game.into())];
        Button::new(&language.format("button-resign-game", &game), &click, Style::Danger)
    };
    reply.with_row(Row::Buttons(games.iter().map(resign).collect()))
}
