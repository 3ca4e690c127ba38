//! The arbiter over standard input and output, one line for each line.

use std::io::{self, BufRead, Write};

use rules::arbiter::{Reply, Session};

fn main() -> io::Result<()> {
    let mut input = io::stdin().lock();
    let mut output = io::stdout().lock();
    let mut session = Session::default();
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line)? > 0 {
        let reply = match str::from_utf8(&line) {
            Ok(text) => session.answer(text),
            Err(_) => Reply::Line("error the line is not UTF-8".to_owned()),
        };
        let Reply::Line(answer) = reply else {
            break;
        };
        writeln!(output, "{answer}")?;
        output.flush()?;
        line.clear();
    }
    Ok(())
}
