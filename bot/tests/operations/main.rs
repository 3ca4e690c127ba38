//! The operator's commands, on both databases.

mod databases;
mod deployed;
mod findings;
mod hostile_clients;
mod measured;
#[path = "../program/mod.rs"]
mod program;
mod reset;
mod running;
mod silent;
mod starting;
mod stopping;
mod stored;
mod troubled;
mod watching;
