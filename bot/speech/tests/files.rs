//! The languages' files and the program that says what stands in them.

use std::collections::{BTreeMap, BTreeSet};

use rules::Role;
use rules::variants::VARIANTS;
use scene::{Size, THEMES};
use speech::{Language, guide, lesson, tip};

use crate::support::files::{facts_of, language_texts, sentences, texts};

/// Where sentences are said, from this crate.
const SPEAKERS: [&str; 4] = ["src", "../src/ui", "../src/game", "../../rules/src/notation"];

/// The names of all messages of a language's files.
fn messages(language: Language) -> BTreeSet<String> {
    entries(language).into_keys().filter(|name| !name.contains('.')).collect()
}

/// The facts that each message and attribute of a language's files tells, by itself and by what helps
/// it.
fn entries(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let sentences = sentences(&language_texts(language));
    sentences.iter().map(|it| (it.name.clone(), facts_of(&sentences, &it.name))).collect()
}

/// What stands in quotes in the program, of lower-case words joined by hyphens.
fn quoted() -> BTreeSet<String> {
    let texts = SPEAKERS.iter().flat_map(|folder| texts(folder, "rs"));
    let quoted = texts.flat_map(|text| {
        let code = text.lines().filter(|line| !line.contains("serialize_all"));
        let code = code.collect::<Vec<_>>().join("\n");
        code.split('"').skip(1).step_by(2).map(str::to_owned).collect::<Vec<String>>()
    });
    let is_key = |text: &String| {
        text.contains('-')
            && text
                .split('-')
                .all(|word| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_lowercase()))
    };
    quoted.filter(is_key).collect()
}

/// The messages whose names are made of the registries of games, themes and sizes, or stand in the
/// games' lessons and tips.
fn of_registries() -> BTreeSet<String> {
    let themes = THEMES.iter().map(|theme| format!("theme-{}", theme.name));
    let sizes = Size::ALL.iter().map(|size| format!("size-{}", size.name()));
    let mut names: BTreeSet<String> = themes.chain(sizes).collect();
    for variant in VARIANTS {
        let id = variant.id();
        names.insert(format!("game-{id}"));
        names.extend(guide::pages(*variant).iter().map(|page| format!("guide-{id}-{}", page.key)));
        names.extend(tip::all(*variant).iter().map(|tip| tip.tip.clone()));
        let tasks = lesson::tasks(*variant).iter();
        names.extend(tasks.flat_map(|task| task.keys().map(str::to_owned)));
    }
    names
}

/// Whether a message is of a command or of a kind of puzzle: their keys are made of their names, and
/// tests of `bot` say each, such as `every_kind_has_a_task_in_every_language`.
fn of_commands(name: &str) -> bool {
    ["command-", "choice-", "puzzle-task-"].iter().any(|begins| name.starts_with(begins))
}

/// What the program and the English files say.
struct Said {
    rust: Vec<String>,
    fluent: Vec<String>,
}

impl Said {
    fn read() -> Self {
        let rust = SPEAKERS.iter().flat_map(|folder| texts(folder, "rs")).collect();
        Self { rust, fluent: language_texts(Language::English) }
    }

    /// Whether the program says a message by its name.
    fn by_the_program(&self, name: &str) -> bool {
        let quoted = format!("\"{name}\"");
        self.rust.iter().any(|text| text.contains(&quoted))
    }

    /// Whether a message stands within another one.
    fn by_a_message(&self, name: &str) -> bool {
        let placed = format!("{{ {name} }}");
        self.fluent.iter().any(|text| text.contains(&placed))
    }
}

#[test]
fn whatever_the_program_says_stands_in_the_files() {
    let messages = messages(Language::English);
    let missing: Vec<String> = quoted().into_iter().filter(|it| !messages.contains(it)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn whatever_stands_in_the_files_is_said() {
    let said = Said::read();
    let is_said = |name: &str| said.by_the_program(name) || said.by_a_message(name);
    let of_registries = of_registries();
    let idle: Vec<String> = messages(Language::English)
        .into_iter()
        .filter(|name| !is_said(name) && !of_registries.contains(name) && !of_commands(name))
        .collect();
    assert!(idle.is_empty(), "{idle:?}");
}

#[test]
fn every_noun_has_each_form_that_is_asked_for() {
    for language in Language::ALL {
        let texts = language_texts(language);
        let nouns = texts.iter().find(|text| text.contains("\npawn = ")).unwrap();
        let forms: BTreeSet<&str> = texts
            .iter()
            .flat_map(|text| text.split("form: \"").skip(1))
            .filter_map(|rest| Some(rest.split_once('"')?.0))
            .collect();
        assert!(forms.len() > 3, "{forms:?}");
        for noun in Role::ALL.map(|role| role.name().to_lowercase().replace(' ', "-")) {
            let (_, rest) = nouns.split_once(&format!("\n{noun} = ")).unwrap();
            let entry = rest.split("\n\n").next().unwrap();
            for form in &forms {
                let form = format!("    .{form} =");
                assert!(entry.contains(&form), "{language:?}: {noun} has no {form}");
            }
        }
    }
}

#[test]
fn every_language_says_the_same_of_the_same_facts() {
    let english = entries(Language::English);
    let (said, of_registries) = (Said::read(), of_registries());
    // What only helps other messages is each language's own; so is how two sentences become one.
    // A label, which tells no facts, stands by itself wherever else it is quoted.
    let is_said = |name: &str| {
        let is_label = || english.get(name).is_some_and(BTreeSet::is_empty);
        let by_itself = said.by_the_program(name) && (is_label() || !said.by_a_message(name));
        by_itself || of_registries.contains(name)
    };
    for language in Language::ALL {
        let own = entries(language);
        for (name, variables) in &own {
            let Some(known) = english.get(name) else {
                continue;
            };
            assert!(variables.is_subset(known), "{language:?}: {name} knows only {known:?}");
        }
        let said = english.keys().filter(|name| of_commands(name) || is_said(name));
        let missing: Vec<&String> = said.filter(|name| !own.contains_key(*name)).collect();
        assert!(missing.is_empty(), "{language:?} lacks {missing:?}");
        let nouns = Role::ALL.map(|role| role.name().to_lowercase().replace(' ', "-"));
        let strange: Vec<&String> = own
            .keys()
            .filter(|name| !english.contains_key(*name) && is_said(name))
            .filter(|name| !nouns.iter().any(|noun| name.starts_with(noun)))
            .collect();
        assert!(strange.is_empty(), "{language:?} has {strange:?} besides");
    }
}
