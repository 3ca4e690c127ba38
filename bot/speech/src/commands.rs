//! What commands are for, as Discord shows it while they are typed, and in `/help`.

use crate::language::Language;

/// What a command does, in at most 100 characters.
pub fn description(language: Language, command: &str) -> String {
    language.format(&format!("command-{command}"), &[])
}

/// What an option of a command is for, in at most 100 characters.
pub fn option(language: Language, command: &str, option: &str) -> String {
    language.format(&format!("command-{command}.{option}"), &[])
}

/// A choice of an option by its value, such as `white`; games, themes and sizes have names of their
/// own.
pub fn choice(language: Language, value: &str) -> String {
    language.format(&format!("choice-{value}"), &[])
}

/// What stands above the commands and games in `/help`.
pub fn help_opening(language: Language) -> String {
    language.format("help-opening", &[])
}
