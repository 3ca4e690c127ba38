//! The bot's own code holds no sentence: what people read stands in `speech`.
//!
//! A string of two or more words is allowed only in what the log and programmers read: macros that
//! log or panic, errors' `Display`, SQL, and the few files that speak to who runs the program.

use crate::sources;

/// What speaks to who runs the program, and SQL.
const ALLOWED: [&str; 12] = [
    "store",             // statements
    "main.rs",           // the command line
    "config",            // errors of configuration
    "config.rs",         // the same
    "limits.rs",         // the same
    "log.rs",            // the log
    "metrics.rs",        // what is measured means
    "operate",           // what is told to who runs the program
    "bot.rs",            // why the program does not start
    "playground_cmd.rs", // the playground's address
    "discord/rest",      // what a request says in the log
    "discord/gateway.rs",
];

/// Where a string is no text that people read.
const MACROS: [&str; 14] = [
    "error!(",
    "warn!(",
    "info!(",
    "debug!(",
    "trace!(",
    "panic!(",
    "assert!(",
    "assert_eq!(",
    "unreachable!(",
    "expect(",
    "#[error(",
    "reason = ",
    "#[doc",
    "unusable(",
];

/// The beginnings of what the log says by way of a value, what is run in a shell, and a word of
/// PGN.
const LOGGED: [&str; 14] = [
    "all servers",
    "the server {guild}",
    "the reply cannot be read",
    "no id",
    "no permissions",
    "printf",
    "question not shown",
    "challenge:to:",
    "engine:",
    "time forfeit",
    "no page of the rules shows a turn",
    "no game is called",
    "the secret is no secret",
    "game {id}: result and next are",
];

/// The strings of a source, each with the 200 characters before it; without comments and tests.
fn strings(source: &str) -> Vec<(String, String)> {
    let source = source.split("#[cfg(test)]").next().unwrap_or_default();
    let code: Vec<&str> =
        source.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    let code = code.join("\n");
    let mut found = Vec::new();
    let (mut before, mut rest) = (String::new(), code.as_str());
    while let Some((outside, inside)) = rest.split_once('"') {
        before.push_str(outside);
        // `'"'` is a character.
        if outside.ends_with('\'') && inside.starts_with('\'') {
            rest = inside;
            continue;
        }
        let mut end = 0;
        let bytes = inside.as_bytes();
        while end < bytes.len() && bytes[end] != b'"' {
            end += if bytes[end] == b'\\' { 2 } else { 1 };
        }
        let context: String = before.chars().rev().take(200).collect();
        found.push((inside[..end].to_owned(), context.chars().rev().collect()));
        before.push_str(&inside[..end]);
        rest = inside.get(end + 1..).unwrap_or_default();
    }
    found
}

/// Whether a text has two words one after the other.
fn is_sentence(text: &str) -> bool {
    let plain: String = text.split('{').map(|it| it.split('}').next_back().unwrap_or("")).collect();
    let is_word =
        |word: &&str| word.len() > 1 && word.bytes().all(|byte| byte.is_ascii_alphabetic());
    let words: Vec<&str> = plain.split([' ', ',', ':', '\n']).collect();
    words.windows(2).any(|pair| pair.iter().all(is_word))
}

/// Whether the statement that a string belongs to is one that people do not read.
fn is_for_programmers(before: &str) -> bool {
    let statement = before.rsplit([';', '}']).next().unwrap_or(before);
    MACROS.iter().any(|it| statement.contains(it))
}

#[test]
fn no_sentence_stands_outside_speech() {
    let mut sentences = Vec::new();
    for source in sources() {
        let place = source.place.to_str().expect("a text");
        let is_test = source.place.file_stem().is_some_and(|it| it == "tests");
        if is_test || ALLOWED.iter().any(|allowed| place.starts_with(allowed)) {
            continue;
        }
        for (text, before) in strings(&source.text) {
            let is_logged = LOGGED.iter().any(|start| text.starts_with(start));
            if is_sentence(&text) && !is_for_programmers(&before) && !is_logged {
                sentences.push(format!("{place}: {text:?}"));
            }
        }
    }
    assert!(sentences.is_empty(), "{}", sentences.join("\n"));
}

#[test]
fn a_sentence_would_be_found() {
    let source = "fn f() { say(\"You played well.\"); tracing::warn!(\"not done yet\"); }";
    let found: Vec<bool> = strings(source)
        .iter()
        .map(|(text, before)| is_sentence(text) && !is_for_programmers(before))
        .collect();
    assert_eq!(found, [true, false]);
    assert!(!is_sentence("pick:{game}:{ply}") && !is_sentence("e2e4"));
}
