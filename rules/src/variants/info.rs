//! What is said of a game as a whole.

use crate::Features;

/// The names of a game, how it starts, and what it has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VariantInfo {
    /// The id in commands, databases and the arbiter's protocol.
    pub id: &'static str,
    /// The proper name, in English, in what programs are told.
    pub name: &'static str,
    /// The value of the tag `Variant` in PGN; empty for the one game that every program takes PGN
    /// for.
    pub pgn_name: &'static str,
    /// The position at the start, as FEN.
    pub start_fen: &'static str,
    /// What the game has and what it lacks.
    pub features: Features,
}

impl VariantInfo {
    /// The name of the folder that has everything of the game: its code, its data and its texts.
    pub fn folder(&self) -> String {
        self.id.replace('-', "_")
    }
}
