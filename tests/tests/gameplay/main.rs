//! Games over the wire: each variant from the first turn to its end, and every way to make a turn.

mod chess;
mod demonstration;
mod forms;
mod game_on_paper;
mod gravitatur;
mod look_back;
mod odd;
mod partial_moves;
mod position;
mod proof;
mod refusals;
mod taps;
mod totem;
mod transcripts;
mod typed;
