//! Puzzles: positions with one right answer, which is proved by trying everything.
//!
//! # Layout
//!
//! - [`Puzzle`] and [`Node`]: a puzzle with its whole solution, and the line of text that it is
//!   kept as; [`FILES`]: those that are kept
//! - `kinds`: what each [`Kind`] demands
//! - [`Spot`]: the trying
//! - `difficulty`: how hard a puzzle is to start with
//!
//! No judgement of positions takes part. A mate here ends the game by checkmate, or in Totem by the
//! Null.

mod difficulty;
mod kinds;
mod node;
mod spot;

use std::fmt;

use rules::{Game, Variant};

pub use kinds::Kind;
pub use node::Node;
pub use spot::Spot;

/// The puzzles of each game: its id, and one puzzle a line.
pub const FILES: [(&str, &str); 4] = [
    ("chess", include_str!("../../puzzles/chess.jsonl")),
    ("gravitatur", include_str!("../../puzzles/gravitatur.jsonl")),
    ("superpermutation-d8", include_str!("../../puzzles/superpermutation-d8.jsonl")),
    ("totem", include_str!("../../puzzles/totem.jsonl")),
];

/// A position with one right answer.
#[derive(Clone)]
pub struct Puzzle {
    variant: &'static dyn Variant,
    fen: String,
    kind: Kind,
    solution: Node,
    difficulty: u8,
}

impl Puzzle {
    /// The puzzle of a kind that the present position of a game is, if it is one. What came before
    /// does not count.
    pub fn find(game: &Game, kind: Kind) -> Option<Self> {
        let (variant, fen) = (game.variant(), game.fen());
        if game.end().is_some() {
            return None;
        }
        let spot = Spot::new(variant, *game.position());
        let solution = kinds::solve(&spot, &fen, kind)?;
        let difficulty = difficulty::of(&spot, kind, &solution);
        Some(Self { variant, fen, kind, solution, difficulty })
    }

    /// What names it: a hash of the game, the position and the kind.
    pub fn id(&self) -> String {
        let text = format!("{}\n{}\n{}", self.variant.id(), self.fen, self.kind);
        format!("{:016x}", hash(&text))
    }

    /// Which game it is of.
    pub fn variant(&self) -> &'static dyn Variant {
        self.variant
    }

    /// The position, as FEN.
    pub fn fen(&self) -> &str {
        &self.fen
    }

    /// What is asked.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// The whole answer.
    pub fn solution(&self) -> &Node {
        &self.solution
    }

    /// How hard it is, from 1 to 10.
    pub fn difficulty(&self) -> u8 {
        self.difficulty
    }
}

/// As JSON on one line. No part of it has a character that JSON would have written otherwise.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { variant, fen, kind, solution, difficulty } = self;
        let (id, variant) = (self.id(), variant.id());
        write!(f, r#"{{"id":"{id}","variant":"{variant}","fen":"{fen}","kind":"{kind}","#)?;
        write!(f, r#""solution":{solution},"difficulty":{difficulty}}}"#)
    }
}

/// FNV-1a.
fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
