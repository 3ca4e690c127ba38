//! The rooms of the house, and the arrows between them: each room knows those after it and none
//! before it.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::{Source, sources};

/// The rooms, from the one that knows all others to the one that knows none.
const ROOMS: [&str; 5] = ["discord", "jobs", "ui", "game", "store"];

/// What every room may know: it knows no room itself.
const GROUND: [&str; 10] = [
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

/// What puts the rooms together, and what people start.
const ENTRANCE: [&str; 7] = ["bot", "lib", "log", "main", "operate", "fuzz_api", "playground_cmd"];

/// The libraries that only one room may use; the log names one of them to filter what it prints.
const LANGUAGES: [(&str, &str); 2] = [("serenity", "discord"), ("sqlx", "store")];

impl Source {
    /// The room that it belongs to, or its own name where it is at the root.
    fn room(&self) -> String {
        let first = self.place.iter().next().expect("a name").to_string_lossy();
        first.trim_end_matches(".rs").to_owned()
    }
}

/// What a file knows of its own crate: the first name after each `crate::`.
fn known(source: &str) -> Vec<String> {
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

/// The rooms that each room knows.
fn arrows() -> BTreeMap<String, Vec<(String, PathBuf)>> {
    let mut arrows: BTreeMap<String, Vec<(String, PathBuf)>> = BTreeMap::new();
    for source in sources() {
        let room = source.room();
        let known = known(&source.text).into_iter().filter(|it| *it != room);
        let known: Vec<_> = known.map(|it| (it, source.place.clone())).collect();
        arrows.entry(room).or_default().extend(known);
    }
    arrows
}

#[test]
fn every_file_is_in_a_room_or_at_the_entrance() {
    let known: Vec<&str> = [&ROOMS[..], &GROUND, &ENTRANCE].concat();
    for source in sources() {
        let is_known = known.contains(&source.room().as_str());
        assert!(is_known, "{} is in no room", source.place.display());
    }
}

#[test]
fn the_readme_draws_the_rooms_as_they_are() {
    let readme = Path::new(env!("CARGO_MANIFEST_DIR")).join("../README.md");
    let readme = fs::read_to_string(readme).expect("a text");
    assert!(readme.contains(&ROOMS.join(" → ")));
}

#[test]
fn no_arrow_points_back() {
    let arrows = arrows();
    for (index, room) in ROOMS.iter().enumerate() {
        let after = &ROOMS[index + 1..];
        let known = &arrows[*room];
        for (other, path) in known {
            let other = other.as_str();
            assert!(
                after.contains(&other) || GROUND.contains(&other),
                "{} knows {other}, which {room} must not",
                path.display()
            );
        }
        assert!(!known.is_empty(), "the test sees what {room} knows");
    }
    for ground in GROUND {
        for (other, path) in arrows.get(ground).into_iter().flatten() {
            assert!(GROUND.contains(&other.as_str()), "{} knows {other}", path.display());
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
    for source in sources().into_iter().filter(|it| it.room() == "ui") {
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
fn each_language_is_spoken_in_one_room() {
    for source in sources() {
        let room = source.room();
        for (name, home) in LANGUAGES {
            let speaks = source.text.contains(&format!("{name}::"));
            let home = if room == "log" { "log" } else { home };
            assert!(room == home || !speaks, "{} speaks {name}", source.place.display());
        }
    }
}

#[test]
fn what_is_known_is_found_in_every_form() {
    let source = "use crate::game::{Record, Tables};\nuse crate::{game, ids::GameId};\n\
                  fn f(id: crate::store::Store) {}";
    assert_eq!(known(source), ["game", "game", "ids", "store"]);
}
