//! What a text of PGN is made of.

use super::{GameResult, PgnError};
use crate::sanitize::is_unprintable;

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

/// What stands before and after the value of a tag.
const QUOTES: [char; 6] = ['"', '“', '”', '„', '«', '»'];

/// How many bytes of a value are looked at that is not written as the standard has it.
const MAX_VALUE: usize = 2000;

/// What may stand between brackets among the turns and says nothing of them: diagrams, and how a forum
/// shows a text.
const NOTES: [&str; 8] = ["", "#", "d", "diagram", "b", "i", "u", "pgn"];

/// The parts of a text that begins on this line, each with its line. Variations, annotations and lines
/// that are meant for other programs are left out.
pub(super) fn scan(text: &str, line: usize) -> Result<Vec<(usize, Part<'_>)>, PgnError> {
    let mut scanner = Scanner { rest: text, line, behind: text.len() };
    let mut parts: Vec<(usize, Part<'_>)> = Vec::new();
    let (mut is_line_start, mut has_begun) = (true, false);
    while let Some(next) = scanner.rest.chars().next() {
        let line = scanner.line;
        let is_nothing = next.is_whitespace() || is_unprintable(next);
        let follows_tag = matches!(parts.last(), Some((at, Part::Tag(..))) if *at == line);
        match next {
            '%' if is_line_start => scanner.skip_line(),
            ';' => scanner.skip_line(),
            '{' => parts.push((line, Part::Comment(scanner.comment()?))),
            '[' if (is_line_start || follows_tag) && scanner.is_tag(has_begun) => {
                let (name, value) = scanner.tag()?;
                parts.push((line, Part::Tag(name, value)));
            }
            '[' => parts.extend(scanner.note()?.map(|note| (line, Part::Word(note)))),
            '(' => parts.extend(scanner.variation()?.map(|score| (line, Part::Word(score)))),
            ')' => return Err(PgnError::Unopened { line }),
            _ if is_nothing || matches!(next, '}' | ']') => drop(scanner.take(next.len_utf8())),
            _ => parts.extend(scanner.word().map(|word| (line, Part::Word(word)))),
        }
        has_begun |= matches!(parts.last(), Some((_, Part::Word(_))));
        is_line_start = next == '\n' || (is_line_start && is_nothing);
    }
    Ok(parts)
}

struct Scanner<'a> {
    rest: &'a str,
    line: usize,
    /// How long `rest` is after the last line whose `;` begins no comment, since it closes a variation.
    behind: usize,
}

