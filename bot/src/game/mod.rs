//! A game at a table: its log, its seats, its dice, and who may act when.

pub mod dice;
pub mod free_roll;
pub mod record;
pub mod table;
