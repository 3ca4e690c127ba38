//! Odds, reviews, puzzles and lessons.

mod daily;
mod forged;
mod learn;
mod odds;
mod puzzle;
mod review;
mod share;
mod similar_positions;
