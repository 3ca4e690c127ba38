//! Puzzles found in games of the engine against itself, and proved by trying everything.
//!
//! # Layout
//!
//! - [`Puzzle`]: a puzzle and the line of JSON that it is kept as
//! - `kinds`: what each [`Kind`] demands; `difficulty`: how hard a puzzle is to start with
//! - `mining`: games between sides of all strengths, and the puzzles in them; `demonstration`: those
//!   in the game that everybody knows
//! - `selection`: those that are kept

mod demonstration;
mod difficulty;
mod kinds;
mod mining;
mod selection;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::fmt;
use std::path::PathBuf;

use clap::Parser;
use engine::Engine;
use engine::puzzles::{Kind, Node, PuzzlePosition};
use rules::{Game, Variant};
use serde::Serialize;

pub use self::selection::counts;
use crate::self_play::{parse_variant, play_games};

/// Finds puzzles in games that the engine plays against itself.
#[derive(Parser)]
#[command(name = "puzzles")]
pub struct PuzzleOptions {
    /// Only this variant.
    #[arg(long, value_name = "ID", value_parser = parse_variant)]
    pub game: Option<&'static dyn Variant>,
    /// How many games are played [default: as many as the files were made from].
    #[arg(long, value_name = "N")]
    pub games: Option<u64>,
    /// How many puzzles of a sort are kept.
    #[arg(long, value_name = "N", default_value_t = 250)]
    pub most: usize,
    /// What the games are drawn from.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// How many games at once.
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub jobs: u64,
    /// Where the folders of the games are, to which the puzzles are written.
    #[arg(long, value_name = "FOLDER", default_value = concat!(env!("CARGO_MANIFEST_DIR"), "/../../src/variants"))]
    pub folder: PathBuf,
}

/// A position with one right answer.
#[derive(Clone, Serialize)]
pub struct Puzzle {
    /// A hash of the variant, the position and the kind.
    pub id: String,
    /// The variant's id.
    pub variant: &'static str,
    /// The position.
    pub fen: String,
    /// What is asked.
    #[serde(serialize_with = "serialize_name")]
    pub kind: Kind,
    /// The whole answer.
    #[serde(serialize_with = "serialize_solution")]
    pub solution: Node,
    /// How hard it is, from 1 to 10.
    pub difficulty: u8,
}

impl Puzzle {
    /// The puzzle of a kind that the present position of a game is, if it is one. What came before
    /// does not count.
    pub fn find(game: &Game, kind: Kind) -> Option<Self> {
        let (variant, fen) = (game.variant(), game.fen());
        if game.end().is_some() {
            return None;
        }
        let puzzle_position = PuzzlePosition::new(variant, *game.position());
        let solution = kinds::solve(&puzzle_position, &fen, kind)?;
        let difficulty = difficulty::of(&puzzle_position, kind, &solution);
        let variant = variant.id();
        let id = format!("{:016x}", hash(&format!("{variant}\n{fen}\n{kind}")));
        Some(Self { id, variant, fen, kind, solution, difficulty })
    }
}

/// As JSON on one line.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self).map_err(|_| fmt::Error)?)
    }
}

fn serialize_name<S: serde::Serializer>(kind: &Kind, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(kind.name())
}

fn serialize_solution<S: serde::Serializer>(node: &Node, serializer: S) -> Result<S::Ok, S::Error> {
    Solution::from(node).serialize(serializer)
}

/// A [`Node`] as it is written.
#[derive(Serialize)]
#[serde(untagged)]
enum Solution {
    Action {
        action: String,
        #[serde(skip_serializing_if = "BTreeMap::is_empty")]
        replies: BTreeMap<String, Solution>,
    },
    Faces {
        faces: BTreeMap<u8, Vec<String>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        against: Option<&'static str>,
    },
}

impl From<&Node> for Solution {
    fn from(node: &Node) -> Self {
        match node {
            Node::Action { action, replies } => Self::Action {
                action: action.to_string(),
                replies: replies
                    .iter()
                    .map(|(reply, node)| (reply.to_string(), node.into()))
                    .collect(),
            },
            Node::Faces { faces, against } => Self::Faces {
                faces: faces
                    .iter()
                    .map(|(face, mates)| (*face, mates.iter().map(ToString::to_string).collect()))
                    .collect(),
                against: against.map(rules::Color::name),
            },
        }
    }
}

/// FNV-1a.
fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// The puzzles of a variant that are kept, from this many games.
pub fn find(variant: &'static dyn Variant, games: u64, options: &PuzzleOptions) -> Vec<Puzzle> {
    let play = |engine: &mut Engine, number| {
        let game = mining::play(variant, engine, options.seed, number);
        (number, mining::mine(&game, engine))
    };
    let mut found = play_games(games, options.jobs, play);
    found.sort_by_key(|(number, _)| *number);
    let found = found.into_iter().flat_map(|(_, puzzles)| puzzles);
    selection::choose(demonstration::puzzles(variant), found.collect(), options.most)
}

/// How many games the files were made from: without a die a game has more puzzles.
pub fn usual_games(variant: &dyn Variant) -> u64 {
    if variant.features().die { 3_000 } else { 1_000 }
}
