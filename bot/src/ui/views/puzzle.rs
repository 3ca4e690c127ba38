//! A puzzle: what is to be found, and what stands under it. A private message.

mod of_the_day;
mod solution;
mod verdict;

use rules::{Action, Game, Phase};
use speech::menu::Detail;
use speech::{Fact, Language, commands, move_text, variant_names};

pub(in crate::ui) use self::of_the_day::{Daily, puzzle_of_the_day};
pub(in crate::ui) use self::solution::puzzle_solution;
use super::outcome::{rating, signed};
use super::turns::{Chooser, Turns};
use super::{action_label, button, form, shortened};
use crate::game::puzzle::{Count, Filter, Puzzle, PuzzleProgress, PuzzleStep, WrongReason};
use crate::game::{Rating, RatingChange};
use crate::ui::{
    Appearance, BoardClick, Button, Choice, ComponentId, Emoji, MovePicker, PuzzleClick, PuzzleRef,
    Question, Reply, Row, Style, pictures,
};

/// What somebody has just done at a puzzle.
#[derive(Clone)]
pub(in crate::ui) enum PuzzleEvent {
    /// Solved it, by this as people write it.
    Solved(String),
    /// Tried something wrong.
    Failed {
        /// What was tried, as people write it.
        tried: String,
        /// The same, where it is an action.
        action: Option<Action>,
        why: WrongReason,
    },
    /// Asked for a hint.
    Hinted,
}

/// What is said of a puzzle besides what is to be found.
#[derive(Clone, Default)]
pub(in crate::ui) struct PuzzleNotes {
    /// What was just done, and what it counted for; none where nothing was, or the puzzle goes on.
    pub done: Option<(PuzzleEvent, Count)>,
    /// Whether the person had tried it before.
    pub known: bool,
    /// Whether they have tried all that they want, and this one longest ago.
    pub all_tried: bool,
    /// Whether it is that of today, which the next one follows at this time (Unix seconds).
    pub daily: Option<i64>,
    /// How many of those in a row they have solved.
    pub streak: i64,
}

/// A puzzle where it stands.
pub(in crate::ui) fn puzzle(
    progress: &PuzzleProgress,
    filter: Filter,
    told: &PuzzleNotes,
    appearance: Appearance,
) -> Reply {
    let language = appearance.language;
    let shown = PuzzleView { language, progress, filter };
    let mut lines = vec![heading(language, progress.puzzle, told.daily.is_some())];
    lines.extend(shown.task());
    lines.extend(told.done.as_ref().map(|(done, _)| shown.verdict(done)));
    lines.push(format!("-# {}", shown.small_print(told).join(" ")));
    let picture = pictures::puzzle(&progress.game, progress.side(), appearance);
    let reply = Reply::private(lines.join("\n")).with_picture(picture);
    shown.rows().into_iter().fold(reply, Reply::with_row)
}

/// The line above a puzzle: its kind and game.
pub(super) fn heading(language: Language, puzzle: &Puzzle, daily: bool) -> String {
    let facts = [
        ("kind", commands::choice(language, puzzle.kind.name()).into()),
        ("variant", variant_names::name(language, puzzle.variant).into()),
    ];
    language.format(if daily { "puzzle-heading-daily" } else { "puzzle-heading" }, &facts)
}

/// What is to be found at the beginning of a puzzle.
pub(super) fn task(language: Language, progress: &PuzzleProgress) -> String {
    let (puzzle, against) = (progress.puzzle, progress.puzzle.against());
    let number = match progress.game.position().phase {
        Phase::MoveWithRoll(number) => number,
        _ => 0,
    };
    let facts: [(&str, Fact); 3] = [
        ("side", against.unwrap_or_else(|| progress.side()).into()),
        ("number", number.into()),
        ("turns", i64::from(puzzle.turns()).into()),
    ];
    let numbers = if against.is_some() { "-numbers" } else { "" };
    let task = language.format(&format!("puzzle-task-{}{numbers}", puzzle.kind), &facts);
    let game = &progress.game;
    if rules::roll_binds(game.variant(), game.position()) == Some(false) {
        return format!("{task} {}", language.format("die-is-free", &[]));
    }
    task
}

/// An action as people write it, in bold, without the die before it.
pub(in crate::ui) fn written(language: Language, game: &Game, action: Action) -> String {
    if let Some(label) = action_label(language, action) {
        return format!("**{label}**");
    }
    format!("**{}**", move_text(language, &game.notation(action)))
}

struct PuzzleView<'a> {
    language: Language,
    progress: &'a PuzzleProgress,
    filter: Filter,
}

