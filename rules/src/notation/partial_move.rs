//! A partial move: a text that names no whole one, but says with what it begins.

use super::describe::MoveInfo;
use super::letters::{Letters, look_alikes};
use super::parse;
use super::read::{choose, says_true};
use crate::variants::{Features, Variant};
use crate::{Action, Position, Role, Square};

/// The longest short form of a partial move.
const LONGEST: usize = 16;

/// The longest one that is a list of turns: it has room in the id of a button.
const LONGEST_LIST: usize = 40;

/// What a text leaves of the legal turns, where it names no single one: the turns of a kind of piece
/// (`Q`, `queen`, `Nb`), from a square (`e2`), with the Gravitatur on a file or a square (`@d`,
/// `@d5`), or several that its move may mean (`Nd2`, `e8`).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PartialMove {
    text: String,
    actions: Vec<Action>,
}

impl PartialMove {
    /// The text in a short form that is read as the same half: at most 16 letters, digits and signs
    /// of ASCII, none of them a full stop or a colon.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The legal turns that it leaves, at least one, in the order of their text.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }
}

/// Where a text places the Gravitatur.
#[derive(Clone, Copy)]
enum Place {
    Unsaid,
    File(u8),
    On(Square),
}

impl PartialMove {
    /// A partial move that leaves these turns, each once and in the order of their text; none where they are
    /// too many for its short form.
    pub fn of_actions(mut actions: Vec<Action>) -> Option<Self> {
        actions.sort_by_cached_key(ToString::to_string);
        actions.dedup();
        let text: String = actions.iter().map(|action| format!("{LISTED}{action}")).collect();
        ((1..=LONGEST_LIST).contains(&text.len())).then_some(Self { text, actions })
    }
}

/// What stands before each action where a partial move is a list of them.
const LISTED: char = '=';

/// The partial move that `text` means among the `legal` actions of a position; none where it leaves
/// nothing legal, or says nothing. It is read in English and by the `letters` of another language. A
/// text that [`read`](super::read()) takes is no partial move: the caller tries that first.
pub fn partial_move(
    variant: &dyn Variant,
    position: &Position,
    legal: &[Action],
    text: &str,
    letters: &Letters,
) -> Option<PartialMove> {
    let normalized = parse::normalize(text);
    if let Some(listed) = normalized.strip_prefix(LISTED) {
        let actions = listed.split(LISTED).map(|action| action.parse().ok());
        let actions = actions.collect::<Option<Vec<Action>>>()?;
        return PartialMove::of_actions(actions)
            .filter(|it| it.actions.iter().all(|it| legal.contains(it)));
    }
    let english = look_alikes(&normalized);
    let drawn = parse::drawn(text);
    let own = letters.in_english(&drawn);
    let named = letters.named_in_english(&drawn);
    let readings = [own, Some(english), named].into_iter().flatten();
    let mut partial_moves = readings.filter_map(|text| read(variant, position, legal, &text));
    let first = partial_moves.next()?;
    let others: Vec<Action> = partial_moves.flat_map(|partial_move| partial_move.actions).collect();
    if others.iter().all(|action| first.actions.contains(action)) {
        return Some(first);
    }
    Some(PartialMove::of_actions([&*first.actions, &others].concat()).unwrap_or(first))
}

/// The same of a text in English letters.
fn read(
    variant: &dyn Variant,
    position: &Position,
    legal: &[Action],
    normalized: &str,
) -> Option<PartialMove> {
    let (die, rest) = parse::split_die(normalized)?;
    if die.is_some_and(|said| !says_true(said, position)) {
        return None;
    }
    let body = parse::trim_marks(parse::skip_move_number(rest));
    let (place, move_text) = split_place(body)?;
    let move_text = with_letter(move_text, variant.features());
    let move_text = move_text.trim_end_matches('-');
    let mut actions = legal.to_vec();
    actions.retain(|&action| is_turn(action) && fits_place(place, action));
    if !move_text.is_empty() {
        actions = starting_with(variant, position, &actions, move_text);
    }
    let text = short(place, move_text);
    let is_sign = |byte: u8| byte.is_ascii_alphanumeric() || b"@/=<>-()".contains(&byte);
    let is_short = (1..=LONGEST).contains(&text.len()) && text.bytes().all(is_sign);
    (is_short && !actions.is_empty()).then_some(PartialMove { text, actions })
}

