//! Reading a game.

use super::scan::{Part, scan};
use super::{MOST_ACTIONS, Pgn, PgnError, Score, tag};
use crate::variants::{self, VARIANTS, Variant};
use crate::{Action, Game};

/// What other programs call the game that needs no name in PGN.
const PLAIN: [&str; 3] = ["chess", "standard", "from position"];

/// Reads a game of any variant.
///
/// # Errors
///
/// Says what is wrong, and on which line.
pub fn read(text: &str) -> Result<Pgn, PgnError> {
    let parts = scan(text)?;
    let played = parts.iter().position(|(_, part)| !matches!(part, Part::Tag(..)));
    let (head, body) = parts.split_at(played.unwrap_or(parts.len()));
    let tags: Vec<(String, String)> = head
        .iter()
        .filter_map(|(_, part)| match part {
            Part::Tag(name, value) => Some(((*name).to_owned(), value.clone())),
            Part::Word(_) | Part::Comment(_) => None,
        })
        .collect();
    if tags.is_empty() {
        return Err(PgnError::NoTags);
    }
    let variant = variant(tag(&tags, "Variant"))?;
    let mut game = match tag(&tags, "FEN") {
        Some(fen) => Game::from_fen(variant, fen).map_err(PgnError::Start)?,
        None => Game::new(variant),
    };
    let ended = play(&mut game, body)?;
    let score = ended.or_else(|| Score::by_text(tag(&tags, "Result")?));
    Ok(Pgn { tags, game, score })
}

fn variant(name: Option<&str>) -> Result<&'static dyn Variant, PgnError> {
    let Some(name) = name else {
        return plain().ok_or_else(|| PgnError::Variant(String::new()));
    };
    let lower = name.trim().to_ascii_lowercase();
    let named = if PLAIN.contains(&lower.as_str()) { plain() } else { variants::by_id(&lower) };
    named.ok_or_else(|| PgnError::Variant(name.to_owned()))
}

/// The game that needs no name.
fn plain() -> Option<&'static dyn Variant> {
    VARIANTS.iter().copied().find(|variant| variant.pgn_name().is_empty())
}

/// Plays what stands after the tags; what the game came to, where that stands at its end.
fn play(game: &mut Game, parts: &[(usize, Part<'_>)]) -> Result<Option<Score>, PgnError> {
    let mut parts = parts.iter();
    while let Some(&(line, ref part)) = parts.next() {
        match part {
            Part::Tag(..) => return Err(PgnError::Second { line }),
            Part::Comment(comment) => settle(game, comment, line)?,
            Part::Word(word) => {
                if let Some(score) = Score::by_text(word) {
                    let mut more = parts.filter(|(_, part)| !matches!(part, Part::Comment(_)));
                    let next = more.next();
                    return next.map_or(Ok(Some(score)), |(line, _)| {
                        Err(PgnError::Second { line: *line })
                    });
                }
                if let Some(turn) = unnumbered(word) {
                    check_room(game, line)?;
                    let read = game.read(turn);
                    let action =
                        read.map_err(|error| PgnError::Turn { line, error: Box::new(error) })?;
                    game.play_unchecked(action);
                }
            }
        }
    }
    Ok(None)
}

/// A word without the number before it; none where there is nothing else.
fn unnumbered(word: &str) -> Option<&str> {
    let rest = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let turn = match rest.strip_prefix('.') {
        Some(rest) => rest.trim_start_matches('.'),
        None if rest.is_empty() => rest,
        None => word,
    };
    // An annotation may stand apart from its move.
    let said = turn.trim_matches(['!', '?']);
    (!said.is_empty()).then_some(turn)
}

/// Plays what a comment says of the die; other comments say nothing.
fn settle(game: &mut Game, comment: &str, line: usize) -> Result<(), PgnError> {
    if !game.variant().features().die {
        return Ok(());
    }
    let words: Vec<&str> = comment.split_whitespace().collect();
    let action = match words[..] {
        ["d8:", number] => number.parse().ok().map(Action::Roll),
        ["accept"] => Some(Action::Accept),
        ["prevent"] => Some(Action::Prevent),
        _ => return Ok(()),
    };
    check_room(game, line)?;
    let illegal = || PgnError::Die { line, comment: words.join(" ") };
    game.play(action.ok_or_else(illegal)?).map_err(|_| illegal())
}

/// Refuses something more after the end, or more than is read.
fn check_room(game: &Game, line: usize) -> Result<(), PgnError> {
    if game.end().is_some() {
        Err(PgnError::Over { line })
    } else if game.actions().len() >= MOST_ACTIONS {
        Err(PgnError::Long)
    } else {
        Ok(())
    }
}
