//! The tests of the engine.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod demonstration;
mod levels;
mod mate;
mod player;
mod puzzles;
mod review;
mod solve_mate;
mod support;
mod told;
mod worth;
