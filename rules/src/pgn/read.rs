//! Reading a game.

use super::play::{begins_with_turn, play};
use super::scan::{Part, scan};
use super::{GameResult, Pgn, PgnError, Termination, tag};
use crate::notation::{Letters, quote};
use crate::sanitize::{is_unprintable, typed};
use crate::variants::{self, VARIANTS, Variant};
use crate::{Game, fen};

/// What other programs call the game that needs no name in PGN.
const STANDARD_NAMES: [&str; 7] =
    ["chess", "standard", "standard chess", "normal", "classical", "orthodox", "from position"];

/// Reads a game of any variant, its moves in English letters.
///
/// # Errors
///
/// Says what is wrong, and on which line.
pub fn read(text: &str) -> Result<Pgn, PgnError> {
    read_in(text, &[])
}

/// Reads a game of any variant, its moves in English letters or all of them by those of one of these
/// `languages`.
///
/// # Errors
///
/// Says what is wrong, and on which line: of turns, in the letters in which most of them can be read.
pub fn read_in(text: &str, languages: &[&Letters]) -> Result<Pgn, PgnError> {
    let text = tidy(text);
    let (line, text) = from_tags(&text);
    let parts = scan(text, line)?;
    let is_word = |part: &(usize, Part<'_>)| matches!(part.1, Part::Word(_));
    let before_words = &parts[..parts.iter().position(is_word).unwrap_or(parts.len())];
    let last_tag = before_words.iter().rposition(|(_, part)| matches!(part, Part::Tag(..)));
    let (head, body) = parts.split_at(last_tag.map_or(0, |last| last + 1));
    let tags: Vec<(String, String)> = head
        .iter()
        .filter_map(|(_, part)| match part {
            Part::Tag(name, value) => Some(((*name).to_owned(), value.clone())),
            Part::Word(_) | Part::Comment(_) => None,
        })
        .collect();
    let variant = variant(tag(&tags, "Variant"))?;
    let start = match tag(&tags, "FEN").filter(|fen| !matches!(fen.trim(), "" | "?")) {
        Some(fen) => Game::from_fen(variant, &fen::tidy(variant, fen)).map_err(PgnError::Start)?,
        None => Game::new(variant),
    };
    let body = match body {
        // Both have forfeited it, and nobody castles.
        [turns @ .., (_, Part::Word("0-0"))] if tag(&tags, "Result") == Some("0-0") => turns,
        body => body,
    };
    let (game, ended) = match play(&start, body, languages) {
        // Without tags it may be any text.
        Err(_) if tags.is_empty() && !begins_with_turn(&start, body) => {
            return Err(PgnError::NoTags);
        }
        played => played?,
    };
    if tags.is_empty() && game.actions().is_empty() {
        return Err(PgnError::NoTags);
    }
    let mut score = ended.unwrap_or(GameResult::Open);
    for (_, said) in tags.iter().filter(|(name, _)| name.eq_ignore_ascii_case("Result")) {
        let said =
            GameResult::of_tag(said).ok_or_else(|| PgnError::Result { said: quote(said) })?;
        score = score.with(said).ok_or(PgnError::TwoResults)?;
    }
    let termination = tag(&tags, "Termination").map_or(Termination::NotSaid, Termination::read);
    Ok(Pgn { tags, game, score, termination })
}

/// A text with the line breaks of Unix, whose lines begin with something that is seen, and without the
/// signs that mail and chats put before a quoted line.
fn tidy(text: &str) -> String {
    let mut text = text.replace("\r\n", "\n").replace('\r', "\n");
    if !text.contains('\n') {
        text = text.replace("\\n", "\n");
    }
    let is_before = |letter: char| {
        matches!(letter, '>' | '`') || letter.is_whitespace() || is_unprintable(letter)
    };
    text.split('\n').map(|line| line.trim_start_matches(is_before)).collect::<Vec<_>>().join("\n")
}

/// A text without the words that somebody wrote above the first bracket, where none of them may be a turn;
/// and the line on which it begins.
fn from_tags(text: &str) -> (usize, &str) {
    let lines = text.split_inclusive('\n').take_while(|line| !line.starts_with('['));
    let (count, above) = lines.fold((0, 0), |(count, above), line| (count + 1, above + line.len()));
    let (prose, rest) = text.split_at(above);
    if rest.is_empty() || may_be_turns(prose) { (1, text) } else { (1 + count, rest) }
}

/// Whether a text has a square or castling in it, or something that is no prose.
fn may_be_turns(text: &str) -> bool {
    const FILES: &str = "abcdefghiABCDEFGHIасеАВСЕ";
    let letters: Vec<char> = typed(text).collect();
    let is_square = |pair: &[char]| FILES.contains(pair[0]) && pair[1].is_ascii_digit();
    let is_o = |letter: char| matches!(letter, '0' | 'O' | 'o' | 'О' | 'о');
    letters.windows(2).any(is_square)
        || letters.windows(3).any(|it| is_o(it[0]) && it[1] == '-' && is_o(it[2]))
        || text.contains(['{', '(', ';', '%'])
}

fn variant(name: Option<&str>) -> Result<&'static dyn Variant, PgnError> {
    let Some(name) = name.filter(|name| !matches!(name.trim(), "" | "?")) else {
        return unnamed().ok_or_else(|| PgnError::Variant(String::new()));
    };
    let lower = name.trim().to_ascii_lowercase();
    let named =
        if STANDARD_NAMES.contains(&lower.as_str()) { unnamed() } else { variants::by_id(&lower) };
    named.ok_or_else(|| PgnError::Variant(name.to_owned()))
}

/// The game that needs no name.
fn unnamed() -> Option<&'static dyn Variant> {
    VARIANTS.iter().copied().find(|variant| variant.info().pgn_name.is_empty())
}
