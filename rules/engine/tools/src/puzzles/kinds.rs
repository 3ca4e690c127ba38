//! What each kind of puzzle demands, and its solution.

use engine::mate;
use engine::puzzles::{Kind, Node, PuzzlePosition};
use rules::{Action, Color, Game, Phase};

/// How many positions are tried at most for a proof in chess.
const NODES: u64 = 20_000_000;

/// How many own turns a mate in chess takes at most.
const LONGEST: u32 = 3;

/// Among so many legal turns at least, one is to be found.
const CHOICE: usize = 4;

/// On how many numbers there must be a mate after each reply for a net.
const NET: usize = 3;

/// The whole solution, if the position, which is not at its end, is a puzzle of this kind.
pub(super) fn solve(puzzle_position: &PuzzlePosition, fen: &str, kind: Kind) -> Option<Node> {
    let features = puzzle_position.variant.features();
    let opens = features.die && !features.null;
    match kind {
        Kind::Numbers if opens => numbers(puzzle_position),
        Kind::Number if opens => number(puzzle_position),
        Kind::NoWayOut if opens => no_way_out(puzzle_position),
        Kind::Net if opens => net(puzzle_position),
        Kind::Mate if opens => None,
        Kind::Mate if features.null => one(puzzle_position),
        Kind::Mate if features.gravitatur => {
            one(puzzle_position).or_else(|| by_checks(puzzle_position))
        }
        Kind::Mate => within(&Game::from_fen(puzzle_position.variant, fen).ok()?),
        Kind::Null if features.null && puzzle_position.position.is_roll_due() => {
            fatal(puzzle_position)
        }
        Kind::Null if features.null => safe(puzzle_position),
        _ => None,
    }
}

fn numbers(puzzle_position: &PuzzlePosition) -> Option<Node> {
    if !puzzle_position.position.is_roll_due() {
        return None;
    }
    let faces = puzzle_position.mating_faces();
    (1..=7).contains(&faces.len()).then_some(Node::Faces { faces, against: None })
}

fn number(puzzle_position: &PuzzlePosition) -> Option<Node> {
    let rolled = matches!(puzzle_position.position.phase, Phase::MoveWithRoll(_));
    if rolled { one(puzzle_position) } else { None }
}

/// The only turn that mates.
fn one(puzzle_position: &PuzzlePosition) -> Option<Node> {
    match puzzle_position.mates()[..] {
        [action] if puzzle_position.legal().len() >= CHOICE => Some(leaf(action)),
        _ => None,
    }
}

/// Whether the kinds in which a number says which turns are legal may be asked here, where one of
/// some turns must be found and none of them mates.
fn is_open(puzzle_position: &PuzzlePosition) -> bool {
    let bound = matches!(puzzle_position.position.phase, Phase::MoveWithRoll(_));
    let checked = puzzle_position.position.phase == Phase::Move && puzzle_position.is_check();
    (bound || checked) && puzzle_position.legal().len() >= CHOICE && !puzzle_position.has_mate()
}

fn no_way_out(puzzle_position: &PuzzlePosition) -> Option<Node> {
    if !is_open(puzzle_position) {
        return None;
    }
    only(sorted(puzzle_position), |action| {
        let next = puzzle_position.after(action);
        (next.end().is_some() || !may_mate(&next)).then(|| leaf(action))
    })
}

fn net(puzzle_position: &PuzzlePosition) -> Option<Node> {
    if !is_open(puzzle_position) {
        return None;
    }
    only(sorted(puzzle_position), |action| {
        let next = puzzle_position.after(action);
        if !next.is_check() || next.end().is_some() {
            return None;
        }
        let mut replies = Vec::new();
        for reply in sorted(&next) {
            replies.push((reply, caught(&next.after(reply))?));
        }
        Some(Node::Action { action, replies })
    })
}

/// The mates after a reply, if they are enough.
fn caught(puzzle_position: &PuzzlePosition) -> Option<Node> {
    if puzzle_position.end().is_some() {
        return None;
    }
    if !puzzle_position.position.is_roll_due() {
        return puzzle_position.mates().first().copied().map(leaf);
    }
    let faces = puzzle_position.mating_faces();
    (faces.len() >= NET).then_some(Node::Faces { faces, against: None })
}

