//! Slash commands: one file for each, and the list of them that registration, help and the router
//! follow.

pub mod spec;

mod board;
mod challenge;
mod help;
mod move_;
mod resign;
mod roll;
mod rules;

use async_trait::async_trait;

use self::spec::CommandSpec;
use crate::app::{App, Options, Request};
use crate::error::Error;
use crate::messenger::{Answer, Choice, Response};

/// A slash command.
#[async_trait]
pub trait Command: Send + Sync {
    /// How it is registered with Discord; its name and description are in `/help` too.
    fn spec(&self) -> CommandSpec;

    /// Does what is asked.
    ///
    /// # Errors
    ///
    /// Fails with the person's mistake, or with what went wrong with us.
    async fn run(&self, app: &App, request: &Request, options: &Options)
    -> Result<Response, Error>;

    /// Suggestions, at most 25, for what is typed so far.
    ///
    /// # Errors
    ///
    /// Fails where there is nothing to suggest.
    async fn complete(
        &self,
        _app: &App,
        _request: &Request,
        _typed: &str,
    ) -> Result<Vec<Choice>, Error> {
        Ok(Vec::new())
    }
}

/// Every command, in the order of `/help`.
pub static COMMANDS: &[&dyn Command] = &[
    &challenge::Challenge,
    &roll::Roll,
    &move_::Move,
    &board::Board,
    &resign::Resign,
    &rules::Rules,
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
pub async fn run(
    app: &App,
    request: &Request,
    name: &str,
    options: &Options,
) -> Result<Response, Error> {
    request.place()?;
    match find(name) {
        Some(command) => command.run(app, request, options).await,
        None => Err(Error::mistake(
            "I do not know that command any more. `/help` lists mine.",
        )),
    }
}

/// Suggests values for an option of a command. Where there is nothing to suggest, nothing is.
///
/// # Errors
///
/// Fails where the database does.
pub async fn complete(
    app: &App,
    request: &Request,
    name: &str,
    typed: &str,
) -> Result<Response, Error> {
    let choices = match find(name) {
        Some(command) => command.complete(app, request, typed).await,
        None => Ok(Vec::new()),
    };
    let choices = match choices {
        Err(Error::Mistake(_)) => Vec::new(),
        choices => choices?,
    };
    Ok(Answer::Choices(choices).into())
}

fn find(name: &str) -> Option<&'static dyn Command> {
    COMMANDS
        .iter()
        .copied()
        .find(|command| command.spec().name == name)
}
