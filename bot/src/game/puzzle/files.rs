//! The puzzles as the folders of the games have them, read once.

use std::collections::{BTreeMap, HashMap};
use std::sync::LazyLock;

use rules::{Color, Variant};
use serde::Deserialize;

use super::{Kind, Node, Puzzle, PuzzleId};

/// Every puzzle, in the order of their ids.
static PUZZLES: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
    let mut puzzles = Vec::new();
    for (variant, text) in speech::game_files("puzzles.jsonl") {
        let id = variant.id();
        for (nth, line) in text.lines().enumerate() {
            match read(line) {
                Some(puzzle) if puzzle.variant.id() == id => puzzles.push(puzzle),
                _ => tracing::error!(id, line = nth + 1, "a puzzle is not read"),
            }
        }
    }
    puzzles.sort_by_key(|puzzle| puzzle.id);
    puzzles
});

/// Where each of them stands.
static PLACES: LazyLock<HashMap<PuzzleId, usize>> =
    LazyLock::new(|| PUZZLES.iter().enumerate().map(|(nth, puzzle)| (puzzle.id, nth)).collect());

/// Every puzzle, in the order of their ids.
pub fn all() -> &'static [Puzzle] {
    &PUZZLES
}

/// The puzzle with this id.
pub fn by_id(id: PuzzleId) -> Option<&'static Puzzle> {
    PLACES.get(&id).map(|&nth| &PUZZLES[nth])
}

/// The kinds of which a game has puzzles.
pub fn kinds_of(variant: &'static dyn Variant) -> Vec<Kind> {
    let has =
        |kind: &Kind| all().iter().any(|it| it.kind == *kind && it.variant.id() == variant.id());
    Kind::ALL.into_iter().filter(has).collect()
}

#[derive(Deserialize)]
struct PuzzleLine {
    id: String,
    variant: String,
    fen: String,
    kind: String,
    solution: StoredPuzzle,
    difficulty: u8,
}

#[derive(Deserialize)]
struct StoredPuzzle {
    action: Option<String>,
    #[serde(default)]
    replies: BTreeMap<String, StoredPuzzle>,
    faces: Option<BTreeMap<String, Vec<String>>>,
    against: Option<String>,
}

fn read(line: &str) -> Option<Puzzle> {
    let line: PuzzleLine = serde_json::from_str(line).ok()?;
    Some(Puzzle {
        id: line.id.parse().ok()?,
        variant: rules::variants::by_id(&line.variant)?,
        fen: line.fen,
        kind: line.kind.parse().ok()?,
        solution: node(&line.solution)?,
        difficulty: line.difficulty,
    })
}

fn node(written: &StoredPuzzle) -> Option<Node> {
    if let Some(action) = &written.action {
        let reply =
            |(action, then): (&String, &StoredPuzzle)| Some((action.parse().ok()?, node(then)?));
        let replies = written.replies.iter().map(reply).collect::<Option<_>>()?;
        return Some(Node::Action { action: action.parse().ok()?, replies });
    }
    let face = |(number, mates): (&String, &Vec<String>)| {
        let mates = mates.iter().map(|it| it.parse().ok()).collect::<Option<_>>()?;
        Some((number.parse().ok().filter(|it| (1..=8).contains(it))?, mates))
    };
    let faces = written.faces.as_ref()?.iter().map(face).collect::<Option<_>>()?;
    let against = match &written.against {
        Some(name) => Some(Color::by_name(name)?),
        None => None,
    };
    Some(Node::Faces { faces, against })
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_line_of_every_file_is_a_puzzle_with_an_id_of_its_own() {
        let lines: usize =
            speech::game_files("puzzles.jsonl").map(|(_, text)| text.lines().count()).sum();
        assert!(lines > 0);
        assert_eq!(all().len(), lines);
        let ids: HashSet<PuzzleId> = all().iter().map(|puzzle| puzzle.id).collect();
        assert_eq!(ids.len(), lines);
        assert!(all().iter().all(|it| (1..=10).contains(&it.difficulty) && it.turns() <= 3));
    }

    #[test]
    fn what_is_no_puzzle_is_none() {
        let good = r#"{"id":"00000000000000ab","variant":"chess","fen":"8/8/8/8/8/8/8/8 w - - 0 1",
            "kind":"mate","solution":{"action":"a1a2","replies":{"b1b2":{"action":"a2a3"},
            "b1b3":{"action":"a2a4","replies":{"b3b4":{"action":"a4a5"}}}}},"difficulty":3}"#;
        let puzzle = read(good).unwrap();
        assert_eq!((puzzle.kind, puzzle.turns()), (Kind::Mate, 3));
        let stubborn = puzzle.solution.hardest_reply().map(|(action, _)| action.to_string());
        assert_eq!(stubborn.as_deref(), Some("b1b3"));
        for (what, instead) in
            [("mate", "mat"), ("a2a4", "x"), ("00ab", "0"), ("chess", "draughts")]
        {
            assert!(read(&good.replace(what, instead)).is_none(), "{instead}");
        }
        let faces = r#"{"faces":{"2":["c5b4"],"7":[]},"against":"white"}"#;
        let faces: StoredPuzzle = serde_json::from_str(faces).unwrap();
        let Some(Node::Faces { faces, against }) = node(&faces) else { panic!("no numbers") };
        assert_eq!(
            (faces.into_iter().map(|(number, _)| number).collect::<Vec<_>>(), against),
            (vec![2, 7], Some(Color::White))
        );
        for wrong in [r#"{"faces":{"9":[]}}"#, r#"{"faces":{},"against":"red"}"#, "{}"] {
            assert_eq!(node(&serde_json::from_str(wrong).unwrap()), None, "{wrong}");
        }
    }
}
