//! The puzzles that are kept: each is what its line says, and there are enough of each sort. The
//! engine's tools prove a sample again.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::LazyLock;

use rules::protocol::Session;
use rules::variants::VARIANTS;
use rules::{Game, Variant};
use serde_json::Value;

use crate::support::demonstration::{moment, replay};
use crate::support::{Answers, IDS, MATES};

/// By the game, the kind and the form of its solution: how many there must be at least.
const LEAST: [(&str, &str, usize); 11] = [
    ("superpermutation-d8", "numbers", 100),
    ("superpermutation-d8", "number", 100),
    ("superpermutation-d8", "no-way-out", 100),
    ("superpermutation-d8", "net", 100),
    ("gravitatur", "mate 1", 100),
    ("gravitatur", "mate 2", 50),
    ("chess", "mate 2", 100),
    ("chess", "mate 3", 50),
    ("totem", "mate 1", 100),
    ("totem", "null action", 100),
    ("totem", "null numbers", 100),
];
const LEAST_OF_ALL: usize = 2000;

/// The puzzles of each game, one a line.
static FILES: LazyLock<Vec<(&str, String)>> = LazyLock::new(|| {
    let folders = concat!(env!("CARGO_MANIFEST_DIR"), "/../src/variants");
    let path =
        |variant: &dyn Variant| format!("{folders}/{}/puzzles.jsonl", variant.info().folder());
    let read = |variant: &dyn Variant| std::fs::read_to_string(path(variant)).unwrap();
    VARIANTS.iter().map(|variant| (variant.id(), read(*variant))).collect()
});

/// Every kept line with its game, as it is and as JSON.
fn lines() -> impl Iterator<Item = (&'static str, &'static str, Value)> {
    FILES.iter().flat_map(|(id, file)| {
        file.lines().map(|line| (*id, line, serde_json::from_str(line).unwrap()))
    })
}

fn text<'a>(puzzle: &'a Value, field: &str) -> &'a str {
    puzzle[field].as_str().unwrap_or_else(|| panic!("{puzzle}: {field}"))
}

/// The kind, and the form of the solution where a kind has several.
fn sort(puzzle: &Value) -> String {
    let (kind, solution) = (text(puzzle, "kind"), &puzzle["solution"]);
    match kind {
        "mate" => format!("mate {}", turns(solution)),
        "null" if solution.get("faces").is_some() => "null numbers".to_owned(),
        "null" => "null action".to_owned(),
        _ => kind.to_owned(),
    }
}

/// How many own turns a solution takes.
fn turns(node: &Value) -> usize {
    let replies = node["replies"].as_object();
    1 + replies.and_then(|replies| replies.values().map(turns).max()).unwrap_or(0)
}

#[test]
fn each_line_is_a_puzzle_of_its_game() {
    assert!(FILES.iter().map(|(id, _)| *id).eq(IDS));
    let mut arbiter = Session::default();
    for (id, line, puzzle) in lines() {
        let fields: HashSet<&str> =
            puzzle.as_object().unwrap().keys().map(String::as_str).collect();
        let wanted = ["id", "variant", "fen", "kind", "solution", "difficulty"];
        assert_eq!(fields, HashSet::from(wanted), "{line}");
        assert_eq!(text(&puzzle, "variant"), id, "{line}");
        let fen = text(&puzzle, "fen");
        assert_eq!(arbiter.obeyed(&format!("position {id} fen {fen}")), format!("ok {fen}"));
        assert_eq!(arbiter.obeyed("outcome"), "ongoing", "{line}");
        let difficulty = puzzle["difficulty"].as_u64().unwrap();
        assert!((1..=10).contains(&difficulty), "{line}");
    }
}

/// FNV-1a, as its authors describe it.
fn hash(text: &str) -> u64 {
    let mut hash: u64 = 14_695_981_039_346_656_037;
    for byte in text.bytes() {
        hash ^= u64::from(byte);
        hash = hash.wrapping_mul(1_099_511_628_211);
    }
    hash
}

#[test]
fn ids_are_hashes_and_no_two_of_a_kind_are_alike() {
    assert_eq!((hash(""), hash("foobar")), (0xcbf2_9ce4_8422_2325, 0x8594_4171_f739_67e8));
    let (mut ids, mut placements) = (HashSet::new(), HashSet::new());
    for (variant, line, puzzle) in lines() {
        let (id, fen, kind) = (text(&puzzle, "id"), text(&puzzle, "fen"), text(&puzzle, "kind"));
        assert_eq!(id, format!("{:016x}", hash(&format!("{variant}\n{fen}\n{kind}"))), "{line}");
        assert!(ids.insert(id.to_owned()), "{line}");
        let placement = fen.split(' ').next().unwrap().to_owned();
        assert!(placements.insert((variant, kind.to_owned(), placement)), "{line}");
    }
}

