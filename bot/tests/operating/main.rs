//! What whoever runs the program asks of it, on both databases.

mod databases;
mod kept;
#[path = "../program/mod.rs"]
mod program;
mod watched;
mod watching;
