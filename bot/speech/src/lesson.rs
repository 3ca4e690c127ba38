//! A game taught in five small positions: one idea and one task each.
//!
//! A lesson is `lessons.jsonl` in the game's folder, one task a line. It holds positions, actions and keys;
//! what is said stands in the languages' files.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use rules::{Action, Game, Square, Variant};
use serde::Deserialize;

use crate::fact::Fact;
use crate::game_data::{GameData, play_all};
use crate::language::Language;
use crate::variant_names;

static LESSONS: LazyLock<GameData<Task>> = LazyLock::new(|| GameData::read("lessons.jsonl"));

/// The tasks of a game's lesson, in order; none where the game has no lesson.
pub fn tasks(variant: &dyn Variant) -> &'static [Task] {
    LESSONS.of(variant)
}

/// One position of a lesson.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Task {
    /// What it is called within its game: lower case.
    pub id: String,
    /// The position, as FEN.
    pub fen: String,
    /// What was played from there before the person is asked.
    #[serde(default)]
    pub played: Vec<String>,
    /// The number that the lesson's die shows, where one is rolled.
    pub die: Option<u8>,
    /// What can be answered: actions, or squares. A wrong one need not be legal.
    pub offered: Vec<String>,
    /// The one of them that is right.
    pub right: String,
    /// What is played after the right answer to show what it comes to.
    #[serde(default)]
    pub then: Vec<String>,
    /// The key of what is taught here, in a few words.
    pub title: String,
    /// The key of the idea.
    pub idea: String,
    /// The key of what the person is asked to do.
    pub task: String,
    /// The key of what is said of the right answer.
    pub praise: String,
    /// The key of why an answer is wrong, for each that is.
    pub wrong: BTreeMap<String, String>,
}

/// What is answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// What to do.
    Action(Action),
    /// Where something goes.
    Square(Square),
}

impl FromStr for Answer {
    type Err = NoAnswer;

    fn from_str(text: &str) -> Result<Self, NoAnswer> {
        let square = text.parse().map(Self::Square);
        square.or_else(|_| text.parse().map(Self::Action)).map_err(|_| NoAnswer)
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Action(action) => action.fmt(f),
            Self::Square(square) => square.fmt(f),
        }
    }
}

/// A text is neither an action nor a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoAnswer;

impl Task {
    /// The game as the person comes to it, its die not yet rolled; none where the data is broken.
    pub fn game(&self, variant: &'static dyn Variant) -> Option<Game> {
        let game = Game::from_fen(variant, &self.fen).ok()?;
        play_all(game, &self.played)
    }

    /// The same once the die is rolled. Where the roll is what is asked about, it is still to do.
    pub fn rolled(&self, variant: &'static dyn Variant) -> Option<Game> {
        let game = self.game(variant)?;
        if self.asks_for_square() { Some(game) } else { play_all(game, &self.roll()) }
    }

    /// The game after the right answer and what follows it.
    pub fn solved(&self, variant: &'static dyn Variant) -> Option<Game> {
        let mut actions = self.roll();
        if !self.asks_for_square() {
            actions.push(self.right.clone());
        }
        play_all(play_all(self.game(variant)?, &actions)?, &self.then)
    }

    /// What can be answered, in the order in which it is offered.
    pub fn answers(&self) -> impl Iterator<Item = Answer> {
        self.offered.iter().filter_map(|text| text.parse().ok())
    }

    /// Whether the answers are squares.
    pub fn asks_for_square(&self) -> bool {
        matches!(self.right.parse(), Ok(Answer::Square(_)))
    }

    /// The key of why an answer is wrong, or none where it is the right one.
    ///
    /// # Errors
    ///
    /// Where it is not offered.
    pub fn judge(&self, answer: Answer) -> Result<Option<&str>, NoAnswer> {
        let text = answer.to_string();
        if text == self.right {
            return Ok(None);
        }
        self.wrong.get(&text).map(|key| Some(key.as_str())).ok_or(NoAnswer)
    }

    /// The keys of all that is said in the task.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        let told = [&self.title, &self.idea, &self.task, &self.praise].into_iter();
        told.chain(self.wrong.values()).map(String::as_str)
    }

    fn roll(&self) -> Vec<String> {
        self.die.map(|number| Action::Roll(number).to_string()).into_iter().collect()
    }

    /// The line above task `number`, from 0, of a game's lesson.
    pub fn heading(&self, language: Language, variant: &dyn Variant, number: usize) -> String {
        let facts = [
            ("game", variant_names::name(language, variant).into()),
            ("title", language.format(&self.title, &[]).into()),
            ("number", (number + 1).into()),
            ("count", tasks(variant).len().into()),
        ];
        language.format("lesson-heading", &facts)
    }

    /// What the person is asked to do.
    pub fn asked(&self, language: Language) -> String {
        let task = language.format(&self.task, &[]);
        language.format("lesson-task", &[("task", Fact::from(task))])
    }
}
