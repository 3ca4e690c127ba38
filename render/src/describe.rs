//! The scene in words: alt text that a blind player can play from.

use rules::{Board, Color, Event, Piece, Role, Square};

use crate::scene::{Die, Force, LastTurn, Scene};

/// How many characters alt text has at most.
pub const ALT_LIMIT: usize = 1024;

/// The scene in words, at most [`ALT_LIMIT`] characters: who is to do what, the last turn, the
/// die, the squares to choose from, and then where every piece stands.
///
/// Where that is too long, the first parts get shorter and then fall away; the pieces are
/// always all there.
pub fn describe(scene: &Scene) -> String {
    let placement = Color::BOTH.map(|color| placement(&scene.position.board, color)).join(" ");
    let mut parts = [
        Part::fixed(status(scene)),
        scene.last.as_ref().map(turn).unwrap_or_default(),
        Part::fixed(die(&scene.die)),
        choice(scene),
    ];
    for (part, shorten) in [CHOICE, LAST, CHOICE, LAST, DIE, STATUS].into_iter().zip(0..) {
        if length(&parts, &placement) <= ALT_LIMIT {
            break;
        }
        let short = std::mem::take(&mut parts[part].short);
        parts[part].text = if shorten < SHORT_FORMS { short } else { String::new() };
    }
    let texts = parts.iter().map(|part| part.text.as_str());
    let texts: Vec<&str> = texts.filter(|text| !text.is_empty()).collect();
    [texts.join(" "), placement].join(" ").trim_start().to_owned()
}

/// The parts before the placement, by their place.
const STATUS: usize = 0;
const LAST: usize = 1;
const DIE: usize = 2;
const CHOICE: usize = 3;

/// How many parts are shortened before any falls away.
const SHORT_FORMS: usize = 2;

/// A part of the text, and what may stand in its place.
#[derive(Default)]
struct Part {
    text: String,
    short: String,
}

impl Part {
    fn fixed(text: String) -> Self {
        Self { short: text.clone(), text }
    }
}

/// The whole text's length in characters, a space after each part.
fn length(parts: &[Part], placement: &str) -> usize {
    let parts = parts.iter().map(|part| part.text.chars().count() + 1);
    parts.sum::<usize>() + placement.chars().count()
}

/// Who is to do what, or how the game has ended.
fn status(scene: &Scene) -> String {
    if let Some(over) = &scene.over {
        return match over.winner {
            Some(winner) => format!("{} won by {}.", name(winner), over.reason),
            None => format!("Draw by {}.", over.reason),
        };
    }
    let actor = name(scene.position.actor());
    let duty = match scene.die {
        Die::Due(_) => "roll the die",
        _ => "move",
    };
    let own = scene.position.board.of_color(scene.position.turn);
    let check = if (own & scene.checked).is_empty() { "" } else { ", in check" };
    format!("{actor} to {duty}{check}.")
}

/// The last turn: its notation, and what it did.
fn turn(last: &LastTurn) -> Part {
    let short = format!("{} played {}.", name(last.by), last.notation);
    let deeds: Vec<String> = last.events.iter().filter_map(|event| deed(event, last.by)).collect();
    let text = if deeds.is_empty() {
        short.clone()
    } else {
        let notation = &last.notation;
        format!("{} played {notation}: {}.", name(last.by), deeds.join(", "))
    };
    Part { text, short }
}

/// What one event of a turn of `by` did.
fn deed(event: &Event, by: Color) -> Option<String> {
    let the = |piece: Piece| {
        if piece.color == by {
            format!("the {}", piece.role.name())
        } else {
            format!("the {piece}")
        }
    };
    Some(match *event {
        Event::Rolled { .. } => return None,
        Event::Moved { piece, from, to, captured } => {
            let took = captured.map(|(on, taken)| format!(" and took {} on {on}", the(taken)));
            let took = took.unwrap_or_default();
            format!("{} went from {from} to {to}{took}", the(piece))
        }
        Event::Swapped { piece, from, to, other } => {
            format!("{} on {from} and {} on {to} changed places", the(piece), the(other))
        }
        Event::Climbed { to, from, displaced, .. } => {
            format!("climbed to {to} while {} went to {from}", the(displaced))
        }
        Event::Promoted { square, piece } => {
            let owner = if piece.color == by { String::new() } else { format!("{} ", piece.color) };
            format!("a pawn became a {owner}{} on {square}", piece.role.name())
        }
        _ => return None,
    })
}

/// What the die says.
fn die(die: &Die) -> String {
    match die {
        Die::Absent | Die::Due(_) => String::new(),
        Die::Unused => "No die this turn.".to_owned(),
        Die::Shows { number, meaning, force, .. } => {
            let meaning = meaning.as_ref().map(|meaning| format!(": {meaning}"));
            let meaning = meaning.unwrap_or_default();
            let free = if *force == Force::Free {
                " No move lands there, so any move may be played."
            } else {
                ""
            };
            format!("The die shows {number}{meaning}.{free}")
        }
    }
}

/// What is chosen, and what there is to choose from.
fn choice(scene: &Scene) -> Part {
    let piece = |square| scene.position.board.piece_at(square);
    let chosen = scene.selected.map(|square| match piece(square) {
        Some(piece) => format!("Chosen: the {} on {square}.", piece.role.name()),
        None => format!("Chosen: {square}."),
    });
    let chosen = chosen.unwrap_or_default();
    if scene.targets.is_empty() {
        return Part::fixed(chosen);
    }
    let with = |squares: String| format!("{chosen} {squares}").trim_start().to_owned();
    Part {
        text: with(format!("Possible: {}.", list(scene.targets))),
        short: with(format!("Possible squares: {}.", scene.targets.len())),
    }
}

/// Where a side's pieces stand: the king first, the pawns last.
fn placement(board: &Board, color: Color) -> String {
    let mut kinds = Vec::new();
    for role in Role::ALL.into_iter().rev() {
        let squares = board.of(color, role);
        let plural = if squares.len() > 1 { "s" } else { "" };
        if !squares.is_empty() {
            kinds.push(format!("{}{plural} {}", role.name(), list(squares)));
        }
    }
    if kinds.is_empty() {
        kinds.push("nothing".to_owned());
    }
    format!("{}: {}.", name(color), kinds.join(", "))
}

fn list(squares: impl Iterator<Item = Square>) -> String {
    let squares: Vec<String> = squares.map(|square| square.to_string()).collect();
    squares.join(" ")
}

const fn name(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}
