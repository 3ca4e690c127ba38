//! The text of a message as Discord takes it: commands as mentions and emoji by their names, where
//! their ids are known.

use super::super::registered_ids::RegisteredIds;
use crate::ui::Emoji;

/// The longest text of a message, in characters.
const LIMIT: usize = 2000;

/// A text with a mention for each code span that is a command, like `/board`, and an emoji for each
/// mark, where all of it fits into a message.
pub(super) fn dressed(text: &str, known: &RegisteredIds) -> String {
    let dressed: String = parts(text).map(|part| part.dressed(known)).collect();
    if dressed.chars().count() > LIMIT { Emoji::unmarked(text) } else { dressed }
}

/// What was said where Discord has this text: mentions of commands are code spans again, and the
/// bot's own emoji are left out.
pub(in crate::discord) fn undressed(text: &str) -> String {
    let spelled = replaced(text, "</", |name, after| Some((format!("`/{name}`"), after)));
    without_emoji(&spelled)
}

/// A text without the bot's own emoji, and without the space behind each.
fn without_emoji(text: &str) -> String {
    replaced(text, "<:", |name, after| {
        Emoji::has_name(name).then(|| (String::new(), after.strip_prefix(' ').unwrap_or(after)))
    })
}

/// A text in which other words stand for each `name:id>` behind `opening`: what `words` makes of
/// the name, and of what follows.
fn replaced<'a>(
    text: &'a str,
    opening: &str,
    words: impl Fn(&str, &'a str) -> Option<(String, &'a str)>,
) -> String {
    let mut replaced = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(opening) {
        replaced.push_str(before);
        let found = after.split_once('>').and_then(|(tag, after)| {
            let (name, id) = tag.split_once(':')?;
            let is_name = name.chars().all(|c| c.is_alphanumeric() || "-_'".contains(c));
            let is_tag = is_name && id.parse::<u64>().is_ok();
            is_tag.then(|| words(name, after)).flatten()
        });
        let (words, after) = found.unwrap_or_else(|| (opening.to_owned(), after));
        replaced.push_str(&words);
        rest = after;
    }
    replaced + rest
}

/// A part of a text in Discord's Markdown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part<'a> {
    /// What is between two single backticks.
    Code(&'a str),
    /// Anything else; code in several backticks with these.
    Other(&'a str),
}

impl Part<'_> {
    fn dressed(self, known: &RegisteredIds) -> String {
        match self {
            Self::Other(text) => Emoji::replace_marks(text, |emoji| {
                known.emoji(emoji).map(|(name, id)| format!("<:{name}:{id}>"))
            }),
            Self::Code(code) => {
                let name = code.strip_prefix('/');
                match name.and_then(|name| known.commands.get_key_value(name)) {
                    Some((name, id)) => format!("</{name}:{id}>"),
                    None => format!("`{code}`"),
                }
            }
        }
    }
}

/// The parts of a text, in order. Nothing is left out but the backticks around code.
fn parts(text: &str) -> impl Iterator<Item = Part<'_>> {
    let mut rest = text;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let (part, after) = match ticks(rest) {
            0 => {
                let (plain, after) = rest.split_at(next_tick(rest));
                (Part::Other(plain), after)
            }
            count => span(rest, count).unwrap_or_else(|| {
                let (lone, after) = rest.split_at(count);
                (Part::Other(lone), after)
            }),
        };
        rest = after;
        Some(part)
    })
}

/// With how many backticks a text begins.
fn ticks(text: &str) -> usize {
    text.bytes().take_while(|&byte| byte == b'`').count()
}

/// Where the next backtick is that is not escaped; the end where there is none.
fn next_tick(text: &str) -> usize {
    let mut escaped = false;
    let tick = text.char_indices().find(|&(_, character)| {
        let is_tick = character == '`' && !escaped;
        escaped = character == '\\' && !escaped;
        is_tick
    });
    tick.map_or(text.len(), |(at, _)| at)
}

/// The code with which a text begins, in `count` backticks, and what follows it; none where they
/// are not closed.
fn span(text: &str, count: usize) -> Option<(Part<'_>, &str)> {
    let inner = &text[count..];
    let mut at = 0;
    loop {
        at += inner[at..].find('`')?;
        let closing = ticks(&inner[at..]);
        if closing == count {
            break;
        }
        at += closing;
    }
    let (whole, after) = text.split_at(count + at + count);
    let part = if count == 1 { Part::Code(&inner[..at]) } else { Part::Other(whole) };
    Some((part, after))
}

#[cfg(test)]
mod tests {
    use serenity::all::{CommandId, EmojiId};

    use super::*;

    fn known() -> RegisteredIds {
        let commands = [("board", 11), ("move", 12)];
        let commands = commands.map(|(name, id)| (name.to_owned(), CommandId::new(id)));
        let emoji = [(Emoji::die(5).name(), EmojiId::new(13))];
        RegisteredIds { commands: commands.into(), emoji: emoji.into() }
    }

    #[test]
    fn a_code_span_that_is_a_command_becomes_its_mention() {
        for (text, expected) in [
            ("`/board` shows it, `/move`: plays", "</board:11> shows it, </move:12>: plays"),
            ("`/board` `[side]`", "</board:11> `[side]`"),
            ("`/move prevent`, `/other`, `board`", "`/move prevent`, `/other`, `board`"),
            ("```\n`/board`\n```", "```\n`/board`\n```"),
            ("`` `/board` `` and ` /board`", "`` `/board` `` and ` /board`"),
            (r"\`/board\` and `/move`", r"\`/board\` and </move:12>"),
            (r"\\`/board`", r"\\</board:11>"),
            ("a lone ` and nothing", "a lone ` and nothing"),
            ("象 `/board` 象", "象 </board:11> 象"),
            ("", ""),
        ] {
            assert_eq!(dressed(text, &known()), expected);
            assert_eq!(dressed(text, &RegisteredIds::default()), text, "without ids");
            assert_eq!(undressed(expected), text);
        }
    }

    #[test]
    fn a_mark_becomes_an_emoji_or_nothing() {
        let [known_one, other] = [Emoji::die(5), Emoji::ROLL].map(Emoji::mark);
        let text = format!("your move. {known_one} `/board` {other} a **5**");
        let shown = "your move. <:ef_die_5:13> </board:11> a **5**";
        assert_eq!(dressed(&text, &known()), shown);
        assert_eq!(dressed(&text, &RegisteredIds::default()), "your move. `/board` a **5**");
        assert_eq!(undressed(shown), Emoji::unmarked(&text));
        for text in ["<:other:13> a", "<:ef_die_5> a", "<:ef_die_5:x>"] {
            assert_eq!(undressed(text), text);
        }
        let long = format!("{known_one} {}", "x".repeat(LIMIT));
        assert_eq!(dressed(&long, &known()), "x".repeat(LIMIT));
    }

    #[test]
    fn what_is_too_long_with_mentions_has_none() {
        let long = format!("`/board`{}", "x".repeat(LIMIT - 8));
        assert_eq!(dressed(&long, &known()), long);
        let fits = format!("`/board`{}", "x".repeat(LIMIT - 11));
        assert!(dressed(&fits, &known()).starts_with("</board:11>"));
    }

    #[test]
    fn what_is_no_mention_of_a_command_stays() {
        for text in ["a </b", "</b>", "</b:c>", "<@1> <#2> </", "</</move:x>"] {
            assert_eq!(undressed(text), text);
        }
        assert_eq!(undressed("</</move:4>"), "</`/move`");
    }
}