impl PuzzleView<'_> {
    fn of(&self) -> PuzzleRef {
        PuzzleRef {
            puzzle: self.progress.puzzle.id,
            same_variant: self.filter.variant.is_some(),
            same_kind: self.filter.kind.is_some(),
            line: self.progress.done.clone(),
        }
    }

    fn click(&self, what: PuzzleClick) -> ComponentId {
        ComponentId::Puzzle(self.of(), what)
    }

    fn format(&self, key: &str, facts: &[(&'static str, Fact)]) -> String {
        self.language.format(key, facts)
    }

    /// What is to be found now; nothing where it is found.
    fn task(&self) -> Option<String> {
        let progress = self.progress;
        if progress.step == PuzzleStep::Solved {
            return None;
        }
        let Some(reply) = progress.reply() else {
            return Some(task(self.language, progress));
        };
        let mut before = progress.game.clone();
        before.takeback();
        let side = ("side", Fact::from(progress.side()));
        let reply = ("reply", Fact::from(written(self.language, &before, reply)));
        Some(match progress.step {
            PuzzleStep::Faces => self.format("puzzle-then-numbers", &[side, reply]),
            PuzzleStep::Act(turns) => {
                self.format("puzzle-then-mate", &[side, reply, ("turns", i64::from(turns).into())])
            }
            PuzzleStep::Solved => return None,
        })
    }

    fn small_print(&self, told: &PuzzleNotes) -> Vec<String> {
        let done = told.done.as_ref();
        let mut small = Vec::new();
        small.push(match done.map(|(done, count)| (done, count.rating)) {
            Some((done, Some(change))) => {
                let key = match done {
                    PuzzleEvent::Solved(_) => "puzzle-rating",
                    PuzzleEvent::Hinted => "puzzle-rating-hint",
                    PuzzleEvent::Failed { .. } => "puzzle-rating-lost",
                };
                self.rating(key, change.rating, change.by)
            }
            _ if told.all_tried => self.format("puzzle-all-tried", &[]),
            None if told.known => self.format("puzzle-known", &[]),
            None => self.format("puzzle-counts", &[]),
            Some(_) => self.format("puzzle-unrated", &[]),
        });
        let streak = done.and_then(|(_, count)| count.streak).unwrap_or(told.streak);
        if told.daily.is_some() && streak > 0 {
            small.push(self.format("puzzle-streak", &[("count", streak.into())]));
        }
        if let Some(next) = told.daily {
            let next = format!("<t:{next}:R>");
            let solved = matches!(self.progress.step, PuzzleStep::Solved);
            let key = if solved { "puzzle-daily-next" } else { "puzzle-daily-note" };
            small.push(self.format(key, &[("next", next.into())]));
        }
        small
    }

    fn rating(&self, key: &str, now: Rating, by: i64) -> String {
        self.format(key, &[("rating", rating(now).into()), ("change", signed(by).into())])
    }

    fn rows(&self) -> Vec<Row> {
        let mut rows = match self.progress.step {
            PuzzleStep::Solved => Vec::new(),
            PuzzleStep::Faces => vec![self.numbers()],
            PuzzleStep::Act(_) => self.turns(),
        };
        rows.push(Row::Buttons(self.buttons()));
        rows
    }

    /// The menu of the eight numbers.
    fn numbers(&self) -> Row {
        let choice = |number: u8| Choice {
            label: number.to_string(),
            value: number.to_string(),
            description: None,
            emoji: Some(Emoji::die(number)),
        };
        Row::MultiSelect {
            custom_id: self.click(PuzzleClick::Faces).to_string(),
            placeholder: self.format("puzzle-menu-numbers", &[]),
            choices: (1..=8).map(choice).collect(),
        }
    }

    /// The menus and buttons from which a turn is chosen.
    fn turns(&self) -> Vec<Row> {
        let click = |what| self.click(PuzzleClick::Turn(by_one_click(what)));
        let picker = MovePicker::begin(&self.progress.game);
        let chooser = Chooser { picker: &picker, click: &click, detail: Detail::Hidden, rows: 1 };
        let turns = Turns { language: self.language, chooser: &chooser };
        let (menu, mut buttons) = turns.rows();
        if !picker.actions().is_empty() {
            // What is no move stands beside the menu of those.
            buttons.extend(turns.without_a_move());
        }
        let buttons = (!buttons.is_empty()).then_some(Row::Buttons(buttons));
        menu.into_iter().chain(buttons).collect()
    }

    fn buttons(&self) -> Vec<Button> {
        let button = |key, what, style| button(self.language, key, &self.click(what), style);
        let solved = self.progress.step == PuzzleStep::Solved;
        let mut buttons = Vec::new();
        if !solved {
            buttons.push(button("button-hint", PuzzleClick::Hint, Style::Secondary));
        }
        buttons.push(button("button-solution", PuzzleClick::Solution(0), Style::Secondary));
        let style = if solved { Style::Primary } else { Style::Secondary };
        buttons.push(button("button-next-puzzle", PuzzleClick::Next, style));
        if matches!(self.progress.step, PuzzleStep::Act(_)) {
            let click = self.click(PuzzleClick::Turn(BoardClick::Type));
            buttons.push(form::button(self.language, &click));
        }
        buttons
    }
}

/// A click as it is in a puzzle, where nothing is lost by it and nothing is asked before it.
fn by_one_click(what: BoardClick) -> BoardClick {
    match what {
        BoardClick::Decide(action) => BoardClick::Play(Some(action)),
        BoardClick::Ask(question) => BoardClick::Play(Question::action(question)),
        what => what,
    }
}

/// What is said to who looks at the solution, and fails by that.
pub(in crate::ui) fn revealed(language: Language, change: RatingChange) -> String {
    let facts = [("rating", rating(change.rating).into()), ("change", signed(change.by).into())];
    language.format("puzzle-rating-solution", &facts)
}

/// What was named in the menu of numbers.
pub(in crate::ui) fn named(numbers: &[u8]) -> String {
    let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    shortened(format!("**{}**", numbers.join(", ")))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use rules::Color;

    use super::*;
    use crate::game::puzzle::{Kind, all};

    /// What can be chosen or pressed in a message.
    fn ids(reply: &Reply) -> Vec<String> {
        let of = |row: &Row| match row {
            Row::Buttons(buttons) => buttons.iter().map(|it| it.custom_id.clone()).collect(),
            Row::Menu { custom_id, .. } | Row::MultiSelect { custom_id, .. } => {
                vec![custom_id.clone()]
            }
            row => panic!("no row of a puzzle: {row:?}"),
        };
        reply.rows.iter().flat_map(of).collect()
    }

    #[test]
    fn every_kind_has_a_task_in_every_language() {
        for (kind, language) in Kind::ALL.iter().flat_map(|kind| Language::ALL.map(|it| (kind, it)))
        {
            let facts =
                [("side", Color::White.into()), ("number", 1_u8.into()), ("turns", 2_i64.into())];
            let key = format!("puzzle-task-{kind}");
            assert_ne!(language.format(&key, &facts), key);
        }
    }

    /// Every puzzle is a message that Discord takes, in each language, and the first action of its
    /// solution can be reached by what stands under it.
    #[test]
    fn every_puzzle_is_a_message_whose_menus_offer_its_solution() {
        for (puzzle, nth) in all().iter().zip(0..) {
            let progress = PuzzleProgress::begin(puzzle).unwrap();
            let language = Language::ALL[nth % Language::ALL.len()];
            let filter = Filter { variant: Some(puzzle.variant), kind: Some(puzzle.kind) };
            let told = PuzzleNotes { daily: Some(0), streak: 3, ..PuzzleNotes::default() };
            let shown = PuzzleView { language, progress: &progress, filter };
            let rows = shown.rows();
            let text = [heading(language, puzzle, true), shown.task().unwrap()].join("\n");
            assert!(text.chars().count() + shown.small_print(&told).join(" ").len() < 1800);
            let reply = Reply { rows, ..Reply::private(text) };
            assert!(reply.rows.len() <= 5, "{}", puzzle.id);
            let ids = ids(&reply);
            assert!(ids.iter().all(|id| id.len() <= 100 && id.parse::<ComponentId>().is_ok()));
            assert_eq!(ids.iter().collect::<HashSet<_>>().len(), ids.len(), "{}", puzzle.id);
            check_offered(&progress, &reply);
        }
    }

    fn check_offered(progress: &PuzzleProgress, reply: &Reply) {
        let Some(action) = progress.puzzle.solution.action() else {
            assert!(
                matches!(reply.rows[0], Row::MultiSelect { ref choices, .. } if choices.len() == 8)
            );
            return;
        };
        let id = progress.puzzle.id;
        let picker = MovePicker::begin(&progress.game);
        let button = format!(":play:{action}");
        let pressed = ids(reply).iter().any(|it| it.ends_with(&button));
        let whole = reply.rows.iter().any(|row| {
            matches!(row, Row::Menu { choices, .. }
                if choices.iter().any(|it| it.value == action.to_string() && it.description.is_none()))
        });
        let leads = |value: &str| {
            MovePicker::along(&progress.game, &[value.to_owned()])
                .is_ok_and(|then| then.actions().contains(&action))
        };
        let in_menu = reply.rows.iter().any(|row| {
            matches!(row, Row::Menu { choices, .. } if choices.iter().any(|it| leads(&it.value)))
        });
        let by_button =
            ids(reply).iter().any(|id| id.split_once(":step:").is_some_and(|(_, it)| leads(it)));
        let picked = picker.actions().contains(&action) && (in_menu || by_button);
        assert!(pressed || whole || picked, "{id}: {action} is not offered");
    }
}
