//! Which of the puzzles found are kept.

use std::collections::{BTreeMap, HashSet};

use engine::puzzles::{Kind, Node};

use super::Puzzle;

/// Puzzles that are asked and answered alike: the kind, how many turns it takes, and whether
/// numbers are the answer.
pub(super) type Sort = (Kind, u32, bool);

/// The sort of a puzzle.
pub(super) fn sort_of(puzzle: &Puzzle) -> Sort {
    let numbers = matches!(puzzle.solution, Node::Faces { .. });
    (puzzle.kind, puzzle.solution.turns(), numbers)
}

/// The known ones, and of what was found in each game at most so many of a sort: each difficulty in
/// turn, and no two of a kind with the same placement.
pub(super) fn choose(known: Vec<Puzzle>, found: Vec<Puzzle>, most: usize) -> Vec<Puzzle> {
    let mut seen = HashSet::new();
    let mut is_new = |puzzle: &Puzzle| {
        let placement = puzzle.fen.split(' ').next().unwrap_or_default();
        seen.insert((puzzle.kind, placement.to_owned()))
    };
    let mut chosen: Vec<Puzzle> = known.into_iter().filter(&mut is_new).collect();
    // The last ones first, so that they can be taken from the end.
    let mut sorts: BTreeMap<Sort, BTreeMap<u8, Vec<Puzzle>>> = BTreeMap::new();
    for puzzle in found.into_iter().filter(&mut is_new) {
        let sort = sorts.entry(sort_of(&puzzle)).or_default();
        sort.entry(puzzle.difficulty).or_default().insert(0, puzzle);
    }
    for (sort, mut by_difficulty) in sorts {
        let mut left =
            most - chosen.iter().filter(|known| sort_of(known) == sort).count().min(most);
        while left > 0 && by_difficulty.values().any(|rest| !rest.is_empty()) {
            for rest in by_difficulty.values_mut() {
                if left > 0
                    && let Some(puzzle) = rest.pop()
                {
                    chosen.push(puzzle);
                    left -= 1;
                }
            }
        }
    }
    chosen.sort_by_cached_key(|puzzle| (sort_of(puzzle), puzzle.difficulty, puzzle.id.clone()));
    chosen
}

/// How many there are of each sort, in words.
pub fn counts(puzzles: &[Puzzle]) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for puzzle in puzzles {
        let (kind, turns, numbers) = sort_of(puzzle);
        let by = if numbers { "numbers".to_owned() } else { format!("{turns} turns") };
        *counts.entry(format!("{kind}, {by}")).or_default() += 1;
    }
    counts
}
