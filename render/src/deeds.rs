//! What was done, in words.

use rules::{Color, DieMeaning, Direction, Event, Geometry, Piece, Square};

/// What the events of a turn of `by` did, joined by commas.
pub(crate) fn deeds(events: &[Event], by: Color, geometry: Geometry) -> String {
    let words = Words { by, geometry };
    let mut deeds: Vec<String> = Vec::new();
    let mut events = events.iter().peekable();
    while let Some(&event) = events.next() {
        if let Event::GravitaturPlaced { at } = event {
            let mut drawn = Vec::new();
            while let Some(&&Event::Attracted { piece, from, to }) = events.peek() {
                drawn.push(format!("{} from {from} to {to}", words.the(piece)));
                events.next();
            }
            deeds.push(attraction(at, &drawn));
        } else {
            deeds.extend(words.deed(event));
        }
    }
    deeds.join(", ")
}

/// The Gravitatur's square, and whatever it drew.
fn attraction(at: Square, drawn: &[String]) -> String {
    let drawn = match drawn {
        [] => "nothing".to_owned(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    };
    format!("the Gravitatur on {at} drew {drawn}")
}

/// A side's name at the start of a sentence.
pub(crate) const fn name(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

/// What a rolled number means, in English: `the e-file`, or `down-left`.
pub fn die_meaning(meaning: DieMeaning) -> String {
    match meaning {
        DieMeaning::File(file) => format!("the {}-file", Square::new(file, 0).file_letter()),
        DieMeaning::Step { direction, .. } => direction_name(direction).to_owned(),
    }
}

/// A direction in English, as in `up-left`.
pub const fn direction_name(direction: Direction) -> &'static str {
    match direction {
        Direction::DownLeft => "down-left",
        Direction::Left => "left",
        Direction::UpLeft => "up-left",
        Direction::Up => "up",
        Direction::UpRight => "up-right",
        Direction::Right => "right",
        Direction::DownRight => "down-right",
        Direction::Down => "down",
    }
}

struct Words {
    by: Color,
    geometry: Geometry,
}

impl Words {
    /// A piece as the mover would name it: its own without a colour.
    fn the(&self, piece: Piece) -> String {
        if piece.color == self.by {
            format!("the {}", piece.role.name())
        } else {
            format!("the {piece}")
        }
    }

    /// What one event did.
    fn deed(&self, event: Event) -> Option<String> {
        Some(match event {
            Event::Rolled { .. } => return None,
            Event::Moved { piece, from, to, captured } => {
                let took =
                    captured.map(|(on, taken)| format!(" and took {} on {on}", self.the(taken)));
                let took = took.unwrap_or_default();
                format!("{} went from {from} to {to}{took}", self.the(piece))
            }
            Event::Swapped { piece, from, to, other }
            | Event::SwappedHome { piece, from, to, other } => {
                let (piece, other) = (self.the(piece), self.the(other));
                format!("{piece} on {from} and {other} on {to} changed places")
            }
            Event::Climbed { to, from, displaced, .. } => {
                format!("climbed to {to} while {} went to {from}", self.the(displaced))
            }
            Event::Promoted { square, piece } => {
                format!("a pawn became {} on {square}", self.a(piece))
            }
            Event::GravitaturPlaced { at } => attraction(at, &[]),
            Event::Attracted { piece, from, to } => {
                format!("{} was drawn from {from} to {to}", self.the(piece))
            }
            Event::NullStepped { from, to, direction, captured } => {
                let took = captured.map(|taken| format!(" and took {}", self.the(taken)));
                self.null_step(from, to, direction) + &took.unwrap_or_default()
            }
            Event::NullSwapped { from, to, direction, other } => {
                let step = self.null_step(from, to, direction);
                format!("{step} and sent {} there to {from}", self.the(other))
            }
            Event::SentHome { piece, from, to, captured } => {
                let struck =
                    captured.map(|struck| format!(" and struck {} there", self.the(struck)));
                let struck = struck.unwrap_or_default();
                format!("{} was sent home from {from} to {to}{struck}", self.the(piece))
            }
            Event::NullCaptured { square } => format!("the Null was taken on {square}"),
            Event::NullRespawned { square, removed } => {
                let removed =
                    removed.map(|piece| format!(" and removed {} there", self.the(piece)));
                format!("the Null came back on {square}{}", removed.unwrap_or_default())
            }
            Event::Transformed { square, was, piece } => {
                format!("{} on {square} became {}", self.the(was), article(piece.role.name()))
            }
            Event::TotemSacrificed { square, piece } | Event::TotemLost { square, piece } => {
                format!("{} on {square} left the board", self.the(piece))
            }
            Event::RollUndone => "the roll was undone".to_owned(),
        })
    }

    /// A new piece: `a queen`, or `a black queen` where it is not the mover's.
    fn a(&self, piece: Piece) -> String {
        if piece.color == self.by {
            article(piece.role.name())
        } else {
            article(&piece.to_string())
        }
    }

    /// The Null's step, with its direction as White sees the board.
    fn null_step(&self, from: Square, to: Square, direction: Direction) -> String {
        let (files, ranks) = direction.step();
        let over = from.offset(files, ranks, self.geometry) != Some(to);
        let over = if over { " over the edge" } else { "" };
        format!("the Null stepped {}{over} to {to}", direction_name(direction))
    }
}

/// A name after `a` or `an`.
pub(crate) fn article(name: &str) -> String {
    let an = name.starts_with(['A', 'a', 'e', 'i', 'o', 'u']);
    format!("{} {name}", if an { "an" } else { "a" })
}
