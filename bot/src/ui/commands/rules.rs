//! `/rules variant`: the rules of a game, page by page, for the person who asks.

use async_trait::async_trait;

use super::Command;
use super::spec::{CommandSpec, OptionSpec, variant};
use crate::ui::app::App;
use crate::ui::error::Error;
use crate::ui::pictures::drawn;
use crate::ui::reply::Response;
use crate::ui::request::{Asked, Options};
use crate::ui::views;

/// The command.
pub(super) struct Rules;

#[async_trait]
impl Command for Rules {
    fn spec(&self) -> CommandSpec {
        CommandSpec::new("rules").with(OptionSpec::variant("rules"))
    }

    async fn run(&self, _: &App, asked: &Asked<'_>, options: &Options) -> Result<Response, Error> {
        let variant = variant(options)?;
        let appearance = asked.preferences.own_appearance();
        Ok(drawn(move || views::guide(variant, 0, appearance)).await?.into())
    }
}
