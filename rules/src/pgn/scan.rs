//! What a text of PGN is made of.

use super::PgnError;

/// A part of the text that means something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Part<'a> {
    /// A tag's name and value.
    Tag(&'a str, String),
    /// What stands between spaces.
    Word(&'a str),
    /// What stands between braces.
    Comment(&'a str),
}

/// The parts of a text, each with its line. Variations, annotations and lines that are meant for
/// other programs are left out.
pub(super) fn scan(text: &str) -> Result<Vec<(usize, Part<'_>)>, PgnError> {
    let mut scanner = Scanner { rest: text.trim_start_matches('\u{FEFF}'), line: 1 };
    let mut parts = Vec::new();
    let mut is_line_start = true;
    while let Some(next) = scanner.rest.chars().next() {
        let line = scanner.line;
        match next {
            '\n' => drop(scanner.take(1)),
            '%' if is_line_start => scanner.skip_line(),
            ';' => scanner.skip_line(),
            '{' => parts.push((line, Part::Comment(scanner.comment()?))),
            '[' => {
                let (name, value) = scanner.tag()?;
                parts.push((line, Part::Tag(name, value)));
            }
            '(' => scanner.skip_variation()?,
            next if next.is_whitespace() || matches!(next, ')' | '}' | ']') => {
                scanner.take(next.len_utf8());
            }
            _ => {
                let word = scanner.word();
                if !word.starts_with('$') {
                    parts.push((line, Part::Word(word)));
                }
            }
        }
        is_line_start = next == '\n';
    }
    Ok(parts)
}

struct Scanner<'a> {
    rest: &'a str,
    line: usize,
}

impl<'a> Scanner<'a> {
    /// Takes so many bytes.
    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(bytes);
        self.line += taken.matches('\n').count();
        self.rest = rest;
        taken
    }

    fn skip_line(&mut self) {
        self.take(self.rest.find('\n').unwrap_or(self.rest.len()));
    }

    fn comment(&mut self) -> Result<&'a str, PgnError> {
        let end = self.rest.find('}').ok_or(PgnError::Unclosed { line: self.line })?;
        Ok(&self.take(end + 1)[1..end])
    }

    /// Skips a variation with those within it; a bracket in a comment is none.
    fn skip_variation(&mut self) -> Result<(), PgnError> {
        let line = self.line;
        let mut depth = 0_usize;
        while let Some(next) = self.rest.chars().next() {
            match next {
                '{' => drop(self.comment()?),
                ';' => self.skip_line(),
                _ => drop(self.take(next.len_utf8())),
            }
            match next {
                '(' => depth += 1,
                ')' if depth == 1 => return Ok(()),
                ')' => depth -= 1,
                _ => {}
            }
        }
        Err(PgnError::Unclosed { line })
    }

    fn tag(&mut self) -> Result<(&'a str, String), PgnError> {
        let broken = PgnError::Tag { line: self.line };
        self.take(1);
        self.skip_spaces();
        let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
        let name = self.rest.find(|letter| !is_name(letter)).ok_or(broken.clone())?;
        let name = self.take(name);
        self.skip_spaces();
        if name.is_empty() || !self.rest.starts_with('"') {
            return Err(broken);
        }
        self.take(1);
        let value = self.value().ok_or(broken.clone())?;
        self.skip_spaces();
        if !self.rest.starts_with(']') {
            return Err(broken);
        }
        self.take(1);
        Ok((name, value))
    }

    /// What stands before the next quotation mark, in one line.
    fn value(&mut self) -> Option<String> {
        let mut value = String::new();
        let mut letters = self.rest.char_indices();
        while let Some((at, letter)) = letters.next() {
            match letter {
                '"' => {
                    self.take(at + 1);
                    return Some(value);
                }
                '\n' => return None,
                '\\' => value.push(letters.next()?.1),
                _ => value.push(letter),
            }
        }
        None
    }

    fn skip_spaces(&mut self) {
        let spaces = self.rest.len() - self.rest.trim_start_matches([' ', '\t']).len();
        self.take(spaces);
    }

    fn word(&mut self) -> &'a str {
        let is_end = |letter: char| letter.is_whitespace() || "{}()[];".contains(letter);
        self.take(self.rest.find(is_end).unwrap_or(self.rest.len()))
    }
}
