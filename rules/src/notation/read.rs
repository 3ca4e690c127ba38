//! Finding the legal action that a text means.

use super::describe::MoveInfo;
use super::explain::Diagnosis;
use super::illegal::IllegalInput;
use super::letters::{Letters, look_alikes};
use super::parse::{self, Pattern, Request, SaidDie, Wing};
use crate::variants::Variant;
use crate::{Action, Phase, Position, Role, Square};

/// The square of a move with which a pattern's target is compared.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Aim {
    Landing,
    Last,
}

/// The action that `text` means among the `legal` ones of a position, which come in the order of
/// their text. It is read in English and by the `letters` of another language.
///
/// # Errors
///
/// Says why `text` does not name exactly one, and names the candidates.
pub fn read(
    variant: &dyn Variant,
    position: &Position,
    legal: &[Action],
    text: &str,
    letters: &Letters,
) -> Result<Action, IllegalInput> {
    let plain = parse::plain(text);
    if let Some(action) = plain.parse().ok().filter(|action| legal.contains(action)) {
        return Ok(action);
    }
    let explainer = || Diagnosis::new(variant, position, text);
    let read = |request: Option<Request>| match request {
        Some(request) => find(&request, legal, explainer()),
        None => Err(explainer().unreadable(legal)),
    };
    let english = look_alikes(&plain);
    let mut request = parse::parse(&english, variant.features());
    if let Some(Request::Turn { patterns, .. }) = &mut request
        && letters.may_name_piece(&plain)
    {
        for pattern in patterns {
            pattern.unsure |= pattern.is_from_beside() && !pattern.captures;
        }
    }
    let drawn = parse::drawn(text);
    let in_own = |own: String| parse::parse(&own, variant.features()).filter(|_| own != english);
    let Some(own) = letters.in_english(&drawn).and_then(in_own) else {
        let found = read(request)?;
        let from = found.step().and_then(|step| position.board.piece_at(step.from));
        // A letter of either case may name another piece than in English.
        let named =
            letters.named_in_english(&drawn).and_then(in_own).map(|named| read(Some(named)));
        let others = named.as_ref().map_or(&[][..], candidates);
        return match from {
            Some(piece)
                if piece.role != Role::Pawn && !others.is_empty() && !others.contains(&found) =>
            {
                Err(explainer().several([&[found], others].concat()))
            }
            _ => Ok(found),
        };
    };
    if request.is_none() {
        return read(Some(own));
    }
    // What is a rook's letter in one language is the king's in another.
    let (own, english) = (read(Some(own)), read(request));
    let mut actions = [candidates(&own), candidates(&english)].concat();
    actions.sort_by_cached_key(ToString::to_string);
    actions.dedup();
    match actions[..] {
        [] => own,
        [only] => Ok(only),
        _ if candidates(&english).is_empty() => own,
        _ if candidates(&own).is_empty() => english,
        _ => Err(explainer().several(actions)),
    }
}

/// The legal actions that a text may mean, as far as it was read.
fn candidates(read: &Result<Action, IllegalInput>) -> &[Action] {
    match read {
        Ok(action) => std::slice::from_ref(action),
        Err(error) => error.candidates(),
    }
}

/// The legal action that a text of this form means.
fn find(
    request: &Request,
    legal: &[Action],
    explainer: Diagnosis<'_>,
) -> Result<Action, IllegalInput> {
    let position = explainer.position;
    if legal.is_empty() {
        return Err(explainer.over().into());
    }
    match request {
        Request::Roll { number, square } if position.is_roll_due() => {
            match square.and_then(|said| explainer.null_elsewhere(*number, said)) {
                Some(elsewhere) => Err(elsewhere.into()),
                None => Ok(Action::Roll(*number)),
            }
        }
        Request::Other(action) if legal.contains(action) => Ok(*action),
        _ if let Phase::Roll { by } = position.phase => Err(explainer.roll_first(by).into()),
        _ if let Phase::AnswerRoll { by } = position.phase => {
            Err(explainer.decide_first(by).into())
        }
        Request::Roll { .. } => Err(explainer.no_roll().into()),
        Request::Other(action) => Err(explainer.not_now(*action).into()),
        Request::Turn { die: Some(die), .. } if !says_true(*die, position) => {
            Err(explainer.wrong_die().into())
        }
        Request::Turn { at: Some(at), patterns, .. } => {
            find_placed(*at, patterns, legal, &explainer.at(*at))
        }
        Request::Turn { at: None, patterns, .. } => find_move(patterns, legal, &explainer),
    }
}

