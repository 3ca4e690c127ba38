//! Small things about texts.

/// A text of somebody's with Discord's Markdown and mentions escaped, and without what would turn
/// the direction of the line around.
pub fn escape_markdown(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    let turns = |c: char| matches!(c, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    for character in text.chars().filter(|&c| !c.is_control() && !turns(c)) {
        if character.is_ascii_punctuation() {
            escaped.push('\\');
        }
        escaped.push(character);
    }
    escaped
}

/// A text with its first letter as a capital.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_shown_as_they_are_and_nothing_in_them_works() {
        let cases = [
            ("Ada", "Ada"),
            ("*bold* _it_ ~no~ `x` ||s||", r"\*bold\* \_it\_ \~no\~ \`x\` \|\|s\|\|"),
            ("[a](http://b)", r"\[a\]\(http\:\/\/b\)"),
            ("<@1> @everyone #x", r"\<\@1\> \@everyone \#x"),
            ("a\u{202E}b\u{2066}c\u{2069}d\u{202A}e", "abcde"),
            ("line\nbreak\u{0}\u{7}\u{85}", "linebreak"),
            ("Łukasz 象", "Łukasz 象"),
        ];
        for (name, escaped) in cases {
            assert_eq!(escape_markdown(name), escaped);
        }
    }
}
