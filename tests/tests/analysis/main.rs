//! Odds, reviews, puzzles and lessons.

mod daily;
mod forged;
mod learn;
mod likeness;
mod odds;
mod puzzle;
mod review;
