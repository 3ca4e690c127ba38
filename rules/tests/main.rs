//! The tests of the rules.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod arbiter;
mod cases;
mod chess_peer;
mod demonstration;
mod fen;
mod gravitatur;
mod law;
mod once;
mod perft;
mod pgn;
mod plain;
mod plain_reading;
mod plain_vectors;
mod properties;
mod reading;
mod reading_half;
mod registry;
mod roll_threats;
mod search;
mod superpermutation_d8;
mod support;
mod time;
mod totem;
mod vectors;
