//! What each kind of puzzle demands.

use std::fmt;
use std::str::FromStr;

use rules::{Action, Color, Game, Phase};

use super::node::Node;
use super::spot::Spot;
use crate::mate;

/// How many positions are tried at most for a proof in chess.
const NODES: u64 = 20_000_000;

/// How many own turns a mate in chess takes at most.
const LONGEST: u32 = 3;

/// Among so many legal turns at least, one is to be found.
const CHOICE: usize = 4;

/// On how many numbers there must be a mate after each reply for a net.
const NET: usize = 3;

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Kind {
    /// Which numbers have a mate, where the die that opens the turn is to be rolled: 1 to 7 of
    /// them.
    Numbers,
    /// With the number rolled: exactly one legal turn mates.
    Number,
    /// No mate at once, and exactly one turn after which the other side has no mate, with no number
    /// or, in check, by no turn.
    NoWayOut,
    /// No mate at once, and exactly one checking turn after which at least three numbers have a
    /// mate whatever the reply; a reply that checks is answered by a mate.
    Net,
    /// A mate in so many turns whose first turn is the only one: in Gravitatur and Totem in one; in
    /// Gravitatur in two by checks alone, and unique among the checks; in chess in two or three.
    Mate,
    /// Exactly one action after which the side cannot lose by the coming roll for the Null, or:
    /// which numbers of that roll end the game against a side, whatever it decides.
    Null,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 6] =
        [Self::Numbers, Self::Number, Self::NoWayOut, Self::Net, Self::Mate, Self::Null];

    /// Its name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Numbers => "numbers",
            Self::Number => "number",
            Self::NoWayOut => "no-way-out",
            Self::Net => "net",
            Self::Mate => "mate",
            Self::Null => "null",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text is no kind's name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a kind is `numbers`, `number`, `no-way-out`, `net`, `mate` or `null`")]
pub struct ParseKindError;

impl FromStr for Kind {
    type Err = ParseKindError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|kind| kind.name() == text).ok_or(ParseKindError)
    }
}

/// What a solution weighs, by the parts of its difficulty; `width` is for the legal turns and `step` for the
/// first of them.
pub(super) fn weigh(spot: &Spot, kind: Kind, solution: &Node, width: u32, step: u32) -> u32 {
    use super::difficulty::{faces, mate, replies, royal_stays, strikes, unbound};
    match kind {
        Kind::Numbers => width + faces(spot, solution),
        Kind::Number => width + mate(spot, solution) + unbound(spot),
        Kind::NoWayOut => width + 2 + royal_stays(spot, solution) + step + unbound(spot),
        Kind::Net => width + 2 + replies(solution) + step + unbound(spot),
        Kind::Mate if solution.turns() == 1 => width + mate(spot, solution),
        Kind::Mate => width + 2 * (solution.turns() - 1) + replies(solution) / 2 + step,
        Kind::Null if spot.position.is_roll_due() => strikes(spot, solution),
        Kind::Null => width + royal_stays(spot, solution) + step,
    }
}

/// The whole solution, if the position, which is not at its end, is a puzzle of this kind.
pub(super) fn solve(spot: &Spot, fen: &str, kind: Kind) -> Option<Node> {
    let features = spot.variant.features();
    let opens = features.die && !features.null;
    match kind {
        Kind::Numbers if opens => numbers(spot),
        Kind::Number if opens => number(spot),
        Kind::NoWayOut if opens => no_way_out(spot),
        Kind::Net if opens => net(spot),
        Kind::Mate if opens => None,
        Kind::Mate if features.null => one(spot),
        Kind::Mate if features.gravitatur => one(spot).or_else(|| by_checks(spot)),
        Kind::Mate => within(&Game::from_fen(spot.variant, fen).ok()?),
        Kind::Null if features.null && spot.position.is_roll_due() => fatal(spot),
        Kind::Null if features.null => safe(spot),
        _ => None,
    }
}

fn numbers(spot: &Spot) -> Option<Node> {
    if !spot.position.is_roll_due() {
        return None;
    }
    let faces = spot.mating_faces();
    (1..=7).contains(&faces.len()).then_some(Node::Faces { faces, against: None })
}

