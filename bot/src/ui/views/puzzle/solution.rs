//! The solution of a puzzle, step by step. A private message.

use rules::{Action, Color, Game};
use speech::{Fact, Language};

use super::super::button;
use super::super::paging::turns;
use super::{heading, written};
use crate::game::puzzle::{Frame, PuzzleProgress};
use crate::ui::{
    Appearance, ComponentId, PUZZLE_GONE, PuzzleClick, PuzzleRef, Refusal, Reply, Row, Style,
    pictures,
};

/// The moment of a puzzle's solution after so many actions; `note` is said in small print. Refused
/// if there is no such moment.
pub(in crate::ui) fn puzzle_solution(
    progress: &PuzzleProgress,
    of: &PuzzleRef,
    number: usize,
    note: Option<String>,
    appearance: Appearance,
) -> Result<Reply, Refusal> {
    let language = appearance.language;
    let frames = PuzzleProgress::frames(progress.puzzle);
    let frame = frames.get(number).ok_or(PUZZLE_GONE)?;
    let mut lines = vec![heading(language, progress.puzzle, false)];
    let next = frames.get(number + 1).and_then(|next| next.game.actions().last().copied());
    lines.extend(describe(language, frame, next, progress.side()));
    lines.extend(note.map(|note| format!("-# {note}")));
    let picture = pictures::puzzle(&frame.game, progress.side(), appearance);
    let reply = Reply::private(lines.join("\n")).with_picture(picture);
    let click = |step| ComponentId::Puzzle(of.clone(), PuzzleClick::Solution(step));
    let reply = match frames.len() {
        1 => reply,
        count => reply.with_row(turns(language, (number, count - 1), click)),
    };
    let buttons = [("button-back", PuzzleClick::Back), ("button-next-puzzle", PuzzleClick::Next)];
    let buttons = buttons.map(|(key, what)| {
        button(language, key, &ComponentId::Puzzle(of.clone(), what), Style::Secondary)
    });
    Ok(reply.with_row(Row::Buttons(buttons.to_vec())))
}

/// What was just done, and what is to be done next.
fn describe(language: Language, frame: &Frame, next: Option<Action>, side: Color) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(&last) = frame.game.actions().last() {
        let mut before = frame.game.clone();
        before.takeback();
        lines.push(done(language, "puzzle-solution-done", &before, last));
    }
    if let Some(next) = next.filter(|_| frame.game.position().side_to_act() == side) {
        lines.push(done(language, "puzzle-solution-next", &frame.game, next));
    }
    if let Some(faces) = frame.faces {
        let answers = faces.iter().map(|(number, mates)| {
            let mut rolled = frame.game.clone();
            let rolls = rolled.play(Action::Roll(*number)).is_ok();
            let mates = mates.iter().filter(|_| rolls).take(3);
            let mates: Vec<String> = mates.map(|it| written(language, &rolled, *it)).collect();
            let key = if mates.is_empty() { "puzzle-answer-roll" } else { "puzzle-answer-mates" };
            let facts = [("number", Fact::from(*number)), ("turns", mates.into_iter().collect())];
            language.format(key, &facts)
        });
        let answers = [("answers", answers.collect())];
        lines.push(language.format("puzzle-solution-numbers", &answers));
    }
    lines
}

fn done(language: Language, key: &str, before: &Game, action: Action) -> String {
    let side = before.position().side_to_act();
    let turn = written(language, before, action);
    language.format(key, &[("side", side.into()), ("turn", turn.into())])
}
