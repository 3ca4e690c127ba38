//! The files of the languages and of the program.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::Entry;
use speech::Language;

/// The texts of a language's own files and of those of the games.
pub(crate) fn language_texts(language: Language) -> Vec<String> {
    let mut all = texts(&format!("locales/{}", language.code()), "ftl");
    let of_games = format!("locales/{}.ftl", language.code());
    all.extend(texts_where("../../rules/src/variants", |path| path.ends_with(&of_games)));
    all
}

/// The texts of the files with this extension in a folder of this crate and the folders in it, in
/// order of their paths.
pub(crate) fn texts(folder: &str, extension: &str) -> Vec<String> {
    texts_where(folder, |path| path.extension().is_some_and(|it| it == extension))
}

/// The same of the files whose paths are wanted.
pub(crate) fn texts_where(folder: &str, is_wanted: impl Fn(&Path) -> bool) -> Vec<String> {
    let mut found = Vec::new();
    find(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut found);
    found.retain(|path| is_wanted(path));
    found.sort();
    found.iter().map(|path| fs::read_to_string(path).unwrap()).collect()
}

fn find(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() { find(&path, found) } else { found.push(path) }
    }
}

/// A message or an attribute of a language's files.
pub(crate) struct Sentence {
    /// The message's name, and behind a dot the attribute's.
    pub(crate) name: String,
    /// The facts that it tells.
    pub(crate) variables: BTreeSet<String>,
    /// The messages that help it.
    pub(crate) helpers: BTreeSet<String>,
}

/// Everything that is said in the texts of a language's files.
pub(crate) fn sentences(texts: &[String]) -> Vec<Sentence> {
    let mut found = Vec::new();
    for text in texts {
        let resource = fluent_syntax::parser::parse(text.as_str()).unwrap();
        for entry in &resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let name = message.id.name;
            let value = message.value.iter().map(|value| (name.to_owned(), value));
            let attributes = message.attributes.iter();
            let attributes = attributes.map(|it| (format!("{name}.{}", it.id.name), &it.value));
            found.extend(value.chain(attributes).map(|(name, pattern)| {
                let pattern = format!("{pattern:?}");
                let variables = named(&pattern, "VariableReference");
                Sentence { name, variables, helpers: named(&pattern, "MessageReference") }
            }));
        }
    }
    found
}

/// The facts that each of these messages and attributes tells, those of the messages that help it
/// included. A helper is left out, except a label, which tells no facts and also stands by itself.
pub(crate) fn facts(sentences: &[Sentence]) -> Vec<(String, BTreeSet<String>)> {
    let helped: BTreeSet<&String> = sentences.iter().flat_map(|it| &it.helpers).collect();
    let said = sentences.iter().map(|it| (&it.name, facts_of(sentences, &it.name)));
    let said = said.filter(|(name, facts)| !helped.contains(name) || facts.is_empty());
    said.map(|(name, facts)| (name.clone(), facts)).collect()
}

/// The facts that one of these messages and attributes tells, by itself and by what helps it.
pub(crate) fn facts_of(sentences: &[Sentence], name: &String) -> BTreeSet<String> {
    let (mut facts, mut open) = (BTreeSet::new(), vec![name]);
    while let Some(next) = open.pop() {
        if let Some(sentence) = sentences.iter().find(|it| it.name == *next) {
            facts.extend(sentence.variables.clone());
            open.extend(&sentence.helpers);
        }
    }
    facts
}

/// The names of the references of a kind in the debug form of a pattern.
fn named(pattern: &str, kind: &str) -> BTreeSet<String> {
    let start = format!("{kind} {{ id: Identifier {{ name: \"");
    let parts = pattern.split(&start).skip(1);
    parts.map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
}
