//! Why what a person typed names no legal action.

mod dice;
mod moves;
mod placement;

use std::collections::HashMap;
use std::sync::LazyLock;

use rules::notation::reason::{Choices, Reason, Typed, Unreadable};
use rules::notation::{Letters, ReadError};
use rules::{Draw, End, Role, Victory};

use crate::fact::Fact;
use crate::games;
use crate::language::Language;

/// What the language calls the pieces, to be read: the letters of its notation, and words.
pub fn letters(language: Language) -> &'static Letters {
    static LETTERS: LazyLock<HashMap<Language, Letters>> = LazyLock::new(|| {
        Language::ALL.into_iter().map(|language| (language, letters_of(language))).collect()
    });
    &LETTERS[&language]
}

fn letters_of(language: Language) -> Letters {
    const NAMED: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
    let letters = language.say("notation-letters", &[]);
    let letters = letters.split(' ').map(str::to_owned).zip(NAMED);
    let word = |role| language.say("notation-word", &[("piece", Fact::pieces(role, 1))]);
    Letters::new(letters, Role::ALL.into_iter().map(|role| (word(role), role)))
}

/// Why a text names no legal action, in one to three sentences, and what can be typed instead.
///
/// What was typed and what can be typed stand between backticks.
pub fn mistake(language: Language, error: &ReadError) -> String {
    let messages = match error {
        ReadError::Syntax { typed, reason } => unreadable(typed, reason),
        ReadError::Meaning { typed, after, reason } => {
            let placed = after.map(|at| Mistake::new("mistake-after").with("at", at));
            placed.into_iter().chain(meaning(language, typed, reason)).collect()
        }
    };
    let said = messages.iter().map(|message| language.say(message.key, &message.facts));
    said.collect::<Vec<_>>().join(" ")
}

/// A message of `reading.ftl`, and what it tells: one or two whole sentences.
struct Mistake {
    key: &'static str,
    facts: Vec<(&'static str, Fact)>,
}

impl Mistake {
    const fn new(key: &'static str) -> Self {
        Self { key, facts: Vec::new() }
    }

    fn with(mut self, name: &'static str, fact: impl Into<Fact>) -> Self {
        self.facts.push((name, fact.into()));
        self
    }

    /// With a text that a person typed, or can type.
    fn with_code(self, name: &'static str, text: &str) -> Self {
        self.with(name, code(text))
    }

    /// With a fact that is not always there: `none` where it is not.
    fn with_any(self, name: &'static str, fact: Option<impl Into<Fact>>) -> Self {
        self.with(name, fact.map_or_else(|| "none".into(), Into::into))
    }

    /// With a game, by its id.
    fn with_game(self, language: Language, id: &str) -> Self {
        self.with("game", games::name_by_id(language, id))
    }

    /// With the first choices, and how many more there are.
    fn with_choices(self, choices: &Choices) -> Self {
        let notations: Fact = choices.notations.iter().map(|notation| code(notation)).collect();
        self.with("choices", notations).with("more", choices.more())
    }
}

impl From<Mistake> for Vec<Mistake> {
    fn from(message: Mistake) -> Self {
        vec![message]
    }
}

fn code(text: &str) -> String {
    format!("`{text}`")
}

/// The text has the form of no action.
fn unreadable(typed: &Typed, reason: &Unreadable) -> Vec<Mistake> {
    let about = |key| Mistake::new(key).with_code("typed", typed.as_str());
    match reason {
        Unreadable::Empty => Mistake::new("mistake-empty").into(),
        Unreadable::RollFirst => about("mistake-unreadable-roll-due").into(),
        &Unreadable::DecideFirst { by, may_accept } => {
            vec![about("mistake-unreadable"), dice::decide_first(by, may_accept)]
        }
        Unreadable::Over => about("mistake-unreadable-over").into(),
        Unreadable::Action(examples) => {
            let squares = examples.actions.first().map(ToString::to_string).unwrap_or_default();
            let message = about("mistake-unreadable-move").with_code("squares", &squares);
            message.with_choices(examples).into()
        }
    }
}

/// The text has the form of an action, but names no single legal one.
fn meaning(language: Language, typed: &Typed, reason: &Reason) -> Vec<Mistake> {
    match reason {
        Reason::Over(end) => Mistake::new("mistake-over").with("by", over_by(*end)).into(),
        Reason::NoSquare(square) => {
            Mistake::new("mistake-no-square").with("square", *square).into()
        }
        Reason::Die(reason) => dice::die(language, reason).into(),
        Reason::Totem(reason) => dice::totem(language, *reason).into(),
        Reason::Gravitatur(reason) => placement::gravitatur(language, typed, reason),
        Reason::Castling(reason) => moves::castling(language, *reason).into(),
        Reason::Start(reason) => moves::start(*reason).into(),
        Reason::King(reason) => moves::king(typed, reason),
        Reason::Move(reason) => moves::other(language, typed, reason),
    }
}

/// By what a game is over in which nothing is legal any more, for a sentence to choose by.
const fn over_by(end: End) -> &'static str {
    match end {
        End::Win { by: Victory::Checkmate, .. } => "checkmate",
        End::Win { by: Victory::Null, .. } | End::Draw(Draw::Null) => "null",
        End::Draw(Draw::Stalemate) => "stalemate",
        End::Draw(Draw::Material | Draw::Repetition | Draw::Moves) => "other",
    }
}
