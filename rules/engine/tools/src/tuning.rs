//! Evaluation weights and networks fitted to games of the engine against itself.
//!
//! What fits better need not play better: a match decides (see `NOTES.md`).
//!
//! # Layout
//!
//! - `games`: the games, as positions with their targets
//! - `training`: what is fitted to them

mod games;
mod training;

pub use self::games::{PlayOptions, play};
pub use self::training::{FitOptions, fit};
