//! Whether something that is tried solves a puzzle, and why not.

use engine::mate::{self, Proof};
use engine::puzzles::PuzzlePosition;
use rules::{Action, Color, Game};

use super::progress::{NODES, begins_with, is_won};
use super::{Kind, PuzzleProgress, PuzzleStep};

/// What a try comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It does it.
    Right,
    /// It does not.
    Wrong(WrongReason),
}

/// Why a try does not solve a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WrongReason {
    /// It does not do what is asked for; no more is known.
    NotIt,
    /// The game goes on.
    GoesOn,
    /// The game is drawn by it.
    Draws,
    /// It gives no check.
    NoCheck,
    /// The other side then does this, and there is no mate in time.
    Refuted(Action),
    /// The other side then does this, and no more than so many numbers mate.
    Escapes {
        /// What the other side does.
        reply: Action,
        /// With how many numbers there is a mate then.
        numbers: usize,
    },
    /// The other side then mates by this, if it rolls the number.
    Mates {
        /// The number; none where no roll is due.
        number: Option<u8>,
        /// What mates.
        action: Action,
    },
    /// The side then loses by this number.
    LosesOn(u8),
    /// A number was not named that belongs there: with one of the actions that mate on it, where it
    /// takes one.
    Missed(u8, Option<Action>),
    /// A number was named that does not belong there.
    Extra(u8),
}

impl PuzzleProgress {
    /// Judges the numbers that were named.
    pub fn judge_numbers(&self, named: &[u8]) -> Verdict {
        let Some(faces) = self.faces() else {
            return Verdict::Wrong(WrongReason::NotIt);
        };
        let belongs = |number: &u8| faces.iter().any(|(face, _)| face == number);
        if let Some(extra) = named.iter().find(|number| !belongs(number)) {
            return Verdict::Wrong(WrongReason::Extra(*extra));
        }
        let missed = faces.iter().find(|(number, _)| !named.contains(number));
        missed.map_or(Verdict::Right, |(number, mates)| {
            Verdict::Wrong(WrongReason::Missed(*number, mates.first().copied()))
        })
    }
}

/// Whether a puzzle of a kind goes on after the first right action.
pub(super) const fn goes_on(kind: Kind) -> bool {
    matches!(kind, Kind::Mate | Kind::Net)
}

/// Judges a legal action.
pub(super) fn judge(progress: &PuzzleProgress, action: Action) -> Verdict {
    if progress.node.is_some_and(|node| begins_with(node, action)) {
        return Verdict::Right;
    }
    let side = progress.game.position().side_to_act();
    let mut then = progress.game.clone();
    if then.play(action).is_err() {
        return Verdict::Wrong(WrongReason::NotIt);
    }
    match progress.puzzle.kind {
        Kind::Mate | Kind::Number => judge_mate(progress, &then, side),
        // What follows the first turn of a net is a mate at once.
        Kind::Net if !progress.done.is_empty() => judge_mate(progress, &then, side),
        Kind::Net => Verdict::Wrong(why_no_net(&then)),
        Kind::NoWayOut => Verdict::Wrong(why_mated(&then)),
        Kind::Null => Verdict::Wrong(why_lost(&then, side)),
        Kind::Numbers => Verdict::Wrong(WrongReason::NotIt),
    }
}

/// Whether an action has mated, or does in time whatever the other side replies.
fn judge_mate(progress: &PuzzleProgress, then: &Game, side: Color) -> Verdict {
    if is_won(then, side) {
        return Verdict::Right;
    }
    if then.end().is_some() {
        return Verdict::Wrong(WrongReason::Draws);
    }
    let PuzzleStep::Act(turns @ 2..) = progress.step else {
        return Verdict::Wrong(why_no_mate(then, side));
    };
    let mut sure = true;
    for reply in then.legal_actions() {
        let mut after = then.clone();
        match after.play(*reply).ok().map(|()| mate::solve_mate(&after, turns - 1, NODES)) {
            Some(Ok(Proof::Wins(_))) => {}
            // What takes too long to tell, another reply may settle.
            Some(Err(_)) => sure = false,
            _ => return Verdict::Wrong(WrongReason::Refuted(*reply)),
        }
    }
    if sure { Verdict::Right } else { Verdict::Wrong(WrongReason::NotIt) }
}

