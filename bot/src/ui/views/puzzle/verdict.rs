//! What became of a try at a puzzle.

use rules::{Action, Role};
use speech::Fact;

use super::{PuzzleEvent, PuzzleView, written};
use crate::game::puzzle::WrongReason;

impl PuzzleView<'_> {
    /// What became of what was just done.
    pub(super) fn verdict(&self, done: &PuzzleEvent) -> String {
        match done {
            PuzzleEvent::Solved(tried) => {
                self.format("puzzle-solved", &[("turn", tried.clone().into())])
            }
            PuzzleEvent::Hinted => self.hint(),
            PuzzleEvent::Failed { tried, action, why } => self.wrong(tried, *action, *why),
        }
    }

    /// What is said of a wrong try.
    fn wrong(&self, tried: &str, action: Option<Action>, why: WrongReason) -> String {
        let after = |number, reply| self.after(action, number, reply);
        let (key, mut facts) = match why {
            WrongReason::NotIt => ("puzzle-wrong", Vec::new()),
            WrongReason::GoesOn => ("puzzle-wrong-goes-on", Vec::new()),
            WrongReason::Draws => ("puzzle-wrong-draws", Vec::new()),
            WrongReason::NoCheck => ("puzzle-wrong-no-check", Vec::new()),
            WrongReason::Refuted(reply) => {
                ("puzzle-wrong-refuted", vec![("reply", after(None, reply))])
            }
            WrongReason::Escapes { reply, numbers } => {
                let facts = vec![("reply", after(None, reply)), ("count", numbers.into())];
                ("puzzle-wrong-escapes", facts)
            }
            WrongReason::Mates { number, action: reply } => {
                let rolled = ("number", number.unwrap_or_default().into());
                ("puzzle-wrong-mates", vec![rolled, ("reply", after(number, reply))])
            }
            WrongReason::LosesOn(number) => ("puzzle-wrong-loses", vec![("number", number.into())]),
            WrongReason::Missed(..) | WrongReason::Extra(_) => return self.wrongly_named(why),
        };
        facts.push(("turn", tried.to_owned().into()));
        self.format(key, &facts)
    }

    /// What is said of numbers that were named wrongly.
    fn wrongly_named(&self, why: WrongReason) -> String {
        match why {
            WrongReason::Missed(number, Some(mate)) => {
                let facts =
                    [("number", number.into()), ("turn", self.after(None, Some(number), mate))];
                self.format("puzzle-missed", &facts)
            }
            WrongReason::Missed(number, None) => {
                self.format("puzzle-missed-roll", &[("number", number.into())])
            }
            WrongReason::Extra(number) => {
                let by_roll = self.progress.puzzle.against().is_some();
                let key = if by_roll { "puzzle-extra-roll" } else { "puzzle-extra" };
                self.format(key, &[("number", number.into())])
            }
            _ => self.format("puzzle-wrong", &[]),
        }
    }

    /// What follows a wrong turn, and a roll after that, as people write it.
    fn after(&self, tried: Option<Action>, number: Option<u8>, action: Action) -> Fact {
        let mut game = self.progress.game.clone();
        let mut between = tried.into_iter().chain(number.map(Action::Roll));
        if between.all(|it| game.play(it).is_ok()) && game.is_legal(action) {
            return written(self.language, &game, action).into();
        }
        format!("**{action}**").into()
    }

    /// A hint: which piece moves, or how many numbers there are.
    fn hint(&self) -> String {
        if let Some(faces) = self.progress.faces() {
            return self.format("puzzle-hint-numbers", &[("count", faces.len().into())]);
        }
        let answer = self.progress.answer();
        if let Some(at) = answer.and_then(Action::placement) {
            let file = at.file_letter().to_string();
            return self.format("puzzle-hint-file", &[("file", file.into())]);
        }
        let Some(mv) = answer.and_then(Action::as_move) else {
            return self.format("puzzle-hint-none", &[]);
        };
        let piece = self.progress.game.position().board.role_at(mv.from).unwrap_or(Role::Pawn);
        self.format("puzzle-hint-piece", &[("piece", piece.into()), ("square", mv.from.into())])
    }
}
