//! What the engine is measured, tuned and given puzzles with. No part of the product.
//!
//! # Layout
//!
//! - [`seeds`]: random numbers that repeat; [`openings`]: random, balanced starts of games
//! - [`self_play`]: games of the engine against itself, on several threads
//! - [`mod@matches`]: the binary `match`, games between two players, with their [`statistics`]
//! - [`tuning`]: the binary `tune`, evaluation weights fitted to self-play
//! - [`calibration`]: the binary `calibrate`, expected results against what came of them
//! - [`puzzles`]: the binary `puzzles`, puzzles found in self-play and proved
//! - [`reviews`]: the binary `review_check`, reviews whose luck and play must add up
//!
//! Each binary reads its options and prints; what it does is here.

pub mod calibration;
pub mod matches;
pub mod openings;
pub mod puzzles;
pub mod reviews;
pub mod seeds;
pub mod self_play;
pub mod statistics;
pub mod tuning;
