//! `/rules variant`: the rules of a game, page by page, for the person who asks.

use async_trait::async_trait;
use rules::Variant;

use super::Command;
use super::spec::{CommandSpec, OptionSpec};
use crate::error::Error;
use crate::ui::app::{App, Options, Request};
use crate::ui::components;
use crate::ui::reply::Response;

/// The command.
pub(super) struct Rules;

#[async_trait]
impl Command for Rules {
    fn spec(&self) -> CommandSpec {
        CommandSpec::new("rules", "The rules of a game, with pictures")
            .with(OptionSpec::variant("Which game"))
    }

    async fn run(
        &self,
        app: &App,
        request: &Request,
        options: &Options,
    ) -> Result<Response, Error> {
        let look = app.look_of(request).await?;
        Ok(components::rules::page(variant(options)?, 0, look)?.into())
    }
}

/// The game that the option `variant` names.
///
/// # Errors
///
/// Tells the person which games there are, where it names none.
pub(super) fn variant(options: &Options) -> Result<&'static dyn Variant, Error> {
    rules::variants::by_id(options.required("variant")?).ok_or_else(|| {
        let ids = rules::variants::VARIANTS.iter().map(|variant| format!("`{}`", variant.id()));
        let ids: Vec<String> = ids.collect();
        Error::mistake(format!("`variant` is one of {}.", ids.join(", ")))
    })
}
