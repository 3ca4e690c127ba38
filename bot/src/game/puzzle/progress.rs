//! A puzzle on the way to its solution.

use engine::mate::{self, Proof};
use rules::{Action, Color, Game, Outcome};

use super::judge::{Verdict, goes_on, judge};
use super::{Node, Puzzle};

/// How many positions a proof may try: many times what a mate in two in chess takes.
pub(super) const NODES: u64 = 200_000;

/// What is to be done next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleStep {
    /// To act; with so many turns left at most.
    Act(u32),
    /// To name numbers.
    Faces,
    /// Nothing: it is solved.
    Solved,
}

/// A puzzle after some right actions, each with the answer of the other side.
#[derive(Clone)]
pub struct PuzzleProgress {
    pub puzzle: &'static Puzzle,
    /// The game from the puzzle's position on.
    pub game: Game,
    /// What the solver has done so far.
    pub done: Vec<Action>,
    /// What is to be done next.
    pub step: PuzzleStep,
    /// What solves it from here on, where the files tell.
    pub(super) node: Option<&'static Node>,
}

impl PuzzleProgress {
    /// A puzzle as it is given.
    ///
    /// None where the position is none of its game, which no puzzle of the files is.
    pub fn begin(puzzle: &'static Puzzle) -> Option<Self> {
        let game = Game::from_fen(puzzle.variant, &puzzle.fen).ok()?;
        let node = &puzzle.solution;
        Some(Self { puzzle, game, done: Vec::new(), step: step(node), node: Some(node) })
    }

    /// The same after these actions of the solver; none where one of them is wrong, or one too
    /// many.
    pub fn along(puzzle: &'static Puzzle, line: &[Action]) -> Option<Self> {
        let mut progress = Self::begin(puzzle)?;
        for action in line {
            if !matches!(progress.step, PuzzleStep::Act(_)) || !progress.game.is_legal(*action) {
                return None;
            }
            match progress.try_action(*action) {
                (Verdict::Right, Some(next)) => progress = next,
                _ => return None,
            }
        }
        Some(progress)
    }

    /// The side that solves.
    pub fn side(&self) -> Color {
        match self.game.positions().first() {
            Some(position) if position.is_roll_due() => position.turn,
            Some(position) => position.side_to_act(),
            None => Color::White,
        }
    }

    /// Judges a legal action, and goes on where it is right.
    pub fn try_action(&self, action: Action) -> (Verdict, Option<Self>) {
        let verdict = judge(self, action);
        let next = matches!(verdict, Verdict::Right).then(|| self.after(action)).flatten();
        (verdict, next)
    }

    /// The same after a right action and the most stubborn answer.
    fn after(&self, action: Action) -> Option<Self> {
        let mut next = self.clone();
        next.game.play(action).ok()?;
        next.done.push(action);
        if !goes_on(self.puzzle.kind) || next.game.end().is_some() {
            next.step = PuzzleStep::Solved;
            return Some(next);
        }
        let named = self.node.filter(|node| begins_with(node, action));
        let (reply, node) = match named.and_then(Node::hardest_reply) {
            Some((reply, node)) => (reply, Some(node)),
            None if named.is_some() => {
                next.step = PuzzleStep::Solved;
                return Some(next);
            }
            None => (next.longest()?, None),
        };
        next.game.play(reply).ok()?;
        next.node = node;
        next.step = match (node, self.step) {
            (Some(node), _) => step(node),
            (None, PuzzleStep::Act(turns)) => PuzzleStep::Act(turns.saturating_sub(1)),
            (None, step) => step,
        };
        Some(next)
    }

    /// The answer after which the mate takes longest.
    fn longest(&self) -> Option<Action> {
        let PuzzleStep::Act(turns) = self.step else {
            return None;
        };
        let needs = |reply: &Action| {
            let mut then = self.game.clone();
            then.play(*reply).ok()?;
            (1..turns)
                .find(|&turns| matches!(mate::solve_mate(&then, turns, NODES), Ok(Proof::Wins(_))))
        };
        let replies = self.game.legal_actions().iter();
        let known = replies.filter_map(|reply| Some((needs(reply)?, *reply)));
        known.reduce(|most, next| if next.0 > most.0 { next } else { most }).map(|(_, it)| it)
    }

    /// What the other side has answered last.
    pub fn reply(&self) -> Option<Action> {
        let last = self.game.actions().last().copied();
        last.filter(|_| !self.done.is_empty() && self.step != PuzzleStep::Solved)
    }