fn number(spot: &Spot) -> Option<Node> {
    let rolled = matches!(spot.position.phase, Phase::Rolled(_));
    if rolled { one(spot) } else { None }
}

/// The only turn that mates.
fn one(spot: &Spot) -> Option<Node> {
    match spot.mates()[..] {
        [action] if spot.legal().len() >= CHOICE => Some(Node::leaf(action)),
        _ => None,
    }
}

/// Whether the kinds in which a number says which turns are legal may be asked here, where one of
/// some turns must be found and none of them mates.
fn is_open(spot: &Spot) -> bool {
    let bound = matches!(spot.position.phase, Phase::Rolled(_));
    let checked = spot.is_turn() && spot.is_check();
    (bound || checked) && spot.legal().len() >= CHOICE && !spot.has_mate()
}

fn no_way_out(spot: &Spot) -> Option<Node> {
    if !is_open(spot) {
        return None;
    }
    only(spot.sorted(), |action| {
        let next = spot.after(action);
        (next.end().is_some() || !next.may_mate()).then(|| Node::leaf(action))
    })
}

fn net(spot: &Spot) -> Option<Node> {
    if !is_open(spot) {
        return None;
    }
    only(spot.sorted(), |action| {
        let next = spot.after(action);
        if !next.is_check() || next.end().is_some() {
            return None;
        }
        let mut replies = Vec::new();
        for reply in next.sorted() {
            replies.push((reply, caught(&next.after(reply))?));
        }
        Some(Node::Action { action, replies })
    })
}

/// The mates after a reply, if they are enough.
fn caught(spot: &Spot) -> Option<Node> {
    if spot.end().is_some() {
        return None;
    }
    if !spot.position.is_roll_due() {
        return spot.mates().first().copied().map(Node::leaf);
    }
    let faces = spot.mating_faces();
    (faces.len() >= NET).then_some(Node::Faces { faces, against: None })
}

/// A mate in two of which each turn checks, the first one unique among the checks.
fn by_checks(spot: &Spot) -> Option<Node> {
    if !spot.is_turn() || spot.has_mate() {
        return None;
    }
    only(spot.legal(), |action| {
        let next = spot.after(action);
        if !next.is_check() || next.end().is_some() {
            return None;
        }
        let mut replies = Vec::new();
        for reply in next.sorted() {
            let then = next.after(reply);
            let mate = if then.end().is_some() { None } else { then.mates().first().copied() };
            replies.push((reply, Node::leaf(mate?)));
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
        if mate::prove(game, turns, NODES).ok()? == mate::Proof::Fails {
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
        return Some(Node::leaf(action));
    }
    let mut replies = Vec::new();
    for reply in next.legal_actions().to_vec() {
        let mut then = next.clone();
        then.play(reply).ok()?;
        let mate::Proof::Wins(Some(answer)) = mate::prove(&then, turns - 1, NODES).ok()? else {
            return None;
        };
        replies.push((reply, tree(&then, answer, turns - 1)?));
    }
    Some(Node::Action { action, replies })
}

/// The only turn before a roll for the Null after which its player cannot lose by that roll.
fn safe(spot: &Spot) -> Option<Node> {
    let last = spot.variant.turns_to_roll(&spot.position) == Some(1);
    let legal = spot.sorted();
    if !last || legal.len() < CHOICE || spot.has_mate() {
        return None;
    }
    let side = spot.position.turn;
    only(legal, |action| {
        let next = spot.after(action);
        let falls = |face| next.after(Action::Roll(face)).falls(side);
        let safe = next.end().is_some() || !(1..=8).any(falls);
        safe.then(|| Node::leaf(action))
    })
}

/// The numbers that end the game against a side: the one that more of them do, White if as many.
fn fatal(spot: &Spot) -> Option<Node> {
    let faces = |side| {
        let falls = |face: &u8| spot.after(Action::Roll(*face)).falls(side);
        (1..=8).filter(falls).map(|face| (face, Vec::new())).collect::<Vec<_>>()
    };
    let (white, black) = (faces(Color::White), faces(Color::Black));
    let (faces, side) = match black.len() > white.len() {
        true => (black, Color::Black),
        false => (white, Color::White),
    };
    (1..=7).contains(&faces.len()).then_some(Node::Faces { faces, against: Some(side) })
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
