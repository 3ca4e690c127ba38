//! The form of what a person typed, before any position is looked at.

use crate::sanitize::{chooses_look, typed};
use crate::variants::Features;
use crate::{Action, Role, Square};

/// What a text means by its form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Request {
    /// The die comes up with a number.
    Roll {
        /// The number.
        number: u8,
        /// Where the Null is said to step.
        square: Option<Square>,
    },
    /// What moves no piece: a sacrifice of the Totem, or a decision about a roll.
    Other(Action),
    /// A turn, with the die that stands before it.
    Turn {
        /// What the die is said to show.
        die: Option<StatedRoll>,
        /// Where the Gravitatur is placed.
        at: Option<Square>,
        /// The ways in which the move can be meant, the likeliest first; empty if the Gravitatur is
        /// only placed.
        patterns: Vec<MovePattern>,
    },
}

/// What a text says about the die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum StatedRoll {
    /// `(5)`
    Number(u8),
    /// `(-)`
    Unused,
}

/// What a text says about a move; `None` is what it leaves open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct MovePattern {
    pub(super) role: Option<Role>,
    pub(super) from_file: Option<u8>,
    pub(super) from_rank: Option<u8>,
    /// Where it lands, or where it ends.
    pub(super) target: Option<Square>,
    /// Where it ends, where both are named.
    pub(super) final_square: Option<Square>,
    pub(super) promotion: Option<Role>,
    pub(super) captures: bool,
    /// Whether it is written with a dash, as moves that capture nothing are.
    pub(super) dashed: bool,
    /// Castling, toward the queen's side or the king's.
    pub(super) castles: Option<CastlingSide>,
    /// Whether it is written as a swap, and with what other piece.
    pub(super) swap: Option<Option<Role>>,
    /// Whether the file before its target, from which no pawn captures there, may be the letter of a piece
    /// in another language, as in `cc3`: no move is made of it unasked.
    pub(super) unsure: bool,
}

/// A side of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CastlingSide {
    King,
    Queen,
}

impl MovePattern {
    /// Whether the piece may be a king that castles: it captures nothing and becomes nothing.
    pub(super) fn may_castle(&self) -> bool {
        let is_king = self.role.is_none_or(|role| role == Role::King);
        is_king && !self.captures && self.promotion.is_none()
    }

    /// Whether it names the file beside its target, from which a pawn captures.
    pub(super) fn is_from_beside(&self) -> bool {
        let files = self.from_file.zip(self.target);
        files.is_some_and(|(file, target)| file.abs_diff(target.file()) == 1)
    }

    /// The square that the piece is said to start from.
    pub(super) fn from(&self) -> Option<Square> {
        Some(Square::new(self.from_file?, self.from_rank?))
    }
}

/// Reads the form of `text` in a game with these `features`; `None` if it has none.
pub(super) fn parse(text: &str, features: &Features) -> Option<Request> {
    let normalized = normalize(text);
    if let Some(action) = parse_non_move(trim_marks(skip_move_number(&normalized)), features) {
        return Some(Request::Other(action));
    }
    let (die, rest) = split_die(&normalized)?;
    let body = trim_marks(skip_move_number(rest));
    if let Some(StatedRoll::Number(number)) = die
        && let Some(square) = null_square(body, features)
    {
        return Some(Request::Roll { number, square });
    }
    let digit = body.strip_prefix(['r', 'R']).unwrap_or(body);
    if let (None, [digit @ b'1'..=b'8']) = (die, digit.as_bytes()) {
        return Some(Request::Roll { number: digit - b'0', square: None });
    }
    let (at, body) = split_placement(body)?;
    let patterns = moves(body, features);
    let complete = !patterns.is_empty() || (at.is_some() && body.is_empty());
    complete.then_some(Request::Turn { die, at, patterns })
}

/// The text in the keyboard's letters, without spaces and what nobody sees.
pub(super) fn normalize(text: &str) -> String {
    drawn(text).chars().map(piece_letter).collect()
}

