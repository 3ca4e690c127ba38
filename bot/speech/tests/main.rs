//! The tests of what is said.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod appearance;
mod files;
mod language;
mod lesson_rules;
mod lessons;
mod menu;
mod picture;
mod reading_at_random;
mod sentences;
mod support;
mod telling_at_random;
mod told;
mod variant_names;
