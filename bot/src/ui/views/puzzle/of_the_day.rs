//! The puzzle of the day, as it is posted for a server.

use super::super::button;
use super::{heading, task};
use crate::game::puzzle::PuzzleProgress;
use crate::ui::{Appearance, ComponentId, PuzzleClick, PuzzleRef, Reply, Row, Style, pictures};

/// What is said of the puzzle of a day besides the puzzle.
#[derive(Clone, Copy, Debug)]
pub(in crate::ui) struct Daily {
    /// How many people of the server have solved that of the day before.
    pub solved: i64,
    /// When the next one comes, in Unix seconds.
    pub next: i64,
}

/// The puzzle of the day, for all to see, with **Solve**.
pub(in crate::ui) fn puzzle_of_the_day(
    progress: &PuzzleProgress,
    daily: Daily,
    appearance: Appearance,
) -> Reply {
    let language = appearance.language;
    let next = [("next", format!("<t:{}:R>", daily.next).into())];
    let lines = [
        heading(language, progress.puzzle, true),
        task(language, progress),
        language.format("puzzle-daily-solved", &[("count", daily.solved.into())]),
        format!("-# {}", language.format("puzzle-daily-posted", &next)),
    ];
    let (puzzle, line) = (progress.puzzle.id, Vec::new());
    let of = PuzzleRef { puzzle, same_variant: false, same_kind: false, line };
    let solve = ComponentId::Puzzle(of, PuzzleClick::Open);
    Reply::public(lines.join("\n"))
        .with_picture(pictures::puzzle(&progress.game, progress.side(), appearance))
        .with_row(Row::Buttons(vec![button(language, "button-solve", &solve, Style::Primary)]))
}