/// A mate in two of which each turn checks, the first one unique among the checks.
fn by_checks(puzzle_position: &PuzzlePosition) -> Option<Node> {
    if puzzle_position.position.phase != Phase::Move || puzzle_position.has_mate() {
        return None;
    }
    only(puzzle_position.legal(), |action| {
        let next = puzzle_position.after(action);
        if !next.is_check() || next.end().is_some() {
            return None;
        }
        let mut replies = Vec::new();
        for reply in sorted(&next) {
            let then = next.after(reply);
            let mate = if then.end().is_some() { None } else { then.mates().first().copied() };
            replies.push((reply, leaf(mate?)));
        }
        Some(Node::Action { action, replies })
    })
}

/// A mate in two or three turns with one first turn, whatever the other side does.
fn within(game: &Game) -> Option<Node> {
    if game.legal_actions().len() < CHOICE || !mate::winning(game, 1, NODES).ok()?.is_empty() {
        return None;
    }
    for turns in 2..=LONGEST {
        // Cheaper than to look for them all, where there are none.
        if mate::solve_mate(game, turns, NODES).ok()? == mate::Proof::Fails {
            continue;
        }
        return match mate::winning(game, turns, NODES).ok()?[..] {
            [action] => tree(game, action, turns),
            _ => None,
        };
    }
    None
}

/// An action that wins within so many turns, with an answer to each reply.
fn tree(game: &Game, action: Action, turns: u32) -> Option<Node> {
    let mut next = game.clone();
    next.play(action).ok()?;
    if next.end().is_some() {
        return Some(leaf(action));
    }
    let mut replies = Vec::new();
    for reply in next.legal_actions().to_vec() {
        let mut then = next.clone();
        then.play(reply).ok()?;
        let mate::Proof::Wins(Some(answer)) = mate::solve_mate(&then, turns - 1, NODES).ok()?
        else {
            return None;
        };
        replies.push((reply, tree(&then, answer, turns - 1)?));
    }
    Some(Node::Action { action, replies })
}

/// The only turn before a roll for the Null after which its player cannot lose by that roll.
fn safe(puzzle_position: &PuzzlePosition) -> Option<Node> {
    let last = puzzle_position.variant.plies_until_roll(&puzzle_position.position) == Some(1);
    let legal = sorted(puzzle_position);
    if !last || legal.len() < CHOICE || puzzle_position.has_mate() {
        return None;
    }
    let side = puzzle_position.position.turn;
    only(legal, |action| {
        let next = puzzle_position.after(action);
        let falls = |face| next.after(Action::Roll(face)).falls(side);
        let safe = next.end().is_some() || !(1..=8).any(falls);
        safe.then(|| leaf(action))
    })
}

/// The numbers that end the game against a side: the one that more of them do, White if as many.
fn fatal(puzzle_position: &PuzzlePosition) -> Option<Node> {
    let faces = |side| {
        let falls = |face: &u8| puzzle_position.after(Action::Roll(*face)).falls(side);
        (1..=8).filter(falls).map(|face| (face, Vec::new())).collect::<Vec<_>>()
    };
    let (white, black) = (faces(Color::White), faces(Color::Black));
    let (faces, side) = match black.len() > white.len() {
        true => (black, Color::Black),
        false => (white, Color::White),
    };
    (1..=7).contains(&faces.len()).then_some(Node::Faces { faces, against: Some(side) })
}

/// Whether the side that makes the next turn has a mate, where a roll is due with any number.
fn may_mate(puzzle_position: &PuzzlePosition) -> bool {
    if puzzle_position.position.is_roll_due() {
        (1..=8).any(|face| puzzle_position.after(Action::Roll(face)).has_mate())
    } else {
        puzzle_position.has_mate()
    }
}

/// An action that nothing needs to follow.
const fn leaf(action: Action) -> Node {
    Node::Action { action, replies: Vec::new() }
}

/// Every legal action, in the order of their text.
fn sorted(puzzle_position: &PuzzlePosition) -> Vec<Action> {
    let mut legal = puzzle_position.legal();
    legal.sort_by_cached_key(ToString::to_string);
    legal
}

/// What is found for one action alone.
fn only(actions: Vec<Action>, mut find: impl FnMut(Action) -> Option<Node>) -> Option<Node> {
    let mut found = None;
    for action in actions {
        if let Some(node) = find(action) {
            if found.is_some() {
                return None;
            }
            found = Some(node);
        }
    }
    found
}
