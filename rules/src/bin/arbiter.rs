//! The arbiter over standard input and output, one line for each line.

use std::io;

use rules::protocol::{self, Session};

fn main() -> io::Result<()> {
    let mut session = Session::default();
    protocol::serve(io::stdin().lock(), io::stdout().lock(), |line| session.answer(line))
}