/// What keeps the game going after a turn that was to mate: a reply, where one is due.
fn why_no_mate(then: &Game, side: Color) -> WrongReason {
    let position = then.position();
    let reply = then.legal_actions().first().filter(|_| !position.is_roll_due());
    match reply {
        Some(reply) if position.side_to_act() != side => WrongReason::Refuted(*reply),
        _ => WrongReason::GoesOn,
    }
}

/// Why after a turn too few numbers mate: it gives no check, or there is a way out.
fn why_no_net(then: &Game) -> WrongReason {
    let puzzle_position = puzzle_position(then);
    if then.end().is_some() {
        return WrongReason::Draws;
    }
    if !puzzle_position.is_check() {
        return WrongReason::NoCheck;
    }
    let numbers = |reply: &Action| {
        let after = puzzle_position.after(*reply);
        match after.position.is_roll_due() {
            true => after.mating_faces().len(),
            false if after.has_mate() => 8,
            false => 0,
        }
    };
    let replies = then.legal_actions().iter().map(|reply| (numbers(reply), *reply));
    match replies.min_by_key(|(numbers, _)| *numbers) {
        Some((numbers @ ..=2, reply)) => WrongReason::Escapes { reply, numbers },
        _ => WrongReason::NotIt,
    }
}

/// How the other side mates after a turn.
fn why_mated(then: &Game) -> WrongReason {
    let puzzle_position = puzzle_position(then);
    if then.end().is_some() {
        return WrongReason::Draws;
    }
    let mate = |puzzle_position: PuzzlePosition| puzzle_position.mates().first().copied();
    if !puzzle_position.position.is_roll_due() {
        return mate(puzzle_position)
            .map_or(WrongReason::NotIt, |action| WrongReason::Mates { number: None, action });
    }
    let by_number = |number| {
        let action = mate(puzzle_position.after(Action::Roll(number)))?;
        Some(WrongReason::Mates { number: Some(number), action })
    };
    (1..=8).find_map(by_number).unwrap_or(WrongReason::NotIt)
}

/// A number of the coming roll by which a side loses.
fn why_lost(then: &Game, side: Color) -> WrongReason {
    let puzzle_position = puzzle_position(then);
    if !puzzle_position.position.is_roll_due() {
        return WrongReason::NotIt;
    }
    let falls = |number: &u8| puzzle_position.after(Action::Roll(*number)).falls(side);
    (1..=8).find(falls).map_or(WrongReason::NotIt, WrongReason::LosesOn)
}

/// The present position of a game.
fn puzzle_position(game: &Game) -> PuzzlePosition {
    PuzzlePosition::new(game.variant(), *game.position())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::samples::position;

    #[test]
    fn a_turn_that_was_to_mate_is_refuted_by_a_reply() {
        let then = position("chess", "7k/8/8/8/8/8/8/K6R b - - 0 1");
        assert_eq!(why_no_mate(&then, Color::White), WrongReason::Refuted("h8g7".parse().unwrap()));
    }

    #[test]
    fn a_mate_is_told_with_the_number_that_it_takes() {
        let then = position("superpermutation-d8", "r6k/8/8/8/8/8/5PPP/6K1 b - - 0 1 ?");
        let WrongReason::Mates { number: Some(number), action } = why_mated(&then) else {
            panic!("there is a mate");
        };
        let mut game = then.clone();
        game.play(Action::Roll(number)).unwrap();
        game.play(action).unwrap();
        assert!(is_won(&game, Color::Black));
    }

    #[test]
    fn a_turn_without_check_is_no_net() {
        let then = position("superpermutation-d8", "r6k/8/8/8/8/8/5PPP/6K1 b - - 0 1 ?");
        assert_eq!(why_no_net(&then), WrongReason::NoCheck);
    }
}
