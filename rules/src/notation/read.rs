//! Finding the legal action that a text means.

use super::describe::MoveInfo;
use super::explain::Diagnosis;
use super::illegal::IllegalInput;
use super::letters::{Letters, look_alikes};
use super::parse::{self, CastlingSide, MovePattern, Request, StatedRoll};
use crate::variants::Variant;
use crate::{Action, Phase, Position, Role, Square};

/// The square of a move with which a pattern's target is compared.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Aim {
    To,
    FinalSquare,
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
    let normalized = parse::normalize(text);
    if let Some(action) = normalized.parse().ok().filter(|action| legal.contains(action)) {
        return Ok(action);
    }
    let diagnosis = || Diagnosis::new(variant, position, text);
    let read = |request: Option<Request>| match request {
        Some(request) => find(&request, legal, diagnosis()),
        None => Err(diagnosis().unreadable(legal)),
    };
    let english = look_alikes(&normalized);
    let mut request = parse::parse(&english, variant.features());
    if let Some(Request::Turn { patterns, .. }) = &mut request
        && letters.may_name_piece(&normalized)
    {
        for pattern in patterns {
            pattern.unsure |= pattern.is_from_beside() && !pattern.captures;
        }
    }
    let drawn = parse::drawn(text);
    let in_own = |own: String| parse::parse(&own, variant.features()).filter(|_| own != english);
    let Some(own) = letters.in_english(&drawn).and_then(in_own) else {
        let found = read(request)?;
        let from = found.as_move().and_then(|mv| position.board.piece_at(mv.from));
        // A letter of either case may name another piece than in English.
        let named =
            letters.named_in_english(&drawn).and_then(in_own).map(|named| read(Some(named)));
        let others = named.as_ref().map_or(&[][..], candidates);
        return match from {
            Some(piece)
                if piece.role != Role::Pawn && !others.is_empty() && !others.contains(&found) =>
            {
                Err(diagnosis().several([&[found], others].concat()))
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
        _ => Err(diagnosis().several(actions)),
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
    diagnosis: Diagnosis<'_>,
) -> Result<Action, IllegalInput> {
    let position = diagnosis.position;
    if legal.is_empty() {
        return Err(diagnosis.over().into());
    }
    match request {
        Request::Roll { number, square } if position.is_roll_due() => {
            match square.and_then(|said| diagnosis.null_elsewhere(*number, said)) {
                Some(elsewhere) => Err(elsewhere.into()),
                None => Ok(Action::Roll(*number)),
            }
        }
        Request::Other(action) if legal.contains(action) => Ok(*action),
        _ if let Phase::Roll { by } = position.phase => Err(diagnosis.roll_first(by).into()),
        _ if let Phase::AnswerRoll { by } = position.phase => {
            Err(diagnosis.decide_first(by).into())
        }
        Request::Roll { .. } => Err(diagnosis.no_roll().into()),
        Request::Other(action) => Err(diagnosis.not_now(*action).into()),
        Request::Turn { die: Some(die), .. } if !says_true(*die, position) => {
            Err(diagnosis.wrong_die().into())
        }
        Request::Turn { at: Some(at), patterns, .. } => {
            find_placed(*at, patterns, legal, &diagnosis.at(*at))
        }
        Request::Turn { at: None, patterns, .. } => find_move(patterns, legal, &diagnosis),
    }
}

/// The turn that places the Gravitatur on `at`, and then makes the move that `patterns` mean.
fn find_placed(
    at: Square,
    patterns: &[MovePattern],
    legal: &[Action],
    diagnosis: &Diagnosis<'_>,
) -> Result<Action, IllegalInput> {
    let mut turns = legal.to_vec();
    turns.retain(|action| action.placement() == Some(at));
    match (turns.as_slice(), patterns) {
        ([], _) => Err(diagnosis.misplaced(at, legal)),
        ([only], []) if only.as_move().is_none() => Ok(*only),
        ([only], _) if only.as_move().is_none() => Err(diagnosis.nothing_follows(at, *only).into()),
        (several, []) => Err(diagnosis.move_missing(at, several).into()),
        _ => find_move(patterns, &turns, diagnosis),
    }
}

/// The move that `patterns` mean, or the turn that ends with it.
fn find_move(
    patterns: &[MovePattern],
    legal: &[Action],
    diagnosis: &Diagnosis<'_>,
) -> Result<Action, IllegalInput> {
    let moves = MoveInfo::all(diagnosis.variant, diagnosis.position, legal);
    let found = choose(patterns, &moves);
    let is_sure = patterns.iter().any(|it| !it.unsure && !matching(it, &found).is_empty());
    match found.as_slice() {
        [only] if is_sure => Ok(only.action),
        [_] => Err(diagnosis.unreadable(legal)),
        [] => Err(diagnosis.no_such_move(patterns, &moves)),
        several => Err(diagnosis.ambiguous(several)),
    }
}

/// Whether the die shows what a text says.
pub(super) fn says_true(die: StatedRoll, position: &Position) -> bool {
    match (die, position.phase) {
        (StatedRoll::Number(said), Phase::MoveWithRoll(shown)) => said == shown,
        (StatedRoll::Unused, Phase::Move) => true,
        _ => false,
    }
}

/// The moves that fit the likeliest reading that any fits.
pub(super) fn choose(patterns: &[MovePattern], moves: &[MoveInfo]) -> Vec<MoveInfo> {
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
fn is_pawn_or_bishop(pattern: &MovePattern) -> bool {
    let b_file = Some(1);
    pattern.role.is_none() && pattern.from_file == b_file && pattern.from_rank.is_none()
}

/// The moves that a pattern fits: by where they land, else by where they end. A move written with
/// a dash is first sought among those that capture nothing.
pub(super) fn matching(pattern: &MovePattern, moves: &[MoveInfo]) -> Vec<MoveInfo> {
    let quiet = |m: &MoveInfo| !pattern.dashed || !m.captures;
    let any = |_: &MoveInfo| true;
    let seek = |aim, wanted: &dyn Fn(&MoveInfo) -> bool| {
        let fitting = moves.iter().filter(|m| fits(pattern, m, aim) && wanted(m));
        fitting.copied().collect::<Vec<_>>()
    };
    let aims = [Aim::To, Aim::FinalSquare];
    let quietly = aims.into_iter().map(|aim| seek(aim, &quiet));
    let anyhow = aims.into_iter().map(|aim| seek(aim, &any));
    quietly.chain(anyhow).find(|matches| !matches.is_empty()).unwrap_or_default()
}

fn fits(pattern: &MovePattern, info: &MoveInfo, aim: Aim) -> bool {
    if let Some(castling_side) = pattern.castles {
        return info.castled_rook.is_some_and(|rook| {
            (castling_side == CastlingSide::King) == (rook.file() > info.from.file())
        });
    }
    let target = match aim {
        Aim::To => info.to,
        Aim::FinalSquare => info.final_square,
    };
    to_own_rook(pattern, info)
        || fits_mover(pattern, info)
            && goes_straight(pattern, info)
            && pattern.target.is_none_or(|square| square == target)
            && pattern.final_square.is_none_or(|square| square == info.final_square)
            && pattern.promotion.is_none_or(|role| info.promotion == Some(role))
            && (info.captures || !pattern.captures)
            && fits_swap(pattern, info)
}

/// Whether a pattern has the king go to the rook with which a move castles, as some programs write it.
fn to_own_rook(pattern: &MovePattern, info: &MoveInfo) -> bool {
    let to_rook = MovePattern {
        role: pattern.role,
        from_file: Some(info.from.file()),
        from_rank: Some(info.from.rank()),
        target: info.castled_rook,
        dashed: pattern.dashed,
        ..MovePattern::default()
    };
    info.castled_rook.is_some() && pattern.may_castle() && *pattern == to_rook
}

/// Whether a move is a swap with the piece that a pattern names, if it names one.
fn fits_swap(pattern: &MovePattern, info: &MoveInfo) -> bool {
    pattern.swap.is_none_or(|other| {
        let swapped = info.swapped;
        swapped.is_some_and(|swapped| other.is_none_or(|role| role == swapped.role))
    })
}

/// Whether a move's piece and origin are what a pattern says: a pawn's if it names neither.
fn fits_mover(pattern: &MovePattern, info: &MoveInfo) -> bool {
    let from = info.from;
    let piece = match (pattern.role, pattern.from()) {
        (Some(role), _) => info.piece.role == role,
        (None, Some(_)) => true,
        (None, None) => info.piece.role == Role::Pawn,
    };
    piece
        && pattern.from_file.is_none_or(|file| file == from.file())
        && pattern.from_rank.is_none_or(|rank| rank == from.rank())
}

/// Whether a pawn stays on its file, if the pattern does not name the file.
fn goes_straight(pattern: &MovePattern, info: &MoveInfo) -> bool {
    info.piece.role != Role::Pawn
        || pattern.from_file.is_some()
        || info.from.file() == info.to.file()
}
