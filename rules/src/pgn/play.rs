//! Playing what stands after the tags.

use super::scan::Part;
use super::{GameResult, MAX_ACTIONS, PgnError};
use crate::notation::{IllegalInput, Letters, quote};
use crate::sanitize::typed;
use crate::{Action, Color, DrawReason, Game, Outcome};

/// Words, in letters of either case, and letters that stand for signs: the longer ones first.
const REMARKS: [&str; 13] = [
    "dbl.ch",
    "dis.ch",
    "dblch",
    "disch",
    "checkmate",
    "check",
    "mate",
    "dbl",
    "dis",
    "ch",
    "TN",
    "N",
    "D",
];

/// Words for a capture en passant, without their points.
const IN_PASSING: [&str; 6] = ["ep", "enpassant", "en", "passant", "e", "p"];

/// What stands after a number.
const POINTS: [char; 3] = ['.', '…', ')'];

/// How many bytes a word has at most that is several turns without a space.
const MAX_GLUED: usize = 500;

/// The longest turn of several that stand without a space between them.
const MAX_LETTERS: usize = 16;

/// A game, and what it came to, where that stands at its end.
type Played = (Game, Option<GameResult>);

/// Plays all parts in English letters, else in those of the one language in which all of them can be read.
///
/// # Errors
///
/// Says what is wrong in the letters in which most can be read. Nothing is played where the languages in
/// which all can be read make different games of it.
pub(super) fn play(
    start: &Game,
    parts: &[(usize, Part<'_>)],
    languages: &[&Letters],
) -> Result<Played, PgnError> {
    let (mut furthest, mut error) = match Reader::play(start, parts, None) {
        Ok(played) => return Ok(played),
        Err(failed) => failed,
    };
    let mut found: Option<Played> = None;
    for letters in languages {
        match (Reader::play(start, parts, Some(letters)), &found) {
            (Ok((game, _)), Some((other, _))) if game.actions() != other.actions() => {
                return Err(error);
            }
            (Ok(played), _) => found = Some(played),
            (Err((after, _)), _) if after <= furthest => {}
            (Err(failed), _) => (furthest, error) = failed,
        }
    }
    found.ok_or(error)
}

/// Whether the first word is a turn, or the number of one.
pub(super) fn begins_with_turn(start: &Game, parts: &[(usize, Part<'_>)]) -> bool {
    let first = parts.iter().find_map(|(_, part)| match part {
        Part::Word(word) => Some(*word),
        _ => None,
    });
    first.is_some_and(|word| without_number(word).is_some() || start.read(word).is_ok())
}

/// Splits a score with spaces inside off the end.
fn split_score<'a, 'b>(
    parts: &'b [(usize, Part<'a>)],
) -> (&'b [(usize, Part<'a>)], Option<GameResult>) {
    let (mut joined, mut longest) = (String::new(), (parts, None));
    for (index, (_, part)) in parts.iter().enumerate().rev() {
        match part {
            Part::Comment(_) => {}
            Part::Word(word) if joined.len() < 16 => {
                joined.insert_str(0, word);
                if joined.len() > word.len()
                    && let Some(score) = GameResult::of_word(&joined)
                {
                    longest = (&parts[..index], Some(score));
                }
            }
            _ => break,
        }
    }
    longest
}

/// A word without the number before it, where there is one with a point.
fn without_number(word: &str) -> Option<(&str, &str)> {
    let rest = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let turn = rest.trim_start_matches(POINTS);
    (turn.len() < rest.len()).then(|| (&word[..word.len() - rest.len()], turn))
}

/// The number of a move, with a point behind it.
fn number(word: &str) -> Option<u32> {
    without_number(word).and_then(|(number, _)| number.parse().ok())
}

/// Whether this side is next, in a game in which a turn is one action.
fn is_turn_of(game: &Game, color: Color) -> bool {
    !game.variant().features().die && game.position().turn == color
}

