//! Puzzles: positions with one right answer, found and proved by the engine's tools.
//!
//! # Layout
//!
//! - [`Kind`]: what a puzzle asks; [`Node`]: its whole solution
//! - [`PuzzlePosition`]: what can be tried from a position on
//!
//! No judgement of positions takes part. A mate here ends the game by checkmate, or in Totem by the
//! Null.

mod kind;
mod node;
mod puzzle_position;

pub use kind::Kind;
pub use node::Node;
pub use puzzle_position::PuzzlePosition;
