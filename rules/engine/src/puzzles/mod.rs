//! Puzzles: positions with one right answer, found and proved by the engine's tools.
//!
//! # Layout
//!
//! - [`FILES`]: the puzzles that are kept, as lines of JSON
//! - [`Kind`]: what a puzzle asks; [`Node`]: its whole solution
//! - [`Spot`]: what can be tried from a position on
//!
//! No judgement of positions takes part. A mate here ends the game by checkmate, or in Totem by the
//! Null.

mod kind;
mod node;
mod spot;

pub use kind::Kind;
pub use node::Node;
pub use spot::Spot;

/// The puzzles of each game: its id, and one puzzle a line.
pub const FILES: [(&str, &str); 4] = [
    ("chess", include_str!("../../../src/variants/chess/puzzles.jsonl")),
    ("gravitatur", include_str!("../../../src/variants/gravitatur/puzzles.jsonl")),
    (
        "superpermutation-d8",
        include_str!("../../../src/variants/superpermutation_d8/puzzles.jsonl"),
    ),
    ("totem", include_str!("../../../src/variants/totem/puzzles.jsonl")),
];
