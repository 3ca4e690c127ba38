//! Slash commands: one file for each, and the list of them that registration, help and the router
//! follow.

mod board;
mod challenge;
mod help;
mod move_;
mod replay;
mod resign;
mod roll;
mod rules;
mod settings;
mod spec;

use async_trait::async_trait;

pub use self::spec::CommandSpec;
use super::app::App;
use super::error::Error;
use super::refusal::Refusal;
use super::reply::{Answer, Choice, Response};
use super::request::{Asked, Options};

/// A slash command.
#[async_trait]
pub(super) trait Command: Send + Sync {
    /// How it is registered with Discord; its name and description are in `/help` too.
    fn spec(&self) -> CommandSpec;

    /// Does what is asked.
    ///
    /// # Errors
    ///
    /// Fails with the person's mistake, or with what went wrong with us.
    async fn run(&self, app: &App, asked: &Asked<'_>, options: &Options)
    -> Result<Response, Error>;

    /// Suggestions, at most 25, for what is typed so far.
    ///
    /// # Errors
    ///
    /// Fails where there is nothing to suggest.
    async fn complete(
        &self,
        _app: &App,
        _asked: &Asked<'_>,
        _typed: &str,
    ) -> Result<Vec<Choice>, Error> {
        Ok(Vec::new())
    }
}

/// Every command, in the order of `/help`.
static COMMANDS: &[&dyn Command] = &[
    &challenge::Challenge,
    &roll::Roll,
    &move_::Move,
    &board::Board,
    &replay::Replay,
    &resign::Resign,
    &rules::Rules,
    &settings::Settings,
    &help::Help,
];

/// The registrations of all commands.
pub fn specs() -> Vec<CommandSpec> {
    COMMANDS.iter().map(|command| command.spec()).collect()
}

/// Does what a command asks.
///
/// # Errors
///
/// Fails with the person's mistake, or with what went wrong with us.
pub(super) async fn run(
    app: &App,
    asked: &Asked<'_>,
    name: &str,
    options: &Options,
) -> Result<Response, Error> {
    let command = find(name).ok_or(Refusal::UnknownCommand)?;
    command.run(app, asked, options).await
}

/// Suggests values for an option of a command. Where there is nothing to suggest, nothing is.
///
/// # Errors
///
/// Fails where the database does.
pub(super) async fn complete(
    app: &App,
    asked: &Asked<'_>,
    name: &str,
    typed: &str,
) -> Result<Response, Error> {
    let choices = match find(name) {
        Some(command) => command.complete(app, asked, typed).await,
        None => Ok(Vec::new()),
    };
    let choices = match choices {
        Err(Error::Refused(_)) => Vec::new(),
        choices => choices?,
    };
    Ok(Answer::Choices(choices).into())
}

fn find(name: &str) -> Option<&'static dyn Command> {
    COMMANDS.iter().copied().find(|command| command.spec().name == name)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_command_keeps_within_what_discord_takes() {
        let word = |text: &str| {
            (1..=32).contains(&text.len())
                && text.bytes().all(|byte| byte.is_ascii_lowercase() || b"-_".contains(&byte))
        };
        let line = |text: &str| (1..=100).contains(&text.chars().count());
        let mut names = HashSet::new();
        for spec in specs() {
            assert!(word(spec.name) && line(spec.description), "{}", spec.name);
            assert!(names.insert(spec.name), "{} is there twice", spec.name);
            assert!(spec.options.len() <= 25, "{}", spec.name);
            let required = spec.options.iter().map(|option| option.required);
            assert!(required.is_sorted_by(|a, b| a >= b), "{}: required come first", spec.name);
            for option in &spec.options {
                assert!(word(option.name) && line(option.description), "{}", option.name);
                assert!(option.choices.len() <= 25, "{}", option.name);
                assert!(!option.autocomplete || option.choices.is_empty(), "{}", option.name);
                for choice in &option.choices {
                    assert!(line(&choice.name) && line(&choice.value), "{}", choice.name);
                }
            }
        }
    }

    #[test]
    fn games_are_offered_as_the_registry_lists_them() {
        let ids: Vec<&str> =
            ::rules::variants::VARIANTS.iter().map(|variant| variant.id()).collect();
        for name in ["challenge", "rules"] {
            let spec = find(name).unwrap().spec();
            let variant = spec.options.iter().find(|option| option.name == "variant").unwrap();
            let values: Vec<&str> =
                variant.choices.iter().map(|choice| choice.value.as_str()).collect();
            assert_eq!(values, ids, "/{name}");
        }
    }
}
