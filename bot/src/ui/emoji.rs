//! The bot's own emoji: pieces, and the die's faces.
//!
//! Discord keeps them, and may have none: whatever shows one says the same in words.

use render::Icon;
use rules::Piece;

/// What all names begin with.
const PREFIX: &str = "ef_";

/// What all names end with: another ending, such as `_2`, wherever an icon has changed, since
/// Discord keeps the picture that a name came with.
const VERSION: &str = "";

/// The mark of the first emoji, in one of Unicode's areas for private use.
const FIRST_MARK: u32 = 0xF_0E00;

/// An emoji of the bot's own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Emoji(Icon);

impl Emoji {
    /// The Gravitatur.
    pub const GRAVITATUR: Self = Self(Icon::Gravitatur);

    /// What stands for rolling: the die at its highest.
    pub const ROLL: Self = Self::die(8);

    /// The die with a number from 1 to 8.
    pub const fn die(number: u8) -> Self {
        Self(Icon::Die(number))
    }

    /// A piece.
    pub const fn piece(piece: Piece) -> Self {
        Self(Icon::Piece(piece))
    }

    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        Icon::all().map(Self)
    }

    /// The name that Discord knows it by: 2 to 32 letters, digits and underscores.
    pub fn name(self) -> String {
        format!("{PREFIX}{}{VERSION}", self.0.name())
    }

    /// Whether a name is that of an emoji of the bot's own, of whatever version.
    pub fn has_name(name: &str) -> bool {
        name.starts_with(PREFIX)
    }

    /// The picture, a PNG.
    pub fn picture(self) -> Vec<u8> {
        self.0.draw()
    }

    /// The character that stands for it in the text of a reply, with a space behind it. Where
    /// Discord has no such emoji, both are left out.
    pub fn mark(self) -> char {
        let index =
            Self::all().zip(0..).find_map(|(emoji, index)| (emoji == self).then_some(index));
        index.and_then(|index: u32| char::from_u32(FIRST_MARK + index)).unwrap_or(' ')
    }

    /// The emoji that a character stands for, if it is a mark.
    pub fn of_mark(character: char) -> Option<Self> {
        let index = u32::from(character).checked_sub(FIRST_MARK)?;
        Self::all().nth(usize::try_from(index).ok()?)
    }

    /// A text without its marks.
    pub fn unmarked(text: &str) -> String {
        Self::replace_marks(text, |_| None)
    }

    /// A text with other words for its marks; where there are none, the space behind the mark goes
    /// with it.
    pub fn replace_marks(text: &str, words: impl Fn(Self) -> Option<String>) -> String {
        let mut replaced = String::with_capacity(text.len());
        let mut characters = text.chars().peekable();
        while let Some(character) = characters.next() {
            match Self::of_mark(character).map(&words) {
                None => replaced.push(character),
                Some(Some(words)) => replaced.push_str(&words),
                Some(None) => drop(characters.next_if_eq(&' ')),
            }
        }
        replaced
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_emoji_has_a_mark_of_its_own() {
        for emoji in Emoji::all() {
            assert_eq!(Emoji::of_mark(emoji.mark()), Some(emoji));
            assert!(Emoji::has_name(&emoji.name()), "{}", emoji.name());
        }
        assert!(" a象\u{F0DFF}\u{10FFFF}".chars().all(|it| Emoji::of_mark(it).is_none()));
        let text = format!("a {} b {}", Emoji::ROLL.mark(), Emoji::GRAVITATUR.mark());
        assert_eq!(Emoji::unmarked(&text), "a b ");
    }
}
