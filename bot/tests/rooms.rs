//! The rooms of the house, and the arrows between them: each room knows those after it and none
//! before it.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The rooms, from the one that knows all others to the one that knows none.
const ROOMS: [&str; 5] = ["discord", "jobs", "ui", "game", "store"];

/// What every room may know: it knows no room itself.
const GROUND: [&str; 9] =
    ["clock", "config", "health", "http_server", "ids", "limits", "measure", "names", "priority"];

/// What puts the rooms together, and what people start.
const ENTRANCE: [&str; 7] = ["bot", "lib", "log", "main", "operate", "reading", "try_out"];

/// The libraries that only one room may use; the log names one of them to filter what it prints.
const LANGUAGES: [(&str, &str); 2] = [("serenity", "discord"), ("sqlx", "store")];

/// Every file of the library, with the room or file at the root that it belongs to.
fn files() -> Vec<(String, PathBuf)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    for entry in fs::read_dir(&root).expect("the sources") {
        let path = entry.expect("a file").path();
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        if path.is_dir() {
            collect(&path, &name, &mut files);
        } else {
            files.push((name, path));
        }
    }
    files
}

fn collect(folder: &Path, room: &str, files: &mut Vec<(String, PathBuf)>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            collect(&path, room, files);
        } else if path.extension().is_some_and(|it| it == "rs") {
            files.push((room.to_owned(), path));
        }
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
    for (room, path) in files() {
        let source = fs::read_to_string(&path).expect("a text");
        let known: Vec<String> = known(&source).into_iter().filter(|it| *it != room).collect();
        arrows.entry(room).or_default().extend(known.into_iter().map(|it| (it, path.clone())));
    }
    arrows
}

#[test]
fn every_file_is_in_a_room_or_at_the_entrance() {
    let known: Vec<&str> = [&ROOMS[..], &GROUND, &ENTRANCE].concat();
    for (room, path) in files() {
        assert!(known.contains(&room.as_str()), "{} is in no room", path.display());
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

#[test]
fn each_language_is_spoken_in_one_room() {
    for (room, path) in files() {
        let source = fs::read_to_string(&path).expect("a text");
        for (name, home) in LANGUAGES {
            let speaks = source.contains(&format!("{name}::"));
            let home = if room == "log" { "log" } else { home };
            assert!(room == home || !speaks, "{} speaks {name}", path.display());
        }
    }
}

#[test]
fn what_is_known_is_found_in_every_form() {
    let source = "use crate::game::{Record, Tables};\nuse crate::{game, ids::GameId};\n\
                  fn f(id: crate::store::Store) {}";
    assert_eq!(known(source), ["game", "game", "ids", "store"]);
}
