//! Which puzzle somebody is given.

use std::collections::HashMap;

use rand::seq::IndexedRandom;
use rules::Variant;

use super::Puzzles;
use super::files::all;
use super::{Kind, Puzzle, PuzzleId};
use crate::game::{GameError, rating};
use crate::ids::UserId;

/// Among how many puzzles nearest to somebody's rating one is chosen.
const NEAREST: usize = 8;

/// Which puzzles somebody wants.
#[derive(Clone, Copy, Default)]
pub struct Filter {
    /// Of this game; none: of any.
    pub variant: Option<&'static dyn Variant>,
    /// Of this kind; none: of any.
    pub kind: Option<Kind>,
}

impl Filter {
    fn takes(self, puzzle: &Puzzle) -> bool {
        self.variant.is_none_or(|variant| variant.id() == puzzle.variant.id())
            && self.kind.is_none_or(|kind| kind == puzzle.kind)
    }
}

/// The puzzle that somebody is given.
#[derive(Clone, Copy)]
pub struct PuzzleSelection {
    pub puzzle: &'static Puzzle,
    /// Whether they have tried all that they want, and this one longest ago.
    pub all_tried: bool,
}

impl Puzzles {
    /// A puzzle for somebody: near to their rating, and one that they have not tried; where they
    /// have tried all, the one longest ago. It is another one than `but`, unless that is the only
    /// one. Their first one, if they do not say, is of a game that they have played. None where there
    /// is no such puzzle.
    pub async fn select(
        &self,
        user: UserId,
        filter: Filter,
        but: Option<PuzzleId>,
    ) -> Result<Option<PuzzleSelection>, GameError> {
        let mut wanted: Vec<&'static Puzzle> = all().iter().filter(|it| filter.takes(it)).collect();
        if wanted.iter().any(|it| Some(it.id) != but) {
            wanted.retain(|it| Some(it.id) != but);
        }
        let tried: HashMap<PuzzleId, i64> = known(self.store.puzzles().attempts(user).await?);
        let mut fresh: Vec<&'static Puzzle> =
            wanted.iter().copied().filter(|it| !tried.contains_key(&it.id)).collect();
        if tried.is_empty() {
            let played = self.store.games().variants_of(user).await?;
            let is_played = |it: &Puzzle| played.iter().any(|id| id == it.variant.id());
            if fresh.iter().any(|it| is_played(it)) {
                fresh.retain(|it| is_played(it));
            }
        }
        if fresh.is_empty() {
            let oldest = wanted.into_iter().min_by_key(|it| tried.get(&it.id));
            return Ok(oldest.map(|puzzle| PuzzleSelection { puzzle, all_tried: true }));
        }
        let own = self.store.puzzles().user(user).await?.map(|row| row.rating.rating);
        let own = own.unwrap_or_else(rating::first_points);
        let moved: HashMap<PuzzleId, i64> = known(self.store.puzzles().ratings().await?);
        let nearest = nearest(&fresh, own, &moved);
        let chosen = nearest.choose(&mut rand::rng()).copied();
        Ok(chosen.map(|puzzle| PuzzleSelection { puzzle, all_tried: false }))
    }
}

fn known(rows: Vec<(String, i64)>) -> HashMap<PuzzleId, i64> {
    rows.into_iter().filter_map(|(id, value)| Some((id.parse().ok()?, value))).collect()
}

/// The puzzles whose rating is nearest to this one; `moved` are the ratings that tries have
/// changed.
fn nearest(
    puzzles: &[&'static Puzzle],
    own: i64,
    moved: &HashMap<PuzzleId, i64>,
) -> Vec<&'static Puzzle> {
    let rating = |it: &Puzzle| moved.get(&it.id).copied().unwrap_or(it.first_rating().rating);
    let mut nearest = puzzles.to_vec();
    nearest.sort_by_key(|it| rating(it).abs_diff(own));
    nearest.truncate(NEAREST);
    nearest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_are_those_whose_rating_is() {
        let puzzles: Vec<&'static Puzzle> = all().iter().collect();
        let hardest = puzzles.iter().map(|it| it.first_rating().rating).max().unwrap();
        let found = nearest(&puzzles, i64::MAX, &HashMap::new());
        assert_eq!(found.len(), NEAREST.min(puzzles.len()));
        assert_eq!(found[0].first_rating().rating, hardest);
        let moved = HashMap::from([(found[0].id, 0)]);
        assert_eq!(nearest(&puzzles, 0, &moved)[0].id, found[0].id);
    }

    #[test]
    fn a_filter_takes_what_is_of_its_game_and_kind() {
        let one = &all()[0];
        let same = Filter { variant: Some(one.variant), kind: Some(one.kind) };
        assert!(same.takes(one) && Filter::default().takes(one));
        let other = Kind::ALL.into_iter().find(|kind| *kind != one.kind);
        assert!(!Filter { kind: other, ..same }.takes(one));
    }
}