    /// The numbers that are to be named here, each with what mates on it.
    pub fn faces(&self) -> Option<&'static [(u8, Vec<Action>)]> {
        self.node.and_then(Node::faces)
    }

    /// What the files say is to be done here; where they do not, what a proof finds.
    pub fn answer(&self) -> Option<Action> {
        match (self.node, self.step) {
            (Some(node), _) => node.action(),
            (None, PuzzleStep::Act(turns)) => match mate::solve_mate(&self.game, turns, NODES) {
                Ok(Proof::Wins(action)) => action,
                _ => None,
            },
            _ => None,
        }
    }

    /// The solution from the puzzle's position on: the game after each action of it, the first one
    /// after none.
    pub fn frames(puzzle: &'static Puzzle) -> Vec<Frame> {
        let Some(Self { mut game, .. }) = Self::begin(puzzle) else {
            return Vec::new();
        };
        let mut frames = vec![Frame { game: game.clone(), faces: None }];
        let mut node = Some(&puzzle.solution);
        while let Some(action) = node.and_then(Node::action) {
            let reply = node.and_then(Node::hardest_reply);
            for action in [Some(action), reply.map(|(action, _)| action)].into_iter().flatten() {
                if game.play(action).is_err() {
                    return frames;
                }
                frames.push(Frame { game: game.clone(), faces: None });
            }
            node = reply.map(|(_, node)| node);
        }
        if let Some(last) = frames.last_mut() {
            last.faces = node.and_then(Node::faces);
        }
        frames
    }
}

/// A moment of a solution.
pub struct Frame {
    /// The game, whose last action led here.
    pub game: Game,
    /// The numbers that are the answer here, where it ends with them, each with what mates on it.
    pub faces: Option<&'static [(u8, Vec<Action>)]>,
}

fn step(node: &Node) -> PuzzleStep {
    match node {
        Node::Action { .. } => PuzzleStep::Act(node.turns()),
        Node::Faces { .. } => PuzzleStep::Faces,
    }
}

/// Whether a node begins with this action.
pub(super) fn begins_with(node: &Node, wanted: Action) -> bool {
    node.action() == Some(wanted)
}

/// Whether a game has ended with the victory of a side.
pub(super) fn is_won(game: &Game, side: Color) -> bool {
    matches!(game.end(), Some(Outcome::Win { winner, .. }) if winner == side)
}

#[cfg(test)]
mod tests {
    use super::super::files::all;
    use super::*;
    use crate::game::puzzle::Kind;

    /// Every puzzle of the files is solved by its own solution, and every step of it is legal.
    #[test]
    fn every_solution_is_judged_right() {
        for puzzle in all() {
            let mut progress =
                PuzzleProgress::begin(puzzle).unwrap_or_else(|| panic!("{}", puzzle.id));
            assert!(progress.game.end().is_none(), "{} has ended", puzzle.id);
            for _ in 0..4 {
                match (progress.step, progress.node) {
                    (PuzzleStep::Act(_), Some(Node::Action { action, .. })) => {
                        assert!(progress.game.is_legal(*action), "{}: {action}", puzzle.id);
                        let (verdict, next) = progress.try_action(*action);
                        assert_eq!(verdict, Verdict::Right, "{}: {action}", puzzle.id);
                        progress = next.unwrap_or_else(|| panic!("{}: {action}", puzzle.id));
                    }
                    (PuzzleStep::Faces, Some(Node::Faces { faces, .. })) => {
                        let named: Vec<u8> = faces.iter().map(|(number, _)| *number).collect();
                        assert!((1..=8).contains(&named.len()), "{}", puzzle.id);
                        assert_eq!(progress.judge_numbers(&named), Verdict::Right, "{}", puzzle.id);
                        progress.step = PuzzleStep::Solved;
                    }
                    _ => break,
                }
            }
            assert_eq!(progress.step, PuzzleStep::Solved, "{}", puzzle.id);
            assert!(!PuzzleProgress::frames(puzzle).is_empty());
        }
    }

    /// Whatever mates at the end does it, though the files name one action; nothing else does.
    #[test]
    fn every_mate_at_the_end_is_right_and_nothing_else() {
        let mut others = 0;
        for puzzle in all().iter().filter(|it| it.kind == Kind::Mate && it.turns() == 2).take(60) {
            let progress = PuzzleProgress::begin(puzzle).unwrap();
            let progress = PuzzleProgress::along(puzzle, &[progress.answer().unwrap()]).unwrap();
            assert_eq!(progress.step, PuzzleStep::Act(1), "{}", puzzle.id);
            for action in progress.game.legal_actions() {
                let mut then = progress.game.clone();
                then.play(*action).unwrap();
                let (verdict, next) = progress.try_action(*action);
                assert_eq!(verdict == Verdict::Right, is_won(&then, progress.side()));
                assert_eq!(
                    next.is_some_and(|it| it.step == PuzzleStep::Solved),
                    verdict == Verdict::Right
                );
                others +=
                    u32::from(verdict == Verdict::Right && progress.answer() != Some(*action));
            }
        }
        assert!(others > 0, "somewhere there are several");
    }

    /// What the solver has to do is said where a die is due and where it is not.
    #[test]
    fn numbers_are_asked_where_a_roll_is_due_and_actions_where_it_is_not() {
        for puzzle in all() {
            let progress = PuzzleProgress::begin(puzzle).unwrap();
            let due = progress.game.position().is_roll_due();
            assert_eq!(progress.step == PuzzleStep::Faces, due, "{}", puzzle.id);
        }
    }
}
