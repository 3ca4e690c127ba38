//! Sentences as data: which is to be said, before it is known in which language.

use rules::notation;

use crate::{Fact, Language, commands, variant_names};

/// A sentence by its id in the files, with what it tells.
#[derive(Clone, PartialEq, Debug)]
pub struct Message {
    pub(crate) id: &'static str,
    pub(crate) args: Vec<(&'static str, Argument)>,
}

/// What a sentence tells, in no language yet.
#[derive(Clone, PartialEq, Debug)]
pub enum Argument {
    /// What is the same in every language.
    Fact(Fact),
    /// The name of the game with this id.
    Game(String),
    /// What this choice of a command is called.
    Choice(&'static str),
    /// Another sentence.
    Message(Message),
    /// The same in bold.
    Bold(&'static str),
    /// Several, told one after the other.
    List(Vec<Argument>),
}

impl<T: Into<Fact>> From<T> for Argument {
    fn from(fact: T) -> Self {
        Self::Fact(fact.into())
    }
}

impl From<&notation::Message> for Message {
    fn from(message: &notation::Message) -> Self {
        let args = message.args.iter().map(|(name, arg)| (*name, arg.into()));
        Self { id: message.id, args: args.collect() }
    }
}

impl From<&notation::Arg> for Argument {
    fn from(arg: &notation::Arg) -> Self {
        use notation::Arg;
        match arg {
            Arg::Text(text) => text.as_str().into(),
            Arg::Code(text) => format!("`{text}`").into(),
            Arg::Number(number) => (*number).into(),
            Arg::Square(square) => (*square).into(),
            Arg::Side(side) => (*side).into(),
            Arg::Role(role) => (*role).into(),
            Arg::Roles(role) => Fact::pieces(*role, 2).into(),
            Arg::Piece(piece) => (*piece).into(),
            Arg::Game(id) => Self::Game((*id).to_owned()),
            Arg::List(args) => Self::List(args.iter().map(Self::from).collect()),
        }
    }
}

impl Message {
    /// The sentence with this id, which tells nothing so far.
    pub const fn new(id: &'static str) -> Self {
        Self { id, args: Vec::new() }
    }

    /// The same, which tells this as well.
    #[must_use]
    pub fn with(mut self, name: &'static str, argument: impl Into<Argument>) -> Self {
        self.args.push((name, argument.into()));
        self
    }

    /// The sentence in a language.
    pub fn format(&self, language: Language) -> String {
        language.format(self.id, &self.facts(language))
    }

    pub(crate) fn facts(&self, language: Language) -> Vec<(&'static str, Fact)> {
        self.args.iter().map(|(name, argument)| (*name, argument.fact(language))).collect()
    }
}

impl Argument {
    /// The same in a language.
    pub fn fact(&self, language: Language) -> Fact {
        match self {
            Self::Fact(fact) => fact.clone(),
            Self::Game(id) => variant_names::name_by_id(language, id).into(),
            Self::Choice(name) => commands::choice(language, name).into(),
            Self::Message(message) => message.format(language).into(),
            Self::Bold(key) => format!("**{}**", language.format(key, &[])).into(),
            Self::List(list) => Fact::List(list.iter().map(|it| it.fact(language)).collect()),
        }
    }
}
