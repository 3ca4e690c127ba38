//! `/puzzle [variant] [kind] [daily]`: a problem to solve, private to who asks.

use async_trait::async_trait;

use super::Command;
use super::spec::{ChoiceSpec, CommandSpec, OptionKind, OptionSpec, given_variant};
use crate::game::puzzle::{Filter, Kind};
use crate::ui::app::App;
use crate::ui::error::Error;
use crate::ui::interaction::{CommandContext, Options};
use crate::ui::pictures::PictureKind;
use crate::ui::puzzle;
use crate::ui::reply::Response;

/// The command.
pub(super) struct Puzzle;

#[async_trait]
impl Command for Puzzle {
    fn spec(&self) -> CommandSpec {
        let variant = OptionSpec { required: false, ..OptionSpec::variant("puzzle") };
        let kinds = Kind::ALL.map(|kind| ChoiceSpec::plain(kind.name())).to_vec();
        let kind =
            OptionSpec { choices: kinds, ..OptionSpec::new("puzzle", "kind", OptionKind::Text) };
        CommandSpec::new("puzzle").with(variant).with(kind).with(OptionSpec::new(
            "puzzle",
            "daily",
            OptionKind::Flag,
        ))
    }

    fn picture(&self, _options: &Options) -> Option<PictureKind> {
        Some(PictureKind::Other)
    }

    async fn run(
        &self,
        app: &App,
        context: &CommandContext<'_>,
        options: &Options,
    ) -> Result<Response, Error> {
        let variant = given_variant(options)?;
        let kinds = || Kind::ALL.map(Kind::name).to_vec();
        let kind = options.named("kind", kinds, |name| name.parse().ok())?;
        if options.flag("daily") {
            return Ok(puzzle::daily(app, context).await?.into());
        }
        Ok(puzzle::another(app, context, Filter { variant, kind }, None).await?.into())
    }
}
