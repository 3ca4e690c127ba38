//! The arbiter.
fn main() {}