/// The same, but with pieces that are drawn, which are letters of no language.
pub(super) fn drawn(text: &str) -> String {
    let is_seen = |letter: &char| !letter.is_whitespace() && !chooses_look(*letter);
    let letter = |letter| match letter {
        '×' | ':' => 'x',
        '→' => '-',
        _ => letter,
    };
    typed(text).filter(is_seen).map(letter).collect()
}

/// The letter for a chess font's piece.
fn piece_letter(letter: char) -> char {
    match letter {
        '♔' | '♚' => 'K',
        '♕' | '♛' => 'Q',
        '♖' | '♜' => 'R',
        '♗' | '♝' => 'B',
        '♘' | '♞' => 'N',
        '♙' | '♟' => 'P',
        _ => letter,
    }
}

/// Reads what moves no piece: `(t)`, `(t)0`, `(t)-`, `(-)`, their action strings, or words. A lone
/// `T` is not read so: it may be the beginning of a move.
fn parse_non_move(text: &str, features: &Features) -> Option<Action> {
    match text.to_ascii_lowercase().as_str() {
        "prevent" => Some(Action::Prevent),
        "accept" => Some(Action::Accept),
        _ if text == "T" => None,
        _ if !features.has(Role::Totem) => None,
        "(t)" | "t" | "sacrifice" => Some(Action::Sacrifice),
        "(t)0" | "t0" | "undo" => Some(Action::Undo),
        "(t)-" | "t-" => Some(Action::Prevent),
        "(-)" => Some(Action::Accept),
        _ => None,
    }
}

/// Reads what may follow a roll: nothing, or the square that the Null steps on, as in `0f6`,
/// `0xf6` and `0~f6`.
fn null_square(text: &str, features: &Features) -> Option<Option<Square>> {
    if text.is_empty() {
        return Some(None);
    }
    let step = text.strip_prefix('0').filter(|_| features.null)?;
    let square = step.trim_start_matches(['x', 'X', '~']).to_ascii_lowercase();
    square.parse().ok().map(Some)
}

/// The ways in which a move or swap may be meant, the likeliest first.
pub(super) fn moves(body: &str, features: &Features) -> Vec<MovePattern> {
    swap(body, features).unwrap_or_else(|| patterns(body, features))
}

/// How the two pieces of a swap are told apart.
const SWAP_SIGNS: [&str; 6] = ["<>", "<->", "↔", "⇄", "⇆", "⟷"];

/// Reads a swap: the piece that moves with its new square, and the other with its own. Less
/// likely, the squares are those before the swap.
fn swap(body: &str, features: &Features) -> Option<Vec<MovePattern>> {
    let (mover, other) = SWAP_SIGNS.iter().find_map(|sign| body.split_once(sign))?;
    let (other, promotion) = split_promotion(other, features);
    let (role, first) = named_square(mover, features)?;
    let (other, second) = named_square(other, features)?;
    let open = MovePattern { role, promotion, swap: Some(other), ..MovePattern::default() };
    let going = |from, to| starting(MovePattern { target: Some(to), ..open }, from);
    Some(vec![going(second, first), going(first, second)])
}

/// Reads a square with the letter of a piece before it, or without.
fn named_square(text: &str, features: &Features) -> Option<(Option<Role>, Square)> {
    let text = text.to_ascii_lowercase();
    if let Ok(square) = text.parse() {
        return Some((None, square));
    }
    let mut letters = text.chars();
    let role = role(letters.next()?, features)?;
    Some((Some(role), letters.as_str().parse().ok()?))
}

/// Splits `(5)` or `(-)` off the front.
pub(super) fn split_die(text: &str) -> Option<(Option<StatedRoll>, &str)> {
    let Some(inside) = text.strip_prefix('(') else {
        return Some((None, text));
    };
    let (said, rest) = inside.split_once(')')?;
    let die = match said.as_bytes() {
        b"-" => StatedRoll::Unused,
        [digit @ b'1'..=b'8'] => StatedRoll::Number(digit - b'0'),
        _ => return None,
    };
    Some((Some(die), rest))
}

