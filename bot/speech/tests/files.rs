//! The languages' files and the program that says what stands in them.

#![allow(clippy::unwrap_used, reason = "a helper that fails fails its test")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::Entry;
use render::{Size, THEMES};
use rules::Role;
use rules::variants::VARIANTS;
use speech::{Language, lesson, tip};

/// Where sentences are said, from this crate.
const SPEAKERS: [&str; 2] = ["src", "../src/ui/views"];

fn files(folder: &Path, extension: &str, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, extension, found);
        } else if path.extension().is_some_and(|it| it == extension) {
            found.push(path);
        }
    }
}

fn texts(folder: &str, extension: &str) -> Vec<String> {
    let mut found = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), extension, &mut found);
    found.iter().map(|path| fs::read_to_string(path).unwrap()).collect()
}

/// The folder of a language's files.
fn folder(language: Language) -> String {
    format!("locales/{}", language.code())
}

/// The names of all messages of a language's files.
fn messages(language: Language) -> BTreeSet<String> {
    entries(language).into_keys().filter(|name| !name.contains('.')).collect()
}

/// The variables of each message and attribute of a language's files.
fn entries(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut found = BTreeMap::new();
    for text in texts(&folder(language), "ftl") {
        let resource = fluent_syntax::parser::parse(text.as_str()).unwrap();
        for entry in &resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let name = message.id.name.to_owned();
            let value = message.value.iter().map(|value| (name.clone(), value));
            let attributes = message.attributes.iter();
            let attributes = attributes.map(|it| (format!("{name}.{}", it.id.name), &it.value));
            for (name, pattern) in value.chain(attributes) {
                let pattern = format!("{pattern:?}");
                let variables = pattern.split("VariableReference { id: Identifier { name: \"");
                let name_of = |rest: &str| rest.split('"').next().unwrap().to_owned();
                found.insert(name, variables.skip(1).map(name_of).collect());
            }
        }
    }
    found
}

/// What stands in quotes in the program, of lower-case words joined by hyphens.
fn quoted() -> BTreeSet<String> {
    let texts = SPEAKERS.iter().flat_map(|folder| texts(folder, "rs"));
    let quoted = texts.flat_map(|text| {
        text.split('"').skip(1).step_by(2).map(str::to_owned).collect::<Vec<String>>()
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
        names.extend(variant.guide().iter().map(|page| format!("guide-{id}-{}", page.key)));
        names.extend(tip::all(*variant).iter().map(|tip| tip.tip.clone()));
        let tasks = lesson::tasks(*variant).iter();
        names.extend(tasks.flat_map(|task| task.keys().map(str::to_owned)));
    }
    names
}

/// Whether a message is of the registry of commands, which `bot` holds to its words.
fn of_commands(name: &str) -> bool {
    name.starts_with("command-") || name.starts_with("choice-")
}

#[test]
fn whatever_the_program_says_stands_in_the_files() {
    let messages = messages(Language::English);
    let missing: Vec<String> = quoted().into_iter().filter(|it| !messages.contains(it)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn whatever_stands_in_the_files_is_said() {
    let (rust, fluent): (Vec<String>, _) =
        (SPEAKERS.iter().flat_map(|it| texts(it, "rs")).collect(), texts("locales/en", "ftl"));
    let is_said = |name: &str| {
        let quoted = format!("\"{name}\"");
        let placed = format!("{{ {name} }}");
        rust.iter().any(|text| text.contains(&quoted))
            || fluent.iter().any(|text| text.contains(&placed))
    };
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
        let texts = texts(&folder(language), "ftl");
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
    let rust: Vec<String> = SPEAKERS.iter().flat_map(|it| texts(it, "rs")).collect();
    let fluent = texts(&folder(Language::English), "ftl");
    // What only helps other messages is each language's own; so is how two sentences become one.
    let is_said = |name: &str| {
        let (quoted, placed) = (format!("\"{name}\""), format!("{{ {name} }}"));
        let helps = fluent.iter().any(|text| text.contains(&placed));
        let said = !helps && rust.iter().any(|text| text.contains(&quoted));
        said || of_registries().contains(name)
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
