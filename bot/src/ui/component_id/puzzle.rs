//! What stands under a puzzle, and how a `custom_id` says it:
//! `puzzle:ID:FILTER:LINE:..`, where the filter is `v` if another puzzle is to be of the same game,
//! `k` if of the same kind, and the line is what was done so far.

use std::fmt;

use rules::Action;

use super::{BoardClick, ComponentId};
use crate::game::puzzle::PuzzleId;

/// A puzzle on the way to its solution, as a button knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleRef {
    pub puzzle: PuzzleId,
    /// Whether the next one is to be of the same game.
    pub same_variant: bool,
    /// Whether the next one is to be of the same kind.
    pub same_kind: bool,
    /// What the solver has done so far.
    pub line: Vec<Action>,
}

/// Something under a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleClick {
    /// **Solve**: the puzzle itself.
    Open,
    /// **Back**: from its solution.
    Back,
    /// The menu of the eight numbers.
    Faces,
    /// Something that chooses a turn: [`BoardClick::Play`], [`BoardClick::Open`],
    /// [`BoardClick::Pick`] or [`BoardClick::Type`].
    Turn(BoardClick),
    Hint,
    /// **Solution**: the moment after so many actions of it.
    Solution(usize),
    /// **Next puzzle**.
    Next,
}

/// What is written by its name alone.
const PLAIN: [(PuzzleClick, &str); 5] = [
    (PuzzleClick::Open, "open"),
    (PuzzleClick::Back, "back"),
    (PuzzleClick::Faces, "faces"),
    (PuzzleClick::Hint, "hint"),
    (PuzzleClick::Next, "next"),
];

pub(super) fn write(f: &mut fmt::Formatter<'_>, of: &PuzzleRef, what: &PuzzleClick) -> fmt::Result {
    let PuzzleRef { puzzle, same_variant, same_kind, line } = of;
    let filter = [(*same_variant, 'v'), (*same_kind, 'k')];
    let filter: String = filter.into_iter().filter(|(same, _)| *same).map(|(_, it)| it).collect();
    let line: Vec<String> = line.iter().map(ToString::to_string).collect();
    write!(f, "puzzle:{puzzle}:{filter}:{}:", line.join("."))?;
    match what {
        PuzzleClick::Turn(BoardClick::Play(None)) => f.write_str("play"),
        PuzzleClick::Turn(BoardClick::Play(Some(action))) => write!(f, "play:{action}"),
        PuzzleClick::Turn(BoardClick::Open(path)) => write!(f, "step:{}", path.join(".")),
        PuzzleClick::Turn(BoardClick::Pick { path, page }) => {
            write!(f, "pick:{}:{page}", path.join("."))
        }
        PuzzleClick::Turn(_) => f.write_str("type"),
        PuzzleClick::Solution(step) => write!(f, "solution:{step}"),
        plain => f.write_str(PLAIN.iter().find(|(it, _)| it == plain).map_or("", |(_, it)| it)),
    }
}

pub(super) fn read(id: &str, filter: &str, line: &str, what: &[&str]) -> Option<ComponentId> {
    let (same_variant, same_kind) = match filter {
        "" => (false, false),
        "v" => (true, false),
        "k" => (false, true),
        "vk" => (true, true),
        _ => return None,
    };
    let steps = |path: &str| super::custom_id::read_path(path);
    let line = steps(line).iter().map(|it| it.parse().ok()).collect::<Option<_>>()?;
    let what = match *what {
        ["play"] => PuzzleClick::Turn(BoardClick::Play(None)),
        ["play", action] => PuzzleClick::Turn(BoardClick::Play(Some(action.parse().ok()?))),
        ["step", path] => PuzzleClick::Turn(BoardClick::Open(steps(path))),
        ["pick", path, page] => {
            PuzzleClick::Turn(BoardClick::Pick { path: steps(path), page: page.parse().ok()? })
        }
        ["type"] => PuzzleClick::Turn(BoardClick::Type),
        ["solution", step] => PuzzleClick::Solution(step.parse().ok()?),
        [plain] => PLAIN.iter().find(|(_, name)| *name == plain).map(|(it, _)| it.clone())?,
        _ => return None,
    };
    let of = PuzzleRef { puzzle: id.parse().ok()?, same_variant, same_kind, line };
    Some(ComponentId::Puzzle(of, what))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_under_a_puzzle_is_read_as_it_was_written_and_fits() {
        let path = ["d", "d4", "e7", "e8", "q"].map(str::to_owned).to_vec();
        let turns = [
            BoardClick::Play(None),
            BoardClick::Play(Some("@d4/a7a8q".parse().unwrap())),
            BoardClick::Open(path.clone()),
            BoardClick::Pick { path, page: 9 },
            BoardClick::Type,
        ];
        let plain = PLAIN.into_iter().map(|(plain, _)| plain);
        let all = plain.chain(turns.map(PuzzleClick::Turn)).chain([PuzzleClick::Solution(12)]);
        for what in all {
            for line in ["", "@d4/a7a8q.@c8"] {
                let line = line.split('.').filter(|it| !it.is_empty());
                let line: Vec<Action> = line.map(|it| it.parse().unwrap()).collect();
                for (same_variant, same_kind) in [(false, true), (true, true), (false, false)] {
                    let puzzle = "00ff00ff00ff00ff".parse().unwrap();
                    let of = PuzzleRef { puzzle, same_variant, same_kind, line: line.clone() };
                    let written = ComponentId::Puzzle(of, what.clone()).to_string();
                    assert!(written.len() <= 100, "{written}");
                    let read: ComponentId = written.parse().unwrap();
                    assert_eq!(read.to_string(), written);
                }
            }
        }
    }

    #[test]
    fn what_was_never_written_is_not_read() {
        for id in [
            "puzzle:00ff00ff00ff00ff::",
            "puzzle:00ff00ff00ff00ff:::",
            "puzzle:00ff00ff00ff00ff:::dance",
            "puzzle:00ff00ff00ff00ff:x::next",
            "puzzle:00ff00ff00ff00ff::e2:next",
            "puzzle:00FF00ff00ff00ff:::next",
            "puzzle:00ff00ff00ff00ff:::solution:-1",
            "puzzle:00ff00ff00ff00ff:::play:e9e",
        ] {
            assert!(id.parse::<ComponentId>().is_err(), "{id}");
        }
    }
}