#[test]
fn there_are_enough_of_each_sort() {
    let mut counts: BTreeMap<(&str, String), usize> = BTreeMap::new();
    for (id, _, puzzle) in lines() {
        *counts.entry((id, sort(&puzzle))).or_default() += 1;
    }
    for (id, sort, least) in LEAST {
        let count = counts.remove(&(id, sort.to_owned())).unwrap_or_default();
        assert!(count >= least, "{id}: {count} of {sort}");
    }
    assert!(counts.is_empty(), "what no game asks: {counts:?}");
    assert!(lines().count() >= LEAST_OF_ALL);
}

/// Where a roll could mate in the demonstration game, and the numbers that do.
fn moments() -> Vec<(String, Vec<String>)> {
    let games = replay(|_, _| ());
    let positions = games.iter().flat_map(|game| (0..game.positions().len()).map(|at| game.at(at)));
    let numbers = |game: &Game| {
        let here = moment(game.position());
        MATES.iter().find(|(moment, _)| *moment == here).map(|(_, numbers)| *numbers)
    };
    positions
        .filter(|game| game.position().is_roll_due())
        .filter_map(|game| Some((game.fen(), numbers(&game)?.iter().map(u8::to_string).collect())))
        .collect()
}

#[test]
fn the_eight_moments_of_the_demonstration_game_are_there() {
    let asked = |(_, _, puzzle): &(&str, &str, Value)| text(puzzle, "kind") == "numbers";
    let kept: HashMap<String, Value> = lines()
        .filter(asked)
        .map(|(_, _, puzzle)| (text(&puzzle, "fen").to_owned(), puzzle["solution"].clone()))
        .collect();
    let moments = moments();
    assert_eq!(moments.len(), 8);
    for (fen, numbers) in moments {
        let faces = kept.get(&fen).unwrap_or_else(|| panic!("{fen}"))["faces"].as_object();
        assert_eq!(faces.unwrap().keys().cloned().collect::<Vec<_>>(), numbers, "{fen}");
    }
}

/// The table of all counts that stands in a text, without its blanks: the games by these names.
fn table(names: [&str; 4]) -> Vec<String> {
    let mut counts: BTreeMap<(&str, String), [usize; 10]> = BTreeMap::new();
    for (id, _, puzzle) in lines() {
        let difficulty = usize::try_from(puzzle["difficulty"].as_u64().unwrap()).unwrap();
        let all = counts.entry((id, sort(&puzzle))).or_default();
        all[difficulty - 1] += 1;
    }
    let row = |game: &str, sort: &str, counts: &[usize; 10]| {
        let sort = match sort.split_once(' ') {
            Some(("mate", turns)) => format!("mate in {turns}"),
            Some((kind, "action")) => format!("{kind}, a turn"),
            Some((kind, form)) => format!("{kind}, {form}"),
            None => sort.to_owned(),
        };
        let sum: usize = counts.iter().sum();
        let shown = |count: &usize| if *count == 0 { String::new() } else { count.to_string() };
        let cells: Vec<String> = counts.iter().map(shown).collect();
        format!("|{game}|{sort}|{sum}|{}|", cells.join("|")).replace(' ', "")
    };
    let mut total = [0; 10];
    let mut rows = Vec::new();
    for (id, sort, _) in LEAST {
        let counts = counts.get(&(id, sort.to_owned())).unwrap();
        total.iter_mut().zip(counts).for_each(|(total, count)| *total += count);
        let place = IDS.iter().position(|other| *other == id).unwrap();
        rows.push(row(names[place], sort, counts));
    }
    rows.push(row("all", "", &total));
    rows.sort();
    rows
}

/// The rows of a table of counts in a text, without blanks.
fn rows(text: &str) -> Vec<String> {
    let lines = text.lines().skip_while(|line| !line.starts_with("| game | kind | all |"));
    let rows = lines.skip(2).take_while(|line| line.starts_with('|'));
    let mut rows: Vec<String> = rows.map(|line| line.replace(' ', "")).collect();
    rows.sort();
    rows
}

#[test]
fn the_counts_that_are_told_are_those_of_the_files() {
    let manual = include_str!("../../../docs/manual.md");
    let names = ["chess", "Gravitatur", "d8", "Totem"];
    assert_eq!(rows(manual), table(names));
    let confirmed = include_str!("../puzzles/confirmed.txt");
    assert_eq!(rows(confirmed), table(IDS));
    let count = lines().count();
    let last = format!("{count} of {count} puzzles tried out in ");
    let told = confirmed.lines().find(|line| line.starts_with(&last));
    assert!(told.is_some_and(|line| line.ends_with(": 0 faults.")), "{confirmed}");
}
