//! `/challenge variant [opponent] [color] [thread]`: asks a person, or anybody, for a game.

use async_trait::async_trait;

use super::Command;
use super::rules::variant;
use super::spec::{ChoiceSpec, CommandSpec, OptionKind, OptionSpec};
use crate::error::Error;
use crate::ui::app::{App, Options, Request};
use crate::ui::challenge::{self, Terms, Wish};
use crate::ui::reply::Response;

/// The command.
pub(super) struct Challenge;

#[async_trait]
impl Command for Challenge {
    fn spec(&self) -> CommandSpec {
        let color = OptionSpec {
            choices: Wish::NAMES.map(ChoiceSpec::plain).to_vec(),
            ..OptionSpec::new(OptionKind::Text, "color", "The side you play; random if left out")
        };
        CommandSpec::new("challenge", "Challenge a person, or anybody, to a game")
            .with(OptionSpec::variant("Which game"))
            .with(OptionSpec::new(
                OptionKind::Person,
                "opponent",
                "Whom; anybody may accept if left out",
            ))
            .with(color)
            .with(OptionSpec::new(OptionKind::Flag, "thread", "Play in a thread of its own"))
    }

    async fn run(
        &self,
        app: &App,
        request: &Request,
        options: &Options,
    ) -> Result<Response, Error> {
        let color = options.text("color").unwrap_or("random");
        let wish = Wish::by_name(color)
            .ok_or_else(|| Error::mistake("`color` is one of `white`, `black` and `random`."))?;
        let terms = Terms {
            variant: variant(options)?,
            opponent: options.person("opponent"),
            wish,
            thread: options.flag("thread"),
        };
        challenge::make(app, request, terms).await
    }
}