impl<'a> Scanner<'a> {
    /// Takes so many bytes.
    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(bytes);
        self.line += taken.matches('\n').count();
        self.rest = rest;
        taken
    }

    fn rest_of_line(&self) -> &'a str {
        self.rest.split('\n').next().unwrap_or_default()
    }

    fn skip_line(&mut self) {
        self.take(self.rest_of_line().len());
    }

    fn comment(&mut self) -> Result<&'a str, PgnError> {
        let end = self.rest.find('}').ok_or(PgnError::Unclosed { line: self.line })?;
        Ok(&self.take(end + 1)[1..end])
    }

    /// What stands in a bracket before its value or end, and whether a value between quotes follows.
    fn head(&self) -> (&'a str, bool) {
        let end = self.rest.find(|letter| is_quote(letter) || matches!(letter, ']' | '\n'));
        let (head, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
        let is_quoted = rest.starts_with(is_quote);
        (if is_quoted { head } else { head.split_whitespace().next().unwrap_or("") }, is_quoted)
    }

    /// Whether a bracket opens a tag: with a value between quotes or, as long as no turn has `begun` the
    /// game, without.
    fn is_tag(&self, begun: bool) -> bool {
        let inside = self.rest[1..].trim_start_matches([' ', '\t']);
        let (name, is_quoted) = Self { rest: inside, ..*self }.head();
        let is_name = |letter: char| letter.is_alphabetic() || letter == '_';
        match is_quoted {
            true => name.starts_with(is_name),
            false => !begun && name.chars().all(is_name),
        }
    }

    /// Takes what stands between brackets among the turns; none where that says nothing: what is missing
    /// around a clock or an evaluation is the braces, and a forum's `[/pgn]` ends what it shows as a game.
    fn note(&mut self) -> Result<Option<&'a str>, PgnError> {
        let end = self.rest.find([']', '\n']).filter(|&end| self.rest[end..].starts_with(']'));
        let note = self.take(end.ok_or(PgnError::Unclosed { line: self.line })? + 1);
        let inside = note[1..note.len() - 1].trim().to_lowercase();
        let is_nothing = inside.starts_with(['%', '/']) || NOTES.contains(&&*inside);
        Ok((!is_nothing).then_some(note))
    }

    /// Takes a variation with those within it, and returns what stands in it where that is a result; a
    /// bracket in a comment is none.
    fn variation(&mut self) -> Result<Option<&'a str>, PgnError> {
        let whole = self.rest;
        let line = self.line;
        let mut depth = 0_usize;
        while let Some(next) = self.rest.chars().next() {
            match next {
                '{' => drop(self.comment()?),
                // Some write remarks behind it, and close the variation in the same line.
                ';' if self.rest.len() <= self.behind => match self.rest_of_line() {
                    line if line.contains(')') => self.behind = self.rest.len() - line.len(),
                    _ => self.skip_line(),
                },
                _ => drop(self.take(next.len_utf8())),
            }
            match next {
                '(' => depth += 1,
                ')' if depth == 1 => {
                    let inside = whole[1..whole.len() - self.rest.len() - 1].trim();
                    return Ok(Some(inside).filter(|it| GameResult::of_word(it).is_some()));
                }
                ')' => depth -= 1,
                _ => {}
            }
        }
        Err(PgnError::Unclosed { line })
    }

    /// Takes a tag, however its value is written.
    fn tag(&mut self) -> Result<(&'a str, String), PgnError> {
        self.take(1);
        self.skip_spaces();
        let (name, is_quoted) = self.head();
        self.take(name.len());
        self.skip_spaces();
        let value = match self.escaped_value() {
            Some(value) => value,
            None if is_quoted => self.loose_value()?.to_owned(),
            None => self.bare_value()?.to_owned(),
        };
        Ok((name.trim_end_matches([' ', '\t', '=', ':']), value))
    }

    /// Takes a value as the standard has it: with a backslash before quotes and backslashes.
    fn escaped_value(&mut self) -> Option<String> {
        let mut value = String::new();
        let mut letters = self.rest.strip_prefix('"')?.chars();
        loop {
            match letters.next()? {
                '"' => break,
                '\n' => return None,
                '\\' => value.push(letters.next()?),
                letter => value.push(letter),
            }
        }
        let rest = letters.as_str().trim_start_matches([' ', '\t']).strip_prefix(']')?;
        self.take(self.rest.len() - rest.len());
        Some(value)
    }

    /// Takes a value as other programs write it: with quotes inside, a backslash at its end, over several
    /// lines, or in a bracket that is not closed.
    fn loose_value(&mut self) -> Result<&'a str, PgnError> {
        let window = &self.rest[..self.rest.floor_char_boundary(MAX_VALUE)];
        let line = window.split('\n').next().unwrap_or_default();
        let closing = line.match_indices(is_quote).nth(1).map(|(at, quote)| at + quote.len());
        let ends: &[&str] = if closing.is_some() { &["\n", "\" ["] } else { &["\n[", "\n\n"] };
        let end = ends.iter().filter_map(|end| window.find(end)).min().unwrap_or(window.len());
        let closes = |&(at, _): &(usize, &str)| window[..at].trim_end().ends_with(is_quote);
        if let Some((end, _)) = window[..end].match_indices(']').find(closes) {
            return Ok(self.take(end + 1)[..end].trim_matches(is_quote_or_space));
        }
        match closing {
            Some(closing) => Ok(self.take(closing).trim_matches(is_quote_or_space)),
            None => self.bare_value(),
        }
    }

    /// Takes a value without quotes. Where no bracket closes it the line may hold turns, unless it has no
    /// digit.
    fn bare_value(&mut self) -> Result<&'a str, PgnError> {
        let line = self.rest_of_line();
        let value = match line.find(']') {
            Some(end) => &self.take(end + 1)[..end],
            None if line.contains(char::is_numeric) => {
                return Err(PgnError::Unclosed { line: self.line });
            }
            None => self.take(line.len()),
        };
        Ok(value.trim_matches(is_quote_or_space))
    }

    fn skip_spaces(&mut self) {
        let spaces = self.rest.len() - self.rest.trim_start_matches([' ', '\t']).len();
        self.take(spaces);
    }

    /// Takes what stands together; none where that is a sign of another program such as `$1`, which ends
    /// behind its digits.
    fn word(&mut self) -> Option<&'a str> {
        if let Some(sign) = self.rest.strip_prefix('$') {
            let after = sign.trim_start_matches(|letter: char| letter.is_ascii_digit());
            if after.len() < sign.len() {
                self.take(self.rest.len() - after.len());
                return None;
            }
        }
        let is_end = |letter: char| letter.is_whitespace() || "{}()[];$".contains(letter);
        let first = self.rest.chars().next().map_or(0, char::len_utf8);
        let mut end = self.rest[first..].find(is_end).map_or(self.rest.len(), |end| first + end);
        match self.rest.as_bytes()[end..] {
            // What a pawn becomes.
            [b'(', letter, b')', ..] if letter.is_ascii_alphabetic() => end += 3,
            // What stands after the number of a move: `1) e4`.
            [b')', ..] if self.rest[..end].bytes().all(|byte| byte.is_ascii_digit()) => end += 1,
            _ => {}
        }
        Some(self.take(end))
    }
}

fn is_quote(letter: char) -> bool {
    QUOTES.contains(&letter)
}

fn is_quote_or_space(letter: char) -> bool {
    is_quote(letter) || letter.is_whitespace()
}