/// Whether a letter is a sign for what somebody thinks of a position, or that a piece moves there: those
/// of the keyboard, arrows, and those of mathematics and geometry that books of chess have.
fn is_sign(letter: char) -> bool {
    match letter {
        '♔'..='♟' | '❶'..='➓' => false,
        '\u{2190}'..='\u{23FF}' | '\u{25A0}'..='\u{27FF}' | '\u{2900}'..='\u{2BFF}' => true,
        _ => "=±+/!?#‼⁇⁈⁉†‡,.~".contains(letter),
    }
}

/// Whether signs may stand for a turn of nobody's: `--!`, but not `-+`.
fn may_be_no_turn(signs: &str) -> bool {
    signs.contains("--") || (signs.contains('-') && !signs.contains('+'))
}

/// Plays parts one by one.
struct Reader<'a> {
    game: Game,
    /// None for English ones.
    letters: Option<&'a Letters>,
    /// The last number of a move, and how much was played before it.
    number: Option<(u32, usize)>,
    /// The number of the first turn, where it has one.
    first: Option<Option<u32>>,
    /// Whether the last turn was a capture en passant.
    in_passing: bool,
}

impl<'a> Reader<'a> {
    /// Plays all parts in these letters.
    ///
    /// # Errors
    ///
    /// Says what is wrong, and how much was played before.
    fn play(
        start: &Game,
        parts: &[(usize, Part<'_>)],
        letters: Option<&'a Letters>,
    ) -> Result<Played, (usize, PgnError)> {
        let (parts, score) = split_score(parts);
        let mut reader =
            Self { game: start.clone(), letters, number: None, first: None, in_passing: false };
        match reader.play_parts(parts) {
            Ok(ended) => Ok((reader.game, ended.or(score))),
            Err(error) => Err((reader.game.actions().len(), error)),
        }
    }

    fn play_parts(&mut self, parts: &[(usize, Part<'_>)]) -> Result<Option<GameResult>, PgnError> {
        let mut ended: Option<GameResult> = None;
        for (index, &(line, ref part)) in parts.iter().enumerate() {
            match part {
                Part::Tag(..) => return Err(PgnError::Second { line }),
                Part::Comment(comment) => self.settle(comment, line)?,
                Part::Word(word) if ended.is_some() && without_number(word).is_some() => {
                    return Err(PgnError::Second { line });
                }
                Part::Word(word) if let Some(score) = ended => {
                    let said = GameResult::of_word(word).ok_or_else(|| unknown(word, line))?;
                    ended = Some(score.with(said).ok_or(PgnError::TwoResults)?);
                }
                Part::Word(word) => {
                    let next = match parts.get(index + 1) {
                        Some((_, Part::Word(next))) => next,
                        _ => "",
                    };
                    ended = self.play_word(word, next, line)?;
                }
            }
        }
        Ok(ended)
    }

    /// Whether a single letter may be a piece whose move is in the next word, as in `N f3`.
    fn is_torn(&self, remark: &str, next: &str) -> bool {
        let letters = remark.chars().filter(|letter| letter.is_alphabetic()).count();
        let next = next.trim_end_matches(is_sign);
        let may_go = |role: char| match self.game.read(&format!("{role}{next}")) {
            Ok(_) => true,
            Err(error) => !error.candidates().is_empty(),
        };
        let goes_on = next.starts_with(|it: char| matches!(it, 'a'..='i' | 'x' | '×' | ':' | '-'));
        letters == 1 && goes_on && "KQRBN".chars().any(may_go)
    }

    /// Plays what a word says, with another word behind it; the score, where it ends with one.
    fn play_word(
        &mut self,
        word: &str,
        next: &str,
        line: usize,
    ) -> Result<Option<GameResult>, PgnError> {
        let seen: String = typed(word).filter(|&letter| letter != '`').collect();
        let (turns, score) =
            GameResult::at_end(&seen).map_or((&*seen, None), |(turns, it)| (turns, Some(it)));
        if self.is_no_turn(turns, next) {
            return Err(unknown(word, line));
        }
        let mut rest = turns;
        // What is wrong with the word as one turn.
        let mut error = None;
        while !rest.is_empty() {
            if self.begins_again(rest) {
                return Err(PgnError::Second { line });
            }
            rest = self.after_number(rest).ok_or_else(|| unknown(word, line))?;
            if rest.is_empty() {
                break;
            }
            if self.is_remark(rest) {
                return if self.is_torn(rest, next) { Err(unknown(word, line)) } else { Ok(score) };
            }
            self.check_room(line)?;
            let (action, after) = match self.turn(rest) {
                Ok(action) => (action, ""),
                Err(found) => {
                    let found = if seen == word { found } else { found.about(word) };
                    let error = error.get_or_insert(found);
                    let glued = self.first_glued(rest).filter(|_| word.len() <= MAX_GLUED);
                    glued.ok_or_else(|| PgnError::Turn { line, error: Box::new(error.clone()) })?
                }
            };
            self.make(action);
            rest = after;
        }
        Ok(score)
    }

    /// Whether a number says that another game begins: the first one once more, before White's turn.
    fn begins_again(&mut self, text: &str) -> bool {
        let number = number(text);
        let first = *self.first.get_or_insert(number);
        let (game, played) = (&self.game, self.game.actions().len());
        played > 1 && first.is_some() && first == number && is_turn_of(game, Color::White)
    }

    /// Whether points alone stand for a turn that is not there: `1. d4 … 2. d5`.
    fn is_no_turn(&self, text: &str, next: &str) -> bool {
        let last = self.number.map(|(last, _)| last);
        let is_points = !text.is_empty() && text.chars().all(|letter| POINTS.contains(&letter));
        is_points && last.is_some() && number(next) > last && is_turn_of(&self.game, Color::Black)
    }

    fn make(&mut self, action: Action) {
        let events = self.game.variant().events(self.game.position(), action);
        self.in_passing = events
            .iter()
            .any(|event| event.captured.is_some_and(|(square, _)| Some(square) != event.to));
        self.game.play_unchecked(action);
    }

    /// A text without the number before it; none where digits are no number of a move.
    fn after_number<'t>(&mut self, text: &'t str) -> Option<&'t str> {
        let is_turn = |rest: &str| !rest.starts_with(char::is_numeric) || rest.starts_with("0-0");
        let played = self.game.actions().len();
        if let Some((number, rest)) = without_number(text) {
            self.number = number.parse().ok().map(|number| (number, played)).or(self.number);
            return Some(rest).filter(|rest| is_turn(rest));
        }
        let fullmove = self.game.position().fullmove;
        let expected = match self.number {
            Some((last, before)) if before < played => [last.saturating_add(1), last, fullmove],
            // One number is enough.
            Some(_) => return Some(text).filter(|text| is_turn(text)),
            None => [fullmove, 1, fullmove],
        };
        for number in expected {
            let Some(rest) = text.strip_prefix(&number.to_string()) else { continue };
            let goes_on = |it: char| it.is_alphabetic() || matches!(it, '♔'..='♟');
            if rest.is_empty() || rest.starts_with("0-0") || rest.starts_with(goes_on) {
                self.number = Some((number, played));
                return Some(rest);
            }
        }
        Some(text).filter(|text| is_turn(text))
    }

    /// Whether a text says nothing of the game, or that the last capture was one en passant.
    fn is_remark(&self, text: &str) -> bool {
        let letters: String = text.chars().filter(|&letter| !is_sign(letter)).collect();
        if letters.chars().all(|letter| letter == '-') {
            return !may_be_no_turn(text);
        }
        let is_word = |word: &str| letters.len() > 1 && word.eq_ignore_ascii_case(&letters);
        let has_point = letters.len() > 1 || text.contains('.');
        (REMARKS.iter().any(|it| *it == letters || is_word(it)) && !self.game.actions().is_empty())
            || (self.in_passing && has_point && IN_PASSING.contains(&&*letters.to_lowercase()))
    }

    /// The turn that a text is, perhaps with remarks right after it.
    fn turn(&self, text: &str) -> Result<Action, IllegalInput> {
        self.read(text).or_else(|error| {
            let is_mark = |letter: char| is_sign(letter) || "-()".contains(letter);
            let bare = text.trim_end_matches(is_mark);
            let signs = &text[bare.len()..];
            let bare = REMARKS.iter().find_map(|remark| bare.strip_suffix(remark)).unwrap_or(bare);
            let bare = bare.trim_end_matches(is_mark);
            if bare.is_empty() || bare.len() == text.len() || may_be_no_turn(signs) {
                return Err(error);
            }
            self.read(bare).map_err(|_| error)
        })
    }

    /// The turn that a text is.
    fn read(&self, text: &str) -> Result<Action, IllegalInput> {
        let english = match self.letters {
            None => Some(text.to_owned()),
            Some(letters) => letters.in_english(text),
        };
        // A dash is no turn of any game.
        let english = english.as_deref().unwrap_or("-");
        let read = self.game.read(english);
        // A king's letter in one language is a rook's in another, which does not castle.
        if let (Some(_), Ok(action)) = (self.letters, &read)
            && let Some(mv) = action.as_move()
            && !english.to_lowercase().contains(&mv.to.to_string())
            && !english.contains(['O', 'o', '0'])
        {
            return self.game.read(text).map_err(|error| error.about(text));
        }
        read.map_err(|error| error.about(text))
    }

    /// The first of several turns that stand without a space between them, and what stands after it.
    fn first_glued<'t>(&self, text: &'t str) -> Option<(Action, &'t str)> {
        // Two squares are one turn where something stands on the first.
        let from = text.get(..2).and_then(|square| square.parse().ok());
        if from.is_some_and(|from| self.game.position().board.piece_at(from).is_some()) {
            return None;
        }
        let ends = text.char_indices().map(|(end, _)| end).skip(2).take(MAX_LETTERS);
        let ends: Vec<usize> = ends.collect();
        ends.into_iter().rev().find_map(|end| {
            let (turn, rest) = text.split_at(end);
            let is_begun = rest.starts_with(|letter: char| letter.is_alphanumeric());
            let is_whole = !turn.ends_with(|it: char| matches!(it, 'a'..='i' | 'x' | '-' | '='));
            let action = if is_begun && is_whole { self.read(turn).ok() } else { None };
            Some((action?, rest))
        })
    }

    /// Plays what a comment says of the die; other comments say nothing.
    fn settle(&mut self, comment: &str, line: usize) -> Result<(), PgnError> {
        if !self.game.variant().features().die {
            return Ok(());
        }
        let words: Vec<&str> = comment.split_whitespace().collect();
        let action = match words[..] {
            ["d8:", number] => number.parse().ok().map(Action::Roll),
            ["accept"] => Some(Action::Accept),
            ["prevent"] => Some(Action::Prevent),
            _ => return Ok(()),
        };
        self.check_room(line)?;
        let illegal = || PgnError::Die { line, comment: words.join(" ") };
        self.game.play(action.ok_or_else(illegal)?).map_err(|_| illegal())
    }

    /// Refuses something more after the end, or more than is read. Elsewhere a game may go on after a
    /// draw that only our table knows.
    fn check_room(&self, line: usize) -> Result<(), PgnError> {
        let end = self.game.variant().end(self.game.position());
        if end.is_some_and(|end| end != Outcome::Draw(DrawReason::Material)) {
            Err(PgnError::Over { line })
        } else if self.game.actions().len() >= MAX_ACTIONS {
            Err(PgnError::Long)
        } else {
            Ok(())
        }
    }
}

fn unknown(word: &str, line: usize) -> PgnError {
    PgnError::Word { line, word: quote(word) }
}
