//! Small things about texts.

/// A text of somebody's in one line: without control characters and line breaks of any kind, and
/// without what would turn the direction of the line around.
pub fn in_one_line(text: &str) -> String {
    let strays = |c: char| {
        c.is_control()
            || matches!(
                c,
                '\u{E000}'..='\u{F8FF}' | '\u{F0000}'.. | '\u{061C}' | '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}'
            )
    };
    text.chars().filter(|&c| !strays(c)).collect()
}

/// The same with Discord's Markdown and mentions escaped.
pub fn escape_markdown(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in in_one_line(text).chars() {
        if character.is_ascii_punctuation() {
            escaped.push('\\');
        }
        escaped.push(character);
    }
    escaped
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
            ("line\nbreak\u{0}\u{7}\u{85}\u{2028}\u{2029}", "linebreak"),
            ("\u{200F}mark\u{61C}s\u{200E}", "marks"),
            ("Łukasz 象", "Łukasz 象"),
        ];
        for (name, escaped) in cases {
            assert_eq!(escape_markdown(name), escaped);
        }
    }
}