fn is_turn(action: Action) -> bool {
    action.placement().or(action.as_move().map(|mv| mv.from)).is_some()
}

/// Splits `@d`, `@d5/` or `d5/` off the front, with or without a `G` before it.
fn split_place(body: &str) -> Option<(Place, &str)> {
    let named = body.strip_prefix(['G', 'g']).unwrap_or(body);
    if let Some(&[b'@', file]) = named.as_bytes().first_chunk::<2>().filter(|_| named.len() == 2)
        && let file @ b'a'..=b'i' = file.to_ascii_lowercase()
    {
        return Some((Place::File(file - b'a'), ""));
    }
    let (at, rest) = parse::split_placement(body)?;
    Some((at.map_or(Place::Unsaid, Place::On), rest))
}

fn fits_place(place: Place, action: Action) -> bool {
    match place {
        Place::Unsaid => true,
        Place::File(file) => action.placement().is_some_and(|at| at.file() == file),
        Place::On(square) => action.placement() == Some(square),
    }
}

/// A move with the letter of its piece, where that was named in words.
fn with_letter(move_text: &str, features: &Features) -> String {
    let lower = move_text.to_ascii_lowercase();
    let words = Role::ALL.into_iter().filter(|role| features.has(*role)).find_map(|role| {
        let name = role.name().replace(' ', "").to_ascii_lowercase();
        Some((role, lower.strip_prefix(&name)?))
    });
    words.map_or_else(|| move_text.to_owned(), |(role, rest)| format!("{}{rest}", role.letter()))
}

fn short(place: Place, move_text: &str) -> String {
    let slash = if move_text.is_empty() { "" } else { "/" };
    match place {
        Place::Unsaid => move_text.to_owned(),
        Place::File(file) => format!("@{}{slash}{move_text}", Square::new(file, 0).file_letter()),
        Place::On(square) => format!("@{square}{slash}{move_text}"),
    }
}

/// The actions whose move begins with `move_text`: those that it may mean as a whole move, else those
/// of the piece that it names.
fn starting_with(
    variant: &dyn Variant,
    position: &Position,
    actions: &[Action],
    move_text: &str,
) -> Vec<Action> {
    let moves = MoveInfo::all(variant, position, actions);
    let mut found = choose(&parse::moves(move_text, variant.features()), &moves);
    if found.is_empty()
        && let Some(prefix) = MovePrefix::read(move_text, variant.features())
    {
        found = moves;
        found.retain(|info| prefix.fits(info));
    }
    let mut found: Vec<Action> = found.into_iter().map(|info| info.action).collect();
    // Two readings may have found the same.
    found.sort_by_cached_key(ToString::to_string);
    found.dedup();
    found
}

/// How a move begins.
struct MovePrefix {
    role: Option<Role>,
    square: PrefixSquare,
}

/// What is said of the squares of a move.
enum PrefixSquare {
    Nothing,
    /// It starts or lands on this file.
    File(u8),
    /// It starts here.
    From(Square),
}

impl MovePrefix {
    /// Reads a square, or the letter of a piece with a file or square after it, or with nothing.
    fn read(move_text: &str, features: &Features) -> Option<Self> {
        let move_text = move_text.to_ascii_lowercase();
        if let Ok(square) = move_text.parse() {
            return Some(Self { role: None, square: PrefixSquare::From(square) });
        }
        let mut letters = move_text.chars();
        let role = parse::role(letters.next()?, features)?;
        let square = match letters.as_str().as_bytes() {
            [] => PrefixSquare::Nothing,
            [file @ b'a'..=b'i'] => PrefixSquare::File(file - b'a'),
            _ => PrefixSquare::From(letters.as_str().parse().ok()?),
        };
        Some(Self { role: Some(role), square })
    }

    fn fits(&self, info: &MoveInfo) -> bool {
        let MoveInfo { piece, from, to, .. } = info;
        self.role.is_none_or(|role| role == piece.role)
            && match self.square {
                PrefixSquare::Nothing => true,
                PrefixSquare::File(file) => from.file() == file || to.file() == file,
                PrefixSquare::From(square) => *from == square,
            }
    }
}
