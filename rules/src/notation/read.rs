//! Finding the legal action that a text means.

use super::ReadError;
use super::describe::Described;
use super::explain::Explainer;
use super::parse::{self, Pattern, Request, SaidDie, Wing};
use crate::variants::Variant;
use crate::{Action, Phase, Position, Role, Square};

/// Which square of a move a pattern's target is held against.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Aim {
    Landing,
    Last,
}

/// The legal action that `text` means.
///
/// # Errors
///
/// Says what is wrong, and names the candidates, where `text` does not name exactly one.
pub fn read(variant: &dyn Variant, position: &Position, text: &str) -> Result<Action, ReadError> {
    let mut legal = Vec::new();
    variant.legal_actions(position, &mut legal);
    if let Some(action) = text.trim().parse().ok().filter(|action| legal.contains(action)) {
        return Ok(action);
    }
    let explainer = Explainer::new(variant, position, text);
    let request = parse::parse(text, variant.piece_letters())
        .ok_or_else(|| ReadError::Syntax(explainer.unreadable(&legal)))?;
    find(&request, legal, explainer).map_err(ReadError::Meaning)
}

fn find(request: &Request, legal: Vec<Action>, explainer: Explainer<'_>) -> Result<Action, String> {
    let position = explainer.position;
    if legal.is_empty() {
        return Err(explainer.over());
    }
    let (die, at, patterns) = match request {
        Request::Roll { number, square } if position.is_roll_due() => {
            let wrong = square.and_then(|square| explainer.wrong_square(*number, square));
            return wrong.map_or(Ok(Action::Roll(*number)), Err);
        }
        Request::Other(action) if legal.contains(action) => return Ok(*action),
        _ if position.is_roll_due() => return Err(explainer.roll_first()),
        _ if let Phase::Decide { by } = position.phase => return Err(explainer.decide_first(by)),
        Request::Roll { .. } => return Err(explainer.no_roll()),
        Request::Other(action) => return Err(explainer.not_now(*action)),
        Request::Turn { die, at, patterns } => (die, at, patterns),
    };
    if !die.is_none_or(|die| says_true(die, position)) {
        return Err(explainer.wrong_die());
    }
    match *at {
        Some(at) => find_placed(at, patterns, &legal, &explainer.at(at)),
        None => find_move(patterns, legal, &explainer),
    }
}

/// The turn that places the Gravitatur on `at`, and then makes the move that `patterns` mean.
fn find_placed(
    at: Square,
    patterns: &[Pattern],
    legal: &[Action],
    explainer: &Explainer<'_>,
) -> Result<Action, String> {
    let mut turns = legal.to_vec();
    turns.retain(|action| action.placement() == Some(at));
    match (turns.as_slice(), patterns) {
        ([], _) => Err(explainer.misplaced(at, legal)),
        ([only], []) if only.step().is_none() => Ok(*only),
        ([only], _) if only.step().is_none() => Err(explainer.nothing_follows(at, *only)),
        (several, []) => Err(explainer.move_missing(at, several)),
        _ => find_move(patterns, turns, explainer).map_err(|reason| match patterns[0].castles {
            Some(_) => reason,
            None => format!("after `G@{at}`, {reason}"),
        }),
    }
}

fn find_move(
    patterns: &[Pattern],
    legal: Vec<Action>,
    explainer: &Explainer<'_>,
) -> Result<Action, String> {
    let moves = Described::all(explainer.variant, explainer.position, legal);
    match choose(patterns, &moves).as_slice() {
        [] => Err(explainer.no_such_move(patterns, &moves)),
        [only] => Ok(only.action),
        several => Err(explainer.ambiguous(several)),
    }
}

/// Whether the die shows what a text says.
fn says_true(die: SaidDie, position: &Position) -> bool {
    match (die, position.phase) {
        (SaidDie::Number(said), Phase::Rolled(shown)) => said == shown,
        (SaidDie::Unused, Phase::Turn) => true,
        _ => false,
    }
}

/// The moves that the likeliest reading with any fits.
fn choose(patterns: &[Pattern], moves: &[Described]) -> Vec<Described> {
    let mut found = patterns.iter().map(|pattern| matching(pattern, moves));
    let first = found.find(|matches| !matches.is_empty()).unwrap_or_default();
    if patterns.first().is_some_and(is_pawn_or_bishop) {
        // `bc4` is as good a bishop's move as a capture by the pawn of the b-file.
        return found.fold(first, |mut all, matches| {
            all.extend(matches);
            all
        });
    }
    first
}

/// Whether a pattern's first letter may as well be the bishop's as the b-file's.
fn is_pawn_or_bishop(pattern: &Pattern) -> bool {
    let b_file = Some(1);
    !pattern.captures
        && pattern.role.is_none()
        && pattern.from_file == b_file
        && pattern.from_rank.is_none()
}

/// The moves that a pattern fits: by where they land, else by where they end. A move written with
/// a dash is first sought among those that capture nothing.
pub(super) fn matching(pattern: &Pattern, moves: &[Described]) -> Vec<Described> {
    let quiet = |m: &Described| !pattern.dashed || !m.captures;
    let any = |_: &Described| true;
    let seek = |aim, wanted: &dyn Fn(&Described) -> bool| {
        let fitting = moves.iter().filter(|m| fits(pattern, m, aim) && wanted(m));
        fitting.copied().collect::<Vec<_>>()
    };
    let aims = [Aim::Landing, Aim::Last];
    let quietly = aims.into_iter().map(|aim| seek(aim, &quiet));
    let anyhow = aims.into_iter().map(|aim| seek(aim, &any));
    quietly.chain(anyhow).find(|matches| !matches.is_empty()).unwrap_or_default()
}

fn fits(pattern: &Pattern, described: &Described, aim: Aim) -> bool {
    if let Some(wing) = pattern.castles {
        return described
            .castled_rook
            .is_some_and(|rook| (wing == Wing::King) == (rook.file() > described.from.file()));
    }
    let target = match aim {
        Aim::Landing => described.landing,
        Aim::Last => described.last,
    };
    fits_mover(pattern, described)
        && goes_straight(pattern, described)
        && pattern.target.is_none_or(|square| square == target)
        && pattern.last.is_none_or(|square| square == described.last)
        && pattern.promotion.is_none_or(|role| described.promotion == Some(role))
        && (described.captures || !pattern.captures)
        && fits_swap(pattern, described)
}

/// Whether a move is a swap with the piece that a pattern names, where it names one.
fn fits_swap(pattern: &Pattern, described: &Described) -> bool {
    pattern.swap.is_none_or(|other| {
        let swapped = described.swapped;
        swapped.is_some_and(|swapped| other.is_none_or(|role| role == swapped.role))
    })
}

/// Whether a move's piece and origin are what a pattern says; where it names neither, a pawn.
fn fits_mover(pattern: &Pattern, described: &Described) -> bool {
    let from = described.from;
    let piece = match (pattern.role, pattern.from()) {
        (Some(role), _) => described.piece.role == role,
        (None, Some(_)) => true,
        (None, None) => described.piece.role == Role::Pawn,
    };
    piece
        && pattern.from_file.is_none_or(|file| file == from.file())
        && pattern.from_rank.is_none_or(|rank| rank == from.rank())
}

/// Whether a pawn stays on its file, where the pattern does not name the file.
fn goes_straight(pattern: &Pattern, described: &Described) -> bool {
    described.piece.role != Role::Pawn
        || pattern.from_file.is_some()
        || described.from.file() == described.landing.file()
}
