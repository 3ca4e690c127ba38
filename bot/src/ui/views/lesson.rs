//! A game's lesson: a task with its picture and answers, why an answer is wrong, and what the right
//! one comes to.

use rules::{Action, Bitboard, Color, Game, Variant};
use speech::lesson::{Answer, Task, tasks};
use speech::menu::{self, Menu};
use speech::narration::{self, Markup, PlayerName};
use speech::{Fact, Language, roll_threats, variant_names};

use super::{action_label, button, choice, turns};
use crate::ui::pictures;
use crate::ui::{
    Appearance, Button, Choice, ComponentId, Emoji, Error, Gravity, LESSON_GONE, LearnClick,
    MoveChoice, Picture, Reply, Row, Style,
};

/// How far a person is with a task.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::ui) enum Stage {
    Asked,
    /// Its die is rolled.
    Rolled,
    Answered(Answer),
}

/// **Learn in 2 minutes**.
pub(in crate::ui) fn learn_button(language: Language, variant: &'static dyn Variant) -> Button {
    let click = ComponentId::Learn(variant, LearnClick::Task(0));
    button(language, "button-learn", &click, Style::Secondary)
}

/// Task `number`, from 0, of a game's lesson; a private message. Refused if there is no such task
/// or answer.
pub(in crate::ui) fn lesson(
    variant: &'static dyn Variant,
    number: usize,
    stage: Stage,
    appearance: Appearance,
) -> Result<Reply, Error> {
    let task = tasks(variant).get(number).ok_or(LESSON_GONE)?;
    let lesson = Lesson { variant, number, task, appearance };
    match stage {
        Stage::Asked if task.die.is_some() => lesson.to_roll(),
        Stage::Asked | Stage::Rolled => lesson.to_answer(None),
        Stage::Answered(answer) => match task.judge(answer) {
            Ok(None) => lesson.solved(),
            Ok(Some(why)) => lesson.to_answer(Some((answer, why))),
            Err(_) => Err(LESSON_GONE.into()),
        },
    }
}

struct Lesson {
    variant: &'static dyn Variant,
    number: usize,
    task: &'static Task,
    appearance: Appearance,
}

