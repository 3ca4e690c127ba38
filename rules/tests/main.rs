//! The tests of the rules.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod cases;
mod chess_peer;
mod demonstration;
mod fen;
mod gravitatur;
mod law;
mod once;
mod perft;
mod pgn;
mod properties;
mod protocol;
mod reading;
mod reading_partial_move;
mod reference;
mod reference_reading;
mod reference_vectors;
mod registry;
mod search;
mod superpermutation_d8;
mod support;
mod time;
mod totem;
mod vectors;
