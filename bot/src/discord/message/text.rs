//! The text of a message as Discord takes it: commands as mentions and emoji by their names, where
//! their ids are known.

use std::sync::LazyLock;

use regex::{Captures, Regex};

use super::super::registered_ids::RegisteredIds;
use crate::ui::Emoji;

/// The longest text of a message, in characters.
const LIMIT: usize = 2000;

/// In Discord's Markdown: a code span that may be a command, or what cannot hold one (an escaped
/// character, code in several backticks, other code).
static CODE: LazyLock<Regex> = LazyLock::new(|| {
    let pattern = r"(?s)`/(?<command>[^`]+)`|\\.|`{3,}.*?`{3,}|``.*?``|`[^`]+`";
    Regex::new(pattern).expect("the pattern is valid")
});

/// A mention of a command, or an emoji with the space behind it.
static MENTION: LazyLock<Regex> = LazyLock::new(|| {
    let pattern = r"</(?<command>[\w'-]+):\d+>|<:(?<emoji>\w+):\d+> ?";
    Regex::new(pattern).expect("the pattern is valid")
});

/// A text with a mention for each code span that is a command, like `/board`, and an emoji for each
/// mark, where all of it fits into a message.
pub(super) fn with_mentions(text: &str, known: &RegisteredIds) -> String {
    let mentioned = CODE.replace_all(text, |code: &Captures<'_>| {
        let name = code.name("command").map_or("", |name| name.as_str());
        match known.commands.get(name) {
            Some(id) => format!("</{name}:{id}>"),
            None => code[0].to_owned(),
        }
    });
    let with_mentions = Emoji::replace_marks(&mentioned, |emoji| {
        known.emoji(emoji).map(|(name, id)| format!("<:{name}:{id}>"))
    });
    if with_mentions.chars().count() > LIMIT { Emoji::unmarked(text) } else { with_mentions }
}

/// What was said where Discord has this text: mentions of commands are code spans again, and the
/// bot's own emoji are left out.
pub(in crate::discord) fn without_mentions(text: &str) -> String {
    let without_mentions = MENTION.replace_all(text, |mention: &Captures<'_>| {
        match (mention.name("command"), mention.name("emoji")) {
            (Some(name), _) => format!("`/{}`", name.as_str()),
            (_, Some(name)) if Emoji::has_name(name.as_str()) => String::new(),
            _ => mention[0].to_owned(),
        }
    });
    without_mentions.into_owned()
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
            assert_eq!(with_mentions(text, &known()), expected);
            assert_eq!(with_mentions(text, &RegisteredIds::default()), text, "without ids");
            assert_eq!(without_mentions(expected), text);
        }
    }

    #[test]
    fn a_mark_becomes_an_emoji_or_nothing() {
        let [known_one, other] = [Emoji::die(5), Emoji::ROLL].map(Emoji::mark);
        let text = format!("your move. {known_one} `/board` {other} a **5**");
        let shown = "your move. <:ef_die_5:13> </board:11> a **5**";
        assert_eq!(with_mentions(&text, &known()), shown);
        assert_eq!(with_mentions(&text, &RegisteredIds::default()), "your move. `/board` a **5**");
        assert_eq!(without_mentions(shown), Emoji::unmarked(&text));
        for text in ["<:other:13> a", "<:ef_die_5> a", "<:ef_die_5:x>"] {
            assert_eq!(without_mentions(text), text);
        }
        let long = format!("{known_one} {}", "x".repeat(LIMIT));
        assert_eq!(with_mentions(&long, &known()), "x".repeat(LIMIT));
    }

    #[test]
    fn what_is_too_long_with_mentions_has_none() {
        let long = format!("`/board`{}", "x".repeat(LIMIT - 8));
        assert_eq!(with_mentions(&long, &known()), long);
        let fits = format!("`/board`{}", "x".repeat(LIMIT - 11));
        assert!(with_mentions(&fits, &known()).starts_with("</board:11>"));
    }

    #[test]
    fn what_is_no_mention_of_a_command_stays() {
        for text in ["a </b", "</b>", "</b:c>", "<@1> <#2> </", "</</move:x>"] {
            assert_eq!(without_mentions(text), text);
        }
        assert_eq!(without_mentions("</</move:4>"), "</`/move`");
    }
}