/// The turn that places the Gravitatur on `at`, and then makes the move that `patterns` mean.
fn find_placed(
    at: Square,
    patterns: &[Pattern],
    legal: &[Action],
    explainer: &Diagnosis<'_>,
) -> Result<Action, IllegalInput> {
    let mut turns = legal.to_vec();
    turns.retain(|action| action.placement() == Some(at));
    match (turns.as_slice(), patterns) {
        ([], _) => Err(explainer.misplaced(at, legal)),
        ([only], []) if only.step().is_none() => Ok(*only),
        ([only], _) if only.step().is_none() => Err(explainer.nothing_follows(at, *only).into()),
        (several, []) => Err(explainer.move_missing(at, several).into()),
        _ => find_move(patterns, &turns, explainer),
    }
}

/// The move that `patterns` mean, or the turn that ends with it.
fn find_move(
    patterns: &[Pattern],
    legal: &[Action],
    explainer: &Diagnosis<'_>,
) -> Result<Action, IllegalInput> {
    let moves = MoveInfo::all(explainer.variant, explainer.position, legal);
    let found = choose(patterns, &moves);
    let is_sure = patterns.iter().any(|it| !it.unsure && !matching(it, &found).is_empty());
    match found.as_slice() {
        [only] if is_sure => Ok(only.action),
        [_] => Err(explainer.unreadable(legal)),
        [] => Err(explainer.no_such_move(patterns, &moves)),
        several => Err(explainer.ambiguous(several)),
    }
}

/// Whether the die shows what a text says.
pub(super) fn says_true(die: SaidDie, position: &Position) -> bool {
    match (die, position.phase) {
        (SaidDie::Number(said), Phase::MoveWithRoll(shown)) => said == shown,
        (SaidDie::Unused, Phase::Move) => true,
        _ => false,
    }
}

/// The moves that fit the likeliest reading that any fits.
pub(super) fn choose(patterns: &[Pattern], moves: &[MoveInfo]) -> Vec<MoveInfo> {
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
    pattern.role.is_none() && pattern.from_file == b_file && pattern.from_rank.is_none()
}

/// The moves that a pattern fits: by where they land, else by where they end. A move written with
/// a dash is first sought among those that capture nothing.
pub(super) fn matching(pattern: &Pattern, moves: &[MoveInfo]) -> Vec<MoveInfo> {
    let quiet = |m: &MoveInfo| !pattern.dashed || !m.captures;
    let any = |_: &MoveInfo| true;
    let seek = |aim, wanted: &dyn Fn(&MoveInfo) -> bool| {
        let fitting = moves.iter().filter(|m| fits(pattern, m, aim) && wanted(m));
        fitting.copied().collect::<Vec<_>>()
    };
    let aims = [Aim::Landing, Aim::Last];
    let quietly = aims.into_iter().map(|aim| seek(aim, &quiet));
    let anyhow = aims.into_iter().map(|aim| seek(aim, &any));
    quietly.chain(anyhow).find(|matches| !matches.is_empty()).unwrap_or_default()
}

fn fits(pattern: &Pattern, described: &MoveInfo, aim: Aim) -> bool {
    if let Some(wing) = pattern.castles {
        return described
            .castled_rook
            .is_some_and(|rook| (wing == Wing::King) == (rook.file() > described.from.file()));
    }
    let target = match aim {
        Aim::Landing => described.landing,
        Aim::Last => described.last,
    };
    to_own_rook(pattern, described)
        || fits_mover(pattern, described)
            && goes_straight(pattern, described)
            && pattern.target.is_none_or(|square| square == target)
            && pattern.last.is_none_or(|square| square == described.last)
            && pattern.promotion.is_none_or(|role| described.promotion == Some(role))
            && (described.captures || !pattern.captures)
            && fits_swap(pattern, described)
}

/// Whether a pattern has the king go to the rook with which a move castles, as some programs write it.
fn to_own_rook(pattern: &Pattern, described: &MoveInfo) -> bool {
    let to_rook = Pattern {
        role: pattern.role,
        from_file: Some(described.from.file()),
        from_rank: Some(described.from.rank()),
        target: described.castled_rook,
        dashed: pattern.dashed,
        ..Pattern::default()
    };
    described.castled_rook.is_some() && pattern.may_castle() && *pattern == to_rook
}

/// Whether a move is a swap with the piece that a pattern names, if it names one.
fn fits_swap(pattern: &Pattern, described: &MoveInfo) -> bool {
    pattern.swap.is_none_or(|other| {
        let swapped = described.swapped;
        swapped.is_some_and(|swapped| other.is_none_or(|role| role == swapped.role))
    })
}

/// Whether a move's piece and origin are what a pattern says: a pawn's if it names neither.
fn fits_mover(pattern: &Pattern, described: &MoveInfo) -> bool {
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

/// Whether a pawn stays on its file, if the pattern does not name the file.
fn goes_straight(pattern: &Pattern, described: &MoveInfo) -> bool {
    described.piece.role != Role::Pawn
        || pattern.from_file.is_some()
        || described.from.file() == described.landing.file()
}
