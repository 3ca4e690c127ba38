//! The arbiter's lines, without the counts that would take hours.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::protocol::{Reply, Session};

/// Whether a line asks for a count deeper than one action.
fn is_deep(line: &str) -> bool {
    let mut words = line.split_whitespace();
    matches!(words.next(), Some("perft" | "divide")) && !matches!(words.next(), Some("0" | "1"))
}

fuzz_target!(|text: &str| {
    let mut session = Session::default();
    for line in text.lines().filter(|line| !is_deep(line)).take(40) {
        match session.answer(line) {
            Reply::Line(answer) => assert!(!answer.contains('\n')),
            Reply::Quit => break,
        }
    }
});