/// Drops `12.` or `12...` from the front; `0.5` is no number of a move.
pub(super) fn skip_move_number(text: &str) -> &str {
    let after_digits = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let after_dots = after_digits.trim_start_matches(['.', '…']);
    let is_digit = after_dots.starts_with(|c: char| c.is_ascii_digit());
    let is_number = after_dots.len() < after_digits.len();
    if is_number && (!is_digit || after_dots.starts_with("0-0")) { after_dots } else { text }
}

/// Splits `G@d4/` off the front. Before a slash the `@`, the `G` or both may be missing, and after
/// an `@` the slash. `None` if an `@` stands elsewhere.
pub(super) fn split_placement(body: &str) -> Option<(Option<Square>, &str)> {
    let named = body.strip_prefix(['G', 'g']).unwrap_or(body);
    let after_sign = named.strip_prefix('@');
    let square = |text: &str| text.get(..2)?.to_ascii_lowercase().parse::<Square>().ok();
    if let Some(rest) = after_sign {
        let at = square(rest)?;
        return Some((Some(at), rest[2..].trim_start_matches(['/', ',', '-'])));
    }
    if body.contains('@') {
        return None;
    }
    // A single letter after a slash is what a pawn becomes.
    let slashed = [named, body].into_iter().find_map(|text| {
        let (at, rest) =
            text.split_once('/').filter(|(at, rest)| at.len() == 2 && rest.len() > 1)?;
        Some((square(at)?, rest))
    });
    Some(slashed.map_or((None, body), |(at, rest)| (Some(at), rest)))
}

/// How it is written that a capture is one en passant, without spaces.
const EN_PASSANT: [&str; 5] = ["e.p.", "e.p", "ep.", "ep", "enpassant"];

/// Drops check, annotation and en passant marks from the end.
pub(super) fn trim_marks(text: &str) -> &str {
    let bare = trim_signs(text);
    let without = |mark: &&str| {
        let (before, end) = bare.split_at_checked(bare.len().checked_sub(mark.len())?)?;
        end.eq_ignore_ascii_case(mark).then_some(before)
    };
    EN_PASSANT.iter().find_map(without).map_or(bare, trim_signs)
}

fn trim_signs(text: &str) -> &str {
    text.trim_end_matches(['+', '#', '!', '?', '‼', '⁇', '⁈', '⁉', '†', '‡'])
}

/// The ways in which a move may be meant, the likeliest first.
fn patterns(body: &str, features: &Features) -> Vec<MovePattern> {
    if let Some(castling_side) = castling(body) {
        return vec![MovePattern { castles: Some(castling_side), ..MovePattern::default() }];
    }
    let (body, promotion) = split_promotion(body, features);
    let mut letters = body.chars();
    let first = letters.next().unwrap_or(' ');
    let rest = letters.as_str();
    let read = |role, path| {
        let paths = paths(path).into_iter();
        paths.map(|path| MovePattern { role, promotion, ..path }).collect::<Vec<_>>()
    };
    let named = role(first, features).map(|role| read(Some(role), rest)).unwrap_or_default();
    let mut unnamed = read(None, body);
    // A rank alone names no pawn: the digit is the number of a move.
    unnamed.retain(|pattern| pattern.from_file.is_some() || pattern.from_rank.is_none());
    for pattern in &mut unnamed {
        let is_hinted = pattern.from_file.is_some() && pattern.from_rank.is_none();
        pattern.unsure = is_hinted
            && !pattern.captures
            && (first.is_ascii_uppercase() || !pattern.is_from_beside());
    }
    // `Bc4` names the bishop and no pawn of the b-file, and `Cc3` a piece of another language; `B2B4`
    // may be squares, and `BXC3` a pawn's capture.
    let is_square = rest.starts_with(|c: char| c.is_ascii_digit());
    let is_small = rest.contains(|c: char| c.is_ascii_lowercase());
    if first.is_ascii_uppercase() && is_square {
        [named, unnamed].concat()
    } else if first.is_ascii_uppercase() && is_small {
        named
    } else if is_file_first(body) {
        unnamed
    } else {
        [unnamed, named].concat()
    }
}

