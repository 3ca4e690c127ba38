//! Eightfold.
fn main() {}
