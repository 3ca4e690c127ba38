//! What whoever runs the program asks of it, on both databases.

mod databases;
mod deployed;
mod hostile_clients;
mod kept;
mod measured;
#[path = "../program/mod.rs"]
mod program;
mod relay;
mod reset;
mod silent;
mod starting;
mod stopping;
mod table;
mod troubled;
mod watched;
mod watching;
mod whole;