/// The kind of piece that a letter stands for, if the game has it.
pub(super) fn role(letter: char, features: &Features) -> Option<Role> {
    Role::from_letter(letter).filter(|role| features.has(*role))
}

/// Whether the first letter can only be a file's: a digit follows, as in `b2c3`, or a capture on
/// the file beside it, as in `bxc3`.
fn is_file_first(body: &str) -> bool {
    match body.as_bytes() {
        [b'a'..=b'i', b'1'..=b'9', ..] => true,
        [file @ b'a'..=b'i', b'x' | b'X', target, ..] => file.abs_diff(*target) == 1,
        _ => false,
    }
}

/// `O-O` and `O-O-O`, in letters of either case or zeros; letters without dashes too.
fn castling(body: &str) -> Option<CastlingSide> {
    let letters = body.replace('0', "O").to_uppercase();
    match (letters.as_str(), body) {
        ("O-O", _) | (_, "OO" | "oo") => Some(CastlingSide::King),
        ("O-O-O", _) | (_, "OOO" | "ooo") => Some(CastlingSide::Queen),
        _ => None,
    }
}

/// Splits what a pawn becomes off the end: `=Q`, `Q`, `/Q` or `(Q)` after the last digit.
fn split_promotion<'a>(body: &'a str, features: &Features) -> (&'a str, Option<Role>) {
    let Some(last_digit) = body.rfind(|c: char| c.is_ascii_digit()) else {
        return (body, None);
    };
    let (before, after) = body.split_at(last_digit + 1);
    let letter = after.trim_start_matches(['=', '/', '(']).trim_end_matches(')');
    let mut letters = letter.chars();
    match (letters.next().and_then(|letter| role(letter, features)), letters.next()) {
        (Some(role), None) => (before, Some(role)),
        _ => (body, None),
    }
}

/// Reads squares, at most three, before which a lone file or rank may stand.
fn paths(path: &str) -> Vec<MovePattern> {
    // An incomplete move, or a null move.
    if path.ends_with(['-', 'x', 'X']) || path.contains("--") {
        return Vec::new();
    }
    let captures = path.contains(['x', 'X']);
    let dashed = !captures && path.contains('-');
    let path: Vec<u8> =
        path.bytes().filter(|b| !b"-xX".contains(b)).map(|b| b.to_ascii_lowercase()).collect();
    let (hint, squares) = path.split_at(path.len() % 2);
    let squares: Option<Vec<Square>> =
        squares.chunks(2).map(|pair| str::from_utf8(pair).ok()?.parse().ok()).collect();
    let open = MovePattern { captures, dashed, ..MovePattern::default() };
    let open = match hint {
        [] => open,
        [file @ b'a'..=b'i'] => MovePattern { from_file: Some(file - b'a'), ..open },
        [rank @ b'1'..=b'9'] => MovePattern { from_rank: Some(rank - b'1'), ..open },
        _ => return Vec::new(),
    };
    let toward = |target, final_square| MovePattern { target: Some(target), final_square, ..open };
    match (hint.is_empty(), squares.as_deref()) {
        (_, Some(&[target])) => vec![toward(target, None)],
        (true, Some(&[from, target])) => {
            vec![starting(toward(target, None), from), toward(from, Some(target))]
        }
        (true, Some(&[from, target, final_square])) => {
            vec![starting(toward(target, Some(final_square)), from)]
        }
        (false, Some(&[target, final_square])) => vec![toward(target, Some(final_square))],
        _ => Vec::new(),
    }
}

fn starting(pattern: MovePattern, from: Square) -> MovePattern {
    MovePattern { from_file: Some(from.file()), from_rank: Some(from.rank()), ..pattern }
}
