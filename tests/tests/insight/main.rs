//! Odds, reviews, puzzles and lessons.

mod daily;
mod learn;
mod odds;
mod puzzle;
mod review;