impl Lesson {
    fn format(&self, key: &str, facts: &[(&'static str, Fact)]) -> String {
        self.appearance.language.format(key, facts)
    }

    fn click(&self, what: LearnClick) -> ComponentId {
        ComponentId::Learn(self.variant, what)
    }

    fn button(&self, key: &str, what: LearnClick) -> Button {
        button(self.appearance.language, key, &self.click(what), Style::Primary)
    }

    fn broken(&self) -> Error {
        Error::Picture(format!("lesson, {}: {}", self.variant.id(), self.task.id))
    }

    /// The game as the person comes to it.
    fn game(&self) -> Result<Game, Error> {
        self.task.game(self.variant).ok_or_else(|| self.broken())
    }

    /// From which side the person sees the board: from that of who acts in the task.
    fn side(&self) -> Result<Color, Error> {
        Ok(self.game()?.position().side_to_act())
    }

    /// The idea, until something is done, what the board warns of, and the task.
    fn introduction(&self, game: &Game, with_idea: bool) -> Vec<String> {
        let language = self.appearance.language;
        let idea = if with_idea { self.format(&self.task.idea, &[]) } else { String::new() };
        vec![
            self.task.heading(language, self.variant, self.number),
            idea,
            roll_threats::of_game(language, game).join(" "),
            self.task.asked(language),
        ]
    }

    fn board(&self, game: &Game) -> Result<Picture, Error> {
        Ok(pictures::board(game, self.side()?, self.appearance).unhurried())
    }

    /// The task with **Roll**.
    fn to_roll(&self) -> Result<Reply, Error> {
        let game = self.game()?;
        let mut lines = self.introduction(&game, true);
        lines.extend(self.task.die.map(|number| {
            format!("-# {}", self.format("lesson-die", &[("number", number.into())]))
        }));
        let roll = self.button("button-roll", LearnClick::Roll(self.number));
        let picture = self.board(&game)?;
        let reply = Reply::private(joined(lines)).with_picture(picture);
        Ok(reply.with_row(Row::Buttons(vec![roll.with_emoji(Emoji::ROLL)])))
    }

    /// The task with its answers, after a `wrong` one with why it is.
    fn to_answer(&self, wrong: Option<(Answer, &str)>) -> Result<Reply, Error> {
        let game = self.task.rolled(self.variant).ok_or_else(|| self.broken())?;
        let is_new = self.task.die.is_none() && wrong.is_none();
        let mut lines = self.introduction(&game, is_new);
        lines.extend(self.task.die.map(|number| {
            let rolled = self.format("lesson-rolled", &[("number", number.into())]);
            format!("{} {rolled}", Emoji::die(number).mark())
        }));
        lines.extend(wrong.map(|(answer, why)| {
            let because = self.format(why, &[]);
            let facts =
                [("answer", self.line(&game, answer).label.into()), ("because", because.into())];
            self.format("lesson-wrong", &facts)
        }));
        let picture = match wrong {
            Some((Answer::Action(action), _)) => self.reach(&game, action)?,
            _ => self.board(&game)?,
        };
        let reply = Reply::private(joined(lines)).with_picture(picture);
        Ok(reply.with_row(self.answers(&game)))
    }

    /// What the piece of a wrong answer can really do.
    fn reach(&self, game: &Game, action: Action) -> Result<Picture, Error> {
        let side = self.side()?;
        let Some(mv) = action.as_move() else {
            return self.board(game);
        };
        let placed = game.legal_actions().iter().find(|it| it.placement() == action.placement());
        let gravity = placed.map_or_else(|| Gravity::none(game), |&it| Gravity::of(game, it));
        let same = |other: &&Action| {
            other.placement() == action.placement()
                && other.as_move().is_some_and(|it| it.from == mv.from)
        };
        let legal = game.legal_actions().iter().filter(same);
        let targets: Bitboard = legal.filter_map(|it| it.as_move().map(|it| it.to)).collect();
        let chosen = MoveChoice { gravity: &gravity, selected: Some(mv.from), targets };
        Ok(pictures::choice(game, side, self.appearance, chosen, false).unhurried())
    }

    /// The answers as they are offered in play: decisions as buttons, all else in a menu.
    fn answers(&self, game: &Game) -> Row {
        let language = self.appearance.language;
        let answers: Vec<Answer> = self.task.answers().collect();
        let decides =
            |answer: &Answer| matches!(answer, Answer::Action(Action::Prevent | Action::Accept));
        if answers.iter().all(decides) {
            let decision = |answer: Answer| {
                let style = match answer {
                    Answer::Action(Action::Prevent) => Style::Danger,
                    _ => Style::Secondary,
                };
                let click = self.click(LearnClick::Answer(self.number, Some(answer)));
                Button::new(&self.line(game, answer).label, &click, style)
            };
            return Row::Buttons(answers.into_iter().map(decision).collect());
        }
        let key = if self.task.asks_for_square() { "menu-square" } else { "menu-turn" };
        Row::Menu {
            custom_id: self.click(LearnClick::Answer(self.number, None)).to_string(),
            placeholder: language.format(key, &[]),
            choices: answers.into_iter().map(|answer| self.choice(game, answer)).collect(),
        }
    }

    fn choice(&self, game: &Game, answer: Answer) -> Choice {
        let emoji = match answer {
            Answer::Square(_) => None,
            Answer::Action(action) => match action.as_move() {
                Some(mv) if !game.is_legal(action) => {
                    game.position().board.piece_at(mv.from).map(Emoji::piece)
                }
                _ => turns::chosen_by(game, action),
            },
        };
        choice(self.line(game, answer), &answer).with_emoji(emoji)
    }

    /// An answer in words. What is not legal is told without what it would do, and notation, which that
    /// has not, would give away what is legal.
    fn line(&self, game: &Game, answer: Answer) -> menu::Line {
        let language = self.appearance.language;
        match answer {
            Answer::Square(square) => menu::label_only(square.to_string()),
            Answer::Action(action) => match action_label(language, action) {
                Some(label) => menu::label_only(label),
                None if game.is_legal(action) => {
                    menu::label_only(Menu::full(language, game).turn(action).label)
                }
                None => Menu::full(language, game).attempt(action),
            },
        }
    }

    /// What the right answer comes to, with **Next**, or at the end **Play Eightfold**.
    fn solved(&self) -> Result<Reply, Error> {
        let language = self.appearance.language;
        let game = self.task.solved(self.variant).ok_or_else(|| self.broken())?;
        let mut lines = vec![
            self.task.heading(language, self.variant, self.number),
            self.format("lesson-right", &[("account", self.account(&game)?.into())]),
            self.format(&self.task.praise, &[]),
        ];
        let next = self.number + 1;
        let button = if next < tasks(self.variant).len() {
            self.button("button-next", LearnClick::Task(next))
        } else {
            let played = variant_names::name(language, self.variant);
            lines.push(self.format("lesson-done", &[("game", played.into())]));
            self.button("button-play-engine", LearnClick::Play)
        };
        let picture = self.board(&game)?;
        let reply = Reply::private(joined(lines)).with_picture(picture);
        Ok(reply.with_row(Row::Buttons(vec![button])))
    }

    /// What was played since the task was asked, in the words of play.
    fn account(&self, solved: &Game) -> Result<String, Error> {
        let mut game = self.game()?;
        let before = game.actions().len();
        let mut told = Vec::new();
        for &action in &solved.actions()[before..] {
            game.play(action).map_err(|_| self.broken())?;
            let done = narration::last_action(
                self.appearance.language,
                &game,
                &PlayerName::SIDES,
                Markup::Discord,
            );
            told.push(match action {
                Action::Roll(number) => format!("{} {done}", Emoji::die(number).mark()),
                _ => done,
            });
        }
        Ok(told.join(" "))
    }
}

/// The lines of a message; those that say nothing are left out.
fn joined(lines: Vec<String>) -> String {
    lines.into_iter().filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use rules::variants::VARIANTS;

    use super::*;

    /// Every message of a game's lesson.
    fn messages(variant: &'static dyn Variant, language: Language) -> Vec<Reply> {
        let appearance = Appearance { language, ..Appearance::default() };
        let mut replies = Vec::new();
        for (number, task) in tasks(variant).iter().enumerate() {
            let answers = task.answers().map(Stage::Answered);
            for stage in [Stage::Asked, Stage::Rolled].into_iter().chain(answers) {
                let reply = lesson(variant, number, stage, appearance);
                replies.push(reply.unwrap_or_else(|error| panic!("{}: {error}", task.id)));
            }
        }
        replies
    }

    #[test]
    fn every_message_of_every_lesson_is_one_that_discord_takes() {
        for (language, variant) in
            Language::ALL.into_iter().flat_map(|it| VARIANTS.iter().map(move |of| (it, *of)))
        {
            for reply in messages(variant, language) {
                let length = reply.text.chars().count();
                assert!(length <= 2000, "{language:?}: {length} characters: {}", reply.text);
                let picture = reply.picture.expect("each has a picture").draw().unwrap();
                assert!((1..=1024).contains(&picture.alt.chars().count()), "{}", picture.alt);
                assert_eq!(reply.rows.len(), 1, "{}", reply.text);
            }
        }
    }

    #[test]
    fn what_is_not_there_is_refused() {
        let answer = |text: &str| Stage::Answered(text.parse().expect("an answer"));
        for variant in VARIANTS {
            let kind = |number, stage| lesson(*variant, number, stage, Appearance::default());
            for (number, stage) in [(5, Stage::Asked), (99, Stage::Rolled), (0, answer("t0"))] {
                assert!(kind(number, stage).is_err(), "{}: {number}, {stage:?}", variant.id());
            }
        }
    }
}
