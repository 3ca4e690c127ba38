//! Texts that people have chosen, where others see them.

use rules::sanitize::single_line;

/// A text of somebody's in one line, as [`single_line`] leaves it, with Discord's Markdown, links
/// and mentions escaped.
pub fn escape_markdown(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in single_line(text).chars() {
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
            ("Łukasz 象🦄", "Łukasz 象🦄"),
            ("@\u{200B}everyone <\u{2060}@1>", r"\@everyone \<\@1\>"),
        ];
        for (name, escaped) in cases {
            assert_eq!(escape_markdown(name), escaped);
        }
    }
}
