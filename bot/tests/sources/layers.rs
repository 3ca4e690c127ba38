//! The layers of the bot: each uses those below it and none above it.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::{Source, sources};

/// The layers, from the top, which uses all others, to the bottom.
const LAYERS: [&str; 5] = ["discord", "jobs", "ui", "game", "store"];

/// The modules that every layer may use; they use no layer.
const COMMON: [&str; 11] = [
    "avatar",
    "clock",
    "config",
    "health",
    "http_server",
    "ids",
    "in_flight",
    "limits",
    "metrics",
    "names",
    "worker_pool",
];

/// The modules that put the layers together, and the commands that people start.
const ENTRY_POINTS: [&str; 7] =
    ["bot", "lib", "log", "main", "operate", "fuzz_api", "playground_cmd"];

/// The libraries that only one layer may use; the log names one of them to filter what it prints.
const LIBRARIES: [(&str, &str); 2] = [("serenity", "discord"), ("sqlx", "store")];

impl Source {
    /// The layer that it belongs to, or its own name where it is at the root.
    fn layer(&self) -> String {
        let first = self.place.iter().next().expect("a name").to_string_lossy();
        first.trim_end_matches(".rs").to_owned()
    }
}

/// The modules of its own crate that a file uses: the first name after each `crate::`.
fn used(source: &str) -> Vec<String> {
    let mut names = Vec::new();
    for rest in source.split("crate::").skip(1) {
        let list =
            rest.strip_prefix('{').map_or(rest, |list| list.split('}').next().unwrap_or_default());
        let single = !rest.starts_with('{');
        for part in list.split(',').take(if single { 1 } else { usize::MAX }) {
            let part = part.trim_start();
            let end = part.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(part.len());
            names.push(part[..end].to_owned());
        }
    }
    names
}

/// The modules that each layer uses, with the file that does.
fn dependencies() -> BTreeMap<String, Vec<(String, PathBuf)>> {
    let mut dependencies: BTreeMap<String, Vec<(String, PathBuf)>> = BTreeMap::new();
    for source in sources() {
        let layer = source.layer();
        let used = used(&source.text).into_iter().filter(|it| *it != layer);
        let used: Vec<_> = used.map(|it| (it, source.place.clone())).collect();
        dependencies.entry(layer).or_default().extend(used);
    }
    dependencies
}

#[test]
fn every_file_is_in_a_layer_or_an_entry_point() {
    let known: Vec<&str> = [&LAYERS[..], &COMMON, &ENTRY_POINTS].concat();
    for source in sources() {
        let is_known = known.contains(&source.layer().as_str());
        assert!(is_known, "{} is in no layer", source.place.display());
    }
}

#[test]
fn the_readme_draws_the_layers_as_they_are() {
    let readme = Path::new(env!("CARGO_MANIFEST_DIR")).join("../README.md");
    let readme = fs::read_to_string(readme).expect("a text");
    assert!(readme.contains(&LAYERS.join(" → ")));
}

#[test]
fn no_layer_uses_one_above_it() {
    let dependencies = dependencies();
    for (index, layer) in LAYERS.iter().enumerate() {
        let below = &LAYERS[index + 1..];
        let used = &dependencies[*layer];
        for (other, path) in used {
            let other = other.as_str();
            assert!(
                below.contains(&other) || COMMON.contains(&other),
                "{} uses {other}, which {layer} must not",
                path.display()
            );
        }
        assert!(!used.is_empty(), "the test sees what {layer} uses");
    }
    for module in COMMON {
        for (other, path) in dependencies.get(module).into_iter().flatten() {
            assert!(COMMON.contains(&other.as_str()), "{} uses {other}", path.display());
        }
    }
}

/// What `ui` may ask the store of games and what belongs to them. It reads and changes settings and
/// channels as it likes, since they follow no rules of a game; all else is changed by `game`.
const READS: [&str; 6] = ["follows", "has_played", "name_of", "solved_in", "channel", "has_board"];

#[test]
fn only_game_changes_what_the_store_has_of_games() {
    let groups = ["games", "challenges", "offers", "puzzles", "ratings", "jobs", "files"];
    let mut seen = 0;
    for source in sources().into_iter().filter(|it| it.layer() == "ui") {
        let text: String = source.text.split_whitespace().collect();
        for group in groups {
            for rest in text.split(&format!("store.{group}().")).skip(1) {
                let method = rest.split('(').next().unwrap_or_default();
                assert!(READS.contains(&method), "{}: {group}, {method}", source.place.display());
                seen += 1;
            }
        }
    }
    assert!(seen >= READS.len(), "the test sees what ui asks");
}

#[test]
fn each_library_is_used_in_one_layer() {
    for source in sources() {
        let layer = source.layer();
        for (name, home) in LIBRARIES {
            let uses = source.text.contains(&format!("{name}::"));
            let home = if layer == "log" { "log" } else { home };
            assert!(layer == home || !uses, "{} uses {name}", source.place.display());
        }
    }
}

#[test]
fn every_form_of_import_is_found() {
    let source = "use crate::game::{Record, Tables};\nuse crate::{game, ids::GameId};\n\
                  fn f(id: crate::store::Store) {}";
    assert_eq!(used(source), ["game", "game", "ids", "store"]);
}
