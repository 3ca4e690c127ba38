//! Texts that people have chosen, as they can be shown among others.

/// A text of somebody's in one line, as it is read: without control characters and line breaks of any
/// kind, without what turns the direction of the line around, and without what nobody sees. What says
/// how a character is drawn stays after one.
///
/// # Examples
///
/// ```
/// assert_eq!(rules::sanitize::single_line("A\u{200B}d\u{202E}a\n"), "Ada");
/// ```
pub fn single_line(text: &str) -> String {
    let mut shown = String::new();
    for letter in text.chars().filter(|&letter| !is_unprintable(letter)) {
        let drawn = !shown.ends_with(|last: char| last.is_whitespace() || chooses_look(last));
        if !chooses_look(letter) || (drawn && !shown.is_empty()) {
            shown.push(letter);
        }
    }
    shown
}

/// The characters of a text that somebody typed, without those that nobody sees: each as the keyboard has it
/// where phones, word processors and East Asian fonts put another one in its place. White space stays.
///
/// # Examples
///
/// ```
/// assert_eq!(rules::sanitize::typed("１ d\u{200B}20−2").collect::<String>(), "1 d20-2");
/// ```
pub fn typed(text: &str) -> impl Iterator<Item = char> {
    text.chars()
        .filter(|letter| letter.is_whitespace() || !is_unprintable(*letter))
        .map(normalize_letter)
}

fn normalize_letter(letter: char) -> char {
    match letter {
        '‐'..='―' | '−' | '⁻' | '﹘' | '﹣' | '➖' => '-',
        '⁺' | '﹢' | '➕' => '+',
        '⁄' | '∕' => '/',
        '！'..='～' => char::from_u32(u32::from(letter) - 0xFEE0).unwrap_or(letter),
        _ => letter,
    }
}

/// Whether a character says of the one before how it is drawn, and is nothing itself.
pub(crate) fn chooses_look(letter: char) -> bool {
    matches!(letter, '\u{FE00}'..='\u{FE0F}')
}

/// Whether a character is left out where a text is shown: it breaks the line, turns its direction
/// around, is invisible, or means something else to every program.
pub fn is_unprintable(letter: char) -> bool {
    letter.is_control()
        || matches!(
            letter,
            // Soft hyphen, joiners, fillers and vowels that are drawn as nothing.
            '\u{AD}' | '\u{34F}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}'
                | '\u{180B}'..='\u{180F}' | '\u{2800}' | '\u{3164}' | '\u{FFA0}'
            // Zero-width characters, and marks and turns of direction.
                | '\u{61C}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}'
                | '\u{2060}'..='\u{206F}' | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFB}'
            // Notes of shorthand and music, private use, tags.
                | '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D173}'..='\u{1D17A}'
                | '\u{E000}'..='\u{F8FF}' | '\u{E0000}'..
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_seen_stays_and_nothing_else() {
        for (text, shown) in [
            ("Łukasz 象 Ñandú", "Łukasz 象 Ñandú"),
            ("日本🦄❤\u{FE0F}", "日本🦄❤\u{FE0F}"),
            ("line\nbreak\r\u{0}\u{7}\u{85}\u{2028}\u{2029}\u{1b}[31m", "linebreak[31m"),
            ("a\u{202E}b\u{2066}c\u{2069}d\u{202A}e\u{200F}\u{61C}", "abcde"),
            ("A\u{200B}d\u{200C}\u{200D}a\u{2060}\u{FEFF}\u{AD}", "Ada"),
            ("\u{FE0F}\u{FE00}a \u{FE0F}b❤\u{FE0F}\u{FE0F}", "a b❤\u{FE0F}"),
            ("\u{3164}\u{115F}\u{2800}\u{E0041}\u{E000}\u{10FFFF}", ""),
        ] {
            assert_eq!(single_line(text), shown, "{text:?}");
        }
    }
}
