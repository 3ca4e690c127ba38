//! What the bot logs, line by line: whether it tells a secret, or of a fault of its own.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What the line begins with in which a process says why it ends.
const LAST_WORDS: &str = "chaos: the bot: ";

/// How many hex digits a secret of the dice has.
const SECRET: usize = 64;

/// What was found in the lines so far.
#[derive(Debug, Default)]
struct Read {
    /// How many processes there were.
    processes: usize,
    lines: usize,
    errors: usize,
    findings: Vec<String>,
    /// Whatever could be the secret of a game's dice.
    words: HashSet<String>,
    /// The secrets of games' dice.
    secrets: Vec<String>,
    /// Warnings and errors, and why processes ended.
    worst: Vec<String>,
    /// Why processes ended by themselves.
    last_words: Vec<String>,
}

/// What all processes of the bot have logged.
#[derive(Clone, Debug)]
pub(crate) struct Logs {
    /// What no line may hold.
    forbidden: Arc<Vec<String>>,
    read: Arc<Mutex<Read>>,
}

impl Logs {
    /// Nothing read yet; no line may hold any of these.
    pub(crate) fn new(forbidden: Vec<String>) -> Self {
        Self { forbidden: Arc::new(forbidden), read: Arc::default() }
    }

    /// Counts another process; how many there were before.
    pub(crate) fn begin_process(&self) -> usize {
        let mut read = self.read();
        read.processes += 1;
        read.processes - 1
    }

    /// Keeps secrets of games that no line may tell.
    pub(crate) fn keep(&self, secrets: Vec<String>) {
        self.read().secrets.extend(secrets);
    }

    /// Reads a line.
    pub(crate) fn take(&self, line: &str) {
        let mut read = self.read();
        read.lines += 1;
        let is = |levels: [&str; 2]| levels.iter().any(|level| line.contains(level));
        let error = is([" ERROR ", "\"level\":\"ERROR\""]);
        let bad = error || is([" WARN ", "\"level\":\"WARN\""]);
        let last_words = line.strip_prefix(LAST_WORDS);
        if (bad || last_words.is_some()) && read.worst.len() < 20_000 {
            read.worst.push(line.to_owned());
        }
        read.errors += usize::from(error);
        read.last_words.extend(last_words.map(str::to_owned));
        if line.contains("panicked") {
            read.findings.push(format!("the bot panicked: {line}"));
        }
        if self.forbidden.iter().any(|it| line.contains(it)) || has_interaction_token(line) {
            read.findings.push(format!("a line of the log tells a secret: {line}"));
        }
        let words = line.split(|it: char| !it.is_ascii_hexdigit());
        read.words.extend(words.filter(|it| it.len() == SECRET).map(str::to_owned));
    }

    /// What does not belong into a log.
    pub(crate) fn findings(&self) -> Vec<String> {
        let read = self.read();
        let told = read.secrets.iter().filter(|it| read.words.contains(*it));
        let told = told.map(|_| "the log tells the secret of a game's dice".to_owned());
        read.findings.iter().cloned().chain(told).collect()
    }

    /// How many lines there were, and how many of them tell of an error.
    pub(crate) fn counts(&self) -> (usize, usize) {
        let read = self.read();
        (read.lines, read.errors)
    }

    /// Why processes ended by themselves, as far as they were read.
    pub(crate) fn last_words(&self) -> Vec<String> {
        self.read().last_words.clone()
    }

    /// The warnings and errors, and why processes ended.
    pub(crate) fn worst(&self) -> String {
        self.read().worst.join("\n")
    }

    fn read(&self) -> MutexGuard<'_, Read> {
        self.read.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether a line holds the token of an interaction, as the stand-in makes them: an id, a hyphen
/// and 64 hex digits.
fn has_interaction_token(line: &str) -> bool {
    line.match_indices('-').any(|(at, _)| {
        let after = line[at + 1..].bytes().take_while(u8::is_ascii_hexdigit).count();
        let before = line[..at].bytes().rev().take_while(u8::is_ascii_digit).count();
        after == SECRET && before >= 16
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_found() {
        let token = format!("1234567890123456789-{}", "ab".repeat(32));
        assert!(has_interaction_token(&format!("POST /interactions/1/{token}/callback")));
        assert!(!has_interaction_token(&format!("hash {}", "ab".repeat(32))));
        let logs = Logs::new(vec!["passw0rd".to_owned()]);
        logs.take(&format!("game 1: secret {}", "cd".repeat(32)));
        logs.keep(vec!["ef".repeat(32)]);
        assert!(logs.findings().is_empty());
        logs.keep(vec!["cd".repeat(32)]);
        assert_eq!(logs.findings().len(), 1);
        logs.take("postgres://u:passw0rd@h");
        assert_eq!(logs.findings().len(), 2);
    }
}
