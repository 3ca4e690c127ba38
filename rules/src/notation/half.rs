//! Half a turn: a text that names no whole one, but says with what it begins.

use super::describe::MoveInfo;
use super::letters::{Letters, look_alikes};
use super::parse;
use super::read::{choose, says_true};
use crate::variants::{Features, Variant};
use crate::{Action, Position, Role, Square};

/// The longest short form of a half turn.
const LONGEST: usize = 16;

/// The longest one that is a list of turns: it has room in the id of a button.
const LONGEST_LIST: usize = 40;

/// What a text leaves of the legal turns, where it names no single one: the turns of a kind of piece
/// (`Q`, `queen`, `Nb`), from a square (`e2`), with the Gravitatur on a file or a square (`@d`,
/// `@d5`), or several that its move may mean (`Nd2`, `e8`).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Half {
    text: String,
    actions: Vec<Action>,
}

impl Half {
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

impl Half {
    /// Half a turn that leaves these turns, each once and in the order of their text; none where they are
    /// too many for its short form.
    pub fn of_actions(mut actions: Vec<Action>) -> Option<Self> {
        actions.sort_by_cached_key(ToString::to_string);
        actions.dedup();
        let text: String = actions.iter().map(|action| format!("{LISTED}{action}")).collect();
        ((1..=LONGEST_LIST).contains(&text.len())).then_some(Self { text, actions })
    }
}

/// What stands before each action where half a turn is a list of them.
const LISTED: char = '=';

/// The half turn that `text` means among the `legal` actions of a position; none where it leaves
/// nothing legal, or says nothing. It is read in English and by the `letters` of another language. A
/// text that [`read`](super::read()) takes is no half turn: the caller tries that first.
pub fn half(
    variant: &dyn Variant,
    position: &Position,
    legal: &[Action],
    text: &str,
    letters: &Letters,
) -> Option<Half> {
    let plain = parse::plain(text);
    if let Some(listed) = plain.strip_prefix(LISTED) {
        let actions = listed.split(LISTED).map(|action| action.parse().ok());
        let actions = actions.collect::<Option<Vec<Action>>>()?;
        return Half::of_actions(actions)
            .filter(|it| it.actions.iter().all(|it| legal.contains(it)));
    }
    let english = look_alikes(&plain);
    let drawn = parse::drawn(text);
    let own = letters.in_english(&drawn);
    let named = letters.named_in_english(&drawn);
    let readings = [own, Some(english), named].into_iter().flatten();
    let mut halves = readings.filter_map(|text| read(variant, position, legal, &text));
    let first = halves.next()?;
    let others: Vec<Action> = halves.flat_map(|half| half.actions).collect();
    if others.iter().all(|action| first.actions.contains(action)) {
        return Some(first);
    }
    Some(Half::of_actions([&*first.actions, &others].concat()).unwrap_or(first))
}

/// The same of a text in English letters.
fn read(variant: &dyn Variant, position: &Position, legal: &[Action], plain: &str) -> Option<Half> {
    let (die, rest) = parse::split_die(plain)?;
    if die.is_some_and(|said| !says_true(said, position)) {
        return None;
    }
    let body = parse::trim_marks(parse::skip_move_number(rest));
    let (place, step) = split_place(body)?;
    let step = with_letter(step, variant.features());
    let step = step.trim_end_matches('-');
    let mut actions = legal.to_vec();
    actions.retain(|&action| is_turn(action) && fits_place(place, action));
    if !step.is_empty() {
        actions = steps(variant, position, &actions, step);
    }
    let text = short(place, step);
    let is_sign = |byte: u8| byte.is_ascii_alphanumeric() || b"@/=<>-()".contains(&byte);
    let is_short = (1..=LONGEST).contains(&text.len()) && text.bytes().all(is_sign);
    (is_short && !actions.is_empty()).then_some(Half { text, actions })
}

fn is_turn(action: Action) -> bool {
    action.placement().or(action.step().map(|step| step.from)).is_some()
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
fn with_letter(step: &str, features: &Features) -> String {
    let lower = step.to_ascii_lowercase();
    let words = Role::ALL.into_iter().filter(|role| features.has(*role)).find_map(|role| {
        let name = role.name().replace(' ', "").to_ascii_lowercase();
        Some((role, lower.strip_prefix(&name)?))
    });
    words.map_or_else(|| step.to_owned(), |(role, rest)| format!("{}{rest}", role.letter()))
}

fn short(place: Place, step: &str) -> String {
    let slash = if step.is_empty() { "" } else { "/" };
    match place {
        Place::Unsaid => step.to_owned(),
        Place::File(file) => format!("@{}{slash}{step}", Square::new(file, 0).file_letter()),
        Place::On(square) => format!("@{square}{slash}{step}"),
    }
}

/// The actions whose move is begun by `step`: those that it may mean as a whole move, else those of
/// the piece that it names.
fn steps(
    variant: &dyn Variant,
    position: &Position,
    actions: &[Action],
    step: &str,
) -> Vec<Action> {
    let moves = MoveInfo::all(variant, position, actions);
    let mut found = choose(&parse::moves(step, variant.features()), &moves);
    if found.is_empty()
        && let Some(begun) = Begun::read(step, variant.features())
    {
        found = moves;
        found.retain(|described| begun.fits(described));
    }
    let mut found: Vec<Action> = found.into_iter().map(|described| described.action).collect();
    // Two readings may have found the same.
    found.sort_by_cached_key(ToString::to_string);
    found.dedup();
    found
}

/// How a move begins.
struct Begun {
    role: Option<Role>,
    spot: Spot,
}

/// What is said of the squares of a move.
enum Spot {
    Nothing,
    /// It starts or lands on this file.
    File(u8),
    /// It starts here.
    From(Square),
}

impl Begun {
    /// Reads a square, or the letter of a piece with a file or square after it, or with nothing.
    fn read(step: &str, features: &Features) -> Option<Self> {
        let step = step.to_ascii_lowercase();
        if let Ok(square) = step.parse() {
            return Some(Self { role: None, spot: Spot::From(square) });
        }
        let mut letters = step.chars();
        let role = parse::role(letters.next()?, features)?;
        let spot = match letters.as_str().as_bytes() {
            [] => Spot::Nothing,
            [file @ b'a'..=b'i'] => Spot::File(file - b'a'),
            _ => Spot::From(letters.as_str().parse().ok()?),
        };
        Some(Self { role: Some(role), spot })
    }

    fn fits(&self, described: &MoveInfo) -> bool {
        let MoveInfo { piece, from, landing, .. } = described;
        self.role.is_none_or(|role| role == piece.role)
            && match self.spot {
                Spot::Nothing => true,
                Spot::File(file) => from.file() == file || landing.file() == file,
                Spot::From(square) => *from == square,
            }
    }
}
